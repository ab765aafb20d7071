"""What is shown while the zoom is changing: pictures of the finished view, scaled as a whole.

Drawing everything anew takes too long for a frame on a large screen; scaling one picture does not.
They live in memory only, and no longer than the movement or what they show.
"""

from collections.abc import Callable
from math import sqrt
from typing import NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF
from PySide6.QtGui import QPainter, QPixmap, QRegion
from PySide6.QtWidgets import QWidget

from gui.map.motion import lay_scaled

ENOUGH = 2_000_000
"""Pixels of the picture of the whole board, seen only round the one that was in sight before."""

SPARE = 2
"""Sheets kept to be painted on again: to get a new one takes longer than to paint it."""


class Still(NamedTuple):
    """A picture with all that stands and is written on a part of the board."""

    pixmap: QPixmap
    region: QRectF
    """Which part, in board units."""

    def paint(self, painter: QPainter, corner: QPoint, zoom: float) -> None:
        """Draw it where it belongs when the board begins at that corner."""
        lay_scaled(painter, self.pixmap, placed(self.region, corner, zoom))


class Stills:
    """The pictures of one view."""

    def __init__(self, board: QRectF) -> None:
        self._board = board
        self.seen: Still | None = None
        """What was in sight when the zoom began to change; nothing while it rests."""

        self.around: Still | None = None
        """The whole board, for when more of it comes in sight."""

        self._spare: list[QPixmap] = []

    def take(self, port: QWidget, corner: QPoint, zoom: float, *, whole: bool) -> None:
        """Remember what is seen of the board now, without anything that floats over it."""
        ratio = port.devicePixelRatioF()
        area = placed(self._board, corner, zoom).toAlignedRect().adjusted(1, 1, -1, -1)
        area = area.intersected(port.rect())
        pixmap = self._sheet((area.width(), area.height()), ratio)
        port.render(pixmap, QPoint(), QRegion(area), QWidget.RenderFlag.DrawWindowBackground)
        pixmap.setDevicePixelRatio(1)
        place = QPointF(area.topLeft() - corner) / zoom
        self.seen = Still(pixmap, QRectF(place, area.size().toSizeF() / zoom))
        if whole:
            self.around = self.seen

    def _sheet(self, size: tuple[int, int], ratio: float) -> QPixmap:
        wide, high = round(size[0] * ratio), round(size[1] * ratio)
        fits = [sheet for sheet in self._spare if (sheet.width(), sheet.height()) == (wide, high)]
        sheet = fits[0] if fits else QPixmap(wide, high)
        self._spare = []
        sheet.setDevicePixelRatio(ratio)
        return sheet

    def rest(self) -> None:
        """Show everything as it is again; the whole board stays what it was."""
        if self.seen is not None and self.seen is not self.around:
            self._put_by(self.seen)
        self.seen = None

    def drop(self) -> None:
        """Forget pictures of what now looks otherwise."""
        self.rest()
        if self.around is not None:
            self._put_by(self.around)
        self.around = None

    def _put_by(self, old: Still) -> None:
        self._spare = [*self._spare, old.pixmap][-SPARE:]

    def paint(
        self,
        painter: QPainter,
        port: QRect,
        corner: QPoint,
        zoom: float,
        sketch: Callable[[], Still | None],
    ) -> None:
        """Draw what was in sight, and round it the whole board, ``sketch``ed if it never was."""
        if self.seen is None:
            return
        if not placed(self.seen.region, corner, zoom).contains(
            placed(self._board, corner, zoom).intersected(port)
        ):
            self.around = self.around or sketch()
            if self.around is not None and self.around is not self.seen:
                painter.save()
                painter.setClipRegion(outside(port, self.seen.region, corner, zoom))
                self.around.paint(painter, corner, zoom)
                painter.restore()
        self.seen.paint(painter, corner, zoom)


def of_board(draw: Callable[[QPainter], None], ground: QPixmap, board: QRectF) -> Still:
    """Return the whole board at a moderate size, with what ``draw`` draws in board units."""
    scale = min(1.0, sqrt(ENOUGH / (board.width() * board.height())))
    pixmap = QPixmap((board.size() * scale).toSize())
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.drawPixmap(QRectF(pixmap.rect()), ground, QRectF(ground.rect()))
    painter.scale(scale, scale)
    draw(painter)
    painter.end()
    return Still(pixmap, board)


def placed(region: QRectF, corner: QPoint, zoom: float) -> QRectF:
    """Return where a part of the board lies in a view of it."""
    return QRectF(QPointF(corner) + region.topLeft() * zoom, region.size() * zoom)


def outside(port: QRect, region: QRectF, corner: QPoint, zoom: float) -> QRegion:
    """Return what of a view a picture does not cover: to paint under it would be lost work."""
    inner = placed(region, corner, zoom).toAlignedRect().adjusted(1, 1, -1, -1)
    return QRegion(port).subtracted(QRegion(inner))
