"""Pages and games of live rounds by what they are asked for, each loaded when it is first asked.

Where something is none of them, nothing is returned; see ``gui/windows/screens.py`` for the others.
"""

# ruff: noqa: PLC0415 - it is what this module is for

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from engine.catalogue import LIVE
from gui import settings
from gui.windows.files.shelf import HURRY, SUFFIX, Shelf, free_path
from gui.windows.window import Window

if TYPE_CHECKING:
    from engine.table.any_table import AnyTable
    from gui.windows.rounds.open_rounds import OpenRounds
    from gui.windows.rounds.page import RoundsPage


def page(game: str, window: Window, shelf: Shelf) -> "RoundsPage | None":
    """Return the page on which a table of live rounds sits down."""
    if game not in LIVE:
        return None
    from gui.windows.rounds.page import RoundsPage

    return RoundsPage(game, window, partial(shelf.cards, within=HURRY))


def opened(session: "AnyTable", path: Path, window: Window) -> "OpenRounds | None":
    """Return what a game of live rounds is played with: its card has its main screen."""
    if session.founded.game not in LIVE:
        return None
    from engine.table.live.table import LiveTable
    from gui.windows.rounds.open_rounds import OpenRounds

    assert isinstance(session, LiveTable)
    return OpenRounds(session, path, window)


def taken_in(path: Path) -> Path:
    """Make a file of our own of a game of live rounds as JSON; return others as they are.

    Such a game is over, so there is nothing to do with it but to look at it.

    Raises:
        ExchangeError: it is one, and cannot be read or have happened so.
        OSError, StoreError: it could not be stored.
    """
    if path.suffix == SUFFIX:
        return path
    from engine.exchange.rounds import are_rounds, take_in_rounds

    if not are_rounds(path):
        return path
    place = free_path(settings.games_folder(), path.stem)
    take_in_rounds(path, place)
    return place
