"""Files of other programs, read by whichever game knows their format."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from engine.board.loader import LoadedMap
from engine.catalogue import GAMES
from engine.exchange.doors import Opened, open_by_any

Read = Mapping[str, Sequence[Opened]]
"""The games of a file, by each game that could read it."""


def read_by_any(
    path: Path,
    game: str,
    loaded: Callable[[str], LoadedMap],
    options: Mapping[str, str] | None,
) -> Read:
    """Read a file by one game, judged by these points of its rules, or by each that knows it.

    Raises:
        ExchangeError: none of them does, or it cannot be read.
    """
    asked = [game] if game else [one for one in GAMES if GAMES[one].exchange is not None]
    return open_by_any(path, (GAMES[one].rules(loaded(one).board, options or {}) for one in asked))
