"""A tour through the library while a game is on."""

from collections.abc import Callable

from gui.library.library_screen import LibraryScreen
from gui.library.wanted import ALL
from gui.robots.crash.telling_driver import TellingDriver
from gui.sandbox.sandbox_screen import SandboxScreen

_OPENED = 3
"""Things of the library that are opened."""


def look_at_library(driver: TellingDriver, stay: Callable[[], None]) -> None:
    """Look at all shelves, and at a few things on them with their results."""
    window = driver.window
    window.show_library()
    library = driver.screen(LibraryScreen)
    library.show_shelf(ALL)
    stay()
    items = [one for one in library.items.items if one.read is not None]
    study: SandboxScreen | None = None
    for item in items[:: max(1, len(items) // _OPENED)][:_OPENED]:
        window.navigator.doors.library.item(item, window.navigator.loaded())
        study = driver.screen(SandboxScreen, other_than=study)
        stay()
        study.go_on()
        stay()
