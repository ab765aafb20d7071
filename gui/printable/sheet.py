"""What sheets are made of: blocks one below the other, or a picture that is all of a page."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter


class Block:
    """One thing on a page. It is moved to the next page rather than cut."""

    keep = False
    """It must not be the last on its page: a heading goes with what it is about."""

    gap = 0.0
    """Room below it, unless a page ends there."""

    def height(self, width: float, room: float) -> float:
        """Return how high it is on a page so wide with so much room at most."""
        raise NotImplementedError

    def paint(self, painter: QPainter, box: QRectF) -> None:
        """Draw it."""
        raise NotImplementedError

    def text(self) -> str:
        """Return it as lines to be pasted; nothing where there are no words."""
        return ""

    def cut(self, width: float, room: float) -> "tuple[Block, Block] | None":
        """Return it as two between lines, if it is longer than a page."""
        del width, room
        return None


@dataclass(frozen=True, slots=True)
class Alone:
    """What a page shows, without the page: a picture to send or to put on a wall."""

    size: QSizeF
    paint: Callable[[QPainter], None] = field(repr=False)


@dataclass(frozen=True, slots=True)
class Sheet:
    """One thing to print, on as many pages as it needs."""

    title: str
    blocks: Sequence[Block]
    landscape: bool = False
    aside: str = ""
    """What else the header says: a phase."""

    alone: Alone | None = None
    again: Sequence[Block] = ()
    """What each further page begins with: the heads of a table's columns."""

    plain: bool = False
    """It says itself what it is, and has all of the page: nothing stands above and below it."""

    zoom: float | None = None
    """How much larger it comes out than it is laid out, if not as the paper has it."""
