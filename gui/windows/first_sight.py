"""The first sight: the start screen as it will look, painted before the program is loaded.

The picture is made when the program is left, of what the start screen then says; it shows what
everybody may see and nothing else.
"""

from contextlib import suppress
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QSize
from PySide6.QtGui import QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from gui.map import store
from gui.version import VERSION

if TYPE_CHECKING:
    from gui.windows.main_window import MainWindow

_KEY = f"sight {VERSION}"


class Sight(QWidget):
    """Shows the kept picture until the start screen takes its place."""

    def __init__(self, image: QImage, pixels: bytes) -> None:
        super().__init__()
        self._image, self._pixels = image, pixels  # the image is made of these very bytes
        self.painted = False

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the picture pixel by pixel; round it, should the window be larger now, its paper."""
        del event
        image, painter = self._image, QPainter(self)
        image.setDevicePixelRatio(self.devicePixelRatioF())
        if self.size() != image.deviceIndependentSize().toSize():
            last = image.size() - QSize(1, 1)
            painter.fillRect(self.rect(), image.pixelColor(last.width(), last.height()))
        painter.drawImage(QPoint(), image)
        painter.end()
        self.painted = True


def kept() -> Sight | None:
    """Return what was kept when the program was last left, if anything was."""
    parts = store.borrow(_KEY)
    return Sight(*parts) if parts is not None else None


def keep(window: "MainWindow") -> None:
    """Make the picture for the next start, after the window has closed.

    Takes a moment when a game was open: the start screen is drawn out of sight.
    """
    with suppress(OSError, ValueError):  # without a picture the next start is only slower
        if window.navigator.start is None:
            window.show_start()
        screen = window.navigator.start
        if screen is not None:
            window.grab()  # lays out what was never shown, so that it knows its size
            screen.draw_all()
            store.keep(_KEY, window.grab().toImage().convertToFormat(QImage.Format.Format_RGB32))
