"""Holds what came out against what the rulebook prints."""

from collections.abc import Iterator, Sequence

from engine.games.diplomacy import orders
from engine.games.diplomacy.study.library import SamplePhase
from engine.rules.ruling import Ruling, Verdict
from engine.table.view import PastPhase


def differences(printed: Sequence[SamplePhase], played: Sequence[PastPhase]) -> list[str]:
    """List every difference, as ``F1902M A NWY - STP: printed succeeds, came out fails``."""
    mismatches: list[str] = []
    by_code = {past.phase.code: past for past in played}
    for phase in printed:
        past = by_code.pop(phase.phase.code, None)
        if past is None:
            mismatches.append(f"{phase.phase}: printed, but nobody had anything to write")
        else:
            mismatches += [f"{phase.phase} {text}" for text in _phase(phase, past)]
    mismatches += [f"{code}: played, but the rulebook prints nothing" for code in by_code]
    return mismatches


def _phase(printed: SamplePhase, past: PastPhase) -> Iterator[str]:
    rulings = {str(ruling.order): ruling for ruling in past.resolution.rulings}
    wanted = dict.fromkeys((*printed.moved, *printed.built, *printed.removed), True)
    wanted |= dict.fromkeys(printed.failed, False)
    for order, succeeds in wanted.items():
        ruling = rulings.get(order)
        if ruling is None:
            yield f"{order}: printed, but not among the orders judged"
        elif (ruling.verdict is Verdict.SUCCEEDS) != succeeds:
            word = "succeeds" if succeeds else "fails"
            yield f"{order}: printed {word}, came out {ruling.verdict}"
    for ruling in past.resolution.rulings:
        if str(ruling.order) not in wanted and _changes_the_board(ruling):
            yield f"{ruling.order}: came out {ruling.verdict}, not printed"
    destroyed = {ruling.unit for ruling in rulings.values() if ruling.destroyed}
    removed = {order.removesuffix(" D") for order in printed.removed}
    for unit in sorted(destroyed ^ ({*printed.destroyed} | removed)):
        yield f"{unit}: {'destroyed, not printed' if unit in destroyed else 'printed as destroyed'}"


def _changes_the_board(ruling: Ruling) -> bool:
    return isinstance(ruling.order, orders.Move | orders.Retreat | orders.Build | orders.Disband)
