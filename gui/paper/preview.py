"""A page as it will be printed, as large as there is room for."""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QImage, QKeyEvent, QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QWidget

from gui.kit import theme
from gui.paper.flow import Page
from gui.paper.making import Making
from gui.paper.press import Running, picture

_EDGE = 10
ASK = 10
"""Milliseconds after which it is asked again whether a page is painted."""


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
        self._wanted = 0
        self._making: Making[QImage] | None = None
        self._made = 0
        self._asking = QTimer(self, interval=ASK)
        self._asking.timeout.connect(self._on_ask)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(300, 320)

    def sizeHint(self) -> QSize:
        """Ask for an upright page."""
        return QSize(420, 520)

    def show_pages(self, pages: tuple[Page, ...], running: Running, at: int) -> None:
        """Show a page of these."""
        self._pages, self._running, self.at = pages, running, at
        self._anew()

    @property
    def ready(self) -> bool:
        """Whether the page that is looked at is there."""
        return self._image is not None or not self._pages

    def _anew(self) -> None:
        """Want another picture; who still paints one that nobody wants is left alone."""
        self._image = None
        self._wanted += 1
        self.update()

    def _begin(self) -> None:
        """Paint the page beside the event loop, one at a time."""
        if self._making is not None:
            return
        page, running, at = self._pages[self.at], self._running, self.at
        scale = self._where().width() * self.devicePixelRatioF() / page.size.width()
        count = len(self._pages)
        self._made = self._wanted
        self._making = Making(lambda _: picture(page, at + 1, count, running, scale))
        self._making.start()
        self._asking.start()

    def _on_ask(self) -> None:
        making = self._making
        if making is None or making.is_alive():
            return
        self._making = None
        self._asking.stop()
        if self._made == self._wanted:
            self._image = making.result
        self.update()

    def _where(self) -> QRectF:
        size = self._pages[self.at].size
        room = QRectF(self.rect()).adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
        scale = min(room.width() / size.width(), room.height() / size.height())
        area = QRectF(0, 0, size.width() * scale, size.height() * scale)
        area.moveCenter(room.center())
        return area

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the page with its edge."""
        del event
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.colour("paper3"))
        if self._pages:
            at = self._where()
            if self._image is None:
                painter.fillRect(at, theme.WHITE)
                self._begin()
            else:
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
        self._anew()
