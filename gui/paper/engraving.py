"""Hatching as lines that end at a country's edge: a picture then needs no clipping to show it."""

import math
from collections.abc import Iterable, Mapping

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from engine.board.atlas import Rings

_SPOT = QPointF(0.02, 0)
"""A line so short that a round pen makes a dot of it: a circle is six times as long in a file."""

Turn = tuple[float, float]
"""Along a line: cosine and sine."""

_LEVEL, _UPRIGHT = (1.0, 0.0), (0.0, 1.0)
_RISING, _FALLING = (math.sqrt(0.5), -math.sqrt(0.5)), (math.sqrt(0.5), math.sqrt(0.5))
_WAYS: Mapping[str, tuple[Turn, ...]] = {
    "horizontal": (_LEVEL,),
    "vertical": (_UPRIGHT,),
    "grid": (_LEVEL, _UPRIGHT),
    "rising": (_RISING,),
    "falling": (_FALLING,),
}


def hatching(rings: Rings, kind: str, gap: float) -> QPainterPath:
    """Return a power's hatching inside closed rings, as lines to be drawn with a pen."""
    path = QPainterPath()
    for way in _WAYS.get(kind, ()):
        _lines(path, rings, way, gap)
    if kind == "dots":
        for at in _points(rings, gap):
            path.moveTo(at)
            path.lineTo(at + _SPOT)
    if kind == "ermine":
        for at in _points(rings, gap * 2):
            _tail(path, at, gap)
    return path


def _lines(path: QPainterPath, rings: Rings, way: Turn, gap: float) -> None:
    for across, ends in _crossings(rings, way, gap).items():
        ends.sort()
        for start, end in zip(ends[::2], ends[1::2], strict=False):
            if end - start > 0.8:
                path.moveTo(_back(start, across, way))
                path.lineTo(_back(end, across, way))


def _crossings(rings: Rings, way: Turn, gap: float) -> dict[float, list[float]]:
    """Return where lines so far apart cross the rings: how far along, by how far across."""
    cos, sin = way
    crossings: dict[float, list[float]] = {}
    for ring in rings:
        turned = [(x * cos + y * sin, y * cos - x * sin) for x, y in ring]
        for (s0, t0), (s1, t1) in zip(turned, (*turned[1:], turned[0]), strict=True):
            if t0 == t1:
                continue
            low, high = min(t0, t1), max(t0, t1)
            for step in range(math.ceil(low / gap), math.ceil(high / gap)):
                t = step * gap
                crossings.setdefault(t, []).append(s0 + (s1 - s0) * (t - t0) / (t1 - t0))
    return crossings


def _back(along: float, across: float, way: Turn) -> QPointF:
    cos, sin = way
    return QPointF(along * cos - across * sin, along * sin + across * cos)


def _points(rings: Rings, gap: float) -> Iterable[QPointF]:
    """Yield points in staggered rows inside closed rings."""
    for y, ends in sorted(_crossings(rings, _LEVEL, gap).items()):
        ends.sort()
        shift = gap / 2 if round(y / gap) % 2 else 0.0
        for start, end in zip(ends[::2], ends[1::2], strict=False):
            step = math.ceil((start - shift) / gap)
            while step * gap + shift < end:
                yield QPointF(step * gap + shift, y)
                step += 1


def _tail(path: QPainterPath, at: QPointF, gap: float) -> None:
    """Draw one tail of ermine."""
    foot = at + QPointF(0, gap * 0.1)
    for one, other in (
        (at - QPointF(0, gap * 0.34), at + QPointF(0, gap * 0.3)),
        (foot, at + QPointF(-gap * 0.22, gap * 0.42)),
        (foot, at + QPointF(gap * 0.22, gap * 0.42)),
    ):
        path.moveTo(one)
        path.lineTo(other)
