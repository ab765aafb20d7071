"""Looks whether names, pieces and marks stand where they may."""

from collections.abc import Iterator
from itertools import chain

from shapely.geometry import Point, box
from shapely.geometry.base import BaseGeometry

from engine.board.atlas import PortSpot, Spots
from engine.board.board import ASHORE, Board
from engine.board.errors import MapFault, MapFinding
from engine.board.mapfile import MapFile
from engine.board.province import Province
from engine.board.shapes import Shapes, spots_of

OFFSHORE = 20.0
"""Board units: so far off its coast a fleet may lie and still be seen to belong to it."""

NEAR = 25.0
"""Board units: so far off its area a name may be centred."""

ASIDE = (17.0, 110.0)
"""Board units: how far a beaten unit stands from the unit that beat it, at least and at most."""


AT_COAST, BESIDE = 9.0, 90.0
"""Board units: how far off its coast the dot of a port lies at most, and the middle of its name off
the dot."""


def audit_spots(board: Board, shapes: Shapes) -> Iterator[MapFinding]:
    """Yield every spot out of its place."""
    assert isinstance(shapes.source, MapFile)
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
        if spots.port is not None:
            yield from _port(spots.port, area, board.provinces[key], shapes)


def _port(
    spot: PortSpot, area: BaseGeometry, sector: Province, shapes: Shapes
) -> Iterator[MapFinding]:
    """Look that a port's dot lies in its sector, at its own coast, and its name beside it."""
    at, place = Point(spot.at), f"spots.{sector.id}.port"
    apart = {key: land.distance(at) for key, land in shapes.land.items()}
    coast = sector.port.coast if sector.port is not None else ""
    if (
        not area.covers(at)
        or apart[coast] > AT_COAST
        or min(apart, key=lambda key: apart[key]) != coast
    ):
        yield MapFinding(MapFault.SPOT_OUTSIDE, place, {"spot": "port"})
    picture = box(0, 0, *shapes.source.size)
    for name, label in spot.label.items():
        named = Point(label.at)
        if not picture.covers(named) or named.distance(at) > BESIDE:
            yield MapFinding(MapFault.LABEL_OUTSIDE, f"{place}.label", {"spot": name})


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
