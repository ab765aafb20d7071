"""Where an arrow runs, and where the figures stand that belong to it."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF

from gui.map.strokes import direction

CROSS = 5.0
"""How far beyond the border the cross of a failed move stands. All at the scale of pieces."""

_TAIL = 18.0
"""From the tail to a figure on the arrow: the piece at the tail does not cover it there."""

_APART = 21.0
"""Between a figure and another one, or the end of a support."""

MIDDLE = 0.58
"""Where on the arrow its supports end."""


@dataclass(frozen=True, slots=True)
class Shaft:
    """Where an arrow really runs: from the edge of its piece to its tip or the border."""

    start: QPointF
    end: QPointF
    """The tip; at the border if the move failed."""

    goal: QPointF
    """Where it wanted to get."""

    def at(self, share: float) -> QPointF:
        """Return a point on the drawn part."""
        return self.start + (self.end - self.start) * share

    def cross(self, scale: float) -> QPointF:
        """Return where the cross of a failed move stands."""
        ahead, _ = direction(self.start, self.end)
        return self.end + ahead * CROSS * scale

    def figure(self, scale: float, side: float, *, failed: bool, wide: float) -> QPointF:
        """Return where the strength stands: on the arrow, or beside one that has no room for it.

        ``side`` is on which side of its line the arrow runs, ``wide`` how wide it is.
        """
        ahead, far = direction(self.start, self.end)
        along = max(0.24 * far, _TAIL * scale)
        if along + _APART * scale <= MIDDLE * far:
            return self.start + ahead * along
        beside = QPointF(-ahead.y(), ahead.x()) * (side or 1)
        if not side and beside.y() > 0:
            beside = -beside  # above rather than below: names stand below pieces
        if failed:
            return self.cross(scale) + beside * _APART * scale
        return self.at(0.5) + beside * (wide / 2 + _APART / 2 * scale)
