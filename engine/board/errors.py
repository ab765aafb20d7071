"""What can be wrong with a map, as codes and facts; the words for them live with the windows."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path

Fact = str | int | float


class MapFault(StrEnum):
    """Why a map cannot be played on. Each stands with the facts that a sentence about it needs."""

    MISSING_FILE = "missing_file"
    UNREADABLE_FILE = "unreadable_file"
    TOO_LARGE = "too_large"
    """``size``, ``limit`` in bytes."""

    BAD_JSON = "bad_json"
    """``line``, ``column``."""

    BAD_ENCODING = "bad_encoding"
    WRONG_VERSION = "wrong_version"
    """``found``, ``known``."""

    MISSING_FIELD = "missing_field"
    UNKNOWN_FIELD = "unknown_field"
    WRONG_TYPE = "wrong_type"
    """``expected``: the checker's name of what belongs there, such as ``string``."""

    BAD_VALUE = "bad_value"
    """``expected``: as above, such as ``greater_than`` or ``enum``."""

    TOO_MANY = "too_many"
    """``count``, ``limit``: more powers or spaces than a map can have."""

    UNKNOWN_PROVINCE = "unknown_province"
    UNKNOWN_POWER = "unknown_power"
    UNKNOWN_COAST = "unknown_coast"
    """A border, unit or spot on a coast that the province does not have: ``location``."""

    MISSING_COAST = "missing_coast"
    """A border, unit or spot that must say which coast, and does not: ``location``."""

    MISSING_NAME = "missing_name"
    """``language``."""

    DUPLICATE_ID = "duplicate_id"
    """``id``."""

    TAKEN_ID = "taken_id"
    """``id``: another map, which comes with the program, is called so in files."""

    UNKNOWN_GAME = "unknown_game"
    """``game``: none that is known is played on it."""

    DUPLICATE_LETTER = "duplicate_letter"
    """``letter``, ``other``."""

    DUPLICATE_COLOURS = "duplicate_colours"
    """``letter``, ``other``: two powers wear the colours of one letter."""

    AMBIGUOUS_ALIAS = "ambiguous_alias"
    """``alias``, ``one``, ``other``."""

    ONE_WAY_BORDER = "one_way_border"
    """``one``, ``other``: the first names the second, not the other way round."""

    WRONG_TERRAIN = "wrong_terrain"
    """``location``: a fleet inland, an army at sea, coasts without a shore, a centre at sea;
    coastal land where fleets keep to the sea."""

    PORT_ASHORE = "port_ashore"
    """A port that lies in no sea sector."""

    PORT_OFF_COAST = "port_off_coast"
    """``coast``: the sector does not touch the land at whose coast its port is said to lie."""

    MISSING_HOME = "missing_home"
    """``power``: no supply centre lies in its original borders."""

    MISSING_OUTLINE = "missing_outline"
    MISSING_SPOT = "missing_spot"
    """``spot``: what has no place to stand."""

    UNUSED_SPOT = "unused_spot"
    """``spot``: what can never stand there."""

    ARC_OUT_OF_RANGE = "arc_out_of_range"
    """``arc``, ``count``."""

    OPEN_OUTLINE = "open_outline"
    """``ring``: its arcs do not meet."""

    CROSSED_OUTLINE = "crossed_outline"
    """``x``, ``y``: where."""

    OVERLAPPING_OUTLINES = "overlapping_outlines"
    """``one``, ``other``, ``x``, ``y``."""

    DRAWN_APART = "drawn_apart"
    """``kind``, ``one``, ``other``: neighbours by the table, apart in the picture."""

    DRAWN_TOGETHER = "drawn_together"
    """``kind``, ``one``, ``other``: touching in the picture, not neighbours by the table."""

    LABEL_OUTSIDE = "label_outside"
    """``spot``: a name that lies off its own area, or off the picture."""

    SPOT_OUTSIDE = "spot_outside"
    """``spot``: a piece or mark that stands off its own area."""

    SPOTS_OVERLAP = "spots_overlap"
    """``one``, ``other``: what would hide what."""


@dataclass(frozen=True, slots=True)
class MapFinding:
    """One thing wrong with a map."""

    code: MapFault
    place: str
    """Where in the file, dotted: ``provinces.STP.coasts``; empty for the file itself."""

    facts: Mapping[str, Fact] = field(default_factory=dict)

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"{self.place or '.'}: {self.code}" + (f" ({facts})" if facts else "")


class MapError(ValueError):
    """A map folder that cannot be used: names the file, the place in it and the cause."""

    def __init__(
        self,
        file: Path,
        place: str,
        code: MapFault,
        facts: Mapping[str, Fact] | None = None,
    ) -> None:
        self.file = file
        self.finding = MapFinding(code, place, dict(facts or {}))
        super().__init__(f"{file}: {self.finding}")

    @property
    def place(self) -> str:
        """Where in the file, dotted."""
        return self.finding.place

    @property
    def code(self) -> MapFault:
        """Why, as a code."""
        return self.finding.code

    @property
    def facts(self) -> Mapping[str, Fact]:
        """What a sentence about it needs."""
        return self.finding.facts
