"""Notices that nobody answers what the cloth asks: then the table gets its page back.

Nothing on the cloth is secret, so nobody is asked whether he is there, and a window that is left
keeps it.
"""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtGui import QWindow
from PySide6.QtWidgets import QApplication, QWidget

TOUCHES = frozenset(
    {
        QEvent.Type.KeyPress,
        QEvent.Type.MouseButtonPress,
        QEvent.Type.MouseMove,
        QEvent.Type.Wheel,
        QEvent.Type.TouchBegin,
        QEvent.Type.TouchUpdate,
        QEvent.Type.NativeGesture,
    }
)
"""What tells that somebody is there."""


class Unattended(QObject):
    """Counts how long nobody has touched anything, between ``start`` and ``stop``."""

    left = Signal()
    """Nobody has touched anything for the whole time."""

    def __init__(
        self, window: QWidget | None, seconds: Callable[[], float], parent: QObject
    ) -> None:
        """``seconds`` returns how long to wait; 0 is for ever."""
        super().__init__(parent)
        self._window, self._seconds = window, seconds
        self._watched: QWindow | None = None
        self._idle = QTimer(self, singleShot=True)
        self._idle.timeout.connect(self._on_idle)
        self._on = False

    def start(self) -> None:
        """Begin to count: something is asked on the cloth."""
        self._on = True
        handle = self._window.windowHandle() if self._window is not None else None
        if handle is not None and handle is not self._watched:
            # All input of the window passes here, whichever widget it is for.
            handle.installEventFilter(self)
            self._watched = handle
        self._touched()

    def stop(self) -> None:
        """Nothing is asked any more."""
        self._on = False
        self._idle.stop()

    def count_anew(self) -> None:
        """Count from now on: the time to wait is another one."""
        if self._on:
            self._touched()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Notice every touch."""
        if self._on and event.type() in TOUCHES:
            self._touched()
        return super().eventFilter(watched, event)

    def _touched(self) -> None:
        seconds = self._seconds()
        if seconds > 0:
            self._idle.start(round(seconds * 1000))
        else:
            self._idle.stop()

    def _on_idle(self) -> None:
        # Whoever has opened something over the cloth is there, or will find it as he left it.
        if QApplication.activeModalWidget() or QApplication.activePopupWidget():
            self._touched()
        else:
            self.stop()
            self.left.emit()
