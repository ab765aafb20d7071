"""Routes as they are drawn: through the middle of borders, through stones, within their states."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import hypot

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QTransform

from engine.board.loader import LoadedStates
from gui.map.shapes import shapes_of

_PULLS = (0.28, 0.5, 0.75, 1.0)
"""How far a stretch may be pulled towards the stone of its state, to stay within."""

_SAMPLES = 8
_ENOUGH = 0.9
"""A stretch of which so much lies within its state need not be pulled."""

_BEND = 0.3
"""How far a bend reaches into a stretch."""

_FINE = 8
"""Points of a bend for each stretch."""


def legs_inside(
    loaded: LoadedStates, route: Sequence[str], stops: Sequence[str]
) -> list[list[QPointF]]:
    """Return a route as lines in board units, a list of points for each border crossed.

    It passes through the stones of the states that it stops in. A state that is only passed is
    passed within its borders as far as that can be done, lest another one seems to be crossed.
    """
    marks, board = loaded.atlas.states, loaded.board
    assert marks is not None
    if len(route) < 2:
        return []
    legs = [[QPointF(*point) for point in leg] for leg in marks.legs(route)]
    for place in range(1, len(legs)):
        part, leg = route[place], legs[place]
        stone = QPointF(*marks.stones[part])
        if stone in leg[:2]:  # out again where it came in
            continue
        if board.parts[part] in stops:
            leg.insert(1, stone)
        else:
            pulled = _pulled(loaded, part, leg[0], leg[1], stone)
            if pulled is not None:
                leg.insert(1, pulled)
    return legs


def _pulled(
    loaded: LoadedStates, part: str, one: QPointF, other: QPointF, stone: QPointF
) -> QPointF | None:
    """Return the point by which a stretch stays within its state; nothing where it does."""
    land = shapes_of(loaded.atlas).land[part]

    def inside(*points: QPointF) -> float:
        steps = [
            before + (after - before) * ((step + 0.5) / _SAMPLES)
            for before, after in pairwise(points)
            for step in range(_SAMPLES)
        ]
        return sum(land.contains(step) for step in steps) / len(steps)

    best, most = None, inside(one, other)
    if most >= _ENOUGH:
        return None
    middle = (one + other) / 2
    for pull in _PULLS:
        point = middle + (stone - middle) * pull
        share = inside(one, point, other)
        if share > most + 0.05:
            best, most = point, share
    return best


def bent(legs: Sequence[Sequence[QPointF]], camera: QTransform) -> list[QPainterPath]:
    """Return legs as paths of short lines, softly bent, in units of the page."""
    if not legs:
        return []
    points, ends = [camera.map(legs[0][0])], []
    for leg in legs:
        points += [camera.map(point) for point in leg[1:]]
        ends.append(len(points) - 1)
    paths, begin = [], 0
    for end in ends:
        path = QPainterPath(points[begin])
        for place in range(begin, end):
            for point in _bend(points, place):
                path.lineTo(point)
        paths.append(path)
        begin = end
    return paths


def _bend(points: Sequence[QPointF], place: int) -> Iterator[QPointF]:
    """Yield points of a soft bend from one point to the next."""
    one, other = points[place], points[place + 1]
    long = hypot(*(other - one).toTuple())
    first = one + _heading(points, place) * (long * _BEND)
    second = other - _heading(points, place + 1) * (long * _BEND)
    for step in range(1, _FINE + 1):
        t = step / _FINE
        u = 1 - t
        yield one * u**3 + first * (3 * u * u * t) + second * (3 * u * t * t) + other * t**3


def _heading(points: Sequence[QPointF], place: int) -> QPointF:
    """Return where the way heads at a point; nowhere where it turns back on itself."""
    before, after = points[max(place - 1, 0)], points[min(place + 1, len(points) - 1)]
    way = after - before
    long = hypot(*way.toTuple())
    reach = min(
        [hypot(*(points[place] - end).toTuple()) for end in (before, after) if end != points[place]]
        or [0.0]
    )
    return way / long if long > reach * 0.7 else QPointF()
