"""Bows between two points, and how much of a line lies where it has no business."""

import math
from collections.abc import Callable, Sequence
from functools import cache
from itertools import takewhile
from operator import itemgetter
from typing import NamedTuple

from gui.map.ground import GRID, LARGEST, Box, Ground
from gui.map.packing import grow, joined, touching
from gui.map.polyline import Pair, Track

BENDS = (0.0, 0.1, -0.1, 0.2, -0.2, 0.32, -0.32, 0.46, -0.46, 0.64, -0.64, 0.86, -0.86, 1.1, -1.1)
"""How far aside a bow's handle lies, of the distance between its ends."""

FAR = 11
"""How many of them an arrow tries that would hardly be seen: what bends more looks like a hook."""

SHIFTS = (0.0, 0.3, -0.3)
"""How far forward that handle lies besides."""

DOTS = 28
"""Places of a bow that are looked at."""

FORMS = tuple((bend, shift) for bend in BENDS for shift in (SHIFTS if bend else SHIFTS[:1]))
"""All those bows."""

FEW = 4
"""Of every so many places of a bow one is looked at first."""

LEGS = 18
"""Straight pieces of a bow as it is drawn."""

CLEAR = 11.0
"""Board units that a line keeps from the middle of a place with a mark."""

SHARES = (0.0, 0.2, 0.4, 0.6, 0.8, 1.0)
"""How much of its distance to another line one may keep where it is narrow: as much as has room."""

PACE = 4.0
"""Board units between two places in which that is asked."""

TURN = 8.0
"""How far before and behind such a place is looked at which way the other line runs."""

SLANT = 0.2
"""How fast two such lines draw nearer, against how far they run meanwhile."""


_THIRD = bytes([1, *[2] * LARGEST])
"""What a dot counts in each space that is a third one, in halves; what is no space is the first."""


Form = tuple[float, float]
"""How far aside and how far forward a bow's handle lies."""


Third = tuple[frozenset[int], int]
"""The numbers of the spaces that are no third ones, and in how many places a line is looked at."""


class Found(NamedTuple):
    """The cheapest bow."""

    form: Form
    stray: float
    """Its share in third spaces."""

    looked: Box
    """The room in which it matters what lies there."""


class Bows:
    """The bows of one map."""

    def __init__(self, ground: Ground, marked: Sequence[Pair]) -> None:
        self._ground, self._marked = ground, tuple(marked)
        self._counted: dict[frozenset[int], bytes] = {}

    def cheapest(
        self, own: frozenset[int], looked: int, a: Pair, b: Pair, near: Sequence[Box]
    ) -> Found:
        """Return the bow that leaves these spaces least, bends least and runs under fewest boxes.

        It is looked at in so many places.
        """
        middle, far = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), math.dist(a, b)
        marked = [mark for mark in self._marked if math.dist(mark, middle) < far]
        form, least, stray = (0.0, 0.0), math.inf, 1.0
        every = _weights(looked)
        few = every[2::FEW]
        looks = (_ends_of(a, b, few), _ends_of(a, b, every))
        seen: Box = (*a, *a)
        for bend, shift in FORMS:
            base = 0.3 * abs(bend) + 0.05 * abs(shift)
            if base >= least:
                continue
            handle = _handle(a, b, bend, shift)
            for parts in looks:
                out = self._outside_bow(parts, handle, own) / (looked + 1)
                cost = 3 * max(0.0, out - 0.01) + 0.3 * abs(bend) + 0.05 * abs(shift)
                if cost >= least:
                    break
            else:
                dots = _bow(a, b, handle, every)
                room = _room(dots)
                seen = joined(seen, room)
                cost += 0.1 * _met(dots, marked) + 0.3 * _covered(dots, room, near)
                if cost < least:
                    least, stray, form = cost, out, (bend, shift)
        return Found(form, stray, seen)

    def astray(self, track: Track, dots: int, own: frozenset[int]) -> float:
        """Return the share of a line in third spaces, looked at so often, evenly along it."""
        long = track.length
        points = track.spots([long * (step + 0.5) / dots for step in range(dots)])
        return self._outside(points, own) / dots

    def middle(
        self, line: Track, tried: Sequence[float], side: float, borne: float, third: Third
    ) -> float:
        """Return how far aside of a line two beside it, so far from each other, have room.

        The first that is tried at which neither has more than is borne in third spaces, or the
        best one.
        """
        own, dots = third
        offset, least = 0.0, math.inf
        for middle in tried:
            worse = 0.0
            for one in (side, -side):
                out = self.astray(line.aside(middle + one), dots, own)
                worse = max(worse, out - borne)
                if worse >= least:
                    break
            if worse < least:
                offset, least = middle, worse
            if not least:
                break
        return offset

    def squeezed(self, line: Track, off: float, own: frozenset[int]) -> Track:
        """Return a line so far aside of another one, and nearer where it would leave its spaces."""
        count = max(2, math.ceil(line.length / PACE))
        fars = [line.length * step / count for step in range(count + 1)]
        before, after = (line.spots([far + turn for far in fars]) for turn in (-TURN, TURN))
        places = line.spots(fars)
        kept, asides = [], []
        for (x, y), one, other in zip(places, before, after, strict=True):
            share = off / (math.dist(one, other) or 1.0)
            dx, dy = (one[1] - other[1]) * share, (other[0] - one[0]) * share
            asides.append((dx, dy))
            room = (not self._outside([(x + s * dx, y + s * dy)], own) for s in SHARES)
            kept.append(
                max(
                    (s for s, _ in takewhile(itemgetter(1), zip(SHARES, room, strict=False))),
                    default=0.0,
                )
            )
        slower = SLANT * PACE / abs(off)
        for steps in (range(1, count + 1), range(count - 1, -1, -1)):
            for step in steps:
                kept[step] = min(kept[step], kept[step - steps.step] + slower)
        return Track(
            [
                (x + s * dx, y + s * dy)
                for s, (x, y), (dx, dy) in zip(kept, places, asides, strict=True)
            ]
        )

    def off(self, own: frozenset[int]) -> Callable[[Pair], bool]:
        """Return what tells whether a place lies in a third space."""
        return lambda place: self._outside([place], own) == 1

    def _outside(self, dots: Sequence[Pair], own: frozenset[int]) -> float:
        """Count the dots in third spaces; what is no space counts half."""
        cells = self._ground.cells
        high, wide = len(cells), len(cells[0])
        halves = self._halves(own)
        out = 0
        for x, y in dots:
            row, column = int(y * GRID), int(x * GRID)
            if 0 <= row < high and 0 <= column < wide:
                out += halves[cells[row][column]]
            else:
                out += 1
        return out / 2

    def _outside_bow(self, parts: "Parts", handle: Pair, own: frozenset[int]) -> float:
        """Count the same of a bow, nearly all of which are not drawn: none of its dots is made."""
        cells, halves = self._ground.cells, self._halves(own)
        hx, hy = handle
        if not (0 <= hx * GRID < len(cells[0]) and 0 <= hy * GRID < len(cells)):
            dots = [(ax + q * hx + bx, ay + q * hy + by) for ax, ay, q, bx, by in parts]
            return self._outside(dots, own)
        out = 0
        for ax, ay, q, bx, by in parts:
            row = cells[int((ay + q * hy + by) * GRID)]
            out += halves[row[int((ax + q * hx + bx) * GRID)]]
        return out / 2

    def _halves(self, own: frozenset[int]) -> bytes:
        """Return what a dot in each space counts, in halves."""
        weights = self._counted.get(own)
        if weights is None:
            halves = bytearray(_THIRD)
            for one in own:
                halves[one] = 0
            weights = self._counted[own] = bytes(halves)
        return weights


Weights = Sequence[tuple[float, float, float]]
"""How much both ends and the handle of a bow count at each of its corners."""


Parts = Sequence[tuple[float, float, float, float, float]]
"""What its ends give to each corner of a bow, and how much its handle counts there."""


def _ends_of(a: Pair, b: Pair, weights: Weights) -> Parts:
    """Return what is the same in all bows between two points."""
    (ax, ay), (bx, by) = a, b
    return [(p * ax, p * ay, q, r * bx, r * by) for p, q, r in weights]


def _handle(a: Pair, b: Pair, bend: float, shift: float) -> Pair:
    """Return the place towards which a bow bends."""
    (ax, ay), (bx, by) = a, b
    dx, dy = bx - ax, by - ay
    return (ax + bx) / 2 - dy * bend + dx * shift, (ay + by) / 2 + dx * bend + dy * shift


def _bow(a: Pair, b: Pair, handle: Pair, weights: Weights) -> list[Pair]:
    """Return corners of a quadratic bow between two points."""
    (ax, ay), (bx, by), (hx, hy) = a, b, handle
    return [(p * ax + q * hx + r * bx, p * ay + q * hy + r * by) for p, q, r in weights]


@cache
def _weights(legs: int) -> Weights:
    """Return those of a bow of so many straight pieces."""
    steps = [(step / legs, 1 - step / legs) for step in range(legs + 1)]
    return [(u * u, 2 * t * u, t * t) for t, u in steps]


def _met(dots: Sequence[Pair], marked: Sequence[Pair]) -> int:
    """Count the places with a mark that a line would hide; those at its very ends do not count."""
    inner = dots[4:-3:2]
    left, top, right, bottom = grow(_room(inner), CLEAR + 0.1)
    hidden = 0
    for cx, cy in marked:
        if left < cx < right and top < cy < bottom:
            hidden += any(abs(x - cx) < CLEAR and abs(y - cy) < CLEAR for x, y in inner)
    return hidden


def _covered(dots: Sequence[Pair], room: Box, boxes: Sequence[Box]) -> int:
    """Count the boxes that a line runs under, in the room that it takes."""
    return sum(
        any(left < x < right and top < y < bottom for x, y in dots)
        for left, top, right, bottom in touching(room, boxes)
    )


def _room(dots: Sequence[Pair]) -> Box:
    xs, ys = zip(*dots, strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def drawn(a: Pair, b: Pair, form: Form) -> list[Pair]:
    """Return the corners of a bow; of a straight one its ends."""
    legs = LEGS if form[0] else 1
    return _bow(a, b, _handle(a, b, form[0], form[1]), _weights(legs))


def passed(boxes: Sequence[Box], a: Pair, b: Pair) -> tuple[Box, ...]:
    """Return the boxes at none of the ends of a bow under which it could come."""
    (ax, ay), (bx, by) = a, b
    wide = math.hypot(bx - ax, by - ay) * 0.4
    most_x, least_x = max(ax, bx) + wide, min(ax, bx) - wide
    most_y, least_y = max(ay, by) + wide, min(ay, by) - wide
    return tuple(
        (left, top, right, bottom)
        for left, top, right, bottom in boxes
        if left < most_x
        and right > least_x
        and top < most_y
        and bottom > least_y
        and not (left < ax < right and top < ay < bottom)
        and not (left < bx < right and top < by < bottom)
    )
