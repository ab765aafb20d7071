"""Holds what came out of an example against what the handbook prints: every unit, every space."""

from collections.abc import Iterator

from engine.games.diplomatia.study.library import Printed
from engine.table.view import PastPhase


def differences(printed: Printed, past: PastPhase) -> Iterator[str]:
    """Yield every difference, as ``A KAR: printed succeeds, came out fails``."""
    after = past.resolution.after
    came = {ruling.unit: str(ruling.verdict) for ruling in past.resolution.rulings}
    for unit in sorted(came.keys() | printed.results.keys()):
        verdict, result = printed.results.get(unit, "nothing"), came.get(unit, "nothing")
        if verdict != result:
            yield f"{unit}: printed {verdict}, came out {result}"
    ways = {str(one.unit): frozenset(one.retreats) for one in after.dislodged}
    for unit in sorted(ways.keys() | printed.retreats.keys()):
        told, found = printed.retreats.get(unit), ways.get(unit)
        if told != found:
            yield f"{unit}: printed {_retreat(told)}, came out {_retreat(found)}"
    for space in sorted(past.resolution.stand_offs ^ printed.blocked):
        yield f"{space}: {'printed as' if space in printed.blocked else 'not printed as'} blocked"
    lost = _lost(past)
    for unit in sorted(lost ^ printed.destroyed):
        yield f"{unit}: {'destroyed, not printed' if unit in lost else 'printed as destroyed'}"
    for space, power in printed.control.items():
        if after.owners.get(space) != power:
            yield f"{space}: printed {power}, controlled by {after.owners.get(space, 'nobody')}"


def _retreat(ways: frozenset[str] | None) -> str:
    """Say where a unit has to retreat to, if it has to."""
    if ways is None:
        return "no retreat"
    return f"a retreat to {', '.join(sorted(ways)) or 'nowhere'}"


def _lost(past: PastPhase) -> frozenset[str]:
    """Return the units that are on the board no more, by where they stood."""
    went = {
        ruling.unit: str(ruling.order).rpartition(" ")[2]
        for ruling in past.resolution.rulings
        if ruling.verdict == "succeeds" and " - " in str(ruling.order)
    }
    left = {(unit.power, unit.at) for unit in past.resolution.after.units}
    left |= {(one.unit.power, one.unit.at) for one in past.resolution.after.dislodged}
    return frozenset(
        str(unit)
        for unit in past.before.units
        if (unit.power, went.get(str(unit), unit.at)) not in left
    )
