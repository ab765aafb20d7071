"""Every game that the windows know: the only module outside their own rooms that names them."""

import os
from collections.abc import Mapping
from types import MappingProxyType

from engine import catalogue
from engine.board.board import Board
from gui.games.blank.card import BLANK
from gui.games.diplomacy.card import DIPLOMACY
from gui.games.first_light.card import FIRST_LIGHT
from gui.games.game_gui import GameGui
from gui.games.live_gui import LiveGui

GAMES: Mapping[str, GameGui] = MappingProxyType({game.id: game for game in (DIPLOMACY, BLANK)})
"""Games of sealed turns by their id in files; the first is founded where nobody chooses another."""

LIVE: Mapping[str, LiveGui] = MappingProxyType({game.id: game for game in (FIRST_LIGHT,)})
"""Games of live rounds by their id in files."""

CARDS: Mapping[str, GameGui | LiveGui] = MappingProxyType({**GAMES, **LIVE})
"""All of them."""


def first() -> GameGui:
    """Return the game that is founded where nobody chooses another."""
    return next(iter(GAMES.values()))


DEVELOPER = "VELMOC_DEVELOPER"
"""Set in the environment, it offers what is only for who works on the program."""


def offered() -> tuple[GameGui | LiveGui, ...]:
    """Return the games that people may choose for a new table."""
    everything = bool(os.environ.get(DEVELOPER))
    return tuple(
        game for game in CARDS.values() if everything or not catalogue.CARDS[game.id].for_developers
    )


def played_on(board: Board) -> GameGui:
    """Return the game that is played on a board."""
    return GAMES[board.game]
