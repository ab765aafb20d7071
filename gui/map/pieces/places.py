"""Where things stand on the board, in board units."""

from engine.board.atlas import Atlas
from engine.board.board import AFLOAT, ASHORE, sails
from engine.board.location import province_of

Pair = tuple[float, float]


def spot(atlas: Atlas, location: str, kind: str) -> Pair:
    """Return where a unit stands, or where an order that cannot be carried out points to.

    An army may be *ordered* to sea and a fleet inland, or to a province with two coasts without
    one being named; such an order is drawn like any other.
    """
    spots = atlas.spots[province_of(location)]
    at_sea = spots.fleet.get(location, next(iter(spots.fleet.values()), None))
    here = (at_sea, spots.army) if sails(kind) else (spots.army, at_sea)
    return next(point for point in here if point is not None)


def who_stands(atlas: Atlas, province: str) -> str:
    """Return the kind of whoever stands in a province of whom nothing is known: one that walks."""
    return ASHORE if atlas.spots[province].army is not None else AFLOAT


def pushed(atlas: Atlas, location: str, kind: str) -> Pair:
    """Return where a unit stands that was driven out of its place."""
    spots = atlas.spots[province_of(location)]
    key = location if sails(kind) else ASHORE
    return spots.dislodged.get(key, next(iter(spots.dislodged.values())))


def middle(atlas: Atlas, province: str) -> Pair:
    """Return where a province is looked for: where its army would stand, or else its fleet."""
    spots = atlas.spots[province]
    return spots.army or next(iter(spots.fleet.values()))
