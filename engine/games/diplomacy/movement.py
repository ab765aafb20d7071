"""A turn of moves: from sheets to rulings, and from those to the board afterwards (VII-XII)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from engine.games.diplomacy.calendar import onward
from engine.games.diplomacy.chart import Chart
from engine.games.diplomacy.findings import findings
from engine.games.diplomacy.intake import Assigned, Intake, Reader, take_in
from engine.games.diplomacy.muster import draw_up
from engine.games.diplomacy.orders import Move
from engine.games.diplomacy.policies import RetreatToConvoyOrigin
from engine.games.diplomacy.profile import Profile
from engine.games.diplomacy.reasons import VERDICTS, Reason
from engine.games.diplomacy.report import Report
from engine.games.diplomacy.retreats import ways_out
from engine.rules.position import Dislodged, Position, Unit
from engine.rules.ruling import Finding, Resolution, Ruling, Verdict


@dataclass(frozen=True, slots=True, kw_only=True)
class Fate:
    """How one unit fared: everything about it follows from its findings."""

    one: Assigned
    chain: tuple[Finding, ...]

    @property
    def verdict(self) -> Verdict:
        """What the deciding finding comes to."""
        return VERDICTS[Reason(self.chain[0].reason)]

    @property
    def attacker(self) -> str | None:
        """The province of the unit that drove it out, if any."""
        return next((f.by[0] for f in self.chain if f.reason == Reason.DRIVEN_OUT), None)

    @property
    def unit_after(self) -> Unit:
        """The unit where it stands after the turn, unless it was driven out."""
        if isinstance(self.one.order, Move) and self.verdict is Verdict.SUCCEEDS:
            return replace(self.one.unit, at=self.one.order.to)
        return self.one.unit


def judge(
    position: Position,
    sheets: Mapping[str, Sequence[str]],
    disorder: frozenset[str],
    chart: Chart,
    profile: Profile,
    reader: Reader,
) -> Resolution:
    """Judge a turn of moves."""
    intake = take_in(position, sheets, disorder, chart, profile, reader)
    report = Report(draw_up(intake.assigned, chart, profile))
    fates = [
        Fate(one=one, chain=findings(report, number))
        for number, one in enumerate(report.muster.assigned)
    ]
    standing = tuple(fate.unit_after for fate in fates if fate.attacker is None)
    contested = report.contested({unit.province for unit in standing})
    beaten = {}
    open_origins = _open_origins(report, profile)
    for fate in fates:
        if fate.attacker is not None:
            # DATC 4.A.5 b: who came by convoy did not cross the border with its own space.
            closed = None if fate.attacker in open_origins else fate.attacker
            ways = ways_out(fate.one.unit, closed, standing, contested, chart)
            lost = fate.one.unit.power in disorder
            beaten[fate.one.unit.province] = Dislodged(
                unit=fate.one.unit, attacker=fate.attacker, retreats=() if lost else ways
            )
    left = replace(
        position,
        units=_sorted(standing, chart),
        dislodged=tuple(fate for fate in beaten.values() if fate.retreats),
        contested=contested,
    )
    return Resolution(
        after=onward(left, chart.board),
        rulings=_rulings(intake, fates, beaten, disorder, chart),
        conflicts=tuple(report.conflicts()),
    )


def _open_origins(report: Report, profile: Profile) -> set[str]:
    """Return the spaces from which attackers came by convoy, if retreats there are allowed."""
    if profile.retreat_to_convoy_origin is RetreatToConvoyOrigin.FORBIDDEN:
        return set()
    return {report.place(army) for army in report.battle.sea_moves if report.moved(army)}


def _sorted(units: Sequence[Unit], chart: Chart) -> tuple[Unit, ...]:
    powers = {power: rank for rank, power in enumerate(chart.board.powers_by_id)}
    return tuple(sorted(units, key=lambda unit: (powers[unit.power], unit.at)))


def _rulings(
    intake: Intake,
    fates: Sequence[Fate],
    beaten: Mapping[str, Dislodged],
    disorder: frozenset[str],
    chart: Chart,
) -> tuple[Ruling, ...]:
    by_place = {fate.one.unit.province: fate for fate in fates}
    listed: list[tuple[int, Ruling]] = list(intake.idle_texts)
    for one in intake.assigned:
        fate = by_place[one.unit.province]
        gone = beaten.get(one.unit.province)
        destroyed = gone is not None and not gone.retreats
        chain = fate.chain if one.note is None else (*fate.chain, one.note)
        if destroyed:
            chain = (*chain, _taken_off(one.unit, disorder))
        ruling = Ruling(
            power=one.unit.power,
            unit=str(one.unit),
            order=str(one.order),
            verdict=fate.verdict,
            findings=chain,
            dislodged=gone is not None,
            destroyed=destroyed,
        )
        if not one.refused:
            listed.append((one.place, ruling))
        for written, fault in one.refused:
            listed.append(
                (
                    one.place,
                    replace(
                        ruling,
                        verdict=VERDICTS[Reason(fault.reason)],
                        findings=(fault, *chain),
                        written=written,
                    ),
                )
            )
    powers = {power: rank for rank, power in enumerate(chart.board.powers_by_id)}
    listed.sort(key=lambda item: (powers[item[1].power], item[0]))
    return tuple(ruling for _, ruling in listed)


def _taken_off(unit: Unit, disorder: frozenset[str]) -> Finding:
    if unit.power in disorder:
        return Finding(reason=Reason.DISORDER_DISBANDED, where=unit.province, rule="XIV.3")
    return Finding(reason=Reason.NO_RETREAT, where=unit.province, rule="XI")
