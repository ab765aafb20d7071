"""Taking a file for oneself when it is opened: nobody else writes into it then."""

import sqlite3
from pathlib import Path

from engine.store import disk
from engine.store.errors import StoreError, StoreFault, damaged
from engine.store.schema import GAME, Tables, lacks_tables, migrate, version_of


def made_ours(db: sqlite3.Connection, path: Path, tables: Tables = GAME) -> StoreError | None:
    """Lock a file and bring it up to date; tell why not when it can only be looked at."""
    version = version_of(db, path, tables)
    try:
        disk.lock(db)
        # Even when there is nothing to migrate this writes, and so proves that it can.
        with disk.transaction(db):
            migrate(db, version, tables)
        if lacks_tables(db, tables):
            return damaged(path, 0)
    except sqlite3.Error as error:
        trouble = StoreError.of(error, path)
        match trouble.code:
            case StoreFault.DISK_FULL if version == tables.version:
                return None  # each step will try; it goes on as soon as there is room
            case StoreFault.DISK_FULL | StoreFault.READ_ONLY | StoreFault.DAMAGED:
                return trouble
        raise trouble from error
    return None
