"""Watches over an open desk: nobody there, the window left, other displays: the curtain falls."""

import math
import time
from collections.abc import Callable, Sequence

import shiboken6
from PySide6.QtCore import QDeadlineTimer, QEvent, QObject, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QScreen, QWindow
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QWidget

from engine.clock.clock import Clock
from engine.clock.wall import utc_now
from gui.kit.dialog import put_away
from gui.kit.later import later
from gui.table.curtain.patience import Corner, patience
from gui.table.curtain.screen_locks import ScreenLock
from gui.table.curtain.unattended import TOUCHES

_BEAT_MS = 1000
_SLEPT = 5.0
"""Seconds by which the clock on the wall runs ahead of ours when the laptop has slept."""


def mirrored(screens: Sequence[QRect]) -> bool:
    """Tell whether two displays show the same part of the desktop."""
    return any(
        one.intersects(other) for at, one in enumerate(screens) for other in screens[at + 1 :]
    )


def displays() -> tuple[QRect, ...]:
    """Return the parts of the desktop that the displays show."""
    return tuple(screen.geometry() for screen in QGuiApplication.screens())


def _times() -> tuple[float, float]:
    return utc_now().timestamp(), time.monotonic()


def _none() -> None:
    return None


class Watch(QObject):
    """Says when a secret screen must be covered. Watches only between ``start`` and ``stop``."""

    left = Signal(str)
    """Why: ``idle``, ``window``, ``lock``, ``display``, ``mirror``."""

    def __init__(
        self,
        window: QWidget | None,
        idle_seconds: float,
        parent: QObject,
        *,
        times: Callable[[], tuple[float, float]] = _times,
        clock: Callable[[], Clock | None] = _none,
    ) -> None:
        """``clock`` returns the table's clock as it is now: who writes by it may think longer."""
        super().__init__(parent)
        self._window = window
        self._watched: QWindow | None = None
        self._keys_pass = False
        """Whether a card over the desk was opened or closed, and nobody has the keys yet."""

        self._chosen, self._clock = idle_seconds, clock
        self._idle = QTimer(self, singleShot=True)
        self._idle.timeout.connect(self._ask)
        self._asks = QTimer(self, interval=_BEAT_MS)
        self._asks.timeout.connect(self._on_second)
        self._until = QDeadlineTimer()
        self._corner: Corner | None = None
        self._times, self._seen = times, times()
        self._beat = QTimer(self, interval=_BEAT_MS)
        self._beat.timeout.connect(self.look_at_the_time)
        self._lock = ScreenLock(self)
        self._lock.locked.connect(lambda: self._leave("lock"))
        self._on = False
        self._told_of_mirror = False
        application = QGuiApplication.instance()
        if isinstance(application, QGuiApplication):
            application.applicationStateChanged.connect(self._on_state)
            application.focusWindowChanged.connect(self._on_focus)
            application.screenAdded.connect(self._on_screen)
            for screen in application.screens():
                screen.geometryChanged.connect(self._on_geometry)

    def set_idle(self, seconds: float) -> None:
        """Wait so long for a touch from now on; 0 for ever."""
        self._chosen = seconds
        self._keep_still()
        if self._on:
            self._touched()

    @property
    def seconds(self) -> float:
        """How long nobody need touch anything until a desk is covered; 0 for ever."""
        waits = patience(self._chosen, self._clock())
        return waits.quiet + waits.asks

    def start(self) -> None:
        """Begin to watch: a desk is open."""
        self._on = True
        self._seen = self._times()
        self._beat.start()
        self._lock.listen()
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
        self._keep_still()
        self._beat.stop()

    def unseen(self) -> bool:
        """Tell whether a secret is seen here only, or its owner knows of the other display."""
        twice = mirrored(displays())
        known, self._told_of_mirror = self._told_of_mirror or not twice, twice
        return known

    def close_cards(self, *, files: bool) -> None:
        """Close what lies over the window: nothing is asked of anybody through a curtain."""
        popup = QApplication.activePopupWidget()
        if popup is not None:  # a menu, of whichever window
            popup.close()
        if self._window is not None:
            for card in self._window.findChildren(QDialog):
                if card.isVisible() and (files or not isinstance(card, QFileDialog)):
                    put_away(card)

    def look_at_the_time(self) -> None:
        """Notice that the laptop has slept: our clock stood still, the one on the wall did not."""
        before, self._seen = self._seen, self._times()
        wall, ours = (now - then for now, then in zip(self._seen, before, strict=True))
        if wall - ours > _SLEPT:
            self._leave("lock")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Notice every touch, and that the window is minimised."""
        if self._on:
            kind = event.type()
            if kind in TOUCHES:
                self._touched()
            elif kind in (QEvent.Type.WindowBlocked, QEvent.Type.WindowUnblocked):
                self._keys_pass = True
            elif (
                kind == QEvent.Type.WindowStateChange
                and self._window is not None
                and self._window.isMinimized()
            ):
                self._leave("window")
        return super().eventFilter(watched, event)

    @property
    def asking(self) -> bool:
        """Whether the corner asks if somebody is there."""
        return self._asks.isActive()

    def _keep_still(self) -> None:
        """Count nothing any more, and ask nothing."""
        self._idle.stop()
        self._asks.stop()
        if self._corner is not None and shiboken6.isValid(self._corner):
            self._corner.hide()

    def _touched(self) -> None:
        self._keep_still()
        if self._chosen > 0:  # none at all: the table does not want to be watched
            self._idle.start(round(patience(self._chosen, self._clock()).quiet * 1000))

    def _ask(self) -> None:
        """Ask in the corner whether somebody is there; nobody touches anything: nobody is."""
        asks = patience(self._chosen, self._clock()).asks
        self._until = QDeadlineTimer(round(asks * 1000))
        self._asks.start(min(_BEAT_MS, round(asks * 1000)))
        if self._window is not None:
            if self._corner is None or not shiboken6.isValid(self._corner):
                self._corner = Corner(self._window)
            self._corner.ask(math.ceil(asks))

    def _on_second(self) -> None:
        left = self._until.remainingTime()
        if left <= 0:
            self._leave("idle")
        elif self._corner is not None and shiboken6.isValid(self._corner):
            self._corner.ask(math.ceil(left / 1000))

    def _on_focus(self, window: QWindow | None) -> None:
        """Count touches of the cards that open over the desk too: whoever sets a PIN is there."""
        if window is not None:
            self._keys_pass = False
        if not self._on or window is None:
            return
        if self._is_another(window):
            self._leave("window")
            return
        window.installEventFilter(self)
        self._touched()

    def _is_another(self, window: QWindow) -> bool:
        """Tell whether a window of ours is neither the desk's nor one that opened over it."""
        own = self._window.windowHandle() if self._window is not None else None
        plain = window.type() == Qt.WindowType.Window and window.transientParent() is None
        return own is not None and window is not own and plain

    def _on_state(self, state: Qt.ApplicationState) -> None:
        if state == Qt.ApplicationState.ApplicationActive:
            return
        if not self._keys_pass or self._window is None:
            self._leave("window")
        elif self._on:
            # A card that is closed takes the keys with it; they go back to the desk below it.
            # One that is opened takes them from the desk a moment before it has them.
            self._keys_pass = False
            if QApplication.activeModalWidget() is None:
                self._window.activateWindow()
            later(self, self._look_who_is_active)

    def _look_who_is_active(self) -> None:
        if QGuiApplication.applicationState() != Qt.ApplicationState.ApplicationActive:
            self._leave("window")

    def _on_screen(self, screen: QScreen) -> None:
        screen.geometryChanged.connect(self._on_geometry)
        self._leave("mirror" if mirrored(displays()) else "display")

    def _on_geometry(self) -> None:
        # Some systems mirror without telling of a display more: only the sizes change.
        self._leave("mirror" if mirrored(displays()) else "display")

    def _leave(self, why: str) -> None:
        if self._on:
            self.stop()
            self.left.emit(why)
