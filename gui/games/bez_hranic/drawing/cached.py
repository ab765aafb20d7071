"""Small things that are drawn again and again: painted once for each size, then only laid there."""

from collections.abc import Callable, Hashable
from math import ceil, hypot

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QWidget

from gui.kit.kept import Kept

_AIR = 2
"""Pixels around a picture for what is smoothed over its edge."""

_HINTS = (
    QPainter.RenderHint.Antialiasing
    | QPainter.RenderHint.TextAntialiasing
    | QPainter.RenderHint.SmoothPixmapTransform
)
_pictures: Kept[QPixmap] = Kept(lambda picture: picture)


def draw_cached(
    painter: QPainter, key: Hashable, box: QRectF, paint: Callable[[QPainter, QRectF], None]
) -> None:
    """Draw something that ``key`` says all about into a box; on paper it is drawn itself."""
    device, into = painter.device(), painter.worldTransform()
    if not isinstance(device, QPixmap | QImage | QWidget):
        paint(painter, box)
        return
    ratio = device.devicePixelRatioF()
    scale = hypot(into.m11(), into.m12()) * ratio
    size = (ceil(box.width() * scale) + 2 * _AIR, ceil(box.height() * scale) + 2 * _AIR)
    name = (key, size, round(scale, 4))
    picture = _pictures.get(name)
    if picture is None:
        picture = _pictures.keep(name, _painted(box, scale, size, paint))
    if into.m12() or into.m11() <= 0:  # turned: it is laid as it comes
        air = _AIR / scale
        target = QRectF(box.left() - air, box.top() - air, size[0] / scale, size[1] / scale)
        painter.drawPixmap(target, picture, QRectF(picture.rect()))
        return
    corner = into.map(box.topLeft()) * ratio
    at = QPointF(round(corner.x()) - _AIR, round(corner.y()) - _AIR) / ratio
    painter.save()
    painter.setWorldTransform(QTransform())
    painter.drawPixmap(
        QRectF(at.x(), at.y(), size[0] / ratio, size[1] / ratio), picture, QRectF(picture.rect())
    )
    painter.restore()


def _painted(
    box: QRectF,
    scale: float,
    size: tuple[int, int],
    paint: Callable[[QPainter, QRectF], None],
) -> QPixmap:
    picture = QPixmap(*size)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHints(_HINTS)
    painter.translate(_AIR, _AIR)
    painter.scale(scale, scale)
    painter.translate(-box.topLeft())
    paint(painter, box)
    painter.end()
    return picture
