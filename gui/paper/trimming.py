"""Lines and areas cut at the edge of what is shown: a picture that scales knows no clipping."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from engine.board.atlas import Point, Ring
from gui.map.ground import Box


def trimmed_line(line: Sequence[Point], box: Box) -> Iterator[list[Point]]:
    """Yield what of a line lies in a rectangle, piece by piece."""
    here: list[Point] = []
    for one, other in pairwise(line):
        cut = _segment(one, other, box)
        if cut is None:
            if here:
                yield here
            here = []
            continue
        begin, end = cut
        if not here:
            here = [begin]
        here.append(end)
        if end != other:
            yield here
            here = []
    if here:
        yield here


def _segment(one: Point, other: Point, box: Box) -> tuple[Point, Point] | None:
    """Return what of a straight line lies in a rectangle."""
    (x, y), (x2, y2) = one, other
    left, top, right, bottom = box
    if left <= x <= right and left <= x2 <= right and top <= y <= bottom and top <= y2 <= bottom:
        return one, other
    dx, dy = x2 - x, y2 - y
    near, far = 0.0, 1.0
    for step, room in ((-dx, x - left), (dx, right - x), (-dy, y - top), (dy, bottom - y)):
        if step == 0:
            if room < 0:
                return None
            continue
        at = room / step
        if step < 0:
            near = max(near, at)
        else:
            far = min(far, at)
    if near >= far:
        return None
    begin = one if near == 0 else (x + near * dx, y + near * dy)
    end = other if far == 1 else (x + far * dx, y + far * dy)
    return begin, end


def trimmed_ring(ring: Ring, box: Box) -> list[Point]:
    """Return what of an area lies in a rectangle, for filling; nothing where it is beside it."""
    left, top, right, bottom = box
    points: list[Point] = list(ring)
    for axis, edge, sign in ((0, left, 1), (0, right, -1), (1, top, 1), (1, bottom, -1)):
        if points:
            points = _half(points, axis, edge, sign)
    return points


def _half(points: Sequence[Point], axis: int, edge: float, sign: int) -> list[Point]:
    """Keep what lies on one side of an upright or level line."""
    kept: list[Point] = []
    before = points[-1]
    was = (before[axis] - edge) * sign >= 0
    for point in points:
        inside = (point[axis] - edge) * sign >= 0
        if inside != was:
            share = (edge - before[axis]) / (point[axis] - before[axis])
            kept.append(
                (
                    before[0] + share * (point[0] - before[0]),
                    before[1] + share * (point[1] - before[1]),
                )
            )
        if inside:
            kept.append(point)
        before, was = point, inside
    return kept
