"""Whether things on the screen are to move: the program's own setting, or the system's."""

import os
import sys
from functools import cache
from pathlib import Path

from PySide6.QtCore import QSettings

from gui import settings

FALLS_MS, SINKS_MS = 220, 60
"""Milliseconds in which the curtain falls, and in which a sign sinks that is tapped."""

_WAIT = 200
"""Milliseconds that the desktop has to answer."""


def wanted() -> bool:
    """Tell whether everything is to be shown by cuts."""
    return settings.current().reduced_motion or of_system()


def moves(milliseconds: int) -> int:
    """Return how long something moves that moves so long: not at all where all is to be still."""
    return 0 if wanted() else milliseconds


@cache
def of_system() -> bool:
    """Tell whether the system was asked for less motion; asked once, as far as it can be asked."""
    if sys.platform == "win32":
        return _windows()
    if sys.platform == "darwin":
        kept = QSettings("com.apple.universalaccess", "")
        return bool(kept.value("reduceMotion", False))  # noqa: FBT003 - as Qt has it
    return _desktop()


def _windows() -> bool:
    import ctypes  # noqa: PLC0415 - this system alone

    animated = ctypes.c_int(1)
    get_client_area_animation = 0x1042
    library = getattr(ctypes, "windll", None)
    if library is None:
        return False
    done = library.user32.SystemParametersInfoW(
        get_client_area_animation, 0, ctypes.byref(animated), 0
    )
    return bool(done) and not animated.value


def _desktop() -> bool:
    """Ask the desktop's settings, by the portal that all of them share."""
    from PySide6.QtDBus import QDBusConnection, QDBusMessage  # noqa: PLC0415 - once, when needed

    runtime = os.environ.get("XDG_RUNTIME_DIR", "")
    there = os.environ.get("DBUS_SESSION_BUS_ADDRESS") or (
        runtime and (Path(runtime) / "bus").exists()
    )
    if not there:
        return False  # to ask for a bus where there is none would start one
    bus = QDBusConnection.sessionBus()
    if not bus.isConnected():
        return False
    for space, key, still in (
        ("org.freedesktop.appearance", "reduced-motion", 1),
        ("org.gnome.desktop.interface", "enable-animations", False),
    ):
        ask = QDBusMessage.createMethodCall(
            "org.freedesktop.portal.Desktop",
            "/org/freedesktop/portal/desktop",
            "org.freedesktop.portal.Settings",
            "ReadOne",
        )
        ask.setArguments([space, key])
        answer = bus.call(ask, timeout=_WAIT)
        if answer.type() == QDBusMessage.MessageType.ReplyMessage and answer.arguments():
            return bool(answer.arguments()[0] == still)
    return False
