"""What is offered to units that were defeated."""

from collections.abc import Iterator
from typing import Final

from engine.games.diplomatia.orders import Move, Remove
from engine.games.diplomatia.reach import Reach
from engine.games.diplomatia.reasons import Reason
from engine.rules.choice import Choice
from engine.rules.position import Position

DISBAND: Final = "D"


def retreats(reach: Reach, power: str, so_far: tuple[str, ...]) -> Iterator[Choice]:
    """List units that have to retreat, then where one may go; what is closed says why."""
    mine = [one for one in reach.position.dislodged if one.unit.power == power]
    if not so_far:
        for fallen in mine:
            yield Choice(token=str(fallen.unit), location=fallen.unit.at)
        return
    chosen = next((one for one in mine if str(one.unit) == so_far[0]), None)
    if chosen is None or so_far[1:] not in ((), ("-",)):
        return
    unit = chosen.unit
    for goal in sorted(reach.steps(unit)):
        if goal in chosen.retreats:
            order = str(Move(unit.kind, unit.at, goal))
            yield Choice(token=goal, location=goal, order=order)
        else:
            why_not = closed(reach.position, chosen.attacker, goal)
            yield Choice(token=goal, location=goal, why_not=why_not)
    if len(so_far) == 1:
        yield Choice(token=DISBAND, order=str(Remove(unit.kind, unit.at)))


def closed(position: Position, attacker: str | None, goal: str) -> str:
    """Tell why a neighbouring space is closed to a retreat (7.2.2.5)."""
    if position.at(goal) is not None:
        return Reason.RETREAT_OCCUPIED
    return Reason.RETREAT_TO_ATTACKER if goal == attacker else Reason.RETREAT_CLOSED
