"""Which displays there are: how one is known again, and when one comes or goes."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, QRect, Signal
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QWidget
from shiboken6 import getCppPointer

IN_WINDOW = "window"
"""Stands for a display's key where the public screen is to be a window."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Display:
    """One display, as the system describes it now."""

    key: str
    """By what it is known again when it is plugged in another time."""

    name: str
    """What people call it."""

    area: QRect
    """Where it lies on the desktop."""

    @property
    def words(self) -> str:
        """Name it with its size: ``EPSON (1920 × 1080)``."""
        return f"{self.name} ({self.area.width()} × {self.area.height()})"

    def mirrors(self, other: "Display") -> bool:
        """Tell whether it shows a part of the desktop that another one shows too."""
        return self.area.intersects(other.area)


def described(screen: QScreen) -> Display:
    """Return a display's description."""
    made = " ".join(part for part in (screen.manufacturer(), screen.model()) if part)
    # A projector is often plugged into another socket next time: then only its maker's number
    # tells it. Where the system knows none, the socket's name has to do.
    key = f"{made}|{screen.serialNumber()}" if made and screen.serialNumber() else screen.name()
    return Display(key=key, name=made or screen.name(), area=screen.geometry())


def _address(screen: QScreen) -> int:
    # Python's name for a screen is torn from it when a window dies that was asked for its screen:
    # what has to outlive a window is known by where it lies.
    return int(getCppPointer(screen)[0])


class Displays(QObject):
    """The displays of this computer; says when one appears, goes, or changes its size."""

    appeared = Signal(str)
    vanished = Signal(str)
    """Carries the display's key; it cannot be drawn on any more."""

    changed = Signal(str)
    """Carries the key of a display that has another size or place."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._known: dict[str, int] = {}
        application = QGuiApplication.instance()
        if isinstance(application, QGuiApplication):
            application.screenAdded.connect(self._on_added)
            application.screenRemoved.connect(self._on_removed)
        for screen in QGuiApplication.screens():
            self._watch(screen)

    def all(self) -> Sequence[Display]:
        """Return every display, from left to right."""
        screens = {_address(screen): screen for screen in QGuiApplication.screens()}
        displays = [
            replace(described(screens[at]), key=key)
            for key, at in self._known.items()
            if at in screens
        ]
        return sorted(displays, key=lambda one: (one.area.x(), one.area.y()))

    def find(self, key: str) -> Display | None:
        """Return a display, if it is there."""
        return next((one for one in self.all() if one.key == key), None)

    def screen(self, key: str) -> QScreen | None:
        """Return a display as Qt knows it."""
        at = self._known.get(key)
        return next((one for one in QGuiApplication.screens() if _address(one) == at), None)

    def key_of(self, screen: QScreen | None) -> str:
        """Return by what a screen is known; nothing for none."""
        at = _address(screen) if screen is not None else 0
        return next((key for key, one in self._known.items() if one == at), "")

    def seen_on(self, window: QWidget, display: Display) -> bool:
        """Tell whether a window is seen on a display: its own, or one that mirrors it."""
        here = self.find(self.key_of(window.screen()))
        return here is not None and (here.key == display.key or display.mirrors(here))

    def spare(self, window: QWidget) -> Sequence[Display]:
        """Return the displays on which a window is not seen."""
        return [one for one in self.all() if not self.seen_on(window, one)]

    def _watch(self, screen: QScreen) -> str:
        key = described(screen).key
        if key in self._known:  # two of a kind without numbers: told apart by their sockets
            key = f"{key}|{screen.name()}"
        self._known[key] = _address(screen)
        screen.geometryChanged.connect(self._on_geometry)
        return key

    def _on_geometry(self) -> None:
        screen = self.sender()
        key = self.key_of(screen) if isinstance(screen, QScreen) else ""
        if key:
            self.changed.emit(key)

    def _on_added(self, screen: QScreen) -> None:
        self.appeared.emit(self._watch(screen))

    def _on_removed(self, screen: QScreen) -> None:
        key = self.key_of(screen)
        if key:
            del self._known[key]
            self.vanished.emit(key)
