"""A board and the paper beside it, on which one phase after another is asked about."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from engine.board.loader import LoadedMap
from engine.board.location import province_of
from engine.rules.ruling import Ruling
from engine.study.predicting import Fate
from gui.explain.open_rule import open_rule
from gui.kit import theme
from gui.kit.widgets import column, row
from gui.predict.asking import Asking
from gui.predict.predict_board import PredictBoard
from gui.predict.predict_foot import PredictFoot
from gui.predict.predict_panel import PredictPanel

_PAPER, _NARROW_PAPER, _NARROW = 500, 400, 1500
"""How wide the paper is in a usual window, in a narrow one, and what is narrow."""


class PredictTable(QWidget):
    """For one map: a phase on another one has a table of its own."""

    done = Signal()
    """All phases were asked about."""

    def __init__(self, loaded: LoadedMap, asking: Asking) -> None:
        super().__init__()
        self.loaded, self.asking, self._before = loaded, asking, False
        self._unkept = ""
        self._veiled = False
        """Whether the board is veiled round what is explained: not before somebody asks why."""

        self.board = PredictBoard(loaded)
        self.view = self.board.view
        self.panel = PredictPanel(loaded.board, asking)
        self.foot = PredictFoot()
        self._paper = column((self.panel, 1), pad=(20, 12, 16, 14), surface="paper")
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(row((column((self.view, 1), self.foot, gap=0), 1), self._paper, gap=0))
        asking.moved.connect(self.show_phase)
        asking.marked.connect(self._on_marked)
        asking.refused.connect(self.foot.say)
        self.view.location_clicked.connect(self._on_clicked)
        self.view.chip_clicked.connect(lambda key, _: self._on_clicked(key))
        self.panel.rule_asked.connect(self._on_rule)
        self.panel.lit.connect(self._on_lit)
        self.panel.explained.connect(self._on_explained)
        self.foot.before.clicked.connect(lambda: self.show_result(before=True))
        self.foot.after.clicked.connect(lambda: self.show_result(before=False))
        self.foot.go.clicked.connect(self.go_on)
        self.show_phase()

    @property
    def _elsewhere(self) -> bool:
        """Whether the phase is on another map: another table is laid for that."""
        return self.asking.turn.subject.map != self.loaded.board.id

    def show_phase(self) -> None:
        """Show another phase, or what came of this one."""
        asking = self.asking
        if self._elsewhere:
            return
        self._veiled = False
        self.foot.say("")
        self.foot.show_state(revealed=asking.revealed, last=asking.last)
        if asking.revealed:
            self.show_result(before=False)
        else:
            self.board.ask(asking)
            if self.isVisible():
                self.board.frame(asking)
        self.panel.show_phase()
        self._say_unkept()

    def _say_unkept(self) -> None:
        """Say why something is not kept, as long as it is not."""
        before, self._unkept = self._unkept, self.asking.unkept
        if self._unkept or before:
            self.foot.say(self._unkept)

    def show_result(self, *, before: bool) -> None:
        """Show the board with its orders, or with what became of them."""
        if self.asking.revealed:
            self._before = before
            self.board.reveal(self.asking, before=before)
            self.foot.show_state(revealed=True, last=self.asking.last, before=before)

    def toggle_result(self) -> None:
        """Show the other of the two."""
        self.show_result(before=not self._before)

    def go_on(self) -> None:
        """Reveal what came of it, or ask about the next phase."""
        asking = self.asking
        if not asking.revealed:
            asking.reveal()
            self.view.setFocus(Qt.FocusReason.OtherFocusReason)
        elif asking.last:
            self.done.emit()  # and then this may be gone
        else:
            asking.go_on()

    def say(self, number: int) -> None:
        """Say what happens to the unit that is looked at, by its number; nought: not sure."""
        self.asking.say([*Fate][number - 1] if number else None)

    def _on_marked(self) -> None:
        if self._elsewhere:
            return
        self._veiled = self.asking.revealed
        if not self.asking.revealed:
            self.board.mark(self.asking)
        self.panel.show_marks()
        if self.asking.revealed:
            self.panel.speak()
        self._say_unkept()

    def _on_clicked(self, location: str) -> None:
        asking = self.asking
        here = asking.question.of(province_of(location))
        if not here:
            return
        keys = [one.key for one in here]
        if asking.here not in keys:
            asking.choose(keys[0])
        elif not asking.revealed:
            asking.turn_over(asking.here)

    def _on_explained(self, ruling: Ruling | None) -> None:
        self.view.spotlight(ruling if self._veiled else None)

    def _on_lit(self, provinces: object) -> None:
        self.view.light(provinces if isinstance(provinces, tuple) else (), "chosen")

    def _on_rule(self, section: str) -> None:
        open_rule(section, self.window(), self.loaded.board)

    def fit_paper(self, whole: int) -> None:
        """Share the room between the board and the paper."""
        usual = _NARROW_PAPER if theme.usual(whole) < _NARROW else _PAPER
        self._paper.setFixedWidth(theme.paper_width(usual, whole))

    def speak(self) -> None:
        """Say everything in the language now spoken."""
        self.panel.speak()

    def arrive(self) -> None:
        """Fit the board and give it the keys."""
        self.board.frame(self.asking)
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)
