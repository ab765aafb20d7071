"""Where things stand on the board, in board units."""

from PySide6.QtCore import QPointF

from engine.board.atlas import Atlas
from engine.board.board import AFLOAT, ASHORE
from gui.kit import theme
from gui.map.pieces import homes

WHEEL = 26.0
"""Across the wheel of an army, at scale 1."""


def piece_scale(zoom: float, big: float = 1.0) -> float:
    """Return how large pieces are drawn, so that they keep a least size on a small screen."""
    token = theme.TOKENS["orders"]["piece"]
    return max(float(token["scale"]), float(token["least_px"]) / (WHEEL * zoom)) * big


def spot(atlas: Atlas, location: str, kind: str) -> QPointF:
    """Return where a unit stands, or where an order that cannot be carried out points to."""
    return QPointF(*homes.spot(atlas, location, kind))


def who_stands(atlas: Atlas, province: str) -> str:
    """Return the kind of whoever stands in a province of whom nothing is known: one that walks."""
    return ASHORE if atlas.spots[province].army is not None else AFLOAT


def pushed(atlas: Atlas, location: str, kind: str) -> QPointF:
    """Return where a unit stands that was driven out of its place."""
    return QPointF(*homes.pushed(atlas, location, kind))


def middle(atlas: Atlas, province: str) -> QPointF:
    """Return where a province is looked for: where its army would stand, or else its fleet."""
    spots = atlas.spots[province]
    return QPointF(*(spots.army or next(iter(spots.fleet.values()))))
