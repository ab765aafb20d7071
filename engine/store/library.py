"""The shelf of known games: a list in one JSON file, covers read from the games themselves.

A game that is gone stays on the list, under its last title, until somebody takes it off. A list
that is missing is an empty shelf; of a broken one, what can be read of it stands there, and before
anything is written it is set aside. One of a later version is never written over.
"""

import json
import math
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from engine import private
from engine.store import disk, guard, salvage
from engine.store.bounded_reads import BoundedReads
from engine.store.cover import Cover
from engine.store.covers import Covers, Front
from engine.store.errors import StoreError, StoreFault

SUFFIX = ".velmoc"
NAME = "games.json"
VERSION = 1

_LARGEST = 64 * 1024 * 1024
"""Bytes; ten thousand games have two million."""

AT_LEAST = 40
"""Games that are looked at even by whoever has no time."""

_A_MOMENT = 1.0
"""Seconds that he gives to them; read they are in a hundredth of it."""

Known = dict[Path, str]
"""Games with their last titles, the last played first."""


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

    unread: bool = False
    """It was not looked at yet: there was no time."""


class Library:
    """Known games, the last played first."""

    def __init__(self, folder: Path) -> None:
        """Keep the list in ``folder``, which is made when the first game comes."""
        self._file = folder / NAME
        self._covers = Covers(folder)
        self._reads = BoundedReads(self._covers.read)

    def games(self, *, within: float = math.inf) -> tuple[Shelved, ...]:
        """Return all known games with their covers.

        Those that cannot be looked at ``within`` so many seconds are unread, all but the first few;
        the next time it goes on from there, because a cover is read only once.
        """
        known = self._read()
        fronts = self._seen(tuple(known), within)
        shelved = tuple(self._shelved(path, title, fronts) for path, title in known.items())
        if not any(one.unread for one in shelved):
            self._covers.keep(frozenset(known))
        return shelved

    def opened(self, path: Path, title: str) -> None:
        """Put a game first, because it was just opened.

        Raises:
            StoreError: the list could not be written; the game itself is not concerned.
        """

        def first(known: Known) -> Known:
            known.pop(path.absolute(), None)
            return {path.absolute(): title, **known}

        self._change(first)

    def know(self, games: Mapping[Path, str]) -> None:
        """Put many games first at once, each with its title.

        Raises:
            StoreError: the list could not be written.
        """
        fresh = {path.absolute(): title for path, title in games.items()}
        self._change(lambda known: {**fresh, **{p: t for p, t in known.items() if p not in fresh}})

    def forget(self, path: Path) -> None:
        """Take a game off the shelf; its file stays where it is, and no scan brings it back.

        Raises:
            StoreError: the list could not be written.
        """
        gone = path.absolute()
        self._change(lambda known: {p: t for p, t in known.items() if p != gone}, off=gone)

    def scan(self, folder: Path, *, within: float = math.inf) -> tuple[Path, ...]:
        """Put games that lie in a folder at the end of the shelf; return those that are new.

        After ``within`` seconds it stops; the next time it goes on from there.

        Raises:
            StoreError: the list could not be written.
        """
        read = self._file_read()
        known, fresh = {*_listed(read)[0], *_taken_off(read)}, dict[Path, str]()
        with suppress(OSError):  # No such folder, no games in it.
            lying = (path for path in folder.absolute().glob(f"*{SUFFIX}") if path not in known)
            for path, front in self._seen(tuple(sorted(lying)), within).items():
                if isinstance(front, Front):  # whatever is no game is left alone
                    fresh[path] = front.cover.title
        if fresh:
            self._change(lambda known: {**known, **{p: fresh[p] for p in fresh if p not in known}})
        return tuple(fresh)

    def _seen(self, paths: Sequence[Path], within: float) -> Mapping[Path, Front | StoreError]:
        """Look at games, at the first ones even without time; not all of them need be there."""
        begun = time.monotonic()
        first = self._reads.look(paths[:AT_LEAST], begun + max(within, _A_MOMENT))
        rest = paths[AT_LEAST:] if within > 0 else ()
        return {**first, **self._reads.look(rest, begun + within)}

    def _shelved(
        self, path: Path, title: str, fronts: Mapping[Path, Front | StoreError]
    ) -> Shelved:
        match fronts.get(path):
            case Front() as front:
                title = front.cover.title
                return Shelved(path=path, title=title, cover=front.cover, id=front.id)
            case StoreError() as trouble:
                known = self._covers.id_of(path)
                return Shelved(path=path, title=title, trouble=trouble, id=known)
        return Shelved(path=path, title=title, unread=True)

    def _read(self) -> Known:
        """Return what can be read of the list."""
        return _listed(self._file_read())[0]

    def _file_read(self) -> object:
        try:
            return self._found()[0]
        except OSError:
            return None

    def _found(self) -> tuple[object, bool]:
        """Return what the file holds, as far as it can be read, and whether that is all of it."""
        text = private.contents(self._file, _LARGEST).decode("utf-8-sig", "surrogateescape")
        parsed, whole = salvage.loads(text)
        if not (whole and _listed(parsed)[1]):  # what stands around the games may be broken
            games = [one for one in salvage.objects(text) if isinstance(one.get("path"), str)]
            parsed = parsed if isinstance(parsed, dict) else {}
            listed = parsed.get("games")
            parsed = {**parsed, "games": [*(listed if isinstance(listed, list) else ()), *games]}
        return parsed, whole

    def _change(self, act: Callable[[Known], Known], off: Path | None = None) -> None:
        """Change the list, on which nobody else writes meanwhile; ``off`` was taken off it."""
        with suppress(OSError):  # writing will say so
            private.own_folder(self._file.parent)
        with guard.alone(self._file):
            before, taken_off, whole = self._known_or_set_aside()
            games = act(dict(before))
            if not whole or list(games.items()) != list(before.items()):
                gone = {path for path in (*taken_off, off) if path and _may_lie_there(path)}
                self._write(games, sorted(gone - games.keys()))

    def _known_or_set_aside(self) -> tuple[Known, frozenset[Path], bool]:
        """Return what can be read of the list; of one that is broken, set the file aside first.

        It is written anew then, whatever is changed in it: nothing that was readable is lost.
        """
        try:
            parsed, read = self._found()
        except FileNotFoundError:
            return {}, frozenset(), True
        except OSError as error:  # it may be whole; nobody can see
            raise StoreError.of_os(error, self._file) from error
        version = parsed.get("version") if isinstance(parsed, dict) else None
        if type(version) is int and version > VERSION:
            facts = {"found": str(version), "known": str(VERSION)}
            raise StoreError(StoreFault.NEWER, self._file, **facts)
        known, whole = _listed(parsed)
        if not (whole and read):
            try:
                guard.set_aside(self._file)
            except OSError as error:
                raise StoreError.of_os(error, self._file) from error
        return known, _taken_off(parsed), whole and read

    def _write(self, games: Known, off: Sequence[Path]) -> None:
        listed = [{"path": str(path), "title": title} for path, title in games.items()]
        # Escaped: a path may hold bytes that are no letters.
        document = {"version": VERSION, "games": listed, "off": [str(path) for path in off]}
        text = json.dumps(document, indent=1)
        try:
            with disk.replacing(self._file) as draft:
                draft.write_text(text, encoding="utf-8")
        except OSError as error:
            raise StoreError.of_os(error, self._file) from error


def _listed(parsed: object) -> tuple[Known, bool]:
    """Return the games of a list, and whether all of it could be read."""
    listed = parsed.get("games") if isinstance(parsed, dict) else None
    if not isinstance(listed, list):
        return {}, False
    known: Known = {}
    whole = True
    for game in listed:
        path = game.get("path") if isinstance(game, dict) else None
        title = game.get("title") if isinstance(game, dict) else None
        if not isinstance(path, str) or "\0" in path or Path(path).name in ("", ".."):
            whole = False
            continue
        whole = whole and isinstance(title, str)
        # One that is there twice stands where it was played last.
        known.setdefault(Path(path), title if isinstance(title, str) else Path(path).stem)
    return known, whole


def _taken_off(parsed: object) -> frozenset[Path]:
    """Return the games that were taken off the list and are not to be found again by a scan."""
    off = parsed.get("off") if isinstance(parsed, dict) else None
    if not isinstance(off, list):
        return frozenset()
    return frozenset(Path(path) for path in off if isinstance(path, str) and "\0" not in path)


def _may_lie_there(path: Path) -> bool:
    """Tell whether a file is there; where its folder is missing, it may come back with that."""
    try:
        return path.exists() or not path.parent.is_dir()
    except OSError:
        return True
