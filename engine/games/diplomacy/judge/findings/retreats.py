"""Why a unit that was driven out may not go where it otherwise could (XI)."""

from engine.board.location import province_of
from engine.games.diplomacy.judge.findings.fates import Fates
from engine.games.diplomacy.judge.findings.orders import findings
from engine.games.diplomacy.reach.chart import Chart
from engine.games.diplomacy.reasons import Reason
from engine.rules.position import Dislodged
from engine.rules.ruling import Finding


def findings_of_beaten(
    fates: Fates, unit: int, *, fate: Dislodged, chart: Chart, disorder: bool
) -> tuple[Finding, ...]:
    """Explain the fate of a unit that was driven out, and every way that is closed to it."""
    place = fate.unit.province
    if disorder:
        tail = [Finding(reason=Reason.DISORDER_DISBANDED, where=place, rule="XIV.3")]
    else:
        tail = _closed_ways(fates, fate, chart)
        if not fate.retreats:
            tail.insert(0, Finding(reason=Reason.NO_RETREAT, where=place, rule="XI"))
    return findings(fates, unit, tuple(tail))


def _closed_ways(fates: Fates, fate: Dislodged, chart: Chart) -> list[Finding]:
    """Say of every space next to a beaten unit why it is closed, whoever is there first of all."""
    unit = fate.unit
    open_ways = {province_of(place) for place in fate.retreats}
    near = dict.fromkeys(province for _, province in chart.ways(unit.kind, unit.at))
    contested = fates.contested()
    held: list[str] = []
    chain: list[Finding] = []
    for province in near:
        if province in open_ways:
            continue
        space = chart.numbers[province]
        holder = fates.battle.holder[space]
        arrived = [attacker for attacker in fates.attackers(space) if fates.moved(attacker)]
        if arrived:
            reason, by = Reason.WAY_TAKEN, arrived
        elif holder >= 0 and not fates.moved(holder):
            held.append(province)
            continue
        elif province in contested:
            rivals = fates.attackers(space)
            reason, by = Reason.WAY_TO_STANDOFF, [u for u in rivals if fates.rivalry(u) > 0]
        else:
            reason, by = Reason.WAY_TO_ATTACKER, [holder]
        who = fates.provinces(by)
        chain.append(Finding(reason=reason, where=province, by=who, rule="XI"))
    chain.sort(key=lambda finding: _ORDER.index(Reason(finding.reason)))
    if held:
        standing = Finding(reason=Reason.WAY_HELD, where=unit.province, by=tuple(held), rule="XI")
        chain.append(standing)
    return chain


_ORDER = (Reason.WAY_TO_ATTACKER, Reason.WAY_TO_STANDOFF, Reason.WAY_TAKEN)
