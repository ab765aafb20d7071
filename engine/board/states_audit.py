"""Compares the borders of a map of states with its picture, and looks where things stand.

A player believes the picture: who touches there is a neighbour, and whoever is joined by a line or
a bridge does not touch. Nothing is guessed: a pair that touches and is no border has to be named.
"""

from collections.abc import Iterator, Mapping

import shapely
from shapely.geometry import LineString, Point, box
from shapely.geometry.base import BaseGeometry

from engine.board.atlas import Spots, StateMarks
from engine.board.audit_spots import NEAR
from engine.board.crowding import LETTER, TOUCH
from engine.board.errors import MapFault, MapFinding
from engine.board.mapfile import LANGUAGES
from engine.board.shapes import Shapes
from engine.board.states import StateBoard, Via

Pair = tuple[str, str]

CLEAR = 5.0
"""Board units: a shorter common border could be overlooked."""

STONE = 20.0
"""Across the stone that marks a part, in board units."""

ASIDE = 90.0
"""How far the middle of a name may be from the end of the line that leads to it."""

ON_BORDER, ASHORE = 0.6, 3.0
"""Board units: how far off the border a route may cross it, and off the shore a line may end."""


def audit(
    board: StateBoard, shapes: Shapes, spots: Mapping[str, Spots], marks: StateMarks
) -> Iterator[MapFinding]:
    """Yield every border in which table and picture differ, and every thing out of its place."""
    yield from _borders(board, contacts(shapes))
    yield from _crossings(board, shapes, marks)
    yield from _spots(board, shapes, spots, marks)
    yield from _crowding(board, spots, marks)


def contacts(shapes: Shapes) -> Mapping[Pair, BaseGeometry]:
    """Return what each two parts have in common: a line, or the point of a corner."""
    keys, areas = list(shapes.land), list(shapes.land.values())
    tree = shapely.STRtree(areas)
    found = {}
    for number, key in enumerate(keys):
        for near in sorted(tree.query(areas[number], predicate="intersects").tolist()):
            if near > number:
                common = areas[number].intersection(areas[near])
                found[min(key, keys[near]), max(key, keys[near])] = common
    return found


def _borders(board: StateBoard, touching: Mapping[Pair, BaseGeometry]) -> Iterator[MapFinding]:
    by_land = {(one.a, one.b) for one in board.borders if one.via is Via.LAND}
    over_water = {(one.a, one.b) for one in board.borders if one.via is not Via.LAND}
    ruled_out = {(one.a, one.b) for one in board.apart}

    def told(fault: MapFault, pair: Pair, kind: str) -> MapFinding:
        facts = {"kind": kind, "one": pair[0], "other": pair[1]}
        return MapFinding(fault, f"borders.{pair[0]}", facts)

    for pair in sorted(by_land):
        common = touching.get(pair)
        if common is None or 0 < common.length < CLEAR:
            yield told(MapFault.DRAWN_APART, pair, "land")
        elif not common.length and not _corner(pair, touching):
            yield told(MapFault.DRAWN_APART, pair, "corner")
    for pair in sorted(touching.keys() - by_land - ruled_out):
        yield told(MapFault.DRAWN_TOGETHER, pair, "water" if pair in over_water else "land")


def _corner(pair: Pair, touching: Mapping[Pair, BaseGeometry]) -> bool:
    """Tell whether two that touch in a point only do so where two others meet as well."""
    corner = touching[pair].buffer(0.1)
    others = {
        part
        for other, common in touching.items()
        if common.intersects(corner)
        for part in other
        if part not in pair
    }
    return len(others) == 2


def _crossings(board: StateBoard, shapes: Shapes, marks: StateMarks) -> Iterator[MapFinding]:
    for border in board.borders:
        way = marks.crossings[border.a, border.b]
        one, other = shapes.land[border.a], shapes.land[border.b]
        if border.via is Via.LAND:
            at = Point(way[0])
            wrong = len(way) > 1 or max(one.distance(at), other.distance(at)) > ON_BORDER
        else:
            wrong = len(way) < 2 or _astray(way, one, other, shapes)
        if wrong:
            place = f"crossings.{border.a}"
            yield MapFinding(MapFault.SPOT_OUTSIDE, place, {"spot": border.b})


def _astray(
    way: tuple[tuple[float, float], ...], one: BaseGeometry, other: BaseGeometry, shapes: Shapes
) -> bool:
    """Tell whether a line does not lead from shore to shore, or runs over land on the way."""
    ends = one.distance(Point(way[0])), other.distance(Point(way[-1]))
    over = LineString(way).intersection(shapes.dry).length
    return max(ends) > ASHORE or over > 2 * ASHORE


def _spots(
    board: StateBoard, shapes: Shapes, spots: Mapping[str, Spots], marks: StateMarks
) -> Iterator[MapFinding]:
    picture = box(0, 0, *shapes.source.size)
    for part in board.parts:
        place, area, leader = f"spots.{part}", shapes.land[part], marks.leaders.get(part)
        if not area.covers(Point(marks.stones[part])):
            yield MapFinding(MapFault.SPOT_OUTSIDE, f"{place}.stone", {"spot": "stone"})
        if leader and area.distance(Point(leader[0])) > ASHORE:
            yield MapFinding(MapFault.SPOT_OUTSIDE, f"{place}.leader", {"spot": "leader"})
        home, near = (Point(leader[-1]), ASIDE) if leader else (area, NEAR)
        for name, label in (*spots[part].label.items(), ("abbr", spots[part].abbr)):
            at = Point(label.at)
            if not picture.covers(at) or home.distance(at) > near:
                yield MapFinding(MapFault.LABEL_OUTSIDE, f"{place}.label", {"spot": name})


def _crowding(
    board: StateBoard, spots: Mapping[str, Spots], marks: StateMarks
) -> Iterator[MapFinding]:
    """Yield names that would hide another, or a stone."""
    stones = {part: Point(at).buffer(STONE / 2).envelope for part, at in marks.stones.items()}
    for language in LANGUAGES:
        boxes = {part: _box(board, part, language, spots[part], marks) for part in board.parts}
        things = [(part, "stone", stone) for part, stone in stones.items()]
        things += [(part, f"label {language}", name) for part, name in boxes.items()]
        tree = shapely.STRtree([area for *_, area in things])
        for number, (part, name, area) in enumerate(things):
            for near in sorted(
                tree.query(area.buffer(-TOUCH / 2), predicate="intersects").tolist()
            ):
                other, what, _ = things[near]
                if near > number and "label" in f"{name}{what}":
                    facts = {"one": f"{part} {name}", "other": f"{other} {what}"}
                    yield MapFinding(MapFault.SPOTS_OVERLAP, f"spots.{part}", facts)


def _box(
    board: StateBoard, part: str, language: str, spots: Spots, marks: StateMarks
) -> BaseGeometry:
    label = spots.label[language]
    text = marks.lines.get(part, {}).get(language, board.names_of(part)[language])
    lines = text.split("\n")
    wide = max(map(len, lines)) * (label.px * LETTER + label.spacing) / 2
    high = label.px * (len(lines) - 0.3) / 2
    x, y = label.at
    return box(x - wide, y - high, x + wide, y + high)
