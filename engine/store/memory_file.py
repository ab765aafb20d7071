"""What was not foreseen, on disk: one SQLite file beside the studies, kept as they are.

Its history is one row for each event; its cover says only when something is due, for whoever counts
that at a start. It has no secrets. It is open only while somebody is asked something.
"""

import json
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from itertools import islice
from pathlib import Path
from typing import Self

from engine import private
from engine.clock.wall import utc_now
from engine.store import disk, hardening
from engine.store.errors import StoreError, StoreFault, damaged
from engine.store.history import Row, read_history
from engine.store.memory_codec import memory_event_of, memory_event_text
from engine.store.schema import MEMORY, migrate
from engine.store.taking import made_ours
from engine.study.memory.memory_event import MemoryEvent
from engine.study.memory.remembered import Happened

_ROWS = "SELECT step, at, body, whole, link FROM event ORDER BY step"


class MemoryFile:
    """Keeps what was answered."""

    def __init__(
        self,
        db: sqlite3.Connection,
        path: Path,
        trouble: StoreError | None,
        now: Callable[[], datetime] = utc_now,
    ) -> None:
        """For ``create`` and ``open``, which see to it that the file is ours."""
        self._db, self.path, self._now = db, path, now
        self._identity = disk.identity(path)
        self._history, damage = read_history(db, path, promised=_promised)
        self._happened: list[Happened] = []
        if damage is None and not disk.is_sound(db):
            damage = damaged(path, self._history.steps)
        try:
            self._read()
        except ValueError:  # of a kind that this version does not know, or damaged
            damage = damaged(path, self._history.steps)
        hardening.unbound(db)
        self.trouble = damage or trouble
        """Why nothing can be kept in it; nothing when all is well."""

    @classmethod
    def create(cls, path: Path, now: Callable[[], datetime] = utc_now) -> Self:
        """Make an empty file.

        Raises:
            StoreError: there is one already, or it cannot be made.
        """
        try:
            private.make_folder(path.parent)
            private.make_file(path)
        except OSError as error:
            raise StoreError.of_os(error, path) from error
        try:
            with disk.saying(path):
                db = disk.connect(path)
                with disk.closing_on_error(db):
                    disk.lock(db)
                    with disk.transaction(db):
                        migrate(db, 0, MEMORY)
                    return cls(db, path, None, now)
        except StoreError:
            disk.remove(path)
            raise

    @classmethod
    def open(cls, path: Path, now: Callable[[], datetime] = utc_now) -> Self:
        """Open it, and keep everybody else from writing into it; see ``trouble``.

        Raises:
            StoreError: missing, something else, of a later version, in use, or unreadable.
        """
        disk.find(path)
        private.close_to_others(path)
        with disk.saying(path):
            db = disk.connect(path)
            with disk.closing_on_error(db):
                return cls(db, path, made_ours(db, path, MEMORY), now)

    def history(self) -> Iterable[Happened]:
        """Return everything that has happened, as far as it can be read."""
        return tuple(self._happened)

    def append(
        self, events: Sequence[MemoryEvent], due: Callable[[Sequence[Happened]], Sequence[datetime]]
    ) -> Sequence[Happened]:
        """Store what happens together with the cover, on the disk when it returns.

        Raises:
            StoreError: nothing was stored.
        """
        self._check_writable()
        at = self._now().astimezone(UTC).isoformat(timespec="seconds")
        rows = self._history.rows_of([(at, memory_event_text(event)) for event in events])
        happened = tuple(
            Happened(row[0], datetime.fromisoformat(at), event)
            for row, event in zip(rows, events, strict=True)
        )
        self._put(rows, due(happened))
        self._happened += happened
        return happened

    def begin_with(self, other: "MemoryFile") -> None:
        """Begin with what can be read of a damaged one, link by link.

        Raises:
            StoreError: nothing was stored.
        """
        rows = other.readable()
        if rows:
            self._put(rows, ())

    def readable(self) -> tuple[Row, ...]:
        """Return the rows that can be read, to the end of what was stored together."""
        with disk.saying(self.path), hardening.bounded(self._db):
            rows = tuple(islice(self._db.execute(_ROWS), len(self._happened)))
        while rows and not rows[-1][3]:
            rows = rows[:-1]
        return rows

    def close(self) -> None:
        """Unlock the file and let it go."""
        if self.trouble is None:
            disk.unlock(self._db)
        else:
            self._db.close()

    def _read(self) -> None:
        steps = self._history.steps
        for number, at, body, _, _ in islice(self._db.execute(_ROWS), steps):
            moment = datetime.fromisoformat(at)
            if moment.tzinfo is None:
                raise ValueError("a time without a place")
            self._happened.append(Happened(number, moment, memory_event_of(body)))

    def _put(self, rows: Sequence[Row], due: Sequence[datetime]) -> None:
        history = self._history.after(rows)
        told = [one.astimezone(UTC).isoformat(timespec="seconds") for one in due]
        cover = json.dumps({"step": history.steps, "due": told})
        with disk.saying(self.path), disk.transaction(self._db):
            self._db.executemany("INSERT INTO event VALUES (?, ?, ?, ?, ?)", rows)
            self._db.execute("REPLACE INTO cover VALUES (1, ?)", (cover,))
        self._history = history

    def _check_writable(self) -> None:
        if self.trouble is not None:
            raise self.trouble
        # SQLite would go on writing into a file that has no name any more.
        if disk.identity(self.path) != self._identity:
            raise StoreError(StoreFault.VANISHED, self.path)


def _promised(cover: str) -> int:
    read = json.loads(cover)
    step = read.get("step") if isinstance(read, dict) else None
    return step if isinstance(step, int) else 0


_SPOILED = (
    StoreFault.DAMAGED,
    StoreFault.NOT_A_GAME,
    StoreFault.FOREIGN,
    StoreFault.TOO_LARGE,
    StoreFault.TOO_SLOW,
    StoreFault.EMPTY,
)
"""What no later version, no other window and no other disk would make good."""


def opened_memory(
    path: Path, now: Callable[[], datetime] = utc_now
) -> tuple[MemoryFile | None, StoreError | None]:
    """Open what is remembered, or begin it; tell what was wrong.

    A spoiled file is put aside as it is, under another name, and a new one begins with what could
    be read of it. Nothing where nothing can be kept now: a later version wrote it, another window
    has it open, the disk says no.
    """
    try:
        return _opened(path, now)
    except StoreError as error:
        return None, error


def _opened(path: Path, now: Callable[[], datetime]) -> tuple[MemoryFile | None, StoreError | None]:
    with suppress(OSError):
        if path.stat().st_size == 0:  # begun by a program that was killed at once
            disk.remove(path)
    old: MemoryFile | None = None
    try:
        old = MemoryFile.open(path, now)
        trouble = old.trouble
    except StoreError as error:
        if error.code is StoreFault.MISSING:
            return MemoryFile.create(path, now), None
        trouble = error
    if trouble is None or trouble.code not in _SPOILED:
        return old, trouble
    draft = path.with_name(f".{path.name}.part")
    disk.remove(draft)
    fresh = MemoryFile.create(draft, now)
    try:
        if old is not None:
            fresh.begin_with(old)
            old.close()
    finally:
        fresh.close()
    try:
        aside = _free_name(path, f"{now().astimezone():%Y-%m-%d}")
        path.rename(aside)
        with suppress(FileNotFoundError):  # a journal would be taken for that of the new file
            _beside(path).rename(_beside(aside))
        draft.rename(path)
    except OSError as error:
        raise StoreError.of_os(error, path) from error
    return MemoryFile.open(path, now), StoreError(trouble.code, aside, **trouble.facts)


def _beside(path: Path) -> Path:
    return path.with_name(f"{path.name}-journal")


def _free_name(path: Path, day: str) -> Path:
    aside, turn = path.with_name(f"{path.stem} {day}{path.suffix}"), 2
    while aside.exists():
        aside, turn = path.with_name(f"{path.stem} {day} {turn}{path.suffix}"), turn + 1
    return aside
