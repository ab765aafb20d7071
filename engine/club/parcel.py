"""All of a club in one folder: its book and every game, to keep, or for another computer."""

import shutil
import sqlite3
from collections.abc import Iterable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from engine import private
from engine.club.book import Joined
from engine.club.keeper import NAME
from engine.club.memory import Memory
from engine.store import disk, hardening
from engine.store.cover import Cover, read_front
from engine.store.errors import StoreError, StoreFault
from engine.store.library import SUFFIX


@dataclass(frozen=True, slots=True)
class Packed:
    """What was put into a folder."""

    games: int
    left: int
    """Games that could not be copied: their files are gone, or open elsewhere."""


@dataclass(frozen=True, slots=True)
class Unpacked:
    """What was found in a folder."""

    joined: Joined
    """What came of the book in it."""

    added: int
    """Games that were not here, or not so far."""

    known: int
    left: int
    """Files that are no game that can be read."""


def pack(memory: Memory, folder: Path) -> Packed:
    """Copy the book and every game into a new folder. Closed envelopes go with it, closed.

    Raises:
        ClubError: the book is of a later version.
        StoreError: the folder is there already, or cannot be written.
    """
    memory.look()
    try:
        private.make_folder(folder.parent)
        folder.mkdir()
        private.close_to_others(folder, private.FOLDER)
    except OSError as error:
        raise StoreError.of_os(error, folder) from error
    memory.hand_out(folder / NAME)
    games = left = 0
    for entry in memory.entries:
        if entry.path is None:
            continue
        try:
            _copy(entry.path, _free(folder, entry.path.stem))
            games += 1
        except StoreError as error:
            if error.code in (StoreFault.DISK_FULL, StoreFault.NOT_STORED):
                raise
            left += 1
    return Packed(games, left)


def unpack(memory: Memory, folder: Path, games: Path) -> Unpacked:
    """Take in a folder's book, and copy its games to where games lie here.

    A game that is here as far as it is there, or further, is known; so to do it twice is to do it
    once.

    Raises:
        ClubError: the book cannot be read, here or there.
        StoreError: something could not be written; what was copied before stays.
    """
    joined = memory.take_in(folder / NAME) if (folder / NAME).exists() else Joined(0, 0, 0)
    memory.look()
    steps: dict[str, int] = {}
    for entry in memory.entries:
        if entry.cover is not None:
            steps[entry.id] = max(entry.cover.step, steps.get(entry.id, 0))
    fresh: dict[Path, str] = {}
    known = left = 0
    try:
        private.make_folder(games)
        listed = sorted(folder.glob(f"*{SUFFIX}"))
    except OSError as error:
        raise StoreError.of_os(error, games) from error
    for file in listed:
        try:
            id_, text = read_front(file)
            cover = Cover.parse(text)
        except ValueError:
            left += 1
            continue
        if id_ and steps.get(id_, -1) >= cover.step:
            known += 1
            continue
        place = _free(games, file.stem)
        _copy(file, place)
        fresh[place], steps[id_] = cover.title, cover.step
    if fresh:
        memory.know(fresh)
    return Unpacked(joined, len(fresh), known, left)


def new_folder(parent: Path, name: str) -> Path:
    """Return the path of a folder that is not there yet."""
    return _first(parent / f"{name}{turn}" for turn in ("", *(f" {n}" for n in range(2, 9999))))


def _free(folder: Path, stem: str) -> Path:
    turns = ("", *(f" {number}" for number in range(2, 99_999)))
    return _first(folder / f"{stem}{turn}{SUFFIX}" for turn in turns)


def _first(places: Iterable[Path]) -> Path:
    return next(place for place in places if not place.exists())


def _copy(file: Path, place: Path) -> None:
    """Copy a game that nobody has open; one that is damaged as it lies there.

    Raises:
        StoreError: it is gone or open, or could not be written.
    """
    disk.find(file)
    try:
        try:
            with closing(disk.connect(file, patience=0)) as db:
                db.execute("BEGIN IMMEDIATE")  # also takes back what a power cut left half written
                db.execute("ROLLBACK")
                hardening.unbound(db)
                disk.back_up(db, place)
        except sqlite3.Error as error:
            place.unlink(missing_ok=True)
            fault = StoreError.of(error, file)
            if fault.code not in (StoreFault.DAMAGED, StoreFault.NOT_A_GAME, StoreFault.READ_ONLY):
                raise fault from error
            private.make_file(place)
            shutil.copyfile(file, place)
    except OSError as error:
        place.unlink(missing_ok=True)
        raise StoreError.of_os(error, place) from error
