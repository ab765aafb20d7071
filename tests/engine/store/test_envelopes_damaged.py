"""A damaged envelope costs its owner that envelope, a damaged PIN its guard; the game goes on.

Every field of every row, spoiled in every way: the reveal says whose it is, the table can void it,
all others are revealed; a copy is made of what can be read.
"""

import json
import os
import sqlite3

import pytest

from engine.robots.fuzz.damage import STRANGE
from engine.rules.order import texts_of
from engine.store.disk import _SETTINGS
from engine.store.errors import StoreFault
from engine.store.gamefile import GameFile
from engine.table.refusal import CommandError, Refusal
from engine.table.table import Table
from engine.table.terms import Terms

PIN = "1918"
STEP = 1 if os.environ.get("VELMOC_WALK") else 12
"""Every how many-th damage the suite does; all of them with ``VELMOC_WALK=1``."""

VALUES = (
    *(b"", b"\0", b"\xff\xfe\xfd", b"x" * 300_000, 0, -1, 1 << 62, 1.5, "", "x", "\0", "\n"),
    *("null", "true", "[]", "{}", "0", '"x"', "[" * 5000, '{"orders": 1}', "1e999", "z" * 64),
    *("é" * 64, "00", "0" * 63, "0" * 65, "G" * 64, "F" * 64),
)


@pytest.fixture(autouse=True)
def _no_waiting_for_the_disk(monkeypatch):
    monkeypatch.setattr("os.fsync", lambda _handle: None)
    monkeypatch.setattr("engine.store.disk._SETTINGS", (*_SETTINGS, "PRAGMA synchronous = OFF"))


def bodies(text):
    """Return every small damage to what lies in an envelope."""
    held = json.loads(text)
    for name, value in held.items():
        yield json.dumps({other: said for other, said in held.items() if other != name})
        for strange in (*STRANGE, [*value, "x"] if isinstance(value, list) else "00"):
            yield json.dumps({**held, name: strange})
        if isinstance(value, str) and value:
            for at in (0, len(value) // 2, len(value) - 1):
                for sign in ("z", "0" if value[at] != "0" else "1", " ", "é", ""):
                    yield json.dumps({**held, name: value[:at] + sign + value[at + 1 :]})
    for end in range(0, len(text), max(len(text) // 9, 1)):
        yield text[:end]


@pytest.fixture(params=[False, True], ids=["open", "locked"])
def sealed(request, begin, path, play):
    """A game in which all have sealed, with and without PINs; closed."""
    session = begin(GameFile.create(path))
    play(session)
    powers = session.public().queue
    if request.param:
        for power in powers:
            session.pins.set_pin(power, PIN)
    for power in powers:
        session.envelopes.seal(power, [f"A {power[:3]} - BBB"])
    session.close()
    return request.param


def row_of(path, table, name):
    db = sqlite3.connect(path)
    key = "seat" if table == "envelope" else "power"
    db.row_factory = sqlite3.Row
    found = dict(db.execute(f"SELECT * FROM {table} WHERE {key} = ?", (name,)).fetchone())
    db.close()
    return found


def spoiled(path, raw, table, column, value):
    """Write the game anew, with one field of a row that is not as it was."""
    path.write_bytes(raw)
    key = "seat" if table == "envelope" else "power"
    db = sqlite3.connect(path)
    db.execute(f"UPDATE {table} SET {column} = ? WHERE {key} = 'NORTH'", (value,))
    db.commit()
    db.close()


def unlock(session, *, but=()):
    for power in session.envelopes.locked():
        if power not in but:
            session.pins.try_pin(power, PIN)


def test_a_damaged_envelope_is_named_and_void_and_all_else_is_revealed(
    sealed, path, rules, clock, tmp_path
):
    raw = path.read_bytes()
    whole = row_of(path, "envelope", "NORTH")
    cases = [("body", one) for one in bodies(whole["body"])]
    cases += [(column, value) for column in whole for value in VALUES]
    for column, value in cases[::STEP]:
        if value == whole[column] or (column == "body" and same(value, whole["body"])):
            continue
        spoiled(path, raw, "envelope", column, value)
        session = Table(rules, GameFile.open(path), terms=Terms(now=clock))
        assert session.trouble is None, (column, value)
        unlock(session)
        for power in session.envelopes.locked():  # whose lock is spoiled has no key
            session.envelopes.void(power, reason="damaged")

        if "NORTH" not in session.public().queue:
            with pytest.raises(CommandError) as caught:
                session.reveal()
            assert caught.value.code is Refusal.FINGERPRINT_MISMATCH, (column, value)
            assert caught.value.facts == {"powers": "NORTH"}, (column, value)
            session.envelopes.void("NORTH", reason="damaged")
        copy = tmp_path / "copy.velmoc"
        session.save_copy(copy)
        session.reveal(force=True)

        past = session.public().past[-1]
        assert {p: orders for p, orders in texts_of(past.orders).items() if orders} == {
            "SOUTH": ("A SOU - BBB",),
            "WEST": ("A WES - BBB",),
        }, (column, value)
        assert past.disorder == ("NORTH",)
        assert session.log.store.envelopes() == {}
        assert b"A NOR - BBB" not in path.read_bytes() or column != "body"
        session.close()
        again = Table(rules, GameFile.open(copy), terms=Terms(now=clock))
        assert again.trouble is None
        assert again.public().queue == ("NORTH",)
        again.close()


def same(value, body):
    """Tell whether it reads as the very same envelope."""
    try:
        one, other = json.loads(value), json.loads(body)
        told = {"motion": "", **one}  # who proposes nothing may as well say nothing of it
    except (ValueError, TypeError, RecursionError):
        return False
    return told == {"motion": "", **other}


@pytest.mark.parametrize("sealed", [True], indirect=True)
def test_a_damaged_pin_locks_nobody_out_and_the_game_goes_on(sealed, path, rules, clock, tmp_path):
    raw = path.read_bytes()
    whole = row_of(path, "pin", "NORTH")
    cases = [(column, value) for column in whole for value in (*VALUES, -(1 << 62), "9999-12-31")]
    cases += [("not_before", f"{year}-01-01T00:00:00+23:59") for year in ("0001", "9999")]
    for column, value in cases[::STEP]:
        spoiled(path, raw, "pin", column, value)
        session = Table(rules, GameFile.open(path), terms=Terms(now=clock))
        unlock(session)
        for power in session.envelopes.locked():
            assert power == "NORTH", (column, value)
            assert session.pins.try_pin(power, "0000").ok in (True, False)
            if power in session.envelopes.locked():
                session.envelopes.void(power, reason="damaged")

        copy = tmp_path / "copy.velmoc"
        session.save_copy(copy)
        session.reveal(force=True)

        assert texts_of(session.public().past[-1].orders)["WEST"] == ("A WES - BBB",)
        session.close()
        GameFile.open(copy).close()


def test_of_a_game_damaged_twice_a_copy_is_made_of_what_can_be_read(
    sealed, path, rules, clock, tmp_path
):
    raw = path.read_bytes()
    whole = row_of(path, "envelope", "NORTH")
    for value in list(bodies(whole["body"]))[:: 6 * STEP]:
        spoiled(path, raw, "envelope", "body", value)
        db = sqlite3.connect(path)
        db.execute("UPDATE event SET body = '{}' WHERE step = (SELECT max(step) FROM event)")
        db.commit()
        db.close()
        session = Table(rules, GameFile.open(path), terms=Terms(now=clock))
        assert session.trouble.code is StoreFault.DAMAGED
        copy = tmp_path / "copy.velmoc"

        session.save_copy(copy)

        session.close()
        again = Table(rules, GameFile.open(copy), terms=Terms(now=clock))
        assert again.trouble is None
        kept = len(again.log.store.envelopes())
        assert kept == 3 - len(again.public().queue) >= 1
        again.close()


def test_an_event_of_no_known_kind_ends_what_can_be_read(sealed, path, rules, clock):
    file = GameFile.open(path)
    steps = len(file.events())
    rows = file._history.rows(())
    assert rows == ()
    file._db.execute("DELETE FROM event WHERE step = ?", (steps,))
    file._history = type(file._history)(*_before(file, steps))
    body = '{"kind": "eclipse", "phase": "F1901M"}'
    from engine.store.history import _link

    link = _link(file._history.link, "", body, whole=True)
    file._db.execute("INSERT INTO event VALUES (?, '', ?, 1, ?)", (steps, body, link))
    file.close()

    session = Table(rules, GameFile.open(path), terms=Terms(now=clock))

    assert session.trouble.code is StoreFault.DAMAGED
    assert session.trouble.facts["step"] == str(steps - 1)
    session.close()


def _before(file, steps):
    query = "SELECT step, link, at FROM event WHERE step = ?"
    return file._db.execute(query, (steps - 1,)).fetchone()
