"""Small signs that are seen again and again: drawn once per size and theme, then put down."""

from collections import OrderedDict
from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap

from gui.kit import theme

_KEPT = 240
_prints: OrderedDict[tuple[object, ...], QPixmap] = OrderedDict()


def put(
    painter: QPainter, size: QSizeF, sign: tuple[object, ...], draw: Callable[[QPainter], None]
) -> None:
    """Put a sign down at the origin; ``draw`` draws it the first time that it is seen so large.

    ``sign`` says all that its looks depend on, but for the size and the theme. Nothing secret: it
    is remembered.
    """
    ratio = painter.device().devicePixelRatioF()
    key = (*sign, size.toTuple(), ratio, theme.current())
    found = _prints.get(key)
    if found is None:
        found = _prints[key] = _drawn(size, ratio, draw)
        if len(_prints) > _KEPT:
            _prints.popitem(last=False)
    _prints.move_to_end(key)
    painter.drawPixmap(QPointF(0, 0), found)


def _drawn(size: QSizeF, ratio: float, draw: Callable[[QPainter], None]) -> QPixmap:
    whole = QRectF(0, 0, size.width() * ratio, size.height() * ratio).toAlignedRect()
    pixmap = QPixmap(whole.size())
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw(painter)
    painter.end()
    return pixmap
