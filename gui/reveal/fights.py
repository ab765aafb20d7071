"""Conflicts in an order in which they can be told: what was cut first, then what was lost by it."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from engine.board.location import province_of
from engine.rules.ruling import Conflict, Ruling, Side, Verdict
from gui.reveal.step import Deed

_HELPED = frozenset({Verdict.GIVEN, Verdict.CUT, Verdict.FALLEN})
"""How supports ended that were meant for something that was done."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Judged:
    """What a game says of one unit's order and of what came of it."""

    ruling: Ruling
    province: str
    """Where the unit stood; where a new one appears."""

    stood: str
    """The location there from which it is drawn."""

    wants: str = ""
    """The location that its order leads to, if it goes anywhere or takes anything."""

    goes: bool = False
    """Whether the piece itself travels there, not only its power's word."""

    bounces: bool = False
    """Whether it is seen running into whoever keeps it out."""

    helped: str = ""
    """The province of the unit that it was ordered to support."""

    guards: bool = False
    """Whether it supports that unit in defence of its space, not in what it does."""

    hangs_on: tuple[str, ...] = ()
    """Provinces of the units on which it hung whether it could go at all."""

    deed: Deed | None = None
    """What it is seen to do when everything is carried out."""

    lost_with: tuple[str, ...] = ()
    """Provinces of the units that carried it, and with which it was lost."""

    def helps(self, side: Side) -> bool:
        """Tell whether it was ordered to support a side of a conflict, for what it does there."""
        return self.guards is side.holds and self.helped == province_of(side.unit[2:])


By = Mapping[str, Judged]
"""Every unit's order, by the province where the unit stood."""


def in_order(conflicts: Sequence[Conflict], judged: By) -> tuple[Conflict, ...]:
    """Return conflicts, each after those that decided what counted in it."""
    left = list(conflicts)
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


def _first(one: Conflict, other: Conflict, judged: By) -> bool:
    """Tell whether what happens in one conflict counts in the other."""
    here = province_of(one.where)
    for side in other.sides:
        if any(helper.province == here for helper in helpers(side, judged)):
            return True
        mine = judged.get(province_of(side.unit[2:]))
        if mine is None or not mine.wants:
            continue
        if side.holds and province_of(mine.wants) == here:
            return True  # it is there only because it did not get away
        if here in mine.hangs_on:
            return True
    return False


def helpers(side: Side, judged: By) -> tuple[Judged, ...]:
    """Return who was ordered to support a side, those that were cut among them."""
    return tuple(
        one for one in judged.values() if one.helps(side) and one.ruling.verdict in _HELPED
    )


def deciding(fights: Sequence[Conflict], judged: By) -> dict[str, int]:
    """Return in which conflict each unit's order is decided, by its province.

    Orders that nothing stands against are in no conflict; they are not listed.
    """
    decided_in: dict[str, int] = {}
    for holds in (False, True):
        for place, side in _sides(fights, holds=holds):
            decided_in.setdefault(province_of(side.unit[2:]), place)
    for one in judged.values():
        broken = [decided_in[at] for at in one.hangs_on if at in decided_in]
        if broken and one.ruling.verdict is not Verdict.SUCCEEDS:
            decided_in.setdefault(one.province, max(broken))
    for place, fight in enumerate(fights):
        for side in fight.sides:
            for helper in helpers(side, judged):
                decided_in.setdefault(helper.province, place)
    return decided_in


def _sides(fights: Sequence[Conflict], *, holds: bool) -> Iterator[tuple[int, Side]]:
    for place, fight in enumerate(fights):
        yield from ((place, side) for side in fight.sides if side.holds is holds)
