"""Where a disc lies on nothing that it would hide."""

import math
from collections.abc import Sequence

from gui.map.ground import Box
from gui.map.polyline import Pair

_ASIDE = (0.0, 1.0, -1.0, 1.6, -1.6, 2.3, -2.3, 3.2, -3.2)
"""How far beside its line a disc looks for room, in its own radii."""

_ALONG = (0.0, -0.6, 0.6, -1.2, 1.2, -2.0, 2.0, -3.0, 3.0)

_FARTHER = tuple(number / 2 for number in range(-9, 10))
"""The same for both, closer together and farther off, where that finds nothing."""

FAR = 6.5
"""How far off a disc may end up, in its own radii."""

BAD = 1000.0
"""What it costs to lie on anything at all, in board units."""


def free_place(
    wanted: Pair, ahead: Pair, half: tuple[float, float], taken: Sequence[Box], step: float = 0.0
) -> Pair:
    """Return the place nearest to where a disc is wanted at which it lies on none of the boxes.

    Where there is none, the one that covers least. ``half`` is half its width and height, ``step``
    the radius that it would have if it were not made smaller.
    """
    x, y = wanted
    best, least = (x, y), _hidden(x, y, half, taken)
    if not least:
        return best
    (dx, dy), step = ahead, step or half[1]
    for alongs, asides in ((_ALONG, _ASIDE), (_FARTHER, _FARTHER)):
        if least < BAD:
            break
        for along in alongs:
            for aside in asides:
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
            hidden += BAD + over * down
    return hidden
