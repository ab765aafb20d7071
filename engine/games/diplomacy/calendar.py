"""What comes next: the seasons, and which parts of a turn nobody needs (VII.6, XI, XIII)."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import cast

from engine.board.board import Board
from engine.games.diplomacy.builds import balance, free_homes, open_homes
from engine.games.diplomacy.phase import Phase, Season, Step
from engine.rules.position import Position, Unit, calm


def asked(position: Position, board: Board) -> tuple[str, ...]:
    """Return the powers that have something to write, in the board's order."""
    return tuple(power for power in board.powers_by_id if _concerned(position, power, board))


def _concerned(position: Position, power: str, board: Board) -> bool:
    match cast("Phase", position.phase).step:
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
    if cast("Phase", position.phase).step is Step.MOVES and position.dislodged:
        phase = Phase(position.phase.turn, cast("Phase", position.phase).season, Step.RETREATS)
        return replace(position, phase=phase)
    return next_turn(cast("Phase", position.phase), position.units, position.owners, board)


def next_turn(
    phase: Phase, units: tuple[Unit, ...], owners: Mapping[str, str], board: Board
) -> Position:
    """Turn the calendar when nobody has to retreat."""
    if phase.season is Season.SPRING:
        return calm(Phase(phase.year, Season.AUTUMN, Step.MOVES), units, owners)
    if phase.season is Season.AUTUMN:
        won = _won(units, board.centre_at)
        owners = _taken(owners, won)
        if _adjusts(units, owners, won, board):
            return calm(Phase(phase.year, Season.WINTER, Step.ADJUSTMENTS), units, owners)
    return calm(Phase(phase.year + 1, Season.SPRING, Step.MOVES), units, owners)


def _won(units: Iterable[Unit], centre_at: Mapping[str, str]) -> dict[str, str]:
    """Return whose unit stands in which centre."""
    won: dict[str, str] = {}
    for unit in units:
        centre = centre_at.get(unit.at)
        if centre is not None:
            won[centre] = unit.power
    return won


def _taken(owners: Mapping[str, str], won: dict[str, str]) -> Mapping[str, str]:
    """Return who controls which centre once the units on them count (XIII.1)."""
    taken = {**owners, **won}
    return taken if len(taken) == len(owners) else dict(sorted(taken.items()))


def _adjusts(
    units: Iterable[Unit], owners: Mapping[str, str], won: dict[str, str], board: Board
) -> bool:
    """Tell whether anybody has something to build or to remove (XIII.2)."""
    if not board.centres:  # nothing there says how many units a power may have
        return False
    ranks = {power: rank for rank, power in enumerate(board.powers_by_id)}
    due = [0] * len(ranks)
    for power in owners.values():
        due[ranks[power]] += 1
    for unit in units:
        due[ranks[unit.power]] -= 1
    return min(due) < 0 or any(
        due[rank] > 0 and bool(open_homes(power, board, owners, won))
        for power, rank in ranks.items()
    )
