"""Everything that can be wrong with what another program or a person hands in."""

from collections.abc import Mapping
from enum import StrEnum


class Fault(StrEnum):
    """What is wrong. The words are those of ``error.code`` in a stream's answers."""

    # -- the text itself ------------------------------------------------------------------------
    EMPTY_LINE = "empty_line"
    """A line with nothing on it."""
    TOO_LARGE = "too_large"
    """A line or a file larger than ``limit`` bytes."""
    BAD_ENCODING = "bad_encoding"
    """It is not UTF-8."""
    BAD_JSON = "bad_json"
    """It is not JSON from ``line``, ``column`` on."""
    BAD_NUMBER = "bad_number"
    """A number that JSON does not have (NaN, infinity) or with too many digits."""
    TOO_DEEP = "too_deep"
    """Brackets within brackets beyond all measure."""
    TWO_KEYS = "two_keys"
    """One object has the key ``key`` twice."""
    UNREADABLE_FILE = "unreadable_file"
    """The system does not let it be read: ``cause``."""
    UNKNOWN_FORMAT = "unknown_format"
    """None of the formats that are known."""

    # -- its fields -----------------------------------------------------------------------------
    MISSING = "missing"
    """A field that must be there is not."""
    WRONG_TYPE = "wrong_type"
    """The wrong kind of value; ``expected`` says what belongs there."""
    TOO_MANY = "too_many"
    """More entries than ``limit``."""
    TOO_LONG = "too_long"
    """A text longer than ``limit`` signs."""

    # -- what they mean at the table --------------------------------------------------------------
    UNKNOWN_GAME = "unknown_game"
    NO_ORDERS = "no_orders"
    """The game is played without any, so that nothing of it can be judged."""
    UNKNOWN_MAP = "unknown_map"
    UNKNOWN_PROFILE = "unknown_profile"
    """There is no such rulebook, or no such point or value of the rules."""
    BAD_PHASE = "bad_phase"
    UNKNOWN_POWER = "unknown_power"
    UNKNOWN_PLACE = "unknown_place"
    NO_UNIT = "no_unit"
    """The text names no unit: army or fleet and a space."""
    TWO_UNITS = "two_units"
    """Two units in one space, or one unit listed twice."""
    TWO_OWNERS = "two_owners"
    """A space listed twice, with its owners."""

    # -- a game recorded elsewhere ----------------------------------------------------------------
    NO_PHASES = "no_phases"
    """Nothing that could be judged is recorded in it."""
    OUT_OF_ORDER = "out_of_order"
    """Its phases cannot follow each other: after ``phase`` something earlier or impossible."""
    STILL_PLAYED = "still_played"
    """It is not over, and all of it would tell what is still to come."""


class ExchangeError(ValueError):
    """Something handed in cannot be used."""

    line = 0
    """The line at which it is wrong, where that is known."""

    column = 0
    """The sign of a text at which it is wrong, counted from 1; nought where it is not known."""

    def __init__(
        self, code: StrEnum, where: str = "", facts: Mapping[str, object] | None = None
    ) -> None:
        self.code = code
        """One of ``Fault``, or of the faults that a game's own formats can have."""
        self.where = where
        """Path to the place: ``units.FRANCE[0]``; empty for the whole."""
        self.facts = dict(facts or {})
        at = f" at {where}" if where else ""
        super().__init__(f"{code}{at} {self.facts or ''}".rstrip())
