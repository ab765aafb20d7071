"""The fingerprint that the ``diplomacy`` package keeps of each position in its saved games.

It is a Zobrist hash: a number for each fact of the position (who has what kind of unit where, whose
centre, whose home), all of them taken together by exclusive or. The numbers come from Python's own
generator, whose seed follows from the names of the map's places: whoever has the map has them.
"""

import random
from collections.abc import Iterable, Mapping
from functools import lru_cache

from engine.board.board import Board, SameBoard
from engine.board.location import province_of
from engine.games.diplomacy.units import ARMY, FLEET
from engine.rules.position import Position, UnitKind

_LARGEST = 2**63 - 1
_SEED, _BASE = 12345, 7
_KINDS = (ARMY, FLEET)


class Fingerprints:
    """The numbers of one map."""

    def __init__(self, board: Board) -> None:
        places = {p.id for p in board.provinces.values()}
        places.update(at for p in board.provinces.values() for at in p.locations)
        self._board = board
        self._place = {place: number for number, place in enumerate(sorted(places))}
        self._power = {power: number for number, power in enumerate(sorted(board.powers_by_id))}
        centres = "-".join(sorted(p.id for p in board.provinces.values() if p.centre))
        spread = sum(ord(char) * _BASE**place for place, char in enumerate(centres))
        # Not a secret: these numbers are to be the same as everybody's.
        dice = random.Random((_SEED + len(places) + spread) % 2**32)  # noqa: S311

        def numbers(rows: int) -> list[list[int]]:
            return [[dice.randint(1, _LARGEST) for _ in places] for _ in range(rows)]

        kinds, powers = len(_KINDS), len(self._power)
        # In this order, for each table draws on from where the one before it stopped.
        self._standing = numbers(kinds), numbers(powers)
        self._beaten = numbers(kinds), numbers(powers)
        self._centres = numbers(powers)
        self._homes = numbers(powers)

    def of(self, position: Position) -> str:
        """Return a position's fingerprint, as saved games write it."""
        digest = 0
        for unit in position.units:
            digest ^= self._unit(self._standing, unit.kind, unit.power, unit.at)
        for one in position.dislodged:
            digest ^= self._unit(self._beaten, one.unit.kind, one.unit.power, one.unit.at)
        for centre, power in position.owners.items():
            digest ^= self._centres[self._power[power]][self._place[centre]]
        for power, number in self._power.items():
            for home in self._board.homes(power):
                digest ^= self._homes[number][self._place[home]]
        return str(digest)

    def _unit(
        self, tables: tuple[list[list[int]], list[list[int]]], kind: UnitKind, power: str, at: str
    ) -> int:
        by_kind, by_power = tables
        place = self._place[at]
        return by_kind[_KINDS.index(kind)][place] ^ by_power[self._power[power]][place]


@lru_cache(maxsize=4)
def _fingerprints(same: SameBoard) -> Fingerprints:
    return Fingerprints(same.board)


def fingerprints(board: Board) -> Fingerprints:
    """Return a map's numbers, drawn once."""
    return _fingerprints(SameBoard(board))


def influence(positions: Iterable[Position]) -> list[Mapping[str, str]]:
    """Tell for each position of a game which power was last in each space."""
    last: dict[str, str] = {}
    stood: set[tuple[str, str]] = set()
    snapshots: list[Mapping[str, str]] = []
    for position in positions:
        now = {(unit.power, province_of(unit.at)) for unit in position.units}
        for power, place in sorted(now - stood):
            last.pop(place, None)
            last[place] = power
        stood = now
        snapshots.append(dict(last))
    return snapshots
