"""Which part of the board an example is about."""

from collections.abc import Iterable

from PySide6.QtCore import QRectF

from engine.board.loader import LoadedMap

_WIDE, _HIGH, _LEAST = 150.0, 120.0, 620.0
"""Board units round the outermost pieces, and the least width worth looking at."""


def crop_of(loaded: LoadedMap, provinces: Iterable[str], shape: float) -> QRectF:
    """Return the part of the board round some spaces, ``shape`` times as wide as high."""
    board_width, board_height = loaded.atlas.size
    spots = [loaded.atlas.spots[province] for province in provinces]
    if not spots:
        return QRectF(0, 0, board_width, board_height)
    points = [spot.army or next(iter(spot.fleet.values())) for spot in spots]
    left, right = min(x for x, _ in points) - _WIDE, max(x for x, _ in points) + _WIDE
    top, bottom = min(y for _, y in points) - _HIGH, max(y for _, y in points) + _HIGH
    width = min(max(right - left, (bottom - top) * shape, _LEAST), board_width)
    height = min(width / shape, board_height)
    x = max(0.0, min((left + right - width) / 2, board_width - width))
    y = max(0.0, min((top + bottom - height) / 2, board_height - height))
    return QRectF(x, y, width, height)
