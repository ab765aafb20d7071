"""Opening, locking and writing a SQLite file, with its errors said in a table's terms."""

import errno
import os
import sqlite3
import stat
import struct
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from engine import private
from engine.store import hardening
from engine.store.errors import StoreError, StoreFault

_SETTINGS = (
    "PRAGMA locking_mode = EXCLUSIVE",
    "PRAGMA journal_mode = TRUNCATE",
    "PRAGMA synchronous = FULL",
    "PRAGMA secure_delete = ON",
    "PRAGMA temp_store = MEMORY",
)

_LONGEST_PATH = 500
"""Bytes; SQLite takes 512 and needs a few for the name of the journal."""

LARGEST = 256 * 1024 * 1024
"""Bytes; a hundred years with everything written have five million."""

_MOST_ROWS = 1000
"""Envelopes or PINs; a table of seven has twice as many at most."""

_FORMATS_AT = 18
"""Where the header of a file says in two bytes by which formats it is written and read."""

_LOGGED = 2
"""What stands there where changes go to a log first."""

_BESIDE = ("-journal", "-wal", "-shm")
"""What SQLite opens beside a file when it is there."""

_JOURNAL_MARK = bytes.fromhex("d9d505f920a163d7")
"""First bytes of a journal; its last ones too where it names another file, which SQLite would look
for and delete."""

_JOURNAL_HEAD = struct.Struct(">8s8xI4xI")
"""Of a journal: its mark, and how many pages of which size SQLite would give back to the game."""


def find(path: Path) -> None:
    """Make sure that there is a file to open.

    Raises:
        StoreError: there is none, it cannot be read, it or what lies beside it is a folder, a pipe,
            a device, or larger than any game.
    """
    try:
        status = path.stat()
    except (FileNotFoundError, NotADirectoryError, ValueError) as error:
        raise StoreError(StoreFault.MISSING, path) from error
    except OSError as error:
        cause = error.strerror or type(error).__name__
        raise StoreError(StoreFault.UNREADABLE, path, cause=cause) from error
    if not stat.S_ISREG(status.st_mode):
        raise StoreError(StoreFault.NOT_A_GAME, path)
    if not os.access(path, os.R_OK):
        cause = os.strerror(errno.EACCES)
        raise StoreError(StoreFault.UNREADABLE, path, cause=cause)
    if status.st_size > LARGEST:
        raise _too_large(path, status.st_size)
    for name in _BESIDE:
        _check_beside(path, path.with_name(f"{path.name}{name}"))


def _check_beside(path: Path, beside: Path) -> None:
    """Make sure that SQLite can open what lies beside a game, and that it is about this game."""
    try:
        status = beside.lstat()
    except OSError:
        return  # there is none, or nobody can open it
    if not stat.S_ISREG(status.st_mode):
        raise StoreError(StoreFault.BESIDE, path, beside=beside.name)
    if status.st_size > LARGEST:
        raise _too_large(path, status.st_size)
    if not beside.name.endswith("-journal") or status.st_size < _JOURNAL_HEAD.size:
        return
    with suppress(OSError), beside.open("rb", buffering=0) as file:
        mark, pages, size = _JOURNAL_HEAD.unpack(file.read(_JOURNAL_HEAD.size))
        file.seek(-len(_JOURNAL_MARK), os.SEEK_END)
        grows = mark == _JOURNAL_MARK and pages * size > LARGEST
        if grows or file.read() == _JOURNAL_MARK:
            raise StoreError(StoreFault.BESIDE, path, beside=beside.name)


def _too_large(path: Path, size: int) -> StoreError:
    return StoreError(StoreFault.TOO_LARGE, path, size=str(size), limit=str(LARGEST))


def connect(
    path: Path, *, patience: float = 0.5, within: float = hardening.READING
) -> sqlite3.Connection:
    """Open an existing file; ``patience`` is for a shelf that is just reading a cover.

    Never read-only: what a power cut left half written has to be taken back before it is read.
    The file can do nothing by itself, and what takes longer than ``within`` seconds is broken off,
    until ``hardening.unbound``.

    Raises:
        StoreError: its path is longer than SQLite can take.
        sqlite3.Error: it cannot be opened.
    """
    if len(os.fsencode(path.absolute())) > _LONGEST_PATH:
        cause = os.strerror(errno.ENAMETOOLONG)
        raise StoreError(StoreFault.UNREADABLE, path, cause=cause)
    uri = f"{path.absolute().as_uri()}?{_mode(path)}"
    db = sqlite3.connect(uri, uri=True, isolation_level=None, timeout=patience)
    with closing_on_error(db):
        hardening.guard(db, within)
    return db


def _mode(path: Path) -> str:
    """Return how SQLite is to open a game: for writing, as it does by itself where it cannot.

    A header that wants a log (WAL) would have it make one even to read, which a folder that cannot
    be written has no room for. Where there is no log, the file alone is all there is.
    """
    with suppress(OSError):
        log = path.with_name(f"{path.name}-wal")
        alone = not log.exists() or not log.stat().st_size
        if alone and not os.access(path.parent, os.W_OK):
            with path.open("rb") as file:
                file.seek(_FORMATS_AT)
                if _LOGGED in file.read(2):
                    return "mode=ro&immutable=1"
    return "mode=rw"


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


def rows_of(db: sqlite3.Connection, table: str, *columns: str) -> list[tuple[bytes | None, ...]]:
    """Return the rows of a table as bytes: one that is no text must not hide the others.

    Raises:
        sqlite3.Error: it cannot be read.
    """
    asked = ", ".join(f"CAST({column} AS BLOB)" for column in columns)
    query = f"SELECT {asked} FROM {table} LIMIT {_MOST_ROWS}"  # noqa: S608 - names of ours
    return db.execute(query).fetchall()


def text_of(blob: bytes | None) -> str:
    """Return a text as it lies in a file.

    Raises:
        ValueError: there is none, or it is no text.
    """
    if blob is None:
        raise ValueError("nothing where a text belongs")
    return blob.decode()


def is_sound(db: sqlite3.Connection) -> bool:
    """Tell whether the file is put together as SQLite would: no page twice, no row without its key.

    Else a step could be written over another one, or what is wiped stay where nobody looks for it.
    """
    try:
        rows = db.execute("PRAGMA integrity_check(1)").fetchall()
    except (sqlite3.DatabaseError, UnicodeDecodeError, MemoryError):
        return False
    return rows == [("ok",)]


def keep_whole(path: Path, data: bytes) -> None:
    """Write a file beside its place and put it there when it is whole; else leave no trace.

    What is no file there, a pipe or a device, takes it as it comes and stays what it is.

    Raises:
        OSError: it could not be written; what was there before is still there.
    """
    if path.exists() and not path.is_file():
        path.write_bytes(data)
        return
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
    with private.replacing(path) as draft:
        try:
            yield draft
        except BaseException:
            remove(draft)
            raise


def back_up(db: sqlite3.Connection, place: Path) -> None:
    """Copy a whole game into a new file, in which anybody can play on.

    Raises:
        sqlite3.Error: it cannot be read, or not be written.
        OSError: the file cannot be made.
    """
    place.unlink(missing_ok=True)
    private.make_file(place)
    with closing(connect(place)) as copy:
        hardening.unbound(copy)
        copy.execute("PRAGMA synchronous = OFF")  # whoever asked for it syncs it whole
        db.backup(copy)
    # A header may say that only later programs write here, or want a log beside it (WAL).
    with place.open("r+b") as file:
        file.seek(_FORMATS_AT)
        file.write(b"\x01\x01")


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
    except StoreError as error:
        # Whatever else is wrong with the old file, it will be gone.
        if error.code is StoreFault.IN_USE:
            raise
