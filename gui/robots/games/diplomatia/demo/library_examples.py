"""The handbook's examples as they lie in the library: opened, and left again."""

from engine.board.loader import LoadedMap
from engine.catalogue import shelves_of
from engine.games.diplomatia.card import DIPLOMATIA
from engine.library.item import Item
from gui.library.item_words import told
from gui.library.library_screen import LibraryScreen
from gui.robots.players.click_driver import ClickDriver
from gui.sandbox.sandbox_screen import SandboxScreen


def _item(example: str) -> Item:
    shelf = shelves_of(DIPLOMATIA.id)[0]
    return next(one for one in shelf.items if one.key == f"{shelf.key}/{example}")


def title_of(example: str) -> str:
    """Return what an example is called in the language now spoken."""
    return told(_item(example).titles)


def open_example(driver: ClickDriver, loaded: LoadedMap, example: str) -> SandboxScreen:
    """Open an example as one does in the library."""
    driver.window.navigator.doors.library.item(_item(example), loaded)
    return driver.screen(SandboxScreen)


def leave_example(driver: ClickDriver, study: SandboxScreen) -> None:
    """Go back to the library."""
    driver.press(study.top.leave)
    driver.screen(LibraryScreen)
