"""The cloth of the curtain: heavy, in soft folds, with a brass braid. The same for every power."""

import math

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QLinearGradient, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from gui.kit import theme

_FOLDS = 26
BRAID = 33


def _wave(across: float) -> float:
    fold = math.sin(across * _FOLDS * 2 * math.pi + 1.4 * math.sin(across * 11))
    return 0.5 + 0.5 * fold * (0.75 + 0.25 * math.sin(across * 37))


def paint_folds(painter: QPainter, width: int, height: int) -> None:
    """Draw the folds over an area at the left edge of the cloth."""
    folds = QLinearGradient(0, 0, width, 0)
    steps = _FOLDS * 8
    for step in range(steps + 1):
        folds.setColorAt(
            step / steps, theme.mix("curtain2", "curtain3", _wave(step / steps) ** 1.6)
        )
    painter.fillRect(0, 0, width, height, folds)


def paint_braid(painter: QPainter, width: int, y: int) -> None:
    """Draw the brass braid and its fringe, ``BRAID`` pixels high."""
    for down, alpha, thick in ((0, 255, 3.0), (9, 190, 1.5)):
        painter.setPen(QPen(theme.colour("brass", alpha), thick))
        painter.drawLine(QPointF(0, y + down), QPointF(width, y + down))
    painter.setPen(QPen(theme.colour("brass2", 220), 2))
    for x in range(4, width, 9):
        painter.drawLine(QPointF(x, y + 13), QPointF(x, y + 30 + 2 * math.sin(x * 0.13)))


def paint_cloth(painter: QPainter, size: QSize) -> None:
    """Draw the cloth over the whole area."""
    w, h = size.width(), size.height()
    paint_folds(painter, w, h)
    shade = QLinearGradient(0, 0, 0, h)
    for at, alpha in ((0.0, 130), (0.16, 20), (0.8, 0), (1.0, 110)):
        shade.setColorAt(at, theme.colour("#000000", alpha))
    painter.fillRect(0, 0, w, h, shade)
    paint_braid(painter, w, h - 64)


class CurtainPicture(QWidget):
    """A widget hung with the cloth; painted once per size."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._picture, self._least = QPixmap(), QSize(0, 0)
        self._painted_for: tuple[QSize, str] = (QSize(), "")

    def ask_for(self, least: QSize) -> None:
        """Ask for a larger window after all: not even what is left has room."""
        if least != self._least:
            self._least = least
            self.updateGeometry()

    def minimumSizeHint(self) -> QSize:
        """Ask for no size: who hangs something on it leaves out what there is no room for."""
        return self._least

    def hasHeightForWidth(self) -> bool:
        """Nor by the way words break."""
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the cloth."""
        ratio = self.devicePixelRatioF()
        wanted = (self.size() * ratio, theme.current())
        if self._painted_for != wanted:
            self._picture = QPixmap(wanted[0])
            self._picture.setDevicePixelRatio(ratio)
            brush = QPainter(self._picture)
            brush.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_cloth(brush, self.size())
            brush.end()
            self._painted_for = wanted
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._picture)
        painter.end()
        super().paintEvent(event)


def on_cloth(widget: QWidget) -> QWidget:
    """Let words stand directly on the cloth, in the light ink of dark surfaces."""
    widget.setProperty("surface", "table")
    widget.setObjectName("onCloth")
    widget.setStyleSheet(
        "#onCloth { background: transparent; }"
        f"#onCloth QPushButton[role=link] {{ background: transparent; border: 0; "
        f"color: {theme.hexa('on_chrome2')}; }}"
        f"#onCloth QPushButton[role=link]:focus {{ color: {theme.hexa('focus_on_chrome')}; "
        f"text-decoration: underline; }}"
    )
    return widget
