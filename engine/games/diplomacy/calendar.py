"""What comes next: the seasons, and which parts of a turn nobody needs (VII.6, XI, XIII)."""

from dataclasses import replace

from engine.board.board import Board
from engine.games.diplomacy.builds import balance, free_homes
from engine.rules.phase import Phase, Season, Step
from engine.rules.position import Position


def asked(position: Position, board: Board) -> tuple[str, ...]:
    """Return the powers that have something to write, in the board's order."""
    return tuple(power for power in board.powers_by_id if _concerned(position, power, board))


def _concerned(position: Position, power: str, board: Board) -> bool:
    match position.phase.step:
        case Step.MOVES:
            return bool(position.of(power))
        case Step.RETREATS:
            return any(beaten.unit.power == power for beaten in position.dislodged)
        case Step.ADJUSTMENTS:
            due = balance(position, power)
            return due < 0 or (due > 0 and bool(free_homes(position, power, board)))


def onward(position: Position, board: Board) -> Position:
    """Turn the calendar to the next part in which anybody has something to write.

    ``position`` is what the part just judged has left on the board. Centres change hands once a
    year, after the autumn turn and its retreats (XIII.1).
    """
    phase, owners = position.phase, position.owners
    if phase.step is Step.MOVES and position.dislodged:
        return replace(position, phase=Phase(phase.year, phase.season, Step.RETREATS))
    if phase.season is Season.SPRING:
        onto = Phase(phase.year, Season.AUTUMN, Step.MOVES)
    else:
        onto = Phase(phase.year + 1, Season.SPRING, Step.MOVES)
    if phase.season is Season.AUTUMN:
        owners = _taken(position, board)
        winter = Phase(phase.year, Season.WINTER, Step.ADJUSTMENTS)
        calm = Position(phase=winter, units=position.units, owners=owners)
        if _adjusts(calm, board):
            return calm
    return Position(phase=onto, units=position.units, owners=owners)


def _adjusts(position: Position, board: Board) -> bool:
    """Tell whether anybody has something to build or to remove (XIII.2)."""
    owners = list(position.owners.values())
    standing = [unit.power for unit in position.units]
    due = {power: owners.count(power) - standing.count(power) for power in board.powers_by_id}
    return any(
        many < 0 or (many > 0 and free_homes(position, power, board)) for power, many in due.items()
    )


def _taken(position: Position, board: Board) -> dict[str, str]:
    """Return who controls which centre once the units on them count (XIII.1)."""
    owners, centre_at = dict(position.owners), board.centre_at
    for unit in position.units:
        if unit.at in centre_at:
            owners[centre_at[unit.at]] = unit.power
    return dict(sorted(owners.items()))
