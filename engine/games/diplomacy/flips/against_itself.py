"""Whether a power would help against itself: no such order is proposed to anybody.

It would, by a support or a convoy

* of a move into a space where a unit of its own stands that does not leave it;
* of another power's move into a space where a unit of its own wants to go;
* by a support of another power's unit that stays where a unit of its own wants to go;
* and by any support or convoy through which a unit of its own is driven out that would not be if
  the helper held instead.

What a power gives up by ordering something else is no help against itself: a unit that supports can
not move, and one that moves leaves its space.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from engine.board.location import province_of
from engine.games.diplomacy.flips.changes import Change
from engine.games.diplomacy.orders import Convoy, Hold, Move, MoveOrder, SupportHold, SupportMove
from engine.rules.position import Position
from engine.rules.ruling import Ruling, Verdict


def helps_against_itself(
    group: Sequence[Change],
    before: Position,
    orders: Mapping[str, MoveOrder],
    judge: Callable[[tuple[Change, ...]], Sequence[Ruling]],
) -> bool:
    """Tell whether by any of some changes a power would help against its own units.

    ``orders`` are those of the turn by province, before the changes; ``judge`` tells what would
    come of other changes.
    """
    rulings = judge(tuple(group))
    given = {**orders, **{change.unit.province: change.order for change in group}}
    gone = {
        province_of(one.unit[2:])
        for one in rulings
        if one.unit and one.order and one.verdict is Verdict.SUCCEEDS
    }
    if any(_against(change, before, given, gone) for change in group):
        return True
    return any(
        _driven_out(rulings, change.unit.power)
        - _driven_out(judge(_holding(group, change)), change.unit.power)
        for change in group
        if isinstance(change.order, SupportHold | SupportMove | Convoy)
    )


def _holding(group: Sequence[Change], helper: Change) -> tuple[Change, ...]:
    """Return the changes with one helper holding instead."""
    held = replace(helper, order=Hold(helper.unit.kind, helper.unit.at))
    return tuple(held if change is helper else change for change in group)


def _driven_out(rulings: Sequence[Ruling], power: str) -> set[str]:
    return {one.unit for one in rulings if one.power == power and one.dislodged}


def _against(
    change: Change, before: Position, given: Mapping[str, MoveOrder], gone: set[str]
) -> bool:
    order, power = change.order, change.unit.power
    if isinstance(order, SupportHold):
        place = province_of(order.target)
        return _foreign(before, place, power) and _wanted(before, place, power, given)
    if not isinstance(order, SupportMove | Convoy):
        return False
    helped, goal = province_of(order.target), province_of(order.to)
    held = before.at(goal)
    if held is not None and held.power == power:
        left = isinstance(given.get(goal), Move) and goal in gone
        if not left:
            return True
    return _foreign(before, helped, power) and _wanted(before, goal, power, given)


def _foreign(before: Position, place: str, power: str) -> bool:
    unit = before.at(place)
    return unit is not None and unit.power != power


def _wanted(before: Position, place: str, power: str, given: Mapping[str, MoveOrder]) -> bool:
    """Tell whether a unit of a power is to go to a space."""
    return any(
        isinstance(order, Move) and province_of(order.to) == place
        for unit in before.of(power)
        if (order := given.get(unit.province)) is not None
    )
