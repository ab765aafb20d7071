"""The library as the windows see it: cards of known games, read without opening any."""

import math
import re
import time
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from engine import private
from engine.board.board import Board
from engine.store.cover import Cover
from engine.store.errors import StoreError, StoreFault
from engine.store.library import SUFFIX, Library
from engine.table.view import Stage
from gui import settings

if TYPE_CHECKING:
    from collections.abc import Mapping

    from engine.club.memory import Memory

HURRY = 0.1
"""Seconds that reading covers may take before something is shown."""

__all__ = ["HURRY", "SUFFIX", "GameCard", "KnowsGames", "Shelf", "free_path"]


@dataclass(frozen=True, slots=True, kw_only=True)
class GameCard:
    """What may be seen of a game from outside. Public only."""

    path: Path
    title: str
    """As it was when the game was last seen."""

    cover: Cover | None
    """What lies on top; none if it cannot be read."""

    trouble: StoreFault | None = None
    """Why it cannot be read."""

    @property
    def playable(self) -> bool:
        """Whether it can be opened."""
        return self.trouble in (None, StoreFault.DAMAGED)

    @property
    def finished(self) -> bool:
        """Whether it is over."""
        return self.cover is not None and self.cover.stage is Stage.OVER

    def on(self, board: Board) -> "GameCard":
        """Return the card as this board can show it: without a cover that does not fit."""
        cover = self.cover
        if (
            cover is None
            or cover.position is None
            or (cover.map == board.id and cover.lies_on(board))
        ):
            return self
        same = cover.map == board.id
        trouble = StoreFault.DAMAGED if same else StoreFault.UNKNOWN_GAME
        return replace(self, cover=None, trouble=trouble)


class KnowsGames(Protocol):
    """The library, as far as this screen needs it."""

    complete: bool
    """Whether all games were told the last time."""

    def cards(self, *, within: float) -> tuple[GameCard, ...]:
        """Return known games, the last played first, as many as can be read in some seconds."""

    def forget(self, path: Path) -> None:
        """Take a game off the list; its file stays."""


class Shelf:
    """Known games, the last played first; those in the games' folder find their way onto it."""

    def __init__(self, data: Path, games: Path) -> None:
        self._library, self._data, self._games = Library(data), data, games
        self._scanned = True
        self.complete = True
        """Whether ``cards`` told all games the last time."""

    def memory(self) -> "Memory":
        """Return the club's memory of these games."""
        from engine.club.memory import Memory  # noqa: PLC0415 - not before the first paint

        self._scan(math.inf)
        return Memory(self._data, self._library)

    def names(self) -> "Mapping[str, str]":
        """Return under which names those who played here go in the club."""
        from engine.club.faults import ClubError  # noqa: PLC0415 - not before the first paint
        from engine.club.keeper import Keeper  # noqa: PLC0415

        with suppress(ClubError, StoreError):  # names are offered all the same
            return Keeper(self._data).read().names
        return {}

    def look(self) -> None:
        """Put games on the shelf that came into the games' folder by other ways.

        Hundreds that were never read wait for ``cards``, so that nobody waits for them.
        """
        self._scan(HURRY)

    def cards(self, *, within: float = math.inf) -> tuple[GameCard, ...]:
        """Return known games: all, or those that can be looked at within so many seconds.

        ``complete`` tells whether any is missing; the next time it goes on from there.
        """
        if not self._scanned:
            self._scan(within)
        listed = self._library.games(within=within)
        self.complete = self._scanned and not any(game.unread for game in listed)
        return tuple(
            GameCard(
                path=game.path,
                title=game.title,
                cover=game.cover,
                trouble=game.trouble.code if game.trouble is not None else None,
            )
            for game in listed
            if not game.unread
        )

    def _scan(self, within: float) -> None:
        begun = time.monotonic()
        with suppress(StoreError):  # a list that cannot be written is still a list
            self._library.scan(self._games, within=within)
        self._scanned = time.monotonic() - begun < within

    def opened(self, path: Path, title: str) -> None:
        """Note that a game was just opened."""
        with suppress(StoreError):  # see above
            self._library.opened(path, title)

    def forget(self, path: Path) -> None:
        """Take a game off the list; its file stays."""
        with suppress(StoreError):  # see above
            self._library.forget(path)


def free_path(folder: Path, title: str) -> Path:
    """Return a new file's path for a game of this title; nothing is ever overwritten.

    Raises:
        OSError: the folder cannot be made.
    """
    private.own_folder(folder)
    import unicodedata  # noqa: PLC0415 - a start need not wait for a megabyte

    kept = re.sub(r"[^\w\- ]+", " ", unicodedata.normalize("NFC", title))
    brief = re.sub(r"\s+", " ", kept).strip()[:80].encode()[:200].decode(errors="ignore")
    name = brief.strip() or "Velmoc"
    candidate, turn = folder / f"{name}{SUFFIX}", 2
    while candidate.exists():
        candidate, turn = folder / f"{name} {turn}{SUFFIX}", turn + 1
    return candidate


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
