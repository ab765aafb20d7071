"""Looks whether names, pieces and marks stand where they may."""

from collections.abc import Iterator
from itertools import chain

from shapely.geometry import Point, box
from shapely.geometry.base import BaseGeometry

from engine.board.atlas import Spots
from engine.board.board import ASHORE, Board
from engine.board.errors import MapFault, MapFinding
from engine.board.shapes import Shapes, spots_of

OFFSHORE = 20.0
"""Board units: so far off its coast a fleet may lie and still be seen to belong to it."""

NEAR = 25.0
"""Board units: so far off its area a name may be centred."""

ASIDE = (17.0, 110.0)
"""Board units: how far a beaten unit stands from the unit that beat it, at least and at most."""


def audit_spots(board: Board, shapes: Shapes) -> Iterator[MapFinding]:
    """Yield every spot out of its place."""
    width, height = shapes.source.size
    picture = box(0, 0, width, height)
    for key in board.provinces:
        place = f"spots.{key}"
        spots, area = spots_of(shapes.source.spots[key]), shapes.areas[key]
        yield from _on_the_picture(spots, place, picture)
        yield from _names(spots, area, f"{place}.label", picture)
        yield from _ashore(spots, shapes.land.get(key, area), place)
        for location, at in spots.fleet.items():
            if not _afloat(Point(at), area, shapes.wet):
                yield MapFinding(MapFault.SPOT_OUTSIDE, f"{place}.fleet", {"spot": location})
        for location, at in spots.coast.items():
            if area.distance(Point(at)) > NEAR:
                yield MapFinding(MapFault.SPOT_OUTSIDE, f"{place}.coast", {"spot": location})
        yield from _aside(spots, f"{place}.dislodged")


def _on_the_picture(spots: Spots, place: str, picture: BaseGeometry) -> Iterator[MapFinding]:
    for name, at in chain(spots.fleet.items(), spots.dislodged.items(), spots.coast.items()):
        if not picture.covers(Point(at)):
            yield MapFinding(MapFault.SPOT_OUTSIDE, place, {"spot": name})


def _names(
    spots: Spots, area: BaseGeometry, place: str, picture: BaseGeometry
) -> Iterator[MapFinding]:
    for name, label in (*spots.label.items(), ("abbr", spots.abbr)):
        at = Point(label.at)
        if not picture.covers(at) or area.distance(at) > NEAR:
            yield MapFinding(MapFault.LABEL_OUTSIDE, place, {"spot": name})


def _ashore(spots: Spots, land: BaseGeometry, place: str) -> Iterator[MapFinding]:
    for name, at in (("army", spots.army), ("centre", spots.centre)):
        if at is not None and not land.covers(Point(at)):
            yield MapFinding(MapFault.SPOT_OUTSIDE, f"{place}.{name}", {"spot": name})


def _afloat(at: Point, area: BaseGeometry, water: BaseGeometry) -> bool:
    return bool(area.covers(at) or (area.distance(at) <= OFFSHORE and water.covers(at)))


def _aside(spots: Spots, place: str) -> Iterator[MapFinding]:
    """Whoever was beaten stands beside whoever took the place, and not too far away."""
    units = [*spots.fleet.values(), *([spots.army] if spots.army else [])]
    least, most = ASIDE
    for unit, at in spots.dislodged.items():
        own = spots.army if unit == ASHORE else spots.fleet[unit]
        apart = [Point(at).distance(Point(other)) for other in units]
        if min(apart) < least or own is None or Point(at).distance(Point(own)) > most:
            yield MapFinding(MapFault.SPOT_OUTSIDE, place, {"spot": unit})
