"""Conflicts in an order in which they can be told: what was cut first, then what was lost by it."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from engine.games.diplomatia.orders import (
    DiplomatiaOrder,
    Guard,
    Move,
    Seize,
    Support,
    Transport,
    meant,
)
from engine.games.diplomatia.reasons import Reason
from engine.rules.ruling import Conflict, Resolution, Ruling, Side, Verdict

_HELPED = frozenset({Verdict.GIVEN, Verdict.CUT, Verdict.FALLEN})
"""How supports ended that were meant for something that was done."""

_CARRIED = frozenset({Reason.TRANSPORTED_BY, Reason.TRANSPORT_BROKEN})


@dataclass(frozen=True, slots=True)
class Judged:
    """One unit's order with its ruling."""

    ruling: Ruling
    order: DiplomatiaOrder

    @property
    def at(self) -> str:
        """Where the unit stood."""
        return self.order.at

    @property
    def turned(self) -> bool:
        """Whether it was made to defend its space, whatever it was told."""
        return self.ruling.verdict is Verdict.TURNED

    def helps(self, side: Side) -> bool:
        """Tell whether it was ordered to support a side of a conflict, for what it does there."""
        order, at = self.order, side.unit[2:]
        if isinstance(order, Guard):
            return side.holds and order.to == at
        return isinstance(order, Support) and not side.holds and order.what.at == at

    @property
    def carriers(self) -> tuple[str, ...]:
        """Return the fleets on which the way of an army hung."""
        found = (one.by for one in self.ruling.findings if one.reason in _CARRIED)
        return next(found, ())


def lost_with(army: Judged) -> tuple[str, ...]:
    """Return the fleets with which an army was lost; nothing where it was not."""
    findings = army.ruling.findings if army.ruling.destroyed else ()
    return next((one.by for one in findings if one.reason == Reason.LOST_WITH_FLEET), ())


def by_space(resolution: Resolution) -> Mapping[str, Judged]:
    """Return what every unit was ordered, by the space where it stood."""
    judged: dict[str, Judged] = {}
    for ruling in resolution.rulings:
        order = meant(ruling.order)
        if ruling.unit and order is not None:
            judged.setdefault(ruling.unit[2:], Judged(ruling, order))
    return judged


def in_order(resolution: Resolution) -> tuple[Conflict, ...]:
    """Return the conflicts, each after those that decided what counted in it."""
    judged = by_space(resolution)
    left = list(resolution.conflicts)
    ordered: list[Conflict] = []
    while left:
        ready = (
            one
            for one in left
            if not any(_first(two, one, judged) for two in left if two is not one)
        )
        one = next(ready, left[0])  # where each waits for another, the first begins
        left.remove(one)
        ordered.append(one)
    return tuple(ordered)


def _first(one: Conflict, other: Conflict, judged: Mapping[str, Judged]) -> bool:
    """Tell whether what happens in one conflict counts in the other."""
    here = one.where
    for side in other.sides:
        if any(helper.at == here for helper in helpers(side, judged)):
            return True
        mine = judged.get(side.unit[2:])
        if mine is None or not isinstance(mine.order, Move | Seize):
            continue
        if side.holds and mine.order.to == here:
            return True  # it is there only because it did not get away
        if here in mine.carriers or (isinstance(mine.order, Seize) and here == mine.at):
            return True
    return False


def helpers(side: Side, judged: Mapping[str, Judged]) -> tuple[Judged, ...]:
    """Return who was ordered to support a side, those that were cut among them."""
    return tuple(
        one for one in judged.values() if one.helps(side) and one.ruling.verdict in _HELPED
    )


def deciding(fights: Sequence[Conflict], judged: Mapping[str, Judged]) -> dict[str, int]:
    """Return in which conflict each unit's order is decided, by its space.

    Orders that nothing stands against are in no conflict; they are not listed.
    """
    decided_in: dict[str, int] = {}
    for holds in (False, True):
        for place, side in _sides(fights, holds=holds):
            decided_in.setdefault(side.unit[2:], place)
    for one in judged.values():
        broken = [decided_in[at] for at in one.carriers if at in decided_in]
        if broken and one.ruling.verdict is not Verdict.SUCCEEDS:
            decided_in.setdefault(one.at, max(broken))
    for place, fight in enumerate(fights):
        for side in fight.sides:
            for helper in helpers(side, judged):
                decided_in.setdefault(helper.at, place)
            mine = judged.get(side.unit[2:])
            if side.holds and mine is not None and isinstance(mine.order, Transport):
                decided_in[mine.at] = place
    return decided_in


def _sides(fights: Sequence[Conflict], *, holds: bool) -> Iterator[tuple[int, Side]]:
    for place, fight in enumerate(fights):
        yield from ((place, side) for side in fight.sides if side.holds is holds)
