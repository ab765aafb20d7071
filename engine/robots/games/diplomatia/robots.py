"""What Diplomatia has for the engine's robots."""

import random
from typing import Any

from engine.board.board import Board
from engine.games.diplomatia.calendar import ORDERS
from engine.games.diplomatia.game import Diplomatia
from engine.robots.games.diplomatia.keen import keen_sheets
from engine.robots.games.diplomatia.random_orders import fitting, scribble
from engine.robots.games.game_robots import GameRobots, HeldAgainst
from engine.robots.games.laws import Sheets
from engine.robots.games.timing import Turn
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


def _turns(rules: Rules, count: int) -> list[Turn]:
    """Play games by chance and return turns of orders from their middle."""
    if not isinstance(rules, Diplomatia):
        raise TypeError(rules.game)
    chance = random.Random(1)  # noqa: S311 - the same games every time
    played: list[Turn] = []
    position = rules.start()
    while len(played) < count:
        if position.phase.kind == ORDERS:
            sheets = fitting(rules, position, chance)
            if position.phase.turn >= _FIRST:
                played.append(Turn(position, sheets))
        else:
            sheets = scribble(rules, position, chance)
        position = rules.adjudicate(position, sheets).after
        if position.phase.turn > _LAST or rules.outcome(position) is not None:
            position = rules.start()
    return played


_FIRST, _LAST = 3, 14
"""Turns that are measured; a game is begun again after the last."""

DIPLOMATIA = GameRobots(
    sheets=_sheets,
    keen=keen_sheets,
    rubbish=_rubbish,
    soak=_soak,
    turns=_turns,
    beside=HeldAgainst(game="diplomacy", times=2, maps={"cz_orp": 1.35}),
)
"""The game's robots."""
