"""Every game that the windows know: the only module outside their own rooms that names them."""

from collections.abc import Mapping
from types import MappingProxyType

from engine.board.board import Board
from gui.games.diplomacy.card import DIPLOMACY
from gui.games.game_gui import GameGui

GAMES: Mapping[str, GameGui] = MappingProxyType({game.id: game for game in (DIPLOMACY,)})
"""Games by their id in files; the first is founded where nobody chooses another."""


def first() -> GameGui:
    """Return the game that is founded where nobody chooses another."""
    return next(iter(GAMES.values()))


def played_on(board: Board) -> GameGui:
    """Return the game that is played on a board."""
    return GAMES[board.game]
