"""The board after a turn of orders: who stands where, who retreats, who is destroyed (7.2.2.5)."""

from collections.abc import Iterable
from dataclasses import replace

from engine.board.board import Board
from engine.games.diplomatia import evaluation
from engine.games.diplomatia.calendar import CALENDAR, EVALUATION, ORDERS, RETREATS
from engine.games.diplomatia.judge.field import SEIZE
from engine.games.diplomatia.judge.turn import Turn
from engine.games.diplomatia.orders import FLEET
from engine.games.diplomatia.profile import Profile
from engine.rules.phase import Phase
from engine.rules.position import Carrier, Dislodged, Position, Unit, calm


class Aftermath:
    """What became of those who were defeated, by number of unit."""

    def __init__(self) -> None:
        self.gone: dict[int, Dislodged] = {}
        """Defeated units that are still to retreat."""
        self.destroyed: set[int] = set()
        """Units off the board at once: nowhere to go, in civil war, or lost with a fleet."""
        self.lost: dict[int, tuple[int, ...]] = {}
        """Armies lost at once, with the fleets they were lost with."""
        self.carried: dict[int, int] = {}
        """For each fleet still to retreat the army that is lost if it is destroyed."""
        self.closed: set[str] = set()
        """Spaces to which nobody retreats: blocked (7.2.2.3), seized, freed in the same moment."""
        self.freed: set[str] = set()
        """Spaces that armies lost with their fleets left."""
        self.seized: set[str] = set()
        """Sectors whose port was seized."""


def aftermath(turn: Turn, disorder: frozenset[str]) -> Aftermath:
    """Work out what becomes of the defeated: fleets first, as armies may be lost with them."""
    after, beaten, ids = Aftermath(), turn.beaten(), turn.chart.ids
    ground, profile = turn.field, turn.profile
    after.seized = {ids[ground.to[unit]] for unit in ground.moves if turn.seized(unit)}
    if not beaten:
        return after
    after.closed = {ids[space] for space in ground.goals if turn.blocked(space)}
    if not profile.retreat_into_seized:
        after.closed |= after.seized
    taken = {ids[turn.end(unit)] for unit in range(ground.count) if not turn.out(unit)}
    armies = [unit for unit in beaten if turn.units[unit].kind != FLEET]
    for unit in beaten:
        if unit not in armies:
            _drive_out(turn, unit, taken, disorder, after)
    _lose_with_fleets(turn, after)
    taken -= after.freed
    if not profile.retreat_into_freed:
        after.closed |= after.freed
    for unit in armies:
        _drive_out(turn, unit, taken, disorder, after)
    after.destroyed |= after.lost.keys()
    for army in after.lost:
        after.gone.pop(army, None)
    _name_carried(turn, after)
    return after


def _lose_with_fleets(turn: Turn, after: Aftermath) -> None:
    """Enter the armies that are lost with the fleets that were destroyed at once."""
    for fleet in sorted(after.destroyed):
        army = turn.lost_with(fleet)
        if army >= 0:
            after.lost[army] = (*after.lost.get(army, ()), fleet)
    after.freed = {turn.chart.ids[turn.end(army)] for army in after.lost if not turn.out(army)}


def _name_carried(turn: Turn, after: Aftermath) -> None:
    """Find the armies that depend on fleets still to retreat, and enter them with these."""
    for fleet, fallen in list(after.gone.items()):
        army = turn.lost_with(fleet)
        if army >= 0 and army not in after.destroyed and _can_be_named(turn, army, after.gone):
            after.carried[fleet] = army
            after.gone[fleet] = _carrier(fallen, turn.chart.ids[turn.end(army)])


def _drive_out(
    turn: Turn, unit: int, taken: set[str], disorder: frozenset[str], after: Aftermath
) -> None:
    piece, victor = turn.units[unit], turn.beaten_by(unit)
    seizer = turn.field.act[victor] == SEIZE
    origin = None if seizer else turn.chart.ids[turn.field.at[victor]]
    near = turn.chart.board.neighbours(piece.kind, piece.at) - taken - after.closed
    if not (turn.profile.retreat_to_landing_origin and turn.solver.by_sea(turn.state, victor)):
        near -= {origin}
    if near and piece.power not in disorder:
        ways = tuple(sorted(near))
        after.gone[unit] = Dislodged(unit=piece, attacker=origin, retreats=ways)
    else:
        after.destroyed.add(unit)


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


def position_after(
    turn: Turn, past: Position, after: Aftermath, disorder: frozenset[str]
) -> Position:
    """Return the board after a turn of orders, in the next phase that asks anybody."""
    ranks = turn.chart.ranks
    stands, held = _standing(turn, after), _owners(turn, past)
    if after.gone:
        return Position(
            phase=CALENDAR.phase(past.phase.turn, RETREATS),
            units=stands,
            owners=held,
            dislodged=tuple(
                sorted(after.gone.values(), key=lambda one: (ranks[one.unit.power], one.unit.at))
            ),
            contested=frozenset(after.closed),
        )
    return next_turn(past.phase, stands, held, turn.chart.board, turn.profile, disorder)


def _standing(turn: Turn, after: Aftermath) -> tuple[Unit, ...]:
    """Return the units that are still on the board, in the order in which positions have them."""
    units, ids, count = turn.units, turn.chart.ids, len(turn.units)
    spaces = len(ids)
    # What a unit is sorted by (power, kind, space) and its number, in one number.
    keys = []
    for number, power in enumerate(turn.field.power):
        if not turn.out(number) and number not in after.destroyed:
            fleet = turn.chart.sea[turn.field.at[number]]
            keys.append(((power * 2 + fleet) * spaces + turn.end(number)) * count + number)
    keys.sort()
    standing = []
    for key in keys:
        number = key % count
        unit = units[number]
        standing.append(replace(unit, at=ids[turn.end(number)]) if turn.went(number) else unit)
    return tuple(standing)


def _owners(turn: Turn, past: Position) -> dict[str, str]:
    """Return who controls each space now, sorted by spaces: whoever was in it last (5)."""
    units, ids, ground = turn.units, turn.chart.ids, turn.field
    owners = {**past.owners}
    for unit in units:
        owners[unit.at] = unit.power
    for number in ground.moves:
        if turn.moved(number):
            owners[ids[ground.to[number]]] = units[number].power
    return sort_owners(owners)


def sort_owners(owners: dict[str, str]) -> dict[str, str]:
    """Return them sorted by their spaces; mostly they are."""
    spaces = sorted(owners)
    if spaces == list(owners):
        return owners
    return {space: owners[space] for space in spaces}


def sort_units(units: Iterable[Unit], ranks: dict[str, int]) -> tuple[Unit, ...]:
    """Return units in the order in which positions have them."""
    return tuple(sorted(units, key=lambda unit: (ranks[unit.power], unit.kind, unit.at)))


def next_turn(
    phase: Phase,
    units: tuple[Unit, ...],
    owners: dict[str, str],
    board: Board,
    profile: Profile,
    disorder: frozenset[str],
) -> Position:
    """Return the board in the next phase once nobody has to retreat any more (6.1)."""
    if phase.turn % 2 == 0 and phase.kind != EVALUATION:
        counted = calm(CALENDAR.phase(phase.turn, EVALUATION), units, owners)
        if evaluation.asked(counted, board, profile, disorder):
            return counted
    return calm(CALENDAR.phase(phase.turn + 1, ORDERS), units, owners)
