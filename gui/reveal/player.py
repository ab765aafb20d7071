"""The player of a reveal: which step is shown, and how far it has come. One for all screens.

The control window and the public screen follow the same player, so that neither is ever ahead.
"""

import time
from collections.abc import Callable
from dataclasses import replace
from weakref import WeakSet

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from engine.board.board import Board
from engine.table.view import PastPhase
from gui.games import catalogue
from gui.map.arrows.marks import Mark
from gui.reveal.place import Place
from gui.reveal.step import HOLD, Mode, RevealStep, Scene

SPEEDS = (0.5, 1.0, 2.0, 4.0)
FRAME = 16
"""Milliseconds between two pictures."""

_LONGEST = 100.0
"""Milliseconds that one frame counts at most: a machine that was busy, or asleep, skips nothing."""

PATIENCE = 3000.0
"""Milliseconds that a step stands still at most for a board that cannot show it yet."""


def steady() -> float:
    """Return milliseconds that never run backwards."""
    return time.perf_counter() * 1000


class RevealPlayer(QObject):
    """Leads through a reveal, by hand or by itself."""

    stepped = Signal()
    """Another step, or other steps."""

    moved = Signal()
    """Time has passed in the step."""

    changed = Signal()
    """Whether it plays, how fast, in which order, or whether all orders are shown at once."""

    finished = Signal()
    """The table wants the results."""

    def __init__(
        self,
        past: PastPhase,
        board: Board,
        *,
        still: bool = False,
        place: Place | None = None,
        now: Callable[[], float] = steady,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.past, self.board, self.still = past, board, still
        begun = place or Place()
        self.mode = begun.mode
        self._course = catalogue.played_on(board).course()
        self.steps = self._course.script(past, board, self.mode)
        self._place = replace(begun, at=min(begun.at, len(self.steps) - 1)).shown(self.steps)
        self.elapsed = float(self.step.length)
        self.everything = False
        self.playing = False
        """Whether it goes on by itself after each step."""

        self.frozen = False
        """Whether a movement stands still halfway."""

        self.speed = 1.0
        self._awaited: WeakSet[QObject] = WeakSet()
        self._waited = 0.0
        self._now, self._seen = now, now()
        self._timer = QTimer(self, interval=FRAME, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._on_frame)

    # -- what is shown -------------------------------------------------------------------------

    @property
    def all_orders(self) -> tuple[Mark, ...]:
        """All orders of all powers at once, as they were written."""
        return self._course.everything(self.past, self.board)

    @property
    def place(self) -> Place:
        """Which step is shown, and what has been told up to now."""
        return replace(self._place, all_told=self._place.all_told or self._all_told)

    @property
    def _all_told(self) -> bool:
        return self.at == len(self.steps) - 1 and not self.moving

    @property
    def at(self) -> int:
        """The number of the step that is shown."""
        return self._place.at

    @property
    def known(self) -> tuple[int, ...]:
        """The steps that anybody may know of by now; see ``Place``."""
        return self._place.known(self.steps)

    @property
    def more(self) -> bool:
        """Whether something may come that nobody knows of yet."""
        return not self._place.ended

    @property
    def step(self) -> RevealStep:
        """The step that is shown."""
        return self.steps[self.at]

    @property
    def told(self) -> bool:
        """Whether the verdict of this step may be said."""
        return self.step.told(self.elapsed)

    @property
    def moving(self) -> bool:
        """Whether something in this step has still to move."""
        return self.elapsed < self.step.length

    @property
    def running(self) -> bool:
        """Whether time passes."""
        return self._timer.isActive()

    @property
    def number(self) -> int:
        """Which conflict is looked at; 0 for none. Of how many, nobody knows before the end."""
        return self.conflict_number(self.at)

    def conflict_number(self, place: int) -> int:
        """Return the number of a step's conflict; 0 for none."""
        if self.steps[place].scene is not Scene.CONFLICT:
            return 0
        return sum(step.scene is Scene.CONFLICT for step in self.steps[: place + 1])

    # -- the keys ------------------------------------------------------------------------------

    def forward(self) -> None:
        """Go one step on; after the last one come the results.

        In a conflict that is still being counted, come to its verdict first: it is not to be
        missed by a key that was pressed too soon.
        """
        self.frozen = False
        if not self.everything and not self.told:
            self._come_to(float(self.step.told_at))
        elif self.at == len(self.steps) - 1:
            self._rest()
            self.finished.emit()
        else:
            self.go_to(self.at + 1, moving=True)

    def back(self) -> None:
        """Go one step back; it is shown as it came out."""
        self.go_to(self.at - 1)

    def go_to(self, place: int, *, moving: bool = False) -> None:
        """Show a step, as it came out or from its beginning."""
        was = self.everything
        self.everything, self.frozen = False, False
        self._step_to(max(0, min(place, len(self.steps) - 1)))
        self._begin(moving=moving)
        if was:
            self.changed.emit()

    def replay(self) -> None:
        """Show this step once more from its beginning."""
        self.go_to(self.at, moving=True)

    def toggle(self) -> None:
        """Stop where it is, or go on by itself."""
        if self.running:
            self.playing, self.frozen = False, self.moving
            self._timer.stop()
        else:
            self.playing, self.frozen = True, False
            if self.still and self.at < len(self.steps) - 1:
                self.elapsed = float(self.step.length)
            self._run()
        self.changed.emit()

    def halt(self) -> None:
        """Stop where it is."""
        if self.running:
            self.toggle()

    def set_speed(self, speed: float) -> None:
        """Let time pass faster or slower."""
        self.speed = speed
        self.changed.emit()

    def set_mode(self, mode: Mode) -> None:
        """Lay orders by power or all at once; stay where that leaves the table."""
        if mode is self.mode:
            return
        scene, fight = self.step.scene, self.step.conflict
        self.mode = mode
        self.steps = self._course.script(self.past, self.board, mode)
        same = (
            place
            for place, step in enumerate(self.steps)
            if step.scene is scene and step.conflict == fight and scene is not Scene.POWER
        )
        self._place = replace(self._place, mode=mode)
        self._step_to(next(same, min(1, len(self.steps) - 1)))
        self._begin(moving=False)
        self.changed.emit()

    def set_everything(self, *, on: bool) -> None:
        """Show all orders of all powers at once, or the step again."""
        if on == self.everything:
            return
        self.everything = on
        self._place = replace(self._place, begun=True)
        self._rest()
        self.changed.emit()
        self.stepped.emit()

    # -- time ----------------------------------------------------------------------------------

    def _step_to(self, place: int) -> None:
        self._place = replace(self._place, at=place).shown(self.steps)

    def _begin(self, *, moving: bool) -> None:
        self.elapsed = 0.0 if moving and not self.still else float(self.step.length)
        self.stepped.emit()
        self._run()

    def _run(self) -> None:
        if self.playing or (self.moving and not self.frozen):
            self._seen = self._now()
            self._timer.start()
        else:
            self._timer.stop()

    def _rest(self) -> None:
        """Come to the end of the step and stay there."""
        self._timer.stop()
        self.elapsed = float(self.step.length)
        if self.playing:
            self.playing = False
            self.changed.emit()

    def _come_to(self, elapsed: float) -> None:
        self.elapsed = elapsed
        self.moved.emit()
        self._run()

    def pause(self) -> None:
        """Let no time pass by itself."""
        self._timer.stop()

    def show_moment(self, elapsed: float) -> None:
        """Show a moment of this step and stay there."""
        self._timer.stop()
        self.elapsed = elapsed
        self.moved.emit()

    def _on_frame(self) -> None:
        now = self._now()
        passed, self._seen = min(now - self._seen, _LONGEST), now
        self.tick(passed)

    def wait_for(self, board: QObject) -> None:
        """Let the step stand still until a board can show it: nobody is to miss what moves."""
        self._awaited.add(board)
        self._waited = 0.0

    def wait_no_more(self, board: QObject) -> None:
        """Go on: a board can show the step."""
        self._awaited.discard(board)

    @property
    def waiting(self) -> bool:
        """Whether the step stands still until a board can show it."""
        return bool(self._awaited)

    def tick(self, passed: float) -> None:
        """Let so many milliseconds pass."""
        if self._awaited:
            self._waited += passed
            if self._waited < PATIENCE:
                return
            self._awaited.clear()
        length = self.step.length
        before = self.elapsed
        self.elapsed += passed * self.speed
        if before < length:
            if not self.playing:
                self.elapsed = min(self.elapsed, float(length))
            self.moved.emit()
        if self.playing and self.elapsed >= length + HOLD:
            self._play_on()
        elif not self.playing and self.elapsed >= length:
            self._timer.stop()
            self.changed.emit()

    def _play_on(self) -> None:
        if self.at < len(self.steps) - 1:
            self._step_to(self.at + 1)
            self._begin(moving=True)
        else:
            self._rest()
