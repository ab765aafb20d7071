"""How a game begins (2.1.2.1, 3.3): who controls what, and where units stand."""

from engine.board.board import Board
from engine.games.diplomatia.calendar import CALENDAR, ORDERS
from engine.games.diplomatia.orders import ARMY, FLEET
from engine.rules.position import Position, Unit, UnitKind


def home_of(board: Board, space: str) -> str | None:
    """Return whose home space it is: its controller's at the start, if anybody's.

    A sector with a port starts under whoever controls the coast that the port lies at (2.1.2.1);
    one without a port under nobody, unless the map says otherwise.
    """
    province = board.provinces[space]
    if province.home is None and province.port is not None:
        return board.provinces[province.port.coast].home
    return province.home


def start(board: Board, turn: int = 1) -> Position:
    """Set up the board: an army on every controlled centre, a fleet in every port sector."""
    owners = {space: home_of(board, space) for space in board.provinces}
    own = {space: power for space, power in owners.items() if power is not None}
    units = [Unit(power, UnitKind(kind), at) for power, kind, at in board.start_units]
    if not units:  # the map does not say
        units = [Unit(own[at], ARMY, at) for at in board.centres if at in own]
        units += [Unit(own[at], FLEET, at) for at in board.ports if at in own]
    ranks = {power: number for number, power in enumerate(board.powers_by_id)}
    units.sort(key=lambda unit: (ranks[unit.power], unit.kind, unit.at))
    return Position(
        phase=CALENDAR.phase(turn, ORDERS),
        units=tuple(units),
        owners=dict(sorted(own.items())),
    )
