"""A phase that came out as none can, in whatever game."""

import traceback
from collections import Counter
from collections.abc import Mapping, Sequence

from engine.rules.position import Position
from engine.rules.ruling import Resolution

Sheets = Mapping[str, Sequence[str]]
"""Everybody's orders, by power."""


class BrokenLawError(Exception):
    """A phase came out in a way that no phase can."""

    def __init__(self, law: str, fact: object) -> None:
        self.law = law
        """Which law: a code."""
        self.fact = fact
        super().__init__(f"{law}: {fact}")


class UnsoundError(Exception):
    """A game that failed, with all it takes to play it again."""

    def __init__(self, game: str, position: Position, sheets: Sheets, cause: Exception) -> None:
        self.cause = cause
        lines = [f"game {game}, {position.phase}: {cause}", f"{position}", f"{sheets}"]
        if not isinstance(cause, BrokenLawError):
            lines += traceback.format_exception(cause)
        super().__init__("\n".join(lines))


def same(one: Resolution, other: Resolution) -> bool:
    """Tell whether two judgements agree but for the order in which they list things."""
    return (
        one.after == other.after
        and Counter(one.rulings) == Counter(other.rulings)
        and one.conflicts == other.conflicts
    )
