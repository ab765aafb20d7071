"""What somebody means who points at a map of states: the nearest mark, or else the land below."""

from math import dist

from engine.board.atlas import Atlas, Point, Rings
from engine.board.states import StateBoard

REACH = 22.0
"""Pixels round a mark that mean it: an area of 44 across, as wide as a fingertip."""

BESIDE_NAME = 0.5
"""What of it a stone has whose part can also be taken hold of at its name, out of the crowd."""


class Touch:
    """Finds the part of a state at a place of the picture."""

    def __init__(self, board: StateBoard, atlas: Atlas) -> None:
        """Take a map of states as it was loaded."""
        self._atlas = atlas
        marks = atlas.states
        assert marks is not None
        self.grips: dict[str, tuple[tuple[Point, float], ...]] = {
            part: ((marks.stones[part], BESIDE_NAME), (atlas.spots[part].abbr.at, 1.0))
            if part in marks.leaders
            else ((marks.stones[part], 1.0),)
            for part in board.parts
        }
        """Where each part can be taken hold of, and with what share of the reach: at its stone,
        and at a name that stands aside."""

        self._boxes: dict[str, tuple[float, float, float, float]] = {}

    def part_at(self, at: Point, reach: float) -> str:
        """Return the part that is meant; nothing where there is none.

        ``reach`` is ``REACH`` in board units, as large as the map is shown. The nearest grip within
        reach is meant, however small what lies around it; else the land itself.
        """
        away, part = min(
            (dist(at, grip) / share, part)
            for part, grips in self.grips.items()
            for grip, share in grips
        )
        if away <= reach:
            return part
        return next((part for part in self.grips if self._covers(part, at)), "")

    def _covers(self, part: str, at: Point) -> bool:
        rings = self._atlas.land[part]
        if part not in self._boxes:
            xs = [x for ring in rings for x, _ in ring]
            ys = [y for ring in rings for _, y in ring]
            self._boxes[part] = (min(xs), min(ys), max(xs), max(ys))
        left, top, right, bottom = self._boxes[part]
        return left <= at[0] <= right and top <= at[1] <= bottom and _inside(rings, at)


def _inside(rings: Rings, at: Point) -> bool:
    """Tell whether a point lies in an area, by the odd-even rule."""
    (x, y), inside = at, False
    for ring in rings:
        before = ring[-1]
        for point in ring:
            (x0, y0), (x1, y1) = before, point
            if (y0 > y) != (y1 > y) and x < (x1 - x0) * (y - y0) / (y1 - y0) + x0:
                inside = not inside
            before = point
    return inside
