"""Statistics of one game: orders, and supports and stabs. All of it was revealed."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from engine.board.board import Board
from engine.catalogue import GAMES
from engine.chronicle.figures import Against, Figures, Stab
from engine.table.view import PastPhase, PublicView
from gui.explain.deal_words import table_lines
from gui.games import catalogue
from gui.kit.scroller import scroller, sideways
from gui.kit.signs import Badge
from gui.kit.widgets import button, column, label, rule
from gui.words import labels, names, phases

_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_MIDDLE = Qt.AlignmentFlag.AlignCenter
_BADGE = 26
_BESIDE = 9
"""How many powers' columns fit beside each other on the page."""
_KINDS_BESIDE = 4
"""How many kinds of order do."""


class StatisticsPage(QWidget):
    """Counted when it is first looked at."""

    phase_asked = Signal(str)
    """The code of a phase that somebody wants to see."""

    def __init__(self, public: PublicView, board: Board) -> None:
        super().__init__()
        self._public, self._board = public, board
        self._figures: Figures | None = None
        self._powers = sorted(board.powers, key=lambda power: power.letter)
        self._inside = QWidget()
        self._box = QVBoxLayout(self._inside)
        self._box.setContentsMargins(0, 0, 10, 0)
        self._box.setSpacing(8)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(scroller(self._inside))

    @property
    def figures(self) -> Figures:
        """The figures of the game, counted once."""
        if self._figures is None:
            public = self._public
            count = GAMES[public.game].statistics
            self._figures = count(public.past, self._board, public.sides)
        return self._figures

    def fill(self) -> None:
        """Write everything in the language now spoken."""
        while (item := self._box.takeAt(0)) is not None:
            old = item.widget()
            if old is not None:
                old.hide()
                old.deleteLater()
        numbers, supported = self.figures, GAMES[self._public.game].supports
        if supported:
            self._fill_supports(numbers)
            self._box.addWidget(rule())
        self._box.addWidget(label(self.tr("Orders"), "h3"))
        self._box.addWidget(
            label(
                self.tr("How many did what they were meant to do, of how many."), "muted", wrap=True
            )
        )
        self._box.addWidget(self._orders(numbers))
        if supported:
            self._box.addWidget(rule())
            self._fill_stabs(numbers)
        if seats := table_lines(self._public, self._board):
            self._box.addWidget(rule())
            self._box.addWidget(label(self.tr("Seats"), "h3"))
            for line in seats:
                self._box.addWidget(label(line, "muted", wrap=True, selectable=True))
        self._box.addStretch(1)

    def _fill_supports(self, figures: Figures) -> None:
        self._box.addWidget(label(self.tr("Supports given to others"), "h3"))
        self._box.addWidget(
            label(
                self.tr("The line’s power supported the column’s. In brackets: cut."),
                "muted",
                wrap=True,
            )
        )
        self._box.addWidget(self._supports(figures))

    def _fill_stabs(self, figures: Figures) -> None:
        self._box.addWidget(label(self.tr("Stabs"), "h3"))
        self._box.addWidget(
            label(
                self.tr(
                    "Moves into a space or onto a centre of a power that supported the mover in "
                    "the same turn or in the one before. A space is a power’s where its unit "
                    "stands, and within its borders where nobody does."
                ),
                "muted",
                wrap=True,
            )
        )
        self._box.addWidget(self._stabs(figures.stabs))

    def _supports(self, figures: Figures) -> QWidget:
        given, counted = figures.helped(), figures.helped(counted=True)
        givers = receivers = self._powers
        if len(self._powers) > _BESIDE:  # of many, those between whom there was anything
            givers = [one for one in self._powers if any(one.id == key[0] for key in given)]
            receivers = [one for one in self._powers if any(one.id == key[1] for key in given)]
        if not givers:
            return label(self.tr("Nobody supported anybody else."), "strong")
        inside, grid = self._grid()
        for place, power in enumerate(receivers, 1):
            grid.addWidget(self._badge(power.id), 0, place, _MIDDLE)
            grid.setColumnStretch(place, 1)
        for line, giver in enumerate(givers, 1):
            grid.addWidget(self._badge(giver.id), line, 0)
            for place, receiver in enumerate(receivers, 1):
                whole = given.get((giver.id, receiver.id), 0)
                cut = whole - counted.get((giver.id, receiver.id), 0)
                text = "–" if giver is receiver else str(whole) if whole else "·"
                text = f"{text} ({cut})" if cut else text
                cell = label(text, "strong" if whole else "muted", align=_MIDDLE)
                cell.setToolTip(
                    self.tr("{giver} supported {receiver}: {count}, cut {cut}").format(
                        giver=labels.power_name(self._board, giver.id),
                        receiver=labels.power_name(self._board, receiver.id),
                        count=whole,
                        cut=cut,
                    )
                )
                grid.addWidget(cell, line, place)
        return inside if len(receivers) <= _BESIDE else sideways(inside)

    def _stabs(self, stabs: Sequence[Stab]) -> QWidget:
        if not stabs:
            return label(self.tr("There was none."), "strong")
        lines: list[QWidget] = []
        for stab in reversed(stabs):
            head = self.tr("{phase}: {mover:the} against {victim:the}").format(
                phase=phases.phase_words(stab.phase),
                mover=names.spoken(self._board).power(stab.mover),
                victim=names.spoken(self._board).power(stab.victim),
            )
            link = button(head, "link")
            link.clicked.connect(lambda _=False, code=stab.phase.code: self.phase_asked.emit(code))
            lines += [link, label(self._told(stab), "muted", wrap=True)]
        return column(*lines, gap=3)

    def _told(self, stab: Stab) -> str:
        thanks = self.tr("{order}. {phase}: {victim:the} had helped with {support}").format(
            order=labels.notation(stab.order, self._board),
            phase=phases.phase_words(stab.thanks_for.phase),
            victim=names.spoken(self._board).power(stab.victim),
            support=labels.notation(stab.thanks_for.order, self._board),
        )
        against = {
            Against.UNIT: self.tr("against a unit"),
            Against.COUNTED: self.tr("onto a centre"),
            Against.LAND: self.tr("into its land"),
        }[stab.against]
        ended = self.tr("succeeded") if stab.succeeded else self.tr("failed")
        invited = self.tr("with the victim’s own support") if stab.invited else ""
        return " · ".join(part for part in (against, thanks, ended, invited) if part)

    def _orders(self, figures: Figures) -> QWidget:
        kinds = [*catalogue.GAMES[self._public.game].words().kinds().items()]
        parts = -(-len(kinds) // _KINDS_BESIDE)
        size = -(-len(kinds) // parts)
        grids = [kinds[first : first + size] for first in range(0, len(kinds), size)]
        return column(*(self._counted(figures, dict(grid)) for grid in grids), gap=10)

    def _counted(self, figures: Figures, kinds: Mapping[str, str]) -> QWidget:
        inside, grid = self._grid()
        for place, head in enumerate(kinds.values(), 1):
            grid.addWidget(label(head, "caption", align=_RIGHT), 0, place)
            grid.setColumnStretch(place, 1)
        for line, power in enumerate(self._powers, 1):
            grid.addWidget(self._badge(power.id), line, 0)
            good, whole = figures.by_kind(power.id)
            for place, kind in enumerate(kinds, 1):
                text = f"{good[kind]} / {whole[kind]}" if whole[kind] else "·"
                grid.addWidget(label(text, align=_RIGHT), line, place)
        return inside

    def _grid(self) -> tuple[QWidget, QGridLayout]:
        inside = QWidget()
        grid = QGridLayout(inside)
        grid.setContentsMargins(0, 2, 0, 4)
        grid.setHorizontalSpacing(6)
        grid.setVerticalSpacing(4)
        return inside, grid

    def _badge(self, power: str) -> Badge:
        name = labels.power_name(self._board, power)
        badge = Badge(labels.power_letter(self._board, power), _BADGE, name=name)
        badge.setToolTip(name)
        return badge


def place_of(past: Sequence[PastPhase], code: str) -> int:
    """Return which of the past phases has a code; the first one if none has."""
    return next((place for place, one in enumerate(past) if one.phase.code == code), 0)
