"""What is offered to units that were driven out: where each may retreat to, or to disband (XI)."""

from collections.abc import Iterator

from engine.board.location import province_of
from engine.games.diplomacy.orders import Disband, Retreat
from engine.games.diplomacy.reach.unit_reach import UnitReach
from engine.games.diplomacy.reasons import Reason
from engine.rules.choice import Choice
from engine.rules.position import Position

_DISBAND = "D"


def retreats(reach: UnitReach, power: str, so_far: tuple[str, ...]) -> Iterator[Choice]:
    """List the units that have to retreat, then where one may go; what is closed says why."""
    mine = [d for d in reach.position.dislodged if d.unit.power == power]
    if not so_far:
        for beaten in mine:
            yield Choice(token=str(beaten.unit), location=beaten.unit.at)
        return
    chosen = next((d for d in mine if str(d.unit) == so_far[0]), None)
    if chosen is None or so_far[1:] not in ((), ("R",), ("-",)):
        return
    unit = chosen.unit
    for goal in sorted(reach.steps(unit)):
        if goal in chosen.retreats:
            order = str(Retreat(unit.kind, unit.at, goal))
            yield Choice(token=goal, location=goal, order=order)
        else:
            why_not = retreat_closed(reach.position, chosen.attacker, goal)
            yield Choice(token=goal, location=goal, why_not=why_not)
    if len(so_far) == 1:
        yield Choice(token=_DISBAND, order=str(Disband(unit.kind, unit.at)))


def retreat_closed(position: Position, attacker: str | None, goal: str) -> str:
    """Tell why a neighbouring place is closed to a retreat (XI)."""
    place = province_of(goal)
    if position.at(place) is not None:
        return Reason.RETREAT_OCCUPIED
    if place == attacker:
        return Reason.RETREAT_TO_ATTACKER
    return Reason.RETREAT_TO_STANDOFF if place in position.contested else Reason.RETREAT_CLOSED
