"""How an order's line runs from one space to another: through these two and no third one.

The cheapest of a few bows that stay in both spaces; where none does, a way round is looked for dot
by dot and smoothed. Every way is worked out once and kept as long as the map; the same two ends
always give the same way, on the board, in a reveal, on paper and in a film.
"""

import math
from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Generic, TypeVar

from PySide6.QtCore import QPointF

from engine.board.board import Board
from engine.board.location import province_of
from engine.board.province import Terrain
from gui.kit.answer_cache import Memory
from gui.map.arrows.detour_cache import Detours
from gui.map.arrows.mark_items import Outline
from gui.map.arrows.shaft import Shaft
from gui.map.ground import GRID, Box, Ground
from gui.map.packing import grow, joined, touching
from gui.map.pieces.standing import mark_boxes
from gui.map.polyline import Pair, Track

Value = TypeVar("Value")

KEPT = 6
"""Answers to one question that are kept, each for other things near."""


class NearMemory(Generic[Value]):
    """Keeps answers with the room that was looked at: whatever lies beyond it changes nothing."""

    def __init__(self, most: int) -> None:
        self._known: Memory[list[tuple[Box, list[Box], Value]]] = Memory(most)

    def get(
        self, asked: Hashable, boxes: Sequence[Box], find: Callable[[], tuple[Value, Box]]
    ) -> tuple[Value, Box]:
        """Return what is known beside these boxes, or find it; and the room that was looked at."""
        known = self._known.get(asked, list)
        for room, met, value in known:
            if touching(room, boxes) == met:
                return value, room
        value, room = find()
        known.insert(0, (room, touching(room, boxes), value))
        del known[KEPT:]
        return value, room


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
"""Board units that a line keeps from a centre's middle."""

STRAY = 0.06
"""Share of a bow in third spaces above which a way round is looked for."""

WORTH = 0.03
"""How much less of a way round has to lie in third spaces."""

ABOARD = 0.02
"""The same share where a way leads from a coast to the sea: a convoy may begin or end with it."""

MOST = 4096
"""Ways that are kept."""

ARROWS = 1024
"""Arrows of which is kept where they run, and of half as many what they look like."""

SITUATIONS = 24
"""Arrangements of pieces of which all lines are kept."""


@dataclass(frozen=True, slots=True)
class Known:
    """The lines of one arrangement of pieces, by all that they depend on besides."""

    tracks: dict[object, Track] = field(default_factory=dict)
    shafts: dict[object, Shaft] = field(default_factory=dict)


class Ways:
    """The ways of one map."""

    def __init__(
        self, board: Board, ground: Ground, centres: Sequence[Pair], map_key: str = ""
    ) -> None:
        self._ground, self._centres = ground, tuple(centres)
        self.mark_boxes = mark_boxes(self._centres)
        """Their marks, which no figure may hide."""

        self._number = ground.numbers
        self._seas = frozenset(
            key for key, one in board.provinces.items() if one.terrain is Terrain.SEA
        )
        self._borders = frozenset(
            frozenset((province_of(one), province_of(other)))
            for one, other in (*board.army_borders, *board.fleet_borders)
        )
        self._counted: dict[frozenset[int], bytes] = {}
        self._wanted: dict[tuple[str, str], tuple[frozenset[int], int]] = {}
        self._known: NearMemory[Track] = NearMemory(MOST)
        self._detours = Detours(map_key, ground)
        self._situations: Memory[Known] = Memory(SITUATIONS)
        self.shafts: NearMemory[Shaft] = NearMemory(ARROWS)
        """Arrows, each beside what is near it."""

        self.outlines: Memory[Outline] = Memory(ARROWS // 2)
        """What they look like."""

    def known(self, situation: object) -> "Known":
        """Return what is known of lines where pieces stand so: a line that grows asks each time."""
        return self._situations.get(situation, Known)

    def between(
        self, one: str, other: str, ends: tuple[QPointF, QPointF], others: Sequence[Box] = ()
    ) -> Track:
        """Return the way from a location to another one, round third spaces and ``others``."""
        begin, end = province_of(one), province_of(other)
        a, b = ((round(at.x(), 1), round(at.y(), 1)) for at in ends)
        return self._between(begin, end, a, b, _passed(others, a, b))[0]

    def _between(
        self, begin: str, end: str, a: Pair, b: Pair, near: tuple[Box, ...]
    ) -> tuple[Track, Box]:
        """Return the same, and the room in which it matters what lies there."""

        def find() -> tuple[Track, Box]:
            if begin <= end:
                return self._find(begin, end, a, b, near)
            track, room = self._between(end, begin, b, a, near)
            return track.turned(), room  # there and back is the same way

        return self._known.get((begin, end, a, b), near, find)

    def adjacent(self, one: str, other: str) -> bool:
        """Tell whether some unit could go from one location to the other by itself."""
        return frozenset((province_of(one), province_of(other))) in self._borders

    def bows(
        self, ends: tuple[QPointF, QPointF], *, right: bool = False, far: bool = False
    ) -> Iterator[Track]:
        """Yield ways that make a detour to be seen; perhaps to the right first, or far ones too."""
        a, b = ((at.x(), at.y()) for at in ends)
        for bend in sorted(
            BENDS[1 : len(BENDS) if far else FAR], key=lambda bend: right and bend < 0
        ):
            yield Track(_bow(a, b, _handle(a, b, bend, 0.0), _weights(LEGS)))

    def stray(self, one: str, other: str, track: Track) -> float:
        """Return which share of a line between two locations lies in third spaces."""
        own, dots = self._looked_for(province_of(one), province_of(other))
        return self._astray(track, dots, own)

    def _astray(self, track: Track, dots: int, own: frozenset[int]) -> float:
        """Return the share of a line in third spaces, looked at so often, evenly along it."""
        long = track.length
        points = track.spots([long * (step + 0.5) / dots for step in range(dots)])
        return self._outside(points, own) / dots

    def by_water(self, one: str, other: str) -> bool:
        """Tell whether a way leads from sea to sea, or over several of them."""
        seas = province_of(one) in self._seas and province_of(other) in self._seas
        return seas or not self.adjacent(one, other)

    def _borne(self, begin: str, end: str) -> tuple[float, float]:
        """Return the share in third spaces that a bow may have, and how much less is worth while.

        By water, any less will do.
        """
        if self.by_water(begin, end):
            return 0.0, 0.0
        return (STRAY, WORTH) if self._seas.isdisjoint((begin, end)) else (ABOARD, 0.0)

    def _looked_for(self, begin: str, end: str) -> tuple[frozenset[int], int]:
        """Return the numbers of the spaces that are no third ones, and in how many places."""
        sampling = self._wanted.get((begin, end))
        if sampling is None:
            dots = 2 * DOTS if self.by_water(begin, end) else DOTS
            sampling = self._wanted[begin, end] = self._own(begin, end), dots
        return sampling

    def _own(self, begin: str, end: str) -> frozenset[int]:
        names = {begin, end}
        if begin != end and not self.adjacent(begin, end):
            names |= self._seas  # carried by fleets of which nothing is known: anywhere by water
        return frozenset(self._number[name] for name in names if name in self._number)

    def _find(
        self, begin: str, end: str, a: Pair, b: Pair, near: tuple[Box, ...]
    ) -> tuple[Track, Box]:
        own, looked = self._looked_for(begin, end)
        middle, far = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), math.dist(a, b)
        centres = [centre for centre in self._centres if math.dist(centre, middle) < far]
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
                cost += 0.1 * _met(dots, centres) + 0.3 * _covered(dots, room, near)
                if cost < least:
                    least, stray, form = cost, out, (bend, shift)
        most, least = self._borne(begin, end)
        if stray > most:
            about = self._detours.between((begin, end), own, a, b)
            way = Track(about) if about is not None else None
            if way is not None and self._astray(way, looked, own) < stray - least:
                return way, seen
        legs = LEGS if form[0] else 1
        return Track(_bow(a, b, _handle(a, b, *form), _weights(legs))), seen

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
        counts = [
            halves[cells[int((ay + q * hy + by) * GRID)][int((ax + q * hx + bx) * GRID)]]
            for ax, ay, q, bx, by in parts
        ]
        return sum(counts) / 2

    def _halves(self, own: frozenset[int]) -> bytes:
        """Return what a dot in each space counts, in halves."""
        weights = self._counted.get(own)
        if weights is None:
            weights = bytes(0 if one in own else 2 if one else 1 for one in range(256))
            self._counted[own] = weights
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


def _met(dots: Sequence[Pair], centres: Sequence[Pair]) -> int:
    """Count the centres that a line would hide; those at its very ends do not count."""
    inner = dots[4:-3:2]
    left, top, right, bottom = grow(_room(inner), CLEAR + 0.1)
    hidden = 0
    for cx, cy in centres:
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


def _passed(boxes: Sequence[Box], a: Pair, b: Pair) -> tuple[Box, ...]:
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
