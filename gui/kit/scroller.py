"""Areas that scroll one way only."""

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


class Sideways(QScrollArea):
    """A frameless area as high as what is in it, which scrolls sideways where that is wider."""

    def __init__(self, inside: QWidget) -> None:
        super().__init__()
        self._inside = inside
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(inside)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Have room for all of its lines, and for the bar below them."""
        inside = self._inside
        inside.resize(inside.sizeHint())
        self.setFixedHeight(inside.height() + self.horizontalScrollBar().sizeHint().height())
        super().resizeEvent(event)


def sideways(inside: QWidget) -> Sideways:
    """Return an area that scrolls sideways only."""
    return Sideways(inside)
