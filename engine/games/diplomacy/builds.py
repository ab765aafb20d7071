"""Winter: new units, removals, and what civil disorder removes (XIII.2, XIV.3, XIV.4)."""

from collections.abc import Container, Iterable, Mapping

from engine.board.board import Board
from engine.board.location import province_of
from engine.board.province import Province
from engine.games.diplomacy.rulebooks.policies import RemovalFrom
from engine.games.diplomacy.units import ARMY, FLEET
from engine.rules.position import Position, Unit


def balance(position: Position, power: str) -> int:
    """Return how many units a power may build, or (below zero) must remove."""
    return position.count(power) - len(position.of(power))


def free_homes(position: Position, power: str, board: Board) -> tuple[str, ...]:
    """List the home centres where a power may build: its own still, and empty."""
    return open_homes(power, board, position.owners, position.by_province)


def open_homes(
    power: str, board: Board, owners: Mapping[str, str], standing: Container[str]
) -> tuple[str, ...]:
    """List the home centres of a power that are its own still, and where nobody is standing."""
    return tuple(
        [
            centre
            for centre in board.homes(power)
            if owners.get(centre) == power and centre not in standing
        ]
    )


def removal_order(
    units: Iterable[Unit],
    power: str,
    board: Board,
    position: Position | None = None,
    policy: RemovalFrom = RemovalFrom.HOME_CENTRES,
) -> list[tuple[int, Unit]]:
    """Sort units by who goes first in civil disorder, each with its distance (XIV.4; DATC 4.D.8).

    Farthest first; of equally far ones the fleet; then by the alphabet: of the abbreviations under
    the rulebook of 1982, elsewhere of the English names.
    """
    goals = _goals(power, board, position, policy)
    everywhere = policy is RemovalFrom.OWNED_CENTRES
    far = [(distance(unit, goals, board, everywhere=everywhere), unit) for unit in units]
    return sorted(
        far,
        key=lambda item: (
            -item[0],
            item[1].kind is not FLEET,
            _letters(board.provinces[item[1].province], policy),
        ),
    )


def _goals(
    power: str, board: Board, position: Position | None, policy: RemovalFrom
) -> frozenset[str]:
    """Return the spaces from which distance is counted."""
    match policy:
        case RemovalFrom.HOME_CENTRES:
            return frozenset(board.homes(power))
        case RemovalFrom.COUNTRY:
            return frozenset(p.id for p in board.provinces.values() if p.home == power)
        case RemovalFrom.OWNED_CENTRES:
            owners = position.owners if position is not None else {}
            return frozenset(centre for centre, owner in owners.items() if owner == power)


def _letters(province: Province, policy: RemovalFrom) -> str:
    if policy is RemovalFrom.HOME_CENTRES:
        return province.abbr.casefold()
    return province.names["en"].casefold()


def distance(unit: Unit, goals: frozenset[str], board: Board, *, everywhere: bool = False) -> int:
    """Count the steps of the shortest route to any of ``goals``.

    An army may be thought shipped, so that land and sea steps count alike; a fleet keeps to what
    fleets can do, unless it may go ``everywhere`` too. A unit that cannot get there at all counts
    as farther than any other.
    """
    free = everywhere or unit.kind is ARMY
    front = {unit.province if free else unit.at}
    seen = set(front)
    steps = 0
    while front:
        if any(province_of(place) in goals for place in front):
            return steps
        front = {near for place in front for near in _near(place, board, free=free)} - seen
        seen |= front
        steps += 1
    return len(board.provinces)


def _near(place: str, board: Board, *, free: bool) -> set[str]:
    if not free:
        return set(board.fleet_neighbours.get(place, ()))
    near = set(board.army_neighbours.get(place, ()))
    for location in board.provinces[place].locations:
        near.update(province_of(there) for there in board.fleet_neighbours.get(location, ()))
    return near
