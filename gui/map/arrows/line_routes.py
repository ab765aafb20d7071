"""How an order's line runs from one space to another: through these two and no third one.

The cheapest of a few bows that stay in both spaces; where none does, a way round is looked for dot
by dot and smoothed. Every way is worked out once and kept as long as the map; the same two ends
always give the same way, on the board, in a reveal, on paper and in a film.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF

from engine.board.board import Board
from engine.board.location import province_of
from engine.board.province import Terrain
from gui.kit.answer_cache import Memory
from gui.map.arrows.bows import BENDS, DOTS, FAR, Bows, Third, drawn, passed
from gui.map.arrows.detour_cache import Detours
from gui.map.arrows.mark_items import Outline
from gui.map.arrows.shaft import Shaft
from gui.map.ground import Box, Ground
from gui.map.near_memory import NearMemory
from gui.map.pieces.standing import mark_boxes
from gui.map.polyline import Pair, Track

STRAY = 0.06
"""Share of a bow in third spaces above which a way round is looked for."""

WORTH = 0.03
"""How much less of a way round has to lie in third spaces."""

ABOARD = 0.02
"""The same share where a way leads from a coast to the sea: a convoy may begin or end with it."""

SHORE = 0.03
"""Share of a way round by water that may cut shores; else it keeps more of its corners."""

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
        self.mark_boxes = mark_boxes(centres)
        """Their marks, which no figure may hide."""

        self._number = ground.numbers
        self._seas = frozenset(
            key for key, one in board.provinces.items() if one.terrain is Terrain.SEA
        )
        self._borders = frozenset(
            frozenset((province_of(one), province_of(other)))
            for one, other in (*board.army_borders, *board.fleet_borders, *board.shore_borders)
        )
        self._water = frozenset(self._number[key] for key in self._seas if key in self._number)
        self._bows = Bows(ground, centres)
        self._wanted: dict[tuple[str, str], Third] = {}
        self._known: NearMemory[Track] = NearMemory(MOST)
        self.detours = Detours(map_key, ground)
        """Ways round, where no bow stays in its two spaces."""

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
        return self._between(begin, end, a, b, passed(others, a, b))[0]

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
        a, b = (at.toTuple() for at in ends)
        for bend in sorted(
            BENDS[1 : len(BENDS) if far else FAR], key=lambda bend: right and bend < 0
        ):
            yield Track(drawn(a, b, (bend, 0.0)))

    def stray(self, one: str, other: str, track: Track, dots: int = 0) -> float:
        """Return which share of a line between two locations lies in third spaces.

        Looked at in so many places, or in the usual number of them.
        """
        own, usual = self._looked_for(province_of(one), province_of(other))
        return self._bows.astray(track, dots or usual, own)

    def middle(
        self,
        ends: tuple[str, str],
        line: Track,
        tried: Sequence[float],
        side: float,
        borne: float,
    ) -> float:
        """Return how far aside of a line between two locations two have room that meet."""
        third = self._looked_for(province_of(ends[0]), province_of(ends[1]))
        return self._bows.middle(line, tried, side, borne, third)

    def squeezed(self, ends: tuple[str, str], line: Track, off: float) -> Track:
        """Return the line aside of another one between two locations, nearer where it is narrow."""
        own, _ = self._looked_for(province_of(ends[0]), province_of(ends[1]))
        return self._bows.squeezed(line, off, own)

    def ashore(self, one: str, other: str) -> Callable[[Pair], bool]:
        """Return what tells whether a place lies on land that is at neither end of a voyage."""
        ends = (self._number.get(province_of(at), 0) for at in (one, other))
        return self._bows.off(self._water.union(ends))

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

    def _looked_for(self, begin: str, end: str) -> Third:
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
        bow = self._bows.cheapest(own, looked, a, b, near)
        most, least = self._borne(begin, end)
        if bow.stray > most:
            for stray, way in self._round(begin, end, a, b):
                if stray < bow.stray - least:
                    return way, bow.looked
        return Track(drawn(a, b, bow.form)), bow.looked

    def _round(self, begin: str, end: str, a: Pair, b: Pair) -> Sequence[tuple[float, Track]]:
        """Return ways round, the best first, each after its share in third spaces.

        Where a smooth one from sea to sea cuts a shore, it is held against one with more corners.
        """
        own, looked = self._looked_for(begin, end)
        found: list[tuple[float, Track]] = []
        for narrow in (False, True):
            way = self.detours.between((begin, end), own, a, b, narrow=narrow)
            if way is not None:
                track = Track(way)
                found.append((self._bows.astray(track, looked, own), track))
            if not found or found[0][0] <= SHORE or not self._seas.issuperset((begin, end)):
                break
        return sorted(found, key=lambda one: one[0])
