"""How large pieces are drawn."""

from gui.kit import theme

WHEEL = 26.0
"""Across the wheel of an army, at scale 1."""


def piece_scale(zoom: float, big: float = 1.0) -> float:
    """Return how large pieces are drawn, so that they keep a least size on a small screen."""
    token = theme.TOKENS["orders"]["piece"]
    return max(float(token["scale"]), float(token["least_px"]) / (WHEEL * zoom)) * big
