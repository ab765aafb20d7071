"""The cover: what is seen first where nothing was kept of the start screen, or a game is opened."""

from contextlib import suppress

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from gui import settings
from gui.kit import theme

SIZE = 76


class Cover(QWidget):
    """The name on the bare table, until the first screen takes its place."""

    def __init__(self) -> None:
        super().__init__()
        self.painted = False

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the table and the name."""
        del event
        with QPainter(self) as painter, theme.wearing(settings.current().theme):
            painter.fillRect(self.rect(), theme.colour("table"))
            painter.setPen(theme.colour("on_chrome"))
            painter.setFont(_letters())
            painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, "Velmoc")
        self.painted = True


def _letters() -> QFont:
    """Return the letters of titles; Qt's own if ours cannot be read: the program will say so."""
    with suppress(OSError):
        return theme.font("hero")
    fallback = QFont()
    fallback.setPixelSize(SIZE)
    return fallback
