"""A turn of moves: from sheets to rulings, and from those to the board afterwards (VII-XII)."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace

from engine.conflict.solver import YES
from engine.games.diplomacy.calendar import onward
from engine.games.diplomacy.chart import Chart
from engine.games.diplomacy.findings import findings
from engine.games.diplomacy.intake import Reader
from engine.games.diplomacy.ledger import Ledger, arrive
from engine.games.diplomacy.muster import draw_up
from engine.games.diplomacy.policies import RetreatToConvoyOrigin
from engine.games.diplomacy.profile import Profile
from engine.games.diplomacy.reasons import VERDICTS, Reason
from engine.games.diplomacy.report import Report
from engine.games.diplomacy.retreats import open_ways
from engine.games.diplomacy.roll import Roll, call_up
from engine.games.diplomacy.verdicts import verdicts
from engine.rules.position import Dislodged, Position, Unit
from engine.rules.ruling import Finding, Resolution, Ruling, resolved, ruled


def judge(
    position: Position,
    sheets: Mapping[str, Sequence[str]],
    disorder: frozenset[str],
    ledger: Ledger,
    reader: Reader,
) -> Resolution:
    """Judge a turn of moves. Who asks for no reasons does not wait for them."""
    chart = ledger.chart
    roll = call_up(position, sheets, disorder, ledger, reader)
    muster, numbers = draw_up(roll, ledger)
    report = Report(muster)
    beaten = report.beaten()
    standing, occupied = _standing(report, beaten, chart)
    contested = report.contested(occupied)
    gone = _gone(report, beaten, occupied, contested, ledger, disorder)
    left = Position(
        phase=position.phase,
        units=standing,
        owners=position.owners,
        dislodged=tuple([fate for fate in gone.values() if fate.retreats]),
        contested=contested,
    )
    return resolved(
        onward(left, chart.board),
        _rulings(roll, report, numbers, gone, disorder, chart),
        report.conflicts,
    )


def _standing(
    report: Report, beaten: Sequence[int], chart: Chart
) -> tuple[tuple[Unit, ...], set[int]]:
    """Return the units that stand after the turn, sorted, and the spaces they stand in."""
    moved, muster, ground = report.state.moved, report.muster, report.ground
    most, known, after = len(chart.ranks), muster.known, list(muster.units)
    spaces = ground.at[:]  # whoever is driven out leaves his to somebody else
    places = [order.rank for order in known]
    for number in report.battle.moves:
        if moved[number] == YES:
            after[number] = arrive(after[number], known[number])
            places[number] = known[number].rank_there
            spaces[number] = ground.to[number]
    keys = [power * most + place for power, place in zip(ground.power, places, strict=True)]
    found = dict(zip(keys, after, strict=True))
    for number in beaten:
        del found[keys[number]]
    return tuple([found[key] for key in sorted(found)]), set(spaces)


def _gone(
    report: Report,
    beaten: Sequence[int],
    occupied: Collection[int],
    contested: frozenset[str],
    ledger: Ledger,
    disorder: frozenset[str],
) -> dict[int, Dislodged]:
    """Return the units driven out, by number, with the ways that are open to them."""
    found: dict[int, Dislodged] = {}
    if not beaten:
        return found
    taken = {ledger.chart.places[space] for space in occupied}
    origins = _open_origins(report, ledger.profile)
    for number in beaten:
        unit, attacker = report.muster.units[number], report.place(report.beaten_by(number))
        # DATC 4.A.5 b: who came by convoy did not cross the border with its own space.
        closed = None if attacker in origins else attacker
        ways = open_ways(unit, closed, contested, taken, ledger.chart)
        lost = unit.power in disorder
        found[number] = Dislodged(unit=unit, attacker=attacker, retreats=() if lost else ways)
    return found


def _open_origins(report: Report, profile: Profile) -> set[str]:
    """Return the spaces from which attackers came by convoy, if retreats there are allowed."""
    if profile.retreat_to_convoy_origin is RetreatToConvoyOrigin.FORBIDDEN:
        return set()
    return {report.place(army) for army in report.battle.sea_moves if report.moved(army)}


def _rulings(
    roll: Roll,
    report: Report,
    numbers: Sequence[int],
    gone: Mapping[int, Dislodged],
    disorder: frozenset[str],
    chart: Chart,
) -> tuple[Ruling, ...]:
    words = verdicts(report, gone)
    known, units = report.muster.known, report.muster.units
    made = []
    for number in numbers:
        order = known[number]
        fields = {
            "power": units[number].power,
            "unit": order.unit,
            "order": order.text,
            "verdict": words[number],
            "dislodged": False,
            "destroyed": False,
            "written": "",
        }
        tail: tuple[Finding, ...] = ()
        if number in gone:
            fields["dislodged"] = True
            if not gone[number].retreats:
                fields["destroyed"] = True
                tail = (_taken_off(units[number], disorder),)
        made.append(ruled(fields, findings, report, number, tail))
    if not roll.special and not roll.idle_texts:
        return tuple(made)
    return _with_refused(made, roll, chart)


def _with_refused(made: Sequence[Ruling], roll: Roll, chart: Chart) -> tuple[Ruling, ...]:
    """Put what was written in vain beside what was judged, in the order of the sheets."""
    listed: list[tuple[int, Ruling]] = list(roll.idle_texts)
    for index, ruling in enumerate(made):
        one = roll.special.get(index)
        place = index if one is None else one.place
        if one is None or not one.refused:
            listed.append((place, ruling))
            continue
        for written, fault in one.refused:
            verdict = VERDICTS[Reason(fault.reason)]
            chain = (fault, *ruling.findings)
            listed.append(
                (place, replace(ruling, verdict=verdict, findings=chain, written=written))
            )
    powers = chart.powers
    listed.sort(key=lambda item: (powers[item[1].power], item[0]))
    return tuple(ruling for _, ruling in listed)


def _taken_off(unit: Unit, disorder: frozenset[str]) -> Finding:
    if unit.power in disorder:
        return Finding(reason=Reason.DISORDER_DISBANDED, where=unit.province, rule="XIV.3")
    return Finding(reason=Reason.NO_RETREAT, where=unit.province, rule="XI")
