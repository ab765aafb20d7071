"""Why each order of a turn of moves came out as it did, the deciding reason first."""

from dataclasses import replace

from engine.board.location import province_of
from engine.conflict.field import CARRY, HOLD, MOVE, SUPPORT
from engine.conflict.knots import resolve
from engine.conflict.solver import NO, YES
from engine.games.diplomacy.orders import SupportHold, SupportMove
from engine.games.diplomacy.reasons import Reason
from engine.games.diplomacy.report import Report
from engine.rules.ruling import Finding


def findings(report: Report, unit: int) -> tuple[Finding, ...]:
    """Explain one unit's fate."""
    act = report.ground.act[unit]
    if act == MOVE:
        chain = _move(report, unit)
    elif act == SUPPORT:
        chain = _support(report, unit)
    elif act == CARRY:
        chain = _convoy(report, unit)
    else:
        chain = _hold(report, unit)
    if act in (SUPPORT, CARRY):
        chain += report.help_findings(unit)
    return tuple(chain)


# -- units that stay -----------------------------------------------------------------------------


def _hold(report: Report, unit: int) -> list[Finding]:
    ground, place = report.ground, report.place(unit)
    arriving = report.arriving(ground.at[unit])
    beaten = report.beaten_findings(unit)
    if beaten:
        return beaten + report.help_findings(unit)
    if not arriving:
        return [Finding(reason=Reason.HELD, where=place, rule="VII.1"), *report.help_findings(unit)]
    mine = ground.power[unit]
    held = report.defence(unit)
    real = {u: report.battle.attack(report.state, u)[0] for u in arriving}
    full = {u: report.strength(u) for u in arriving}
    if any(real[u] > held for u in arriving):
        reason, rule = Reason.BELEAGUERED, "IX.5"
    elif any(full[u] > held and (real[u] < full[u]) for u in arriving):
        reason, rule = Reason.SPARED_BY_OWN, "IX.3"
    else:
        reason, rule = Reason.WITHSTOOD, "VIII"
    order = sorted(arriving, key=lambda u: (-full[u], ground.power[u] == mine, u))
    found = Finding(
        reason=reason,
        where=place,
        by=report.provinces(order),
        rule=rule,
        strength=held,
        against=max(full.values()),
    )
    return [found, *report.help_findings(unit)]


# -- moves ---------------------------------------------------------------------------------------


def _move(report: Report, unit: int) -> list[Finding]:
    if report.state.linked[unit] == NO:
        return [*_not_carried(report, unit), *_way(report, unit), *report.beaten_findings(unit)]
    chain = _success(report, unit) if report.moved(unit) else _failure(report, unit)
    chain += _way(report, unit)
    chain += report.help_findings(unit)
    return chain + report.beaten_findings(unit)


def _goal(report: Report, unit: int) -> str:
    order = report.muster.assigned[unit].order
    return str(getattr(order, "to", ""))


def _not_carried(report: Report, unit: int) -> list[Finding]:
    broken = report.broken_fleets(unit)
    carriers = report.ground.carriers[unit]
    if report.ground.linked(unit, carriers):
        reason = Reason.CONVOY_BROKEN
        needed = any(not report.ground.linked(unit, carriers & ~(1 << f)) for f in broken)
        rule = "XII.3" if needed else "XII.4"
    else:
        reason, rule, broken = Reason.NO_CONVOY, "XII.1", []
    return [
        Finding(reason=reason, where=_goal(report, unit), by=report.provinces(broken), rule=rule)
    ]


def _rivals(report: Report, unit: int) -> list[int]:
    rivals = [u for u in report.arriving(report.ground.to[unit]) if u != unit]
    return sorted(rivals, key=lambda u: (-report.rivalry(u), u))


def _success(report: Report, unit: int) -> list[Finding]:
    ground, goal = report.ground, _goal(report, unit)
    holder = report.battle.holders.get(ground.to[unit], -1)
    full = report.strength(unit)
    chain: list[Finding] = []
    if holder >= 0 and not report.moved(holder):
        real = report.strength(unit, ground.power[holder])
        chain.append(
            Finding(
                reason=Reason.DROVE_OUT,
                where=goal,
                by=report.provinces([holder]),
                rule="IX.2",
                strength=real,
                against=report.defence(holder),
            )
        )
        if real < full:
            chain.append(_void_support(report, unit, holder))
    rivals = [u for u in _rivals(report, unit) if report.rivalry(u) > 0]
    if rivals:
        chain.append(
            Finding(
                reason=Reason.STRONGER,
                where=goal,
                by=report.provinces(rivals),
                rule="IX.2",
                strength=full,
                against=report.rivalry(rivals[0]),
            )
        )
    if holder < 0 and not rivals:
        chain.append(Finding(reason=Reason.UNOPPOSED, where=goal, rule="VII.1", strength=full))
    elif holder >= 0 and report.moved(holder):
        chain.append(_left(report, unit, holder, goal))
    return chain + _powerless(report, unit)


def _left(report: Report, unit: int, holder: int, goal: str) -> Finding:
    circle = report.circle(unit)
    if len(circle) > 1:
        reason, rule, by = Reason.ROTATED, "XIV.5", circle
    elif circle:
        reason, rule, by = Reason.SWAPPED, "XIV.5", circle
    else:
        reason, rule, by = Reason.VACATED, "VII.1", [holder]
    return Finding(reason=reason, where=goal, by=report.provinces(by), rule=rule)


def _powerless(report: Report, unit: int) -> list[Finding]:
    """Say which rivals had no effect on the space, and why."""
    goal = _goal(report, unit)
    others = [u for u in report.attackers(report.ground.to[unit]) if u != unit]
    lost = [u for u in others if report.state.linked[u] == NO]
    beaten = [u for u in others if u not in lost and report.rivalry(u) == 0]
    return [
        Finding(reason=reason, where=goal, by=report.provinces(units), rule=rule)
        for reason, units, rule in (
            (Reason.RIVAL_WITHOUT_EFFECT, beaten, "IX.7"),
            (Reason.RIVAL_NOT_CARRIED, lost, "XII.3"),
        )
        if units
    ]


def _failure(report: Report, unit: int) -> list[Finding]:
    ground, goal = report.ground, _goal(report, unit)
    real = report.battle.attack(report.state, unit)[0]
    full = report.strength(unit)
    holder = report.battle.holders.get(ground.to[unit], -1)
    chain: list[Finding] = []
    if holder >= 0 and not report.moved(holder):
        chain += _against_holder(report, unit, holder, real)
    elif holder >= 0 and report.battle.meets(unit) == holder:
        chain.append(_lost_head_on(report, unit, holder))
    beaten_head_on = holder >= 0 and report.moved(holder) and report.battle.meets(unit) == holder
    rivals = (
        []
        if beaten_head_on
        else [u for u in _rivals(report, unit) if report.rivalry(u) >= (real or full)]
    )
    if rivals:
        same = all(ground.power[u] == ground.power[unit] for u in rivals)
        found = Finding(
            reason=Reason.BOUNCED,
            where=goal,
            by=report.provinces(rivals),
            rule="IX.4" if same else "VIII",
            strength=full,
            against=report.rivalry(rivals[0]),
        )
        # Had the holder got away, the rivals would have remained: they come first.
        first = holder >= 0 and ground.act[holder] == MOVE and report.battle.meets(unit) < 0
        chain.insert(0 if first else len(chain), found)
    if report.beaten_by(unit) >= 0 and report.rivalry(unit) == 0:
        chain.append(Finding(reason=Reason.WITHOUT_EFFECT, where=goal, rule="IX.7"))
    return chain


def _lost_head_on(report: Report, unit: int, other: int) -> Finding:
    return Finding(
        reason=Reason.HEAD_ON,
        where=_goal(report, unit),
        by=report.provinces([other]),
        rule="VIII",
        strength=report.strength(unit, report.ground.power[other]),
        against=report.strength(other),
    )


def _against_holder(report: Report, unit: int, holder: int, real: int) -> list[Finding]:
    """Say whether the unit that stayed in the space was what stopped the move."""
    ground, goal = report.ground, _goal(report, unit)
    head_on = report.battle.meets(unit) == holder
    least = report.battle.resistance(report.state, unit)[0]
    full = report.strength(unit)
    who = report.provinces([holder])
    if ground.power[holder] == ground.power[unit]:
        return [
            Finding(
                reason=Reason.OWN_UNIT_STAYED,
                where=goal,
                by=who,
                rule="IX.3",
                strength=full,
                against=least,
            )
        ]
    if real > least:
        return []
    if full > least:
        void = _void_support(report, unit, holder)
        return [replace(void, strength=real, against=least)]
    if head_on:
        return [_lost_head_on(report, unit, holder)]
    return [
        Finding(
            reason=Reason.REPELLED,
            where=goal,
            by=report.provinces([holder, *report.helpers(holder, counted=True)])
            if ground.act[holder] != MOVE
            else who,
            rule="VIII",
            strength=real,
            against=least,
        )
    ]


def _void_support(report: Report, unit: int, holder: int) -> Finding:
    """Say whose support does not count because the attacked power itself gave it."""
    power = report.ground.power
    void = [h for h in report.helpers(unit, counted=True) if power[h] == power[holder]]
    return Finding(
        reason=Reason.OWN_SUPPORT_VOID,
        where=_goal(report, unit),
        by=report.provinces(void),
        rule="IX.3",
    )


def _way(report: Report, unit: int) -> list[Finding]:
    """Say which way an army went when there is something to say."""
    goal = _goal(report, unit)
    found = []
    if report.ground.by_sea[unit] and report.state.linked[unit] == YES:
        route = report.route(unit)
        rule = "XII.1" if len(route) == 1 else "XII.2"
        by = report.provinces(route)
        found.append(Finding(reason=Reason.BY_CONVOY, where=goal, by=by, rule=rule))
        broken = report.broken_fleets(unit)
        if broken:
            by = report.provinces(broken)
            found.append(Finding(reason=Reason.ROUTE_BROKEN, where=goal, by=by, rule="XII.4"))
    for reason, table in (
        (Reason.SEA_BY_INTENT, report.muster.intent),
        (Reason.LAND_BY_INTENT, report.muster.offered),
    ):
        if unit in table:
            found.append(Finding(reason=reason, where=goal, by=table[unit], rule="XII.6"))
    return found


# -- supports ------------------------------------------------------------------------------------


def _support(report: Report, unit: int) -> list[Finding]:
    ground, place = report.ground, report.place(unit)
    if ground.whom[unit] < 0:
        found = _unmatched(report, unit)
    elif report.state.given[unit] == NO:
        cutters = [u for u in report.arriving(ground.at[unit]) if report.battle.cuts(u, unit)]
        reason = Reason.SUPPORT_CUT if cutters else Reason.SUPPORT_CUT_BY_DISLODGEMENT
        units = cutters or [report.beaten_by(unit)]
        found = Finding(reason=reason, where=place, by=report.provinces(units), rule="X")
    else:
        reason = Reason.SUPPORT_DECIDED if _decided(report, unit) else Reason.SUPPORT_IDLE
        order = report.muster.assigned[unit].order
        goal = order.to if isinstance(order, SupportMove) else report.place(ground.whom[unit])
        who = report.provinces([ground.whom[unit]])
        found = Finding(reason=reason, where=goal, by=who, rule="IX.2")
        helped = ground.whom[unit]
        holder = report.battle.holders.get(ground.to[unit], -1)
        void: list[Finding] = []
        if (
            ground.act[helped] == MOVE
            and holder >= 0
            and not report.moved(holder)
            and ground.power[holder] == ground.power[unit] != ground.power[helped]
        ):
            void.append(_void_support(report, helped, holder))
        return [found, *void, *_uncut(report, unit), *report.beaten_findings(unit)]
    return [found, *report.beaten_findings(unit)]


def _unmatched(report: Report, unit: int) -> Finding:
    """Say that the supported unit was ordered to do something else."""
    order = report.muster.assigned[unit].order
    target = province_of(order.target) if isinstance(order, SupportHold | SupportMove) else ""
    if isinstance(order, SupportHold):
        return Finding(reason=Reason.SUPPORTED_UNIT_MOVED, where=target, by=(target,), rule="IX.6")
    reason = Reason.SUPPORTED_UNIT_DID_OTHERWISE
    return Finding(reason=reason, where=target, by=(target,), rule="IX.1")


def _decided(report: Report, unit: int) -> bool:
    """Tell whether the turn would have come out otherwise without this support."""
    ground = report.ground
    ground.act[unit], whom = HOLD, ground.whom[unit]
    ground.whom[unit] = -1
    _, other = resolve(ground)
    ground.act[unit], ground.whom[unit] = SUPPORT, whom
    return other.moved != report.state.moved


def _uncut(report: Report, unit: int) -> list[Finding]:
    """Say which attacks on a supporter did not cut its support, and why."""
    ground, place = report.ground, report.place(unit)
    sorted_out: dict[tuple[Reason, str], list[int]] = {}
    for attacker in report.attackers(ground.at[unit]):
        if (attacker, unit) in ground.spared:
            key = (Reason.NOT_CUT_BY_LANDING, "XII.5")
        elif report.state.linked[attacker] == NO:
            key = (Reason.NOT_CUT_BY_BROKEN_CONVOY, "XII.3")
        elif ground.power[attacker] == ground.power[unit]:
            key = (Reason.NOT_CUT_BY_OWN, "IX.6")
        else:
            key = (Reason.NOT_CUT_FROM_TARGET, "X")
        sorted_out.setdefault(key, []).append(attacker)
    return [
        Finding(reason=reason, where=place, by=report.provinces(units), rule=rule)
        for (reason, rule), units in sorted_out.items()
    ]


# -- convoys -------------------------------------------------------------------------------------


def _convoy(report: Report, unit: int) -> list[Finding]:
    ground, place = report.ground, report.place(unit)
    army = ground.whom[unit]
    beaten = report.beaten_findings(unit)
    if army < 0:
        order = report.muster.assigned[unit].order
        target = str(getattr(order, "target", ""))
        found = Finding(reason=Reason.CONVOY_UNMATCHED, where=place, by=(target,), rule="XII.1")
        return [found, *beaten]
    who = report.provinces([army])
    knot: list[Finding] = []
    if report.state.stopped >> unit & 1:
        knot = [Finding(reason=Reason.CONVOY_PARADOX, where=place, by=who, rule="XII.5")]
    if beaten:
        by = beaten[0].by
        reason = Reason.CONVOY_FLEET_DRIVEN_OUT
        return [Finding(reason=reason, where=place, by=by, rule="XII.3"), *beaten, *knot]
    if knot:
        return knot
    carried = ground.by_sea[army] and unit in report.route(army)
    reason = Reason.CONVOYED if carried else Reason.CONVOY_IDLE
    chain = [Finding(reason=reason, where=place, by=who, rule="XII.1")]
    attackers = report.arriving(ground.at[unit])
    if attackers:
        by = report.provinces(attackers)
        chain.append(Finding(reason=Reason.CONVOY_WITHSTOOD, where=place, by=by, rule="XII.3"))
    return chain
