"""A study on disk: one SQLite file that survives whatever happens between two of its steps.

It is kept as a game is (see ``engine.store.gamefile``), with a mark of its own: its history, a row
for each event, and its cover. It has no secrets.
"""

import sqlite3
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from datetime import UTC, datetime
from itertools import islice
from pathlib import Path
from typing import Self

from engine import private
from engine.clock.wall import utc_now
from engine.store import disk, hardening
from engine.store.errors import StoreError, StoreFault, damaged
from engine.store.history import Row, read_history
from engine.store.schema import STUDY, migrate, version_of
from engine.store.study_codec import study_event_of, study_event_text
from engine.store.study_cover import StudyCover
from engine.store.taking import made_ours
from engine.study.study_event import Act, StudyEvent
from engine.study.study_log import Shown

SUFFIX = ".velstudy"

_ROWS = "SELECT step, at, body, whole, link FROM event ORDER BY step"
"""As the history is followed: of a damaged file another question may have other answers."""


class StudyFile:
    """Keeps the steps of a study in a file of its own."""

    def __init__(
        self,
        db: sqlite3.Connection,
        path: Path,
        trouble: StoreError | None,
        now: Callable[[], datetime] = utc_now,
    ) -> None:
        """For ``create``, ``open`` and ``look``, which see to it that the file is ours."""
        self._db, self._path, self._now = db, path, now
        self._identity = disk.identity(path)
        self._history, self._damage = read_history(db, path, promised=_promised)
        broken = (trouble is not None and trouble.code is StoreFault.DAMAGED) or not disk.is_sound(
            db
        )
        hardening.unbound(db)
        if self._damage is None and broken:
            self._damage = damaged(path, self._history.steps)
        self._trouble = self._damage or trouble

    @classmethod
    def create(cls, path: Path, now: Callable[[], datetime] = utc_now) -> Self:
        """Make an empty file for a study that is about to begin.

        Raises:
            StoreError: there is such a file already, or it cannot be made.
        """
        try:
            private.make_file(path)
        except OSError as error:
            raise StoreError.of_os(error, path) from error
        try:
            with disk.saying(path):
                db = disk.connect(path)
                with disk.closing_on_error(db):
                    disk.lock(db)
                    with disk.transaction(db):
                        migrate(db, 0, STUDY)
                    return cls(db, path, None, now)
        except StoreError:
            disk.remove(path)
            raise

    @classmethod
    def open(cls, path: Path, now: Callable[[], datetime] = utc_now) -> Self:
        """Open a study, and keep everybody else from writing into it.

        One that cannot be written, or of which a part is unreadable, opens all the same, to be
        looked at: see ``trouble``.

        Raises:
            StoreError: missing, no study's, of a later version, in use, or unreadable.
        """
        disk.find(path)
        private.close_to_others(path)
        with disk.saying(path):
            db = disk.connect(path)
            with disk.closing_on_error(db):
                return cls._begun(db, path, made_ours(db, path, STUDY), now)

    @classmethod
    def look(cls, path: Path) -> Self:
        """Open a study only to read it: not a byte of its file changes.

        Raises:
            StoreError: as for ``open``.
        """
        disk.find(path)
        with disk.saying(path):
            db = disk.connect(path)
            with disk.closing_on_error(db):
                db.execute("BEGIN")
                version_of(db, path, STUDY)
                return cls._begun(db, path, StoreError(StoreFault.READ_ONLY, path))

    @classmethod
    def _begun(
        cls,
        db: sqlite3.Connection,
        path: Path,
        trouble: StoreError | None,
        now: Callable[[], datetime] = utc_now,
    ) -> Self:
        opened = cls(db, path, trouble, now)
        if not opened._history.steps:
            raise opened._damage or StoreError(StoreFault.EMPTY, path)
        return opened

    @property
    def path(self) -> Path:
        """Where the study lies."""
        return self._path

    @property
    def id(self) -> str:
        """Which study it is, wherever its file lies; empty before anything has happened."""
        with disk.saying(self._path), hardening.bounded(self._db):
            first = self._db.execute("SELECT link FROM event WHERE step = 1").fetchone()
        return first[0].hex() if first and isinstance(first[0], bytes) else ""

    @property
    def trouble(self) -> StoreError | None:
        """Why the study can only be looked at; nothing when it can be worked at."""
        return self._trouble

    def steps(self) -> Iterable[Act]:
        """Return everything that has happened, as far as it is readable, as it was stored together.

        Raises:
            StoreError: not even its beginning can be read.
        """
        steps: list[tuple[StudyEvent, ...]] = []
        step: list[StudyEvent] = []
        for number, _, body, whole, _ in self._rows():
            try:
                step.append(study_event_of(body))
            except ValueError:  # of a kind that this version does not know, or damaged
                self.cut(number)
                break
            if whole:
                steps.append(tuple(step))
                step = []
        return steps

    @property
    def looked_at(self) -> int:
        """Return the board that was looked at last; nought where the cover does not say it."""
        try:
            with disk.saying(self._path), hardening.bounded(self._db):
                row = self._db.execute("SELECT CAST(body AS BLOB) FROM cover").fetchone()
            return StudyCover.parse(disk.text_of(row[0])).at if row else 0
        except ValueError:
            return 0

    def cut(self, step: int) -> None:
        """Take the study for damaged from an event on that cannot have happened.

        Raises:
            StoreError: nothing is left of it then.
        """
        with disk.saying(self._path), hardening.bounded(self._db):
            self._history, damage = read_history(
                self._db, self._path, before=step, promised=_promised
            )
        self._damage = damage or damaged(self._path, self._history.steps)
        self._trouble = self._damage
        if not self._history.steps:
            raise self._damage

    def append(self, step: Act, shown: Shown) -> None:
        """Store an act with the study's cover, on the disk when it returns.

        Raises:
            StoreError: nothing was stored.
        """
        self._check_writable()
        at = max(self._now().astimezone(UTC).isoformat(timespec="seconds"), self._history.at)
        rows = self._history.rows_of([(at, study_event_text(event)) for event in step])
        history = self._history.after(rows)
        cover = StudyCover.of(shown, history.steps, history.at)
        with disk.saying(self._path), disk.transaction(self._db):
            self._put(rows)
            self._db.execute("REPLACE INTO cover VALUES (1, ?)", (cover.text(),))
        self._history = history

    def save_copy(self, path: Path, shown: Shown) -> None:
        """Write a copy, whole or not at all; of a damaged study the readable part.

        Raises:
            StoreError: it could not be written, or that file is open somewhere.
        """
        if disk.identity(path) in {self._identity, disk.identity(self._path)} - {None}:
            raise StoreError(StoreFault.IN_USE, path)
        try:
            with disk.replacing(path) as draft:
                if self._damage is None:
                    with disk.saying(draft):
                        disk.back_up(self._db, draft)
                else:
                    draft.unlink()
                    self._copy_readable(draft, shown)
        except OSError as error:
            raise StoreError.of_os(error, path) from error
        except StoreError as error:  # people know the copy by the name that they gave it
            raise StoreError(error.code, path, **error.facts) from error

    def _copy_readable(self, draft: Path, shown: Shown) -> None:
        with closing(StudyFile.create(draft, self._now)) as copy:
            copy.begin_with(self._rows(), shown)

    def begin_with(self, rows: Sequence[Row], shown: Shown) -> None:
        """Begin with another file's history, link by link."""
        history = self._history.after(rows)
        cover = StudyCover.of(shown, history.steps, history.at)
        with disk.saying(self._path), disk.transaction(self._db):
            self._put(rows)
            self._db.execute("REPLACE INTO cover VALUES (1, ?)", (cover.text(),))
        self._history = history

    def close(self) -> None:
        """Unlock the file and let it go."""
        if self._trouble is None:
            disk.unlock(self._db)
        else:
            self._db.close()

    def _rows(self) -> tuple[Row, ...]:
        """Return the readable history as it lies in the file."""
        with disk.saying(self._path), hardening.bounded(self._db):
            return tuple(islice(self._db.execute(_ROWS), self._history.steps))

    def _put(self, rows: Sequence[Row]) -> None:
        self._db.executemany("INSERT INTO event VALUES (?, ?, ?, ?, ?)", rows)

    def _check_writable(self) -> None:
        if self._trouble is not None:
            raise self._trouble
        # SQLite would go on writing into a file that has no name any more.
        if disk.identity(self._path) != self._identity:
            raise StoreError(StoreFault.VANISHED, self._path)


def _promised(cover: str) -> int:
    return StudyCover.parse(cover).step
