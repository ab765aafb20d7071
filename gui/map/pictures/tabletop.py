"""The table that the board lies on: seen round it, with the board's shadow."""

from PySide6.QtCore import QPointF, QRect, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QRadialGradient

from gui.kit import answer_cache, theme


class Tabletop:
    """Draws the table; painted once for a size and a theme, and again after a rest."""

    def __init__(self) -> None:
        self._kept: tuple[object, object, QPixmap] | None = None
        self._drawn = False
        answer_cache.at_rest(self)

    def rest(self) -> bool:
        """Let go of it if nobody drew it since the last rest: little of it is seen."""
        gone = self._kept is not None and not self._drawn
        if gone:
            self._kept = None
        self._drawn = False
        return gone

    def draw(
        self, painter: QPainter, full: QRect, board: QRectF, ratio: float, *, lies_still: bool
    ) -> None:
        """Draw what of the table is seen round the board; its shadow where it lies still."""
        # One pixel less, for the picture's last one may be rounded away.
        inner = board.toAlignedRect().adjusted(1, 1, -1, -1).intersected(full)
        if inner == full:
            return
        self._drawn = True
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
        wide, high = round(size.width() * ratio), round(size.height() * ratio)
        key = (wide, high, theme.current())
        place = board.getRect() if board is not None else None
        # A board that has been moved keeps the table it had: only its margin can be seen.
        old = self._kept
        if old is None or old[0] != key or (place is not None and old[1] != place):
            pixmap = QPixmap(wide, high)
            glow = QRadialGradient(QPointF(wide / 2, high / 2), wide * 0.7)
            glow.setColorAt(0, theme.colour("table2"))
            glow.setColorAt(1, theme.colour("table"))
            painter = QPainter(pixmap)
            painter.fillRect(pixmap.rect(), glow)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.scale(ratio, ratio)
            if board is not None:
                for step in range(1, 15):
                    painter.setPen(QPen(QColor(0, 0, 0, 9 * (15 - step)), 1))
                    grown = board.adjusted(-step, -step + 4, step, step + 5)
                    painter.drawRoundedRect(grown, step, step)
            painter.end()
            pixmap.setDevicePixelRatio(ratio)
            old = self._kept = (key, place, pixmap)
        return old[2]
