"""What the engine's robots ask of a game beside its card."""

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from engine.board.board import Board
from engine.robots.games.laws import Sheets
from engine.robots.games.timing import Turn
from engine.robots.players.random_table import random_orders
from engine.rules.game import Rules
from engine.rules.position import Position

if TYPE_CHECKING:
    from engine.exchange.messages import Messages


def any_sheets(rules: Rules, position: Position, chance: random.Random) -> Sheets:
    """Write everybody's orders by chance, by following what may be clicked."""
    return {power: random_orders(rules, position, power, chance) for power in rules.asked(position)}


@dataclass(frozen=True, kw_only=True)
class HeldAgainst:
    """What a unit may cost beside another game's."""

    game: str
    """The other game, by its key; its own map is what maps are held against."""

    times: float
    """How many times as much as the other game's a unit may cost on the game's own map."""

    maps: Mapping[str, float]
    """Other maps of the game, and how many times as much a unit may cost on them as on its own."""


@dataclass(frozen=True, kw_only=True)
class GameRobots:
    """What a game has for the robots. A game that stands in no list of theirs has nothing."""

    sheets: Callable[[Rules, Position, random.Random], Sheets] = any_sheets
    """Everybody's orders for a phase by chance; those of one game may fit together."""

    rubbish: Callable[[random.Random], dict[str, Any]] | None = None
    """A line of a stream by chance that nobody should send, wrong in ways of the game's own."""

    keen: Callable[[Rules, Position, random.Random], Sheets] | None = None
    """Everybody's orders for a phase, by players who want to win."""

    soak: Callable[[int, str, int, Board], object] | None = None
    """Plays games with a seed, each up to a last turn (0: the usual one), on a board, by laws of
    its own, and returns what is said of them. Raises ``UnsoundError``."""

    figures: "Callable[[int, Messages | None], dict[str, float]] | None" = None
    """Measures its rules once on so many turns: seconds for a turn, by what was timed."""

    measured: Callable[[str, str], bool] | None = None
    """Says how fast its rules are, beside the packages of a Python interpreter, with a module that
    measures them once; tells whether they are as fast as promised."""

    turns: Callable[[Rules, int], Sequence[Turn]] | None = None
    """So many phases of games by chance in which everybody orders all he has, in good notation: on
    them is measured what a unit costs."""

    beside: HeldAgainst | None = None
    """What is promised of a unit's cost beside another game's that has such phases, too."""
