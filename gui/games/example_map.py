"""The map on which a game's examples lie: its signs, its study, its pictures in books of rules.

A table may play on any map; examples name spaces and powers, so they keep to the one they are of.
"""

from functools import lru_cache

from engine.board.board import Board
from engine.board.loader import LoadedMap, load_map
from engine.catalogue import GAMES


def has_examples(board: Board) -> bool:
    """Tell whether a map is the one on which its game's examples lie."""
    return board.id == GAMES[board.game].map


def example_map(loaded: LoadedMap) -> LoadedMap:
    """Return the map for examples of the game that is played on another one, or on this.

    Raises:
        MapError: it cannot be used.
    """
    return loaded if has_examples(loaded.board) else _usual(loaded.board.game)


@lru_cache(maxsize=1)
def _usual(game: str) -> LoadedMap:
    return load_map(GAMES[game].map)
