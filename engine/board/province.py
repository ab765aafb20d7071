"""The places of a map and the powers that play on it: small values."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum


class Terrain(StrEnum):
    """What a province is made of, and so which units can stand there."""

    INLAND = "inland"
    """Land without a shore, or all land where fleets keep to the sea: armies only."""

    COASTAL = "coastal"
    """Land with a shore: armies and fleets; no fleet convoys from here (XIV.5)."""

    SEA = "sea"
    """Open water: fleets only, and only here do they convoy."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Port:
    """A town in a sea sector, at the coast of one land province."""

    names: Mapping[str, str]
    """What it is called, per language."""

    coast: str
    """The land province at whose shore it lies."""

    forms: Mapping[str, str] = field(default_factory=dict)
    """How sentences have the name, per language, as ``engine.board.forms`` reads it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Province:
    """One space of the board (the rulebook's word for land areas and sea sectors together)."""

    id: str
    """Key in files and orders, upper case: ``STP``."""

    abbr: str
    """How the rulebook abbreviates it: ``StP``."""

    terrain: Terrain

    names: Mapping[str, str]
    """Full name per language: ``{"cs": "Petrohrad", "en": "St. Petersburg"}``."""

    forms: Mapping[str, str] = field(default_factory=dict)
    """How sentences have the name, per language, as ``engine.board.forms`` reads it."""

    labels: Mapping[str, str] = field(default_factory=dict)
    """What the board writes where the full name does not fit; lines part at ``\\n``."""

    abbrs: Mapping[str, str] = field(default_factory=dict)
    """How it is abbreviated in a language whose name for it begins otherwise."""

    aliases: tuple[str, ...] = ()
    """Every other name and abbreviation that may be written in an order."""

    coasts: tuple[str, ...] = ()
    """Separate coasts (``("NC", "SC")``), empty for one continuous shore."""

    coast_names: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """Per separate coast its name per language: ``{"NC": {"en": "north coast", …}}``."""

    centre: bool = False
    """Whether it is a supply centre (V)."""

    home: str | None = None
    """The power in whose original borders it lies."""

    port: Port | None = None
    """The port of a sea sector that has one."""

    @property
    def locations(self) -> tuple[str, ...]:
        """Where a fleet can lie in it: the province itself or each of its coasts."""
        return tuple(f"{self.id}/{coast}" for coast in self.coasts) or (self.id,)

    def short(self, language: str) -> str:
        """Abbreviate it in a language: ``Čech``, ``Boh``."""
        return self.abbrs.get(language, self.abbr)


@dataclass(frozen=True, slots=True, kw_only=True)
class Power:
    """A power that can be played."""

    id: str
    """Key in files: ``FRANCE``."""

    letter: str
    """The sign on its pieces in both languages, ``F``, and behind it the letter whose colours and
    hatching it wears, where that is another: ``RX``."""

    names: Mapping[str, str]
    """Name per language."""

    forms: Mapping[str, str] = field(default_factory=dict)
    """How sentences have the name, per language, as ``engine.board.forms`` reads it."""

    aliases: tuple[str, ...] = ()
    """Adjectives and other words for it in orders: ``French``, ``francouzská``."""

    @property
    def initial(self) -> str:
        """The letter as it is written and typed, whosever colours it wears."""
        return self.letter[:1]
