"""How results and their reasons share the paper beside a board."""

from enum import StrEnum

from gui.kit import theme


class Shape(StrEnum):
    """How list and explanation share the room."""

    STACKED = "stacked"
    """One or the other, with a way back: small windows."""

    ABOVE = "above"
    """The list above the explanation."""

    BESIDE = "beside"
    """Side by side: very large windows."""


_SHAPES = ((1500, 400, Shape.STACKED), (2600, 560, Shape.ABOVE), (1 << 30, 1040, Shape.BESIDE))


def paper_width(window: int) -> tuple[int, Shape]:
    """Return how wide the results' paper is in a window, and how its list and why share it."""
    usual, shape = next(
        (width, shape) for limit, width, shape in _SHAPES if theme.usual(window) < limit
    )
    return theme.paper_width(usual, window), shape
