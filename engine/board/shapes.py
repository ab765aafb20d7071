"""Turns a map file's arcs into shapes. Imports Shapely: only where the cache has missed."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

import shapely
from shapely.geometry import LineString, MultiPolygon, Polygon
from shapely.geometry.base import BaseGeometry

from engine.board.atlas import (
    Atlas,
    BorderLine,
    LabelSpot,
    Point,
    PortSpot,
    Ring,
    Rings,
    Spots,
    Town,
)
from engine.board.errors import MapFault, MapFinding
from engine.board.mapfile import DrawnFile, Label, PortSpotModel, SpotsModel
from engine.board.topology import Cell, Side, arc_points, cells, ring_points, sides

DEPTH = (4.0, 8.2, 13.0, 18.5)
"""How far off the coast the soft lines in the water run, in board units."""

SMOOTH = 0.08
"""How much of the coast's roughness those lines lose: the farther out, the calmer."""


@dataclass(frozen=True)
class Shapes:
    """A map's outlines as Shapely's polygons, for the compiler and the audit."""

    source: DrawnFile
    cells: tuple[tuple[Cell, BaseGeometry], ...]

    @classmethod
    def of(cls, source: DrawnFile) -> "Shapes":
        """Build the polygons; the rings must be known to be closed."""
        unit = source.outlines.unit
        arcs = [arc_points(arc) for arc in source.outlines.arcs]

        def ring(numbers: list[int]) -> Ring:
            points = ring_points(arcs, numbers) or ()
            return tuple((x * unit, y * unit) for x, y in points)

        def area(cell: Cell) -> BaseGeometry:
            polygons = [Polygon(ring(p[0]), [ring(hole) for hole in p[1:]]) for p in cell.polygons]
            return polygons[0] if len(polygons) == 1 else MultiPolygon(polygons)

        return cls(source, tuple((cell, area(cell)) for cell in cells(source)))

    def faults(self) -> Iterator[MapFinding]:
        """Yield outlines that cross themselves or one another."""
        for cell, area in self.cells:
            if not area.is_valid:
                x, y = _where_invalid(area)
                yield MapFinding(MapFault.CROSSED_OUTLINE, cell.place, {"x": x, "y": y})
        edges = shapely.coverage_invalid_edges([area for _, area in self.cells])
        for (cell, _), edge in zip(self.cells, edges, strict=True):
            if not edge.is_empty:
                x, y = shapely.get_coordinates(edge)[0].round(1).tolist()
                others = [
                    c.owner or c.place
                    for c, area in self.cells
                    if c is not cell and area.distance(edge) == 0
                ]
                yield MapFinding(
                    MapFault.OVERLAPPING_OUTLINES,
                    cell.place,
                    {"one": cell.owner, "other": others[0] if others else "", "x": x, "y": y},
                )

    @cached_property
    def areas(self) -> Mapping[str, BaseGeometry]:
        """The whole of each province."""
        parts: dict[str, list[BaseGeometry]] = {}
        for cell, area in self.cells:
            if cell.owner:
                parts.setdefault(cell.owner, []).append(area)
        return {key: shapely.union_all(pieces) for key, pieces in sorted(parts.items())}

    @cached_property
    def land(self) -> Mapping[str, BaseGeometry]:
        """The dry part of each land province."""
        return {cell.owner: area for cell, area in self.cells if cell.owner and cell.dry}

    @cached_property
    def dry(self) -> BaseGeometry:
        """All land together."""
        return shapely.union_all([area for cell, area in self.cells if cell.dry])

    @cached_property
    def wet(self) -> BaseGeometry:
        """All water together."""
        return shapely.union_all([area for cell, area in self.cells if not cell.dry])

    @cached_property
    def borders(self) -> Mapping[Side, BaseGeometry]:
        """The lines between neighbours, in as few pieces as possible."""
        unit = self.source.outlines.unit
        lines: dict[Side, list[LineString]] = {}
        for number, side in sides(self.source):
            points = arc_points(self.source.outlines.arcs[number])
            line = LineString([(x * unit, y * unit) for x, y in points])
            lines.setdefault(side, []).append(line)
        return {side: shapely.line_merge(shapely.union_all(parts)) for side, parts in lines.items()}

    def _off_the_coast(self, off: float) -> BaseGeometry:
        rough = SMOOTH * off
        return self.dry.simplify(rough).buffer(off, quad_segs=4).simplify(rough / 2)

    def atlas(self, spots: Mapping[str, Spots]) -> Atlas:
        """Write the shapes down as plain numbers, with what stands where."""
        source = self.source
        return Atlas(
            size=source.size,
            areas={key: rings(area) for key, area in self.areas.items()},
            land={key: rings(area) for key, area in sorted(self.land.items())},
            impassable={
                cell.place.rpartition(".")[2]: rings(area)
                for cell, area in self.cells
                if cell.dry and not cell.owner
            },
            water=rings(self.wet),
            coastline=rings(self.dry),
            depth=tuple(rings(self._off_the_coast(off)) for off in DEPTH),
            lakes=tuple(tuple(lake) for lake in source.lakes),
            borders=tuple(
                BorderLine(one=side.one, other=side.other, kind=side.kind, lines=_lines(line))
                for side, line in self.borders.items()
            ),
            spots=dict(sorted(spots.items())),
            towns=tuple(
                Town(names=town.names, at=town.at, label=labels_of(town.label))
                for town in source.towns
            ),
            credits=source.credits,
        )


def polygons(geometry: BaseGeometry) -> Iterator[Polygon]:
    """Yield the polygons in a geometry of any kind."""
    if isinstance(geometry, Polygon):
        if not geometry.is_empty:
            yield geometry
    else:
        for part in getattr(geometry, "geoms", ()):
            yield from polygons(part)


def rings(geometry: BaseGeometry) -> Rings:
    """Write polygons as rings for the odd-even rule."""
    return tuple(
        _points(ring.coords)[:-1]
        for polygon in polygons(geometry)
        for ring in (polygon.exterior, *polygon.interiors)
    )


def _points(coords: Iterable[tuple[float, ...]]) -> tuple[Point, ...]:
    # Hundredths, because 1234 × 0.01 is not 12.34 and nobody can see a thousandth.
    return tuple((round(x, 2), round(y, 2)) for x, y, *_ in coords)


def _lines(geometry: BaseGeometry) -> tuple[tuple[Point, ...], ...]:
    parts = getattr(geometry, "geoms", (geometry,))
    return tuple(_points(part.coords) for part in parts if not part.is_empty)


def _where_invalid(area: BaseGeometry) -> tuple[float, float]:
    """Read the place out of ``Self-intersection[12.5 7]``."""
    reason = shapely.is_valid_reason(area)
    x, _, y = reason.partition("[")[2].rstrip("]").partition(" ")
    return round(float(x), 1), round(float(y), 1)


def label_of(label: Label) -> LabelSpot:
    """Take a name's place as the drawing has it."""
    return LabelSpot(at=label.at, px=label.px, angle=label.angle, spacing=label.spacing)


def labels_of(labels: Mapping[str, Label]) -> Mapping[str, LabelSpot]:
    """Take a name's places per language."""
    return {language: label_of(label) for language, label in labels.items()}


def _port(told: PortSpotModel | None) -> PortSpot | None:
    return None if told is None else PortSpot(at=told.at, label=labels_of(told.label))


def spots_of(spots: SpotsModel) -> Spots:
    """Take the spots of a province as the drawing has them."""
    return Spots(
        label=labels_of(spots.label),
        abbr=label_of(spots.abbr),
        army=spots.army,
        fleet=dict(spots.fleet),
        dislodged=dict(spots.dislodged),
        centre=spots.centre,
        coast=dict(spots.coast),
        port=_port(spots.port),
    )
