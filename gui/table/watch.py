"""Watches over an open desk: nobody there, the window left, another display: the curtain falls."""

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QWindow
from PySide6.QtWidgets import QWidget

_TOUCHES = frozenset(
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


class Watch(QObject):
    """Says when a secret screen must be covered. Watches only between ``start`` and ``stop``."""

    left = Signal(str)
    """Why: ``idle``, ``window``, ``display``."""

    def __init__(self, window: QWidget | None, idle_seconds: float, parent: QObject) -> None:
        super().__init__(parent)
        self._window = window
        self._watched: QWindow | None = None
        self._idle = QTimer(self)
        self._idle.setSingleShot(True)
        self._idle.setInterval(round(idle_seconds * 1000))
        self._idle.timeout.connect(lambda: self._leave("idle"))
        self._on = False
        application = QGuiApplication.instance()
        if isinstance(application, QGuiApplication):
            application.applicationStateChanged.connect(self._on_state)
            application.focusWindowChanged.connect(self._on_focus)
            application.screenAdded.connect(lambda _screen: self._leave("display"))

    def set_idle(self, seconds: float) -> None:
        """Wait so long for a touch from now on; 0 for ever."""
        self._idle.stop()
        self._idle.setInterval(round(seconds * 1000))
        if self._on:
            self._touched()

    def start(self) -> None:
        """Begin to watch: a desk is open."""
        self._on = True
        self._touched()
        if self._window is not None:
            self._window.installEventFilter(self)
            handle = self._window.windowHandle()
            if handle is not None and handle is not self._watched:
                # All input of the window passes here, whichever widget it is for.
                handle.installEventFilter(self)
                self._watched = handle

    def stop(self) -> None:
        """Nothing secret is shown any more."""
        self._on = False
        self._idle.stop()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Notice every touch, and that the window is minimised."""
        if self._on:
            kind = event.type()
            if kind in _TOUCHES:
                self._touched()
            elif (
                kind == QEvent.Type.WindowStateChange
                and self._window is not None
                and self._window.isMinimized()
            ):
                self._leave("window")
        return super().eventFilter(watched, event)

    def _touched(self) -> None:
        if self._idle.interval() > 0:  # none at all: the table does not want to be watched
            self._idle.start()

    def _on_focus(self, window: QWindow | None) -> None:
        """Count touches of the cards that open over the desk too: whoever sets a PIN is there."""
        if self._on and window is not None:
            window.installEventFilter(self)
            self._touched()

    def _on_state(self, state: Qt.ApplicationState) -> None:
        if state != Qt.ApplicationState.ApplicationActive:
            self._leave("window")

    def _leave(self, why: str) -> None:
        if self._on:
            self.stop()
            self.left.emit(why)
