"""Areas that scroll one way only."""

from PySide6.QtCore import QEvent, QSize, Qt, QTimer
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
        self._asked = QSize()
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self.make_room)

    def event(self, event: QEvent) -> bool:
        """Look once more, when all is laid out, whether what is in it has its height."""
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._soon.start()
        return done

    def make_room(self) -> None:
        """Give what is in it the height of its words, where Qt measured too early.

        Qt does so while words that lie deeper have no height yet. Once for each size: what may
        not be so high would ask for ever.
        """
        inside, layout = self._inside, self._inside.layout()
        if layout is None or not layout.hasHeightForWidth():
            return
        size = QSize(inside.width(), layout.heightForWidth(inside.width()))
        if size.height() <= inside.height():
            self._asked = QSize()
        elif size != self._asked:
            self._asked = size
            inside.resize(size)

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
