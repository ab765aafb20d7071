"""Looks whether names, pieces and marks stand where they may."""

from collections.abc import Iterator

from shapely.geometry import Point, box

from engine.board.board import Board
from engine.board.errors import MapFault, MapFinding
from engine.board.shapes import Shapes


def audit_spots(board: Board, shapes: Shapes) -> Iterator[MapFinding]:
    """Yield every spot out of its place."""
    width, height = shapes.source.size
    picture = box(0, 0, width, height)
    for key in board.provinces:
        spots, area, place = shapes.source.spots[key], shapes.areas[key], f"spots.{key}"
        if spots.army is not None and not area.covers(Point(spots.army)):
            yield MapFinding(MapFault.SPOT_OUTSIDE, f"{place}.army", {"spot": "army"})
        for name, label in (*spots.label.items(), ("abbr", spots.abbr)):
            if not picture.covers(Point(label.at)):
                yield MapFinding(MapFault.LABEL_OUTSIDE, f"{place}.label", {"spot": name})
