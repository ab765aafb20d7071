"""Where the lines of orders run, and where the figures on them stand; nothing is drawn here."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain, islice

from PySide6.QtCore import QPointF

from engine.board.board import AFLOAT
from engine.board.location import province_of
from gui.kit import theme
from gui.map import qt_lines
from gui.map.arrows.free_place import FAR, free_place, least_hiding
from gui.map.arrows.line_routes import Ways
from gui.map.arrows.mark_items import direction
from gui.map.arrows.marks import MoveMark, SupportHoldMark, SupportMark, TrailMark
from gui.map.arrows.shaft import DISC, MIDDLE, Shaft
from gui.map.ground import Box
from gui.map.packing import joined, touching
from gui.map.polyline import Pair, Track
from gui.map.shapes import Shapes

SPEC = theme.TOKENS["orders"]
Place = Callable[[str, str], QPointF]

SHAFT = 17.5
"""Pixels of an arrow's shaft that are to be seen between its piece and its head."""

USUAL, ABOVE = 13.0, 3.0
"""How far from the middle of its piece an arrow begins, at least if it is drawn over it."""

HEAD_ASHORE = 0.2
"""Share of the head of an arrow from sea to sea from which on it cuts a shore."""

HEAD_DOTS = 10
"""In how many places of it that is asked."""

STEPS = (0.0, -0.5, 0.5, -1.0, 1.0)
"""How far from the border it may end for that, in lengths of its head."""

LEAST_HEAD = 0.5
"""How small a short arrow's head may become."""

TINY_HEAD = 0.4
"""And that of one that is drawn over its piece and still has no room."""

BORNE = 0.16
"""Share of an arrow in third spaces up to which it need not look for another way."""

MOST = 0.2
"""Such a share that a short arrow is better than one that lies there."""

BY_WATER = 0.03, 0.045
"""Both of an arrow that leads from sea to sea."""

ASTRAY = 2.0
"""What it costs to lie there all the same."""

MIDDLES = (0.0, 0.5, -0.5, 1.0, -1.0)
"""How far aside two arrows that meet may both move, in halves of how far apart they run."""

CLOSER = (1.0, 0.75, 0.5, 0.35)
"""How far apart two arrows run that meet, where there is less room than usual."""

BEYOND = 30.0
"""How far a short arrow may run beyond the place where its unit would stand."""

SIZES = (1.0, 0.85, 0.7, 0.55)
"""How large a disc may be against the usual size: smaller where it would hide something."""


@dataclass(frozen=True, slots=True)
class Situation:
    """All that lines depend on: where units stand, and how large everything is."""

    shapes: Shapes
    ways: Ways
    place: Place
    """Where a unit of a kind stands in a location."""

    pushed: Place
    """Where it stands when it was driven out."""

    occupied: frozenset[str]
    """Provinces with a unit, before which arrows end."""

    k: float
    """Scale of pieces and lines."""

    zoom: float
    """Pixels per board unit."""

    bodies: tuple[Box, ...] = ()
    """The room that pieces take."""


class Runs:
    """Finds where lines run in one situation."""

    def __init__(self, situation: Situation) -> None:
        self._now = situation
        self._k = situation.k
        self._standing: dict[tuple[float, float], Box | None] = {}
        self._looked: Box = (0.0, 0.0, 0.0, 0.0)
        """Where pieces were looked for beside the arrow that is being drawn."""

        self._centres = situation.ways.mark_boxes
        self._known = situation.ways.known(
            (situation.bodies, situation.k, situation.zoom, situation.occupied)
        )

    # -- tracks ------------------------------------------------------------------------------

    def between(self, one: str, other: str, ends: tuple[QPointF, QPointF]) -> Track:
        """Return the way between two locations, round everything that is not at its ends."""
        a, b = ends
        key = (one, other, a.x(), a.y(), b.x(), b.y())
        track = self._known.tracks.get(key)
        if track is None:
            track = self._now.ways.between(one, other, ends, self._now.bodies)
            self._known.tracks[key] = track
        return track

    def through(self, stops: Sequence[tuple[str, str]]) -> Track:
        """Return the way through locations, each with the kind of unit that stands there."""
        places = [self._now.place(at, kind) for at, kind in stops]
        return self.joined([at for at, _ in stops], places)

    def joined(self, stops: Sequence[str], places: Sequence[QPointF]) -> Track:
        """Return the way through locations by these places in them."""
        track: Track | None = None
        for number in range(len(stops) - 1):
            ends = (places[number], places[number + 1])
            leg = self.between(stops[number], stops[number + 1], ends)
            track = leg if track is None else track.then(leg)
        return track if track is not None else qt_lines.through([*places, *places])

    def trail(self, mark: TrailMark) -> Track:
        """Return the way that a unit went: in its lane where another one came the other way."""
        way, side = self.whole(mark), self._side(mark)
        if mark.via or not side:
            return way
        return way.aside(self._between_two(mark, mark.at, way, side) + side)

    def whole(self, mark: MoveMark | TrailMark) -> Track:
        """Return the way of a unit from where it stands to where it goes."""
        carried = [(fleet, AFLOAT) for fleet in mark.via]
        return self.through([(mark.at, mark.kind), *carried, (mark.to, mark.kind)])

    def wave(self, mark: MoveMark) -> Track:
        """Return the way of a convoyed army, as far as it comes."""
        shaft = self.shaft(mark)
        carried = [(mark.at, mark.kind), *((fleet, AFLOAT) for fleet in mark.via)]
        return self.through(carried).then(shaft.drawn())

    # -- arrows ------------------------------------------------------------------------------

    def width(self, mark: MoveMark) -> float:
        """Return how wide an arrow is."""
        token = SPEC["move"]
        wide = token["width"] + mark.supports * token["width_per_support"]
        return float(min(wide, token["width_max"])) * self._k

    def head(self, mark: MoveMark) -> float:
        """Return how long an arrow's head is that has room."""
        return float(SPEC["move"]["head"]) * self.width(mark) * 1.05

    def port(self, mark: MoveMark) -> QPointF:
        """Return where the anchor of a unit lies that stays: at the port of the space it takes.

        On the way into the space, where its port has no place of its own.
        """
        port = self._now.shapes.atlas.spots[province_of(mark.to)].port
        if port is not None:
            return QPointF(*port.at)
        a, b = self._now.place(mark.at, mark.kind), self._now.place(mark.to, AFLOAT)
        return (a + b) / 2

    def _hook(self, mark: MoveMark) -> Shaft:
        """Return the line of a unit that stays: from its edge to its anchor.

        By the first of some ways that lies in its two spaces, or the one that does most.
        """
        ends = self._now.place(mark.at, mark.kind), self.port(mark)
        key = (mark.at, mark.to, *(far for end in ends for far in end.toTuple()))
        course = self._known.shafts.get(key)
        if course is None:
            borne = self._borne(mark.at, mark.to)[0]
            best, least = qt_lines.through(ends), math.inf
            for way in self._hooks(mark, ends):
                line = way.cut(min(16 * self._k, way.length * 0.4), way.length)
                out = self._now.ways.stray(mark.at, mark.to, line)
                if out < least:
                    best, least = line, out
                if out <= borne:
                    break
            course = self._known.shafts[key] = Shaft(best, best.length)
        return course

    def _hooks(self, mark: MoveMark, ends: tuple[QPointF, QPointF]) -> Iterator[Track]:
        """Yield ways from a unit to its anchor, the best first."""
        bows = self._now.ways.bows(ends)
        yield from islice(bows, 2)
        yield self.between(mark.at, mark.to, ends)
        yield from bows

    def shaft(self, mark: MoveMark) -> Shaft:
        """Return where an arrow runs; the last leg of a convoy."""
        if mark.stays:
            return self._hook(mark)
        begin, kind = (mark.via[-1], AFLOAT) if mark.via else (mark.at, mark.kind)
        a, b = self._now.place(begin, kind), self._now.place(mark.to, mark.kind)
        form = (bool(mark.via), mark.supports, mark.side, mark.failed)
        key = (begin, mark.at, mark.to, form, a.x(), a.y(), b.x(), b.y())
        course = self._known.shafts.get(key)
        if course is None:
            course = self._known.shafts[key] = self._sought(key, mark, begin, (a, b))
        return course

    def _sought(
        self, key: object, mark: MoveMark, begin: str, ends: tuple[QPointF, QPointF]
    ) -> Shaft:
        """Look for an arrow among those that have the same pieces near them, or draw it anew."""
        track = self.between(begin, mark.to, ends)
        full = province_of(mark.to) in self._now.occupied
        known = (key, *track.corners, full, self._k, self._now.zoom)

        def find() -> tuple[Shaft, Box]:
            self._looked = qt_lines.through(ends).room()
            return self._shaft(mark, begin, ends), self._looked

        return self._now.ways.shafts.get(known, self._now.bodies, find)[0]

    def _shaft(self, mark: MoveMark, begin: str, ends: tuple[QPointF, QPointF]) -> Shaft:
        head, need = self.head(mark), SHAFT / self._now.zoom
        track, lack = self._chosen(mark, begin, ends, head + need)
        size = max(LEAST_HEAD, 1 - lack / head) if lack > 0 else 1.0
        full = province_of(mark.to) in self._now.occupied
        run = self._part(mark, track, self._gap(track, ends[1], full=full))
        if not mark.failed and self._cuts(mark, run, run.length, size):
            size = min(size, LEAST_HEAD)
        shaft = Shaft(run, run.length, size)
        if mark.failed:
            visible = self._under(run, ends[0]) + need + head * size
            beyond = DISC * self._k * 0.5
            shaft = replace(shaft, reach=self._stop(mark, run, visible, beyond, size))
        wanted = need + head * size - 0.5
        if mark.via or self._seen(run, shaft.reach, wanted) >= wanted:
            return shaft
        ways = chain((track,), self._lanes(mark, begin, ends, far=True))
        return self._over(mark, ways, ends, size)

    def _over(
        self, mark: MoveMark, ways: Iterable[Track], ends: tuple[QPointF, QPointF], size: float
    ) -> Shaft:
        """Return an arrow that is drawn over its piece, and over the edge of another if it must.

        By the first of some ways that lies in its two spaces, or the one that does most.
        """
        wanted = SHAFT / self._now.zoom + self.head(mark) * size
        beyond = DISC * self._k * 0.5 if mark.failed else 0.0
        best, cost = self._short(mark, ways, ends[1], wanted, beyond)
        if cost > 0:
            narrow = self._narrow(mark, mark.at, ends)
            other, less = self._short(mark, narrow, ends[1], wanted, beyond)
            best = other if less < cost else best
        lack = wanted + beyond - best.length
        if lack > 0:  # rather a smaller head, and no dots beyond it, than a shaft that nobody sees
            wanted -= min(lack, (size - TINY_HEAD) * self.head(mark))
            size = max(TINY_HEAD, size - lack / self.head(mark))
            beyond = min(beyond, max(1.0, best.length - wanted))
        reach = self._stop(mark, best, wanted, beyond, size) if mark.failed else best.length
        return Shaft(best, reach, size, over=True)

    def _short(
        self, mark: MoveMark, ways: Iterable[Track], goal: QPointF, wanted: float, beyond: float
    ) -> tuple[Track, float]:
        """Return the part of the best way that is drawn over a piece, and what is against it."""
        k, begin = self._k, ABOVE * self._k
        full = province_of(mark.to) in self._now.occupied
        borne, most = self._borne(mark.at, mark.to)
        best, least = qt_lines.through([goal, goal]), math.inf
        for track in ways:
            end = track.length - self._gap(track, goal, full=full)
            enough = begin + wanted + beyond
            run = track.cut(begin, min(max(end, enough), max(end, track.length - begin)))
            spare = min(run.length - wanted - beyond, (USUAL - ABOVE) * k)
            run = run.cut(max(0.0, spare), run.length)  # no more of its piece than it must
            short = max(0.0, wanted + beyond - run.length) / wanted
            if 2 * short >= least:
                continue
            out = self._now.ways.stray(mark.at, mark.to, run)
            cost = 2 * short + 4 * max(0.0, out - borne) + (ASTRAY if out > most else 0)
            if cost < least:
                best, least = run, cost
            if not cost:
                break
        return best, least

    def _stop(
        self, mark: MoveMark, run: Track, visible: float, beyond: float, size: float
    ) -> float:
        """Return where an arrow ends that failed: at the border, but so much is to be seen.

        From sea to sea where its straight head cuts no shore, if there is such a place near.
        """
        most = run.length - beyond
        least = min(visible, most)
        end = min(max(self._border(run, mark.to), least), run.length)
        for step in STEPS:
            far = end + self.head(mark) * size * step
            if (far == end or least <= far <= most) and not self._cuts(mark, run, far, size):
                return far
        return end

    def _cuts(self, mark: MoveMark, run: Track, far: float, size: float) -> bool:
        """Tell whether an arrow from sea to sea that ends there cuts a shore with its head."""
        if mark.via or not self._now.ways.by_water(mark.at, mark.to):
            return False
        head = Track(run.spots([far - min(self.head(mark) * size, far * 0.6), far]))
        return self._now.ways.stray(mark.at, mark.to, head, HEAD_DOTS) >= HEAD_ASHORE

    def _part(self, mark: MoveMark, track: Track, gap: float) -> Track:
        """Return the part of its way on which an arrow lies that ends so far before its end."""
        k, gap = self._k, min(gap, track.length * 0.45)
        start = min((4 if mark.via else USUAL) * k, track.length * 0.3)
        return track.cut(start, track.length - gap)

    def _chosen(
        self, mark: MoveMark, begin: str, ends: tuple[QPointF, QPointF], wanted: float
    ) -> tuple[Track, float]:
        """Return the first way in its two spaces of which enough is seen, and what is lacking.

        The best one where there is none.
        """
        choice, cost = self._best(mark, begin, ends, wanted, self._lanes(mark, begin, ends))
        if cost > 0:
            narrow, less = self._best(mark, begin, ends, wanted, self._narrow(mark, begin, ends))
            choice = narrow if less < cost else choice
        return choice

    def _best(
        self,
        mark: MoveMark,
        begin: str,
        ends: tuple[QPointF, QPointF],
        wanted: float,
        ways: Iterable[Track],
    ) -> tuple[tuple[Track, float], float]:
        """Return the same of some ways, and what is against it."""
        full = province_of(mark.to) in self._now.occupied
        borne, most = self._borne(begin, mark.to)
        enough = self.head(mark) * (1 - LEAST_HEAD)
        choice, least = (qt_lines.through(ends), 0.0), math.inf
        for way in ways:
            gap = self._gap(way, ends[1], full=full)
            track, lack = way, wanted - self._seen(way, way.length - gap, wanted)
            if lack > 0 and not full and not mark.via:
                track, lack = self._beyond(track, mark.to, lack)
            short = max(0.0, lack - enough) / wanted  # less grave: it can still be drawn over all
            if short >= least:
                continue
            out = self._now.ways.stray(begin, mark.to, self._part(mark, track, gap))
            cost = short + 4 * max(0.0, out - borne) + (ASTRAY if out > most else 0)
            if cost < least:
                choice, least = (track, lack), cost
            if not cost:
                break
        return choice, least

    def _narrow(self, mark: MoveMark, begin: str, ends: tuple[QPointF, QPointF]) -> Iterator[Track]:
        """Yield the way of an arrow that meets another one where there is hardly room for both."""
        side = self._side(mark)
        if side:
            way = self.between(begin, mark.to, ends)
            yield self._now.ways.squeezed((begin, mark.to), way, side)

    def _lanes(
        self, mark: MoveMark, begin: str, ends: tuple[QPointF, QPointF], *, far: bool = False
    ) -> Iterator[Track]:
        """Yield ways of an arrow, the best first; of two that meet, each aside of the other."""
        side = self._side(mark)
        for way in self._tried(mark, begin, ends, far=far):
            middle = self._between_two(mark, begin, way, side) if side else 0.0
            for share in CLOSER if side else (1.0,):
                yield way.aside(middle + side * share)

    def _side(self, mark: MoveMark | TrailMark) -> float:
        return mark.side * float(SPEC["head_to_head"]["side"]) * self._k

    def _borne(self, begin: str, to: str) -> tuple[float, float]:
        """Return how much of an arrow may lie in third spaces: with no qualms, and at all."""
        return BY_WATER if self._now.ways.by_water(begin, to) else (BORNE, MOST)

    def _between_two(
        self, mark: MoveMark | TrailMark, begin: str, way: Track, side: float
    ) -> float:
        """Return how far aside two arrows that meet have room on both sides; the same for both."""
        tail = min(16 * self._k, way.length * 0.3)
        inner = way.cut(tail, way.length - tail)
        sign = 1 if province_of(begin) < province_of(mark.to) else -1
        borne = self._borne(begin, mark.to)[0]
        tried = [share * abs(side) * sign for share in MIDDLES]  # the nearest first
        return self._now.ways.middle((begin, mark.to), inner, tried, side, borne)

    def _tried(
        self, mark: MoveMark, begin: str, ends: tuple[QPointF, QPointF], *, far: bool
    ) -> Iterator[Track]:
        """Yield ways of an arrow, the best first; of two that meet, each keeps to its right."""
        yield self.between(begin, mark.to, ends)
        if not mark.via:
            yield from self._now.ways.bows(ends, right=bool(mark.side), far=far)

    def _seen(self, track: Track, end: float, enough: float) -> float:
        """Return how much of a line, so far, lies below no piece, or more than is enough."""
        room = track.room()
        self._looked = joined(self._looked, room)
        return track.seen(end, 2.0, touching(room, self._now.bodies), enough)

    def _gap(self, track: Track, goal: QPointF, *, full: bool) -> float:
        """Return how far before the end of its way an arrow ends."""
        if not full:
            return 3 * self._k
        return max(12 * self._k, self._under(track, goal, end=True) + 2.5 * self._k)

    def _under(self, track: Track, at: QPointF, *, end: bool = False) -> float:
        """Return how much of a line's beginning, or end, lies under the piece that stands there."""
        box = self._standing_at(at.x(), at.y())
        if box is None:
            return 0.0
        return track.under(box, 2.0 * self._k, end=end)

    def _standing_at(self, x: float, y: float) -> Box | None:
        """Return the room of the piece that stands there."""
        if (x, y) not in self._standing:
            self._standing[x, y] = next(
                (box for box in self._now.bodies if box[0] < x < box[2] and box[1] < y < box[3]),
                None,
            )
        return self._standing[x, y]

    def _beyond(self, track: Track, to: str, lack: float) -> tuple[Track, float]:
        """Draw a short way out beyond its end, within the space where it leads."""
        area = self._now.shapes.area(province_of(to))
        step, far = 2.0 * self._k, 0.0
        most = min(lack, BEYOND * self._k)
        while far < most and area.contains(qt_lines.at(track, track.length + far + 5 * self._k)):
            far += step
        if not far:
            return track, lack
        longer = track.then(Track([track.spot(track.length), track.spot(track.length + far)]))
        return longer, lack - far

    def _border(self, run: Track, to: str) -> float:
        """Return how far a line comes before it enters a province, not too near either end."""
        area = self._now.shapes.area(province_of(to))
        fars = [run.length * step / 100 for step in range(30, 81, 2)]
        for far, (x, y) in zip(fars, run.spots(fars), strict=True):
            if area.contains(QPointF(x, y)):
                return far
        return run.length * 0.6

    # -- supports ----------------------------------------------------------------------------

    def span(self, mark: SupportMark | SupportHoldMark) -> tuple[QPointF, QPointF]:
        """Return from where to where the dashes of a support run."""
        a = self._now.place(mark.at, mark.kind)
        if isinstance(mark, SupportMark):
            return a, self._meeting(mark)
        target = self._now.place(mark.target, mark.target_kind)
        return a, target - direction(a, target)[0] * 27 * self._k

    def _meeting(self, mark: SupportMark) -> QPointF:
        """Return where a support ends on the arrow it helps."""
        shaft = self.shaft(mark.move)
        apart = min(13 * self._k, shaft.reach * 0.7 / max(1, mark.ranks))
        off = (mark.rank - (mark.ranks - 1) / 2) * apart
        return qt_lines.at(shaft.track, shaft.reach * MIDDLE + off)

    # -- discs -------------------------------------------------------------------------------

    def disc(
        self,
        wanted: QPointF,
        ahead: QPointF,
        text: str,
        *,
        dark: bool = False,
        spare: Iterable[Box] = (),
    ) -> tuple[QPointF, float]:
        """Return where a disc lies on no piece and hides no centre, as near as can be.

        And at what scale: smaller than usual where there is room for no other one.
        """
        half = half_of(text, self._k, dark=dark)
        wide, high = half[0] + FAR * half[1], (1 + FAR) * half[1]
        (x, y), way, step = wanted.toTuple(), ahead.toTuple(), half[1]
        near = (x - wide, y - high, x + wide, y + high)
        taken = [*touching(near, self._now.bodies), *touching(near, self._centres), *spare]
        for size in SIZES:
            smaller = half_of(text, self._k * size, dark=dark)
            place = free_place((x, y), way, smaller, taken, step)
            if place is not None:
                return QPointF(*place), self._k * size
        return QPointF(*least_hiding((x, y), way, half, taken)), self._k


def half_of(text: str, k: float, *, dark: bool = False) -> tuple[float, float]:
    """Return half the width and height of a disc."""
    if dark:
        return (9 + 5.4 * len(text)) * k, 15 * k
    return (DISC + 3.2 * max(0, len(text) - 1)) * k, DISC * k


def around(at: Pair, half: tuple[float, float]) -> Box:
    """Return the room of a disc."""
    return (at[0] - half[0], at[1] - half[1], at[0] + half[0], at[1] + half[1])
