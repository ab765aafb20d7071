"""The usual ways round on our own maps, found beforehand: how they are written, where they lie.

``python -m gui.robots.map_check.ways`` finds them. Few of them are ever needed, so each is read
when it is asked for.
"""

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

from engine import resources
from gui.map.arrows.detour_search import CELL, Pair

NONE = "-"
"""Stands where no way leads."""

_HERE = ord("m")
"""The letter for no dot aside; ``l`` is one to the left or up, ``n`` one to the right or down."""


def folder() -> Path:
    """Return where they lie, a file for each map."""
    return resources.assets() / "ways"


def written(corners: Sequence[Pair]) -> str:
    """Write a way down: the dot of its first corner, and two letters from each to the next.

    Its ends are left out: who asks for it says them.
    """
    if not corners:
        return NONE
    dots = [(round(x / CELL), round(y / CELL)) for x, y in corners[1:-1]]
    if not dots:
        return ""
    steps = ((x - before_x, y - before_y) for (before_x, before_y), (x, y) in pairwise(dots))
    letters = "".join(chr(_HERE + far) for step in steps for far in step)
    return f"{dots[0][0]} {dots[0][1]} {letters}".strip()


def read(text: str, a: Pair, b: Pair) -> list[Pair]:
    """Return the corners of a way between two ends as it was written down."""
    if text == NONE:
        return []
    if not text:
        return [a, b]
    first, second, *rest = text.split()
    letters = "".join(rest)
    right, down = int(first), int(second)
    corners = [a, (right * CELL, down * CELL)]
    for across, along in zip(letters[::2], letters[1::2], strict=True):
        right, down = right + ord(across) - _HERE, down + ord(along) - _HERE
        corners.append((right * CELL, down * CELL))
    return [*corners, b]
