"""Brings the public screen to a display, and back to it after it was unplugged."""

import contextlib
from collections.abc import Callable
from enum import StrEnum
from functools import partial

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication, QScreen, QWindow
from PySide6.QtWidgets import QApplication, QWidget

from engine.board.loader import LoadedMap
from gui import settings
from gui.kit.later import later
from gui.kit.room_button import RoomButton
from gui.public.displays import IN_WINDOW, Display, Displays
from gui.public.look import Look
from gui.public.notice import Notice
from gui.public.window import PublicWindow

_WINDOWED = 0.6
"""A window's share of the display that it shares with the control window."""


class Place(StrEnum):
    """Where the public screen is."""

    OFF = "off"
    FULL = "full"
    """It fills a display of its own."""

    WINDOW = "window"
    LOST = "lost"
    """Wanted, but its display is gone or shows the laptop's window; it comes back by itself."""


class Projector(QObject):
    """Owns the public window while it is wanted. What is on it is somebody else's business."""

    changed = Signal()
    """It is somewhere else, or looks otherwise."""

    opened = Signal()
    """There is a new window, with nothing on it yet."""

    def __init__(self, over: QWidget, loaded: LoadedMap, displays: Displays | None = None) -> None:
        super().__init__(over)
        self._over, self._loaded = over, loaded
        self.displays = displays or Displays(self)
        self.window: PublicWindow | None = None
        self.place = Place.OFF
        self.on = ""
        """The key of the display that it fills, or that it was torn from."""

        self._shares = False
        """Whether it fills the control window's own display because somebody said so."""

        self.notice = Notice(over)
        self.notice.window_asked.connect(lambda: self.show_window(asked=True))
        self._handle: QWindow | None = None
        self.displays.appeared.connect(self._on_appeared)
        self.displays.vanished.connect(self._on_vanished)
        self.displays.changed.connect(self._on_changed)

    @property
    def map(self) -> str:
        """Which map it shows."""
        return self._loaded.board.id

    def play_on(self, loaded: LoadedMap) -> None:
        """Show another map from now on; where the screen is seen, it is made anew."""
        self._loaded = loaded
        if self.window is None:
            return
        place, monitor, shares = self.place, self.displays.find(self.on), self._shares
        self.close()
        if place is Place.FULL and monitor is not None:
            self._fill(monitor, shares=shares)
        elif place is not Place.OFF:
            self.show_window()

    # -- what people ask for -------------------------------------------------------------------

    def toggle(self) -> None:
        """Show it in front of everything and say where; put it away if it is seen."""
        match self.place:
            case Place.OFF:
                self.show(asked=True)
            case Place.LOST:
                self.show_window(asked=True)
            case Place.WINDOW if self._behind():
                self._to_front()
            case _:
                self.hide()
                return
        if not any(button.isVisible() for button in self._over.findChildren(RoomButton)):
            self.notice.tell(self._where_words())

    def _behind(self) -> bool:
        """Tell whether it is a window that the control window lies over."""
        window = self.window
        if window is None or QApplication.activeWindow() is not self._over:
            return False
        over = window.frameGeometry().intersects(self._over.frameGeometry())
        return window.isMinimized() or over

    def _to_front(self) -> None:
        """Put its window before all others; it has the keys then, or it would not stay there."""
        if self.window is not None:
            if self.window.isMinimized():
                self.window.showNormal()
            self.window.raise_()
            self.window.activateWindow()

    def where(self) -> str:
        """Say where it is, as the button says that shows it: ``na plátně: HDMI-1``."""
        match self.place:
            case Place.FULL:
                monitor = self.displays.find(self.on)
                label = self.tr("on the display: {display}")
                return label.format(display=monitor.name if monitor is not None else self.on)
            case Place.WINDOW:
                return self.tr("public screen in a window")
            case Place.LOST:
                return self.tr("its display is gone")
        return ""

    def _where_words(self) -> str:
        """Say where it went, and how to be rid of it."""
        monitor = self.displays.find(self.on) if self.place is Place.FULL else None
        if monitor is None:
            return self.tr("The public screen is in front, in a window. F7 puts it away.")
        sentence = self.tr("The public screen is on {display}. F7 puts it away.")
        return sentence.format(display=monitor.name)

    def show(self, *, asked: bool = False) -> None:
        """Show it where it was last time; else on a display of its own; else in a window.

        A window that somebody has ``asked`` for now comes before the control window.
        """
        wanted = self._wanted(settings.current().public_display)
        if wanted is not None:
            self._fill(wanted)
        else:
            self.show_window(asked=asked)
        _keep(public_on=True)

    def show_on(self, key: str) -> None:
        """Fill a display, and remember it; on the laptop's own be a window: people play there."""
        monitor = self.displays.find(key)
        if monitor is None:
            return
        _keep(public_display=key, public_on=True)
        if self._is_own(monitor):
            self.show_window()
        else:
            self._fill(monitor)

    def follow_wishes(self) -> None:
        """Go where people want it from now on, while it is seen; or be put away."""
        if not settings.current().public_on:
            self.close()
        elif self.place is not Place.OFF:
            self.show()

    def show_window(self, *, asked: bool = False) -> None:
        """Show it as a window beside the control window; before it, if it was ``asked`` for."""
        window = self._window()
        self.on, self.place, self._shares = "", Place.WINDOW, False
        self.notice.hide()
        anew = window.isFullScreen() or not window.isVisible()
        if window.isFullScreen():
            window.showNormal()
        if anew:
            room = self._over.screen().availableGeometry()
            wide = round(room.width() * _WINDOWED)
            window.resize(wide, round(wide * 9 / 16))
            edge = room.height() // 20
            window.move(room.right() - wide - edge, room.top() + edge)
        self._unobtrusively(window.showNormal)
        if asked:
            self._to_front()
        self.changed.emit()

    def hide(self) -> None:
        """Put it away until it is asked for again; the control window has the keys then."""
        _keep(public_on=False)
        seen = self.place in (Place.FULL, Place.WINDOW)
        self.close()
        if seen and QGuiApplication.applicationState() == Qt.ApplicationState.ApplicationActive:
            self._over.activateWindow()

    def close(self) -> None:
        """Put it away; the next start shows it again if it was wanted."""
        self.place, self.on = Place.OFF, ""
        self.notice.hide()
        window, self.window = self.window, None
        if window is not None:
            window.closed.disconnect(self._on_closed)
            window.close()
            window.deleteLater()
        self.changed.emit()

    def set_look(self, name: str) -> None:
        """Give it another theme."""
        _keep(public_theme=name)
        if self.window is not None:
            self.window.set_look(name)
        self.changed.emit()

    def zoom(self, act: str) -> None:
        """Zoom its board: ``zoom_in zoom_out fit``."""
        if self.window is not None:
            self.window.zoom(act)

    def _unobtrusively(self, show: Callable[[], object]) -> None:
        """Show the window; who had the keys before has them afterwards, on every system."""
        active = QApplication.activeWindow() or self._over
        ours = QGuiApplication.applicationState() == Qt.ApplicationState.ApplicationActive
        show()
        if ours and active is not self.window:
            active.activateWindow()

    # -- where it goes -------------------------------------------------------------------------

    def _window(self) -> PublicWindow:
        if self.window is None:
            look = Look(settings.current().public_theme)
            self.window = PublicWindow(self._loaded, look)
            self.window.closed.connect(self._on_closed)
            self.window.full_asked.connect(self._on_full)
            self.opened.emit()
        return self.window

    def _is_own(self, display: Display) -> bool:
        """Tell whether the control window is seen on a display."""
        return self.displays.seen_on(self._over, display)

    def _wanted(self, key: str) -> Display | None:
        """Return the display that people asked for, or a spare one; none for a window.

        The control window's own display is filled only where somebody says so now.
        """
        if key == IN_WINDOW:
            return None
        spare = self.displays.spare(self._over)
        return next((one for one in spare if one.key == key), next(iter(spare), None))

    def _fill(self, display: Display, *, shares: bool = False) -> None:
        window = self._window()
        screen = self.displays.screen(display.key)
        self.on, self.place, self._shares = display.key, Place.FULL, shares
        self._watch_laptop()
        self.notice.hide()
        if window.isFullScreen() and self.displays.key_of(window.screen()) != display.key:
            window.showNormal()  # some systems keep a full screen where it is
        _bring(window, screen, display)
        self._unobtrusively(partial(_show_full, window))
        self.changed.emit()

    def _on_full(self) -> None:
        """Fill the display the window is on, or be a window again."""
        if self.window is None:
            return
        if self.place is Place.FULL:
            self.show_window()
            return
        here = self.displays.find(self.displays.key_of(self.window.screen()))
        if here is not None:
            self._fill(here, shares=self._is_own(here))

    def _on_closed(self) -> None:
        """Take it as put away when somebody closes its window."""
        later(self, self.hide)

    # -- plug and unplug -----------------------------------------------------------------------

    def _watch_laptop(self) -> None:
        """Hear of the control window going to another display."""
        handle = self._over.windowHandle()
        if handle is not None and handle is not self._handle:
            handle.screenChanged.connect(self._look)
            self._handle = handle

    def _on_vanished(self, key: str) -> None:
        if self.place is Place.FULL and key == self.on:
            self._lose(gone=True)
        else:
            self._look()

    def _on_appeared(self, key: str) -> None:
        monitor = self.displays.find(key)
        if self.place is Place.LOST and monitor is not None and self.displays.find(self.on) is None:
            self.on = key  # another one does as well
        self._look()
        self.changed.emit()  # the list of displays is longer

    def _on_changed(self, key: str) -> None:
        known = self.displays.find(key)
        if self.place is Place.FULL and key == self.on and known is not None and self._free(known):
            self._fill(known, shares=self._shares)
        else:
            self._look()

    def _free(self, display: Display) -> bool:
        """Tell whether it may fill a display: nobody plays there, or somebody said so."""
        return self._shares or not self._is_own(display)

    def _look(self) -> None:
        """Give way where the control window is seen on the same display; come back after."""
        monitor = self.displays.find(self.on)
        if self.place is Place.LOST and monitor is not None and self._free(monitor):
            self._fill(monitor)
        elif self.place is Place.FULL and monitor is not None and not self._free(monitor):
            self._lose(gone=False)

    def _lose(self, *, gone: bool) -> None:
        # Qt moves what it finds on a display that goes to the first one: over the control window.
        if self.window is not None:
            self.window.hide()
        self.place, self._shares = Place.LOST, False
        self.notice.say(gone=gone)
        self.changed.emit()


def _show_full(window: PublicWindow) -> None:
    """Let a window fill its display; Qt's own ``showFullScreen`` also takes the keys."""
    window.setWindowState(Qt.WindowState.WindowFullScreen)
    window.setVisible(True)
    window.raise_()


def _bring(window: PublicWindow, screen: QScreen | None, display: Display) -> None:
    """Put a window on a display."""
    window.winId()  # a window that has never been shown has nothing to be moved yet
    handle = window.windowHandle()
    if handle is not None and screen is not None:
        handle.setScreen(screen)
    window.setGeometry(display.area)


def _keep(**wishes: str | bool) -> None:
    # The wish is in force all the same when it cannot be written down.
    with contextlib.suppress(OSError):
        settings.change(**wishes)
