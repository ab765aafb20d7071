"""Every game that the windows know, asked by its board or by its id.

The cards are entered by ``gui.games.every_game``, which whoever starts the program loads:
a game uses the rooms that all share, and they ask here.
"""

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from engine import catalogue
from engine.board.board import Board
from gui.games import figures
from gui.games.game_gui import GameGui
from gui.games.live_gui import LiveGui

_entered: dict[str, GameGui] = {}
_live: dict[str, LiveGui] = {}
_cards: dict[str, GameGui | LiveGui] = {}

GAMES: Mapping[str, GameGui] = MappingProxyType(_entered)
"""Games of sealed turns by their id in files; the first is founded where nobody chooses another."""

LIVE: Mapping[str, LiveGui] = MappingProxyType(_live)
"""Games of live rounds by their id in files."""

CARDS: Mapping[str, GameGui | LiveGui] = MappingProxyType(_cards)
"""All of them."""


def enter(games: Iterable[GameGui]) -> None:
    """Let the windows know these games.

    Raises:
        ValueError: a piece is another figure in another game; one letter looks alike everywhere.
    """
    for game in games:
        figures.enter(game.id, game.figures)
        _entered[game.id] = game
    _cards.update(_entered)


def enter_rounds(games: Iterable[LiveGui]) -> None:
    """Let the windows know these games of live rounds, too."""
    _live.update((game.id, game) for game in games)
    _cards.update(_live)


def first() -> GameGui:
    """Return the game that is founded where nobody chooses another."""
    return next(iter(GAMES.values()))


def offered() -> tuple[GameGui | LiveGui, ...]:
    """Return the games that people may choose for a new table."""
    return tuple(CARDS[game] for game in catalogue.offered() if game in CARDS)


def played_on(board: Board) -> GameGui:
    """Return the game that is played on a board."""
    return GAMES[board.game]
