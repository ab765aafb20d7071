"""The tables of a game's file, what marks it as one, and how older files are brought up to date."""

import sqlite3
from collections.abc import Mapping
from contextlib import closing
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

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


class Tables(NamedTuple):
    """What one sort of our files is made of."""

    mark: int
    """Its ``application_id``."""

    migrations: Mapping[int, tuple[str, ...]]

    @property
    def version(self) -> int:
        """Return the latest version."""
        return max(self.migrations)


GAME = Tables(APPLICATION_ID, MIGRATIONS)
"""A game's file."""

STUDY = Tables(
    0x564C5354,  # "VLST"
    MappingProxyType(
        {1: tuple(one for one in MIGRATIONS[1] if "envelope" not in one and " pin " not in one)}
    ),
)
"""A study's file: its history and its cover, written down as a game's are. It has no secrets."""

MEMORY = Tables(0x564C4D45, STUDY.migrations)  # "VLME"
"""What somebody did not foresee: the same two tables."""


_LONGEST_NAME = 40
"""Letters of a stranger's name that are told."""

Part = tuple[str, str, str, str | None]
"""Kind, name, the table it belongs to and the statement of a part of a file's schema."""


def version_of(db: sqlite3.Connection, path: Path, tables: Tables = GAME) -> int:
    """Return the version of a file of ours, in which there is nothing but our own tables.

    A table that is missing is damage, which shows when it is read. One that says otherwise than
    ours, to the sign, could be anything, and so could a view or a trigger.

    Raises:
        StoreError: it is no game's file, or a later one than this program knows; or something else
            is in it.
    """
    mark: int = db.execute("PRAGMA application_id").fetchone()[0]
    version: int = db.execute("PRAGMA user_version").fetchone()[0]
    letters: str = db.execute("PRAGMA encoding").fetchone()[0]
    if mark != tables.mark or version < 0 or letters != "UTF-8":
        raise StoreError(StoreFault.NOT_A_GAME, path)
    if version > tables.version:
        facts = {"found": str(version), "known": str(tables.version)}
        raise StoreError(StoreFault.NEWER, path, **facts)
    query = "SELECT type, name, tbl_name, sql FROM sqlite_schema"
    left = set(_ours(tables.mark))
    for row in db.execute(query):
        if row not in left:  # none of ours, or one of them twice
            kind, name = (_told(cell) for cell in row[:2])
            raise StoreError(StoreFault.FOREIGN, path, kind=kind, name=name)
        left.remove(row)
    return version


def _told(name: object) -> str:
    """Return what a stranger is called, as a line can bear it."""
    return "".join(sign if sign.isprintable() else "�" for sign in str(name)[:_LONGEST_NAME])


@cache
def _ours(mark: int = APPLICATION_ID) -> frozenset[Part]:
    """Return all that may be in such a file, of whichever version, as SQLite writes it down."""
    with closing(sqlite3.connect(":memory:")) as db:
        tables = next(one for one in (GAME, STUDY, MEMORY) if one.mark == mark)
        migrate(db, 0, tables)
        return frozenset(db.execute("SELECT type, name, tbl_name, sql FROM sqlite_schema"))


def lacks_tables(db: sqlite3.Connection, tables: Tables = GAME) -> bool:
    """Tell whether a file that was brought up to date lacks a table all the same."""
    found = frozenset(db.execute("SELECT type, name, tbl_name, sql FROM sqlite_schema"))
    return found != _ours(tables.mark)


def migrate(db: sqlite3.Connection, version: int, tables: Tables = GAME) -> None:
    """Bring a file up to date, inside the caller's transaction."""
    for following in range(version + 1, tables.version + 1):
        for statement in tables.migrations[following]:
            db.execute(statement)
    db.execute(f"PRAGMA application_id = {tables.mark}")
    db.execute(f"PRAGMA user_version = {tables.version}")
