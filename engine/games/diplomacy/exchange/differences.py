"""Where the record of a phase and our rulings differ, and which ruling decides it."""

from collections.abc import Collection, Iterator, Sequence
from functools import partial

from engine.board.location import province_of
from engine.formats.comparison import NOTHING, About, Difference, Weight
from engine.formats.recorded_game import Recorded
from engine.formats.sentences import OrderResult
from engine.games.diplomacy import orders
from engine.games.diplomacy.exchange.format_names import Mark
from engine.games.diplomacy.exchange.spelling import exactly
from engine.games.diplomacy.exchange.stream.answer import reasons, result_word
from engine.games.diplomacy.game import Diplomacy
from engine.games.diplomacy.phase import Step, dated
from engine.games.diplomacy.reasons import Reason
from engine.rules.order import Order, Words
from engine.rules.position import Position
from engine.rules.ruling import Resolution, Ruling, Verdict

_REMOVED = (
    Reason.REMOVED,
    Reason.REMOVED_BY_RULE,
    Reason.REMOVED_FAR_FROM_COUNTRY,
    Reason.REMOVED_FAR_FROM_CENTRES,
    Reason.DISORDER_REMOVED,
)


def differences(
    recorded: Recorded, resolution: Resolution, rules: Diplomacy
) -> Iterator[Difference]:
    """List where a record and our ruling of one phase disagree."""
    yield from _results(recorded, resolution, rules)
    if recorded.after is not None:
        yield from _units(recorded, resolution)
        yield from _retreats(recorded, resolution)
        yield from _centres(recorded, resolution)


# -- results ---------------------------------------------------------------------------------------


def marks(ruling: Ruling, step: Step) -> frozenset[Mark]:
    """Say what came of an order in the words of the ``diplomacy`` package."""
    outcomes: set[Mark] = set()
    match ruling.verdict:
        case Verdict.FAILS:
            outcomes = _failure(ruling, step)
        case Verdict.CUT:
            outcomes = {Mark.CUT}
        case Verdict.DISRUPTED:
            outcomes = {Mark.DISRUPTED}
        case Verdict.INVALID:
            outcomes = {Mark.NO_CONVOY if _kind(ruling.order) == "-" else Mark.VOID}
        case Verdict.ILLEGAL | Verdict.AMBIGUOUS:
            outcomes = {Mark.VOID}
    if ruling.dislodged:
        outcomes.add(Mark.DISLODGED)
    if step is Step.RETREATS and ruling.destroyed:
        outcomes.add(Mark.DISBAND)
    return frozenset(outcomes)


def _failure(ruling: Ruling, step: Step) -> set[Mark]:
    reason = ruling.findings[0].reason
    if reason == Reason.CONVOY_BROKEN:
        return {Mark.NO_CONVOY}
    if step is Step.RETREATS and reason != Reason.RETREAT_CLASH:
        return set()
    return {Mark.BOUNCE}


def _kind(order: Order) -> str:
    """Return the sign of an order: ``- S C H R D B``."""
    match order:
        case Words():
            return ""
        case orders.Move():
            return "-"
        case orders.SupportHold() | orders.SupportMove():
            return "S"
        case orders.Convoy():
            return "C"
        case orders.Retreat():
            return "R"
    return str(order)[-1]


def _kind_of(ruling: Ruling, position: Position, rules: Diplomacy) -> str:
    """Return the sign of an order as it was written, in whatever notation."""
    kind = _kind(ruling.given)
    if kind or not ruling.written:
        return kind
    order = exactly(str(ruling.written), position, ruling.power, rules)
    return _kind(order) if order is not None else ""


def _sense(marks: frozenset[str], kind: str, step: Step) -> tuple[str, bool]:
    """Reduce marks to what they mean at the table, so that two ways to say it agree."""
    beaten = Mark.DISLODGED in marks
    if step is Step.RETREATS:
        gone = marks & {Mark.DISBAND, Mark.BOUNCE, Mark.VOID}
        # Who orders it is gone, whether or not that is called a result.
        return "gone" if gone or kind == "D" else "", False
    if kind == "-":
        return "stays" if marks - {Mark.DISLODGED} else "", beaten
    if Mark.VOID in marks:
        return "void", beaten
    if kind == "S" and Mark.CUT in marks:
        return "cut", beaten
    if kind == "C" and not beaten and marks & {Mark.DISRUPTED, Mark.NO_CONVOY}:
        return "disrupted", False
    return "", beaten


def _results(recorded: Recorded, resolution: Resolution, rules: Diplomacy) -> Iterator[Difference]:
    if recorded.results is None:
        return
    step = dated(recorded.position.phase).step
    result = partial(Difference, phase=recorded.position.phase, about=About.RESULT)
    ruled = {ruling.unit for ruling in resolution.rulings if ruling.unit}
    seen: set[str] = set()
    for ruling in resolution.rulings:
        unit = ruling.unit or _unit_written(ruling)
        stranger = not ruling.unit and unit in ruled  # an order to somebody else's unit
        if stranger or unit in seen or unit not in recorded.results:
            continue
        seen.add(unit)
        theirs, ours = recorded.results[unit], marks(ruling, step)
        kind = _kind_of(ruling, recorded.position, rules)
        one, other = _sense(theirs, kind, step), _sense(ours, kind, step)
        if one != other:
            weight = _weight(kind, step, theirs, same_fate=one[1] == other[1])
            yield result(
                power=ruling.power,
                what=unit,
                theirs=said(theirs),
                ours=said(ours),
                weight=weight,
                ruling=ruling,
            )
    for unit, theirs in recorded.results.items():
        if unit not in seen and Mark.VOID not in theirs:  # both say that nothing came of that one
            weight = Weight.RETREATS if step is Step.RETREATS else Weight.BOARD
            yield result(power="", what=unit, theirs=said(theirs), ours=NOTHING, weight=weight)


def _weight(kind: str, step: Step, theirs: frozenset[str], *, same_fate: bool) -> Weight:
    """Tell whether a result that is called otherwise changes anything on the board."""
    if step is Step.RETREATS:
        return Weight.RETREATS
    illegible = not kind and Mark.VOID not in theirs
    moved = kind == "-" or step is Step.ADJUSTMENTS
    return Weight.BOARD if moved or illegible or not same_fate else Weight.WORDS


def _unit_written(ruling: Ruling) -> str:
    """Return the unit that an order speaks of which has none: a build that is not allowed."""
    return ruling.written.order.unit


def said(marks: frozenset[str]) -> str:
    """Write marks in their usual order; ``ok`` when there are none."""
    return ", ".join(mark for mark in Mark if mark in marks) or "ok"


# -- the position afterwards -----------------------------------------------------------------------


def _units(recorded: Recorded, resolution: Resolution) -> Iterator[Difference]:
    after = recorded.after
    if after is None:
        return
    theirs = {(unit.power, str(unit)) for unit in after.units}
    ours = {(unit.power, str(unit)) for unit in resolution.after.units}
    for power, unit in sorted(theirs ^ ours):
        yield Difference(
            phase=recorded.position.phase,
            about=About.UNITS,
            power=power,
            what=unit,
            theirs=unit if (power, unit) in theirs else NOTHING,
            ours=unit if (power, unit) in ours else NOTHING,
            ruling=_ruling_about(unit, power, resolution),
        )


def _ruling_about(unit: str, power: str, resolution: Resolution) -> Ruling | None:
    """Find the ruling that brought a unit to a place, or kept it from there."""
    place = province_of(unit[2:])
    own = [ruling for ruling in resolution.rulings if ruling.power == power]
    for ruling in own:
        order = ruling.order or ruling.written.order
        if province_of(order.leads_to or order.at) == place:
            return ruling
    standing = (ruling for ruling in own if ruling.unit and province_of(ruling.unit[2:]) == place)
    return next(standing, _removal(own))


def _removal(own: Sequence[Ruling]) -> Ruling | None:
    """Find who was taken off in winter: that is why somebody else was not."""
    return next((r for r in own if r.findings and r.findings[0].reason in _REMOVED), None)


def _retreats(recorded: Recorded, resolution: Resolution) -> Iterator[Difference]:
    after = recorded.after
    if after is None or dated(recorded.position.phase).step is not Step.MOVES:
        return
    theirs, ours = _ways(after), _ways(resolution.after)
    for power, unit in sorted(theirs.keys() | ours.keys()):
        one, other = theirs.get((power, unit)), ours.get((power, unit))
        if (one or frozenset()) != (other or frozenset()):
            yield Difference(
                phase=recorded.position.phase,
                about=About.RETREATS,
                power=power,
                what=unit,
                theirs=_places(one),
                ours=_places(other),
                weight=Weight.RETREATS,
                ruling=next((r for r in resolution.rulings if r.unit == unit), None),
            )


def _places(ways: frozenset[str] | None) -> str:
    return " ".join(sorted(ways)) if ways else NOTHING


def _ways(position: Position) -> dict[tuple[str, str], frozenset[str]]:
    return {(one.unit.power, str(one.unit)): frozenset(one.retreats) for one in position.dislodged}


def _centres(recorded: Recorded, resolution: Resolution) -> Iterator[Difference]:
    after = recorded.after
    if after is None or not after.owners:
        return
    retreats = {dated(left.phase).step is Step.RETREATS for left in (after, resolution.after)}
    if len(retreats) > 1:  # only one side has to wait for retreats before it counts
        return
    for centre in sorted(after.owners.keys() | resolution.after.owners.keys()):
        theirs, ours = (
            after.owners.get(centre, NOTHING),
            resolution.after.owners.get(centre, NOTHING),
        )
        if theirs != ours:
            yield Difference(
                phase=recorded.position.phase,
                about=About.OWNERS,
                power=ours if ours != NOTHING else theirs,
                what=centre,
                theirs=theirs,
                ours=ours,
                ruling=_ruling_on(centre, {theirs, ours}, after, resolution),
            )


def _ruling_on(
    centre: str, owners: Collection[str], recorded: Position, resolution: Resolution
) -> Ruling | None:
    """Find the ruling about the unit that stands in a centre, here or in the record.

    Where nobody does, that about who wanted to get there.
    """
    for left in (resolution.after, recorded):
        unit = left.at(centre)
        if unit is not None:
            return _ruling_about(str(unit), unit.power, resolution)
    wanted = [ruling for ruling in resolution.rulings if _goal(ruling) == centre]
    return next((ruling for ruling in wanted if ruling.power in owners), None)


def _goal(ruling: Ruling) -> str:
    """Return the province that an order wanted to reach."""
    return province_of(ruling.order.leads_to)


def ruling_json(ruling: Ruling) -> dict[str, object]:
    """Describe the ruling that decides a difference for other programs."""
    outcome = OrderResult(key=ruling.unit, ruling=ruling, order=str(ruling.given))
    return {"order": outcome.order, "result": result_word(ruling), "reasons": reasons(outcome)}
