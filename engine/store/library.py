"""The shelf of known games: a list in one JSON file, covers read from the games themselves.

The list is a convenience. A broken or missing one is an empty shelf, and a game that is gone stays
on it, under its last title, until somebody takes it off.
"""

import json
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from engine.store import disk
from engine.store.cover import Cover
from engine.store.covers import Covers
from engine.store.errors import StoreError, StoreFault

SUFFIX = ".velmoc"
NAME = "games.json"


@dataclass(frozen=True, slots=True, kw_only=True)
class Shelved:
    """A game on the shelf."""

    path: Path
    title: str
    """As it was when the game was last seen."""

    cover: Cover | None = None
    """What may be seen of it; nothing when there is trouble."""

    id: str = ""
    """Which game it is, wherever its file lies; empty when that was never read."""

    trouble: StoreError | None = None
    """Why there is no cover: missing, open in another window, damaged, later version …"""


class Library:
    """Known games, the last played first."""

    def __init__(self, folder: Path) -> None:
        """Keep the list in ``folder``, which is made when the first game comes."""
        self._file = folder / NAME
        self._covers = Covers(folder)

    def games(self) -> tuple[Shelved, ...]:
        """Return all known games with their covers."""
        known = self._read()
        found = tuple(self._shelved(path, title) for path, title in known.items())
        self._covers.keep(frozenset(known))
        return found

    def opened(self, path: Path, title: str) -> None:
        """Put a game first, because it was just opened.

        Raises:
            StoreError: the list could not be written; the game itself is not concerned.
        """
        known = self._read()
        known.pop(path.absolute(), None)
        self._write({path.absolute(): title, **known})

    def know(self, games: Mapping[Path, str]) -> None:
        """Put many games first at once, each with its title.

        Raises:
            StoreError: the list could not be written.
        """
        fresh = {path.absolute(): title for path, title in games.items()}
        self._write({**fresh, **{p: t for p, t in self._read().items() if p not in fresh}})

    def forget(self, path: Path) -> None:
        """Take a game off the shelf; its file stays where it is.

        Raises:
            StoreError: the list could not be written.
        """
        known = self._read()
        if known.pop(path.absolute(), None) is not None:
            self._write(known)

    def rename(self, path: Path, name: str) -> Path:
        """Give a game's file another name, in the same folder, and return its path.

        Raises:
            StoreError: missing, open somewhere, the name is taken, or it cannot be a file's name.
        """
        disk.find(path)
        plain = name.strip().removesuffix(SUFFIX)
        renamed = path.absolute().with_name(f"{plain}{SUFFIX}") if _can_be_named(plain) else None
        if renamed is None:
            raise StoreError(StoreFault.NOT_STORED, path, cause=name)
        if renamed.exists():
            raise StoreError(StoreFault.EXISTS, renamed)
        # This also lets SQLite finish with a journal that a power cut left under the old name.
        disk.refuse_open_game(path)
        try:
            path.rename(renamed)
        except OSError as error:
            raise StoreError.of_os(error, renamed) from error
        known = self._read()
        self._write({renamed if p == path.absolute() else p: t for p, t in known.items()})
        return renamed

    def scan(self, folder: Path) -> tuple[Path, ...]:
        """Put games that lie in a folder at the end of the shelf; return those that are new.

        Raises:
            StoreError: the list could not be written.
        """
        known = self._read()
        fresh: dict[Path, str] = {}
        with suppress(OSError):  # No such folder, no games in it.
            for path in sorted(folder.absolute().glob(f"*{SUFFIX}")):
                if path not in known:
                    # Whatever is no game is left alone.
                    with suppress(StoreError):
                        fresh[path] = self._covers.read(path).cover.title
        if fresh:
            self._write({**known, **fresh})
        return tuple(fresh)

    def _shelved(self, path: Path, title: str) -> Shelved:
        try:
            front = self._covers.read(path)
        except StoreError as error:
            known = self._covers.id_of(path)
            return Shelved(path=path, title=title, trouble=error, id=known)
        return Shelved(path=path, title=front.cover.title, cover=front.cover, id=front.id)

    def _read(self) -> dict[Path, str]:
        try:
            listed = json.loads(self._file.read_text(encoding="utf-8"))["games"]
            return {Path(str(game["path"])): str(game["title"]) for game in listed}
        except (OSError, ValueError, KeyError, TypeError, RecursionError):
            return {}

    def _write(self, games: dict[Path, str]) -> None:
        listed = [{"path": str(path), "title": title} for path, title in games.items()]
        # Escaped: a path may hold bytes that are no letters.
        text = json.dumps({"version": 1, "games": listed}, indent=1)
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            with disk.replacing(self._file) as draft:
                draft.write_text(text, encoding="utf-8")
        except OSError as error:
            raise StoreError.of_os(error, self._file) from error


def _can_be_named(name: str) -> bool:
    return (
        bool(name) and name.isprintable() and not set(name) & set('/\\:*?"<>|') and name[0] != "."
    )
