"""Where an arrow runs, and where the figures stand that belong to it."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF

from gui.map.ground import Box
from gui.map.polyline import Pair, Track

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

_ASIDE = (0.0, 1.0, -1.0, 1.6, -1.6, 2.3, -2.3, 3.2, -3.2)
"""How far beside its line a disc looks for room, in its own radii."""

_ALONG = (0.0, -0.6, 0.6, -1.2, 1.2, -2.0, 2.0, -3.0, 3.0)


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
        return self.track.at(0.0)

    @property
    def end(self) -> QPointF:
        """The tip; at the border if the move failed."""
        return self.track.at(self.reach)

    @property
    def goal(self) -> QPointF:
        """Where it wanted to get."""
        return self.track.at(self.track.length)

    def drawn(self, share: float = 1.0) -> Track:
        """Return the part that is drawn, or so much of it."""
        return self.track.cut(0.0, self.reach * share)

    def at(self, share: float) -> QPointF:
        """Return a point on the drawn part."""
        return self.track.at(self.reach * share)

    def ahead(self, share: float) -> QPointF:
        """Return where the drawn part runs there, as a unit vector."""
        return self.track.ahead(self.reach * share)

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
            return self.track.at(along)
        ahead = self.ahead(1.0 if failed else 0.5)
        beside = QPointF(-ahead.y(), ahead.x()) * (side or 1)
        if not side and beside.y() > 0:
            beside = -beside  # above rather than below: names stand below pieces
        if failed:
            return self.cross(scale) + beside * _APART * scale
        return self.at(0.5) + beside * (wide / 2 + _APART / 2 * scale)


def free_place(
    wanted: QPointF, ahead: QPointF, half: tuple[float, float], taken: Sequence[Box]
) -> QPointF:
    """Return the place nearest to where a disc is wanted at which it lies on none of the boxes.

    Where there is none, the one that covers least. ``half`` is half its width and height.
    """
    x, y = wanted.x(), wanted.y()
    best, least = (x, y), _hidden(x, y, half, taken)
    if not least:
        return QPointF(x, y)
    for at in _tried((x, y), (ahead.x(), ahead.y()), half[1]):
        far = math.hypot(at[0] - x, at[1] - y)
        if far < least:
            price = _hidden(*at, half, taken) + far
            if price < least:
                best, least = at, price
    return QPointF(*best)


def _tried(wanted: Pair, ahead: Pair, step: float) -> Iterator[Pair]:
    (x, y), (dx, dy) = wanted, ahead
    for along in _ALONG:
        for aside in _ASIDE:
            far, off = along * step, aside * step
            yield x + dx * far + -dy * off, y + dy * far + dx * off


def _hidden(x: float, y: float, half: tuple[float, float], taken: Sequence[Box]) -> float:
    """Return how bad it is what a disc hides there."""
    wide, high = half
    hidden = 0.0
    for left, top, right, bottom in taken:
        over = min(right, x + wide) - max(left, x - wide)
        down = min(bottom, y + high) - max(top, y - high)
        if over > 0 and down > 0:
            hidden += 1000 + over * down
    return hidden
