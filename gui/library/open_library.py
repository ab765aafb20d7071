"""Opening the library: what an earlier version left is taken in first."""

from collections.abc import Callable
from pathlib import Path

from engine.board.loader import LoadedMap
from engine.earlier_boards import migrate
from gui import i18n, settings
from gui.library.library_screen import LibraryScreen
from gui.library.wanted import Wanted


def opened_library(
    loaded: LoadedMap, games: Path, map_of: Callable[[str], LoadedMap], wanted: Wanted | None
) -> LibraryScreen:
    """Return the library as it was left; boards of an earlier version are studies in it."""
    migration = migrate(settings.data_folder(), games, map_of, i18n.language())
    return LibraryScreen(loaded, games, map_of, wanted, migration)
