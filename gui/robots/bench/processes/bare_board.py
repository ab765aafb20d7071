"""A board as its map sets it up, with no card of any game."""

from engine.board.loader import LoadedMap
from engine.rules.phase import Phase
from engine.rules.position import Position, Unit, UnitKind
from gui.map.board.view import BoardView


def set_up(loaded: LoadedMap, phase: Phase) -> BoardView:
    """Return the map view with the pieces and owners that the map begins with."""
    board = loaded.board
    units = tuple(Unit(power, UnitKind(kind), at) for power, kind, at in board.start_units)
    homes = {home: board.provinces[home].home or "" for home in board.centres}
    owners = {home: owner for home, owner in homes.items() if owner}
    view = BoardView(loaded)
    view.show_position(Position(phase=phase, units=units, owners=owners))
    return view
