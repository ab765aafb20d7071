"""What Diplomatia has for the engine's robots."""

import random
from typing import Any

from engine.board.board import Board
from engine.games.diplomatia.game import Diplomatia
from engine.robots.games.diplomatia.keen import keen_sheets
from engine.robots.games.diplomatia.random_orders import scribble
from engine.robots.games.game_robots import GameRobots
from engine.robots.games.laws import Sheets
from engine.rules.game import Rules
from engine.rules.position import Position


def _sheets(rules: Rules, position: Position, chance: random.Random) -> Sheets:
    if not isinstance(rules, Diplomatia):
        raise TypeError(rules.game)
    return scribble(rules, position, chance)


def _soak(games: int, seed: str, last_turn: int, board: Board) -> object:
    from engine.robots.games.diplomatia.soak import random_games  # noqa: PLC0415 - its room alone

    return random_games.soak(games, seed, last_turn=last_turn, board=board)


def _rubbish(chance: random.Random) -> dict[str, Any]:
    from engine.robots.games.diplomatia.rubbish import rubbish  # noqa: PLC0415 - as above

    return rubbish(chance)


DIPLOMATIA = GameRobots(sheets=_sheets, keen=keen_sheets, rubbish=_rubbish, soak=_soak)
"""The game's robots."""
