"""Games of live rounds as JSON: they become files of our own before they are looked at."""

from pathlib import Path

from gui import settings
from gui.windows.files.shelf import SUFFIX, free_path


def taken_in(path: Path) -> Path:
    """Make a file of our own of a game of live rounds as JSON; return others as they are.

    Such a game is over, so there is nothing to do with it but to look at it.

    Raises:
        ExchangeError: it is one, and cannot be read or have happened so.
        OSError, StoreError: it could not be stored.
    """
    if path.suffix == SUFFIX:
        return path
    # Wanted by such a file alone, and slow to come.
    from engine.exchange.rounds import are_rounds, take_in_rounds  # noqa: PLC0415

    if not are_rounds(path):
        return path
    place = free_path(settings.games_folder(), path.stem)
    take_in_rounds(path, place)
    return place
