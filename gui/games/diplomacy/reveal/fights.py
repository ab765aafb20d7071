"""Conflicts in an order in which they can be told: what was cut first, then what was lost by it."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from engine.board.location import province_of
from engine.games.diplomacy.orders import (
    Convoy,
    DiplomacyOrder,
    Move,
    Retreat,
    SupportHold,
    SupportMove,
    meant,
)
from engine.rules.ruling import Conflict, Resolution, Ruling, Side, Verdict


@dataclass(frozen=True, slots=True)
class Judged:
    """One unit's order with its ruling."""

    ruling: Ruling
    order: DiplomacyOrder

    @property
    def province(self) -> str:
        """Where the unit stood."""
        return province_of(self.order.at)

    def helps(self, side: Side) -> bool:
        """Tell whether it was ordered to support a side of a conflict, for what it does there."""
        order, at = self.order, province_of(side.unit[2:])
        if isinstance(order, SupportHold):
            return side.holds and province_of(order.target) == at
        return isinstance(order, SupportMove) and not side.holds and province_of(order.target) == at


def by_province(resolution: Resolution) -> Mapping[str, Judged]:
    """Return what every unit was ordered, by the province where it stood."""
    judged: dict[str, Judged] = {}
    for ruling in resolution.rulings:
        order = meant(ruling.order)
        if ruling.unit and order is not None:
            judged.setdefault(province_of(ruling.unit[2:]), Judged(ruling, order))
    return judged


def in_order(resolution: Resolution) -> tuple[Conflict, ...]:
    """Return the conflicts, each after those that decided what counted in it."""
    judged = by_province(resolution)
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
    here = province_of(one.where)
    for side in other.sides:
        at = province_of(side.unit[2:])
        if any(helper.province == here for helper in helpers(side, judged)):
            return True
        mine = judged.get(at)
        if mine is None or not isinstance(mine.order, Move):
            continue
        if side.holds and province_of(mine.order.to) == here:
            return True  # it is there only because it did not get away
        if any(
            isinstance(ferry.order, Convoy)
            and ferry.province == here
            and province_of(ferry.order.target) == at
            for ferry in judged.values()
        ):
            return True
    return False


def helpers(side: Side, judged: Mapping[str, Judged]) -> tuple[Judged, ...]:
    """Return who was ordered to support a side, those that were cut among them."""
    return tuple(
        one
        for one in judged.values()
        if one.helps(side) and one.ruling.verdict in (Verdict.GIVEN, Verdict.CUT)
    )


def deciding(fights: Sequence[Conflict], judged: Mapping[str, Judged]) -> dict[str, int]:
    """Return in which conflict each unit's order is decided, by its province.

    Orders that nothing stands against are in no conflict; they are not listed.
    """
    decided_in: dict[str, int] = {}
    for place, _, at in _sides(fights, holds=False):
        decided_in.setdefault(at, place)
    for place, _, at in _sides(fights, holds=True):
        decided_in.setdefault(at, place)
    for one in judged.values():
        order = one.order
        if isinstance(order, Move | Retreat) and one.province not in decided_in:
            broken = [
                decided_in[ferry.province]
                for ferry in judged.values()
                if isinstance(ferry.order, Convoy)
                and province_of(ferry.order.target) == one.province
                and ferry.province in decided_in
            ]
            if broken and one.ruling.verdict is not Verdict.SUCCEEDS:
                decided_in[one.province] = max(broken)
    for place, fight in enumerate(fights):
        for side in fight.sides:
            for helper in helpers(side, judged):
                decided_in.setdefault(helper.province, place)
    return decided_in


def _sides(fights: Sequence[Conflict], *, holds: bool) -> Iterator[tuple[int, Side, str]]:
    for place, fight in enumerate(fights):
        for side in fight.sides:
            if side.holds is holds:
                yield place, side, province_of(side.unit[2:])
