"""The position that a game begins with, to be shown before anything of its rules is loaded."""

from engine.board.board import Board
from engine.catalogue import GAMES
from engine.rules.position import Position, Unit, UnitKind


def start_of(board: Board) -> Position:
    """Return the position that a game begins with, without loading any rules."""
    homes = {one.id: one.home for one in board.provinces.values() if one.centre and one.home}
    return Position(
        phase=GAMES[board.game].calendar.start,
        units=tuple(Unit(power, UnitKind(kind), at) for power, kind, at in board.start_units),
        owners=dict(sorted(homes.items())),
    )
