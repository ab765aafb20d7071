"""Words of one line beside something else, that end in dots where there is no room for all."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy


class Shortened(QLabel):
    """Words of one line; what is left out stands in the tip and is read aloud."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.whole = text
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def say(self, text: str) -> None:
        """Say other words."""
        self.whole = text
        self._shorten()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Say as much as there is room for."""
        super().resizeEvent(event)
        self._shorten()

    def _shorten(self) -> None:
        room, dots = self.contentsRect().width(), Qt.TextElideMode.ElideRight
        text = self.fontMetrics().elidedText(self.whole, dots, room)
        if text != self.text():
            self.setText(text)
            self.setToolTip(self.whole if text != self.whole else "")
