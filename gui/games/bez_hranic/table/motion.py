"""What moves on the table: decoration over what is stored already, and nothing waits for it."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QObject, QPointF, Qt, QTimer, Signal

from engine.clock.steady import steady_ms
from gui.kit import stillness

PICTURE = 16
"""Milliseconds between two pictures, sixty of which are seen in a second."""


class Moves(Enum):
    """What moves so, with its milliseconds."""

    CARD = 260
    """A card on its way to its field."""

    START = 180
    """Start and target are turned."""

    SETTLE = 140
    """A token settles on its stack."""

    HOME = 350
    """A token walks back to its player."""


@dataclass(frozen=True, slots=True)
class Motion:
    """One thing that moves."""

    how: Moves
    what: str
    """The field, the place in the offer, or the colour."""

    begun: int
    way: tuple[QPointF, QPointF] | None = None
    """From where to where, in units."""

    def share(self, now: int) -> float:
        """Return how much of it is over, eased: 0 at its beginning, 1 at its end."""
        passed = min(max((now - self.begun) / self.how.value, 0.0), 1.0)
        return 1 - (1 - passed) ** 3

    def at(self, now: int) -> QPointF:
        """Return where it is."""
        assert self.way is not None
        first, last = self.way
        return first + (last - first) * self.share(now)


class Motions(QObject):
    """All that moves now; a picture sixty times a second as long as anything does."""

    moved = Signal(object)
    """Another picture is due; carries what moved since the last one, what just ended too."""

    def __init__(self, parent: QObject, clock: Callable[[], int] = steady_ms) -> None:
        super().__init__(parent)
        self._clock = clock
        self.all: tuple[Motion, ...] = ()
        self._pictures = QTimer(self)
        self._pictures.setTimerType(Qt.TimerType.PreciseTimer)
        self._pictures.setInterval(PICTURE)
        self._pictures.timeout.connect(self._next)

    @property
    def now(self) -> int:
        """The time by which they move."""
        return self._clock()

    def begin(self, how: Moves, what: str, way: tuple[QPointF, QPointF] | None = None) -> None:
        """Let something move; where all is to be still it is there at once."""
        if not stillness.moves(how.value):
            return
        others = tuple(one for one in self.all if (one.how, one.what) != (how, what))
        self.all = (*others, Motion(how, what, self.now, way))
        self._pictures.start()

    def of(self, how: Moves) -> tuple[Motion, ...]:
        """Return all that moves so."""
        return tuple(one for one in self.all if one.how is how)

    def find(self, how: Moves, what: str) -> Motion | None:
        """Return how something moves; nothing where it lies still."""
        return next((one for one in self.all if (one.how, one.what) == (how, what)), None)

    def stop(self) -> None:
        """Let everything be where it belongs."""
        self.all = ()
        self._pictures.stop()

    def _next(self) -> None:
        before, now = self.all, self.now
        self.all = tuple(one for one in before if now - one.begun < one.how.value)
        if not self.all:
            self._pictures.stop()
        self.moved.emit(before)
