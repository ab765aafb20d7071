"""What can be wrong with a position line beside what is wrong with other texts."""

from collections.abc import Mapping
from enum import StrEnum

from engine.formats.faults import ExchangeError

_SHOWN = 60
"""Signs of what is wrong that an error repeats."""


class LineFault(StrEnum):
    """What is wrong. The words are those of ``error.code`` in a stream's answers."""

    NO_POSITION_LINE = "no_position_line"
    """It does not begin as one does: ``like`` is how."""
    OTHER_VERSION = "other_version"
    """It is of a version that this program does not read; ``like`` is the one that it does."""
    BAD_SIGN = "bad_sign"
    """A sign that stands in no line."""
    CUT_SHORT = "cut_short"
    """It ends before its map or its phase."""
    NO_PART = "no_part"
    """A part that is none: neither units nor owners nor stand-offs."""
    TWO_MEANINGS = "two_meanings"
    """An abbreviation that means several spaces or powers: ``like`` are those."""
    NO_FOOTING = "no_footing"
    """A unit that cannot stand where it is said to."""
    UNKNOWN_COAST = "unknown_coast"
    """A coast that is missing, or that the space has not; ``like`` are those that it has."""
    NOT_OWNED = "not_owned"
    """A space that nobody can own."""
    NOBODY_RETREATS = "nobody_retreats"
    """Who was driven out, or a stand-off, in a phase in which nobody retreats."""
    NOT_DRIVEN_OUT = "not_driven_out"
    """A way out, or a unit carried, of a unit of which it is not said that it was driven out."""
    NO_WAY_THERE = "no_way_there"
    """No unit can ever come to where one was driven out from where the attack is said to be of."""
    WAY_OUT_OF_REACH = "way_out_of_reach"
    """A unit cannot step to where it is said to be free to retreat to."""
    WAY_TAKEN = "way_taken"
    """A unit stands where another is said to be free to retreat to."""
    NOBODY_CARRIED = "nobody_carried"
    """No unit stands where one is said to be lost with who carries it."""
    UNKNOWN_SIDES = "unknown_sides"
    """Powers are not commanded together so in any arrangement."""
    SAID_TWICE = "said_twice"
    """A rulebook, a point of the rules or the sides are named twice."""
    OTHER_GAME = "other_game"
    """It is of another game than what is asked about it."""
    TOLD_TWICE = "told_twice"
    """Beside a line a question tells of what the line tells already."""
    NOT_ANSWERED = "not_answered"
    """Something is wanted that no answer has."""
    NO_SUCH_POSITION = "no_such_position"
    """All parts are right, but together they are no position of this board."""


class LineError(ExchangeError):
    """A text is no position line."""

    def __init__(self, code: StrEnum, where: str, column: int, facts: Mapping[str, object]) -> None:
        self.column = column
        said = {name: fact for name, fact in facts.items() if fact != ""} | {
            "text": str(facts.get("text", ""))[:_SHOWN]
        }
        super().__init__(code, where, {"column": column, **said})
