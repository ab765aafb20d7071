"""Where the things of a trip lie on the map: no stone, number, plate or name hides another.

What matters most is placed first, and everything after it where room is left: stones on their
states (pushed apart where two would overlap), then the numbers of borders, then the plates of
penalties, then the names of the trip, then those of all other states.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from math import cos, hypot, pi, sin

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPainterPath, QTransform

from engine.board.atlas import StateMarks
from engine.board.loader import LoadedStates
from gui import i18n
from gui.games.bez_hranic.drawing.far import serif
from gui.games.bez_hranic.show.trip import ShownTrip, part_of
from gui.games.bez_hranic.show.ways import bent, legs_inside

STONE, CLEAR = 22.0, 32.0
"""Units round the middle of a stone: of start and target, and of one with a token in it."""

NUMBER, LEAST_NUMBER = 20.0, 15.0
PLATE = (84.0, 44.0)
LOUD = (44.0, 38.0, 32.0, 28.0)
"""Sizes in which the name of a stop is tried, the largest first."""

PASSED = (32.0, 28.0)
CLOSE = (32.0, 28.0, 24.0)
"""Sizes in which the names of an inset are tried."""

LEADING = 1.25
"""From one quiet name to the next, by the height of letters: hooks and tails never touch."""

_ASIDE = 18.0
"""From a small state to its name beside it."""

QUIET = (21.0, 27.0)
"""The least and the most of a quiet name."""

INSET = (230.0, 306.0)
EDGE = 24.0
"""From the edge of the map to the inset."""

AIR = 85.0
"""Board units round a route, that its neighbourhood may be seen."""

NEAREST = 4.2
"""Units of the page for one of the board at most."""

CLOSE_AIR, CLOSEST = 26.0, 9.0
"""The same of an inset."""

_REACHES = (10, 40, 110, 360)
"""Units within which a name is tried in all its sizes, before it goes farther away."""

_FAR = 70.0
"""A name so far from its state has a line to it."""


@dataclass(frozen=True, slots=True)
class Name:
    """A name as it is written on the map."""

    part: str
    text: str
    size: float
    room: QRectF
    loud: bool = False
    line: tuple[QPointF, QPointF] | None = None
    """To its state, where that is not near."""


@dataclass(slots=True)
class Places:
    """Where everything lies, in units of the page."""

    camera: QTransform
    stones: dict[str, QPointF] = field(default_factory=dict)
    """By part: where its stone lies."""

    homes: dict[str, QPointF] = field(default_factory=dict)
    """By part: where it would lie if it were alone."""

    radii: dict[str, float] = field(default_factory=dict)
    legs: list[QPainterPath] = field(default_factory=list)
    """The route, a path for each border crossed."""

    numbers: list[QPointF] = field(default_factory=list)
    """Of the borders crossed, in order."""

    borders: list[QPointF] = field(default_factory=list)
    """Where those borders are."""

    number: float = NUMBER
    """Units round the middle of a number."""

    plates: list[QRectF] = field(default_factory=list)
    """Of the pairs, in order."""

    names: list[Name] = field(default_factory=list)
    inset: QRectF | None = None
    taken: list[QRectF] = field(default_factory=list)
    """What is covered already."""

    lines: list[QRectF] = field(default_factory=list)
    """What the route covers: only names keep clear of it at any price."""

    def solid(self) -> Iterator[tuple[str, QRectF]]:
        """Yield everything that must not be hidden, each with what it is."""
        yield from ((f"stone {part}", self.stone_box(part)) for part in self.stones)
        yield from (
            (f"number {n}", square(at, self.number)) for n, at in enumerate(self.numbers, 1)
        )
        yield from ((f"plate {n}", box) for n, box in enumerate(self.plates, 1))
        yield from ((f"name {one.part}", one.room) for one in self.names)
        if self.inset is not None:
            yield "inset", self.inset

    def stone_box(self, part: str) -> QRectF:
        """Return what a stone covers."""
        return square(self.stones[part], self.radii[part])


def square(at: QPointF, half: float) -> QRectF:
    """Return the box round something round."""
    return QRectF(at.x() - half, at.y() - half, 2 * half, 2 * half)


def camera_to(
    box: QRectF, points: Sequence[QPointF], size: tuple[float, float], *, close: bool = False
) -> QTransform:
    """Return how board units become those of the page: these points with air; the whole map."""
    wide, high = size
    whole = QRectF(0, 0, wide, high)
    area = whole
    if points:
        xs, ys = [p.x() for p in points], [p.y() for p in points]
        area = QRectF(QPointF(min(xs), min(ys)), QPointF(max(xs), max(ys)))
        air = CLOSE_AIR if close else AIR
        area = area.adjusted(-air, -air, air, air).intersected(whole)
    scale = min(
        box.width() / area.width(), box.height() / area.height(), CLOSEST if close else NEAREST
    )
    # As much more of the map as there is room for, and nothing beyond its edge.
    seen = QRectF(0, 0, box.width() / scale, box.height() / scale)
    seen.moveCenter(area.center())
    seen.moveLeft(_within(seen.left(), seen.width(), wide))
    seen.moveTop(_within(seen.top(), seen.height(), high))
    into = QTransform()
    into.translate(box.left(), box.top())
    into.scale(scale, scale)
    into.translate(-seen.left(), -seen.top())
    return into


def _within(begin: float, seen: float, whole: float) -> float:
    return max(min(begin, whole - seen), 0.0) if seen < whole else (whole - seen) / 2


def border_points(marks: StateMarks, route: Sequence[str]) -> list[QPointF]:
    """Return where each border is crossed, on the board: in the middle of a line over the sea."""
    across = [marks.crossing(one, other) for one, other in pairwise(route)]
    return [QPointF(*way[len(way) // 2]) for way in across]


class Placing:
    """Places one trip on a map within a box."""

    def __init__(self, loaded: LoadedStates, box: QRectF, trip: ShownTrip) -> None:
        self._loaded, self._box, self._trip = loaded, box, trip
        marks = loaded.atlas.states
        assert marks is not None
        self._marks = marks
        legs = legs_inside(loaded, trip.route, trip.stops)
        points = [point for leg in legs for point in leg]
        if trip.route or trip.around:
            parts = (*(trip.route or self._stops()), *trip.around)
            points += [QPointF(*marks.stones[part]) for part in parts]
        self.places = Places(camera_to(box, points, loaded.atlas.size, close=trip.close))
        self.places.legs = bent(legs, self.places.camera)
        self._room = box.adjusted(10, 8, -10, -8)
        """Where names may stand."""

    def _parts(self, state: str) -> Sequence[str]:
        states = self._loaded.board.states
        return tuple(states[state].parts) or (state,)

    def _stops(self) -> Sequence[str]:
        """Return the first part of each state with a stone."""
        return [self._parts(state)[0] for state in self._trip.stops]

    def place(self) -> Places:
        """Place everything."""
        self._place_stones()
        self._trace()
        self._place_inset()
        self._place_numbers()
        self._place_plates()
        self._place_names()
        return self.places

    # -- stones ----------------------------------------------------------------------------------

    def _place_stones(self) -> None:
        trip, at = self._trip, self.places
        for state in trip.stops:
            part = part_of(self._parts(state), trip.route)
            at.homes[part] = at.camera.map(QPointF(*self._marks.stones[part]))
            at.radii[part] = CLEAR if state in trip.chosen else STONE
        at.stones = _pushed_apart(at.homes, at.radii, self._box)
        at.taken += [at.stone_box(part) for part in at.stones]

    def _trace(self) -> None:
        """Note what the route covers."""
        at = self.places
        for path in at.legs:
            steps = max(round(path.length() / 14), 1)
            at.lines += [square(path.pointAtPercent(n / steps), 9) for n in range(steps + 1)]

    def _place_inset(self) -> None:
        """Put the stack into the corner where the least of the trip lies."""
        if not self._trip.insets:
            return
        at, box, (wide, high) = self.places, self._box, INSET
        wide *= self._trip.insets
        left, right = box.left() + EDGE, box.right() - EDGE - wide
        top, low = box.top() + EDGE, box.bottom() - EDGE - high
        corners = [QRectF(x, y, wide, high) for x, y in ((left, low), (left, top), (right, low))]
        corners.append(QRectF(right, top, wide, high))
        points = [at.camera.map(one) for one in border_points(self._marks, self._trip.route)]
        hidden = [*at.taken * 40, *at.lines, *[square(one, 40) for one in points] * 20]
        least = min(corners, key=lambda one: sum(one.intersects(other) for other in hidden))
        if not any(least.intersects(stone) for stone in at.taken):  # the bill names them, too
            at.inset = least
            at.taken.append(least)

    # -- numbers and plates ----------------------------------------------------------------------

    def _place_numbers(self) -> None:
        at = self.places
        at.borders = [at.camera.map(one) for one in border_points(self._marks, self._trip.route)]
        near = [hypot(*(a - b).toTuple()) for a, b in pairwise(at.borders)]
        at.number = max(min([NUMBER, *[one / 2 for one in near]]), LEAST_NUMBER)
        for border in at.borders:
            spots = (square(spot, at.number) for spot in _beside(border, at.legs))
            box = self._first_free(spots, at.taken) or square(border, at.number)
            at.numbers.append(box.center())
            at.taken.append(box)

    def _place_plates(self) -> None:
        at, board = self.places, self._loaded.board
        for one, other in self._trip.pairs:
            joined = next(
                b for b in board.borders if {board.parts[b.a], board.parts[b.b]} == {one, other}
            )
            across = self._marks.crossing(joined.a, joined.b)
            border = at.camera.map(QPointF(*across[len(across) // 2]))
            spots = [_box(spot, *PLATE) for spot in _round(border, 46, 330)]
            box = (
                self._first_free(spots, [*at.taken, *at.lines])
                or self._first_free(spots, at.taken)
                or spots[0]
            )
            at.plates.append(box)
            at.taken.append(box)

    def _first_free(self, boxes: Iterable[QRectF], taken: Sequence[QRectF]) -> QRectF | None:
        """Return the first that hides nothing and is seen whole."""
        for box in boxes:
            if self._room.contains(box) and not any(box.intersects(other) for other in taken):
                return box
        return None

    # -- names -----------------------------------------------------------------------------------

    def _place_names(self) -> None:
        trip, at = self._trip, self.places
        passed = [part for part in trip.route if part not in at.stones]
        hide = [*at.taken, *at.lines]
        for part in at.stones:
            self._place_loud(part, at.stones[part], at.radii[part], (LOUD, hide))
        waiting = [*dict.fromkeys(passed)]
        for reach in _REACHES:  # whoever has room at home first: no name takes another's state
            waiting = [
                part
                for part in waiting
                if not self._place_loud(part, self._passed_at(part), 0.0, (PASSED, hide), (reach,))
            ]
        if trip.close:
            for part in trip.around:
                if part not in at.stones:
                    spot = at.camera.map(QPointF(*self._marks.stones[part]))
                    self._place_loud(part, spot, 0.0, (CLOSE, hide))
            passed += trip.around
        if not trip.route and not trip.around:
            return
        small = self._marks.leaders
        for part in sorted(self._loaded.atlas.spots, key=small.__contains__):
            if part not in at.stones and part not in passed:  # no small state takes a large one's
                self._place_quiet(part, hide)

    def _passed_at(self, part: str) -> QPointF:
        """Return where a state is that is only passed: of a large one, where the route is."""
        spot = self.places.camera.map(QPointF(*self._marks.stones[part]))
        if self._room.contains(spot):
            return spot
        number = self._trip.route.index(part)
        before, after = self.places.borders[number - 1], self.places.borders[number]
        return (before + after) / 2

    def _text(self, part: str) -> str:
        language = i18n.language()
        marked = self._marks.lines.get(part, {}).get(language)
        return (marked or self._loaded.board.names_of(part)[language]).replace("\n", " ")

    def _place_loud(
        self,
        part: str,
        home: QPointF,
        clear: float,
        how: tuple[Sequence[float], list[QRectF]],
        reaches: Sequence[int] = _REACHES,
    ) -> bool:
        """Write a name of the trip, as near and as large as may be; tell whether there was room."""
        sizes, taken = how
        text = self._text(part)
        for reach in reaches:  # a smaller name that is near says more than a large one far away
            for size in sizes:
                wide, high = _extent(text, size)
                spots = _near(home, clear, (wide, high), reach)
                room = self._first_free((_box(spot, wide, high) for spot in spots), taken)
                if room is not None:
                    away = _gap(room, home)
                    line = (_edge_of(room, home), home) if away > _FAR + clear else None
                    self._write(Name(part, text, size, room, loud=True, line=line), taken)
                    return True
        return False

    def _place_quiet(self, part: str, taken: list[QRectF]) -> None:
        """Write the name of another state where it always stands, or not at all."""
        spots = self._loaded.atlas.spots[part]
        label = spots.label.get(i18n.language())
        if label is None:
            return
        size = max(QUIET[0], min(label.px * self.places.camera.m11() * 0.8, QUIET[1]))
        text = self._text(part)
        wide, high = _extent(text, size)
        places = [self.places.camera.map(QPointF(*label.at))]
        if part in self._marks.leaders:
            # Its name stands aside of the whole map only.
            home = self.places.camera.map(QPointF(*self._marks.stones[part]))
            side = wide / 2 + _ASIDE
            places = [home + QPointF(*by) for by in ((0, 30), (0, -30), (side, 0), (-side, 0))]
        room = self._first_free((_box(at, wide, high * LEADING) for at in places), taken)
        if room is not None:
            self._write(Name(part, text, size, room), taken)

    def _write(self, name: Name, taken: list[QRectF]) -> None:
        self.places.names.append(name)
        taken.append(name.room)


def _extent(text: str, size: float) -> tuple[float, float]:
    return QFontMetricsF(serif(size)).horizontalAdvance(text) + 8, size * 1.02


def _box(at: QPointF, wide: float, high: float) -> QRectF:
    return QRectF(at.x() - wide / 2, at.y() - high / 2, wide, high)


def _gap(box: QRectF, at: QPointF) -> float:
    """Return how far a box lies from a point."""
    beside = max(box.left() - at.x(), at.x() - box.right(), 0.0)
    above = max(box.top() - at.y(), at.y() - box.bottom(), 0.0)
    return hypot(beside, above)


def _edge_of(box: QRectF, to: QPointF) -> QPointF:
    """Return the point of a box that is nearest."""
    return QPointF(
        min(max(to.x(), box.left()), box.right()), min(max(to.y(), box.top()), box.bottom())
    )


def _pushed_apart(
    homes: Mapping[str, QPointF], radii: Mapping[str, float], box: QRectF
) -> dict[str, QPointF]:
    """Push stones apart that would overlap, each as little as may be."""
    at = {part: QPointF(home) for part, home in homes.items()}
    parts = [*at]
    for _ in range(60):
        moved = False
        for number, one in enumerate(parts):
            for other in parts[number + 1 :]:
                way = at[other] - at[one]
                # Boxes, not circles: what is placed later asks for boxes.
                reach = radii[one] + radii[other] + 3
                wide, high = reach - abs(way.x()), reach - abs(way.y())
                if wide <= 0 or high <= 0:
                    continue
                moved = True
                if wide < high:
                    step = QPointF((wide / 2 + 0.5) * (1 if way.x() >= 0 else -1), 0)
                else:
                    step = QPointF(0, (high / 2 + 0.5) * (1 if way.y() >= 0 else -1))
                at[one] -= step
                at[other] += step
        for part, here in at.items():
            edge = radii[part] + 6
            at[part] = QPointF(
                min(max(here.x(), box.left() + edge), box.right() - edge),
                min(max(here.y(), box.top() + edge), box.bottom() - edge),
            )
        if not moved:
            break
    return at


def _beside(border: QPointF, legs: Sequence[QPainterPath]) -> Iterator[QPointF]:
    """Yield where a number may stand: on its border, along the route, then round about."""
    yield border
    near: list[tuple[float, QPointF]] = []
    for path in legs:
        long = path.length()
        steps = max(round(long / 6), 1)
        for step in range(steps + 1):
            point = path.pointAtPercent(step / steps)
            away = hypot(*(point - border).toTuple())
            if away < 60:
                near.append((away, point))
    yield from (point for _, point in sorted(near, key=lambda one: one[0]))
    yield from _round(border, 24, 200)


def _round(middle: QPointF, nearest: float, farthest: float) -> Iterator[QPointF]:
    """Yield points on rings round a point, the nearest ring first, above before below."""
    reach = nearest
    while reach <= farthest:
        for turn in (-4, 4, 0, 8, -2, 2, -6, 6, -1, 1, -3, 3, -5, 5, -7, 7):
            angle = turn * pi / 8
            yield middle + QPointF(cos(angle) * reach, sin(angle) * reach)
        reach += 12


def _near(
    home: QPointF, clear: float, extent: tuple[float, float], reach: int
) -> Iterator[QPointF]:
    """Yield where the middle of a name may be: over its state, else below, above, beside, far."""
    wide, high = extent
    if not clear:
        yield home
    for out in range(0, reach, 10):
        down, side = clear + high / 2 + out, clear + wide / 2 + out
        for x, y in (
            *((0, down), (0, -down), (side, 0), (-side, 0)),
            *((side * 0.75, down * 0.8), (-side * 0.75, down * 0.8)),
            *((side * 0.75, -down * 0.8), (-side * 0.75, -down * 0.8)),
            *((side * 0.4, down), (-side * 0.4, down), (side * 0.4, -down), (-side * 0.4, -down)),
        ):
            yield home + QPointF(x, y)
