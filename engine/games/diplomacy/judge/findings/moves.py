"""Why a move succeeded or failed, the deciding reason first."""

from typing import Final

from engine.conflict.field import MOVE
from engine.conflict.solver import NO, YES
from engine.games.diplomacy.judge.convoy_paradoxes import RULES
from engine.games.diplomacy.judge.convoy_routes import ISSUE
from engine.games.diplomacy.judge.findings.fates import Fates, noted
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


def explain_move(fates: Fates, unit: int) -> list[Finding]:
    """Say what became of a move, and by which way it went."""
    if _alone(fates, unit):
        free = noted(reason=_UNOPPOSED, where=_goal(fates, unit), rule="VII.1", strength=1)
        return [free, *_way(fates, unit)]
    if fates.state.failed >> unit & 1:
        rule = RULES[fates.solver_input.profile.paradox]
        failed = noted(reason=Reason.PARADOX_FAILED, where=_goal(fates, unit), rule=rule)
        return [failed, *_way(fates, unit), *fates.beaten_findings(unit)]
    if fates.state.linked[unit] == NO:
        return [*_not_carried(fates, unit), *_way(fates, unit), *fates.beaten_findings(unit)]
    chain = _success(fates, unit) if fates.moved(unit) else _failure(fates, unit)
    chain += _way(fates, unit)
    if fates.battle.helpers[unit]:
        void = {place for one in chain if one.reason == _OWN_SUPPORT_VOID for place in one.by}
        chain += fates.help_findings(unit, without=void)
    chain += fates.beaten_findings(unit)
    return chain


def _alone(fates: Fates, unit: int) -> bool:
    """Tell whether a move over land had nobody beside, before or behind it."""
    battle, ground = fates.battle, fates.ground
    goal = ground.to[unit]
    return (
        battle.holder[goal] < 0
        and not battle.helpers[unit]
        and not ground.by_sea[unit]
        and len(battle.attackers[goal]) == 1
        and fates.moved(unit)
    )


def _goal(fates: Fates, unit: int) -> str:
    return fates.solver_input.lines[unit].there


def _pathless(fates: Fates, unit: int) -> bool:
    """Tell whether a table misses the path of a move by sea (DATC 4.A.6)."""
    if fates.solver_input.profile.convoy_path is not ConvoyPath.REQUIRED:
        return False
    order = fates.solver_input.lines[unit].order
    return isinstance(order, Move) and not order.path


def offered(fates: Fates, unit: int) -> bool:
    """Tell whether the fleets that were to carry an army would have been enough."""
    ground = fates.ground
    return not _pathless(fates, unit) and ground.linked(unit, ground.carriers[unit])


def _not_carried(fates: Fates, unit: int) -> list[Finding]:
    broken = fates.broken_fleets(unit)
    carriers = fates.ground.carriers[unit]
    if _pathless(fates, unit):
        missing = Reason.PATH_MISSING
        return [noted(reason=missing, where=_goal(fates, unit), rule="DATC 4.A.6")]
    if fates.ground.linked(unit, carriers):
        reason = Reason.CONVOY_BROKEN
        needed = any(not fates.ground.linked(unit, carriers & ~(1 << f)) for f in broken)
        if fates.ground.every_route:
            on_route = fates.ground.every_route[unit]
            broken = [fleet for fleet in broken if on_route >> fleet & 1]
        rule = "XII.3" if needed else "XII.4" if not fates.ground.every_route else "DATC 4.A.1"
    else:
        reason, rule, broken = Reason.NO_CONVOY, "XII.1", []
    return [noted(reason=reason, where=_goal(fates, unit), by=fates.provinces(broken), rule=rule)]


def _rivals(fates: Fates, unit: int) -> list[int]:
    rivals = [u for u in fates.arriving(fates.ground.to[unit]) if u != unit]
    if len(rivals) < 2:
        return rivals
    return sorted(rivals, key=lambda u: (-fates.rivalry(u), u))


def _success(fates: Fates, unit: int) -> list[Finding]:
    ground, goal = fates.ground, _goal(fates, unit)
    holder = fates.battle.holder[ground.to[unit]]
    full = fates.strength(unit)
    chain: list[Finding] = []
    if holder >= 0 and not fates.moved(holder):
        real = fates.strength(unit, ground.power[holder])
        chain.append(
            noted(
                reason=Reason.DROVE_OUT,
                where=fates.spot(holder),
                by=fates.provinces([holder]),
                rule="IX.2",
                strength=real,
                against=fates.defence(holder),
            )
        )
        if real < full:
            chain.append(void_support(fates, unit, holder))
    rivals = [u for u in _rivals(fates, unit) if fates.rivalry(u) > 0]
    if rivals:
        chain.append(
            noted(
                reason=Reason.STRONGER,
                where=goal,
                by=fates.provinces(rivals),
                rule="IX.2",
                strength=full,
                against=fates.rivalry(rivals[0]),
            )
        )
    if holder < 0 and not rivals:
        chain.append(noted(reason=_UNOPPOSED, where=goal, rule="VII.1", strength=full))
    elif holder >= 0 and fates.moved(holder):
        chain.append(_left(fates, unit, holder, goal))
    return chain + _powerless(fates, unit)


def _left(fates: Fates, unit: int, holder: int, goal: str) -> Finding:
    circle = fates.circle(unit)
    if len(circle) > 1:
        reason, rule, by = Reason.ROTATED, "XIV.5", circle
    elif circle:
        reason, rule, by = Reason.SWAPPED, "XIV.5", circle
    else:
        reason, rule, by, goal = _VACATED, "VII.1", [holder], fates.spot(holder)
    return noted(reason=reason, where=goal, by=fates.provinces(by), rule=rule)


def _powerless(fates: Fates, unit: int) -> list[Finding]:
    """Say which rivals had no effect on the space, and why."""
    attackers = fates.attackers(fates.ground.to[unit])
    if len(attackers) == 1:
        return []
    goal, holder = _goal(fates, unit), fates.battle.holder[fates.ground.to[unit]]
    theirs = goal if holder < 0 else fates.spot(holder)
    others = [u for u in attackers if u != unit]
    lost = [u for u in others if fates.state.linked[u] == NO]
    beaten = [u for u in others if u not in lost and fates.rivalry(u) == 0]
    return [
        noted(reason=reason, where=where, by=fates.provinces(units), rule=rule)
        for reason, units, where, rule in (
            (Reason.RIVAL_WITHOUT_EFFECT, beaten, theirs, "IX.7"),
            (Reason.RIVAL_NOT_CARRIED, lost, goal, "XII.3"),
        )
        if units
    ]


def _failure(fates: Fates, unit: int) -> list[Finding]:
    ground = fates.ground
    real = fates.battle.attack(fates.state, unit)[0]
    full = fates.strength(unit)
    holder = fates.battle.holder[ground.to[unit]]
    head_on = holder >= 0 and fates.battle.meets(unit) == holder
    chain: list[Finding] = []
    weight = real or full
    if holder >= 0 and fates.beaten_by(holder) >= 0:
        weight = full  # the space fell to somebody stronger: its former holder stopped nobody
    elif holder >= 0 and not fates.moved(holder):
        chain += _against_holder(fates, unit, holder, real)
    elif head_on:
        chain.append(_lost_head_on(fates, unit, holder))
    if not (head_on and fates.moved(holder)):
        bounced = _bounced(fates, unit, weight)
        # Had the holder got away, the rivals would have remained: they come first.
        leaving = holder >= 0 and ground.act[holder] == MOVE and not head_on
        decides = leaving or all(finding.strength is None for finding in chain)
        chain = [*bounced, *chain] if decides else [*chain, *bounced]
    attacker = fates.beaten_by(unit)
    if attacker >= 0 and fates.rivalry(unit) == 0:
        where = fates.spot(attacker)
        chain.append(noted(reason=Reason.WITHOUT_EFFECT, where=where, rule="IX.7"))
    return chain


def _bounced(fates: Fates, unit: int, weight: int) -> list[Finding]:
    """Name the rivals that were stronger than a move; when none was, those that were as strong."""
    power = fates.ground.power
    rivals = [u for u in _rivals(fates, unit) if fates.rivalry(u) >= weight]
    stronger = [u for u in rivals if fates.rivalry(u) > weight]
    rivals = stronger or rivals
    if not rivals:
        return []
    own = all(power[u] == power[unit] for u in rivals)
    return [
        noted(
            reason=_BOUNCED,
            where=_goal(fates, unit),
            by=fates.provinces(rivals),
            rule="IX.4" if own else "IX.2" if stronger else "VIII",
            strength=weight,
            against=fates.rivalry(rivals[0]),
        )
    ]


def _lost_head_on(fates: Fates, unit: int, other: int) -> Finding:
    power = fates.ground.power
    same = power[other] == power[unit]
    mine = fates.strength(unit) if same else fates.strength(unit, power[other])
    theirs = fates.strength(other)
    return noted(
        reason=Reason.HEAD_ON,
        where=fates.spot(other),
        by=fates.provinces([other]),
        rule="IX.2" if mine < theirs else "VIII",
        strength=mine,
        against=theirs,
    )


def _against_holder(fates: Fates, unit: int, holder: int, real: int) -> list[Finding]:
    """Say whether the unit that stayed in the space was what stopped the move."""
    ground, where = fates.ground, fates.spot(holder)
    head_on = fates.battle.meets(unit) == holder
    least = fates.battle.resistance(fates.state, unit)[0]
    full = fates.strength(unit)
    who = fates.provinces([holder])
    if ground.power[holder] == ground.power[unit]:
        if head_on and full <= least:
            return [_lost_head_on(fates, unit, holder)]
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
        return [void_support(fates, unit, holder)] if full > real else []
    if full > least:
        return [void_support(fates, unit, holder)._replace(strength=real, against=least)]
    void = [void_support(fates, unit, holder)] if full > real else []
    if head_on:
        return [_lost_head_on(fates, unit, holder), *void]
    helpers = fates.helpers(holder, counted=True) if ground.act[holder] != MOVE else ()
    repelled = noted(
        reason=_REPELLED,
        where=where,
        by=fates.provinces([holder, *helpers]),
        rule="IX.2" if real < least else "VIII",
        strength=real,
        against=least,
    )
    return [repelled, *void]


def void_support(fates: Fates, unit: int, holder: int) -> Finding:
    """Say whose support does not count because the attacked power itself gave it."""
    power = fates.ground.power
    void = [h for h in fates.helpers(unit, counted=True) if power[h] == power[holder]]
    return noted(
        reason=_OWN_SUPPORT_VOID,
        where=_goal(fates, unit),
        by=fates.provinces(void),
        rule="IX.3",
    )


def _way(fates: Fates, unit: int) -> list[Finding]:
    """Say which way an army went when there is something to say."""
    if not fates.ground.by_sea[unit] and not fates.solver_input.ways and not fates.ground.fallback:
        return []
    goal = _goal(fates, unit)
    chain = []
    if fates.ground.by_sea[unit] and fates.state.linked[unit] == YES:
        route = fates.route(unit)
        rule = "XII.1" if len(route) == 1 else "XII.2"
        by = fates.provinces(route)
        chain.append(noted(reason=Reason.BY_CONVOY, where=goal, by=by, rule=rule))
        broken = fates.broken_fleets(unit)
        if broken:
            by = fates.provinces(broken)
            chain.append(noted(reason=Reason.ROUTE_BROKEN, where=goal, by=by, rule="XII.4"))
    finding = fates.solver_input.ways.get(unit)
    if unit in fates.ground.fallback and not fates.ground.by_sea[unit]:
        by = fates.provinces(fates.broken_fleets(unit))
        finding = noted(reason=Reason.LAND_AS_FALLBACK, where=goal, by=by, rule=ISSUE)
    return [*chain, finding] if finding else chain
