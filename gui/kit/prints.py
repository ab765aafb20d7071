"""Small signs that are seen again and again: drawn once per size and theme, then put down."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap

from gui.kit import theme
from gui.kit.kept import Kept, bare

_prints: Kept[QPixmap] = Kept(lambda picture: picture)


def put(
    painter: QPainter, size: QSizeF, sign: tuple[object, ...], draw: Callable[[QPainter], None]
) -> None:
    """Put a sign down at the origin; ``draw`` draws it the first time that it is seen so large.

    ``sign`` says all that its looks depend on, but for the size and the theme. Nothing secret: it
    is remembered.
    """
    ratio = painter.device().devicePixelRatioF()
    key = (*sign, size.toTuple(), ratio, theme.current())
    pixmap = _prints.get(key)
    if pixmap is None:
        pixmap = _prints.keep(key, _drawn(size, ratio, draw))
    painter.drawPixmap(QPointF(0, 0), pixmap)


def _drawn(size: QSizeF, ratio: float, draw: Callable[[QPainter], None]) -> QPixmap:
    whole = QRectF(0, 0, size.width() * ratio, size.height() * ratio).toAlignedRect()
    pixmap = QPixmap(whole.size())
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw(painter)
    painter.end()
    return bare(pixmap)
