"""What one province shows, where each thing could go there, and what that would cost by itself."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry import Point, Polygon
from shapely.geometry.base import BaseGeometry

from engine.board.board import ASHORE, Board
from engine.board.province import Province, Terrain
from engine.board.shapes import Shapes, polygons
from engine.cartography import items as room
from engine.cartography.coverage import GRID, biggest
from engine.cartography.items import FAR, FAR_PX, NEAR, Floats, Item, Role
from engine.cartography.letters import Fonts
from engine.cartography.projection import Projection
from engine.cartography.recipe import Recipe, Tuned
from engine.cartography.terrain import Terrain as Ground

STEP = 4.0
FRAME = 15.0
"""Nothing stands nearer to the edge of the picture."""

WRITTEN = 1.06
"""The board writes names larger than their spots say by so much: room is kept for that."""

BESIDE = 20.0
"""A name is not centred farther off its area."""

PULL = 0.03
"""What a unit off the roomiest place of its province costs."""

PORT_SIZES, PORT_AIR = (14.0, 12.5), 7.0
"""How high the letters of a port's name are, and how far it keeps off the middle of its dot."""

SHORE, LEEWAY, ROOM = 5.2, 1.5, 100.0
"""How far off its coast the dot of a port lies, how much nearer to it than to any other, and how
far round that coast others are looked at."""

SIZES = {
    "land": (26.0, 23.0, 20.0, 18.5, 17.0, 15.5, 14.5),
    "sea": (27.0, 23.0, 20.0, 18.5, 17.0, 15.5, 14.5),
}


@dataclass(frozen=True, slots=True)
class Wishes:
    """Where a person wants things to stand, in board units."""

    tuned: Tuned
    cities: Mapping[str, Point]
    """Where the marks of supply centres would like to stand."""

    ports: Mapping[str, Point]
    """Near which place a sector's port lies."""

    @classmethod
    def of(cls, recipe: Recipe) -> "Wishes":
        """Lay a recipe's places flat."""
        place = Projection(recipe.projection).point
        return cls(
            recipe.tuned,
            {key: place(at) for key, at in recipe.cities.items()},
            {key: place(at) for key, at in recipe.ports.items()},
        )


class Things:
    """Makes the things of each province."""

    def __init__(self, board: Board, shapes: Shapes, wishes: Wishes, fonts: Fonts) -> None:
        self._board, self._shapes, self._wishes, self._fonts = board, shapes, wishes, fonts
        self._tuned = wishes.tuned
        self._ground = Ground(shapes)

    def of(self, key: str) -> Iterator[Item]:
        """Yield everything that one province shows."""
        province, area = self._board.provinces[key], self._shapes.areas[key]
        grid = self._grid(area, 34.0)
        main = self._mainland(key, area)
        inside = grid[shapely.contains_xy(main, grid[:, 0], grid[:, 1])]
        land = self._shapes.land.get(key, area)
        on_land = grid[shapely.contains_xy(land, grid[:, 0], grid[:, 1])]
        if province.terrain is not Terrain.SEA:
            ground = self._mainland(key, land)
            solid = grid[shapely.contains_xy(ground, grid[:, 0], grid[:, 1])]
            yield self._piece(key, Role.ARMY, ASHORE, solid, area, None)
            yield self._piece(key, Role.DISLODGED, ASHORE, grid, area, None)
        if province.terrain is not Terrain.INLAND:
            for location in province.locations:
                coast = self._coast(location)
                places = inside if province.terrain is Terrain.SEA else self._shore(grid, key)
                yield self._piece(key, Role.FLEET, location, places, area, coast)
                yield self._piece(key, Role.DISLODGED, location, grid, area, None)
        if province.port is not None:
            dot = port_place(self._shapes, province, self._wishes)
            yield self._port(key, dot)
            for language in ("cs", "en"):
                yield self._port_name(province, language, dot)
        if province.centre:
            yield self._centre(key, on_land, land)
        for language in ("cs", "en"):
            yield self._label(province, language, grid)
        yield self._abbr(province, grid)

    def _mainland(self, key: str, area: BaseGeometry) -> Polygon:
        """Return where pieces stand: an army on the Shetlands would look lost."""
        main = biggest(area)
        if (city := self._wishes.cities.get(key)) is not None:
            home = min(polygons(area), key=lambda part: part.distance(city))
            if home.area > main.area / 3:
                return home
        return main

    def _grid(self, area: BaseGeometry, margin: float) -> Floats:
        left, top, right, bottom = area.bounds
        width, height = self._shapes.source.size
        step = min(max(STEP, area.area**0.5 / 20), 4 * STEP)  # where there is room, it may be rough
        xs = np.arange(max(left - margin, FRAME), min(right + margin, width - FRAME), step)
        ys = np.arange(max(top - margin, FRAME), min(bottom + margin, height - FRAME), step)
        x, y = np.meshgrid(xs, ys)
        grid: Floats = np.column_stack([x.ravel(), y.ravel()])
        near = shapely.dwithin(shapely.points(grid), area.simplify(1.0), margin)
        return np.column_stack([grid[near], np.zeros(int(near.sum()))])

    def _coast(self, location: str) -> BaseGeometry | None:
        """Return the shore a fleet keeps to; nothing at sea."""
        key, _, coast = location.partition("/")
        province, area = self._board.provinces[key], self._shapes.areas[key]
        if province.terrain is Terrain.SEA:
            return None
        seas = [
            self._shapes.areas[sea]
            for sea in self._board.fleet_neighbours[location]
            if sea in self._board.provinces and self._board.provinces[sea].terrain is Terrain.SEA
        ]
        shore = area.boundary.intersection(shapely.union_all(seas).boundary)
        if coast:
            pin = Point(self._tuned.coast[location])
            lines = shapely.line_merge(biggest(area).exterior.intersection(shore))
            parts = getattr(lines, "geoms", (lines,))
            shore = min(parts, key=lambda line: line.distance(pin))
        return shore.simplify(1.0)

    def _shore(self, grid: Floats, key: str) -> Floats:
        """Keep what lies in the province or in open water before it."""
        points = shapely.points(grid[:, :2])
        own = self._mainland(key, self._shapes.areas[key])
        at_home = shapely.contains_xy(own, grid[:, 0], grid[:, 1])
        wet = shapely.contains_xy(self._shapes.wet, grid[:, 0], grid[:, 1])
        kept = at_home | (wet & shapely.dwithin(points, own.simplify(1.0), 14.0))
        return grid[kept]

    def _clearance(self, places: Floats, area: BaseGeometry) -> Floats:
        edge: BaseGeometry = area.simplify(1.0).boundary
        distances: Floats = np.asarray(shapely.distance(shapely.points(places[:, :2]), edge))
        return distances

    def _piece(
        self,
        key: str,
        role: Role,
        name: str,
        places: Floats,
        area: BaseGeometry,
        coast: BaseGeometry | None,
    ) -> Item:
        places = self._pinned(role, key, name, places)
        boxes = tuple(
            room.boxes_round(places, room.PIECE[w], room.PIECE_SHIFT[w]) for w in (NEAR, FAR)
        )
        own = self._ground.own[key].share(boxes[NEAR])[:, 0]
        wet = self._ground.water.share(boxes[NEAR])[:, 0]
        sea = self._board.provinces[key].terrain is Terrain.SEA
        foreign = np.clip(1 - own - (0 if sea else wet), 0, 1)
        abroad = 2.5 if role is Role.FLEET and not sea else 4.0
        static = abroad * (1 - own) + 5.0 * foreign + self._off_frame(boxes[NEAR])
        if role is not Role.DISLODGED:
            inside = shapely.contains_xy(area, places[:, 0], places[:, 1])
            clear = self._clearance(places, area)
            static += np.where(inside, -0.12 * np.minimum(clear, 20.0), 0.2 * clear)
            if coast is None:
                static += PULL * self._off_middle(places, key)
        if role is Role.FLEET and coast is not None:
            far = shapely.distance(shapely.points(places[:, :2]), coast)
            static += 0.15 * np.maximum(far - 8.0, 0.0) + 0.1 * PULL * self._off_middle(places, key)
            if "/" in name:
                static += 0.2 * np.maximum(far - 14.0, 0.0)
        return Item(key, role, name, places, (boxes[0], boxes[1]), static)

    def _off_middle(self, places: Floats, key: str) -> Floats:
        """Return how far each place is from the roomiest one of the province."""
        main = self._mainland(key, self._shapes.areas[key])
        x, y = shapely.maximum_inscribed_circle(main, 2.0).coords[0]
        away: Floats = np.hypot(places[:, 0] - x, places[:, 1] - y)
        return away

    def _off_frame(self, boxes: Floats) -> Floats:
        width, height = self._shapes.source.size
        out: Floats = np.maximum(FRAME - boxes[:, 0, 0], 0) + np.maximum(FRAME - boxes[:, 0, 1], 0)
        out += np.maximum(boxes[:, -1, 2] - (width - FRAME), 0)
        out += np.maximum(boxes[:, -1, 3] - (height - FRAME), 0)
        return np.asarray(2.0 * out)

    def _centre(self, key: str, places: Floats, land: BaseGeometry) -> Item:
        places = self._pinned(Role.CENTRE, key, "centre", places)
        clear = self._clearance(places, land)
        static = 0.9 * np.maximum(10.0 - clear, 0)
        city = self._wishes.cities.get(key)
        if city is not None:
            static += 0.06 * np.hypot(places[:, 0] - city.x, places[:, 1] - city.y)
        else:
            static += 0.06 * self._off_middle(places, key)
        boxes = [room.boxes_round(places, (size, size), (0, 0)) for size in room.CENTRE]
        return Item(key, Role.CENTRE, "centre", places, (boxes[0], boxes[1]), static)

    def _port(self, key: str, dot: Point) -> Item:
        places = np.array([[dot.x, dot.y, 0.0]])
        boxes = [room.boxes_round(places, (size, size), (0, 0)) for size in room.PORT]
        return Item(key, Role.PORT, "port", places, (boxes[0], boxes[1]), np.zeros(1))

    def _port_name(self, province: Province, language: str, dot: Point) -> Item:
        """Write the name of a port beside its dot, over the sea rather than over the land."""
        assert province.port is not None
        text = province.port.names[language]
        places, boxes, statics = [], [], []
        for px in PORT_SIZES:
            wide, high = self._fonts.sea.size(text, WRITTEN * px, 0.0)
            across, down = wide / 2 + PORT_AIR, high / 2 + PORT_AIR
            ways = [(x, y) for y in (0.0, 1.0, -1.0) for x in (1.0, -1.0, 0.5, -0.5, 0.0) if x or y]
            here = np.array(
                [
                    # Straight aside of the dot, or else above or below it.
                    [dot.x + x * (across if not y else wide / 2), dot.y + y * down, px]
                    for x, y in ways
                    if y or abs(x) == 1
                ]
            )
            box = room.boxes_round(here, (wide, high), (0, 0))
            own = self._ground.own[province.id].share(box)[:, 0]
            places.append(here)
            boxes.append(box)
            statics.append(0.35 * (PORT_SIZES[0] - px) + 3.0 * (1 - own) + self._off_frame(box))
        spots, rooms = np.concatenate(places), np.concatenate(boxes)
        return Item(
            province.id,
            Role.PORT_NAME,
            language,
            spots,
            (rooms, np.zeros_like(rooms)),
            np.concatenate(statics),
        )

    def _label(self, province: Province, language: str, grid: Floats) -> Item:
        text = province.labels.get(language, province.names[language])
        sea = province.terrain is Terrain.SEA
        letters = self._fonts.sea if sea else self._fonts.land
        angle = self._tuned.angle.get(province.id, 0.0)
        pin = self._tuned.label.get(province.id, {}).get(language)
        places, nears, fars, statics = [], [], [], []
        sizes = [px for px in SIZES["sea" if sea else "land"] if px <= self._tuned.largest]
        for px in (pin[2],) if pin else sizes:
            here = np.array([pin]) if pin else grid.copy()
            here[:, 2] = px
            boxes, far = (
                room.boxes_along(here, letters.size(text, high, spacing(px)), angle)
                for high in (WRITTEN * px, max(WRITTEN * px, FAR_PX))
            )
            share = self._ground.own[province.id].share(boxes).mean(axis=1)
            wet = self._ground.water.share(boxes).mean(axis=1)
            foreign = 1 - share if sea else np.clip(1 - share - wet, 0, 1)
            small = (
                0.35 * (26.0 - px)
                + (2.0 if WRITTEN * px < FAR_PX else 0.0)
                + 1.5 * max(0.0, 16.0 - px)
            )
            firm = self._tuned.firm
            static = small + firm * (8.0 * (1 - share) + 12.0 * foreign) + self._off_frame(boxes)
            static += 6.0 * (share < 0.4)
            static += 0.5 * firm * PULL * self._off_middle(here, province.id)
            keep = static < static.min() + 12.0
            keep &= self._close(here, province.id)
            places.append(here[keep])
            nears.append(boxes[keep])
            fars.append(far[keep])
            statics.append(static[keep])
        widest = max(near.shape[1] for near in nears)
        nears = [_padded(near, widest) for near in nears]
        widest_far = max(far.shape[1] for far in fars)
        fars = [_padded(far, widest_far) for far in fars]
        return Item(
            province.id,
            Role.LABEL,
            language,
            np.concatenate(places),
            (np.concatenate(nears), np.concatenate(fars)),
            np.concatenate(statics),
        )

    def _close(self, places: Floats, key: str) -> NDArray[np.bool_]:
        """Tell which places are so near the province that a name there is its own."""
        points = shapely.points(places[:, :2])
        close: NDArray[np.bool_] = np.asarray(
            shapely.dwithin(points, self._shapes.areas[key], BESIDE)
        )
        return close

    def _abbr(self, province: Province, grid: Floats) -> Item:
        sea = province.terrain is Terrain.SEA
        letters = self._fonts.sea if sea else self._fonts.land
        places = self._pinned(Role.ABBR, province.id, "abbr", grid.copy())
        places[:, 2] = FAR_PX
        boxes = room.boxes_round(places, letters.size(province.abbr, FAR_PX, 0.0), (0, 0))
        share = self._ground.own[province.id].share(boxes)[:, 0]
        static = 14.0 * (1 - share) + self._off_frame(boxes)
        keep = (static < static.min() + 10.0) & self._close(places, province.id)
        places, boxes, static = places[keep], boxes[keep], static[keep]
        return Item(province.id, Role.ABBR, "abbr", places, (np.zeros_like(boxes), boxes), static)

    def _pinned(self, role: Role, key: str, name: str, places: Floats) -> Floats:
        tuned = self._tuned
        pins: Mapping[str, tuple[float, float]] = getattr(tuned, role.value)
        beaten = f"{key}:{ASHORE}" if name == ASHORE else name
        pin = pins.get(beaten if role is Role.DISLODGED else "")
        pin = pin or pins.get(name if role is Role.FLEET else key)
        return np.array([[*pin, 0.0]]) if pin else places


def spacing(px: float) -> float:
    """Return how far apart the letters of a name stand: large names breathe."""
    return 1.5 if px >= 20 else 0.8 if px >= 18 else 0.3 if px >= 16 else 0.0


def _padded(boxes: Floats, count: int) -> Floats:
    missing = count - boxes.shape[1]
    return np.concatenate([boxes, np.zeros((len(boxes), missing, 4))], axis=1)


def port_place(shapes: Shapes, sector: Province, wishes: Wishes) -> Point:
    """Return where the dot of a sector's port lies: in the sector, at its own coast.

    As near as can be to where it is wanted, else to the middle of the shore.

    Raises:
        ValueError: nowhere does the sector touch that coast.

    """
    assert sector.port is not None
    if (pin := wishes.tuned.port.get(sector.id)) is not None:
        return Point(pin)
    area, coast = shapes.areas[sector.id], shapes.land[sector.port.coast]
    inner = area.buffer(-SHORE).boundary.segmentize(3.0)
    places = np.asarray(shapely.points(shapely.get_coordinates(inner)))
    near = places[np.asarray(shapely.dwithin(places, coast, SHORE + 0.5))]
    box = coast.envelope.buffer(ROOM)
    others = shapely.union_all(
        [
            land
            for key, land in shapes.land.items()
            if key != sector.port.coast and land.intersects(box)
        ]
    )
    wanted = wishes.ports.get(sector.id, area.buffer(GRID).intersection(coast.boundary).centroid)
    for number in np.argsort(shapely.distance(near, wanted), kind="stable").tolist():
        at: Point = near[number]
        if others.is_empty or others.distance(at) >= coast.distance(at) + LEEWAY:
            return at
    msg = f"{sector.id} has no shore of {sector.port.coast} where its port could lie"
    raise ValueError(msg)
