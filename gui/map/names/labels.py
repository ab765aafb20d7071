"""Finds a place for every name, so that none hides a piece, a centre or another name.

The same board gives the same places. A name stays at home, where the map's author put it, as long
as that is free, so that it does not jump from phase to phase; it moves aside before it shrinks and
shrinks before it becomes its abbreviation.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from engine.board.atlas import Atlas, LabelSpot, Point
from engine.board.board import Board
from engine.board.loader import LoadedMap
from engine.board.location import coast_of, province_of
from engine.board.province import Province, Terrain
from gui.map.ground import Box, Ground
from gui.map.names.coast_sign import coast_sign
from gui.map.names.lettering import LEAST, Text
from gui.map.names.name_places import NamePlaces
from gui.map.packing import Packing, grow

ABBR = 11.5
"""Pixels that the font of an abbreviation has, where there is room."""

ROOMY = 1.25
"""How much larger than the least that a room can read an abbreviation is, where there is room."""

LARGER = 1.06
"""How much larger than the map's author said names are written."""

CENTRE = 8.0
"""Half the square that the mark of a supply centre needs, in board units."""

DOT = 5.6
"""Half the square that the dot of a port or a town needs, in board units."""

DEARER = 1.3
"""How much larger than the map's author said the name of a port is written at most: it is the first
to be left out where the board is small."""

AIR = 1.2
"""Pixels between a name and anything else."""

GAP = 0.6
"""What two names on one line keep between them at least, of the font's size: more than a space,
or they would be read as one."""


class Label(NamedTuple):
    """A name in its place."""

    province: str
    text: Text
    x: float
    y: float
    full: bool
    """Whether it is the whole name."""

    coast: str = ""
    """The location whose coast it names, or the dot of a port or town (``FZA/port``, ``/3``); empty
    for the name of a space."""

    @property
    def box(self) -> Box:
        """The rectangle of its ink."""
        return self.text.box(self.x, self.y)

    @property
    def is_of_dot(self) -> bool:
        """Whether it is that of a port or a town."""
        return coast_of(self.coast) == PORT or self.coast.startswith("/")


_Spot = tuple[int, float, float]
"""The number of a way to write a name, and where its middle is."""


class Labeller:
    """Places names for one language, one zoom and one way of naming."""

    def __init__(
        self,
        loaded: LoadedMap,
        ground: Ground,
        language: str,
        zoom: float,
        mode: str,
        least: float = 0,
    ) -> None:
        board, atlas = loaded.board, loaded.atlas
        self._board, self._atlas, self._ground = board, atlas, ground
        self._language, self._zoom, self._mode = language, zoom, mode
        self._least = max(LEAST, least) / zoom
        self._short = max(ABBR, least * ROOMY) / zoom
        self._air = AIR / zoom
        self._packing: Packing[str, _Spot] = Packing(self._search, self._apart)
        self._written: list[Label] = []
        """Each way in which a name is written, once; places only say which of them it is."""

        self._dots = _dots(board, atlas)
        centres = tuple(
            (x - CENTRE, y - CENTRE, x + CENTRE, y + CENTRE)
            for spots in atlas.spots.values()
            if spots.centre is not None
            for x, y in (spots.centre,)
        )
        dots = tuple((x - DOT, y - DOT, x + DOT, y + DOT) for _, (x, y), _ in self._dots.values())
        seas = (one.id for one in board.provinces.values() if one.terrain is Terrain.SEA)
        wet = frozenset(("", *seas))  # water, or nothing
        self._places = NamePlaces(ground, atlas.size, (*centres, *dots), wet)
        self._order = (
            *sorted(board.provinces, key=self._room),
            *(coast for key in sorted(atlas.spots) for coast in sorted(atlas.spots[key].coast)),
            *(sorted(self._dots) if mode == "full" else ()),
        )

    def place(self, pieces: Iterable[Box]) -> tuple[Label, ...]:
        """Return every name in its place beside these pieces; tight spaces choose first."""
        placed = self._packing.pack(self._order, tuple(pieces))
        return tuple(self._label(placed[key][0]) for key in self._order if key in placed)

    def _label(self, spot: _Spot) -> Label:
        number, x, y = spot
        return self._written[number]._replace(x=x, y=y)

    def _way(self, label: Label) -> int:
        """Note a way to write a name; return its number."""
        self._written.append(label)
        return len(self._written) - 1

    @property
    def known(self) -> int:
        """How many places for names were worked out."""
        return self._packing.known

    def ahead(self, count: int) -> Iterator[None]:
        """Work out where each name could stand, so many places of each; a piece at a time."""
        for key in self._order:
            self._packing.look(key, count)
            yield

    def _apart(self, spot: _Spot, box: Box) -> Box:
        """Return the room a name keeps free of other names."""
        aside = self._written[spot[0]].text.px * GAP / 2 - self._air
        return (box[0] - aside, box[1], box[2] + aside, box[3])

    # -- where a name could stand --------------------------------------------------------------

    def _search(self, key: str) -> Iterator[tuple[_Spot, Box]]:
        """Yield places for a name: as written by the map's author, moved, shrunk, abbreviated."""
        if key in self._dots:
            yield from self._beside(key)
            return
        if coast_of(key):
            yield from self._along(key)
            return
        province = self._board.provinces[key]
        for text, home, full, foreign in self._texts(province):
            way = self._way(Label(province.id, text, 0.0, 0.0, full))
            room = grow(text.box(0.0, 0.0), self._air)
            for x, y, box in self._places.near(province.id, home.at, room, foreign):
                yield (way, x, y), box

    def _beside(self, key: str) -> Iterator[tuple[_Spot, Box]]:
        """Yield places for the name of a port or a town: the author's, then round its dot."""
        names, dot, labels = self._dots[key]
        home = labels.get(self._language) or next(iter(labels.values()), None)
        if home is None or self._least > home.px * DEARER:
            return
        px = max(home.px, self._least)
        text = Text((names.get(self._language, next(iter(names.values()))),), px, sea=True)
        way = self._way(Label(province_of(key), text, 0.0, 0.0, full=True, coast=key))
        room = grow(text.box(0.0, 0.0), self._air)
        for x, y, box in self._places.beside(dot, home.at, room, DOT + self._air):
            yield (way, x, y), box

    def _along(self, location: str) -> Iterator[tuple[_Spot, Box]]:
        """Yield places for the name of a coast, off that coast."""
        key = province_of(location)
        text = Text((coast_sign(coast_of(location)),), self._least * 1.06, sea=True)
        way = self._way(Label(key, text, 0.0, 0.0, full=True, coast=location))
        room = grow(text.box(0.0, 0.0), self._air)
        for x, y, box in self._places.along(key, self._atlas.spots[key].coast[location], room):
            yield (way, x, y), box

    def _texts(self, province: Province) -> Iterator[tuple[Text, LabelSpot, bool, float]]:
        """Yield ways to write a name: text, home, whether it is full, how far it may trespass."""
        spots = self._atlas.spots[province.id]
        home = spots.label.get(self._language, spots.abbr)
        sea = province.terrain is Terrain.SEA
        least = self._least
        if self._mode == "full":
            px = max(home.px * LARGER, least)
            spacing = min(home.spacing / home.px, 0.09)
            for lines in self._broken(province):
                yield Text(lines, px, sea, spacing), home, True, 0.1
            if px > least * 1.15:
                for lines in self._broken(province):
                    yield Text(lines, max(least, px * 0.8), sea, 0.0), home, True, 0.15
            for lines in self._broken(province):
                yield Text(lines, least, sea, 0.0), home, True, 0.2
        short = (province.short(self._language),)
        yield Text(short, max(self._short, spots.abbr.px * 0.8), sea), spots.abbr, False, 0.35
        yield Text(short, least, sea), spots.abbr, False, 1.0

    def _broken(self, province: Province) -> list[tuple[str, ...]]:
        """Return the ways to break a name into lines, the author's first."""
        name = province.names.get(self._language, province.id)
        written = province.labels.get(self._language, name)
        breaks = [tuple(written.split("\n"))]
        words = name.split(" ")
        if len(words) > 1:
            halves = [
                (" ".join(words[:cut]), " ".join(words[cut:])) for cut in range(1, len(words))
            ]
            best = min(halves, key=lambda pair: max(map(len, pair)))
            if best not in breaks:
                breaks.append(best)
            if (name,) not in breaks:
                breaks.append((name,))
        return breaks

    def _room(self, province: str) -> tuple[bool, float, str]:
        """Sort small land first and wide seas last."""
        sea = self._board.provinces[province].terrain is Terrain.SEA
        return sea, self._ground.extents[province], province


PORT = "port"
"""Stands for a coast where the dot of a sector's port is named."""


_Dot = tuple[Mapping[str, str], Point, Mapping[str, LabelSpot]]
"""The names of a port or a town, where its dot lies, and where its author would write."""


def _dots(board: Board, atlas: Atlas) -> dict[str, _Dot]:
    """Return what is named by a dot; ports by their sector, towns by their number."""
    found: dict[str, _Dot] = {}
    for key, spots in atlas.spots.items():
        port = board.provinces[key].port
        if port is not None and spots.port is not None:
            found[f"{key}/{PORT}"] = (port.names, spots.port.at, spots.port.label)
    for number, town in enumerate(atlas.towns):
        found[f"/{number}"] = (town.names, town.at, town.label)
    return found
