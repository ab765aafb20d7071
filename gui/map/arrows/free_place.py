"""Where a disc lies on nothing that it would hide."""

import math
from collections.abc import Sequence

from gui.map.ground import Box
from gui.map.polyline import Pair

_NEAR = (
    (0.0, -0.6, 0.6, -1.2, 1.2, -2.0, 2.0, -3.0, 3.0),
    (0.0, 1.0, -1.0, 1.6, -1.6, 2.3, -2.3, 3.2, -3.2),
)
"""How far along its line and beside it a disc looks for room, in its own radii."""

_FARTHER = (tuple(number / 2 for number in range(-9, 10)),) * 2
"""The same, closer together and farther off, where that finds nothing."""

FAR = 6.5
"""How far off a disc may end up, in its own radii."""

BAD = 1000.0
"""What it costs to lie on anything at all, in board units."""


def free_place(
    wanted: Pair, ahead: Pair, half: tuple[float, float], taken: Sequence[Box], step: float = 0.0
) -> Pair | None:
    """Return the place nearest to where a disc is wanted at which it lies on none of the boxes.

    Nothing where there is none. ``half`` is half its width and height, ``step`` the radius that it
    would have if it were not made smaller.
    """
    if _is_free(*wanted, half, taken):
        return wanted
    for grid in (_NEAR, _FARTHER):
        best, least = wanted, BAD
        for at_x, at_y, far in _round(wanted, ahead, step or half[1], grid):
            if far < least and _is_free(at_x, at_y, half, taken):
                best, least = (at_x, at_y), far
        if least < BAD:
            return best
    return None


def least_hiding(
    wanted: Pair, ahead: Pair, half: tuple[float, float], taken: Sequence[Box]
) -> Pair:
    """Return the place at which a disc covers least, where it lies on something everywhere."""
    best, least = wanted, _hidden(*wanted, half, taken)
    for grid in (_NEAR, _FARTHER):
        for at_x, at_y, far in _round(wanted, ahead, half[1], grid):
            price = _hidden(at_x, at_y, half, taken, least) + far
            if price < least:
                best, least = (at_x, at_y), price
    return best


def _round(
    wanted: Pair, ahead: Pair, step: float, grid: tuple[Sequence[float], Sequence[float]]
) -> list[tuple[float, float, float]]:
    """Return the places round one that are tried, along a line and beside it, and how far off."""
    (x, y), (dx, dy), (alongs, asides) = wanted, ahead, grid
    tried = []
    for along in alongs:
        on = along * step
        for aside in asides:
            off = aside * step
            at_x, at_y = x + dx * on + -dy * off, y + dy * on + dx * off
            tried.append((at_x, at_y, math.hypot(at_x - x, at_y - y)))
    return tried


def _is_free(x: float, y: float, half: tuple[float, float], taken: Sequence[Box]) -> bool:
    """Tell whether a disc hides nothing there."""
    wide, high = half
    left, top, right, bottom = x - wide, y - high, x + wide, y + high
    for one in taken:
        if left < one[2] and one[0] < right and top < one[3] and one[1] < bottom:
            return False
    return True


def _hidden(
    x: float,
    y: float,
    half: tuple[float, float],
    taken: Sequence[Box],
    enough: float = math.inf,
) -> float:
    """Return how bad it is what a disc hides there; or once it is as bad as is enough."""
    wide, high = half
    hidden = 0.0
    for box in taken:
        left, top, right, bottom = box
        over = min(right, x + wide) - max(left, x - wide)
        down = min(bottom, y + high) - max(top, y - high)
        if over > 0 and down > 0:
            hidden += BAD + over * down
            if hidden >= enough:
                break
    return hidden
