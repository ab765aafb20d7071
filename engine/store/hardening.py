"""What a file that anybody may have made is allowed to do to whoever reads it: nothing.

A database can carry programs: views without end, triggers that keep what was to be wiped, tables
that compute. So before anything is read of a file, everything is switched off that our statements
do not need, its sizes have limits, and what takes longer than any game's file is broken off. That
nothing is in it but our own tables is ``schema``'s to see.
"""

import sqlite3
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from types import MappingProxyType

READING = 5.0
"""Seconds that reading a file may take; that of the longest evening takes a tenth of one."""

GLANCE = 1.0
"""Seconds that its cover may take."""

LONGEST = 16 * 1024 * 1024
"""Bytes of one row; a whole reveal has 50,000."""

_STEPS = 4000
"""Steps of SQLite's machine between two looks at the clock."""

_MOST_LOOKS = 50_000
"""Two hundred million steps: where a clock stands still, it ends all the same."""

_LIMITS: Mapping[int, int] = MappingProxyType(
    {
        sqlite3.SQLITE_LIMIT_LENGTH: LONGEST,
        sqlite3.SQLITE_LIMIT_SQL_LENGTH: 10_000,
        sqlite3.SQLITE_LIMIT_COLUMN: 32,
        sqlite3.SQLITE_LIMIT_EXPR_DEPTH: 16,
        sqlite3.SQLITE_LIMIT_COMPOUND_SELECT: 2,
        sqlite3.SQLITE_LIMIT_VDBE_OP: 5_000,
        sqlite3.SQLITE_LIMIT_FUNCTION_ARG: 8,
        sqlite3.SQLITE_LIMIT_ATTACHED: 0,
        sqlite3.SQLITE_LIMIT_LIKE_PATTERN_LENGTH: 16,
        sqlite3.SQLITE_LIMIT_VARIABLE_NUMBER: 16,
        sqlite3.SQLITE_LIMIT_TRIGGER_DEPTH: 0,
        sqlite3.SQLITE_LIMIT_WORKER_THREADS: 0,
    }
)

_SWITCHES = (
    ("SQLITE_DBCONFIG_DEFENSIVE", True),
    ("SQLITE_DBCONFIG_TRUSTED_SCHEMA", False),
    ("SQLITE_DBCONFIG_ENABLE_TRIGGER", False),
    ("SQLITE_DBCONFIG_ENABLE_VIEW", False),
    ("SQLITE_DBCONFIG_WRITABLE_SCHEMA", False),
)
"""Known to Python from 3.12; before it, what is allowed (below) has the same effect."""

_ALLOWED = frozenset(
    {
        sqlite3.SQLITE_SELECT,
        sqlite3.SQLITE_READ,
        sqlite3.SQLITE_INSERT,
        sqlite3.SQLITE_UPDATE,
        sqlite3.SQLITE_DELETE,
        sqlite3.SQLITE_TRANSACTION,
        sqlite3.SQLITE_CREATE_TABLE,
        sqlite3.SQLITE_CREATE_INDEX,  # the one that a primary key brings along
    }
)

_PRAGMAS = frozenset(
    {
        "application_id",
        "cell_size_check",
        "encoding",
        "integrity_check",
        "locking_mode",
        "secure_delete",
        "synchronous",
        "temp_store",
        "trusted_schema",
        "user_version",
    }
)

_JOURNALS = (None, "TRUNCATE", "DELETE")
"""Without a journal, a step could be lost half written."""

_FUNCTIONS = frozenset({"count", "typeof"})


def guard(db: sqlite3.Connection, seconds: float) -> None:
    """Take everything from a connection that a game's file does not need, before its first read."""
    for kind, most in _LIMITS.items():
        db.setlimit(kind, most)
    configure = getattr(db, "setconfig", None)
    if configure is not None:
        for name, on in _SWITCHES:
            configure(getattr(sqlite3, name), on)
    db.set_authorizer(_allow)
    bound(db, seconds)
    for setting in ("PRAGMA trusted_schema = OFF", "PRAGMA cell_size_check = ON"):
        db.execute(setting).fetchall()


def bound(db: sqlite3.Connection, seconds: float) -> None:
    """Break off whatever is still being done with a file in so many seconds."""
    until, looks = time.monotonic() + seconds, 0

    def too_long() -> bool:
        nonlocal looks
        looks += 1
        return looks > _MOST_LOOKS or time.monotonic() > until

    db.set_progress_handler(too_long, _STEPS)


def unbound(db: sqlite3.Connection) -> None:
    """Let a step take as long as the disk needs: what was read has proved to be a game."""
    db.set_progress_handler(None, _STEPS)


@contextmanager
def bounded(db: sqlite3.Connection, seconds: float = READING) -> Iterator[None]:
    """Break off what is read meanwhile if it takes too long."""
    bound(db, seconds)
    try:
        yield
    finally:
        unbound(db)


def _allow(act: int, what: str | None, how: str | None, _where: str | None, by: str | None) -> int:
    """Allow what our own statements do, and nothing that a trigger or a view does (``by``)."""
    if by is not None:
        return sqlite3.SQLITE_DENY
    fits = (
        act in _ALLOWED
        or (act == sqlite3.SQLITE_PRAGMA and what in _PRAGMAS)
        or (act == sqlite3.SQLITE_PRAGMA and what == "journal_mode" and how in _JOURNALS)
        or (act == sqlite3.SQLITE_FUNCTION and how in _FUNCTIONS)
    )
    return sqlite3.SQLITE_OK if fits else sqlite3.SQLITE_DENY
