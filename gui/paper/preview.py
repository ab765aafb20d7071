"""A page as it will be printed, as large as there is room for."""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QImage, QKeyEvent, QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QWidget

from gui.kit import theme
from gui.paper.flow import Page
from gui.paper.press import Running, picture

_EDGE = 10


class Preview(QWidget):
    """Shows one page; PgUp, PgDn and the wheel turn pages."""

    turned = Signal(int)
    """By how many pages somebody wants to go on."""

    def __init__(self) -> None:
        super().__init__()
        self._pages: tuple[Page, ...] = ()
        self._running = Running("", "")
        self.at = 0
        self._image: QImage | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(300, 320)

    def sizeHint(self) -> QSize:
        """Ask for an upright page."""
        return QSize(420, 520)

    def show_pages(self, pages: tuple[Page, ...], running: Running, at: int) -> None:
        """Show a page of these."""
        self._pages, self._running, self.at = pages, running, at
        self._image = None
        self.update()

    def _where(self) -> QRectF:
        size = self._pages[self.at].size
        room = QRectF(self.rect()).adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
        scale = min(room.width() / size.width(), room.height() / size.height())
        found = QRectF(0, 0, size.width() * scale, size.height() * scale)
        found.moveCenter(room.center())
        return found

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the page with its edge."""
        del event
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.colour("paper3"))
        if self._pages:
            at, ratio = self._where(), self.devicePixelRatioF()
            if self._image is None:
                page = self._pages[self.at]
                scale = at.width() * ratio / page.size.width()
                number, count = self.at + 1, len(self._pages)
                self._image = picture(page, number, count, self._running, scale)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawImage(at, self._image)
            painter.setPen(QPen(QColor(0, 0, 0, 90), 1))
            painter.drawRect(at.adjusted(-0.5, -0.5, 0.5, 0.5))
        painter.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Turn pages."""
        forward = (Qt.Key.Key_PageDown, Qt.Key.Key_Right, Qt.Key.Key_Down)
        back = (Qt.Key.Key_PageUp, Qt.Key.Key_Left, Qt.Key.Key_Up)
        if event.key() in (*forward, *back):
            self.turned.emit(1 if event.key() in forward else -1)
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Turn pages."""
        self.turned.emit(1 if event.angleDelta().y() < 0 else -1)

    def resizeEvent(self, event: QEvent) -> None:
        """Draw the page anew at its new size."""
        del event
        self._image = None
