"""The reveal: all orders of all powers at once as arrows, read out, then judged, key by key."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QVBoxLayout

from engine.board.loader import LoadedMap
from engine.board.location import province_of
from engine.rules.position import Position
from engine.session.view import PastPhase, PublicView
from gui.explain import why
from gui.kit import theme
from gui.kit.topbar import TopBar
from gui.kit.widgets import column, row
from gui.map import drawing
from gui.map.marks import Mark, StandOffMark, TrailMark
from gui.map.view import BoardView
from gui.screen import Screen
from gui.table.reveal_bar import RevealBar
from gui.table.reveal_side import RevealSide, ordered_units
from gui.table.reveal_steps import RevealStep, Scene, steps

_WIDTHS = ((1500, 340, 0.9), (2600, 500, 1.0), (1 << 30, 700, 1.4))
"""Windows narrower than the first figure have a paper so wide, in a type so large."""


def glowing(marks: Sequence[Mark], letter: str) -> tuple[Mark, ...]:
    """Let the orders of one power glow, and lie over all others; nobody's for no letter."""
    if not letter:
        return tuple(marks)
    hers = [
        mark
        for mark in marks
        if not isinstance(mark, StandOffMark | TrailMark) and mark.letter == letter
    ]
    return (*(m for m in marks if m not in hers), *(replace(mark, glow=True) for mark in hers))


class RevealScreen(Screen):
    """The evening's great moment, driven by one key. Public: all seals are open."""

    finished = Signal()
    """The table wants the results."""

    rule_asked = Signal(str)

    def __init__(self, past: PastPhase, public: PublicView, loaded: LoadedMap) -> None:
        super().__init__()
        self._past, self._public, self._board = past, public, loaded.board
        self.steps = steps(past, loaded.board)
        self.at = 0
        self.everything = False
        self._conflicts = [step for step in self.steps if step.scene is Scene.CONFLICT]
        self.top = TopBar(loaded.board)
        self.view = BoardView(loaded)
        self.bar = RevealBar(self.steps, loaded.board)
        self.side = RevealSide(past, public, loaded.board)
        self.side.skipped.connect(self.finished)
        self.side.rule_asked.connect(self.rule_asked)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.top)
        left = column((self.view, 1), self.bar, gap=0)
        layout.addWidget(row((left, 1), self.side, gap=0), 1)
        self.bar.go.clicked.connect(self.forward)
        self.bar.next.clicked.connect(self.forward)
        self.bar.prev.clicked.connect(self.back)
        self.bar.first.clicked.connect(lambda: self.go_to(0))
        self.bar.last.clicked.connect(lambda: self.go_to(len(self.steps) - 1))
        self.bar.beads.picked.connect(self.go_to)
        self.bar.everything.toggled.connect(self._on_everything)
        for keys, act in (
            ((Qt.Key.Key_Space, Qt.Key.Key_Right, Qt.Key.Key_Return), self.forward),
            ((Qt.Key.Key_Left,), self.back),
            ((Qt.Key.Key_Home,), lambda: self.go_to(0)),
            ((Qt.Key.Key_End,), lambda: self.go_to(len(self.steps) - 1)),
            ((Qt.Key.Key_A,), self.bar.everything.toggle),
        ):
            for key in keys:
                QShortcut(QKeySequence(key), self, act)
        self._speak()
        self._show()

    @property
    def step(self) -> RevealStep:
        """The step that is shown."""
        return self.steps[self.at]

    def forward(self) -> None:
        """Go one step on; after the last one come the results."""
        if self.at == len(self.steps) - 1:
            self.finished.emit()
        else:
            self.go_to(self.at + 1)

    def back(self) -> None:
        """Go one step back."""
        self.go_to(self.at - 1)

    def go_to(self, place: int) -> None:
        """Show a step of the ceremony."""
        self.at = max(0, min(place, len(self.steps) - 1))
        if self.everything:
            self.bar.everything.setChecked(False)  # shows the step as well
        else:
            self._show()

    def _on_everything(self, on: bool) -> None:  # noqa: FBT001  (a slot)
        self.everything = on
        self._show()

    def _show(self) -> None:
        step = self.step
        self.bar.set_at(self.at)
        self.side.show_step(step, self._number(), everything=self.everything)
        if self.everything:
            self._show_orders("")
        elif step.scene in (Scene.OPENED, Scene.POWER):
            self._show_orders(step.power)
        elif step.scene is Scene.CONFLICT:
            self._show_conflict(step)
        else:
            self._show_after()

    def _number(self) -> tuple[int, int]:
        """Return which conflict is looked at, and of how many."""
        step = self.step
        which = self._conflicts.index(step) + 1 if step in self._conflicts else 0
        return which, len(self._conflicts)

    def _stand(self, position: Position) -> None:
        """Show a position, unless the pieces stand there already."""
        if self.view.position is not position:
            self.view.show_position(position)

    def _show_orders(self, reading: str) -> None:
        past = self._past
        self._stand(past.before)
        letter = self._board.powers_by_id[reading].letter if reading else ""
        marks = drawing.marks_for_orders(self._board, past.before, past.orders)
        self.view.set_marks(glowing(marks, letter))
        mine = ordered_units(past, reading) if reading else ()
        self.view.set_unit_states(dict.fromkeys(mine, "chosen"))
        self.view.dim_all_but(None)

    def _show_conflict(self, step: RevealStep) -> None:
        past, conflict = self._past, step.conflict
        if conflict is None:
            return
        self._stand(past.before)
        self.view.set_marks(
            drawing.marks_for_resolution(self._board, past.before, past.orders, past.resolution)
        )
        near = {province_of(conflict.where)}
        for side in conflict.sides:
            near.add(why.province_of_unit(side.unit))
            near |= {why.province_of_unit(unit) for unit in side.supporters}
        self.view.set_unit_states({})
        self.view.dim_all_but(near)

    def _show_after(self) -> None:
        past = self._past
        self._stand(past.resolution.after)
        self.view.set_marks(
            drawing.marks_for_resolution(
                self._board, past.before, past.orders, past.resolution, after=True
            )
        )
        self.view.set_unit_states({})
        self.view.dim_all_but(None)

    def _speak(self) -> None:
        self.top.set_view(self._public, self.tr("reveal of the orders"))

    def retranslate(self) -> None:
        """Say everything again in the language now spoken."""
        self._speak()
        self._fit()

    def arrive(self) -> None:
        """Fit the board and take the keys."""
        self.view.fit()
        self.bar.go.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the paper the width that the window has for it."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        width, scale = next((w, s) for limit, w, s in _WIDTHS if self.width() < limit)
        self.side.setFixedWidth(theme.paper_width(width, self.width()))
        self.side.set_scale(scale)
        self.side.show_step(self.step, self._number(), everything=self.everything)
