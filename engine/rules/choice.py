"""What a player can do next while writing orders, and what reading a written one gave."""

from dataclasses import dataclass
from enum import StrEnum


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice:
    """One thing that can be clicked or pressed next.

    An order is made by following choices: ``so_far`` is the tuple of tokens taken, such as
    ``("A UKR", "S", "F SEV", "RUM")``; it is complete when ``order`` of the last choice is set.
    """

    token: str
    """What is added to ``so_far``: a unit, a kind of order (``H - S C R D B``) or a location."""

    location: str = ""
    """Where on the board it can be clicked; empty for a kind of order."""

    order: str = ""
    """The finished order in canonical notation, when this choice completes it."""

    why_not: str = ""
    """Reason code when it is shown but cannot be taken; empty when it can."""


class ReadingKind(StrEnum):
    """What came of reading a text."""

    ORDER = "order"
    """One meaning, good notation or bad (VII.4)."""

    AMBIGUOUS = "ambiguous"
    """Several meanings: see ``candidates``."""

    UNREADABLE = "unreadable"
    """No meaning: see ``reason``, ``start`` and ``end``."""


@dataclass(frozen=True, slots=True)
class Remark:
    """Something badly written that does not hide the meaning; a table may mind it."""

    reason: str
    where: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Reading:
    """What a written order means."""

    kind: ReadingKind
    written: str
    order: str = ""
    """Canonical notation when ``kind`` is ORDER. It may still be illegal on the board.

    Also set when a text is clear but written in a way that the table does not accept."""

    candidates: tuple[str, ...] = ()
    """For AMBIGUOUS: the meanings, as locations (a name) or canonical orders."""

    reason: str = ""
    """Code of what is wrong."""

    start: int = 0
    """Where in the text the trouble begins."""

    end: int = 0
    """Where it ends."""

    expected: str = ""
    """What was expected there: ``province``, ``unit``, ``order``."""

    remarks: tuple[Remark, ...] = ()
    """For ORDER: what was badly written about it."""


class Noted(StrEnum):
    """Why a piece of a slip is no order, and none that is missing."""

    HEADING = "heading"
    """Whose slip it is, for which turn; a number, a rule, a greeting, a date, a signature."""

    CROSSED = "crossed"
    """Whoever wrote it crossed it out."""

    REST = "rest"
    """What all others do anyway: ``the rest hold``, ``no orders``."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Scrap:
    """A piece of a slip of paper: mostly a line; several where a line holds several orders."""

    number: int
    """In which line of the slip it stands, from 0; empty ones count."""

    written: str
    """As it stands there."""

    reading: Reading
    """What it means; its places are those of ``reading.written``."""

    left_out: str = ""
    """What stands beside the order and was not read: a remark in brackets."""

    noted: Noted | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Advice:
    """A warning before sealing. Warnings never block."""

    reason: str
    """Code: ``no_order``, ``coast_missing``, ``support_unmatched``, ``convoy_without_army``, …"""

    unit: str
    """The unit it is about: ``A WAR``."""

    where: str = ""
    others: tuple[str, ...] = ()
    why: str = ""
    """Reason code of a ruling to come, where the order is against the rules."""
