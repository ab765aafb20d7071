"""What the paper of a reveal says of a conflict: where it is, who met, how it ended, and why."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QBoxLayout, QLabel

from engine.board.board import Board
from engine.board.location import province_of
from engine.rules.ruling import Conflict
from engine.table.view import PastPhase
from gui.explain.why_panel import ConflictSides
from gui.games import catalogue
from gui.kit.widgets import button, column, label, row, rule
from gui.table.reveal.power_block import sized, sized_name
from gui.words import labels, phases

_VERDICT, _MORE, _SPACE = 28, 24, 38
"""Read from 3 m, also on a laptop of 1280 × 720: how it ended, what comes of it, and where."""

_HEADING, _REASON = 14, 17


class ConflictWords(QObject):
    """The same words and buttons for one conflict after another.

    A style sheet is looked up for everything that is new on a page, and a board that moves waits
    for it: making all of it anew took a reveal more than a picture's time at every conflict.
    """

    rule_asked = Signal(str)
    """The section of the rulebook that decided."""

    why_asked = Signal()

    def __init__(self, past: PastPhase, board: Board, grown: float) -> None:
        super().__init__()
        self._past, self._board, self._grown = past, board, grown
        self._telling = catalogue.played_on(board).telling()
        self._section = ""
        self._name = sized("", _HEADING * grown, ink="text2")
        self._season = sized("", _HEADING * grown, ink="text2")
        self._place = sized_name("", _SPACE * grown)
        self._sides = ConflictSides(board, scale=grown)
        heading = row(self._name, None, self._season)
        self.above = (heading, self._place, self._sides)
        self._verdict = sized("", _VERDICT * grown, bold=True, wrap=True, large=True)
        self._more = sized("", _MORE * grown, ink="text2", wrap=True, large=True)
        for one in (self._verdict, self._more):
            one.setObjectName("told")
        self.ended = column(rule(), self._verdict, self._more, gap=8)
        self._lines: list[QLabel] = []
        self.reasons = column(gap=8)
        self._need(2)
        self._rule = button("", "", small=True)
        self._rule.clicked.connect(lambda: self.rule_asked.emit(self._section))
        self._why, self._key = button("", "link"), label("?", "key")
        self._why.clicked.connect(self.why_asked)
        links = row(self._rule, self._why, self._key, None, gap=10)
        self.further = column(self.reasons, links, gap=8)

    def tell(self, conflict: Conflict, number: int) -> None:
        """Tell of a conflict, the ``number``-th of this reveal."""
        past, board = self._past, self._board
        self._sides.tell(conflict, past)
        self._name.setText(self.tr("conflict {number}").format(number=number))
        self._season.setText(phases.full_phase_words(past.phase))
        self._place.setText(labels.province_name(board, province_of(conflict.where)))
        self._verdict.setText(self._telling.outcome(conflict, board))
        self._more.setText(self._telling.consequence(conflict, past, board))
        for one in (self._verdict, self._more):
            one.setVisible(bool(one.text()))
        reasons = self._telling.reasons(conflict, past, board)
        self._tell_reasons(reasons)
        self._section = self._telling.section(conflict, past)
        self._rule.setText(self._section)
        self._rule.setToolTip(self.tr("Read this rule"))
        self._rule.setAccessibleName(self.tr("Rule {section}").format(section=self._section))
        self._rule.setVisible(bool(self._section))
        self._why.setText(self.tr("Why?"))
        self._why.setToolTip(self.tr("Why it ended so (?)"))
        for widget in (self._why, self._key):
            widget.setVisible(bool(reasons))

    def _tell_reasons(self, reasons: tuple[str, ...]) -> None:
        self._need(len(reasons))
        for place, line in enumerate(self._lines):
            line.setText(reasons[place] if place < len(reasons) else "")
            line.setVisible(place < len(reasons))

    def _need(self, count: int) -> None:
        layout = self.reasons.layout()
        while isinstance(layout, QBoxLayout) and len(self._lines) < count:
            self._lines.append(sized("", _REASON * self._grown, wrap=True))
            layout.addWidget(self._lines[-1])
