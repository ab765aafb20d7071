"""What is due of somebody's memory, counted without opening it. Small; no pydantic here."""

import json
from contextlib import closing
from datetime import datetime
from pathlib import Path

from engine.store import disk
from engine.store.cover import glance
from engine.store.errors import StoreError
from engine.store.schema import MEMORY, version_of
from engine.store.study_shelf import FOLDER

NAME = "remembered.velmemory"


def memory_path(games: Path) -> Path:
    """Return where it lies, beside the studies."""
    return games / FOLDER / NAME


def count_due(path: Path, now: datetime) -> int | None:
    """Count the phases that are due; nothing where nothing was ever answered, or none can tell.

    Reads no more than the cover.
    """
    try:
        disk.find(path)
        with disk.saying(path), closing(glance(path)) as db:
            version_of(db, path, MEMORY)
            row = db.execute("SELECT CAST(body AS BLOB) FROM cover").fetchone()
        if row is None:
            return None
        due = json.loads(disk.text_of(row[0]))["due"]
        return sum(datetime.fromisoformat(one) <= now for one in due)
    except (StoreError, ValueError, KeyError, TypeError, RecursionError):
        return None
