"""Why a space cannot be clicked: the answer at the pointer, before any order is written."""

from engine.board.board import Board
from engine.board.location import province_of
from engine.games.diplomacy.builds import balance
from engine.games.diplomacy.offers.adjustments import build_closed
from engine.games.diplomacy.offers.retreats import retreat_closed
from engine.games.diplomacy.orders import Convoy, Move, MoveOrder, SupportHold, SupportMove
from engine.games.diplomacy.phase import Step, dated
from engine.games.diplomacy.reach.legality import check
from engine.games.diplomacy.reach.unit_reach import UnitReach
from engine.games.diplomacy.reasons import Reason
from engine.games.diplomacy.rulebooks.policies import ConvoyPath
from engine.rules.position import Position, Unit


def explain_not(
    reach: UnitReach,
    power: str,
    unit: str,
    location: str,
    taken: tuple[str, ...] = (),
) -> str:
    """Tell why a unit cannot go to a place; nothing when it can.

    ``unit`` is a token such as ``A UKR``, or a home centre to build in; ``taken`` are the tokens
    after it, so that ``("S", "F SEV")`` asks why the unit cannot support that fleet to there.
    """
    board, position = reach.board, reach.position
    match dated(position.phase).step:
        case Step.MOVES:
            mover = next((u for u in position.units if str(u) == unit), None)
            if mover is None:
                return Reason.NO_UNIT
            if mover.power != power:
                return Reason.FOREIGN_UNIT
            return _move(reach, mover, location, taken)
        case Step.RETREATS:
            return _retreat(reach, power, unit, location)
        case Step.ADJUSTMENTS:
            return _adjustment(board, position, power, location)


def _move(reach: UnitReach, unit: Unit, location: str, taken: tuple[str, ...]) -> str:
    other = reach.position.at(province_of(taken[1].partition(" ")[2] if taken[1:] else location))
    match taken:
        case ("S",):
            return _not_supportable(reach, unit, other, location)
        case ("C",):
            return _not_carryable(reach, unit, other, location)
        case ("S", _) if other is not None:
            if other.province == province_of(location):
                return _fault(reach, unit, SupportHold(unit.kind, unit.at, other.kind, other.at))
            order = SupportMove(unit.kind, unit.at, other.kind, other.at, location)
            return _fault(reach, unit, order)
        case ("C", _) if other is not None:
            return _fault(reach, unit, Convoy(unit.kind, unit.at, other.province, location))
        case _:
            return _not_movable(reach, unit, location, seas=taken)


def _not_movable(reach: UnitReach, unit: Unit, location: str, seas: tuple[str, ...]) -> str:
    fault = _fault(reach, unit, Move(unit.kind, unit.at, location))
    walks = reach.chart.reaches(unit.kind, unit.at, province_of(location))
    named = bool(seas) or reach.profile.convoy_path is not ConvoyPath.REQUIRED
    return fault if fault or walks or named else Reason.PATH_MISSING


def _not_supportable(reach: UnitReach, unit: Unit, other: Unit | None, location: str) -> str:
    if province_of(location) == unit.province:
        return Reason.SUPPORTS_ITSELF
    if other is None:
        return Reason.SUPPORTS_NOBODY
    return "" if reach.supportable(unit, other) else Reason.SUPPORT_OUT_OF_REACH


def _not_carryable(reach: UnitReach, unit: Unit, army: Unit | None, location: str) -> str:
    if army is not None and reach.carryable(unit, army):
        return ""
    goal = next(iter(sorted(reach.landings(province_of(location)))), province_of(location))
    return _fault(reach, unit, Convoy(unit.kind, unit.at, province_of(location), goal))


def _fault(reach: UnitReach, unit: Unit, order: MoveOrder) -> str:
    _, fault = check(order, unit, reach.position, reach.chart)
    if fault is None or fault.reason == Reason.COAST_MISSING:
        # Two coasts are possible: it can go there, the coast is asked for next.
        return ""
    return fault.reason


def _retreat(reach: UnitReach, power: str, unit: str, location: str) -> str:
    board, position = reach.board, reach.position
    beaten = next((d for d in position.dislodged if str(d.unit) == unit), None)
    if beaten is None:
        return Reason.NO_UNIT
    if beaten.unit.power != power:
        return Reason.FOREIGN_UNIT
    place = province_of(location)
    if any(location in (goal, province_of(goal)) for goal in beaten.retreats):
        return ""
    near = board.neighbours(beaten.unit.kind, beaten.unit.at)
    if location in near or any(province_of(goal) == place for goal in near):
        if location not in near and location != place:
            return Reason.COAST_WRONG
        return retreat_closed(position, beaten.attacker, location)
    # By convoy nobody retreats (XI.2): whatever is not next to it is too far.
    move = Move(beaten.unit.kind, beaten.unit.at, location)
    reason = _fault(reach, beaten.unit, move)
    return Reason.TOO_FAR if reason in ("", Reason.NO_FERRY) else reason


def _adjustment(board: Board, position: Position, power: str, location: str) -> str:
    place = province_of(location)
    due = balance(position, power)
    if due < 0:
        unit = position.at(place)
        if unit is None:
            return Reason.NO_UNIT
        return "" if unit.power == power else Reason.FOREIGN_UNIT
    if due == 0:
        return Reason.NO_BUILD_DUE
    if place not in board.homes(power):
        return Reason.NOT_A_HOME_CENTRE
    return build_closed(position, power, place)
