"""Where pieces stand: on their own space, and so that none covers another one or a centre.

A piece stays where the map says as long as nearly all of it lies on its own space there. Else it
moves, and where it finds no room it is drawn smaller. A beaten unit stands beside the one that took
its place; where its space has no room for both it is driven out of it, to where nobody can believe
that it holds that space, and a line leads back. The same pieces always stand in the same places.
"""

import math
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import chain
from typing import NamedTuple

from engine.board.atlas import Atlas
from engine.board.board import AFLOAT, ASHORE
from gui.map.ground import Box, Ground
from gui.map.packing import Packing, grow, hits, shared, touching
from gui.map.pieces import places
from gui.map.pieces.piece_overlap import Footing, Share, Spans
from gui.map.search_rings import REACH, Ring, Rings, around, cheapest, closely

SIZES = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5)
"""How large a piece is drawn against the usual size, where there is no room for that."""

TINY = 3
"""From which of these sizes on a beaten unit would rather stand outside its space."""

BEATEN = 0.86
"""How large a beaten unit is drawn against others."""

AIR = 0.6
"""Board units left round a piece."""

CENTRE = 7.6
"""Half the square of a centre's mark, in board units."""

FRAME = 11.0
"""How near the board's edge a piece may stand."""

AT_HOME, ENOUGH, BEATEN_ENOUGH = 0.9, 0.64, 0.58
"""Shares of a piece on its own space: no need to move, may stay so, a beaten unit may stay so."""

ASTRAY = 0.44
"""Share of a beaten unit on one foreign space from which it could be taken to stand there."""

TRIES = 3
"""How often pieces are put anew where some found no good place."""

TIGHT = 0.6
"""How large they and their neighbours are drawn then, at most."""

LEAN = 0.2
"""Share of a piece on foreign land that is borne without drawing it smaller."""


HALF = BEATEN_ENOUGH
"""Share of a beaten unit on its own space under which a line has to lead back there."""

LEAD = 6.5
"""How far inside the space, and off everything, that line ends; at the scale of pieces."""

RING = 25.0
"""Radius of the ring round a beaten unit, where that line begins."""


def mark_boxes(middles: Iterable[tuple[float, float]]) -> tuple[Box, ...]:
    """Return the squares that marks take, from their middles."""
    return tuple((x - CENTRE, y - CENTRE, x + CENTRE, y + CENTRE) for x, y in middles)


class Stander(NamedTuple):
    """A piece that wants to stand somewhere."""

    kind: str
    at: str
    """Its location."""

    province: str
    beaten: bool = False
    """Pushed out of its place: it stands beside the one that took it."""

    def held(self) -> "Stander":
        """Return the piece as it would be if nobody had pushed it."""
        return Stander(self.kind, self.at, self.province)


class Stand(NamedTuple):
    """Where a piece stands, and how large it is drawn against the usual size."""

    x: float
    y: float
    size: float = 1.0


class Lead(NamedTuple):
    """From the ring of a beaten unit to a point in the space it was driven from."""

    begin: tuple[float, float]
    end: tuple[float, float]


class Standing:
    """Where pieces stand at one size.

    ``bodies`` are the rooms that a piece takes at scale 1, and that a beaten one takes.
    """

    def __init__(
        self,
        atlas: Atlas,
        ground: Ground,
        scale: float,
        bodies: tuple[Box, Box],
        spans: Callable[[str, bool], Spans],
        rings: Rings | None = None,
    ) -> None:
        self._atlas, self._scale = atlas, scale
        self._rings = rings if rings is not None else Rings(ground)
        self._bodies = {False: bodies[0], True: bodies[1]}
        spots = atlas.spots.items()
        self._footing = Footing(
            ground,
            frozenset(key for key, spot in spots if spot.army is not None),
            frozenset(key for key, spot in spots if spot.fleet),
            spans,
        )
        self.centres = mark_boxes(atlas.marks)
        self._packing: Packing[tuple[Stander, bool], Stand] = Packing(self._found)

    @property
    def known(self) -> int:
        """How many places for pieces were worked out."""
        return self._packing.known

    def home(self, stander: Stander) -> Stand:
        """Return where the map would put a piece."""
        if stander.beaten:
            return Stand(*places.pushed(self._atlas, stander.at, stander.kind), BEATEN)
        return Stand(*places.spot(self._atlas, stander.at, stander.kind))

    def box(self, stander: Stander, stand: Stand) -> Box:
        """Return the room a piece takes at a place."""
        left, top, right, bottom = self._bodies[stander.beaten]
        k, x, y = self._scale * stand.size, stand.x, stand.y
        return (x + left * k, y + top * k, x + right * k, y + bottom * k)

    def settle(self, standers: Sequence[Stander]) -> Mapping[Stander, Stand]:
        """Return where each piece stands so that none covers another, as far as there is room."""
        usual = {one: grow(self.box(one, self.best(one)), AIR) for one in standers}
        boxes = list(usual.values())
        hurt = dict[Stander, float]()
        for number, (one, box) in enumerate(usual.items()):
            others = boxes[:number] + boxes[number + 1 :]
            hurt[one] = sum([shared(box, other) for other in touching(box, others)], 0.0)
        # Those whom nobody disturbs stay; the pushed aside look for room last.
        order = sorted(standers, key=lambda one: (one.beaten, hurt[one] > 0, hurt[one], one.at))
        placed = self._pack(order, frozenset())
        tight = frozenset[Stander]()
        for again in range(TRIES):  # where one finds nothing, it and those near it get smaller
            missing = [one for one in order if one not in placed]
            if not missing:
                break
            near = [usual[one] for one in missing]
            tight |= frozenset(
                one for one in order if (again or not one.beaten) and hits(usual[one], near)
            )
            first = [one for one in missing if not one.beaten]  # a beaten one never goes first
            other = self._pack([*first, *(one for one in order if one not in first)], tight)
            if len(other) > len(placed):
                placed = other
        settled = {one: place for one, (place, _) in placed.items()}
        stuck = any(one not in placed for one in order if not one.beaten)
        for one in [one for one in placed if one.beaten and stuck]:
            del settled[one]  # units before beaten ones, where not all find a good place
        taken = [box for one, (_, box) in placed.items() if one in settled]
        for one in order:
            if one not in settled:
                settled[one] = self._least(one, taken)
                taken.append(self.box(one, settled[one]))
        return settled

    def _pack(
        self, order: Sequence[Stander], tight: frozenset[Stander]
    ) -> Mapping[Stander, tuple[Stand, Box]]:
        """Put pieces in this order of right, some of them smaller than they could be."""
        placed = self._packing.pack([(one, one in tight) for one in order], ())
        return {one: place for (one, _), place in placed.items()}

    def _places(self, one: Stander) -> Iterator[tuple[Stand, Box]]:
        """Yield the good places of a piece, the best first."""
        return self._packing.places((one, False))

    def leads(self, stands: Mapping[Stander, Stand]) -> Mapping[Stander, Lead]:
        """Return the lines from beaten units that lie outside their space back into it."""
        boxes = [grow(self.box(*item), LEAD * self._scale) for item in stands.items()]
        centres = [grow(box, LEAD * self._scale) for box in self.centres]
        return {
            one: self._lead(one, stand, [*boxes, *centres])
            for one, stand in stands.items()
            if one.beaten and self._share(one, stand).own < HALF
        }

    def _lead(self, one: Stander, stand: Stand, taken: Sequence[Box]) -> Lead:
        """Lead to the nearest free point well inside the space."""
        home = self.best(one.held())
        best, least = (home.x, home.y), math.inf
        for deep in (LEAD * self._scale, LEAD * self._scale / 3):
            for x, y in (place for _, ring in around(home.x, home.y) for place in ring):
                far = math.hypot(x - stand.x, y - stand.y)
                near = far < least and self._rings.deep(one.province, x, y, deep)
                if near and not hits((x, y, x + 0.1, y + 0.1), taken):
                    best, least = (x, y), far
            if least < math.inf:
                break
        far = math.hypot(best[0] - stand.x, best[1] - stand.y) or 1.0
        edge = min(RING * self._scale * stand.size, far) / far
        begin = (
            stand.x + (best[0] - stand.x) * edge,
            stand.y + (best[1] - stand.y) * edge,
        )
        return Lead(begin, best)

    def ahead(self) -> Iterator[None]:
        """Work out where any unit would stand that nobody disturbs; a piece at a time."""
        for province, spots in sorted(self._atlas.spots.items()):
            ones = [(ASHORE, province)] if spots.army is not None else []
            for kind, at in (*ones, *((AFLOAT, coast) for coast in spots.fleet)):
                self._packing.look((Stander(kind, at, province), False), 1)
                yield

    def best(self, one: Stander) -> Stand:
        """Return where a piece would stand that nobody disturbs."""
        return next(self._places(one), (self.home(one), None))[0]

    def _least(self, one: Stander, taken: Sequence[Box]) -> Stand:
        """Return the best place where hardly any is left; at worst the one that covers least."""
        tried: list[tuple[Stand, Box]] = []
        for stand, box in chain(self._places(one), self._worse(one)):
            if not hits(box, taken):
                return stand
            tried.append((stand, box))
        tried = tried or [(self.home(one), self.box(one, self.home(one)))]
        return min(tried, key=lambda item: sum(shared(item[1], box) for box in taken))[0]

    # -- where a piece could stand -----------------------------------------------------------

    def _found(self, key: tuple[Stander, bool]) -> Iterator[tuple[Stand, Box]]:
        one, tight = key
        if not tight:
            return self._search(one)
        most = TIGHT * (BEATEN if one.beaten else 1.0) + 1e-9
        return (place for place in self._places(one) if place[0].size <= most)

    def _search(self, one: Stander) -> Iterator[tuple[Stand, Box]]:
        """Yield places for a piece, the best first."""
        if one.beaten:
            yield from self._beside(one)
            return
        home = self.home(one)
        stay = self._share(one, home).own >= AT_HOME and self._is_free(one, home, self.centres)
        if stay:
            yield home, grow(self.box(one, home), AIR)
        for size in SIZES:
            for stand, box in self._in_order(one, cheapest(self._upright(one, home, size))):
                if not (stay and stand == home):
                    yield stand, box

    def _upright(
        self, one: Stander, home: Stand, size: float
    ) -> Iterator[tuple[float, Iterator[tuple[float, Stand]]]]:
        """Yield places for a unit in its own space, ring by ring, with how bad they are."""
        for far, ring in self._inside(one, home, size):
            yield 0.06 * far, self._fitting(one, ring, far)

    def _fitting(
        self, one: Stander, ring: Iterable[Stand], far: float
    ) -> Iterator[tuple[float, Stand]]:
        for stand in ring:
            share = self._share(one, stand)
            if share.own >= ENOUGH and share.dry <= LEAN:
                lacking = 40 * max(0.0, AT_HOME - share.own)
                yield lacking + 30 * share.dry + 0.06 * far, stand

    def _worse(self, one: Stander) -> Iterator[tuple[Stand, Box]]:
        """Yield places for a piece that found none of the good ones."""
        if one.beaten:  # the line that leads back has to tell alone
            for most in (ASTRAY, 1.0):
                for size in SIZES:
                    candidates = cheapest(self._without(one, size * BEATEN, most))
                    yield from self._in_order(one, candidates)
            return
        home = self.home(one)
        tried = [
            (1 - self._share(one, stand).own + 0.002 * far + 0.1 * (1 - size), stand)
            for size in SIZES
            for far, ring in self._inside(one, home, size)
            for stand in ring
        ]
        yield from self._in_order(one, sorted(tried))

    def _beside(self, one: Stander) -> Iterator[tuple[Stand, Box]]:
        """Yield places for a beaten unit: in its space, else where it can hold no other one."""
        for sizes in (SIZES[:TINY], SIZES[TINY:]):
            for size in sizes:
                yield from self._in_order(one, cheapest(self._within(one, size * BEATEN)))
            for size in sizes:
                yield from self._in_order(one, cheapest(self._without(one, size * BEATEN, ASTRAY)))
        home = self.home(one.held())
        for size in SIZES[TINY:]:
            candidates = self._outside(one, size * BEATEN, ASTRAY, closely(home.x, home.y))
            yield from self._in_order(one, cheapest(candidates))

    def _in_order(
        self, one: Stander, candidates: Iterable[tuple[float, Stand]]
    ) -> Iterator[tuple[Stand, Box]]:
        for _, stand in candidates:
            yield stand, grow(self.box(one, stand), AIR)

    def _within(
        self, one: Stander, size: float
    ) -> Iterator[tuple[float, Iterator[tuple[float, Stand]]]]:
        """Yield places for a beaten unit in its own space, with how bad they are."""
        own = one.held()
        homes = [self._inside(one, home, size) for home in (self.home(one), self.home(own))]
        for rings in zip(*homes, strict=True):
            far = rings[0][0]
            yield 0.2 * far, self._leaning(one, chain(*(ring for _, ring in rings)), far)

    def _leaning(
        self, one: Stander, ring: Iterable[Stand], far: float
    ) -> Iterator[tuple[float, Stand]]:
        for stand in ring:
            share = self._share(one, stand)
            if share.own >= BEATEN_ENOUGH:
                lacking = 40 * max(0.0, AT_HOME - share.own)
                yield lacking + 20 * share.dry + 0.2 * far, stand

    def _without(
        self, one: Stander, size: float, most: float
    ) -> Iterator[tuple[float, Iterator[tuple[float, Stand]]]]:
        """Yield places for a beaten unit outside, with how bad they are."""
        home = self.home(one.held())
        return self._outside(one, size, most, around(home.x, home.y))

    def _outside(
        self, one: Stander, size: float, most: float, rings: Iterable[Ring]
    ) -> Iterator[tuple[float, Iterator[tuple[float, Stand]]]]:
        home = self.home(one.held())
        for far, ring in self._free(one, home, size, rings):
            yield 0.8 * far - 24, self._driven(one, ring, far, most)

    def _driven(
        self, one: Stander, ring: Iterable[Stand], far: float, most: float
    ) -> Iterator[tuple[float, Stand]]:
        for stand in ring:
            share = self._share(one, stand)
            if share.held <= most:
                yield 0.8 * far + 40 * share.held + 8 * share.dry - 24 * share.own, stand

    def _share(self, one: Stander, stand: Stand) -> Share:
        place, scale = (stand.x, stand.y), self._scale * stand.size
        return self._footing.share(one.kind, one.province, place, scale, beaten=one.beaten)

    def _inside(
        self, one: Stander, home: Stand, size: float
    ) -> Iterator[tuple[float, Iterator[Stand]]]:
        """Yield the places whose middle lies in a piece's own space and that hide no centre."""
        return self._free(one, home, size, self._rings.inside(one.province, home.x, home.y))

    def _free(
        self, one: Stander, home: Stand, size: float, rings: Iterable[Ring]
    ) -> Iterator[tuple[float, Iterator[Stand]]]:
        """Yield the places on rings where a piece lies on the board and hides no centre."""
        whole = grow(self.box(one, Stand(home.x, home.y, size)), REACH[-1] + 2 * AIR)
        centres = touching(whole, self.centres)
        for far, ring in rings:
            stands = (Stand(x, y, size) for x, y in ring)
            yield far, (stand for stand in stands if self._is_free(one, stand, centres))

    def _is_free(self, one: Stander, stand: Stand, centres: Sequence[Box]) -> bool:
        """Tell whether a piece lies on the board there and hides no centre."""
        width, height = self._atlas.size
        left, top, right, bottom = box = self.box(one, stand)
        on = left >= FRAME and top >= FRAME and right <= width - FRAME and bottom <= height - FRAME
        return on and not hits(grow(box, AIR), centres)
