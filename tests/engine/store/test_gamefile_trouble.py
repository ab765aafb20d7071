"""A game file in trouble: what cannot be stored, damage, copies."""

import errno
import sqlite3
from contextlib import contextmanager

import pytest

from engine.rules.order import texts_of
from engine.store import disk
from engine.store.errors import StoreError, StoreFault
from engine.store.gamefile import GameFile
from engine.table.event import PutOff
from engine.table.view import Stage
from tests.engine.store.spoiling import change, failing

# what cannot be stored


@pytest.fixture
def refuses(table):
    """Make sure that a command fails with a fault and leaves the game as it was."""

    def refuses(action, code):
        before, state = table.public(), table.log.state
        failing(action, code)
        assert table.public() is before
        assert table.log.state is state

    return refuses


def test_on_a_full_disk_nothing_is_sealed(table, refuses, reopen):
    db = table.log.store._db
    db.set_authorizer(None)  # as whoever fills the disk
    pages = db.execute("PRAGMA page_count").fetchone()[0]
    db.execute(f"PRAGMA max_page_count = {pages}")
    many = [f"A EEE - {number}" for number in range(2000)]

    refuses(lambda: table.envelopes.seal("WEST", many), StoreFault.DISK_FULL)

    db.execute("PRAGMA max_page_count = 100000")
    table.envelopes.seal("WEST", many)
    state = table.log.state
    table.close()
    assert reopen().log.state == state


def test_on_a_read_only_disk_nothing_is_sealed(table, refuses):
    table.log.store._db.set_authorizer(None)
    table.log.store._db.execute("PRAGMA query_only = ON")

    refuses(lambda: table.envelopes.seal("WEST", []), StoreFault.READ_ONLY)


def test_in_a_file_that_was_moved_nothing_more_is_stored(table, refuses, path):
    path.rename(path.with_name("elsewhere.velmoc"))

    refuses(lambda: table.envelopes.seal("WEST", []), StoreFault.VANISHED)


def test_in_a_file_that_was_replaced_nothing_more_is_stored(table, refuses, path):
    copy = path.with_name("copy.velmoc")
    table.save_copy(copy)
    copy.replace(path)

    refuses(lambda: table.envelopes.seal("WEST", []), StoreFault.VANISHED)


def test_what_another_program_wrote_is_not_overwritten(table, refuses):
    step = table.log.state.step + 1
    table.log.store._db.execute("INSERT INTO event VALUES (?, '', '', 1, x'')", (step,))

    refuses(lambda: table.envelopes.seal("WEST", []), StoreFault.CHANGED)


def test_a_file_that_cannot_be_written_opens_to_be_looked_at(table, path, monkeypatch, reopen):
    table.close()
    connect = sqlite3.connect

    def looking(address, **rest):
        return connect(address.replace("mode=rw", "mode=ro"), **rest)

    monkeypatch.setattr("engine.store.disk.sqlite3.connect", looking)
    session = reopen()

    assert session.trouble.code is StoreFault.READ_ONLY
    assert session.public().seals[0].sealed
    failing(lambda: session.envelopes.seal("WEST", []), StoreFault.READ_ONLY)


def test_on_a_full_disk_a_game_opens_and_goes_on_when_there_is_room(table, path, monkeypatch):
    table.close()
    real = disk.transaction
    full = contextmanager(_full_disk)
    monkeypatch.setattr(disk, "transaction", full)
    file = GameFile.open(path)
    try:
        assert file.trouble is None
        failing(lambda: file.append((), drop=["NORTH"]), StoreFault.DISK_FULL)
        monkeypatch.setattr(disk, "transaction", real)
        file.append((), drop=["NORTH"])
        assert set(file.envelopes()) == {"SOUTH"}
    finally:
        file.close()


def _full_disk(db):
    raise _said("SQLITE_FULL")
    yield db


def _said(name):
    error = sqlite3.OperationalError("said")
    error.sqlite_errorname = name
    return error


@pytest.mark.parametrize(
    ("number", "code"),
    [
        (errno.ENOSPC, StoreFault.DISK_FULL),
        (errno.EDQUOT, StoreFault.DISK_FULL),
        (errno.EROFS, StoreFault.READ_ONLY),
        (errno.EACCES, StoreFault.READ_ONLY),
        (errno.ENOENT, StoreFault.MISSING),
        (errno.EIO, StoreFault.NOT_STORED),
    ],
)
def test_what_the_system_reports_is_said_in_a_tables_terms(path, number, code):
    assert StoreError.of_os(OSError(number, "said"), path).code is code


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (MemoryError(), StoreFault.DAMAGED),  # a length that no page of ours holds
        (UnicodeDecodeError("utf-8", b"\xff", 0, 1, "said"), StoreFault.DAMAGED),
        (sqlite3.OperationalError("Could not decode to UTF-8 column"), StoreFault.DAMAGED),
        (_said("SQLITE_ERROR"), StoreFault.DAMAGED),
        (_said("SQLITE_IOERR_WRITE"), StoreFault.NOT_STORED),
        (_said("SQLITE_READONLY_DBMOVED"), StoreFault.VANISHED),
    ],
)
def test_what_sqlite_reports_is_said_in_a_tables_terms(path, error, code):
    assert StoreError.of(error, path).code is code


# damage


def test_a_changed_event_is_noticed_and_the_game_opens_before_it(table, path, reopen):
    last = table.log.state.step
    table.close()
    change(path, f"UPDATE event SET body = replace(body, 'SOUTH', 'WEST') WHERE step = {last}")

    session = reopen()

    assert session.trouble.code is StoreFault.DAMAGED
    assert session.trouble.facts == {
        "step": str(last - 1),
        "phase": "F1901M",
        "game": "diplomacy",
    }
    assert [seal.sealed for seal in session.public().seals] == [True, False, False]
    failing(lambda: session.envelopes.seal("WEST", []), StoreFault.DAMAGED)


def test_events_torn_off_the_end_are_missed(table, path, reopen):
    last = table.log.state.step
    table.close()
    change(path, f"DELETE FROM event WHERE step = {last}")

    assert reopen().trouble.facts["step"] == str(last - 1)


def test_a_damaged_reveal_is_cut_off_whole(table, path, reopen):
    table.envelopes.seal("WEST", [])
    sealed = table.log.state.step
    table.reveal()
    table.close()
    change(
        path, "UPDATE event SET body = body || ' ' WHERE body LIKE '%\"resolved\"%' AND step > 9"
    )

    session = reopen()

    assert session.trouble.facts["step"] == str(sealed)
    assert session.public().stage is Stage.WRITING


@pytest.mark.parametrize("share", [0.3, 0.5, 0.7, 0.9])
def test_overwritten_pages_never_open_as_something_else(table, path, reopen, share, play):
    table.envelopes.seal("WEST", [])
    table.reveal()
    table.advance()
    for _ in range(20):
        play(table)
    events = table.log.store.events()
    table.close()
    with path.open("r+b") as file:
        file.seek(int(path.stat().st_size * share) // 4096 * 4096)
        file.write(b"\xa5" * 4096)

    try:
        session = reopen()
    except StoreError as error:
        assert error.code is StoreFault.DAMAGED  # noqa: PT017 - either outcome is right
        return
    read = session.log.store.events()
    assert session.trouble is not None or read == events  # that page was a free one
    assert read == events[: len(read)]


def test_a_copy_of_a_damaged_game_can_be_played_on(table, path, reopen):
    last = table.log.state.step
    table.close()
    change(path, f"UPDATE event SET body = '' WHERE step = {last}")
    copy = path.with_name("mended.velmoc")

    reopen().save_copy(copy)
    session = reopen(copy)

    assert session.trouble is None
    assert set(session.public().queue) == {"SOUTH", "WEST"}
    session.envelopes.seal("SOUTH", [])
    session.envelopes.seal("WEST", [])
    session.reveal()
    assert texts_of(session.public().past[-1].orders)["NORTH"] == ("A AAA - BBB",)


def test_an_unreadable_envelope_stops_the_reveal_only(table, path, reopen):
    table.close()
    change(path, "UPDATE envelope SET body = '[]' WHERE seat = 'NORTH'")
    session = reopen()
    session.envelopes.seal("WEST", [])

    with pytest.raises(ValueError, match="fingerprint mismatch") as caught:
        session.reveal()

    assert caught.value.facts["powers"] == "NORTH"
    assert session.envelopes.unseal("NORTH") == ()


@pytest.mark.parametrize(
    ("column", "value"),
    [
        ("salt", "'xyz'"),
        ("digest", "x'00ff'"),
        ("failures", "'many'"),
        ("not_before", "'tomorrow'"),
        ("not_before", "'2025-11-21T20:00:00'"),
    ],
)
def test_a_pin_that_nothing_could_open_locks_nobody_out(table, path, reopen, column, value):
    table.pins.set_pin("WEST", "1918")
    table.close()
    change(path, f"UPDATE pin SET {column} = {value}")

    session = reopen()

    assert session.pins.try_pin("WEST", "0000").ok


# copies


def test_a_copy_is_the_same_table(table, path, reopen):
    copy = path.with_name("copy.velmoc")

    table.save_copy(copy)
    table.envelopes.put_off("WEST")
    session = reopen(copy)

    assert session.public().queue == ("WEST",)
    assert session.envelopes.unseal("NORTH") == ("A AAA - BBB",)
    assert not list(path.parent.glob(".*"))


def test_a_copy_takes_the_place_of_an_old_one(table, path, reopen):
    copy = path.with_name("copy.velmoc")
    copy.write_bytes(b"old")

    table.save_copy(copy)

    assert reopen(copy).public().title == "Friday"


def test_a_game_is_not_copied_over_itself(table, path):
    failing(lambda: table.save_copy(path), StoreFault.IN_USE)

    table.envelopes.put_off("WEST")


def test_a_copy_does_not_replace_a_game_that_is_open(table, path, begin):
    other = path.with_name("other.velmoc")
    second = begin(GameFile.create(other))

    failing(lambda: table.save_copy(other), StoreFault.IN_USE)

    second.envelopes.seal("NORTH", [])
    second.close()


def test_a_copy_that_fails_leaves_nothing_behind(table, path):
    failing(lambda: table.save_copy(path.parent / "no" / "copy.velmoc"), StoreFault.MISSING)

    assert not list(path.parent.glob("*copy*"))


def test_a_copy_that_fails_is_called_by_the_name_it_was_given(table, path, monkeypatch):
    copy = path.with_name("copy.velmoc")

    def full(self, draft):
        draft.with_name(f"{draft.name}-journal").touch()
        raise StoreError(StoreFault.DISK_FULL, draft)

    monkeypatch.setattr(GameFile, "_copy_whole", full)

    assert failing(lambda: table.save_copy(copy), StoreFault.DISK_FULL).path == copy
    assert not list(path.parent.glob("*copy*"))


# speed of thought


def test_storing_several_events_is_one_transaction(table, path):
    table.close()
    with sqlite3.connect(path) as db:
        whole = [bool(mark) for (mark,) in db.execute("SELECT whole FROM event ORDER BY step")]
    db.close()

    # founded + called; three seals; opened + resolved; advanced + called; two seals
    assert whole == [False, True, True, True, True, False, True, False, True, True, True]


def test_pins_change_without_an_event(table):
    table.pins.set_pin("NORTH", "1914")
    steps = len(table.log.store.events())

    table.pins.try_pin("NORTH", "0000")

    assert len(table.log.store.events()) == steps
    assert table.log.store.pins()["NORTH"].failures == 1


def test_a_step_is_what_was_stored(table):
    table.envelopes.put_off("WEST")

    assert isinstance(table.log.store.events()[-1], PutOff)
