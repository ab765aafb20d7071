"""The camera on its way from one part of the board to another."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize

from gui.map.pieces import places

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from engine.board.atlas import Atlas
    from engine.rules.position import Unit
    from gui.map.board.camera import Camera
    from gui.map.board.view import BoardView

AROUND = 95.0
"""Board units seen at least round everything that a conflict is about."""

ZOOMS = (2.2, 1.5)
"""How many times nearer than the whole board the camera goes: few, for each is painted once."""


def spots_of(atlas: Atlas, units: Iterable[Unit], near: Iterable[str]) -> list[QPointF]:
    """Return where a map has the units of some provinces stand, or would have them stand."""
    kinds = {one.province: (one.at, str(one.kind)) for one in units}
    return [
        QPointF(
            *places.spot(
                atlas, *kinds.get(province, (province, places.who_stands(atlas, province)))
            )
        )
        for province in sorted(near)
    ]


def aim(spots: Sequence[QPointF], port: QSize, fit_zoom: float) -> QRectF | None:
    """Return the part of the board that shows some places with room round them."""
    left, right = min(at.x() for at in spots), max(at.x() for at in spots)
    top, bottom = min(at.y() for at in spots), max(at.y() for at in spots)
    middle = QPointF((left + right) / 2, (top + bottom) / 2)
    for times in ZOOMS:
        wide, high = port.width() / fit_zoom / times, port.height() / fit_zoom / times
        if wide >= right - left + 2 * AROUND and high >= bottom - top + 2 * AROUND:
            return QRectF(middle.x() - wide / 2, middle.y() - high / 2, wide, high)
    return None


@dataclass(frozen=True, slots=True)
class Flight:
    """From where to where, as the camera counts: zoom, and the place in its middle."""

    begin: tuple[float, QPointF]
    end: tuple[float, QPointF]

    @classmethod
    def between(cls, board: BoardView, region: QRectF | None) -> Flight:
        """Plan the way from where a board's camera is to a region; to the whole board for none."""
        port, camera = board.viewport().rect(), board.camera
        begin = (camera.zoom, board.mapToScene(port.center()))
        if region is None:
            return cls(begin, (camera.fit_zoom, board.shapes.board.center()))
        zoom = min(port.width() / region.width(), port.height() / region.height())
        return cls(begin, (max(zoom, camera.fit_zoom), region.center()))

    def go(self, camera: Camera, share: float) -> None:
        """Bring a camera so far on its way."""
        (from_zoom, here), (to_zoom, there) = self.begin, self.end
        zoom = from_zoom * (to_zoom / from_zoom) ** share
        # Along a straight line on the screen: as fast there as the zoom lets it seem.
        eased = (
            share
            if from_zoom == to_zoom
            else (1 / from_zoom - 1 / zoom) / (1 / from_zoom - 1 / to_zoom)
        )
        camera.hover_over(here + (there - here) * eased, zoom)
