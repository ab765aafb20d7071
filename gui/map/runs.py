"""Where the lines of orders run, and where the figures on them stand; nothing is drawn here."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF

from engine.board.location import province_of
from gui.kit import theme
from gui.map.ground import Box
from gui.map.marks import MoveMark, SupportHoldMark, SupportMark, TrailMark
from gui.map.packing import grow, hits
from gui.map.shaft import DISC, MIDDLE, Shaft, free_place
from gui.map.shapes import Shapes
from gui.map.standing import CENTRE
from gui.map.strokes import direction
from gui.map.track import Track
from gui.map.ways import Ways

SPEC = theme.TOKENS["orders"]
Place = Callable[[str, str], QPointF]

SHAFT = 17.5
"""Pixels of an arrow's shaft that are to be seen between its piece and its head."""

LEAST_HEAD = 0.5
"""How small a short arrow's head may become."""

BEYOND = 30.0
"""How far a short arrow may run beyond the place where its unit would stand."""

WIDE = 80.0
"""How far from its line pieces lie at least that have nothing to do with it, beside its bows."""

AROUND = 90.0
"""Board units round a disc in which something could lie that it would hide."""


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
        self._centres = tuple(
            (x - CENTRE, y - CENTRE, x + CENTRE, y + CENTRE)
            for spots in situation.shapes.atlas.spots.values()
            if spots.centre is not None
            for x, y in (spots.centre,)
        )
        self._known = situation.ways.known(
            (situation.bodies, situation.k, situation.zoom, situation.occupied)
        )

    # -- tracks ------------------------------------------------------------------------------

    def between(self, one: str, other: str, ends: tuple[QPointF, QPointF]) -> Track:
        """Return the way between two locations, round everything that is not at its ends."""
        a, b = ends
        key = (one, other, a.x(), a.y(), b.x(), b.y())
        found = self._known.tracks.get(key)
        if found is None:
            found = self._now.ways.between(one, other, ends, self._now.bodies)
            self._known.tracks[key] = found
        return found

    def through(self, stops: Sequence[tuple[str, str]]) -> Track:
        """Return the way through locations, each with the kind of unit that stands there."""
        places = [self._now.place(at, kind) for at, kind in stops]
        return self.joined([at for at, _ in stops], places)

    def joined(self, stops: Sequence[str], places: Sequence[QPointF]) -> Track:
        """Return the way through locations by these places in them."""
        found: Track | None = None
        for number in range(len(stops) - 1):
            ends = (places[number], places[number + 1])
            leg = self.between(stops[number], stops[number + 1], ends)
            found = leg if found is None else found.then(leg)
        return found if found is not None else Track([*places, *places])

    def whole(self, mark: MoveMark | TrailMark) -> Track:
        """Return the way of a unit from where it stands to where it goes."""
        carried = [(fleet, "F") for fleet in mark.via]
        return self.through([(mark.at, mark.kind), *carried, (mark.to, mark.kind)])

    def wave(self, mark: MoveMark) -> Track:
        """Return the way of a convoyed army, as far as it comes."""
        shaft = self.shaft(mark)
        carried = [(mark.at, mark.kind), *((fleet, "F") for fleet in mark.via)]
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

    def shaft(self, mark: MoveMark) -> Shaft:
        """Return where an arrow runs; the last leg of a convoy."""
        begin, kind = (mark.via[-1], "F") if mark.via else (mark.at, mark.kind)
        a, b = self._now.place(begin, kind), self._now.place(mark.to, mark.kind)
        form = (bool(mark.via), mark.supports, mark.side, mark.failed)
        key = (begin, mark.at, mark.to, form, a.x(), a.y(), b.x(), b.y())
        found = self._known.shafts.get(key)
        if found is None:
            found = self._known.shafts[key] = self._sought(key, mark, begin, (a, b))
        return found

    def _sought(
        self, key: object, mark: MoveMark, begin: str, ends: tuple[QPointF, QPointF]
    ) -> Shaft:
        """Look for an arrow among those that have the same pieces near them, or draw it anew."""
        track = self.between(begin, mark.to, ends)
        room = grow(_around(track), track.length * 0.7 + WIDE * self._k)
        near = tuple(box for box in self._now.bodies if hits(box, (room,)))
        full = province_of(mark.to) in self._now.occupied
        known = (key, track, near, full, self._k, self._now.zoom)
        return self._now.ways.shafts.get(known, lambda: self._shaft(mark, begin, ends))

    def _shaft(self, mark: MoveMark, begin: str, ends: tuple[QPointF, QPointF]) -> Shaft:
        k = self._k
        track = self.between(begin, mark.to, ends)
        full = province_of(mark.to) in self._now.occupied
        head, need = self.head(mark), SHAFT / self._now.zoom
        track, lack = self._long_enough(mark, track, ends, head + need)
        size = max(LEAST_HEAD, 1 - lack / head) if lack > 0 else 1.0
        track = track.aside(mark.side * float(SPEC["head_to_head"]["side"]) * k)
        gap = min(self._gap(track, ends[1], full=full), track.length * 0.45)
        start = min((4 if mark.via else 13) * k, track.length * 0.3)
        run = track.cut(start, track.length - gap)
        if not mark.failed:
            return Shaft(run, run.length, size)
        visible = self._under(run, ends[0]) + need + head * size
        border = max(self._border(run, mark.to), min(visible, run.length - DISC * k * 0.5))
        return Shaft(run, min(border, run.length), size)

    def _long_enough(
        self, mark: MoveMark, track: Track, ends: tuple[QPointF, QPointF], wanted: float
    ) -> tuple[Track, float]:
        """Return a way of which enough is seen, and how much of it is lacking all the same."""
        full = province_of(mark.to) in self._now.occupied
        lack = wanted - self._room(track, ends, full=full)
        if mark.via or lack <= 0:
            return track, lack
        if not full:
            track, lack = self._beyond(track, mark.to, lack)
        enough = self.head(mark) * (1 - LEAST_HEAD)
        if lack <= enough:
            return track, lack
        for bow in self._now.ways.bows(mark.at, mark.to, ends):
            less = wanted - self._room(bow, ends, full=full)
            if less < lack:
                track, lack = bow, less
            if lack <= enough:
                break
        return track, lack

    def _room(self, track: Track, ends: tuple[QPointF, QPointF], *, full: bool) -> float:
        """Return how much of an arrow is seen between the pieces at its ends."""
        reach = track.length - self._gap(track, ends[1], full=full)
        room = _around(track)
        near = [box for box in self._now.bodies if hits(box, (room,))]
        return track.seen(reach, 2.0, near)

    def _gap(self, track: Track, goal: QPointF, *, full: bool) -> float:
        """Return how far before the end of its way an arrow ends."""
        if not full:
            return 3 * self._k
        return max(12 * self._k, self._under(track.turned(), goal) + 2.5 * self._k)

    def _under(self, track: Track, at: QPointF) -> float:
        """Return how much of a line's beginning lies under the piece that stands there."""
        box = next((box for box in self._now.bodies if _in(box, at)), None)
        if box is None:
            return 0.0
        step = 2.0 * self._k
        far = 0.0
        while far < track.length and _in(box, track.at(far)):
            far += step
        return min(far, track.length)

    def _beyond(self, track: Track, to: str, lack: float) -> tuple[Track, float]:
        """Draw a short way out beyond its end, within the space where it leads."""
        area = self._now.shapes.areas[province_of(to)]
        step, far = 2.0 * self._k, 0.0
        most = min(lack, BEYOND * self._k)
        while far < most and area.contains(track.at(track.length + far + 5 * self._k)):
            far += step
        if not far:
            return track, lack
        longer = track.then(Track([track.at(track.length), track.at(track.length + far)]))
        return longer, lack - far

    def _border(self, run: Track, to: str) -> float:
        """Return how far a line comes before it enters a province, not too near either end."""
        area = self._now.shapes.areas[province_of(to)]
        for step in range(30, 81, 2):
            if area.contains(run.at(run.length * step / 100)):
                return run.length * step / 100
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
        return shaft.track.at(shaft.reach * MIDDLE + off)

    # -- discs -------------------------------------------------------------------------------

    def disc(
        self,
        wanted: QPointF,
        ahead: QPointF,
        text: str,
        *,
        dark: bool = False,
        spare: Iterable[Box] = (),
    ) -> QPointF:
        """Return where a disc lies on no piece and hides no centre, as near as can be."""
        half = half_of(text, self._k, dark=dark)
        near = (
            wanted.x() - AROUND - half[0],
            wanted.y() - AROUND - half[1],
            wanted.x() + AROUND + half[0],
            wanted.y() + AROUND + half[1],
        )
        taken = [box for box in (*self._now.bodies, *self._centres) if hits(box, (near,))]
        return free_place(wanted, ahead, half, [*taken, *spare])


def half_of(text: str, k: float, *, dark: bool = False) -> tuple[float, float]:
    """Return half the width and height of a disc."""
    if dark:
        return (9 + 5.4 * len(text)) * k, 15 * k
    return (DISC + 3.2 * max(0, len(text) - 1)) * k, DISC * k


def around(at: QPointF, half: tuple[float, float]) -> Box:
    """Return the room of a disc."""
    return (at.x() - half[0], at.y() - half[1], at.x() + half[0], at.y() + half[1])


def _around(track: Track) -> Box:
    xs, ys = [x for x, _ in track.corners], [y for _, y in track.corners]
    return (min(xs) - 1, min(ys) - 1, max(xs) + 1, max(ys) + 1)


def _in(box: Box, at: QPointF) -> bool:
    return box[0] < at.x() < box[2] and box[1] < at.y() < box[3]
