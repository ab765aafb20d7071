"""What ``maps/*/map.json`` must look like. Imports pydantic: only where the cache has missed."""

import json
import unicodedata
from collections.abc import Iterable, Mapping
from functools import cached_property
from pathlib import Path
from string import ascii_uppercase
from typing import Annotated, Any, Literal, TypeVar

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    StringConstraints,
    ValidationError,
)
from pydantic_core import PydanticCustomError

from engine.board.errors import Fact, MapError, MapFault
from engine.board.forms import SHAPE
from engine.board.names import fold
from engine.board.province import Terrain

FORMAT = 1
LANGUAGES = ("cs", "en")

MOST_POWERS, MOST_SPACES = len(ascii_uppercase), 1000
"""A power for each letter; and what a board can show, and a reader tell apart."""

FIRST_GAME = "diplomacy"
"""Played on every map from before there were several games: those do not say it."""

SPACE = r"[A-Z][A-Z0-9_]{1,11}"
ProvinceId = Annotated[str, StringConstraints(pattern=rf"^{SPACE}$")]
SpaceId = Annotated[str, StringConstraints(pattern=r"^[A-Z][A-Z0-9_-]{1,15}$")]
"""Whatever has an outline: a province, or a part of a state."""

LocationId = Annotated[str, StringConstraints(pattern=rf"^{SPACE}(/[A-Z]{{2}})?$")]
PowerId = Annotated[str, StringConstraints(pattern=r"^[A-Z][A-Z_]{1,39}$")]
Unit = Annotated[str, StringConstraints(pattern=rf"^[A-Z] {SPACE}(/[A-Z]{{2}})?$")]
Key = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9_]{0,59}$")]
"""Of a map or a game; a map's is part of a file's name, too."""

_HIDDEN = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Signs that turn round whatever is written behind them."""


def _readable(text: str) -> str:
    """Take a name that can be said, printed on one line, and written in an order."""
    signs = {unicodedata.category(sign) for sign in text}
    if not fold(text) or signs & {"Cc", "Cs", "Zl", "Zp"} or _HIDDEN & {*text}:
        raise PydanticCustomError(UNREADABLE, "no name")
    return text


def _readable_lines(text: str) -> str:
    _readable(text.replace("\n", " "))
    return text


UNREADABLE = "unreadable"
"""What a checker of names says of one that nobody could read, or write in an order."""

Text = Annotated[str, StringConstraints(min_length=1, max_length=200), AfterValidator(_readable)]
Lines = Annotated[
    str, StringConstraints(min_length=1, max_length=200), AfterValidator(_readable_lines)
]
Names = dict[str, Text]
Forms = dict[
    str, Annotated[str, StringConstraints(max_length=500, pattern=SHAPE), AfterValidator(_readable)]
]
XY = tuple[
    Annotated[float, Field(ge=-10_000, le=10_000)], Annotated[float, Field(ge=-10_000, le=10_000)]
]
ArcRing = Annotated[list[int], Field(min_length=1)]
Polygons = list[Annotated[list[ArcRing], Field(min_length=1)]]
"""Polygons of rings of arcs; ``~3`` (-4) is arc 3 backwards; the first ring is the outer one."""

_LARGEST_UNIT, _FARTHEST = 1000.0, 1_000_000
"""Of a drawing of a few thousand units; beyond, numbers lose what they tell apart."""


class Model(BaseModel):
    """Strict: an unknown field is a misprint, and a number is no text."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class PowerModel(Model):
    """A power that can be played."""

    id: PowerId
    letter: Annotated[str, StringConstraints(pattern=r"^[A-Z]$")] = ""
    """Nothing where the program chooses one."""

    colours: Annotated[str, StringConstraints(pattern=r"^[A-Z]$")] = ""
    """The letter whose colours and hatching it wears; nothing for those of its own letter."""

    names: Names
    forms: Forms = {}
    aliases: list[Text] = []
    start: list[Unit] = []


class PortModel(Model):
    """A town in a sea sector, at the coast of a land province."""

    names: Names
    forms: Forms = {}
    coast: ProvinceId


Abbr = Annotated[str, StringConstraints(min_length=2, max_length=5), AfterValidator(_readable)]


class ProvinceModel(Model):
    """A space of the board."""

    id: ProvinceId
    abbr: Abbr
    abbrs: dict[str, Abbr] = {}
    terrain: Annotated[Terrain, Field(strict=False)]
    names: Names
    forms: Forms = {}
    labels: dict[str, Lines] = {}
    aliases: list[Text] = []
    coasts: dict[Annotated[str, StringConstraints(pattern=r"^[A-Z]{2}$")], Names] = {}
    centre: bool = False
    home: PowerId | None = None
    port: PortModel | None = None


class Borders(Model):
    """Who can go where: every border stands in the lists of both its sides."""

    army: dict[ProvinceId, list[ProvinceId]]
    fleet: dict[LocationId, list[LocationId]]
    shore: dict[ProvinceId, list[ProvinceId]] = {}
    """Lands and the sea sectors at their coasts, where fleets keep to the sea."""


class Cell(Model):
    """The outline of a province: its dry part and the water that belongs to it."""

    land: Polygons = []
    water: Polygons = []


class Outlines(Model):
    """The drawing. Neighbours share arcs, so they cannot drift apart."""

    unit: Annotated[float, Field(gt=0, le=_LARGEST_UNIT)]
    """Board units in one step of the arcs' whole numbers."""

    arcs: list[
        Annotated[list[Annotated[int, Field(ge=-_FARTHEST, le=_FARTHEST)]], Field(min_length=4)]
    ]
    """x, y of the first point, then dx, dy from point to point."""

    provinces: dict[SpaceId, Cell]
    impassable: dict[str, Polygons] = {}
    outer_water: Polygons = []


class Label(Model):
    """Where a name is centred, how high its letters are, how it is turned and spaced."""

    at: XY
    px: Annotated[float, Field(gt=0, le=200)]
    angle: Annotated[float, Field(ge=-90, le=90)] = 0.0
    spacing: Annotated[float, Field(ge=-2, le=20)] = 0.0


class PortSpotModel(Model):
    """Where the dot of a port lies, and its name."""

    at: XY
    label: dict[str, Label]


class SpotsModel(Model):
    """Where things of a province stand."""

    label: dict[str, Label]
    abbr: Label
    army: XY | None = None
    fleet: dict[LocationId, XY] = {}
    dislodged: dict[str, XY] = {}
    centre: XY | None = None
    coast: dict[LocationId, XY] = {}
    port: PortSpotModel | None = None


class TownModel(Model):
    """A town that no rule knows: a hollow dot with its name."""

    names: Names
    at: XY
    label: dict[str, Label]


class DrawnFile(Model):
    """What maps of every kind have: a title and a drawing."""

    format: Literal[1]
    id: Key
    names: Names
    credits: str = ""
    size: tuple[Annotated[float, Field(gt=0, le=10_000)], Annotated[float, Field(gt=0, le=10_000)]]
    outlines: Outlines
    lakes: list[Annotated[list[XY], Field(min_length=3)]] = []
    towns: Annotated[list[TownModel], Field(max_length=MOST_SPACES)] = []

    @property
    def seas(self) -> frozenset[str]:
        """What is drawn of open water and is a space of its own."""
        return frozenset()


class MapFile(DrawnFile):
    """A whole map."""

    game: Key = FIRST_GAME
    powers: Annotated[list[PowerModel], Field(min_length=1, max_length=MOST_POWERS)]
    provinces: Annotated[list[ProvinceModel], Field(min_length=1, max_length=MOST_SPACES)]
    borders: Borders
    spots: dict[ProvinceId, SpotsModel]

    @property
    def seas(self) -> frozenset[str]:
        """The sea sectors."""
        return frozenset(p.id for p in self.provinces if p.terrain is Terrain.SEA)

    @cached_property
    def letters(self) -> dict[str, str]:
        """The sign of each power: its own, or the first of its name that nobody has."""
        signs = {power.id: power.letter for power in self.powers}
        for power in self.powers:
            if not signs[power.id]:
                named = f"{fold(power.names.get('en', '')).upper()}{power.id}{ascii_uppercase}"
                taken = {*signs.values()}
                signs[power.id] = next(
                    sign for sign in named if sign in ascii_uppercase and sign not in taken
                )
        return signs

    @property
    def signs(self) -> dict[str, str]:
        """The letter of each power, and behind it whose colours it wears where that is another."""
        worn = {power.id: power.colours for power in self.powers}
        return {
            power: letter if worn[power] in ("", letter) else f"{letter}{worn[power]}"
            for power, letter in self.letters.items()
        }


File = TypeVar("File", bound=DrawnFile)


def parse(path: Path, content: bytes) -> MapFile:
    """Read a map file's content into its models.

    Raises:
        MapError: it is no JSON, of another format, or something in it has the wrong shape.

    """
    return validated(MapFile, path, content)


def validated(kind: type[File], path: Path, content: bytes) -> File:
    """Read a file's content into the models of its kind.

    Raises:
        MapError: it is no JSON, of another format, or something in it has the wrong shape.

    """
    raw = _json(path, content)
    if not isinstance(raw, dict):
        raise MapError(path, "", MapFault.WRONG_TYPE, {"expected": "object"})
    if raw.get("format") != FORMAT or raw["format"] is True:
        facts: dict[str, Fact] = {"found": str(raw.get("format", "")), "known": FORMAT}
        raise MapError(path, "format", MapFault.WRONG_VERSION, facts)
    try:
        return kind.model_validate_json(content)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        if first["type"] == "json_invalid":  # to Python it is JSON: half a sign stands somewhere
            raise MapError(
                path, _half_a_sign(raw), MapFault.BAD_VALUE, {"expected": UNREADABLE}
            ) from error
        place = _place(raw, first["loc"])
        code, expected = _cause(first["type"])
        detail: dict[str, Fact] = {"expected": expected} if expected else {}
        if code is MapFault.TOO_MANY:
            facts = first.get("ctx", {})
            detail = {"count": facts["actual_length"], "limit": facts["max_length"]}
        raise MapError(path, place, code, detail) from error


def _json(path: Path, content: bytes) -> object:
    def unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        fields: dict[str, Any] = {}
        for key, value in pairs:
            if key in fields:
                raise MapError(path, "", MapFault.DUPLICATE_ID, {"id": key})
            fields[key] = value
        return fields

    try:
        return json.loads(content.decode("utf-8"), object_pairs_hook=unique)
    except UnicodeDecodeError as error:
        raise MapError(path, "", MapFault.BAD_ENCODING, {"byte": error.start}) from error
    except json.JSONDecodeError as error:
        facts: dict[str, Fact] = {"line": error.lineno, "column": error.colno}
        raise MapError(path, "", MapFault.BAD_JSON, facts) from error
    except MapError:
        raise
    except (RecursionError, ValueError) as error:
        # Nested a thousand deep, or figures without end: the parser gives up without a position.
        raise MapError(path, "", MapFault.BAD_JSON, {"line": 1, "column": 1}) from error


def _place(raw: Mapping[str, Any], loc: tuple[int | str, ...]) -> str:
    """Say ``provinces.STP.coasts`` where the checker counts ``provinces, 34, coasts``."""
    here: Any = raw
    words: list[str] = []
    for step in loc:
        if isinstance(here, dict):
            here = here.get(step)
        elif isinstance(here, list) and isinstance(step, int) and step < len(here):
            here = here[step]
        else:
            here = None
        named = isinstance(step, int) and isinstance(here, dict) and isinstance(here.get("id"), str)
        words.append(here["id"] if named else str(step))
    return ".".join(words)


def _half_a_sign(raw: Mapping[str, Any]) -> str:
    """Say where half of a surrogate pair stands, which no file can keep."""
    left: list[tuple[tuple[int | str, ...], Any]] = [((), raw)]
    while left:
        way, here = left.pop()
        inside: Iterable[tuple[int | str, Any]] = ()
        if isinstance(here, dict | list):
            inside = here.items() if isinstance(here, dict) else enumerate(here)
        for key, value in inside:
            if any(_is_half(text) for text in (key, value) if isinstance(text, str)):
                return _place(raw, way if isinstance(key, str) and _is_half(key) else (*way, key))
            left.append(((*way, key), value))
    return ""


def _is_half(text: str) -> bool:
    return any("\ud800" <= sign <= "\udfff" for sign in text)


def _cause(kind: str) -> tuple[MapFault, str]:
    if kind == "missing":
        return MapFault.MISSING_FIELD, ""
    if kind == "extra_forbidden":
        return MapFault.UNKNOWN_FIELD, ""
    if kind == "too_long":
        return MapFault.TOO_MANY, ""
    if kind.endswith(("_type", "_parsing")):
        return MapFault.WRONG_TYPE, kind.removesuffix("_type").removesuffix("_parsing")
    return MapFault.BAD_VALUE, kind
