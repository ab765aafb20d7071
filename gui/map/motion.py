"""How pictures are laid on the screen, sharp or scaled while the zoom is changing."""

from PySide6.QtCore import QPoint, QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap

SMOOTH = 3_000_000
"""Device pixels up to which moving pictures are scaled smoothly.

On a larger screen that takes longer than a frame; nobody sees the difference until the hand rests,
and then everything is drawn sharply.
"""


def soften(painter: QPainter) -> None:
    """Scale pictures as finely as there is time for."""
    device = painter.device()
    ratio = device.devicePixelRatioF()
    fine = device.width() * device.height() * ratio * ratio < SMOOTH
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, fine)


def lay_sharp(
    painter: QPainter, pixmap: QPixmap, corner: QPoint, place: QPoint, ratio: float
) -> None:
    """Lay a picture dot on dot: ``place`` counts device pixels from the board's corner."""
    pixmap.setDevicePixelRatio(ratio)
    if ratio == 1:  # whole pixels: the fastest way to draw
        painter.drawPixmap(corner + place, pixmap)
    else:
        painter.drawPixmap(QPointF(corner) + QPointF(place) / ratio, pixmap)


def lay_scaled(painter: QPainter, pixmap: QPixmap, target: QRectF) -> None:
    """Lay a picture into a rectangle, whatever its size."""
    soften(painter)
    painter.drawPixmap(target, pixmap, QRectF(pixmap.rect()))
