"""The orders of a slip in words, each with how it stands."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from engine.board.board import Board
from gui.games.adjusting import Account


class Look(StrEnum):
    """How a line stands, for its sign and its ink."""

    GOOD = "good"
    WARN = "warn"
    """It has a meaning, and will come to nothing."""

    ASK = "ask"
    BAD = "bad"
    RULED = "ruled"
    PART = "part"
    """It has a meaning; something stands beside it that was not read."""

    OUT = "out"
    """It is not judged."""

    NONE = "none"
    """It is no order, and none is missing."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Said:
    """An order of a slip in words."""

    number: int
    """In which line of the text it stands, from 0."""

    place: int
    """Which one of the slip it is, from 0; most lines hold one."""

    written: str
    text: str
    look: Look
    unit: str = ""
    """Where the unit stands that it is an order for; empty if it is none."""


def written_of(rows: Sequence[Said]) -> int:
    """Return how many orders of a slip can be carried out."""
    return sum(one.look in (Look.GOOD, Look.RULED, Look.PART) for one in rows)


def written_for(account: Account, count: int, rows: Sequence[Said], board: Board) -> int:
    """Return how many lines of a slip can be carried out that an account asks for.

    What is for no space leaves out a piece that may come, of whichever sort.
    """
    return written_of(
        [one for one in rows if (account.covers(board, one.unit) if one.unit else count > 0)]
    )


def as_lines(text: str) -> str:
    """Return a pasted slip as it was written, each of its lines a line here."""
    return "\n".join(text.splitlines())
