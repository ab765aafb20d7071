"""Why a move succeeded or failed, the deciding reason first."""

from typing import Final

from engine.conflict.field import MOVE
from engine.conflict.solver import NO, YES
from engine.games.diplomacy.judge.convoy_paradoxes import RULES
from engine.games.diplomacy.judge.convoy_routes import ISSUE
from engine.games.diplomacy.judge.findings.fates import Report, noted
from engine.games.diplomacy.orders import Move
from engine.games.diplomacy.reasons import Reason
from engine.games.diplomacy.rulebooks.policies import ConvoyPath
from engine.rules.ruling import Finding

# What is said most often: bound once, so that compiled code need not look it up.
_UNOPPOSED: Final = Reason.UNOPPOSED
_VACATED: Final = Reason.VACATED
_BOUNCED: Final = Reason.BOUNCED
_REPELLED: Final = Reason.REPELLED
_OWN_UNIT_STAYED: Final = Reason.OWN_UNIT_STAYED
_OWN_SUPPORT_VOID: Final = Reason.OWN_SUPPORT_VOID


def explain_move(report: Report, unit: int) -> list[Finding]:
    """Say what became of a move, and by which way it went."""
    if _alone(report, unit):
        free = noted(reason=_UNOPPOSED, where=_goal(report, unit), rule="VII.1", strength=1)
        return [free, *_way(report, unit)]
    if report.state.failed >> unit & 1:
        rule = RULES[report.muster.profile.paradox]
        failed = noted(reason=Reason.PARADOX_FAILED, where=_goal(report, unit), rule=rule)
        return [failed, *_way(report, unit), *report.beaten_findings(unit)]
    if report.state.linked[unit] == NO:
        return [*_not_carried(report, unit), *_way(report, unit), *report.beaten_findings(unit)]
    chain = _success(report, unit) if report.moved(unit) else _failure(report, unit)
    chain += _way(report, unit)
    if report.battle.helpers[unit]:
        void = {place for one in chain if one.reason == _OWN_SUPPORT_VOID for place in one.by}
        chain += report.help_findings(unit, without=void)
    chain += report.beaten_findings(unit)
    return chain


def _alone(report: Report, unit: int) -> bool:
    """Tell whether a move over land had nobody beside, before or behind it."""
    battle, ground = report.battle, report.ground
    goal = ground.to[unit]
    return (
        battle.holder[goal] < 0
        and not battle.helpers[unit]
        and not ground.by_sea[unit]
        and len(battle.attackers[goal]) == 1
        and report.moved(unit)
    )


def _goal(report: Report, unit: int) -> str:
    return report.muster.lines[unit].there


def _pathless(report: Report, unit: int) -> bool:
    """Tell whether a table misses the path of a move by sea (DATC 4.A.6)."""
    if report.muster.profile.convoy_path is not ConvoyPath.REQUIRED:
        return False
    order = report.muster.lines[unit].order
    return isinstance(order, Move) and not order.path


def offered(report: Report, unit: int) -> bool:
    """Tell whether the fleets that were to carry an army would have been enough."""
    ground = report.ground
    return not _pathless(report, unit) and ground.linked(unit, ground.carriers[unit])


def _not_carried(report: Report, unit: int) -> list[Finding]:
    broken = report.broken_fleets(unit)
    carriers = report.ground.carriers[unit]
    if _pathless(report, unit):
        missing = Reason.PATH_MISSING
        return [noted(reason=missing, where=_goal(report, unit), rule="DATC 4.A.6")]
    if report.ground.linked(unit, carriers):
        reason = Reason.CONVOY_BROKEN
        needed = any(not report.ground.linked(unit, carriers & ~(1 << f)) for f in broken)
        if report.ground.every_route:
            on_route = report.ground.every_route[unit]
            broken = [fleet for fleet in broken if on_route >> fleet & 1]
        rule = "XII.3" if needed else "XII.4" if not report.ground.every_route else "DATC 4.A.1"
    else:
        reason, rule, broken = Reason.NO_CONVOY, "XII.1", []
    return [noted(reason=reason, where=_goal(report, unit), by=report.provinces(broken), rule=rule)]


def _rivals(report: Report, unit: int) -> list[int]:
    rivals = [u for u in report.arriving(report.ground.to[unit]) if u != unit]
    if len(rivals) < 2:
        return rivals
    return sorted(rivals, key=lambda u: (-report.rivalry(u), u))


def _success(report: Report, unit: int) -> list[Finding]:
    ground, goal = report.ground, _goal(report, unit)
    holder = report.battle.holder[ground.to[unit]]
    full = report.strength(unit)
    chain: list[Finding] = []
    if holder >= 0 and not report.moved(holder):
        real = report.strength(unit, ground.power[holder])
        chain.append(
            noted(
                reason=Reason.DROVE_OUT,
                where=report.spot(holder),
                by=report.provinces([holder]),
                rule="IX.2",
                strength=real,
                against=report.defence(holder),
            )
        )
        if real < full:
            chain.append(void_support(report, unit, holder))
    rivals = [u for u in _rivals(report, unit) if report.rivalry(u) > 0]
    if rivals:
        chain.append(
            noted(
                reason=Reason.STRONGER,
                where=goal,
                by=report.provinces(rivals),
                rule="IX.2",
                strength=full,
                against=report.rivalry(rivals[0]),
            )
        )
    if holder < 0 and not rivals:
        chain.append(noted(reason=_UNOPPOSED, where=goal, rule="VII.1", strength=full))
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
        reason, rule, by, goal = _VACATED, "VII.1", [holder], report.spot(holder)
    return noted(reason=reason, where=goal, by=report.provinces(by), rule=rule)


def _powerless(report: Report, unit: int) -> list[Finding]:
    """Say which rivals had no effect on the space, and why."""
    attackers = report.attackers(report.ground.to[unit])
    if len(attackers) == 1:
        return []
    goal, holder = _goal(report, unit), report.battle.holder[report.ground.to[unit]]
    theirs = goal if holder < 0 else report.spot(holder)
    others = [u for u in attackers if u != unit]
    lost = [u for u in others if report.state.linked[u] == NO]
    beaten = [u for u in others if u not in lost and report.rivalry(u) == 0]
    return [
        noted(reason=reason, where=where, by=report.provinces(units), rule=rule)
        for reason, units, where, rule in (
            (Reason.RIVAL_WITHOUT_EFFECT, beaten, theirs, "IX.7"),
            (Reason.RIVAL_NOT_CARRIED, lost, goal, "XII.3"),
        )
        if units
    ]


def _failure(report: Report, unit: int) -> list[Finding]:
    ground = report.ground
    real = report.battle.attack(report.state, unit)[0]
    full = report.strength(unit)
    holder = report.battle.holder[ground.to[unit]]
    head_on = holder >= 0 and report.battle.meets(unit) == holder
    chain: list[Finding] = []
    weight = real or full
    if holder >= 0 and report.beaten_by(holder) >= 0:
        weight = full  # the space fell to somebody stronger: its former holder stopped nobody
    elif holder >= 0 and not report.moved(holder):
        chain += _against_holder(report, unit, holder, real)
    elif head_on:
        chain.append(_lost_head_on(report, unit, holder))
    if not (head_on and report.moved(holder)):
        bounced = _bounced(report, unit, weight)
        # Had the holder got away, the rivals would have remained: they come first.
        leaving = holder >= 0 and ground.act[holder] == MOVE and not head_on
        decides = leaving or all(found.strength is None for found in chain)
        chain = [*bounced, *chain] if decides else [*chain, *bounced]
    attacker = report.beaten_by(unit)
    if attacker >= 0 and report.rivalry(unit) == 0:
        where = report.spot(attacker)
        chain.append(noted(reason=Reason.WITHOUT_EFFECT, where=where, rule="IX.7"))
    return chain


def _bounced(report: Report, unit: int, weight: int) -> list[Finding]:
    """Name the rivals that were stronger than a move; when none was, those that were as strong."""
    power = report.ground.power
    rivals = [u for u in _rivals(report, unit) if report.rivalry(u) >= weight]
    stronger = [u for u in rivals if report.rivalry(u) > weight]
    rivals = stronger or rivals
    if not rivals:
        return []
    own = all(power[u] == power[unit] for u in rivals)
    return [
        noted(
            reason=_BOUNCED,
            where=_goal(report, unit),
            by=report.provinces(rivals),
            rule="IX.4" if own else "IX.2" if stronger else "VIII",
            strength=weight,
            against=report.rivalry(rivals[0]),
        )
    ]


def _lost_head_on(report: Report, unit: int, other: int) -> Finding:
    power = report.ground.power
    same = power[other] == power[unit]
    mine = report.strength(unit) if same else report.strength(unit, power[other])
    theirs = report.strength(other)
    return noted(
        reason=Reason.HEAD_ON,
        where=report.spot(other),
        by=report.provinces([other]),
        rule="IX.2" if mine < theirs else "VIII",
        strength=mine,
        against=theirs,
    )


def _against_holder(report: Report, unit: int, holder: int, real: int) -> list[Finding]:
    """Say whether the unit that stayed in the space was what stopped the move."""
    ground, where = report.ground, report.spot(holder)
    head_on = report.battle.meets(unit) == holder
    least = report.battle.resistance(report.state, unit)[0]
    full = report.strength(unit)
    who = report.provinces([holder])
    if ground.power[holder] == ground.power[unit]:
        if head_on and full <= least:
            return [_lost_head_on(report, unit, holder)]
        return [
            noted(
                reason=_OWN_UNIT_STAYED,
                where=where,
                by=who,
                rule="IX.3",
                strength=full,
                against=least,
            )
        ]
    if real > least:
        return [void_support(report, unit, holder)] if full > real else []
    if full > least:
        return [void_support(report, unit, holder)._replace(strength=real, against=least)]
    void = [void_support(report, unit, holder)] if full > real else []
    if head_on:
        return [_lost_head_on(report, unit, holder), *void]
    helpers = report.helpers(holder, counted=True) if ground.act[holder] != MOVE else ()
    repelled = noted(
        reason=_REPELLED,
        where=where,
        by=report.provinces([holder, *helpers]),
        rule="IX.2" if real < least else "VIII",
        strength=real,
        against=least,
    )
    return [repelled, *void]


def void_support(report: Report, unit: int, holder: int) -> Finding:
    """Say whose support does not count because the attacked power itself gave it."""
    power = report.ground.power
    void = [h for h in report.helpers(unit, counted=True) if power[h] == power[holder]]
    return noted(
        reason=_OWN_SUPPORT_VOID,
        where=_goal(report, unit),
        by=report.provinces(void),
        rule="IX.3",
    )


def _way(report: Report, unit: int) -> list[Finding]:
    """Say which way an army went when there is something to say."""
    if not report.ground.by_sea[unit] and not report.muster.ways and not report.ground.fallback:
        return []
    goal = _goal(report, unit)
    found = []
    if report.ground.by_sea[unit] and report.state.linked[unit] == YES:
        route = report.route(unit)
        rule = "XII.1" if len(route) == 1 else "XII.2"
        by = report.provinces(route)
        found.append(noted(reason=Reason.BY_CONVOY, where=goal, by=by, rule=rule))
        broken = report.broken_fleets(unit)
        if broken:
            by = report.provinces(broken)
            found.append(noted(reason=Reason.ROUTE_BROKEN, where=goal, by=by, rule="XII.4"))
    told = report.muster.ways.get(unit)
    if unit in report.ground.fallback and not report.ground.by_sea[unit]:
        by = report.provinces(report.broken_fleets(unit))
        told = noted(reason=Reason.LAND_AS_FALLBACK, where=goal, by=by, rule=ISSUE)
    return [*found, told] if told else found
