"""Whether an order could be carried out at all on this board (VII.4; DATC 4.B, 4.C, 4.E.1).

Judged from the units on the board alone, never from other orders. What is badly written does no
harm unless the table minds it (``engine.games.diplomacy.rulebooks.badly_written``).
"""

from dataclasses import replace

from engine.board.location import coast_of, province_of
from engine.games.diplomacy.orders import Convoy, Hold, Move, MoveOrder, SupportHold, SupportMove
from engine.games.diplomacy.reach.chart import Chart
from engine.games.diplomacy.reasons import Reason
from engine.games.diplomacy.rulebooks.badly_written import fault as badly_written
from engine.games.diplomacy.rulebooks.policies import (
    CoastOpen,
    CoastSingle,
    CoastWrong,
    ConvoyPath,
    NeighbourConvoy,
    SupportCoast,
)
from engine.games.diplomacy.rulebooks.profile import Profile
from engine.games.diplomacy.units import ARMY, FLEET
from engine.rules.position import Position, Unit
from engine.rules.ruling import Finding

Checked = tuple[MoveOrder, Finding | None]
"""The order in good notation, and why it cannot be carried out, if so."""


_BASIC = Profile()


def check(
    order: MoveOrder, unit: Unit, position: Position, chart: Chart, profile: Profile = _BASIC
) -> Checked:
    """Put an order of a standing unit into good notation and find what is wrong with it."""
    tidy, fault = _check(order, unit, position, chart, profile)
    return tidy, fault or badly_written(order, unit, position, chart.board, profile)


def _check(
    order: MoveOrder, unit: Unit, position: Position, chart: Chart, profile: Profile
) -> Checked:
    match order:
        case Hold():
            return Hold(unit.kind, unit.at), None
        case Move():
            return _check_move(order, unit, position, chart, profile)
        case SupportHold():
            return _check_support_hold(order, unit, position, chart)
        case SupportMove():
            return _check_support_move(order, unit, position, chart, profile)
        case Convoy():
            return _check_convoy(order, unit, position, chart)


def _fault(reason: Reason, where: str, rule: str, by: tuple[str, ...] = ()) -> Finding:
    return Finding(reason=reason, where=where, rule=rule, by=by)


def fleets_at_sea(position: Position, chart: Chart, without: str = "") -> set[str]:
    """Return the seas in which fleets lie, one left out if asked."""
    return {
        unit.at
        for unit in position.units
        if unit.kind is FLEET and unit.at in chart.seas and unit.at != without
    }


def _impossible_move(
    unit: Unit, goal: str, position: Position, chart: Chart, without: str = ""
) -> Finding | None:
    """Tell why a unit cannot get into a province, on whatever coast or by whatever convoy."""
    reason, rule = None, "VII.1"
    if goal not in chart.board.provinces:
        reason, rule = Reason.UNKNOWN_SPACE, "VII.4"
    elif goal == unit.province:
        reason = Reason.SAME_SPACE
    elif unit.kind is ARMY and goal in chart.seas:
        reason = Reason.ARMY_AT_SEA
    elif unit.kind is FLEET and goal in chart.inland:
        reason = Reason.FLEET_INLAND
    elif chart.reaches(unit.kind, unit.at, goal):
        return None
    elif unit.kind is FLEET or not (chart.harbour(unit.province) and chart.harbour(goal)):
        reason = Reason.TOO_FAR
    elif not chart.ferry(unit.province, goal, fleets_at_sea(position, chart, without)):
        reason, rule = Reason.NO_FERRY, "XII.1"
    return None if reason is None else _fault(reason, goal, rule)


def _check_move(
    order: Move, unit: Unit, position: Position, chart: Chart, profile: Profile
) -> Checked:
    goal = province_of(order.to)
    fault = _impossible_move(unit, goal, position, chart)
    if unit.kind is ARMY:
        path = () if profile.convoy_path is ConvoyPath.IGNORED else order.path
        tidy = Move(unit.kind, unit.at, goal, order.via_convoy, path)
        return tidy, fault or _no_way_by_sea(tidy, position, chart, profile)
    tidy = Move(unit.kind, unit.at, order.to)
    if fault is not None:
        return tidy, fault
    return _coast_of_move(tidy, chart, profile)


def _coast_of_move(order: Move, chart: Chart, profile: Profile) -> Checked:
    """Find the coast that a fleet goes to (DATC 4.B.1 to 4.B.3)."""
    goal = province_of(order.to)
    coasts = chart.board.provinces[goal].coasts
    possible = chart.coasts_in_reach(order.at, goal)
    named = coast_of(order.to) in coasts
    if named and order.to in possible:
        return order, None
    if named and profile.coast_wrong is CoastWrong.ILLEGAL:
        return order, _fault(Reason.COAST_WRONG, order.to, "VII.3")
    if len(possible) > 1:
        # DATC 4.B.6 b: a coast that the space does not have is not read.
        if profile.coast_open is CoastOpen.DEFAULT:
            return replace(order, to=f"{goal}/{coasts[0]}"), None
        return replace(order, to=goal), _fault(Reason.COAST_MISSING, goal, "VII.3")
    if coasts and not named and profile.coast_single is CoastSingle.FAILS:
        return replace(order, to=goal), _fault(Reason.COAST_MISSING, goal, "DATC 4.B.2")
    return replace(order, to=possible[0]), None


_BY_WORD = (NeighbourConvoy.BY_MARK_NO_FALLBACK, NeighbourConvoy.BY_MARK)


def _no_way_by_sea(
    order: Move, position: Position, chart: Chart, profile: Profile
) -> Finding | None:
    """Tell why an army cannot go by the convoy that its order asks for."""
    fleets = fleets_at_sea(position, chart)
    if order.path:
        ends = (order.at, *order.path)
        joined = all(
            there in chart.waters.get(here, ())
            for here, there in zip(ends, order.path, strict=False)
        )
        if not joined or order.path[-1] not in chart.waters[order.to] or set(order.path) - fleets:
            return _fault(Reason.NO_FERRY, order.to, "DATC 4.A.6")
    if (
        order.via_convoy
        and profile.neighbour_convoy in _BY_WORD
        and not chart.ferry(order.at, order.to, fleets)
    ):
        # Never over land instead: with no fleet to carry it the order is impossible (DATC 4.E.1).
        return _fault(Reason.NO_FERRY, order.to, "DATC 4.A.3")
    return None


def _helped(
    order: SupportHold | SupportMove, unit: Unit, position: Position
) -> tuple[Unit | None, Finding | None]:
    """Find the unit that is to be supported."""
    place = province_of(order.target)
    other = position.at(place)
    if place == unit.province:
        return other, _fault(Reason.SUPPORTS_ITSELF, place, "IX.1")
    if other is None:
        return other, _fault(Reason.SUPPORTS_NOBODY, place, "IX.1")
    return other, None


def _check_support_hold(
    order: SupportHold, unit: Unit, position: Position, chart: Chart
) -> Checked:
    other, fault = _helped(order, unit, position)
    kind, at = (other.kind, other.at) if other else (order.target_kind, order.target)
    tidy = SupportHold(unit.kind, unit.at, kind, at)
    place = province_of(at)
    if fault is None and not chart.reaches(unit.kind, unit.at, place):
        fault = _fault(Reason.SUPPORT_OUT_OF_REACH, place, "IX.1")
    return tidy, fault


def _check_support_move(
    order: SupportMove, unit: Unit, position: Position, chart: Chart, profile: Profile
) -> Checked:
    other, fault = _helped(order, unit, position)
    goal = province_of(order.to)
    kind, at = (other.kind, other.at) if other else (order.target_kind, order.target)
    named = (
        goal in chart.board.provinces and coast_of(order.to) in chart.board.provinces[goal].coasts
    )
    to = order.to if named and kind is FLEET else goal
    tidy = SupportMove(unit.kind, unit.at, kind, at, to)
    if fault is not None or other is None:
        return tidy, fault
    if goal in chart.board.provinces and not chart.reaches(unit.kind, unit.at, goal):
        return tidy, _fault(Reason.SUPPORT_OUT_OF_REACH, goal, "IX.1")
    fault = _impossible_move(other, goal, position, chart)
    if fault is not None:
        reason = (
            Reason.UNKNOWN_SPACE
            if fault.reason == Reason.UNKNOWN_SPACE
            else Reason.SUPPORTED_MOVE_IMPOSSIBLE
        )
        return tidy, _fault(reason, goal, "IX.1", (other.province,))
    if _impossible_move(other, goal, position, chart, without=unit.at) is not None:
        # DATC 6.D.31: the supporter would have to carry the army itself.
        return tidy, _fault(Reason.SUPPORTER_IS_FERRY, goal, "IX.1", (other.province,))
    return _supported_coast(tidy, unit, other, chart, profile)


def _supported_coast(
    order: SupportMove, unit: Unit, other: Unit, chart: Chart, profile: Profile
) -> Checked:
    """Look at the coast of a support, where a table compares it (DATC 4.B.4)."""
    goal, rule = province_of(order.to), "DATC 4.B.4"
    policy = profile.support_coast
    if policy is SupportCoast.FREE or other.kind is ARMY:
        return order, None
    possible = chart.coasts_in_reach(other.at, goal)
    if coast_of(order.to):
        if order.to in possible:
            return order, None
        if profile.coast_wrong is CoastWrong.OTHER_TAKEN and len(possible) == 1:
            return replace(order, to=possible[0]), None
        return order, _fault(Reason.SUPPORTED_MOVE_IMPOSSIBLE, order.to, rule, (other.province,))
    needed = policy is SupportCoast.REQUIRED or (
        policy is SupportCoast.REQUIRED_FOR_FOREIGN and other.power != unit.power
    )
    open_coast = len(possible) > 1 or (
        coast_of(possible[0]) and profile.coast_single is CoastSingle.FAILS
    )
    if needed and open_coast:
        return order, _fault(Reason.COAST_MISSING, goal, rule)
    return order, None


def _check_convoy(order: Convoy, unit: Unit, position: Position, chart: Chart) -> Checked:
    start, goal = province_of(order.target), province_of(order.to)
    tidy = Convoy(unit.kind, unit.at, start, goal)
    army = position.at(start)
    fault: Finding | None = None
    if unit.kind is ARMY:
        fault = _fault(Reason.CONVOY_BY_ARMY, unit.province, "XII.1")
    elif unit.at not in chart.seas:
        fault = _fault(Reason.CONVOY_FROM_SHORE, unit.province, "XIV.5")
    elif goal not in chart.board.provinces:
        fault = _fault(Reason.UNKNOWN_SPACE, goal, "VII.4")
    elif army is None or army.kind is not ARMY:
        fault = _fault(Reason.CONVOY_WITHOUT_ARMY, start, "XII.1")
    elif start == goal or not (chart.harbour(start) and chart.harbour(goal)):
        fault = _fault(Reason.CONVOY_TO_NOWHERE, goal, "XII.1")
    elif not chart.ferry(start, goal, fleets_at_sea(position, chart), through=unit.at):
        led = chart.ferry(start, goal, fleets_at_sea(position, chart))
        fault = _fault(Reason.CONVOY_DETOUR if led else Reason.CONVOY_OFF_ROUTE, goal, "XII.2")
    return tidy, fault
