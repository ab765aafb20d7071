"""Who else had a hand in a result: the supports of the other side, the breakers of a convoy."""

from typing import Final

from engine.board.location import province_of
from engine.conflict.field import MOVE
from engine.games.diplomacy.judge.convoy_paradoxes import RULES
from engine.games.diplomacy.judge.findings.fates import Fates, noted
from engine.games.diplomacy.reasons import Reason
from engine.rules.ruling import Finding

_BY_RIVAL: Final = (
    Reason.BOUNCED,
    Reason.STRONGER,
    Reason.HEAD_ON,
    Reason.WITHSTOOD,
    Reason.SPARED_BY_OWN,
    Reason.BELEAGUERED,
)
"""Reasons whose first unit attacks or moves with all of its support."""

_BY_HOLDER: Final = (Reason.DROVE_OUT, Reason.OWN_SUPPORT_VOID)
"""Reasons in which the other side held the space."""


_BROKEN: Final = (Reason.CONVOY_BROKEN, Reason.ROUTE_BROKEN)


def contested(fates: Fates, unit: int, chain: list[Finding]) -> bool:
    """Tell whether a chain speaks of somebody's strength, or of a broken convoy."""
    at_sea = fates.ground.by_sea[unit]
    for one in chain:  # noqa: SIM110 - a dozen times a turn, in half the time
        if one.against is not None or (at_sea and one.reason in _BROKEN):
            return True
    return False


def other_sides(fates: Fates, unit: int, chain: list[Finding]) -> list[Finding]:
    """Say who stood behind the reasons of a chain on the other side, unless it says so itself."""
    added: dict[Finding, None] = {}
    known = {one.by[0]: set(one.by) for one in chain if one.reason == Reason.DRIVEN_OUT}
    for finding in chain:
        if finding.strength is not None and finding.against is not None:
            for other in _other_side(fates, unit, finding):
                helpers = fates.helpers(other, counted=True)
                if finding.reason == Reason.BELEAGUERED:
                    power = fates.ground.power
                    helpers = [helper for helper in helpers if power[helper] != power[unit]]
                by = fates.provinces(helpers)
                if by and not known.get(fates.place(other), set()).issuperset(by):
                    added[_supported(fates, other, by)] = None
        elif finding.reason in _BROKEN:
            added.update(dict.fromkeys(_broken(fates, unit, finding)))
    return list(added)


def _other_side(fates: Fates, unit: int, finding: Finding) -> list[int]:
    """Return the units whose strength a reason compares with that of the judged unit."""
    if finding.reason in _BY_RIVAL:
        return [other for place in finding.by if (other := _unit_in(fates, place)) >= 0]
    if finding.reason in _BY_HOLDER:
        other = _unit_in(fates, province_of(finding.where))
        # Whoever wanted to leave had nobody's support to stay, but some against whom it met.
        stays = other >= 0 and fates.ground.act[other] != MOVE
        return [other] if stays or fates.battle.meets(unit) == other >= 0 else []
    return []


def _supported(fates: Fates, other: int, by: tuple[str, ...]) -> Finding:
    return noted(
        reason=Reason.OTHER_SIDE_SUPPORTED,
        where=fates.place(other),
        by=by,
        rule="IX.2" if fates.ground.act[other] == MOVE else "IX.6",
    )


def _broken(fates: Fates, army: int, finding: Finding) -> list[Finding]:
    """Say of each fleet that failed a convoy who drove it out, or that it stopped by a paradox."""
    chain = []
    for place in finding.by:
        fleet = _unit_in(fates, place)
        if fleet < 0:
            continue
        if fates.state.stopped >> fleet & 1:
            rule, who = RULES[fates.solver_input.profile.paradox], fates.provinces([army])
            paradox = noted(reason=Reason.CONVOY_PARADOX, where=place, by=who, rule=rule)
            chain.append(paradox)
        chain += [
            driven._replace(reason=Reason.CARRIER_DRIVEN_OUT, rule="XII.3")
            for driven in fates.beaten_findings(fleet)
        ]
    return chain


def _unit_in(fates: Fates, place: str) -> int:
    """Return the number of the unit that stood in a province before the turn."""
    space = fates.solver_input.numbers.get(place, -1)
    return fates.battle.holder[space] if space >= 0 else -1
