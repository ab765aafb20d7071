"""Somebody copies the game at every moment, between all statements, and looks into the copies.

What SQLite has half written lies in its journal, so that is copied too. Under a PIN no form of an
order may be in any of them; without one only the envelope of that moment, and no old one.
"""

import json
import sqlite3
import zlib

import pytest

from engine.store.gamefile import GameFile
from engine.table.table import Table
from engine.table.terms import Terms
from tests.agreements import usual_agreement

PIN = "19141918"
SECRETS = ("A ONE - TWO SECRETLY", "F SIX S A ONE - TWO")
LATER = ("A ONE H QUIETLY",)


def forms(text):
    plain = text.encode()
    spread = text.encode("utf-16-le")
    packed = zlib.compress(plain)[2:10]
    return (plain, spread, plain.hex().encode(), plain[::-1], json.dumps(text).encode(), packed)


class Thief:
    """Copies the file and its journal before each statement, and when asked."""

    def __init__(self, path, file):
        self._path, self.copies = path, []
        file._db.set_trace_callback(lambda _statement: self.copy())

    def copy(self):
        # Read through one handle that stays open: closing one would drop SQLite's locks.
        for name in (self._path.name, f"{self._path.name}-journal"):
            place = self._path.with_name(name)
            if place.exists():
                self.copies.append(_bytes_of(place))

    def found(self, texts):
        return [text for text in texts if any(f in raw for raw in self.copies for f in forms(text))]


_HANDLES = {}


def _bytes_of(place):
    status = place.stat()
    key = (status.st_dev, status.st_ino)
    handle = _HANDLES.setdefault(key, None) or place.open("rb", buffering=0)
    _HANDLES[key] = handle
    handle.seek(0)
    return handle.read()


@pytest.fixture(autouse=True)
def _close_handles():
    yield
    for handle in _HANDLES.values():
        handle.close()
    _HANDLES.clear()


@pytest.fixture
def path(tmp_path):
    return tmp_path / "Friday.velmoc"


@pytest.fixture
def file(path):
    opened = GameFile.create(path)
    yield opened
    opened.close()


def seal_all(session, orders):
    for power in session.public().queue:
        session.envelopes.seal(power, orders if power == "NORTH" else ())


def test_under_a_pin_no_copy_of_any_moment_holds_an_order(begin, path, file):
    session = begin(file)
    session.pins.set_pin("NORTH", PIN)
    thief = Thief(path, file)
    session.envelopes.seal("NORTH", SECRETS)
    session.envelopes.unseal("NORTH")
    session.envelopes.seal("NORTH", LATER)
    session.pins.set_pin("NORTH", "5550000", old=PIN)
    session.envelopes.void("NORTH", reason="absent")
    session.envelopes.seal("NORTH", SECRETS)
    session.pins.forget_pin("NORTH")
    session.pins.set_pin("NORTH", PIN)
    seal_all(session, SECRETS)
    thief.copy()

    assert len(thief.copies) > 20
    assert thief.found((*SECRETS, *LATER, PIN, "5550000")) == []
    session.reveal()
    thief.copy()
    assert thief.found(SECRETS) == list(SECRETS)  # it can tell: now they are public


def test_a_pin_that_comes_after_the_seal_wipes_what_lay_open(begin, path, file):
    session = begin(file)
    session.envelopes.seal("NORTH", SECRETS)
    before = Thief(path, file)
    before.copy()
    session.pins.set_pin("NORTH", PIN)
    after = Thief(path, file)
    after.copy()

    assert before.found(SECRETS) == list(SECRETS)
    assert after.found(SECRETS) == []


@pytest.mark.parametrize("way", ["unseal", "void", "reveal", "draw"])
def test_without_a_pin_no_old_envelope_stays_in_the_file(begin, path, file, way):
    session = begin(file)
    session.envelopes.seal("NORTH", SECRETS)
    match way:
        case "unseal":
            session.envelopes.unseal("NORTH")
        case "void":
            session.envelopes.void("NORTH", reason="absent")
        case "reveal":
            session.reveal(force=True)
        case "draw":
            session.ballots.end_by_draw()
    thief = Thief(path, file)
    thief.copy()

    expected = list(SECRETS) if way == "reveal" else []
    assert thief.found(SECRETS) == expected


def test_two_powers_with_the_same_orders_have_nothing_in_common(begin, path, rules, clock, seats):
    from engine.table.found import found

    file = GameFile.create(path)
    session = found(
        rules,
        file,
        usual_agreement(title="Friday", seats=seats, map="ring"),
        terms=Terms(now=clock),
    )
    powers = session.public().queue
    session.pins.set_pin(powers[0], PIN)
    session.pins.set_pin(powers[1], PIN)
    for power in powers:
        session.envelopes.seal(power, SECRETS)
    seals = {seal.fingerprint for seal in session.public().seals if seal.sealed}
    session.close()

    db = sqlite3.connect(path)
    bodies = [json.loads(body) for (body,) in db.execute("SELECT body FROM envelope")]
    locks = db.execute("SELECT salt, digest FROM pin").fetchall()
    db.close()
    assert len(seals) == len(powers)
    locked = [body for body in bodies if "locked" in body]
    assert len(locked) == 2
    for part in ("salt", "start", "locked"):
        assert locked[0][part] != locked[1][part]
    assert len({len(body["locked"]) for body in locked}) == 1
    assert len({*locks[0], *locks[1], locked[0]["salt"], locked[1]["salt"]}) == 6
    # The same orders once more after a restart: nothing of it is as it was.
    again = Table(rules, GameFile.open(path), terms=Terms(now=clock))
    again.pins.try_pin(powers[0], PIN)
    again.envelopes.unseal(powers[0])
    again.envelopes.seal(powers[0], SECRETS)
    fresh = {seal.fingerprint for seal in again.public().seals if seal.sealed}
    again.close()
    assert len(fresh - seals) == 1
