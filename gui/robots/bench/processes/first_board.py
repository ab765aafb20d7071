"""The board of a game as it begins."""

from engine.board.loader import load_map
from engine.catalogue import GAMES
from gui.games import every_game  # noqa: F401 - here the games come in
from gui.kit import theme
from gui.map.board.view import BoardView
from gui.robots.bench.processes.bare_board import set_up


def first_board(game: str, name: str = "") -> BoardView:
    """Return the map view with the position of a game's beginning, on its own map or another."""
    theme.prepare()
    return set_up(load_map(name or GAMES[game].map), GAMES[game].calendar.start)
