"""The table that the board lies on: seen round it, with the board's shadow."""

from PySide6.QtCore import QPointF, QRect, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QRadialGradient

from gui.kit import theme
from gui.kit.kept import Kept

_Place = tuple[float, float, float, float] | None

_tables: Kept[QPixmap] = Kept(lambda table: table)
"""As large as what is seen, and little of each is: at rest they go before all else that is kept."""


class Tabletop:
    """Draws the table; painted once for a size and a theme."""

    def __init__(self) -> None:
        self._seen: tuple[object, _Place] | None = None

    def draw(
        self, painter: QPainter, full: QRect, board: QRectF, ratio: float, *, lies_still: bool
    ) -> None:
        """Draw what of the table is seen round the board; its shadow where it lies still."""
        # One pixel less, for the picture's last one may be rounded away.
        inner = board.toAlignedRect().adjusted(1, 1, -1, -1).intersected(full)
        if inner == full:
            return
        table = self._pixmap(full.size(), board if lies_still else None, ratio)
        for strip in (
            QRect(0, 0, full.width(), inner.top()),
            QRect(0, inner.bottom() + 1, full.width(), full.height() - inner.bottom() - 1),
            QRect(0, inner.top(), inner.left(), inner.height()),
            QRect(inner.right() + 1, inner.top(), full.width() - inner.right() - 1, inner.height()),
        ):
            if not strip.isEmpty():
                source = QRect(strip.topLeft() * ratio, strip.size() * ratio)
                painter.drawPixmap(strip.topLeft(), table, source)

    def _pixmap(self, size: QSize, board: QRectF | None, ratio: float) -> QPixmap:
        """Return the table, with the board's shadow while the board lies still in its middle."""
        key = (round(size.width() * ratio), round(size.height() * ratio), ratio, theme.current())
        place: _Place = board.getRect() if board is not None else None  # type: ignore[assignment]
        # A board that has been moved keeps the table it had: only its margin can be seen.
        if place is None and self._seen is not None and self._seen[0] == key:
            place = self._seen[1]
        if self._seen is not None and self._seen != (key, place):
            _tables.drop(self._seen)  # a window that is drawn larger has a hundred sizes
        self._seen = key, place
        table = _tables.get(self._seen)
        return table if table is not None else _tables.keep(self._seen, _painted(key, place))


def _painted(key: tuple[int, int, float, str], place: _Place) -> QPixmap:
    wide, high, ratio, _ = key
    pixmap = QPixmap(wide, high)
    glow = QRadialGradient(QPointF(wide / 2, high / 2), wide * 0.7)
    glow.setColorAt(0, theme.colour("table2"))
    glow.setColorAt(1, theme.colour("table"))
    painter = QPainter(pixmap)
    painter.fillRect(pixmap.rect(), glow)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(ratio, ratio)
    if place is not None:
        board = QRectF(*place)
        for step in range(1, 15):
            painter.setPen(QPen(QColor(0, 0, 0, 9 * (15 - step)), 1))
            grown = board.adjusted(-step, -step + 4, step, step + 5)
            painter.drawRoundedRect(grown, step, step)
    painter.end()
    pixmap.setDevicePixelRatio(ratio)
    return pixmap
