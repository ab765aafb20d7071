"""The board of a game as it begins."""

from engine.board.loader import load_map
from engine.catalogue import GAMES
from engine.rules.position import Position, Unit, UnitKind
from gui.games import every_game  # noqa: F401 - here the games come in
from gui.kit import theme
from gui.map.board.view import BoardView


def first_board(game: str) -> BoardView:
    """Return the map view with the position of a game's beginning."""
    theme.prepare()
    loaded = load_map(GAMES[game].map)
    board = loaded.board
    units = tuple(Unit(power, UnitKind(kind), at) for power, kind, at in board.start_units)
    homes = {home: board.provinces[home].home or "" for home in board.centres}
    owners = {home: owner for home, owner in homes.items() if owner}
    view = BoardView(loaded)
    view.show_position(Position(phase=GAMES[game].calendar.start, units=units, owners=owners))
    return view
