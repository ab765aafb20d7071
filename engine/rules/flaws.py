"""What cannot be on a board that somebody sets up by hand, piece by piece."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from engine.board.board import Board, sails
from engine.board.location import coast_of, province_of
from engine.board.province import Terrain
from engine.rules.position import Position, Unit


class Flaw(StrEnum):
    """Why a board cannot be."""

    EMPTY = "empty"
    """No unit stands on it."""

    NO_SPACE = "no_space"
    """A space, or a power, that the map does not have."""

    CROWDED = "crowded"
    """Two units in one space."""

    AT_SEA = "at_sea"
    """A piece at sea that does not sail."""

    INLAND = "inland"
    """A piece without a shore that sails."""

    COAST_MISSING = "coast_missing"
    """A piece that sails where there are two coasts, at neither of them."""

    NO_SUCH_COAST = "no_such_coast"
    NOBODYS = "nobodys"
    """Somebody owns what is not counted, on a map that has anything that is."""

    TOO_MANY = "too_many"
    """More units than there is to count on the map."""

    ELIMINATED = "eliminated"
    """Units of a power that owns nothing that is counted; only the count itself leaves them."""

    BEATEN_TWICE = "beaten_twice"
    """Two units have to retreat out of one space."""

    BEATEN_BY_OWN = "beaten_by_own"
    """A unit has to retreat from one of its own power."""

    NOBODY_BEATEN = "nobody_beaten"
    """Retreats are written, and nobody has to retreat."""

    TAKEN_STANDOFF = "taken_standoff"
    """A stand-off left a space empty in which a unit stands."""


@dataclass(frozen=True, slots=True)
class Found:
    """One thing that cannot be."""

    flaw: Flaw
    where: str = ""
    """The space it is about."""

    power: str = ""
    kind: str = ""
    """The letter of the piece that it is about."""


def flaws(position: Position, board: Board) -> tuple[Found, ...]:
    """Return everything that cannot be on a board; nothing when it can be played on."""
    return tuple(_flaws(position, board))


def same_retreats(position: Position, other: Position) -> bool:
    """Tell whether on two boards the same units have to retreat, for the same reasons."""

    def told(one: Position) -> tuple[object, ...]:
        beaten = {(fallen.unit, fallen.attacker) for fallen in one.dislodged}
        return set(one.units), beaten, one.contested

    return told(position) == told(other)


def _flaws(position: Position, board: Board) -> Iterator[Found]:
    fallen = [one.unit for one in position.dislodged]
    known = board.powers_by_id
    for unit in (*position.units, *fallen):
        if unit.province not in board.provinces or unit.power not in known:
            yield Found(Flaw.NO_SPACE, unit.province, unit.power)
        else:
            yield from _of_unit(unit, board)
    for where, power in position.owners.items():
        if where not in board.provinces or power not in known:
            yield Found(Flaw.NO_SPACE, where, power)
        elif where not in board.ownable and not position.phase.kind.everywhere:
            yield Found(Flaw.NOBODYS, where, power)
    yield from _of_numbers(position, board, [*position.units, *fallen])
    yield from _of_retreats(position)


def _of_unit(unit: Unit, board: Board) -> Iterator[Found]:
    province, coast = board.provinces[unit.province], coast_of(unit.at)
    if not sails(unit.kind):
        if province.terrain is Terrain.SEA:
            yield Found(Flaw.AT_SEA, province.id, unit.power, unit.kind)
        if coast:
            yield Found(Flaw.NO_SUCH_COAST, province.id, unit.power)
    elif province.terrain is Terrain.INLAND:
        yield Found(Flaw.INLAND, province.id, unit.power, unit.kind)
    elif coast and coast not in province.coasts:
        yield Found(Flaw.NO_SUCH_COAST, province.id, unit.power)
    elif province.coasts and not coast:
        yield Found(Flaw.COAST_MISSING, province.id, unit.power, unit.kind)


def _of_numbers(position: Position, board: Board, units: list[Unit]) -> Iterator[Found]:
    standing = Counter(unit.province for unit in position.units)
    yield from (Found(Flaw.CROWDED, where) for where, count in standing.items() if count > 1)
    if not units:
        yield Found(Flaw.EMPTY)
    if not board.centres:
        return
    kind = position.phase.kind
    if len(units) > len(board.centres) + len(board.ports):
        yield Found(Flaw.TOO_MANY)
    if not kind.adjusts and not kind.everywhere:
        for power in dict.fromkeys(unit.power for unit in units):
            if not position.counted(power, board):
                yield Found(Flaw.ELIMINATED, "", power)


def _of_retreats(position: Position) -> Iterator[Found]:
    if position.phase.kind.retreats and not position.dislodged:
        yield Found(Flaw.NOBODY_BEATEN)
    beaten = Counter(one.unit.province for one in position.dislodged)
    yield from (Found(Flaw.BEATEN_TWICE, where) for where, count in beaten.items() if count > 1)
    for one in position.dislodged:
        victor = position.at(one.unit.province)
        if victor is not None and victor.power == one.unit.power:
            yield Found(Flaw.BEATEN_BY_OWN, one.unit.province, one.unit.power)
    for where in sorted(position.contested):
        # Where every space has an owner, one is closed in which attacks met though somebody stands.
        everywhere = position.phase.kind.everywhere
        if position.at(province_of(where)) is not None and not everywhere:
            yield Found(Flaw.TAKEN_STANDOFF, where)
