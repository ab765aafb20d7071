"""An area that scrolls upright only."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget


class Scroller(QScrollArea):
    """A frameless area that scrolls upright only: what is in it never gets wider than it is."""

    def __init__(self, inside: QWidget) -> None:
        super().__init__()
        self._inside = inside
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(inside)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep what is in it within its width."""
        self._inside.setMaximumWidth(self.viewport().width())
        super().resizeEvent(event)


def scroller(inside: QWidget) -> Scroller:
    """Return an area that scrolls upright only."""
    return Scroller(inside)
