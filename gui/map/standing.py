"""Moves pieces apart where the map's spots are too close for the size they are drawn at.

Every piece stays where the map says unless it would cover another piece or a centre. The same
pieces always stand in the same places.
"""

import itertools
import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from heapq import heappop, heappush

from engine.board.atlas import Atlas
from gui.map import places
from gui.map.ground import Box, Ground
from gui.map.packing import Packing, grow, hits, shared

STEP = 4.0
"""Board units between the rings of places that are tried."""

TURNS = 20
AIR = 0.6
"""Board units left round a piece."""

CENTRE = 7.6
"""Half the square of a centre's mark, in board units."""

FRAME = 11.0
"""How near the board's edge a piece may stand."""


@dataclass(frozen=True, slots=True)
class Stander:
    """A piece that wants to stand somewhere."""

    kind: str
    at: str
    """Its location."""

    province: str
    beaten: bool = False
    """Pushed out of its place: it stands beside the one that took it."""


class Standing:
    """Where pieces stand at one size; ``body`` and ``ring`` are the room they take at scale 1."""

    def __init__(self, atlas: Atlas, ground: Ground, scale: float, body: Box, ring: Box) -> None:
        self._atlas, self._ground, self._scale = atlas, ground, scale
        self._bodies = {False: body, True: ring}
        self.centres = tuple(
            (x - CENTRE, y - CENTRE, x + CENTRE, y + CENTRE)
            for spots in atlas.spots.values()
            if spots.centre is not None
            for x, y in (spots.centre,)
        )
        self._packing: Packing[Stander, tuple[float, float]] = Packing(self._search)

    def home(self, stander: Stander) -> tuple[float, float]:
        """Return where the map would put a piece."""
        spot = places.pushed if stander.beaten else places.spot
        at = spot(self._atlas, stander.at, stander.kind)
        return at.x(), at.y()

    def box(self, stander: Stander, x: float, y: float) -> Box:
        """Return the room a piece takes at a place."""
        left, top, right, bottom = self._bodies[stander.beaten]
        k = self._scale
        return (x + left * k, y + top * k, x + right * k, y + bottom * k)

    def settle(self, standers: Sequence[Stander]) -> Mapping[Stander, tuple[float, float]]:
        """Return where each piece stands so that none covers another, as far as there is room."""
        homes = {one: grow(self.box(one, *self.home(one)), AIR) for one in standers}
        hurt = {
            one: sum(shared(box, other) for key, other in homes.items() if key != one)
            + 1e6 * (next(self._packing.places(one), (self.home(one),))[0] != self.home(one))
            for one, box in homes.items()
        }
        # Those whom nobody disturbs stay; the pushed aside look for room last.
        order = sorted(standers, key=lambda one: (one.beaten, hurt[one] > 0, hurt[one], one.at))
        found = self._packing.pack(order, ())
        settled = {one: place for one, (place, _) in found.items()}
        taken = [box for _, box in found.values()]
        for one in order:
            if one not in settled:
                settled[one] = self._least(one, taken)
                taken.append(self.box(one, *settled[one]))
        return settled

    def ahead(self) -> Iterator[None]:
        """Work out where any unit would stand that nobody disturbs; a piece at a time."""
        for province, spots in sorted(self._atlas.spots.items()):
            ones = [("A", province)] if spots.army is not None else []
            for kind, at in (*ones, *(("F", coast) for coast in spots.fleet)):
                self._packing.look(Stander(kind, at, province), 1)
                yield

    def _least(self, one: Stander, taken: Sequence[Box]) -> tuple[float, float]:
        """Return the place that covers least, when every place covers something."""
        tried = [(place, box) for place, box in self._packing.places(one)]
        tried = tried or [(self.home(one), self.box(one, *self.home(one)))]
        return min(tried, key=lambda item: sum(shared(item[1], box) for box in taken))[0]

    def _search(self, one: Stander) -> Iterator[tuple[tuple[float, float], Box]]:
        """Yield places for a piece, the nearest first, those in its own province before others."""
        x0, y0 = self.home(one)
        reach = round(90 * self._scale / STEP)
        count = itertools.count()
        # A ring's places are at least as wrong as they are far: what is less wrong than the next
        # ring is far can be offered before that is looked at.
        found: list[tuple[float, int, tuple[float, float], Box]] = []
        for ring in range(reach):
            for turn in range(TURNS if ring else 1):
                angle = turn * 2 * math.pi / TURNS + ring * 0.4
                x, y = x0 + ring * STEP * math.cos(angle), y0 + ring * STEP * math.sin(angle)
                away = self._away(one, x, y)
                box = grow(self.box(one, x, y), AIR)
                if away is None or hits(box, self.centres):
                    continue
                heappush(found, (ring * STEP + away, next(count), (x, y), box))
            further = (ring + 1) * STEP if ring + 1 < reach else math.inf
            while found and found[0][0] <= further:
                _, _, place, box = heappop(found)
                yield place, box

    def _away(self, one: Stander, x: float, y: float) -> float | None:
        """Say how wrong a place is for a piece; nothing where it must not stand."""
        width, height = self._atlas.size
        left, top, right, bottom = self.box(one, x, y)
        if left < FRAME or top < FRAME or right > width - FRAME or bottom > height - FRAME:
            return None
        if self._ground.province(x, y) == one.province:
            return 0.0
        foreign = self._ground.province(x, y)
        dry = bool(foreign) and self._atlas.spots[foreign].army is not None
        if one.beaten:
            return 40.0 if dry else 15.0
        # A little off a small space's shore, never in the middle of another one.
        for far, price in ((8.0, 12.0), (16.0, 30.0), (26.0, 60.0)):
            if dry and far > 8:
                return None
            for step in range(8):
                turn = step * math.pi / 4
                near = self._ground.province(x + far * math.cos(turn), y + far * math.sin(turn))
                if near == one.province:
                    return price
        return None
