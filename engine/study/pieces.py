"""Pieces that are put down, taken off and shifted by hand, where they can stand."""

from dataclasses import replace

from engine.board.board import Board, sails
from engine.board.location import coast_of, province_of
from engine.board.province import Terrain
from engine.rules.position import Position, Unit


class PlacingError(ValueError):
    """A piece cannot stand there.

    ``code`` says why, ``where`` names the space, ``kind`` is the piece's letter where that matters.
    """

    def __init__(self, code: str, where: str, kind: str = "") -> None:
        super().__init__(f"{code}: {where}")
        self.code, self.where, self.kind = code, where, kind


OCCUPIED, AT_SEA, INLAND = "occupied", "at_sea", "inland"
COAST_MISSING, NO_SUCH_COAST = "coast_missing", "no_such_coast"
PLACING_CODES = (OCCUPIED, AT_SEA, INLAND, COAST_MISSING, NO_SUCH_COAST)


def coasts_for(board: Board, kind: str, location: str) -> tuple[str, ...]:
    """Return the coasts among which a piece that sails must choose; none when it is clear."""
    if not sails(kind) or coast_of(location):
        return ()
    province = board.provinces[province_of(location)]
    return province.locations if province.coasts else ()


def check_place(board: Board, kind: str, location: str) -> None:
    """See whether a kind of unit can stand somewhere at all.

    Raises:
        PlacingError: it cannot.
    """
    province = board.provinces[province_of(location)]
    if not sails(kind) and province.terrain is Terrain.SEA:
        raise PlacingError(AT_SEA, location, kind)
    if sails(kind) and province.terrain is Terrain.INLAND:
        raise PlacingError(INLAND, location, kind)
    if sails(kind) and province.coasts and not coast_of(location):
        raise PlacingError(COAST_MISSING, location)
    coasts_fit = not coast_of(location) or coast_of(location) in province.coasts
    if not coasts_fit or (not sails(kind) and coast_of(location)):
        raise PlacingError(NO_SUCH_COAST, location)


def put_down(position: Position, unit: Unit, board: Board) -> Position:
    """Put a new unit down.

    Raises:
        PlacingError: such a unit cannot stand there, or another one does.
    """
    check_place(board, unit.kind, unit.at)
    if position.at(unit.province) is not None:
        raise PlacingError(OCCUPIED, unit.at)
    return replace(position, units=(*position.units, unit))


def taken_off(position: Position, province: str) -> Position:
    """Take the unit of a province off."""
    left = tuple(unit for unit in position.units if unit.province != province)
    return replace(position, units=left)


def shifted(position: Position, province: str, location: str, board: Board) -> Position:
    """Stand the unit of a province somewhere else; nothing changes where there is none.

    Raises:
        PlacingError: it cannot stand there, or another unit does.
    """
    unit = position.at(province)
    if unit is None:
        return position
    check_place(board, unit.kind, location)
    if province_of(location) != province and position.at(province_of(location)) is not None:
        raise PlacingError(OCCUPIED, location)
    units = tuple(replace(one, at=location) if one == unit else one for one in position.units)
    return replace(position, units=units)
