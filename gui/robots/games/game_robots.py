"""What the robots at the windows ask of a game beside its card."""

import random
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from gui.robots.players.new_game_form import Agreed
from gui.robots.players.order_choice import OrderChoice, Table

if TYPE_CHECKING:
    from engine.table.view import PastPhase


class SampleRun(Protocol):
    """Plays a game that is printed in a rulebook, and says what came of it."""

    def run(self, swap: str | None = None, until: str | None = None) -> int:
        """Play it, one order swapped, or as far as a phase; return the exit code."""
        ...


SampleRunMaker = Callable[[Path, str, tuple[int, int], str], SampleRun]
"""Makes it: where pictures go, which language, which size and theme."""


@dataclass(frozen=True, kw_only=True)
class GameRobots:
    """What a game has for them. A game that stands in no list of theirs has nothing."""

    players: Callable[[Table, random.Random, Collection[str]], OrderChoice] = OrderChoice
    """Who chooses what its players order; the last are powers whose players want to win."""

    tables: Mapping[str, Agreed] | None = None
    """Which tables are killed, by name; those that every game has, where nothing is said."""

    question: str = ""
    """A line of a slip that has several meanings; nothing where none is known."""

    revealed: "Callable[[], PastPhase] | None" = None
    """A phase whose reveal is measured; one by chance, where nothing is said."""

    sample: SampleRunMaker | None = None
    """Plays the game that is printed in its rulebook; nothing where none is."""
