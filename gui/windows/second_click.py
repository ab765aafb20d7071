"""Keeps the second click of a double click from acting on the screen that the first one opened."""

from PySide6.QtCore import QEvent, QObject, QPoint, QTimer
from PySide6.QtGui import QCursor, QGuiApplication, QMouseEvent, QWindow
from shiboken6 import isValid

_PRESSES = frozenset({QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick})
_NEAR = 8
"""Two clicks so near to each other, in pixels, were meant for the same thing."""


class SecondClick(QObject):
    """Swallows a press where the pointer was when a screen changed, while it may be a second one.

    Without it a double click on "Not now" would put off two players, and one on "Seal" would
    skip the fingerprint. Watches only for as long as a double click takes.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._at = QPoint()
        self._watched: QWindow | None = None
        self._swallowed = False
        self._over = QTimer(self, singleShot=True)
        self._over.timeout.connect(self._stop)

    def watch(self, window: QWindow | None) -> None:
        """Take note that a screen has changed under the pointer."""
        self._stop()
        if window is None:
            return
        self._at = QCursor.pos()
        self._watched = window
        window.installEventFilter(self)
        self._over.start(QGuiApplication.styleHints().mouseDoubleClickInterval())

    def _stop(self) -> None:
        if self._watched is not None and isValid(self._watched):
            self._watched.removeEventFilter(self)
        self._watched, self._swallowed = None, False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Swallow the second press and its release; everything elsewhere is meant."""
        if isinstance(event, QMouseEvent):
            if event.type() in _PRESSES:
                away = event.globalPosition().toPoint() - self._at
                self._swallowed = away.manhattanLength() <= _NEAR
                return self._swallowed
            if event.type() == QEvent.Type.MouseButtonRelease and self._swallowed:
                self._swallowed = False
                return True
        return super().eventFilter(watched, event)
