"""A game on disk: one SQLite file that survives whatever happens between two of its steps.

No WAL, so that the game is one file; ``synchronous=FULL``, so that what was announced is on the
disk; ``secure_delete``, so that orders taken out of an envelope are overwritten. The journal is
truncated and not deleted: SQLite syncs the truncation itself, so that after a power cut no old
journal can take a stored step back. The file stays locked while it is open.
"""

import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Self, Unpack

from engine import private
from engine.catalogue import LIVE
from engine.store import codec, disk, hardening
from engine.store.cover import Cover
from engine.store.errors import StoreError, StoreFault, damaged
from engine.store.history import Row, read_history
from engine.store.rescue import mended
from engine.store.schema import migrate, version_of
from engine.store.taking import made_ours
from engine.table.event import Event, Founded
from engine.table.live.secrets import closed_in, gone_after, in_envelopes, with_secrets
from engine.table.map_event import carried
from engine.table.sealed.keyring import Closed
from engine.table.sealed.pin import PinLock
from engine.table.store import Kept, Seen

__all__ = ["GameFile", "StoreError", "StoreFault"]


class GameFile:
    """Keeps a table's events, envelopes and PIN locks in a file of its own."""

    def __init__(self, db: sqlite3.Connection, path: Path, trouble: StoreError | None) -> None:
        """For ``create``, ``open`` and ``look``, which see to it that the file is ours."""
        self._db = db
        self._path = path
        self._identity = disk.identity(path)
        self._history, self._damage = read_history(db, path)
        broken = (trouble is not None and trouble.code is StoreFault.DAMAGED) or not disk.is_sound(
            db
        )
        hardening.unbound(db)
        if self._damage is None and broken:
            self._damage = damaged(path, self._history.steps)
        self._trouble = self._damage or trouble

    @classmethod
    def create(cls, path: Path) -> Self:
        """Make an empty file for a game that is about to be founded.

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
                        migrate(db, 0)
                    return cls(db, path, None)
        except StoreError:
            disk.remove(path)
            raise

    @classmethod
    def open(cls, path: Path) -> Self:
        """Open a game, and keep everybody else from writing into it.

        A file that cannot be written, or of which a part is unreadable, opens all the same, to be
        looked at: see ``trouble``.

        Raises:
            StoreError: missing, no game's, empty, of a later version, in use, or unreadable.
        """
        disk.find(path)
        private.close_to_others(path)
        with disk.saying(path):
            db = disk.connect(path)
            with disk.closing_on_error(db):
                return cls._begun(db, path, made_ours(db, path))

    @classmethod
    def look(cls, path: Path) -> Self:
        """Open a game of any version only to read it: not a byte of its file changes.

        Nobody can write into it meanwhile.

        Raises:
            StoreError: as for ``open``.
        """
        disk.find(path)
        with disk.saying(path):
            db = disk.connect(path)
            with disk.closing_on_error(db):
                db.execute("BEGIN")
                version_of(db, path)
                return cls._begun(db, path, StoreError(StoreFault.READ_ONLY, path))

    @classmethod
    def _begun(cls, db: sqlite3.Connection, path: Path, trouble: StoreError | None) -> Self:
        opened = cls(db, path, trouble)
        if not opened._history.steps:
            raise opened._damage or StoreError(StoreFault.EMPTY, path)
        return opened

    @property
    def path(self) -> Path:
        """Where the game lies."""
        return self._path

    @property
    def trouble(self) -> StoreError | None:
        """Why the game can only be looked at; nothing when it can be played."""
        return self._trouble

    def events(self) -> tuple[Event, ...]:
        """Return everything that has happened, as far as it is readable.

        Raises:
            StoreError: not even its beginning can be read.
        """
        query = "SELECT step, body FROM event WHERE step <= ? ORDER BY step"
        read: list[Event] = []
        game = ""
        with self._reading():
            for step, body in self._db.execute(query, (self._history.steps,)).fetchall():
                try:
                    read.append(codec.event_of(body, game))
                except ValueError:  # of a kind that this version does not know, or damaged
                    self.cut(step)
                    break
                game = game or codec.game_of(read)
        return with_secrets(read[: self._history.steps], self.envelopes() if game in LIVE else {})

    def cut(self, step: int) -> None:
        """Take the game for damaged from a step on that cannot have happened, and show it before.

        Raises:
            StoreError: nothing is left of it then.
        """
        with self._reading():
            self._history, damage = read_history(self._db, self._path, before=step)
        self._damage = damage or damaged(self._path, self._history.steps)
        self._trouble = self._damage
        if not self._history.steps:
            raise self._damage

    def founding(self) -> tuple[Founded, bytes]:
        """Return what the table agreed on, and the map's file if it carries one; not all the rest.

        Raises:
            StoreError: the first event is none, or what it carries no map's file.
        """
        query = "SELECT body FROM event WHERE step < 3 AND step <= ? ORDER BY step"
        with self._reading():
            rows = self._db.execute(query, (self._history.steps,)).fetchall()
        events: list[Event] = []
        try:
            for (body,) in rows:
                events.append(codec.event_of(body, codec.game_of(events)))
        except ValueError as error:
            if not events:
                raise damaged(self._path, 0) from error
        founded = events[0]
        if not isinstance(founded, Founded):
            raise damaged(self._path, 0)
        try:
            return founded, carried(events)
        except ValueError as error:
            raise damaged(self._path, 1) from error

    def envelopes(self) -> Mapping[str, Closed]:
        """Return the closed envelopes by power; an unreadable one is missing."""
        by_seat: dict[str, Closed] = {}
        for row in self._rows_of("envelope", "seat", "phase", "body"):
            with suppress(ValueError):  # the reveal will miss it and say whose it is
                seat, phase, body = map(disk.text_of, row)
                by_seat[seat] = codec.envelope_of(seat, phase, body)
        return by_seat

    def pins(self) -> Mapping[str, PinLock]:
        """Return the locks of the powers that have a PIN; one that nothing opens is missing."""
        by_power: dict[str, PinLock] = {}
        for row in self._rows_of("pin", "power", "salt", "digest", "failures", "not_before"):
            # Without it the curtain opens: whoever could spoil it could have taken it away too.
            with suppress(ValueError):
                power, salt, digest, failures, not_before = map(disk.text_of, row)
                by_power[power] = codec.pin_of(salt, digest, int(failures), not_before)
        return by_power

    def _rows_of(self, table: str, *columns: str) -> list[tuple[bytes | None, ...]]:
        with self._reading():
            return disk.rows_of(self._db, table, *columns)

    def clock(self) -> str:
        """Return the table's clock as it was last kept; one that is unreadable was never kept."""
        if not self._has("clock"):
            return ""  # of an earlier version, and could not be brought up to date
        with self._reading():
            row = self._db.execute("SELECT CAST(body AS BLOB) FROM clock").fetchone()
        try:
            return disk.text_of(row[0]) if row else ""
        except ValueError:
            return ""

    @property
    def telling(self) -> bool:
        """Whether the phase revealed last was not told to its end; a cover that is none says no."""
        try:
            with self._reading():
                row = self._db.execute("SELECT CAST(body AS BLOB) FROM cover").fetchone()
            return row is not None and Cover.parse(disk.text_of(row[0])).telling
        except ValueError:
            return False

    @property
    def head(self) -> str:
        """Return the link of the last thing that has happened, in hex."""
        return self._history.link.hex()

    def append(self, events: Sequence[Event], **kept: Unpack[Kept]) -> None:
        """Store events and what goes with them in one transaction, on the disk when it returns.

        Raises:
            StoreError: nothing was stored.
        """
        self._check_writable()
        drop, public, clock = kept.get("drop", ()), kept.get("public"), kept.get("clock")
        drop = (*drop, *gone_after(events))
        put = (*kept.get("put", ()), *map(closed_in, in_envelopes(events).values()))
        rows = self._history.rows(events)
        history = self._history.after(rows)
        with disk.saying(self._path), disk.transaction(self._db):
            self._db.executemany("INSERT INTO event VALUES (?, ?, ?, ?, ?)", rows)
            self._db.executemany("DELETE FROM envelope WHERE seat = ?", ((s,) for s in drop))
            if drop:  # what has no name that could be called is nobody's
                self._db.execute("DELETE FROM envelope WHERE typeof(seat) <> 'text'")
            for closed in put:
                self._put_envelope(closed)
            for power, lock in kept.get("pins", {}).items():
                self._put_pin(power, lock)
            if public is not None:
                cover = Cover.of(public, history.steps, history.at)
                self._db.execute("REPLACE INTO cover VALUES (1, ?)", (cover.text(),))
            if clock is not None:
                self._db.execute("REPLACE INTO clock VALUES (1, ?)", (clock,))
        self._history = history

    def save_copy(self, path: Path, *, public: Seen) -> None:
        """Write a copy, whole or not at all; of a damaged game the readable part, to be played on.

        Closed envelopes go with it, still closed: it is the same table.

        Raises:
            StoreError: it could not be written, or that file is a game open somewhere.
        """
        if disk.identity(path) in {self._identity, disk.identity(self._path)} - {None}:
            raise StoreError(StoreFault.IN_USE, path)
        try:
            with disk.replacing(path) as draft:
                if self._damage is None:
                    self._copy_whole(draft)
                else:
                    self._copy_readable(draft, public)
        except OSError as error:
            raise StoreError.of_os(error, path) from error
        except StoreError as error:  # people know the copy by the name that they gave it
            raise StoreError(error.code, path, **error.facts) from error

    def _copy_whole(self, draft: Path) -> None:
        with disk.saying(draft):
            disk.back_up(self._db, draft)

    def _copy_readable(self, draft: Path, public: Seen) -> None:
        draft.unlink()
        copy = GameFile.create(draft)
        with closing(copy):
            pins = self._readable_pins()
            before = self.events()
            events, kept = mended(before, self._readable_envelopes(), tuple(pins))
            copy.begin_with(self._rows())
            clock = self._readable_clock()
            copy.append(events[len(before) :], pins=pins, public=public, clock=clock)
            for envelope in kept:
                copy.append((), put=(envelope,))

    def _rows(self) -> tuple[Row, ...]:
        """Return the readable history as it lies in the file."""
        query = "SELECT step, at, body, whole, link FROM event WHERE step <= ? ORDER BY step"
        with self._reading():
            return tuple(self._db.execute(query, (self._history.steps,)))

    def begin_with(self, rows: Sequence[Row]) -> None:
        """Begin with another file's history, link by link: its seals and witnesses speak of it."""
        with disk.saying(self._path), disk.transaction(self._db):
            self._db.executemany("INSERT INTO event VALUES (?, ?, ?, ?, ?)", rows)
        self._history = self._history.after(rows)

    def _readable_envelopes(self) -> Mapping[str, Closed]:
        try:
            return self.envelopes()
        except StoreError:
            return {}  # Their owners write again.

    def _readable_pins(self) -> Mapping[str, PinLock]:
        try:
            return self.pins()
        except StoreError:
            return {}  # Their owners set new ones.

    def _readable_clock(self) -> str | None:
        try:
            return self.clock() or None
        except StoreError:
            return None  # It is set again.

    def close(self) -> None:
        """Unlock the file and let it go."""
        if self._trouble is None:
            disk.unlock(self._db)
        else:
            self._db.close()

    def _has(self, table: str) -> bool:
        query = "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?"
        with self._reading():
            return self._db.execute(query, (table,)).fetchone() is not None

    @contextmanager
    def _reading(self) -> Iterator[None]:
        """Read something of the file, for as long as that takes in a game's file."""
        with disk.saying(self._path), hardening.bounded(self._db):
            yield

    def _check_writable(self) -> None:
        if self._trouble is not None:
            raise self._trouble
        # SQLite would go on writing into a file that has no name any more.
        if disk.identity(self._path) != self._identity:
            raise StoreError(StoreFault.VANISHED, self._path)

    def _put_envelope(self, envelope: Closed) -> None:
        row = (envelope.power, envelope.phase, codec.envelope_text(envelope))
        self._db.execute("REPLACE INTO envelope VALUES (?, ?, ?)", row)

    def _put_pin(self, power: str, lock: PinLock | None) -> None:
        if lock is None:
            self._db.execute("DELETE FROM pin WHERE power = ?", (power,))
            return
        row = (power, lock.salt, lock.digest, lock.failures, lock.not_before)
        self._db.execute("REPLACE INTO pin VALUES (?, ?, ?, ?, ?)", row)
