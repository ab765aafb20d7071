"""Proposes over which fleets an army could go: every fleet names the next link (7.4.1.1)."""

from dataclasses import dataclass
from heapq import heappop, heappush

from engine.board.board import Board
from engine.games.diplomatia.orders import FLEET, Transport
from engine.rules.position import Position, Unit

_NOWHERE: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Link:
    """One fleet of a chain: whose it is, and what it has to be ordered."""

    power: str
    order: Transport


def chain(board: Board, position: Position, power: str, army: str, goal: str) -> tuple[Link, ...]:
    """Return the fleets that could carry an army to its goal, in their order; none where no way is.

    A chain of the player's own fleets alone is better than any other, then the shortest, then the
    one that asks fewest others for help. ``army`` and ``goal`` are the spaces.
    """
    fleets = {unit.at: unit for unit in position.units if unit.kind == FLEET}
    own = {at: unit for at, unit in fleets.items() if unit.power == power}
    for usable in (own, fleets):
        way = best_way(board, usable, power, army, goal)
        if way:
            return _links(fleets, army, way, goal)
    return ()


def best_way(
    board: Board, fleets: dict[str, Unit], power: str, army: str, goal: str
) -> tuple[str, ...]:
    """Return the sectors of the shortest chain over these fleets, with the fewest foreign ones."""
    if army == goal:
        return ()
    ends = board.shores.get(goal, _NOWHERE)
    edge: list[tuple[int, int, tuple[str, ...]]] = []
    for sector in board.shores.get(army, _NOWHERE) & fleets.keys():
        heappush(edge, (1, fleets[sector].power != power, (sector,)))
    seen: set[str] = set()
    while edge:
        length, foreign, way = heappop(edge)
        here = way[-1]
        if here in seen:
            continue
        seen.add(here)
        if here in ends:
            return way
        for there in (board.fleet_neighbours.get(here, _NOWHERE) & fleets.keys()) - seen:
            heappush(edge, (length + 1, foreign + (fleets[there].power != power), (*way, there)))
    return ()


def _links(fleets: dict[str, Unit], army: str, way: tuple[str, ...], goal: str) -> tuple[Link, ...]:
    stops = (army, *way, goal)
    return tuple(
        Link(fleets[at].power, Transport(FLEET, at, before, after))
        for before, at, after in zip(stops, way, stops[2:], strict=False)
    )
