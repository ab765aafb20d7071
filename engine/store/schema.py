"""The tables of a game's file, what marks it as one, and how older files are brought up to date."""

import sqlite3
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

from engine.store.errors import StoreError, StoreFault

APPLICATION_ID = 0x564C4D43  # "VLMC"; SQLite keeps it in the file's header.

MIGRATIONS: Mapping[int, tuple[str, ...]] = MappingProxyType(
    {
        1: (
            # ``whole`` is 1 on the last event of each transaction; ``link`` is SHA-256 over the
            # link before and this row, so that damage anywhere in the history is noticed.
            """CREATE TABLE event (
                step INTEGER PRIMARY KEY,
                at TEXT NOT NULL,
                body TEXT NOT NULL,
                whole INTEGER NOT NULL,
                link BLOB NOT NULL
            )""",
            # The only place on disk where an unopened order may lie.
            """CREATE TABLE envelope (
                seat TEXT PRIMARY KEY,
                phase TEXT NOT NULL,
                body TEXT NOT NULL
            )""",
            """CREATE TABLE pin (
                power TEXT PRIMARY KEY,
                salt TEXT NOT NULL,
                digest TEXT NOT NULL,
                failures INTEGER NOT NULL,
                not_before TEXT NOT NULL
            )""",
            "CREATE TABLE cover (id INTEGER PRIMARY KEY CHECK (id = 1), body TEXT NOT NULL)",
        ),
        2: (
            # The table's clock, as it was last set; whoever looks at the time knows the rest.
            "CREATE TABLE clock (id INTEGER PRIMARY KEY CHECK (id = 1), body TEXT NOT NULL)",
        ),
        # Seals cover proposals and the history: a program that does not know of it would say that
        # none of them agrees.
        3: (),
    }
)
"""Statements that lead to each version from the one before."""

VERSION = max(MIGRATIONS)


def version_of(db: sqlite3.Connection, path: Path) -> int:
    """Return the version of a game's file.

    Raises:
        StoreError: it is no game's file, or a later one than this program knows.
    """
    mark: int = db.execute("PRAGMA application_id").fetchone()[0]
    version: int = db.execute("PRAGMA user_version").fetchone()[0]
    if mark != APPLICATION_ID:
        raise StoreError(StoreFault.NOT_A_GAME, path)
    if version > VERSION:
        raise StoreError(StoreFault.NEWER, path, found=str(version), known=str(VERSION))
    return version


def migrate(db: sqlite3.Connection, version: int) -> None:
    """Bring a file up to date, inside the caller's transaction."""
    for following in range(version + 1, VERSION + 1):
        for statement in MIGRATIONS[following]:
            db.execute(statement)
    db.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    db.execute(f"PRAGMA user_version = {VERSION}")
