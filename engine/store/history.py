"""The chain of stored events: each row's link ties it to all rows before it."""

import json
import sqlite3
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from engine.catalogue import CARDS
from engine.hashing import sha256
from engine.store import disk
from engine.store.codec import event_text
from engine.store.cover import Cover
from engine.store.errors import StoreError, StoreFault, damaged
from engine.table.event import Event

Row = tuple[int, str, str, int, bytes]
"""Step, time, body, whether a transaction ends here, link."""


@dataclass(frozen=True, slots=True)
class History:
    """How far the readable history of a file goes."""

    steps: int = 0
    link: bytes = b""
    """That of the last row."""

    at: str = ""
    """When the last event happened."""

    def rows(self, events: Sequence[Event]) -> tuple[Row, ...]:
        """Write the rows that follow, for events that are stored together."""
        return self.rows_of([(event.at, event_text(event)) for event in events])

    def rows_of(self, written: Sequence[tuple[str, str]]) -> tuple[Row, ...]:
        """Write the rows that follow, for texts that are stored together, each with its time."""
        rows: list[Row] = []
        before = self.link
        for number, (at, body) in enumerate(written, 1):
            whole = number == len(written)
            before = _link(before, at, body, whole=whole)
            rows.append((self.steps + number, at, body, int(whole), before))
        return tuple(rows)

    def after(self, rows: Sequence[Row]) -> "History":
        """Return the history with these rows."""
        if not rows:
            return self
        step, at, _, _, link = rows[-1]
        return History(step, link, at)


def _promised_by_game(cover: str) -> int:
    return Cover.parse(cover).step


def read_history(
    db: sqlite3.Connection,
    path: Path,
    *,
    before: int = 0,
    promised: Callable[[str], int] = _promised_by_game,
) -> tuple[History, StoreError | None]:
    """Follow the chain as far as it holds; tell what is wrong when it does not reach the end.

    It is cut at the end of a transaction, so that nothing is ever half revealed; ``before`` a step
    that cannot have happened, if there is one. ``promised`` reads how many steps a cover speaks of.
    """
    good = here = History()
    founded = latest = ""
    torn = False
    try:
        for row in db.execute("SELECT step, at, body, whole, link FROM event ORDER BY step"):
            torn = not _follows(here, row) or row[0] == before
            if torn:
                break
            here = here.after([row])
            founded = founded or row[2]
            if row[3]:
                good, latest = here, row[2]
        torn = torn or here != good or _promised(db, promised) > good.steps
    except (sqlite3.DatabaseError, UnicodeDecodeError, MemoryError):
        torn = True
    if not torn:
        return good, None
    return good, _damaged(path, good.steps, founded, latest)


def _link(before: bytes, at: str, body: str, *, whole: bool) -> bytes:
    mark = b"whole" if whole else b"part"
    return sha256(b"\n".join((before.hex().encode(), mark, at.encode(), body.encode()))).digest()


def _follows(here: History, row: Sequence[object]) -> bool:
    step, at, body, whole, link = row
    if step != here.steps + 1 or not isinstance(at, str) or not isinstance(body, str):
        return False
    return link == _link(here.link, at, body, whole=bool(whole))


def _promised(db: sqlite3.Connection, promised: Callable[[str], int]) -> int:
    """Return how many steps the cover speaks of: rows torn off at the end leave no other trace."""
    row = db.execute("SELECT CAST(body AS BLOB) FROM cover").fetchone()
    try:
        return promised(disk.text_of(row[0])) if row else 0
    except ValueError:
        return 0  # A cover can be written again; it is no part of the history.


def _damaged(path: Path, steps: int, founded: str, latest: str) -> StoreError:
    """Say in which phase the last good event lies, as far as it and the founding say so."""
    try:
        game, code = json.loads(founded)["game"], json.loads(latest).get("phase", "")
        phase = CARDS[game].calendar.parse(code).code
    except (ValueError, AttributeError, KeyError, TypeError, RecursionError):
        return damaged(path, steps)
    return StoreError(StoreFault.DAMAGED, path, step=str(steps), phase=phase, game=game)
