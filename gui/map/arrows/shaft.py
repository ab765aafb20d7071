"""Where an arrow runs, and where the figures stand that belong to it."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF

from gui.map import qt_lines
from gui.map.polyline import Track

CROSS = 5.0
"""How far beyond the border the cross of a failed move stands. All at the scale of pieces."""

DISC = 11.0
"""From the middle of a figure's disc or of a cross to its edge."""

_TAIL = 18.0
"""From the tail to a figure on the arrow: the piece at the tail does not cover it there."""

_APART = 21.0
"""Between a figure and another one, or the end of a support."""

MIDDLE = 0.58
"""Where on the arrow its supports end."""


@dataclass(frozen=True, slots=True)
class Shaft:
    """Where an arrow really runs: from the edge of its piece to its tip or the border."""

    track: Track
    """From its tail to where it wanted to get."""

    reach: float
    """How much of it is drawn: all, or up to the border if the move failed."""

    head: float = 1.0
    """How large its head is against the usual size: small on a short arrow."""

    over: bool = False
    """Whether it is drawn over its own piece: so little of it would be seen otherwise."""

    @property
    def start(self) -> QPointF:
        """Its tail."""
        return qt_lines.at(self.track, 0.0)

    @property
    def end(self) -> QPointF:
        """The tip; at the border if the move failed."""
        return qt_lines.at(self.track, self.reach)

    @property
    def goal(self) -> QPointF:
        """Where it wanted to get."""
        return qt_lines.at(self.track, self.track.length)

    def drawn(self, share: float = 1.0) -> Track:
        """Return the part that is drawn, or so much of it."""
        return self.track.cut(0.0, self.reach * share)

    def at(self, share: float) -> QPointF:
        """Return a point on the drawn part."""
        return qt_lines.at(self.track, self.reach * share)

    def ahead(self, share: float) -> QPointF:
        """Return where the drawn part runs there, as a unit vector."""
        return qt_lines.ahead(self.track, self.reach * share)

    def cross(self, scale: float) -> QPointF:
        """Return where the cross of a failed move stands."""
        return self.end + self.ahead(1.0) * CROSS * scale

    def figure(self, scale: float, side: float, *, failed: bool, wide: float) -> QPointF:
        """Return where the strength stands: on the arrow, or beside one that has no room for it.

        ``side`` is on which side of its line the arrow runs, ``wide`` how wide it is.
        """
        far = self.reach
        along = max(0.24 * far, _TAIL * scale)
        if along + _APART * scale <= MIDDLE * far:
            return qt_lines.at(self.track, along)
        ahead = self.ahead(1.0 if failed else 0.5)
        beside = QPointF(-ahead.y(), ahead.x()) * (side or 1)
        if not side and beside.y() > 0:
            beside = -beside  # above rather than below: names stand below pieces
        if failed:
            return self.cross(scale) + beside * _APART * scale
        return self.at(0.5) + beside * (wide / 2 + _APART / 2 * scale)
