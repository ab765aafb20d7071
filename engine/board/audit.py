"""Compares a map's written borders with its picture, and looks whether things stand where they may.

Borders are written data; the picture never decides anything. But a player believes the picture,
so the two must agree in every single relation.
"""

from collections.abc import Iterator, Mapping

import shapely
from shapely.geometry import Point
from shapely.geometry.base import BaseGeometry

from engine.board.audit_spots import audit_spots
from engine.board.board import Board
from engine.board.errors import MapFault, MapFinding
from engine.board.location import province_of
from engine.board.mapfile import MapFile
from engine.board.province import Terrain
from engine.board.shapes import Shapes, polygons

Relation = tuple[str, str, str]
"""What kind of border, and its two ends in alphabetical order."""

NOTICEABLE = 5.0
"""A separate coast shorter than this, in board units, is an accident of the outline."""


def audit(board: Board, shapes: Shapes) -> Iterator[MapFinding]:
    """Yield every relation in which table and picture differ, and every thing out of its place."""
    listed, drawn = written(board), seen(board, shapes)
    for fault, relations in (
        (MapFault.DRAWN_APART, listed - drawn),
        (MapFault.DRAWN_TOGETHER, drawn - listed),
    ):
        for kind, one, other in sorted(relations):
            kept = kind == "shore" and board.shore_borders
            table = "shore" if kept else "army" if kind == "army" else "fleet"
            facts = {"kind": kind, "one": one, "other": other}
            yield MapFinding(fault, f"borders.{table}.{one}", facts)
    yield from audit_spots(board, shapes)


def written(board: Board) -> frozenset[Relation]:
    """Return the relations of the map's tables.

    ``army`` between lands, ``sea`` between waters, ``shore`` between land and water, and
    ``coast`` where a fleet follows the coast from land to land, if fleets lie at coasts there.
    """

    def kind(one: str, other: str) -> str:
        wet = [board.provinces[province_of(e)].terrain is Terrain.SEA for e in (one, other)]
        return "sea" if all(wet) else "shore" if any(wet) else "coast"

    army = {("army", *sorted(pair)) for pair in board.army_borders}
    fleet = {(kind(*pair), *sorted(pair)) for pair in board.fleet_borders}
    shore = {("shore", *sorted(pair)) for pair in board.shore_borders}
    return frozenset((k, one, other) for k, one, other in army | fleet | shore)


def seen(board: Board, shapes: Shapes) -> frozenset[Relation]:
    """Return the same relations as the picture shows them."""
    return frozenset(_Picture(board, shapes).relations())


class _Picture:
    """What touches what in the picture."""

    def __init__(self, board: Board, shapes: Shapes) -> None:
        self._areas = shapes.areas
        self._sea = {p.id for p in board.provinces.values() if p.terrain is Terrain.SEA}
        self._at_coasts = not board.shore_borders
        self._contacts = self._all_contacts()
        self._coasts = {
            p.id: self._named_coasts(p.id, shapes) for p in board.provinces.values() if p.coasts
        }

    def relations(self) -> Iterator[Relation]:
        for (one, other), line in self._contacts.items():
            wet = [key for key in (one, other) if key in self._sea]
            if len(wet) == 2:
                yield _relation("sea", one, other)
            elif wet:
                dry = other if wet == [one] else one
                for place in self._shore_places(dry, wet[0]):
                    yield _relation("shore", place, wet[0])
            else:
                yield _relation("army", one, other)
                if self._at_coasts:
                    yield from self._along_the_coast(one, other, line)

    def _along_the_coast(self, one: str, other: str, line: BaseGeometry) -> Iterator[Relation]:
        """Yield where a fleet passes from shore to shore: the border runs out into one sea."""
        for sea in self._sea:
            if self._touch(one, sea) and self._touch(other, sea):
                end = line.intersection(self._areas[sea])
                for mouth in getattr(end, "geoms", () if end.is_empty else (end,)):
                    yield _relation(
                        "coast", self._coast_at(one, mouth), self._coast_at(other, mouth)
                    )

    def _touch(self, one: str, other: str) -> bool:
        return (min(one, other), max(one, other)) in self._contacts

    def _shore_places(self, land: str, sea: str) -> Iterator[str]:
        coasts = self._coasts.get(land)
        if coasts is None:
            yield land
            return
        shore = self._areas[sea].boundary
        for location, coast in coasts.items():
            if coast.intersection(shore).length > 0:
                yield location

    def _coast_at(self, land: str, mouth: BaseGeometry) -> str:
        coasts = self._coasts.get(land)
        if coasts is None:
            return land
        return min(coasts, key=lambda location: coasts[location].distance(mouth))

    def _all_contacts(self) -> Mapping[tuple[str, str], BaseGeometry]:
        keys, areas = list(self._areas), list(self._areas.values())
        tree = shapely.STRtree(areas)
        contacts = {}
        for number, (key, area) in enumerate(self._areas.items()):
            for near in sorted(tree.query(area, predicate="intersects").tolist()):
                if near > number:
                    line = area.boundary.intersection(areas[near].boundary)
                    if line.length > 0:
                        pair = (min(key, keys[near]), max(key, keys[near]))
                        contacts[pair] = line
        return contacts

    def _named_coasts(self, key: str, shapes: Shapes) -> Mapping[str, BaseGeometry]:
        """Cut the shore of the mainland where it is interrupted; each coast takes what is near."""
        main = max(polygons(self._areas[key]), key=lambda part: part.area)
        seas = shapely.union_all([self._areas[sea] for sea in self._sea])
        shore = shapely.line_merge(main.exterior.intersection(seas.boundary))
        assert isinstance(shapes.source, MapFile)
        spots = {k: Point(at) for k, at in shapes.source.spots[key].coast.items()}
        parts: dict[str, list[BaseGeometry]] = {location: [] for location in spots}
        for stretch in _joined(shore):
            if stretch.length > NOTICEABLE:
                near = min(spots, key=lambda location: stretch.distance(spots[location]))
                parts[near].append(stretch)
        return {location: shapely.union_all(pieces) for location, pieces in parts.items()}


def _joined(shore: BaseGeometry) -> list[BaseGeometry]:
    """Put together stretches that touch: a ring may start in the middle of a coast."""
    groups: list[BaseGeometry] = []
    for line in getattr(shore, "geoms", (shore,)):
        near = [group for group in groups if group.distance(line) < 1e-9]
        groups = [group for group in groups if group not in near]
        groups.append(shapely.union_all([line, *near]))
    return groups


def _relation(kind: str, one: str, other: str) -> Relation:
    return (kind, min(one, other), max(one, other))
