"""Winter: new units, removals, and what civil disorder removes (XIII.2, XIV.3, XIV.4)."""

from collections.abc import Iterable

from engine.board.board import Board
from engine.board.location import province_of
from engine.rules.position import Position, Unit, UnitKind


def balance(position: Position, power: str) -> int:
    """Return how many units a power may build, or (below zero) must remove."""
    return position.count(power) - len(position.of(power))


def free_homes(position: Position, power: str, board: Board) -> tuple[str, ...]:
    """List the home centres where a power may build: its own still, and empty."""
    return tuple(
        centre
        for centre in board.homes(power)
        if position.owners.get(centre) == power and position.at(centre) is None
    )


def removal_order(units: Iterable[Unit], power: str, board: Board) -> list[tuple[int, Unit]]:
    """Sort units by who goes first in civil disorder, each with its distance from home (XIV.4).

    Farthest from the nearest home centre first; of equally far ones the fleet; then by the
    alphabet of the spaces' abbreviations.
    """
    homes = frozenset(board.homes(power))
    far = [(distance(unit, homes, board), unit) for unit in units]
    return sorted(
        far,
        key=lambda item: (
            -item[0],
            item[1].kind is not UnitKind.FLEET,
            board.provinces[item[1].province].abbr.casefold(),
        ),
    )


def distance(unit: Unit, homes: frozenset[str], board: Board) -> int:
    """Count the steps of the shortest route to any of ``homes``.

    An army may be thought shipped, so that land and sea steps count alike; a fleet keeps to what
    fleets can do. A unit that cannot get home at all counts as farther than any other.
    """
    front = {unit.at if unit.kind is UnitKind.FLEET else unit.province}
    seen = set(front)
    steps = 0
    while front:
        if any(province_of(place) in homes for place in front):
            return steps
        front = {near for place in front for near in _near(unit.kind, place, board)} - seen
        seen |= front
        steps += 1
    return len(board.provinces)


def _near(kind: UnitKind, place: str, board: Board) -> set[str]:
    if kind is UnitKind.FLEET:
        return set(board.fleet_neighbours.get(place, ()))
    near = set(board.army_neighbours.get(place, ()))
    for location in board.provinces[place].locations:
        near.update(province_of(there) for there in board.fleet_neighbours.get(location, ()))
    return near
