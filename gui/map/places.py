"""Where things stand on the board, in board units."""

from PySide6.QtCore import QPointF

from engine.board.atlas import Atlas
from engine.board.location import province_of
from gui.kit import theme

WHEEL = 26.0
"""Across the wheel of an army, at scale 1."""


def piece_scale(zoom: float, big: float = 1.0) -> float:
    """Return how large pieces are drawn, so that they keep a least size on a small screen."""
    token = theme.TOKENS["orders"]["piece"]
    return max(float(token["scale"]), float(token["least_px"]) / (WHEEL * zoom)) * big


def spot(atlas: Atlas, location: str, kind: str) -> QPointF:
    """Return where a unit stands.

    Raises:
        KeyError: such a unit cannot stand there.

    """
    spots = atlas.spots[province_of(location)]
    if kind == "A":
        if spots.army is None:
            raise KeyError(location)
        return QPointF(*spots.army)
    if location in spots.fleet:
        return QPointF(*spots.fleet[location])
    # A fleet ordered to a province with two coasts without naming one.
    return QPointF(*next(iter(spots.fleet.values())))


def pushed(atlas: Atlas, location: str, kind: str) -> QPointF:
    """Return where a unit stands that was driven out of its place."""
    spots = atlas.spots[province_of(location)]
    key = "A" if kind == "A" else location
    return QPointF(*spots.dislodged.get(key, next(iter(spots.dislodged.values()))))
