"""A map's recipe: everything a person decided about its drawing, as data."""

import json
from pathlib import Path
from typing import Any

from pydantic import BaseModel, ConfigDict, Field

LonLat = tuple[float, float]
XY = tuple[float, float]


class Model(BaseModel):
    """A misprint in a recipe is an error."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class Package(Model):
    """A package of a registry, pinned, with the only files of it that are read."""

    registry: str
    name: str
    version: str
    archive: str
    files: dict[str, str]
    """Path inside the archive → SHA-256."""


class Sources(Model):
    """Where the geodata come from."""

    packages: list[Package]
    countries: str
    units: str
    """With ``{}`` for the country's three letters."""

    lakes: str = ""
    """Nothing where a map shows no lakes."""


class Bulge(Model):
    """A crowded place that gets room: what lies round it is pushed outwards, up to a rim."""

    at: XY
    """In board units, before any bulge."""

    radius: float
    strength: float = Field(gt=0, lt=3)
    """By how much lengths grow in the middle: 1 doubles them."""


class ProjectionRecipe(Model):
    """How the globe is laid flat."""

    centre: LonLat
    lens_km: float
    """Radius of the lens that enlarges the middle; the larger, the weaker."""

    left_km: float
    right_km: float
    top_km: float
    squeeze_from_km: float
    squeeze_km: float
    size: tuple[int, int]
    bulges: list[Bulge] = []
    world: tuple[float, float, float, float] = (-45, 18, 120, 78)
    """Degrees west, south, east, north: far beyond the picture on every side."""


class Region(Model):
    """Units of a country whose middle lies in a ring."""

    province: str
    ring: list[LonLat]


class Country(Model):
    """A country that is shared out by its administrative units."""

    units: str
    """The three letters under which the units are kept."""

    default: str
    split: dict[str, list[str]] = {}
    regions: list[Region] = []


class Cut(Model):
    """A border of 1901 that follows no modern unit: what lies in the ring changes hands."""

    country: str
    source: str = Field(alias="from")
    to: str | None
    """Nothing: off the board."""

    ring: list[LonLat]


class Enlarged(Model):
    """A place that would hardly be seen: drawn larger, at the cost of what lies round it."""

    times: float = 1.0
    at: LonLat | None = None
    """Where it lies, if the source does not have it: it is drawn round, then."""

    across: float = 0.0
    """Of the round drawing, in board units."""

    shift: XY = (0, 0)
    """By so many board units it is moved, so that it touches nobody whom it does not touch."""


class Moved(Model):
    """A country that lies too far away: drawn at another place of the picture."""

    middle: LonLat
    """Its own, which comes to lie ..."""

    at: XY
    """... here, in board units."""

    scale: float
    """Board units for a kilometre."""

    world: tuple[float, float, float, float]
    """Degrees west, south, east, north: what of it is drawn."""


class Land(Model):
    """What the land is made of."""

    countries: dict[str, str | Country | None]
    """By the name in the source; nothing means it is left out."""

    cuts: list[Cut]
    far_north: list[str]
    """Cells whose arctic islets are only noise."""

    grown: dict[str, float] = {}
    """Islands that are drawn larger than they are, because a piece has to stand there."""

    enlarged: dict[str, Enlarged] = {}
    moved: dict[str, Moved] = {}
    """By the name in the source."""


class Strait(Model):
    """Water that belongs to a land province."""

    province: str
    ring: list[LonLat]


class River(Model):
    """Water that is only drawn, over the land."""

    line: list[LonLat]
    width: float
    wall: bool = False
    """Whether no cell crosses it."""


class Sea(Model):
    """How the water is shared out."""

    straits: list[Strait]
    lines: list[list[LonLat]]
    """They overshoot into the land at both ends, and one another where they meet."""

    seeds: dict[str, list[LonLat]]
    """A point in each face that belongs to a sea space."""

    outer: list[LonLat] = []
    """Points in faces that are water off the board."""

    rivers: list[River] = []


class Cells(Model):
    """Units that are divided among their towns."""

    towns: str
    """The gazetteer."""

    country: str
    """Its two letters there."""

    codes: dict[str, str]
    """The gazetteer's code of each unit."""

    seats: dict[str, dict[str, list[str]]]
    """Unit → space → its towns, as the gazetteer writes them."""


class Cards(Model):
    """How the states are drawn on their cards."""

    boxes: dict[str, tuple[float, float, float, float]] = {}
    """Degrees west, south, east, north: what is drawn of a state that has far islands."""

    drawn: dict[str, list[LonLat]] = {}
    """By hand: states for which the source is too coarse."""


class Tuned(Model):
    """What a person moved by hand, in board units."""

    firm: float = 1.0
    """How much more than usual it matters that a name stands within its own space."""

    largest: float = 30.0
    """How high letters are at most: where spaces are many, their names differ less in size."""

    label: dict[str, dict[str, tuple[float, float, float]]] = {}
    """Province → language → x, y, letter height."""

    angle: dict[str, float] = {}
    abbr: dict[str, XY] = {}
    army: dict[str, XY] = {}
    fleet: dict[str, XY] = {}
    dislodged: dict[str, XY] = {}
    """``BEL:A``, ``STP/SC``: province and army, or the fleet's location."""

    centre: dict[str, XY] = {}
    coast: dict[str, XY] = {}
    """Near which stretch of shore each separate coast lies, by location."""

    port: dict[str, XY] = {}
    """Where the dot of a sector's port lies."""

    stone: dict[str, XY] = {}
    """Where the stone of a part of a state lies."""

    tag: dict[str, XY] = {}
    """Where the name of a part stands that has no room for it, at the end of a line."""

    lines: dict[str, dict[str, str]] = {}
    """Part → language → its name, broken into lines."""

    way: dict[str, list[XY]] = {}
    """``AK WA``: where a route crosses a border, or the whole way over the sea."""


class Recipe(Model):
    """The whole of it."""

    sources: Sources
    projection: ProjectionRecipe
    land: Land
    sea: Sea
    cities: dict[str, LonLat]
    """Where the marks of supply centres would like to stand."""

    ports: dict[str, LonLat] = {}
    """Near which place the port of each sector lies; elsewhere at the middle of its shore."""

    tuned: Tuned
    cells: Cells | None = None
    cards: Cards = Cards()
    words: dict[str, Any]
    """The map file without its drawing: powers, provinces, borders."""


def read(folder: Path) -> Recipe:
    """Read the recipe beside a map."""
    here = folder / "recipe"
    parts = {
        name: _text(here / f"{name}.json")
        for name in ("sources", "projection", "land", "sea", "cities", "tuned", "words")
    }
    for name in ("cells", "ports", "cards"):
        if (more := here / f"{name}.json").exists():
            parts[name] = _text(more)
    return Recipe.model_validate({name: json.loads(text) for name, text in parts.items()})


def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8")
