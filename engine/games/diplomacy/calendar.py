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
    phase = position.phase
    if phase.step is Step.MOVES and position.dislodged:
        return replace(position, phase=Phase(phase.year, phase.season, Step.RETREATS))
    calm = replace(position, dislodged=(), contested=frozenset())
    if phase.season is Season.SPRING:
        return replace(calm, phase=Phase(phase.year, Season.AUTUMN, Step.MOVES))
    if phase.season is Season.AUTUMN:
        winter = replace(
            calm,
            phase=Phase(phase.year, Season.WINTER, Step.ADJUSTMENTS),
            owners=_taken(calm, board),
        )
        if asked(winter, board):
            return winter
        calm = winter
    return replace(calm, phase=Phase(phase.year + 1, Season.SPRING, Step.MOVES))


def _taken(position: Position, board: Board) -> dict[str, str]:
    """Return who controls which centre once the units on them count (XIII.1)."""
    owners = dict(position.owners)
    for unit in position.units:
        if board.provinces[unit.province].centre:
            owners[unit.province] = unit.power
    return dict(sorted(owners.items()))
