"""Retreats: where who was driven out goes, and who is destroyed (6.4, 7.2.2.5)."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from engine.board.board import Board
from engine.games.diplomatia.judge.aftermath import next_turn, sort_owners, sort_units
from engine.games.diplomatia.judge.chart import Chart, Line
from engine.games.diplomatia.judge.intake import Reader, refused, understood
from engine.games.diplomatia.orders import DiplomatiaOrder, Move, Remove, value_of
from engine.games.diplomatia.profile import Profile
from engine.games.diplomatia.reasons import VERDICTS, Reason, finding
from engine.rules.order import NO_ORDER, Written
from engine.rules.position import Carrier, Dislodged, Position, Unit
from engine.rules.ruling import Conflict, Finding, Resolution, Ruling, Side


@dataclass(slots=True)
class _Plan:
    """What one defeated unit is to do."""

    fallen: Dislodged
    order: DiplomatiaOrder
    """The retreat, or the removal that stands for everything else."""

    why: Finding | None = None
    """How it ended, where that is settled before anybody moves."""

    texts: tuple[str, ...] = ()
    """What was written, where it does not count."""


def ways_out(fallen: Dislodged, position: Position, board: Board) -> tuple[str, ...]:
    """Return where a unit that was driven out may go (7.2.2.5)."""
    unit = fallen.unit
    return tuple(
        sorted(
            where
            for where in board.neighbours(unit.kind, unit.at)
            if position.at(where) is None
            and where not in position.contested
            and where != fallen.attacker
        )
    )


def independent(position: Position) -> bool:
    """Tell whether no power's retreats can change what becomes of another's units (6.4)."""
    wanted: dict[str, str] = {}
    fallen = {one.unit.at: one.unit for one in position.dislodged}
    for one in position.dislodged:
        power = one.unit.power
        if any(wanted.setdefault(where, power) != power for where in one.retreats):
            return False
        if isinstance(one, Carrier):
            lost = [fallen.get(at) or position.at(at) for at in one.carries]
            if any(army is not None and army.power != power for army in lost):
                return False
    return bool(position.dislodged)


def judge(
    position: Position,
    sheets: Mapping[str, Sequence[str]],
    disorder: frozenset[str],
    chart: Chart,
    profile: Profile,
    read: Reader,
) -> Resolution:
    """Judge all retreats at once."""
    plans: dict[str, _Plan] = {}
    made: list[tuple[int, int, Ruling]] = []
    for power, rank in chart.ranks.items():
        own, beside = _sorted(position, sheets, power, disorder, chart, read)
        plans |= own
        made += [(rank, 1, one) for one in beside]
    goals = Counter(plan.order.to for plan in plans.values() if isinstance(plan.order, Move))
    clashing = {where for where, count in goals.items() if count > 1}
    ended = {at: plan.why or _end(plan, plans, clashing) for at, plan in plans.items()}
    alive = {at for at, why in ended.items() if why.reason == Reason.RETREATED}
    lost = _lost(position, plans, alive)
    standing = [unit for unit in position.units if unit.at not in lost or unit.at in plans]
    owners = {**position.owners, **{unit.at: unit.power for unit in position.units}}
    for at in sorted(alive - lost.keys()):
        order = plans[at].order
        assert isinstance(order, Move)
        standing.append(replace(plans[at].fallen.unit, at=order.to))
        owners[order.to] = plans[at].fallen.unit.power
    made += [(chart.ranks[p.fallen.unit.power], 0, _ruling(p, ended, lost)) for p in plans.values()]
    made += [
        (chart.ranks[unit.power], 2, _lost_standing(unit, lost[unit.at]))
        for unit in position.units
        if unit.at in lost and unit.at not in plans
    ]
    made.sort(key=lambda item: item[:2])
    units = sort_units(standing, chart.ranks)
    held = sort_owners(owners)
    return Resolution(
        after=next_turn(position.phase, units, held, chart.board, profile, disorder),
        rulings=tuple(one for _, _, one in made),
        conflicts=tuple(_conflict(where, plans) for where in sorted(clashing)),
    )


def _sorted(
    position: Position,
    sheets: Mapping[str, Sequence[str]],
    power: str,
    disorder: frozenset[str],
    chart: Chart,
    read: Reader,
) -> tuple[dict[str, _Plan], list[Ruling]]:
    """Take one order for each of a power's defeated units, and rule on what orders none."""
    own = {one.unit.at: one for one in position.dislodged if one.unit.power == power}
    told: dict[str, list[tuple[str, Line]]] = {}
    beside: list[Ruling] = []
    for text in () if power in disorder else sheets.get(power, ()):
        line = understood(text, position, power, chart, read)
        if isinstance(line, Finding):
            beside.append(refused(power, text, line))
        elif line.order.at not in own:
            beside.append(refused(power, text, _stranger(line, position)))
        else:
            told.setdefault(line.order.at, []).append((text, line))
    silence = Reason.DISORDER_DESTROYED if power in disorder else Reason.NOT_WRITTEN
    plans = {at: _plan(own[at], lines, position, chart) for at, lines in told.items()}
    for at, one in own.items():
        if at not in plans:
            order = Remove(one.unit.kind, at)
            plans[at] = _Plan(one, order, finding(silence, at))
    return plans, beside


def _stranger(line: Line, position: Position) -> Finding:
    at = line.order.at
    if not at:
        return finding(Reason.WRONG_PHASE)
    if any(one.unit.at == at for one in position.dislodged):
        return finding(Reason.FOREIGN_UNIT, at)
    stands = position.at(at) is not None
    return finding(Reason.WRONG_PHASE if stands else Reason.NO_UNIT, at)


def _plan(
    fallen: Dislodged, lines: list[tuple[str, Line]], position: Position, chart: Chart
) -> _Plan:
    unit, texts = fallen.unit, tuple(text for text, _ in lines)
    nothing = Remove(unit.kind, unit.at)
    if len(lines) > 1:
        return _Plan(fallen, nothing, finding(Reason.TWO_ORDERS, unit.at), texts)
    order = lines[0][1].order
    fault = _fault(order, lines[0][1], fallen, position, chart)
    if fault is not None:
        return _Plan(fallen, nothing, fault, texts)
    return _Plan(fallen, order)


def _fault(
    order: DiplomatiaOrder, line: Line, fallen: Dislodged, position: Position, chart: Chart
) -> Finding | None:
    unit = fallen.unit
    if line.kind != unit.kind:
        return finding(Reason.KIND_WRONG, unit.at)
    if isinstance(order, Move):
        return line.fault or _closed(order, fallen, position, chart)
    return None if isinstance(order, Remove) else finding(Reason.WRONG_PHASE, unit.at)


def _closed(order: Move, fallen: Dislodged, position: Position, chart: Chart) -> Finding | None:
    """Tell why a unit cannot retreat to a space; nothing where it can."""
    unit = fallen.unit
    if order.to in fallen.retreats:
        return None
    if order.to not in chart.board.neighbours(unit.kind, unit.at):
        return finding(Reason.TOO_FAR, order.to)
    if position.at(order.to) is not None:
        return finding(Reason.RETREAT_OCCUPIED, order.to)
    if order.to == fallen.attacker:
        return finding(Reason.RETREAT_TO_ATTACKER, order.to)
    return finding(Reason.RETREAT_CLOSED, order.to)


def _end(plan: _Plan, plans: Mapping[str, _Plan], clashing: set[str]) -> Finding:
    order = plan.order
    if not isinstance(order, Move):
        return finding(Reason.DISBANDED, order.at)
    if order.to not in clashing:
        return finding(Reason.RETREATED, order.to)
    others = tuple(
        at
        for at, other in plans.items()
        if isinstance(other.order, Move) and other.order.to == order.to and at != order.at
    )
    return finding(Reason.RETREAT_CLASH, order.to, others)


def _lost(
    position: Position, plans: Mapping[str, _Plan], alive: set[str]
) -> dict[str, tuple[str, ...]]:
    """Return the spaces of armies that are lost with destroyed fleets, and those fleets."""
    lost: dict[str, tuple[str, ...]] = {}
    for one in position.dislodged:
        if isinstance(one, Carrier) and one.unit.at in plans and one.unit.at not in alive:
            for where in one.carries:
                lost[where] = (*lost.get(where, ()), one.unit.at)
    return lost


def _ruling(
    plan: _Plan, ended: Mapping[str, Finding], lost: Mapping[str, tuple[str, ...]]
) -> Ruling:
    unit = plan.fallen.unit
    why = ended[unit.at]
    chain = [why]
    if unit.at in lost:
        chain.append(finding(Reason.LOST_WITH_FLEET, unit.at, lost[unit.at]))
    gone = why.reason != Reason.RETREATED
    if gone and isinstance(plan.fallen, Carrier):
        chain.append(finding(Reason.TAKES_ALONG, unit.at, plan.fallen.carries))
    return Ruling(
        unit.power,
        str(unit),
        plan.order,
        VERDICTS[Reason(why.reason)],
        tuple(chain),
        destroyed=gone or unit.at in lost,
        written=Written(map(value_of, plan.texts)),
    )


def _lost_standing(unit: Unit, fleets: tuple[str, ...]) -> Ruling:
    """Rule on an army that stood, and is lost with the fleet that transported it."""
    why = finding(Reason.LOST_WITH_FLEET, unit.at, fleets)
    verdict = VERDICTS[Reason.LOST_WITH_FLEET]
    return Ruling(unit.power, str(unit), NO_ORDER, verdict, (why,), destroyed=True)


def _conflict(where: str, plans: Mapping[str, _Plan]) -> Conflict:
    sides = tuple(
        Side(power=plan.fallen.unit.power, unit=str(plan.fallen.unit), strength=1)
        for plan in plans.values()
        if isinstance(plan.order, Move) and plan.order.to == where
    )
    return Conflict(where=where, sides=sides, weighed=False)
