"""Why each order of a turn of moves came out as it did, the deciding reason first."""

from itertools import combinations
from typing import Final

from engine.board.location import coast_of
from engine.conflict.field import CARRY, HOLD, MOVE, SUPPORT
from engine.conflict.knots import resolve
from engine.conflict.solver import NO, YES
from engine.games.diplomacy.judge.convoy_paradoxes import RULES
from engine.games.diplomacy.judge.findings.fates import Report, noted
from engine.games.diplomacy.judge.findings.moves import explain_move, void_support
from engine.games.diplomacy.judge.findings.other_sides import contested, other_sides
from engine.games.diplomacy.reasons import Reason
from engine.rules.ruling import Finding

# What is said most often: bound once, so that compiled code need not look it up.
_HELD: Final = Reason.HELD
_SUPPORT_IDLE: Final = Reason.SUPPORT_IDLE
_SUPPORT_DECIDED: Final = Reason.SUPPORT_DECIDED
_SUPPORTED_UNIT_DID_OTHERWISE: Final = Reason.SUPPORTED_UNIT_DID_OTHERWISE


def findings(report: Report, unit: int, tail: tuple[Finding, ...] = ()) -> tuple[Finding, ...]:
    """Explain one unit's fate; ``tail`` is what is to be said besides."""
    ground, battle = report.ground, report.battle
    act, attacked = ground.act[unit], bool(battle.attackers[ground.at[unit]])
    if act == MOVE:
        chain = explain_move(report, unit)
    elif act == SUPPORT:
        chain = _support(report, unit)
    elif act == CARRY:
        chain = _convoy(report, unit)
    else:
        chain = _hold(report, unit)
    if battle.helpers[unit] and act in (SUPPORT, CARRY):
        chain += report.help_findings(unit)
    if attacked and act != HOLD:
        chain += _besieged(report, unit)
    if (attacked or act == MOVE) and contested(report, unit, chain):
        chain += other_sides(report, unit, chain)
    if report.muster.special:
        special = report.muster.special.get(unit)
        if special is not None and special.note is not None:
            chain.append(special.note)
    if tail:
        chain += tail
    return tuple(chain)


# -- units that stay -----------------------------------------------------------------------------


def _hold(report: Report, unit: int) -> list[Finding]:
    ground, place = report.ground, report.place(unit)
    if not report.battle.attackers[ground.at[unit]]:
        return [noted(reason=_HELD, where=place, rule="VII.1"), *report.help_findings(unit)]
    arriving = report.arriving(ground.at[unit])
    beaten = report.beaten_findings(unit)
    if beaten:
        return beaten + report.help_findings(unit)
    if not arriving:
        return [noted(reason=_HELD, where=place, rule="VII.1"), *report.help_findings(unit)]
    siege = _besieged(report, unit)
    if siege:
        return siege + report.help_findings(unit)
    held = report.defence(unit)
    real = {u: report.battle.attack(report.state, u)[0] for u in arriving}
    full = {u: report.strength(u) for u in arriving}
    if any(full[u] > held and (real[u] < full[u]) for u in arriving):
        reason, rule = Reason.SPARED_BY_OWN, "IX.3"
    else:
        reason, rule = Reason.WITHSTOOD, "VIII"
    found = noted(
        reason=reason,
        where=place,
        by=report.provinces(_strongest_first(report, unit, arriving)),
        rule=rule,
        strength=held,
        against=max(full.values()),
    )
    return [found, *report.help_findings(unit)]


def _besieged(report: Report, unit: int) -> list[Finding]:
    """Say that attackers strong enough to drive a unit out kept each other off (IX.5)."""
    if report.moved(unit) or report.beaten_by(unit) >= 0:
        return []
    held, arriving = report.defence(unit), report.arriving(report.ground.at[unit])
    # A unit that comes from where this one wants to go has all of its strength to beat; one whose
    # move a paradox failed was kept off by nobody.
    against = 0
    for attacker in arriving:
        if report.battle.meets(attacker) != unit and not report.state.failed >> attacker & 1:
            against = max(against, report.battle.attack(report.state, attacker)[0])
    if against <= held:
        return []
    # Whoever is weaker than the strongest that could have got in kept nobody off.
    rivals = [attacker for attacker in arriving if report.rivalry(attacker) >= against]
    return [
        noted(
            reason=Reason.BELEAGUERED,
            where=report.place(unit),
            by=report.provinces(_strongest_first(report, unit, rivals)),
            rule="IX.5",
            strength=held,
            against=against,
        )
    ]


def _strongest_first(report: Report, unit: int, attackers: list[int]) -> list[int]:
    power = report.ground.power
    return sorted(attackers, key=lambda u: (-report.strength(u), power[u] == power[unit], u))


# -- supports ------------------------------------------------------------------------------------


def _support(report: Report, unit: int) -> list[Finding]:
    ground = report.ground
    if ground.whom[unit] < 0:
        found = _unmatched(report, unit)
    elif report.state.given[unit] == NO:
        place = report.place(unit)
        cutters = [u for u in report.arriving(ground.at[unit]) if report.battle.cuts(u, unit)]
        reason = Reason.SUPPORT_CUT if cutters else Reason.SUPPORT_CUT_BY_DISLODGEMENT
        units = cutters or [report.beaten_by(unit)]
        found = noted(reason=reason, where=place, by=report.provinces(units), rule="X")
    else:
        helped = ground.whom[unit]
        found = _given(report, unit)
        holder = report.battle.holder[ground.to[unit]]
        void: list[Finding] = []
        if (
            ground.act[helped] == MOVE
            and holder >= 0
            and not report.moved(holder)
            and ground.power[holder] == ground.power[unit] != ground.power[helped]
        ):
            void.append(void_support(report, helped, holder))
        chain = [found, *void]
        if report.battle.attackers[ground.at[unit]]:
            chain += _uncut(report, unit)
            chain += report.beaten_findings(unit)
        return chain
    if not report.battle.attackers[ground.at[unit]]:
        return [found]
    return [found, *report.beaten_findings(unit)]


def _unmatched(report: Report, unit: int) -> Finding:
    """Say that the supported unit was ordered to do something else."""
    muster = report.muster
    mine = muster.lines[unit]
    other = report.battle.holder[mine.target]
    theirs, target = muster.lines[other], muster.places[mine.target]
    if mine.goal == mine.target:
        special = muster.special.get(other)
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


def _given(report: Report, unit: int) -> Finding:
    """Say whether a support mattered: by itself, or together with others for the same unit."""
    helped = report.ground.whom[unit]
    line, theirs = report.muster.lines[unit], report.muster.lines[helped]
    goal = line.there or report.place(helped)
    if theirs.piece.fleet and coast_of(goal):  # a support may name another one than it goes to
        goal = theirs.there
    reason = _SUPPORT_IDLE
    units = [helped]
    if _weighed(report, helped):
        if _decided(report, [unit]):
            reason = _SUPPORT_DECIDED
        elif len(report.battle.helpers[helped]) > 1:
            stead = _in_its_stead(report, unit, helped)
            if stead:
                reason, units = Reason.SUPPORT_SPARE, stead
    return noted(reason=reason, where=goal, by=report.provinces(units), rule="IX.2")


def _weighed(report: Report, unit: int) -> bool:
    """Tell whether anybody's strength is ever held against a unit's."""
    ground = report.ground
    if ground.act[unit] != MOVE:
        return bool(report.attackers(ground.at[unit]))
    goal = ground.to[unit]
    return report.battle.holder[goal] >= 0 or len(report.attackers(goal)) > 1


def _in_its_stead(report: Report, unit: int, helped: int) -> list[int]:
    """Return the fewest other supporters without whom this one would have been needed."""
    others = [h for h in report.helpers(helped, counted=True) if h != unit]
    for count in range(1, len(others) + 1):
        for some in combinations(others, count):
            missing = list(some)
            if not _decided(report, missing) and _decided(report, [unit, *missing]):
                return missing
    return []


def _decided(report: Report, units: list[int]) -> bool:
    """Tell whether the turn would have come out otherwise without these supports."""
    ground = report.ground
    if report.same_without(ground.whom[units[0]], units):
        return False
    known = report.without(units)
    if known is not None and report.battle.settle(known):
        return known.moved != report.state.moved
    without = ground.twin()
    for unit in units:
        without.act[unit], without.whom[unit] = HOLD, -1
    _, other = resolve(without)
    return other.moved != report.state.moved


def _uncut(report: Report, unit: int) -> list[Finding]:
    """Say which attacks on a supporter did not cut its support, and why."""
    ground, place = report.ground, report.place(unit)
    sorted_out: dict[tuple[Reason, str], list[int]] = {}
    for attacker in report.attackers(ground.at[unit]):
        if (attacker, unit) in ground.spared:
            key = (Reason.NOT_CUT_BY_LANDING, RULES[report.muster.profile.paradox])
        elif report.state.linked[attacker] == NO:
            paradox = report.state.failed >> attacker & 1
            rule = RULES[report.muster.profile.paradox] if paradox else "XII.3"
            key = (Reason.NOT_CUT_BY_BROKEN_CONVOY, rule)
        elif ground.power[attacker] == ground.power[unit]:
            key = (Reason.NOT_CUT_BY_OWN, "IX.6")
        elif ground.at[attacker] != ground.to[unit]:
            key = (Reason.NOT_CUT_FROM_TARGET, "DATC 4.A.4")
        else:
            key = (Reason.NOT_CUT_FROM_TARGET, "X")
        sorted_out.setdefault(key, []).append(attacker)
    return [
        noted(reason=reason, where=place, by=report.provinces(units), rule=rule)
        for (reason, rule), units in sorted_out.items()
    ]


# -- convoys -------------------------------------------------------------------------------------


def _convoy(report: Report, unit: int) -> list[Finding]:
    ground, place = report.ground, report.place(unit)
    army = ground.whom[unit]
    beaten = report.beaten_findings(unit)
    if army < 0:
        target = report.muster.places[report.muster.lines[unit].target]
        found = noted(reason=Reason.CONVOY_UNMATCHED, where=place, by=(target,), rule="XII.1")
        return [found, *beaten]
    who = report.provinces([army])
    knot: list[Finding] = []
    if report.state.stopped >> unit & 1:
        rule = RULES[report.muster.profile.paradox]
        knot = [noted(reason=Reason.CONVOY_PARADOX, where=place, by=who, rule=rule)]
    if beaten:
        by = beaten[0].by
        reason = Reason.CONVOY_FLEET_DRIVEN_OUT
        return [noted(reason=reason, where=place, by=by, rule="XII.3"), *beaten, *knot]
    if knot:
        return knot
    # Whom a paradox failed is not carried, though no fleet of its convoy was driven out.
    linked = ground.by_sea[army] and report.state.linked[army] == YES
    carried = linked and unit in report.route(army)
    reason = Reason.CONVOYED if carried else Reason.CONVOY_IDLE
    chain = [noted(reason=reason, where=place, by=who, rule="XII.1")]
    attackers = report.arriving(ground.at[unit])
    if attackers:
        by = report.provinces(attackers)
        chain.append(noted(reason=Reason.CONVOY_WITHSTOOD, where=place, by=by, rule="XII.3"))
    return chain
