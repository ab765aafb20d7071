"""What Diplomacy has for the engine's robots."""

import random
from typing import TYPE_CHECKING

from engine.board.board import Board
from engine.games.diplomacy.game import Diplomacy
from engine.robots.games.diplomacy.random_orders import scribble
from engine.robots.games.game_robots import GameRobots
from engine.robots.games.laws import Sheets
from engine.robots.games.timing import Turn
from engine.rules.game import Rules
from engine.rules.position import Position

if TYPE_CHECKING:
    from engine.exchange.messages import Messages


def _sheets(rules: Rules, position: Position, chance: random.Random) -> Sheets:
    if not isinstance(rules, Diplomacy):
        raise TypeError(rules.game)
    return scribble(rules, position, chance)


def _soak(games: int, seed: str, last_turn: int, board: Board) -> object:
    from engine.robots.games.diplomacy.soak import random_games  # noqa: PLC0415 - its room alone

    last_year = last_turn or random_games.LAST_YEAR
    return random_games.soak(games, seed, last_year=last_year, board=board)


def _figures(count: int, messages: "Messages | None") -> dict[str, float]:
    from engine.robots.games.diplomacy.bench.rules import figures  # noqa: PLC0415 - its room alone

    return figures(count, messages)


def _measured(python: str, module: str) -> bool:
    from engine.robots.games.diplomacy.bench.rules import measure  # noqa: PLC0415 - its room alone

    return measure(python, module=module)


def _turns(rules: Rules, count: int) -> list[Turn]:
    from engine.robots.games.diplomacy.bench import seeded_turns  # noqa: PLC0415 - its room alone

    if not isinstance(rules, Diplomacy):
        raise TypeError(rules.game)
    played = seeded_turns.turns(rules, count, seed=1)
    return [Turn(one.position(), one.sheets) for one in played]


DIPLOMACY = GameRobots(
    sheets=_sheets, soak=_soak, figures=_figures, measured=_measured, turns=_turns
)
