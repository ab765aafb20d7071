"""What is offered in winter: where to build what, or which units to remove (XIII.2)."""

from collections.abc import Iterator

from engine.board.board import Board
from engine.board.location import coast_of
from engine.board.province import Terrain
from engine.games.diplomacy.builds import balance, free_homes
from engine.games.diplomacy.orders import Build, Disband, Waive
from engine.games.diplomacy.reach.unit_reach import UnitReach
from engine.games.diplomacy.reasons import Reason
from engine.games.diplomacy.units import ARMY, FLEET
from engine.rules.choice import Choice
from engine.rules.position import Position


def adjustments(reach: UnitReach, power: str, so_far: tuple[str, ...]) -> Iterator[Choice]:
    """List what may be built where, or which units may be removed."""
    position = reach.position
    due = balance(position, power)
    if due < 0 and not so_far:
        for unit in position.of(power):
            order = str(Disband(unit.kind, unit.at))
            yield Choice(token=str(unit), location=unit.at, order=order)
    if due <= 0:
        return
    homes = reach.board.homes(power)
    if not so_far:
        for centre in homes:
            why_not = build_closed(position, power, centre)
            yield Choice(token=centre, location=centre, why_not=why_not)
        waived = str(Waive())
        yield Choice(token=waived, order=waived)
    elif so_far[0] in homes and not build_closed(position, power, so_far[0]):
        yield from _buildable(reach, so_far)


def _buildable(reach: UnitReach, so_far: tuple[str, ...]) -> Iterator[Choice]:
    if so_far[1:] not in ((), ("B",)):
        return
    province = reach.board.provinces[so_far[0]]
    yield Choice(token=str(ARMY), order=str(Build(ARMY, province.id)))
    if province.terrain is Terrain.INLAND:
        yield Choice(token=str(FLEET), why_not=Reason.FLEET_INLAND)
        return
    for location in province.locations:
        coast = coast_of(location)
        yield Choice(
            token=f"F/{coast}" if coast else "F",
            location=location if coast else "",
            order=str(Build(FLEET, location)),
        )


def build_closed(position: Position, power: str, centre: str) -> str:
    """Tell why nothing can be built in a home centre; nothing when it is free (XIII.2)."""
    if position.owners.get(centre) != power:
        return Reason.CENTRE_LOST
    if position.at(centre) is not None:
        return Reason.CENTRE_OCCUPIED
    return ""


def builds_due(board: Board, position: Position, power: str) -> int:
    """Return how many units a power can build now."""
    return max(0, min(balance(position, power), len(free_homes(position, power, board))))
