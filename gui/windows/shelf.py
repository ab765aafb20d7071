"""The library as the windows see it: cards of known games, read without opening any."""

import re
import unicodedata
from dataclasses import dataclass
from pathlib import Path

SUFFIX = ".velmoc"


@dataclass(frozen=True, slots=True, kw_only=True)
class GameCard:
    """What may be seen of a game from outside. Public only."""

    path: Path
    title: str
    playable: bool = True


class Shelf:
    """Known games, the last played first."""

    def __init__(self, data: Path, games: Path) -> None:
        self._data, self._games = data, games

    def cards(self) -> tuple[GameCard, ...]:
        """Return all known games."""
        return ()

    def played(self, path: Path) -> None:
        """Note that a game was just opened."""


def free_path(folder: Path, title: str) -> Path:
    """Return a new file's path for a game of this title; nothing is ever overwritten."""
    folder.mkdir(parents=True, exist_ok=True)
    plain = unicodedata.normalize("NFC", title)
    name = re.sub(r"[^\w\- ]+", " ", plain).strip()[:80].strip() or "Velmoc"
    name = re.sub(r"\s+", " ", name)
    found, turn = folder / f"{name}{SUFFIX}", 2
    while found.exists():
        found, turn = folder / f"{name} {turn}{SUFFIX}", turn + 1
    return found
