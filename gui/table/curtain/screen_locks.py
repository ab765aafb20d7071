"""Hears from the desktop that its screen is locked or that the laptop goes to sleep.

Linux desktops say so on D-Bus, each under a name of its own; where nobody speaks, nothing is
heard. On other systems a locked screen takes the focus away, which the watch notices itself.
"""

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import SLOT, QObject, Signal, Slot

if TYPE_CHECKING:
    from PySide6.QtDBus import QDBusConnection

SAVERS = (
    "org.freedesktop.ScreenSaver",
    "org.gnome.ScreenSaver",
    "org.cinnamon.ScreenSaver",
    "org.mate.ScreenSaver",
    "org.xfce.ScreenSaver",
)
LOGIN = "org.freedesktop.login1"
_TURN, _LOCK = SLOT("on_turn(bool)"), SLOT("on_lock()")


class ScreenLock(QObject):
    """Says that nobody sits before the screen any more."""

    locked = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._listening = False

    def listen(self) -> int:
        """Begin to listen, once; return how many voices there are to be heard."""
        if self._listening or not sys.platform.startswith("linux"):
            return 0
        self._listening = True
        # Needed at the first desk, long after the first paint.
        from PySide6.QtDBus import QDBusConnection  # noqa: PLC0415

        heard = 0
        if _has_session_bus():
            session = QDBusConnection.sessionBus()
            for saver in SAVERS:
                heard += self._hear(session, saver, "ActiveChanged", _TURN)
        system = QDBusConnection.systemBus()
        for interface, name, slot in (
            (f"{LOGIN}.Manager", "PrepareForSleep", _TURN),
            (f"{LOGIN}.Session", "Lock", _LOCK),
        ):
            heard += self._hear(system, interface, name, slot)
        return heard

    def _hear(self, bus: "QDBusConnection", interface: str, name: str, slot: str) -> bool:
        # The stub asks for bytes, which Qt refuses.
        return bus.connect("", "", interface, name, self, slot)  # type: ignore[call-overload,no-any-return]

    @Slot(bool)
    def on_turn(self, on: bool) -> None:  # noqa: FBT001 - D-Bus sends it so
        """Notice a screen saver that begins, a laptop that falls asleep."""
        if on:
            self.locked.emit()

    @Slot()
    def on_lock(self) -> None:
        """Notice that a session is locked; even somebody else's is reason enough."""
        self.locked.emit()


def _has_session_bus() -> bool:
    # Without one, asking for it would start one.
    if os.environ.get("DBUS_SESSION_BUS_ADDRESS"):
        return True
    runtime = os.environ.get("XDG_RUNTIME_DIR")
    return bool(runtime) and (Path(runtime or "") / "bus").exists()
