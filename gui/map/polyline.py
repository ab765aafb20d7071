"""A line through points, measured along itself."""

from __future__ import annotations

import math
from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from itertools import accumulate

from gui.map.ground import Box

Pair = tuple[float, float]

_AT_ONCE = 8
"""Places on a line that are looked at before anybody asks whether that is enough."""


class Track:
    """A line from its first point to its last."""

    __slots__ = ("_along", "_corners", "_headings")

    def __init__(self, corners: Sequence[Pair]) -> None:
        self._corners: list[Pair] = list(corners)
        legs = map(math.dist, self._corners, self._corners[1:])
        self._along: list[float] = [*accumulate(legs, initial=0.0)]
        self._headings: list[Pair] | None = None

    @property
    def length(self) -> float:
        """How long it is."""
        return self._along[-1]

    @property
    def corners(self) -> Sequence[Pair]:
        """Its corners, as numbers."""
        return self._corners

    def room(self) -> Box:
        """Return the room round it, and a little more."""
        left, top = self._corners[0]
        right, bottom = left, top
        for x, y in self._corners:
            left, right = min(left, x), max(right, x)
            top, bottom = min(top, y), max(bottom, y)
        return left - 1, top - 1, right + 1, bottom + 1

    @property
    def along(self) -> Sequence[float]:
        """How far each corner is from its beginning, along the line."""
        return self._along

    @property
    def straight(self) -> bool:
        """Whether it runs straight from end to end."""
        return len(self._corners) < 3

    def spot(self, far: float) -> Pair:
        """Return the point so far from its beginning; before and beyond it goes on straight."""
        corners, along = self._corners, self._along
        if len(corners) < 2:
            return corners[0]
        leg = bisect_right(along, far) - 1
        if leg < 0:
            leg = 0
        elif leg > len(along) - 2:
            leg = len(along) - 2
        (x0, y0), (x1, y1) = corners[leg], corners[leg + 1]
        wide = along[leg + 1] - along[leg]
        share = (far - along[leg]) / wide if wide else 0.0
        return x0 + (x1 - x0) * share, y0 + (y1 - y0) * share

    def spots(self, fars: Sequence[float]) -> list[Pair]:
        """Return the points so far from its beginning, given in that order."""
        corners, along = self._corners, self._along
        if len(corners) < 2:
            return [corners[0] for _ in fars]
        if len(corners) == 2 and along[1]:
            (x0, y0), (x1, y1) = corners
            dx, dy, wide = x1 - x0, y1 - y0, along[1]
            return [(x0 + dx * (share := far / wide), y0 + dy * share) for far in fars]
        places = []
        last = len(along) - 2
        leg = min(max(bisect_right(along, fars[0]) - 1, 0), last) if fars else 0
        begin, end = 0.0, -math.inf
        for far in fars:
            if far >= end:  # on another leg
                while leg < last and along[leg + 1] <= far:
                    leg += 1
                begin, end = along[leg], along[leg + 1] if leg < last else math.inf
                (x0, y0), (x1, y1) = corners[leg], corners[leg + 1]
                dx, dy, wide = x1 - x0, y1 - y0, along[leg + 1] - begin
            share = (far - begin) / wide if wide else 0.0
            places.append((x0 + dx * share, y0 + dy * share))
        return places

    def heading(self, far: float) -> Pair:
        """Return the direction in which it runs there, as a unit vector."""
        return self.headings([far])[0]

    def headings(self, fars: Sequence[float]) -> list[Pair]:
        """Return the same at several distances, given in their order."""
        reach, length = max(0.5, self.length * 0.02), self.length
        directions = []
        for (ax, ay), (bx, by) in zip(
            self.spots([max(0.0, far - reach) for far in fars]),
            self.spots([min(length, far + reach) for far in fars]),
            strict=True,
        ):
            long = math.hypot(bx - ax, by - ay)
            directions.append(((bx - ax) / long, (by - ay) / long) if long else (1.0, 0.0))
        return directions

    def cut(self, begin: float, end: float) -> Track:
        """Return the part between two distances from its beginning."""
        first, last = bisect_right(self._along, begin + 1e-6), bisect_left(self._along, end - 1e-6)
        return Track([self.spot(begin), *self._corners[first:last], self.spot(end)])

    def until(self, place: Pair) -> Track:
        """Return the part up to where it comes nearest to a place."""
        steps, (x, y) = max(1, round(self.length)), place
        tried = [self.length * step / steps for step in range(1, steps + 1)]
        fars = [math.hypot(at_x - x, at_y - y) for at_x, at_y in self.spots(tried)]
        return self.cut(0.0, tried[fars.index(min(fars))])

    def aside(self, off: float) -> Track:
        """Return the line so far to its right, as it is seen on a screen."""
        if not off:
            return self
        if self._headings is None:
            self._headings = self.headings(self._along)
        return Track(
            [
                (x - dy * off, y + dx * off)
                for (x, y), (dx, dy) in zip(self._corners, self._headings, strict=True)
            ]
        )

    def then(self, other: Track) -> Track:
        """Return this line and another one that begins where it ends."""
        return Track([*self._corners, *other._corners[1:]])

    def turned(self) -> Track:
        """Return the same line from its end."""
        return Track(self._corners[::-1])

    def seen(self, end: float, step: float, boxes: Sequence[Box], enough: float) -> float:
        """Return how much of it, so far, lies under no box; step by step until it is enough."""
        count = int(end / step)
        if not boxes:
            return step * count
        visible, done = 0.0, 0
        while done < count and visible < enough:
            until = min(count, done + max(1, math.ceil((enough - visible) / step)))
            for x, y in self.spots([(number + 0.5) * step for number in range(done, until)]):
                for left, top, right, bottom in boxes:
                    if left < x < right and top < y < bottom:
                        break
                else:
                    visible += step
            done = until
        return visible

    def under(self, box: Box, step: float, *, end: bool = False) -> float:
        """Return how far from its beginning, or end, it comes out from under a box.

        In whole steps.
        """
        left, top, right, bottom = box
        long, done = self.length, 0
        while done * step < long:
            fars = [number * step for number in range(done, done + _AT_ONCE)]
            if end:
                spots = self.spots([long - far for far in reversed(fars)])[::-1]
            else:
                spots = self.spots(fars)
            for far, (x, y) in zip(fars, spots, strict=True):
                if far >= long:
                    return long
                if not (left < x < right and top < y < bottom):
                    return far
            done += _AT_ONCE
        return long
