"""The board after a turn of orders: who stands where, who retreats, who is destroyed (7.2.2.5)."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from engine.board.board import Board
from engine.games.diplomatia import evaluation
from engine.games.diplomatia.calendar import CALENDAR, EVALUATION, ORDERS, RETREATS
from engine.games.diplomatia.judge.field import SEIZE
from engine.games.diplomatia.judge.turn import Turn
from engine.games.diplomatia.orders import FLEET
from engine.games.diplomatia.profile import Profile
from engine.rules.phase import Phase
from engine.rules.position import Carrier, Dislodged, Position, Unit


@dataclass(frozen=True, slots=True, kw_only=True)
class Aftermath:
    """What became of those who were defeated, by number of unit."""

    gone: dict[int, Dislodged]
    """Defeated units that are still to retreat."""

    destroyed: frozenset[int]
    """Units off the board at once: nowhere to go, in civil war, or lost with a fleet."""

    lost: dict[int, tuple[int, ...]]
    """Armies lost at once, with the fleets they were lost with."""

    carried: dict[int, int]
    """For each fleet still to retreat the army that is lost if it is destroyed."""

    closed: frozenset[str]
    """Spaces to which nobody retreats: blocked (7.2.2.3), seized, freed in the same moment."""

    freed: frozenset[str]
    """Spaces that armies lost with their fleets left."""

    seized: frozenset[str]
    """Sectors whose port was seized."""


def aftermath(turn: Turn, disorder: frozenset[str]) -> Aftermath:
    """Work out what becomes of the defeated: fleets first, as armies may be lost with them."""
    units, ids, profile = turn.sheets.units, turn.chart.ids, turn.profile
    beaten = [unit for unit in range(len(units)) if turn.out(unit)]
    seized = frozenset(
        ids[turn.field.to[unit]]
        for unit in turn.field.moves
        if turn.field.act[unit] == SEIZE and turn.moved(unit)
    )
    if not beaten:
        return replace(_CALM, seized=seized)
    closed = {ids[space] for space in turn.field.goals if turn.blocked(space)}
    if not profile.retreat_into_seized:
        closed |= seized
    fallen = set(beaten)
    taken = {ids[turn.end(unit)] for unit in range(len(units)) if unit not in fallen}
    gone: dict[int, Dislodged] = {}
    destroyed: set[int] = set()
    fleets = [unit for unit in beaten if units[unit].kind == FLEET]
    armies = [unit for unit in beaten if units[unit].kind != FLEET]
    for unit in fleets:
        _drive_out(turn, unit, taken | closed, disorder, gone, destroyed)
    lost: dict[int, tuple[int, ...]] = {}
    for fleet in sorted(destroyed):
        army = turn.lost_with(fleet)
        if army >= 0:
            lost[army] = (*lost.get(army, ()), fleet)
    freed = {ids[turn.end(army)] for army in lost if army not in fallen}
    taken -= freed
    if not profile.retreat_into_freed:
        closed |= freed
    for unit in armies:
        _drive_out(turn, unit, taken | closed, disorder, gone, destroyed)
    destroyed |= lost.keys()
    for army in lost:
        gone.pop(army, None)
    carried = _carried(turn, gone, destroyed)
    return Aftermath(
        gone=gone,
        destroyed=frozenset(destroyed),
        lost=lost,
        carried=carried,
        closed=frozenset(closed),
        freed=frozenset(freed),
        seized=seized,
    )


_CALM: Final = Aftermath(
    gone={},
    destroyed=frozenset(),
    lost={},
    carried={},
    closed=frozenset(),
    freed=frozenset(),
    seized=frozenset(),
)
"""Nobody was defeated."""


def _carried(turn: Turn, gone: dict[int, Dislodged], destroyed: set[int]) -> dict[int, int]:
    """Find the armies that depend on fleets still to retreat, and enter them with these."""
    carried = {}
    for fleet in list(gone):
        army = turn.lost_with(fleet)
        if army >= 0 and army not in destroyed and _can_be_named(turn, army, gone):
            carried[fleet] = army
            gone[fleet] = _carrier(gone[fleet], turn.chart.ids[turn.end(army)])
    return carried


def _drive_out(
    turn: Turn,
    unit: int,
    barred: set[str],
    disorder: frozenset[str],
    gone: dict[int, Dislodged],
    destroyed: set[int],
) -> None:
    piece, victor = turn.sheets.units[unit], turn.beaten_by(unit)
    seizer = turn.field.act[victor] == SEIZE
    origin = None if seizer else turn.chart.ids[turn.field.at[victor]]
    shut = set() if origin is None else {origin}
    if turn.profile.retreat_to_landing_origin and turn.solver.by_sea(turn.state, victor):
        shut = set()
    near = turn.chart.board.neighbours(piece.kind, piece.at)
    ways = tuple(sorted(near - barred - shut))
    if ways and piece.power not in disorder:
        gone[unit] = Dislodged(unit=piece, attacker=origin, retreats=ways)
    else:
        destroyed.add(unit)


def _can_be_named(turn: Turn, army: int, gone: dict[int, Dislodged]) -> bool:
    """Tell whether the army's space names it: a space names who was driven out of it first."""
    if army in gone:
        return True
    where = turn.end(army)
    return not any(turn.field.at[other] == where for other in gone)


def _carrier(fleet: Dislodged, where: str) -> Carrier:
    return Carrier(
        unit=fleet.unit, attacker=fleet.attacker, retreats=fleet.retreats, carries=(where,)
    )


def position_after(turn: Turn, past: Position, after: Aftermath) -> Position:
    """Return the board after a turn of orders, in the next phase that asks anybody."""
    ids, ranks, units = turn.chart.ids, turn.chart.ranks, turn.sheets.units
    owners = {**past.owners, **{unit.at: unit.power for unit in units}}
    standing = []
    for number, unit in enumerate(units):
        if turn.out(number):
            continue
        where = ids[turn.end(number)]
        owners[where] = unit.power
        if number not in after.destroyed:
            standing.append(unit if where == unit.at else replace(unit, at=where))
    for number in turn.field.moves:
        if turn.field.act[number] == SEIZE and turn.moved(number):
            owners[ids[turn.field.to[number]]] = units[number].power
    stands = sort_units(standing, ranks)
    held = dict(sorted(owners.items()))
    if after.gone:
        return Position(
            phase=CALENDAR.phase(past.phase.turn, RETREATS),
            units=stands,
            owners=held,
            dislodged=tuple(
                sorted(after.gone.values(), key=lambda one: (ranks[one.unit.power], one.unit.at))
            ),
            contested=after.closed,
        )
    return next_turn(past.phase, stands, held, turn.chart.board, turn.profile)


def sort_units(units: Iterable[Unit], ranks: dict[str, int]) -> tuple[Unit, ...]:
    """Return units in the order in which positions have them."""
    return tuple(sorted(units, key=lambda unit: (ranks[unit.power], unit.kind, unit.at)))


def next_turn(
    phase: Phase, units: tuple[Unit, ...], owners: dict[str, str], board: Board, profile: Profile
) -> Position:
    """Return the board in the next phase once nobody has to retreat any more (6.1)."""
    if phase.turn % 2 == 0 and phase.kind != EVALUATION:
        counted = Position(phase=CALENDAR.phase(phase.turn, EVALUATION), units=units, owners=owners)
        if evaluation.asked(counted, board, profile):
            return counted
    return Position(phase=CALENDAR.phase(phase.turn + 1, ORDERS), units=units, owners=owners)
