"""Opening, locking and writing a SQLite file, with its errors said in a table's terms."""

import errno
import os
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from engine.store.errors import StoreError, StoreFault

_SETTINGS = (
    "PRAGMA locking_mode = EXCLUSIVE",
    "PRAGMA journal_mode = TRUNCATE",
    "PRAGMA synchronous = FULL",
    "PRAGMA secure_delete = ON",
    "PRAGMA temp_store = MEMORY",
    "PRAGMA trusted_schema = OFF",
)

_LONGEST_PATH = 500
"""Bytes; SQLite takes 512 and needs a few for the name of the journal."""


def find(path: Path) -> None:
    """Make sure that there is a file to open.

    Raises:
        StoreError: there is none, it cannot be read, or it is a folder, a pipe, a device.
    """
    try:
        mode = path.stat().st_mode
    except (FileNotFoundError, NotADirectoryError, ValueError) as error:
        raise StoreError(StoreFault.MISSING, path) from error
    except OSError as error:
        cause = error.strerror or type(error).__name__
        raise StoreError(StoreFault.UNREADABLE, path, cause=cause) from error
    if not stat.S_ISREG(mode):
        raise StoreError(StoreFault.NOT_A_GAME, path)
    if not os.access(path, os.R_OK):
        cause = os.strerror(errno.EACCES)
        raise StoreError(StoreFault.UNREADABLE, path, cause=cause)


def connect(path: Path, *, patience: float = 0.5) -> sqlite3.Connection:
    """Open an existing file; ``patience`` is for a shelf that is just reading a cover.

    Never read-only: what a power cut left half written has to be taken back before it is read.

    Raises:
        StoreError: its path is longer than SQLite can take.
        sqlite3.Error: it cannot be opened.
    """
    if len(os.fsencode(path.absolute())) > _LONGEST_PATH:
        cause = os.strerror(errno.ENAMETOOLONG)
        raise StoreError(StoreFault.UNREADABLE, path, cause=cause)
    uri = f"{path.absolute().as_uri()}?mode=rw"
    return sqlite3.connect(uri, uri=True, isolation_level=None, timeout=patience)


def lock(db: sqlite3.Connection) -> None:
    """Keep everybody else out until the connection is closed or the process dies."""
    for setting in _SETTINGS:
        db.execute(setting).fetchall()
    db.execute("BEGIN EXCLUSIVE")
    db.execute("COMMIT")


def unlock(db: sqlite3.Connection) -> None:
    """Let the file go and leave no empty journal beside it."""
    # Everything was stored when it happened, and an empty journal more does no harm.
    with closing(db), suppress(sqlite3.Error):
        # Out of exclusive mode, SQLite removes the journal itself, under its own lock.
        db.execute("PRAGMA locking_mode = NORMAL").fetchall()
        db.execute("SELECT count(*) FROM cover").fetchall()
        db.execute("PRAGMA journal_mode = DELETE").fetchall()


def keep_whole(path: Path, data: bytes) -> None:
    """Write a file beside its place and put it there when it is whole; else leave no trace.

    Raises:
        OSError: it could not be written; what was there before is still there.
    """
    place = path.resolve() if path.is_symlink() else path
    fresh = place.with_name(f".{place.name[:100]}.part")
    try:
        if place.exists() and not os.access(place, os.W_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        with fresh.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(place)
    except OSError as error:
        with suppress(OSError):
            fresh.unlink(missing_ok=True)
        raise OSError(error.errno, error.strerror, str(path)) from error


def remove(path: Path) -> None:
    """Delete a file in which nothing was founded, and the journal that failing left beside it."""
    path.unlink(missing_ok=True)
    path.with_name(f"{path.name}-journal").unlink(missing_ok=True)


@contextmanager
def saying(path: Path) -> Iterator[None]:
    """Turn SQLite's errors into ``StoreError``."""
    try:
        yield
    except (sqlite3.Error, MemoryError, UnicodeDecodeError) as error:
        raise StoreError.of(error, path) from error


@contextmanager
def closing_on_error(db: sqlite3.Connection) -> Iterator[None]:
    """Close the connection if what follows fails."""
    try:
        yield
    except BaseException:
        db.close()
        raise


@contextmanager
def transaction(db: sqlite3.Connection) -> Iterator[None]:
    """Store all or nothing. What it stored is on the disk when it is left."""
    db.execute("BEGIN IMMEDIATE")
    try:
        yield
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise


def identity(path: Path) -> tuple[int, int] | None:
    """Return what makes a file the same under any name; nothing when it is not there.

    The file is never opened for this: on POSIX, closing it would drop SQLite's locks on it.
    """
    try:
        status = path.stat()
    except OSError:
        return None
    return status.st_dev, status.st_ino


@contextmanager
def replacing(path: Path) -> Iterator[Path]:
    """Write a file beside ``path`` that takes its place at the end, whole or not at all.

    Raises:
        StoreError: ``path`` is a game that is open somewhere.
        OSError: it could not be written.
    """
    refuse_open_game(path)
    draft = path.with_name(f".{path.name}.{os.getpid()}.part")
    draft.unlink(missing_ok=True)
    try:
        draft.touch(exist_ok=False)
        yield draft
        _sync(draft)
        draft.replace(path)
        if os.name == "posix":  # Windows cannot sync a folder, and need not.
            _sync(path.parent)
    finally:
        remove(draft)


def _sync(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def refuse_open_game(path: Path) -> None:
    """Make sure that a file is no game that somebody has open.

    Raises:
        StoreError: it is.
    """
    try:
        find(path)
        with saying(path), closing(connect(path, patience=0)) as db:
            db.execute("BEGIN EXCLUSIVE")
            db.execute("ROLLBACK")
    except StoreError as said:
        # Whatever else is wrong with the old file, it will be gone.
        if said.code is StoreFault.IN_USE:
            raise
