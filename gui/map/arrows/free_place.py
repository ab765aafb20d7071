"""Where a disc lies on nothing that it would hide."""

import math
from collections.abc import Sequence

from gui.map.ground import Box
from gui.map.polyline import Pair

_ASIDE = (0.0, 1.0, -1.0, 1.6, -1.6, 2.3, -2.3, 3.2, -3.2)
"""How far beside its line a disc looks for room, in its own radii."""

_ALONG = (0.0, -0.6, 0.6, -1.2, 1.2, -2.0, 2.0, -3.0, 3.0)


def free_place(wanted: Pair, ahead: Pair, half: tuple[float, float], taken: Sequence[Box]) -> Pair:
    """Return the place nearest to where a disc is wanted at which it lies on none of the boxes.

    Where there is none, the one that covers least. ``half`` is half its width and height.
    """
    x, y = wanted
    best, least = (x, y), _hidden(x, y, half, taken)
    if not least:
        return best
    (dx, dy), step = ahead, half[1]
    for along in _ALONG:
        for aside in _ASIDE:
            on, off = along * step, aside * step
            at_x, at_y = x + dx * on + -dy * off, y + dy * on + dx * off
            far = math.hypot(at_x - x, at_y - y)
            if far < least:
                price = _hidden(at_x, at_y, half, taken) + far
                if price < least:
                    best, least = (at_x, at_y), price
    return best


def _hidden(x: float, y: float, half: tuple[float, float], taken: Sequence[Box]) -> float:
    """Return how bad it is what a disc hides there."""
    wide, high = half
    hidden = 0.0
    for box in taken:
        left, top, right, bottom = box
        over = min(right, x + wide) - max(left, x - wide)
        down = min(bottom, y + high) - max(top, y - high)
        if over > 0 and down > 0:
            hidden += 1000 + over * down
    return hidden
