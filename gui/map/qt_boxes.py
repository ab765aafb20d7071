"""Rectangles of Qt as numbers, with which it is quicker to count."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtCore import QRectF

    from gui.map.ground import Box


def box_of(room: QRectF) -> Box:
    """Return left, top, right and bottom of a rectangle, in board units."""
    return (room.left(), room.top(), room.right(), room.bottom())


def boxes_of(rooms: Iterable[QRectF]) -> tuple[Box, ...]:
    """Return those of several rectangles."""
    return tuple(box_of(room) for room in rooms)
