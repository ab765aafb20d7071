"""How much of a piece lies on which space: asked thousands of times when pieces are placed."""

import math
from collections.abc import Callable, Mapping
from typing import NamedTuple

from engine.board.board import sails
from gui.map.ground import GRID, Ground

FINE = 2.0
"""Dots per unit at which an outline is looked at once."""

Spans = tuple[tuple[float, float, float], ...]
"""Per row of an outline: how far it is below the middle, where it begins and where it ends."""


class Share(NamedTuple):
    """On what a piece lies, in shares of its body."""

    own: float
    dry: float
    """On spaces of land that are not its own."""

    held: float
    """On the one foreign space that has most of it and where such a unit could stand."""


class Footing:
    """Measures pieces of one map on a coarse grid."""

    def __init__(
        self,
        ground: Ground,
        armies: frozenset[str],
        fleets: frozenset[str],
        spans: Callable[[str, bool], Spans],
    ) -> None:
        self._ground, self._spans = ground, spans
        self._number = ground.numbers
        self._open: Mapping[bool, frozenset[int]] = {
            afloat: frozenset(self._number[name] for name in names if name in self._number)
            for afloat, names in ((False, armies), (True, fleets))
        }
        self._dry = frozenset(self._number[name] for name in armies if name in self._number)
        self._outlines: dict[tuple[str, bool, float], _Outline] = {}

    def share(
        self, kind: str, province: str, place: tuple[float, float], scale: float, *, beaten: bool
    ) -> Share:
        """Return on what a piece of a province lies at a place."""
        x, y = place[0] * GRID, place[1] * GRID
        cells = self._ground.cells
        outline = self._outline(kind, scale, beaten=beaten)
        base, wide = math.floor(y), len(cells[0]) if cells else 0
        over, under = base + outline.top, base + outline.bottom
        if over >= 0 and under < len(cells) and x + outline.left >= 0 and x + outline.right <= wide:
            dots = b"".join(
                [
                    cells[base + below][round(x + begin) : round(x + end)]
                    for below, begin, end in outline.rows
                ]
            )
            total = len(dots)
        else:
            dots, total = self._on_board(outline, x, base)
        if not total:
            return Share(0.0, 0.0, 0.0)
        mine = self._number.get(province, 0)
        own, dry, held, open_ = dots.count(mine), 0, 0, self._open[sails(kind)]
        if own < total:
            rest = dots.translate(None, bytes((mine, 0)))
            while rest:  # space by space
                number = rest[0]
                other = rest.translate(None, bytes((number,)))
                count = len(rest) - len(other)
                dry += count if number in self._dry else 0
                held = max(held, count if number in open_ else 0)
                rest = other
        return Share(own / total, dry / total, held / total)

    def _on_board(self, outline: "_Outline", x: float, base: int) -> tuple[bytes, int]:
        """Return what lies under a piece that is partly beside the board, and its size."""
        cells = self._ground.cells
        wide, total, dots = len(cells[0]) if cells else 0, 0, b""
        for below, begin, end in outline.rows:
            left, right = round(x + begin), round(x + end)
            total += max(0, right - left)
            if 0 <= base + below < len(cells):
                dots += cells[base + below][max(0, left) : min(wide, max(0, right))]
        return dots, total

    def _outline(self, kind: str, scale: float, *, beaten: bool) -> "_Outline":
        """Return the rows of a piece on the grid."""
        key = (kind, beaten, round(scale, 4))
        outline = self._outlines.get(key)
        if outline is None:
            extents = self._spans(kind, beaten)
            step = scale * GRID
            first, last = math.floor(extents[0][0] * step), math.ceil(extents[-1][0] * step)
            rows = []
            for row in range(first, last):
                middle = ((row + 0.5) / step - extents[0][0]) * FINE
                if -1 < middle < len(extents):
                    _, begin, end = extents[max(0, min(len(extents) - 1, round(middle)))]
                    rows.append((row, begin * step, end * step))
            left = min((begin for _, begin, _ in rows), default=0.0)
            right = max((end for _, _, end in rows), default=0.0)
            outline = _Outline(tuple(rows), first, last, left, right)
            self._outlines[key] = outline
        return outline


class _Outline(NamedTuple):
    """A piece on the grid."""

    rows: tuple[tuple[int, float, float], ...]
    """How far each is below its middle, from where to where."""

    top: int
    bottom: int
    left: float
    right: float
