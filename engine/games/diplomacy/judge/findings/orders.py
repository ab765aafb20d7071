"""Why each order of a turn of moves came out as it did, the deciding reason first."""

from itertools import combinations
from typing import Final

from engine.board.location import coast_of
from engine.conflict.field import CARRY, HOLD, MOVE, SUPPORT
from engine.conflict.knots import resolve
from engine.conflict.solver import NO, YES
from engine.games.diplomacy.judge.convoy_paradoxes import RULES
from engine.games.diplomacy.judge.findings.fates import Fates, noted
from engine.games.diplomacy.judge.findings.moves import explain_move, void_support
from engine.games.diplomacy.judge.findings.other_sides import contested, other_sides
from engine.games.diplomacy.reasons import Reason
from engine.rules.ruling import Finding

# What is said most often: bound once, so that compiled code need not look it up.
_HELD: Final = Reason.HELD
_SUPPORT_IDLE: Final = Reason.SUPPORT_IDLE
_SUPPORT_DECIDED: Final = Reason.SUPPORT_DECIDED
_SUPPORTED_UNIT_DID_OTHERWISE: Final = Reason.SUPPORTED_UNIT_DID_OTHERWISE


def findings(fates: Fates, unit: int, tail: tuple[Finding, ...] = ()) -> tuple[Finding, ...]:
    """Explain one unit's fate; ``tail`` is what is to be said besides."""
    ground, battle = fates.ground, fates.battle
    act, attacked = ground.act[unit], bool(battle.attackers[ground.at[unit]])
    if act == MOVE:
        chain = explain_move(fates, unit)
    elif act == SUPPORT:
        chain = _support(fates, unit)
    elif act == CARRY:
        chain = _convoy(fates, unit)
    else:
        chain = _hold(fates, unit)
    if battle.helpers[unit] and act in (SUPPORT, CARRY):
        chain += fates.help_findings(unit)
    if attacked and act != HOLD:
        chain += _besieged(fates, unit)
    if (attacked or act == MOVE) and contested(fates, unit, chain):
        chain += other_sides(fates, unit, chain)
    if fates.solver_input.special:
        special = fates.solver_input.special.get(unit)
        if special is not None and special.note is not None:
            chain.append(special.note)
    if tail:
        chain += tail
    return tuple(chain)


# -- units that stay -----------------------------------------------------------------------------


def _hold(fates: Fates, unit: int) -> list[Finding]:
    ground, place = fates.ground, fates.place(unit)
    if not fates.battle.attackers[ground.at[unit]]:
        return [noted(reason=_HELD, where=place, rule="VII.1"), *fates.help_findings(unit)]
    arriving = fates.arriving(ground.at[unit])
    beaten = fates.beaten_findings(unit)
    if beaten:
        return beaten + fates.help_findings(unit)
    if not arriving:
        return [noted(reason=_HELD, where=place, rule="VII.1"), *fates.help_findings(unit)]
    siege = _besieged(fates, unit)
    if siege:
        return siege + fates.help_findings(unit)
    held = fates.defence(unit)
    real = {u: fates.battle.attack(fates.state, u)[0] for u in arriving}
    full = {u: fates.strength(u) for u in arriving}
    if any(full[u] > held and (real[u] < full[u]) for u in arriving):
        reason, rule = Reason.SPARED_BY_OWN, "IX.3"
    else:
        reason, rule = Reason.WITHSTOOD, "VIII"
    finding = noted(
        reason=reason,
        where=place,
        by=fates.provinces(_strongest_first(fates, unit, arriving)),
        rule=rule,
        strength=held,
        against=max(full.values()),
    )
    return [finding, *fates.help_findings(unit)]


def _besieged(fates: Fates, unit: int) -> list[Finding]:
    """Say that attackers strong enough to drive a unit out kept each other off (IX.5)."""
    if fates.moved(unit) or fates.beaten_by(unit) >= 0:
        return []
    held, arriving = fates.defence(unit), fates.arriving(fates.ground.at[unit])
    # A unit that comes from where this one wants to go has all of its strength to beat; one whose
    # move a paradox failed was kept off by nobody.
    against = 0
    for attacker in arriving:
        if fates.battle.meets(attacker) != unit and not fates.state.failed >> attacker & 1:
            against = max(against, fates.battle.attack(fates.state, attacker)[0])
    if against <= held:
        return []
    # Whoever is weaker than the strongest that could have got in kept nobody off.
    rivals = [attacker for attacker in arriving if fates.rivalry(attacker) >= against]
    return [
        noted(
            reason=Reason.BELEAGUERED,
            where=fates.place(unit),
            by=fates.provinces(_strongest_first(fates, unit, rivals)),
            rule="IX.5",
            strength=held,
            against=against,
        )
    ]


def _strongest_first(fates: Fates, unit: int, attackers: list[int]) -> list[int]:
    power = fates.ground.power
    return sorted(attackers, key=lambda u: (-fates.strength(u), power[u] == power[unit], u))


# -- supports ------------------------------------------------------------------------------------


def _support(fates: Fates, unit: int) -> list[Finding]:
    ground = fates.ground
    if ground.whom[unit] < 0:
        finding = _unmatched(fates, unit)
    elif fates.state.given[unit] == NO:
        place = fates.place(unit)
        cutters = [u for u in fates.arriving(ground.at[unit]) if fates.battle.cuts(u, unit)]
        reason = Reason.SUPPORT_CUT if cutters else Reason.SUPPORT_CUT_BY_DISLODGEMENT
        units = cutters or [fates.beaten_by(unit)]
        finding = noted(reason=reason, where=place, by=fates.provinces(units), rule="X")
    else:
        helped = ground.whom[unit]
        finding = _given(fates, unit)
        holder = fates.battle.holder[ground.to[unit]]
        void: list[Finding] = []
        if (
            ground.act[helped] == MOVE
            and holder >= 0
            and not fates.moved(holder)
            and ground.power[holder] == ground.power[unit] != ground.power[helped]
        ):
            void.append(void_support(fates, helped, holder))
        chain = [finding, *void]
        if fates.battle.attackers[ground.at[unit]]:
            chain += _uncut(fates, unit)
            chain += fates.beaten_findings(unit)
        return chain
    if not fates.battle.attackers[ground.at[unit]]:
        return [finding]
    return [finding, *fates.beaten_findings(unit)]


def _unmatched(fates: Fates, unit: int) -> Finding:
    """Say that the supported unit was ordered to do something else."""
    solver_input = fates.solver_input
    mine = solver_input.lines[unit]
    other = fates.battle.holder[mine.target]
    theirs, target = solver_input.lines[other], solver_input.places[mine.target]
    if mine.goal == mine.target:
        special = solver_input.special.get(other)
        reason, rule = Reason.SUPPORTED_UNIT_MOVED, "IX.6"
        if special is not None and special.tried:
            reason, rule = Reason.SUPPORTED_UNIT_TRIED, "DATC 4.E.1"
        elif theirs.act != MOVE:
            reason, rule = Reason.SUPPORT_IN_DISORDER, "DATC 4.D.9"
        return noted(reason=reason, where=target, by=(target,), rule=rule)
    if theirs.act == MOVE and theirs.goal == mine.goal:
        reason, rule = Reason.SUPPORTED_OTHER_COAST, "DATC 4.B.4"
        return noted(reason=reason, where=mine.there, by=(target,), rule=rule)
    reason = _SUPPORTED_UNIT_DID_OTHERWISE
    return noted(reason=reason, where=target, by=(target,), rule="IX.1")


def _given(fates: Fates, unit: int) -> Finding:
    """Say whether a support mattered: by itself, or together with others for the same unit."""
    helped = fates.ground.whom[unit]
    line, theirs = fates.solver_input.lines[unit], fates.solver_input.lines[helped]
    goal = line.there or fates.place(helped)
    if theirs.piece.fleet and coast_of(goal):  # a support may name another one than it goes to
        goal = theirs.there
    reason = _SUPPORT_IDLE
    units = [helped]
    if _weighed(fates, helped):
        if _decided(fates, [unit]):
            reason = _SUPPORT_DECIDED
        elif len(fates.battle.helpers[helped]) > 1:
            stead = _in_its_stead(fates, unit, helped)
            if stead:
                reason, units = Reason.SUPPORT_SPARE, stead
    return noted(reason=reason, where=goal, by=fates.provinces(units), rule="IX.2")


def _weighed(fates: Fates, unit: int) -> bool:
    """Tell whether anybody's strength is ever held against a unit's."""
    ground = fates.ground
    if ground.act[unit] != MOVE:
        return bool(fates.attackers(ground.at[unit]))
    goal = ground.to[unit]
    return fates.battle.holder[goal] >= 0 or len(fates.attackers(goal)) > 1


def _in_its_stead(fates: Fates, unit: int, helped: int) -> list[int]:
    """Return the fewest other supporters without whom this one would have been needed."""
    others = [h for h in fates.helpers(helped, counted=True) if h != unit]
    for count in range(1, len(others) + 1):
        for some in combinations(others, count):
            missing = list(some)
            if not _decided(fates, missing) and _decided(fates, [unit, *missing]):
                return missing
    return []


def _decided(fates: Fates, units: list[int]) -> bool:
    """Tell whether the turn would have come out otherwise without these supports."""
    ground = fates.ground
    if fates.same_without(ground.whom[units[0]], units):
        return False
    known = fates.without(units)
    if known is not None and fates.battle.settle(known):
        return known.moved != fates.state.moved
    without = ground.twin()
    for unit in units:
        without.act[unit], without.whom[unit] = HOLD, -1
    _, other = resolve(without)
    return other.moved != fates.state.moved


def _uncut(fates: Fates, unit: int) -> list[Finding]:
    """Say which attacks on a supporter did not cut its support, and why."""
    ground, place = fates.ground, fates.place(unit)
    sorted_out: dict[tuple[Reason, str], list[int]] = {}
    for attacker in fates.attackers(ground.at[unit]):
        if (attacker, unit) in ground.spared:
            key = (Reason.NOT_CUT_BY_LANDING, RULES[fates.solver_input.profile.paradox])
        elif fates.state.linked[attacker] == NO:
            paradox = fates.state.failed >> attacker & 1
            rule = RULES[fates.solver_input.profile.paradox] if paradox else "XII.3"
            key = (Reason.NOT_CUT_BY_BROKEN_CONVOY, rule)
        elif ground.power[attacker] == ground.power[unit]:
            key = (Reason.NOT_CUT_BY_OWN, "IX.6")
        elif ground.at[attacker] != ground.to[unit]:
            key = (Reason.NOT_CUT_FROM_TARGET, "DATC 4.A.4")
        else:
            key = (Reason.NOT_CUT_FROM_TARGET, "X")
        sorted_out.setdefault(key, []).append(attacker)
    return [
        noted(reason=reason, where=place, by=fates.provinces(units), rule=rule)
        for (reason, rule), units in sorted_out.items()
    ]


# -- convoys -------------------------------------------------------------------------------------


def _convoy(fates: Fates, unit: int) -> list[Finding]:
    ground, place = fates.ground, fates.place(unit)
    army = ground.whom[unit]
    beaten = fates.beaten_findings(unit)
    if army < 0:
        target = fates.solver_input.places[fates.solver_input.lines[unit].target]
        finding = noted(reason=Reason.CONVOY_UNMATCHED, where=place, by=(target,), rule="XII.1")
        return [finding, *beaten]
    who = fates.provinces([army])
    knot: list[Finding] = []
    if fates.state.stopped >> unit & 1:
        rule = RULES[fates.solver_input.profile.paradox]
        knot = [noted(reason=Reason.CONVOY_PARADOX, where=place, by=who, rule=rule)]
    if beaten:
        by = beaten[0].by
        reason = Reason.CONVOY_FLEET_DRIVEN_OUT
        return [noted(reason=reason, where=place, by=by, rule="XII.3"), *beaten, *knot]
    if knot:
        return knot
    # Whom a paradox failed is not carried, though no fleet of its convoy was driven out.
    linked = ground.by_sea[army] and fates.state.linked[army] == YES
    carried = linked and unit in fates.route(army)
    reason = Reason.CONVOYED if carried else Reason.CONVOY_IDLE
    chain = [noted(reason=reason, where=place, by=who, rule="XII.1")]
    attackers = fates.arriving(ground.at[unit])
    if attackers:
        by = fates.provinces(attackers)
        chain.append(noted(reason=Reason.CONVOY_WITHSTOOD, where=place, by=by, rule="XII.3"))
    return chain
