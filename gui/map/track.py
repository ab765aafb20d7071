"""A line through points, measured along itself."""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath


class Track:
    """A line from its first point to its last."""

    __slots__ = ("_along", "_corners")

    def __init__(self, points: Sequence[QPointF]) -> None:
        self._corners = [(point.x(), point.y()) for point in points]
        self._along = [0.0]
        for (x0, y0), (x1, y1) in pairwise(self._corners):
            self._along.append(self._along[-1] + math.hypot(x1 - x0, y1 - y0))

    @property
    def length(self) -> float:
        """How long it is."""
        return self._along[-1]

    @property
    def points(self) -> list[QPointF]:
        """Its corners."""
        return [QPointF(x, y) for x, y in self._corners]

    @property
    def straight(self) -> bool:
        """Whether it runs straight from end to end."""
        return len(self._corners) < 3

    def _leg(self, far: float) -> int:
        return max(0, min(len(self._along) - 2, bisect_right(self._along, far) - 1))

    def at(self, far: float) -> QPointF:
        """Return the point so far from its beginning; before and beyond it goes on straight."""
        if len(self._corners) < 2:
            return QPointF(*self._corners[0])
        leg = self._leg(far)
        (x0, y0), (x1, y1) = self._corners[leg : leg + 2]
        wide = self._along[leg + 1] - self._along[leg]
        share = (far - self._along[leg]) / wide if wide else 0.0
        return QPointF(x0 + (x1 - x0) * share, y0 + (y1 - y0) * share)

    def ahead(self, far: float) -> QPointF:
        """Return the direction in which it runs there, as a unit vector."""
        reach = max(0.5, self.length * 0.02)
        a, b = self.at(max(0.0, far - reach)), self.at(min(self.length, far + reach))
        long = math.hypot(b.x() - a.x(), b.y() - a.y())
        return (b - a) / long if long else QPointF(1, 0)

    def cut(self, begin: float, end: float) -> Track:
        """Return the part between two distances from its beginning."""
        inner = [
            QPointF(*corner)
            for corner, far in zip(self._corners, self._along, strict=True)
            if begin + 1e-6 < far < end - 1e-6
        ]
        return Track([self.at(begin), *inner, self.at(end)])

    def until(self, place: QPointF) -> Track:
        """Return the part up to where it comes nearest to a place."""
        steps = max(1, round(self.length))
        tried = (self.length * step / steps for step in range(1, steps + 1))

        def far(along: float) -> float:
            at = self.at(along) - place
            return math.hypot(at.x(), at.y())

        return self.cut(0.0, min(tried, key=far))

    def aside(self, off: float) -> Track:
        """Return the line so far to its right, as it is seen on a screen."""
        if not off:
            return self
        moved = []
        for far, (x, y) in zip(self._along, self._corners, strict=True):
            way = self.ahead(far)
            moved.append(QPointF(x - way.y() * off, y + way.x() * off))
        return Track(moved)

    def then(self, other: Track) -> Track:
        """Return this line and another one that begins where it ends."""
        return Track([*self.points, *other.points[1:]])

    def turned(self) -> Track:
        """Return the same line from its end."""
        return Track(self.points[::-1])

    def path(self) -> QPainterPath:
        """Return it as Qt's path."""
        found = QPainterPath(QPointF(*self._corners[0]))
        for corner in self._corners[1:]:
            found.lineTo(QPointF(*corner))
        return found
