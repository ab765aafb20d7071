"""What lies in a game's file, read without believing any of it and without writing into it."""

import json
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from engine.proof.faults import Fault, Wrong
from engine.store import codec, disk
from engine.store.errors import StoreError, StoreFault, damaged
from engine.store.history import Row, read_history
from engine.store.schema import version_of
from engine.table.event import Event, Founded
from engine.table.live.secrets import with_secrets
from engine.table.sealed.keyring import Closed


@dataclass(frozen=True, slots=True, kw_only=True)
class Evidence:
    """Everything that a file holds."""

    path: Path
    founded: Founded
    events: tuple[Event, ...]
    rows: tuple[Row, ...]
    """As they are stored, one for each event."""

    envelopes: Mapping[str, Closed | None]
    """Closed envelopes by seat; nothing where one cannot be read."""

    held: Mapping[str, str]
    """What lies in each, as it is written."""

    locked: frozenset[str]
    """Powers with a PIN, as far as locks are kept."""

    cover: str
    trouble: StoreError | None
    """Why the history is readable up to some step only; nothing when all of it is whole."""

    wrong: tuple[Wrong, ...]
    """What this program would never have written."""

    def heads(self) -> tuple[str, ...]:
        """Return for each event the link of all that was stored before it was, in hex."""
        links: list[str] = []
        head, here = b"", b""
        for _step, _at, _body, whole, link in self.rows:
            links.append(head.hex())
            here = link
            head = here if whole else head
        return tuple(links)


def read_evidence(path: Path) -> Evidence:
    """Read a game that is closed.

    Raises:
        StoreError: the file is missing, no game's, of a later version, in use, or unreadable.
    """
    disk.find(path)
    with disk.saying(path), closing(disk.connect(path)) as db:
        version_of(db, path)
        history, trouble = read_history(db, path)
        query = "SELECT step, at, body, whole, link FROM event WHERE step <= ? ORDER BY step"
        rows: list[Row] = db.execute(query, (history.steps,)).fetchall()
        envelopes = dict(_envelopes(db))
        texts = disk.rows_of(db, "envelope", "seat", "body")
        held = {_said(seat): _said(body) for seat, body in texts}
        locked = frozenset(_said(power) for (power,) in disk.rows_of(db, "pin", "power"))
        cover = disk.rows_of(db, "cover", "body")
        if trouble is None and not disk.is_sound(db):
            trouble = damaged(path, history.steps)
    if not rows:
        raise trouble or StoreError(StoreFault.EMPTY, path)
    events, cut, wrong = _events(rows, path)
    events = list(with_secrets(events, envelopes))
    founded = events[0] if events else None
    if not isinstance(founded, Founded):
        raise damaged(path, 0)
    return Evidence(
        path=path,
        founded=founded,
        events=tuple(events),
        rows=tuple(rows[: len(events)]),
        envelopes=envelopes,
        held=held,
        locked=locked,
        cover=_said(cover[0][0]) if cover else "",
        trouble=trouble or cut,
        wrong=wrong,
    )


def _events(
    rows: Sequence[Row], path: Path
) -> tuple[list[Event], StoreError | None, tuple[Wrong, ...]]:
    events: list[Event] = []
    wrong: list[Wrong] = []
    for step, at, body, whole, _link in rows:
        try:
            event = codec.event_of(body, codec.game_of(events))
            ours = at == event.at and whole in (0, 1) and _is_ours(body, codec.event_text(event))
        except (ValueError, RecursionError):
            return events, damaged(path, step - 1), tuple(wrong)
        if not ours:
            wrong.append(Wrong(fault=Fault.FOREIGN, step=step, phase=phase_of(event)))
        events.append(event)
    return events, None, tuple(wrong)


def phase_of(event: Event) -> str:
    """Return the phase in which something happened, as far as it says so."""
    return str(getattr(event, "phase", ""))


def _is_ours(body: str, again: str) -> bool:
    """Tell whether an event was written by this program or an earlier one, which knew less.

    To the sign: a key that stands there twice, or blanks, could hide words that nobody reads.
    """
    read = json.loads(body)
    return codec.written(read) == body and _within(read, json.loads(again))


def _within(part: object, whole: object) -> bool:
    if isinstance(part, dict) and isinstance(whole, dict):
        return all(key in whole and _within(value, whole[key]) for key, value in part.items())
    if isinstance(part, list) and isinstance(whole, list):
        if part and all(isinstance(one, str) for one in (*part, *whole)):
            # Stand-offs are a set: it is written in any order, and another one when read again.
            return sorted(part) == sorted(whole)
        return len(part) == len(whole) and all(map(_within, part, whole))
    return type(part) is type(whole) and part == whole


def _envelopes(db: sqlite3.Connection) -> Iterator[tuple[str, Closed | None]]:
    for seat, *held in disk.rows_of(db, "envelope", "seat", "phase", "body"):
        power = _said(seat)
        try:
            yield power, codec.envelope_of(power, *map(disk.text_of, held))
        except ValueError:
            yield power, None


def _said(blob: bytes | None) -> str:
    """Return a text as it lies in a file; what is none is nobody's."""
    return (blob or b"").decode("utf-8", "replace")
