"""Retreats of units that were driven out (XI)."""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from engine.board.location import coast_of, province_of
from engine.games.diplomacy.calendar import onward
from engine.games.diplomacy.judge.sheets.intake import Reader, Text, idle, read_sheet
from engine.games.diplomacy.orders import DiplomacyOrder, Disband, Move, Retreat, in_vain
from engine.games.diplomacy.reach.chart import Chart
from engine.games.diplomacy.reasons import VERDICTS, Reason
from engine.games.diplomacy.rulebooks.badly_written import fault as badly_written
from engine.games.diplomacy.rulebooks.policies import (
    CoastOpen,
    CoastSingle,
    CoastWrong,
    DoubleOrder,
)
from engine.games.diplomacy.rulebooks.profile import Profile
from engine.rules.position import Dislodged, Position, Unit
from engine.rules.ruling import Conflict, Finding, Resolution, Ruling, Side


def ways_out(
    unit: Unit,
    attacker: str | None,
    standing: Iterable[Unit],
    contested: Collection[str],
    chart: Chart,
) -> tuple[str, ...]:
    """List where a beaten unit may go: not onto units, to the attacker's space or a stand-off."""
    return open_ways(unit, attacker, contested, {other.province for other in standing}, chart)


def open_ways(
    unit: Unit,
    attacker: str | None,
    contested: Collection[str],
    occupied: Collection[str],
    chart: Chart,
) -> tuple[str, ...]:
    """List the same where it is known already which provinces are occupied."""
    return tuple(
        [
            place
            for place, province in chart.ways(unit.kind, unit.at)
            if province != attacker and province not in contested and province not in occupied
        ]
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Wish:
    """What one beaten unit is to do."""

    beaten: Dislodged
    order: Retreat | Disband
    fault: Finding | None = None
    """Why it is taken off although a retreat was written, or that nothing was."""

    written: str = ""
    place: int = 10_000


def judge(
    position: Position,
    sheets: Mapping[str, Sequence[str]],
    disorder: frozenset[str],
    chart: Chart,
    profile: Profile,
    reader: Reader,
) -> Resolution:
    """Judge the retreats of one turn."""
    listed: list[tuple[int, Ruling]] = []
    wishes: list[Wish] = []
    for power in chart.board.powers_by_id:
        sheet = (
            []
            if power in disorder
            else read_sheet(sheets.get(power, ()), position, power, reader, chart)
        )
        mine: dict[str, list[Text]] = {}
        for text in sheet:
            fault = _misaddressed(text, position, power)
            if fault is None:
                mine.setdefault(province_of(text.orders[0].at), []).append(text)
            else:
                listed.append(idle(power, text, fault))
        for beaten in position.dislodged:
            if beaten.unit.power == power:
                texts = mine.get(beaten.unit.province, [])
                table = Table(position=position, chart=chart, profile=profile)
                wish, rest = _wish(beaten, texts, table, disorder=power in disorder)
                wishes.append(wish)
                listed += rest
    goals = Counter(
        province_of(wish.order.to) for wish in wishes if isinstance(wish.order, Retreat)
    )
    arrived = []
    for wish in wishes:
        ruling = _ruling(wish, goals, wishes)
        listed.append((wish.place, ruling))
        if isinstance(wish.order, Retreat) and not ruling.destroyed:
            arrived.append(replace(wish.beaten.unit, at=wish.order.to))
    powers = {power: rank for rank, power in enumerate(chart.board.powers_by_id)}
    listed.sort(key=lambda item: (powers[item[1].power], item[0]))
    units = sorted((*position.units, *arrived), key=lambda u: (powers[u.power], u.at))
    left = replace(position, units=tuple(units), dislodged=(), contested=frozenset())
    return Resolution(
        after=onward(left, chart.board),
        rulings=tuple(ruling for _, ruling in listed),
        conflicts=tuple(_clash(goal, wishes) for goal in sorted(goals) if goals[goal] > 1),
    )


def _clash(goal: str, wishes: Sequence[Wish]) -> Conflict:
    """Show several retreats to one space at the reveal (XI.2)."""
    sides = [
        Side(power=wish.beaten.unit.power, unit=str(wish.beaten.unit), strength=1)
        for wish in wishes
        if isinstance(wish.order, Retreat) and province_of(wish.order.to) == goal
    ]
    return Conflict(where=goal, sides=tuple(sides), weighed=False)


def _misaddressed(text: Text, position: Position, power: str) -> Finding | None:
    """Tell why a text is about none of the power's beaten units."""
    if not text.orders:
        return Finding(reason=Reason.UNREADABLE, rule="VII.4")
    where = province_of(text.orders[0].at)
    if any(province_of(order.at) != where for order in text.orders):
        return Finding(reason=Reason.AMBIGUOUS_TEXT, where=where, rule="VII.4")
    owners = {b.unit.power for b in position.dislodged if b.unit.province == where}
    if power in owners:
        return None
    if owners:
        return Finding(reason=Reason.FOREIGN_UNIT, where=where, rule="VII.4")
    if not where:  # a build was waived
        return Finding(reason=Reason.WRONG_PHASE, rule="XIII.2")
    return Finding(reason=Reason.NO_UNIT, where=where, rule="XI")


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """What retreats are judged by: the board as the moves left it, and the table's rules."""

    position: Position
    chart: Chart
    profile: Profile


def _wish(
    beaten: Dislodged, texts: list[Text], table: Table, *, disorder: bool
) -> tuple[Wish, list[tuple[int, Ruling]]]:
    unit = beaten.unit
    gone = Disband(unit.kind, unit.at)
    if disorder or not texts:
        fault = (
            Finding(reason=Reason.DISORDER_DISBANDED, where=unit.province, rule="XIV.3")
            if disorder
            else Finding(reason=Reason.NOT_WRITTEN, where=unit.province, rule="XI.2")
        )
        return Wish(beaten=beaten, order=gone, fault=fault), []
    legal: dict[Retreat | Disband, Text] = {}
    wrong: Finding | None = None
    for text in texts:
        for order in text.orders:
            checked = text.fault or _check(order, beaten, table)
            if isinstance(checked, Finding):
                wrong = wrong or checked
            else:
                legal.setdefault(checked, text)
    if len(legal) > 1 and table.profile.double_order is not DoubleOrder.NEITHER:
        return _first_or_last(beaten, legal, table.profile)
    if len(legal) == 1:
        ((wished, text),) = legal.items()
        return Wish(beaten=beaten, order=wished, place=text.place), []
    if legal:
        reason = Reason.TWO_ORDERS if len(texts) > 1 else Reason.AMBIGUOUS_TEXT
        wrong = Finding(reason=reason, where=unit.province, rule="VII.4")
    written = " / ".join(text.written for text in texts)
    return Wish(beaten=beaten, order=gone, fault=wrong, written=written, place=texts[0].place), []


def _first_or_last(
    beaten: Dislodged, legal: Mapping[Retreat | Disband, Text], profile: Profile
) -> tuple[Wish, list[tuple[int, Ruling]]]:
    """Take the first or the last of several retreats of one unit (DATC 4.D.3 a, b)."""
    first = profile.double_order is DoubleOrder.FIRST
    wished = list(legal)[0 if first else -1]
    finding = Finding(
        reason=Reason.EARLIER_COUNTS if first else Reason.LATER_COUNTS,
        where=beaten.unit.province,
        rule="DATC 4.D.3",
    )
    rest = [
        idle(beaten.unit.power, text, finding) for order, text in legal.items() if order != wished
    ]
    return Wish(beaten=beaten, order=wished, place=legal[wished].place), rest


def _check(order: DiplomacyOrder, beaten: Dislodged, table: Table) -> Retreat | Disband | Finding:
    """Put an order for a beaten unit into good notation, or say why it cannot be carried out.

    Where it may go was settled when it was driven out: only then was it known how its attacker came
    (DATC 4.A.5).
    """
    unit, position, chart = beaten.unit, table.position, table.chart
    minded = badly_written(order, unit, position, chart.board, table.profile)
    if minded is not None:
        return minded
    if isinstance(order, Disband):
        return Disband(unit.kind, unit.at)
    if not isinstance(order, Retreat | Move):
        return Finding(reason=Reason.WRONG_PHASE, where=unit.province, rule="XI.2")
    goal = province_of(order.to)
    near = chart.board.neighbours(unit.kind, unit.at)
    possible = sorted(place for place in near if province_of(place) == goal)
    open_ways = [place for place in possible if place in beaten.retreats]
    closed = not open_ways
    faults = (
        (goal not in chart.board.provinces, Reason.UNKNOWN_SPACE, "VII.4"),
        (not possible, Reason.TOO_FAR, "XI"),
        (closed and position.at(goal) is not None, Reason.RETREAT_OCCUPIED, "XI"),
        (closed and goal == beaten.attacker, Reason.RETREAT_TO_ATTACKER, "XI"),
        (closed and goal in position.contested, Reason.RETREAT_TO_STANDOFF, "XI"),
        (closed, Reason.RETREAT_CLOSED, "XI"),
    )
    for wrong, reason, rule in faults:
        if wrong:
            return Finding(reason=reason, where=goal, rule=rule)
    return _coast_of_retreat(Retreat(unit.kind, unit.at, order.to), open_ways, table)


def _coast_of_retreat(order: Retreat, open_ways: Sequence[str], table: Table) -> Retreat | Finding:
    """Find the coast that a beaten fleet goes to, as for a move (DATC 4.B.1 to 4.B.3)."""
    goal, policy = province_of(order.to), table.profile
    coasts = table.chart.board.provinces[goal].coasts if order.kind == "F" else ()
    written = coast_of(order.to) in coasts
    if written and order.to in open_ways:
        return order
    if written and policy.coast_wrong is CoastWrong.ILLEGAL:
        return Finding(reason=Reason.COAST_WRONG, where=order.to, rule="VII.3")
    if len(open_ways) > 1 and policy.coast_open is CoastOpen.FAILS:
        return Finding(reason=Reason.COAST_MISSING, where=goal, rule="VII.3")
    if coasts and not written and policy.coast_single is CoastSingle.FAILS and len(open_ways) == 1:
        return Finding(reason=Reason.COAST_MISSING, where=goal, rule="DATC 4.B.2")
    return replace(order, to=open_ways[0])


def _ruling(wish: Wish, goals: Counter[str], wishes: Sequence[Wish]) -> Ruling:
    unit = wish.beaten.unit
    destroyed = True
    if wish.fault is not None:
        chain = [wish.fault]
        if VERDICTS[Reason(wish.fault.reason)] != VERDICTS[Reason.NOT_WRITTEN]:
            chain.append(Finding(reason=Reason.NOT_WRITTEN, where=unit.province, rule="XI.2"))
    elif isinstance(wish.order, Disband):
        chain = [Finding(reason=Reason.DISBANDED, where=unit.province, rule="XI.2")]
    else:
        goal = province_of(wish.order.to)
        if goals[goal] > 1:
            by = tuple(
                other.beaten.unit.province
                for other in wishes
                if other is not wish
                and isinstance(other.order, Retreat)
                and province_of(other.order.to) == goal
            )
            chain = [Finding(reason=Reason.RETREAT_CLASH, where=goal, by=by, rule="XI.2")]
        else:
            chain = [Finding(reason=Reason.RETREATED, where=wish.order.to, rule="XI")]
            destroyed = False
    return Ruling(
        power=unit.power,
        unit=str(unit),
        order=wish.order,
        verdict=VERDICTS[Reason(chain[0].reason)],
        findings=tuple(chain),
        destroyed=destroyed,
        written=in_vain(wish.written),
    )
