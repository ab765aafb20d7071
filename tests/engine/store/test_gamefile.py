import sqlite3
import subprocess
import sys

import pytest

from engine.session.event import PutOff
from engine.session.view import Stage
from engine.store import schema
from engine.store.errors import StoreError, StoreFault
from engine.store.gamefile import GameFile


def failing(action, code):
    with pytest.raises(StoreError) as caught:
        action()
    assert caught.value.code is code
    return caught.value


def change(path, *statements):
    """Do to a file what some other program might."""
    db = sqlite3.connect(path)
    for statement in statements:
        db.execute(statement)
    db.commit()
    db.close()


# keeping


def test_a_file_reopens_to_an_equal_game(table, reopen):
    table.put_off("WEST")
    table.set_pin("NORTH", "1914")
    state, view = table._state, table.public()
    table.close()

    again = reopen()

    assert again._state == state
    assert again.public() == view
    assert again.try_pin("NORTH", "1914").ok


def test_sealed_orders_reopen_sealed_and_open_to_what_was_sealed(table, reopen):
    table.close()
    again = reopen()

    assert again.public().seals[0].sealed
    again.seal("WEST", [])
    again.reveal()
    assert again.public().past[-1].orders["NORTH"] == ("A AAA - BBB",)
    assert all(again.verify(again.public().past[-1]).values())


def test_a_whole_game_reopens_at_its_end(table, play, reopen):
    table.seal("WEST", ["A EEE D"])
    table.reveal()
    table.advance()
    play(table)
    table.end_by_draw()
    state = table._state
    table.close()

    assert reopen()._state == state
    assert state.stage is Stage.OVER


def test_a_closed_game_is_one_file(table, path):
    table.close()

    assert list(path.parent.iterdir()) == [path]


def test_the_file_says_what_it_is_and_of_which_age(table, path):
    table.close()
    with sqlite3.connect(path) as db:
        assert db.execute("PRAGMA application_id").fetchone() == (0x564C4D43,)
        assert db.execute("PRAGMA user_version").fetchone() == (schema.VERSION,)
    db.close()


def test_a_new_game_never_overwrites_a_file(path):
    path.write_text("diary", encoding="utf-8")

    failing(lambda: GameFile.create(path), StoreFault.EXISTS)

    assert path.read_text(encoding="utf-8") == "diary"


def test_a_folder_that_is_not_there_takes_no_game(path):
    failing(lambda: GameFile.create(path.parent / "no" / path.name), StoreFault.MISSING)


# secrets


SECRETS = (b"A AAA - BBB", b"A CCC - DDD")


def raw(path):
    """Every byte on disk that belongs to the game."""
    return b"".join(file.read_bytes() for file in path.parent.iterdir())


def test_unopened_orders_lie_in_the_envelopes_and_nowhere_else(table, path):
    copy = path.with_name("copy.velmoc")
    table.save_copy(copy)
    db = sqlite3.connect(copy)
    tables = [name for (name,) in db.execute("SELECT name FROM sqlite_schema WHERE type='table'")]
    dumps = {name: repr(db.execute(f"SELECT * FROM {name}").fetchall()) for name in tables}
    db.close()

    assert all(secret.decode() in dumps["envelope"] for secret in SECRETS)
    others = "".join(text for name, text in dumps.items() if name != "envelope")
    assert not any(secret.decode() in others for secret in SECRETS)
    assert set(dumps) == {"event", "envelope", "pin", "cover"}


def test_each_unopened_order_lies_on_the_disk_once(table, path):
    table.close()

    assert [path.read_bytes().count(secret) for secret in SECRETS] == [1, 1]


def test_opening_a_seal_overwrites_the_orders(table, path):
    table.unseal("NORTH")
    table.close()

    assert [raw(path).count(secret) for secret in SECRETS] == [0, 1]


def test_a_draw_overwrites_closed_envelopes(table, path):
    nonces = [f"{number:064x}".encode() for number in (4, 5)]
    table.end_by_draw()
    table.close()

    assert not any(secret in raw(path) for secret in (*SECRETS, *nonces))


def test_the_reveal_empties_the_envelopes(table, path):
    table.seal("WEST", [])
    table.reveal()
    table.close()

    with sqlite3.connect(path) as db:
        assert db.execute("SELECT count(*) FROM envelope").fetchone() == (0,)
    db.close()
    # What was in it is public now, in the history: once in the event of the opening, and once
    # more as the order that was judged.
    assert raw(path).count(SECRETS[0]) == 2


def test_the_journal_keeps_nothing_while_the_game_is_open(table, path):
    table.unseal("NORTH")
    journal = path.with_name(path.name + "-journal")

    assert not journal.exists() or journal.stat().st_size == 0


def test_a_pin_is_not_in_the_file(table, path):
    table.set_pin("NORTH", "90125-pin")
    table.close()

    assert b"90125-pin" not in raw(path)


# one writer


def test_a_second_window_is_told_that_the_game_is_open(table, path):
    failing(lambda: GameFile.open(path), StoreFault.IN_USE)


def test_a_second_program_is_told_that_the_game_is_open(table, path):
    code = (
        "import sys, pathlib\n"
        "from engine.store.gamefile import GameFile\n"
        "try: GameFile.open(pathlib.Path(sys.argv[1]))\n"
        "except ValueError as error: print(error.code)\n"
    )
    answer = subprocess.run(
        [sys.executable, "-c", code, str(path)], capture_output=True, text=True, check=True
    )

    assert answer.stdout.strip() == "in use"


def test_another_window_may_open_it_when_the_first_is_closed(table, reopen):
    table.close()

    assert reopen().public().seals[0].sealed


def test_looking_for_a_lock_does_not_lose_it(table, path):
    failing(lambda: GameFile.open(path), StoreFault.IN_USE)

    failing(lambda: GameFile.open(path), StoreFault.IN_USE)
    table.put_off("WEST")


# what cannot be opened


def test_a_missing_file_is_said_to_be_missing(path):
    failing(lambda: GameFile.open(path), StoreFault.MISSING)


def test_a_folder_is_no_game(path):
    path.mkdir()

    failing(lambda: GameFile.open(path), StoreFault.MISSING)


@pytest.mark.parametrize(
    "content", [b"", b"hello", b"SQLite format 3\0" + b"x" * 500, b"\0" * 9999]
)
def test_another_file_is_no_game_and_stays_as_it_is(path, content):
    path.write_bytes(content)

    failing(lambda: GameFile.open(path), StoreFault.NOT_A_GAME)

    assert path.read_bytes() == content


def test_another_programs_database_is_no_game(path):
    change(path, "CREATE TABLE event (step)")
    before = path.read_bytes()

    failing(lambda: GameFile.open(path), StoreFault.NOT_A_GAME)

    assert path.read_bytes() == before


def test_a_later_versions_file_is_refused_and_stays_as_it_is(table, path):
    table.close()
    change(path, "PRAGMA user_version = 99")
    before = path.read_bytes()

    error = failing(lambda: GameFile.open(path), StoreFault.NEWER)

    assert error.facts == {"found": "99", "known": str(schema.VERSION)}
    assert path.read_bytes() == before


def test_a_file_in_which_nothing_was_founded_holds_no_game(path):
    GameFile.create(path).close()

    failing(lambda: GameFile.open(path), StoreFault.EMPTY)


# what cannot be stored


@pytest.fixture
def refuses(table):
    """Make sure that a command fails with a fault and leaves the game as it was."""

    def refuses(action, code):
        before, state = table.public(), table._state
        failing(action, code)
        assert table.public() is before
        assert table._state is state

    return refuses


def test_on_a_full_disk_nothing_is_sealed(table, refuses, reopen):
    db = table._store._db
    pages = db.execute("PRAGMA page_count").fetchone()[0]
    db.execute(f"PRAGMA max_page_count = {pages}")
    many = [f"A EEE - {number}" for number in range(2000)]

    refuses(lambda: table.seal("WEST", many), StoreFault.DISK_FULL)

    db.execute("PRAGMA max_page_count = 100000")
    table.seal("WEST", many)
    state = table._state
    table.close()
    assert reopen()._state == state


def test_on_a_read_only_disk_nothing_is_sealed(table, refuses):
    table._store._db.execute("PRAGMA query_only = ON")

    refuses(lambda: table.seal("WEST", []), StoreFault.READ_ONLY)


def test_in_a_file_that_was_moved_nothing_more_is_stored(table, refuses, path):
    path.rename(path.with_name("elsewhere.velmoc"))

    refuses(lambda: table.seal("WEST", []), StoreFault.VANISHED)


def test_in_a_file_that_was_replaced_nothing_more_is_stored(table, refuses, path):
    copy = path.with_name("copy.velmoc")
    table.save_copy(copy)
    copy.replace(path)

    refuses(lambda: table.seal("WEST", []), StoreFault.VANISHED)


def test_what_another_program_wrote_is_not_overwritten(table, refuses):
    step = table._state.step + 1
    table._store._db.execute("INSERT INTO event VALUES (?, '', '', 1, x'')", (step,))

    refuses(lambda: table.seal("WEST", []), StoreFault.CHANGED)


def test_a_file_that_cannot_be_written_opens_to_be_looked_at(table, path, monkeypatch, reopen):
    table.close()
    connect = sqlite3.connect

    def looking(address, **rest):
        return connect(address.replace("mode=rw", "mode=ro"), **rest)

    monkeypatch.setattr("engine.store.disk.sqlite3.connect", looking)
    session = reopen()

    assert session.trouble.code is StoreFault.READ_ONLY
    assert session.public().seals[0].sealed
    failing(lambda: session.seal("WEST", []), StoreFault.READ_ONLY)


# damage


def test_a_changed_event_is_noticed_and_the_game_opens_before_it(table, path, reopen):
    last = table._state.step
    table.close()
    change(path, f"UPDATE event SET body = replace(body, 'SOUTH', 'WEST') WHERE step = {last}")

    session = reopen()

    assert session.trouble.code is StoreFault.DAMAGED
    assert session.trouble.facts == {"step": str(last - 1), "phase": "F1901M"}
    assert [seal.sealed for seal in session.public().seals] == [True, False, False]
    failing(lambda: session.seal("WEST", []), StoreFault.DAMAGED)


def test_events_torn_off_the_end_are_missed(table, path, reopen):
    last = table._state.step
    table.close()
    change(path, f"DELETE FROM event WHERE step = {last}")

    assert reopen().trouble.facts["step"] == str(last - 1)


def test_a_damaged_reveal_is_cut_off_whole(table, path, reopen):
    table.seal("WEST", [])
    sealed = table._state.step
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
    table.seal("WEST", [])
    table.reveal()
    table.advance()
    for _ in range(20):
        play(table)
    events = table._store.events()
    table.close()
    with path.open("r+b") as file:
        file.seek(int(path.stat().st_size * share) // 4096 * 4096)
        file.write(b"\xa5" * 4096)

    try:
        session = reopen()
    except StoreError as error:
        assert error.code is StoreFault.DAMAGED  # noqa: PT017 - either outcome is right
        return
    read = session._store.events()
    assert session.trouble is not None
    assert read == events[: len(read)]


def test_a_copy_of_a_damaged_game_can_be_played_on(table, path, reopen):
    last = table._state.step
    table.close()
    change(path, f"UPDATE event SET body = '' WHERE step = {last}")
    copy = path.with_name("mended.velmoc")

    reopen().save_copy(copy)
    session = reopen(copy)

    assert session.trouble is None
    assert set(session.public().queue) == {"SOUTH", "WEST"}
    session.seal("SOUTH", [])
    session.seal("WEST", [])
    session.reveal()
    assert session.public().past[-1].orders["NORTH"] == ("A AAA - BBB",)


def test_in_a_mended_copy_a_seal_without_its_envelope_is_open(table, path, reopen):
    table.seal("WEST", [])
    sealed = table._state.step
    table.reveal()
    table.close()
    change(path, f"UPDATE event SET body = '' WHERE step = {sealed + 2}")
    copy = path.with_name("mended.velmoc")

    reopen().save_copy(copy)
    session = reopen(copy)

    assert set(session.public().queue) == {"NORTH", "SOUTH", "WEST"}
    assert [seal.reopened for seal in session.public().seals] == [1, 1, 1]


def test_a_mended_copy_keeps_the_pins_that_can_be_read(table, path, reopen):
    table.set_pin("NORTH", "1914")
    table.set_pin("WEST", "1918")
    table.put_off("WEST")
    last = table._state.step
    table.close()
    change(
        path,
        f"UPDATE event SET body = '' WHERE step = {last}",
        "DELETE FROM pin WHERE power = 'WEST'",
    )
    copy = path.with_name("mended.velmoc")

    reopen().save_copy(copy)
    session = reopen(copy)

    assert [seal.has_pin for seal in session.public().seals] == [True, False, False]
    assert session.try_pin("NORTH", "1914").ok


def test_an_unreadable_envelope_stops_the_reveal_only(table, path, reopen):
    table.close()
    change(path, "UPDATE envelope SET body = '[]' WHERE seat = 'NORTH'")
    session = reopen()
    session.seal("WEST", [])

    with pytest.raises(ValueError, match="fingerprint mismatch") as caught:
        session.reveal()

    assert caught.value.facts["powers"] == "NORTH"
    assert session.unseal("NORTH") == ()


# copies


def test_a_copy_is_the_same_table(table, path, reopen):
    copy = path.with_name("copy.velmoc")

    table.save_copy(copy)
    table.put_off("WEST")
    session = reopen(copy)

    assert session.public().queue == ("WEST",)
    assert session.unseal("NORTH") == ("A AAA - BBB",)
    assert not list(path.parent.glob(".*"))


def test_a_copy_takes_the_place_of_an_old_one(table, path, reopen):
    copy = path.with_name("copy.velmoc")
    copy.write_bytes(b"old")

    table.save_copy(copy)

    assert reopen(copy).public().title == "Friday"


def test_a_game_is_not_copied_over_itself(table, path):
    failing(lambda: table.save_copy(path), StoreFault.IN_USE)

    table.put_off("WEST")


def test_a_copy_does_not_replace_a_game_that_is_open(table, path, begin):
    other = path.with_name("other.velmoc")
    second = begin(GameFile.create(other))

    failing(lambda: table.save_copy(other), StoreFault.IN_USE)

    second.seal("NORTH", [])
    second.close()


def test_a_copy_that_fails_leaves_nothing_behind(table, path):
    failing(lambda: table.save_copy(path.parent / "no" / "copy.velmoc"), StoreFault.MISSING)

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
    table.set_pin("NORTH", "1914")
    steps = len(table._store.events())

    table.try_pin("NORTH", "0000")

    assert len(table._store.events()) == steps
    assert table._store.pins()["NORTH"].failures == 1


def test_a_step_is_what_was_stored(table):
    table.put_off("WEST")

    assert isinstance(table._store.events()[-1], PutOff)
