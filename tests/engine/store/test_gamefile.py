import errno
import os
import sqlite3
import subprocess
import sys

import pytest

from engine.rules.order import texts_of
from engine.store import schema
from engine.store.errors import StoreError, StoreFault
from engine.store.gamefile import GameFile
from engine.table.view import Stage
from tests.engine.store.spoiling import change, failing

# keeping


@pytest.mark.usefixtures("synced")
@pytest.mark.parametrize("opened", [False, True])
def test_what_is_stored_waits_for_the_disk(path, begin, opened):
    file = GameFile.create(path)
    if opened:
        begin(file).close()
        file = GameFile.open(path)

    assert file._db.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL
    assert file._db.execute("PRAGMA journal_mode").fetchone() == ("truncate",)
    file.close()


def test_a_file_reopens_to_an_equal_game(table, reopen):
    table.envelopes.put_off("WEST")
    table.pins.set_pin("NORTH", "1914")
    state, view = table.log.state, table.public()
    table.close()

    again = reopen()

    assert again.log.state == state
    assert again.public() == view
    assert again.pins.try_pin("NORTH", "1914").ok


def test_sealed_orders_reopen_sealed_and_open_to_what_was_sealed(table, reopen):
    table.close()
    again = reopen()

    assert again.public().seals[0].sealed
    again.envelopes.seal("WEST", [])
    again.reveal()
    assert texts_of(again.public().past[-1].orders)["NORTH"] == ("A AAA - BBB",)
    assert all(again.verify(again.public().past[-1]).values())


def test_a_whole_game_reopens_at_its_end(table, play, reopen):
    table.envelopes.seal("WEST", ["A EEE D"])
    table.reveal()
    table.advance()
    play(table)
    table.ballots.end_by_draw()
    state = table.log.state
    table.close()

    assert reopen().log.state == state
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
    assert set(dumps) == {"event", "envelope", "pin", "cover", "clock"}


def test_each_unopened_order_lies_on_the_disk_once(table, path):
    table.close()

    assert [path.read_bytes().count(secret) for secret in SECRETS] == [1, 1]


def test_opening_a_seal_overwrites_the_orders(table, path):
    table.envelopes.unseal("NORTH")
    table.close()

    assert [raw(path).count(secret) for secret in SECRETS] == [0, 1]


def test_a_draw_overwrites_closed_envelopes(table, path):
    nonces = [f"{number:064x}".encode() for number in range(8, 12)]
    table.ballots.end_by_draw()
    table.close()

    assert not any(secret in raw(path) for secret in (*SECRETS, *nonces))


def test_the_reveal_empties_the_envelopes(table, path):
    table.envelopes.seal("WEST", [])
    table.reveal()
    table.close()

    with sqlite3.connect(path) as db:
        assert db.execute("SELECT count(*) FROM envelope").fetchone() == (0,)
    db.close()
    # What was in it is public now, in the history: once in the event of the opening, and once
    # more as the order that was judged.
    assert raw(path).count(SECRETS[0]) == 2


def test_the_journal_keeps_nothing_while_the_game_is_open(table, path):
    table.envelopes.unseal("NORTH")
    journal = path.with_name(path.name + "-journal")

    assert not journal.exists() or journal.stat().st_size == 0


def test_a_pin_is_not_in_the_file(table, path):
    table.pins.set_pin("NORTH", "90125-pin")
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
    table.envelopes.put_off("WEST")


# what cannot be opened


def test_a_missing_file_is_said_to_be_missing(path):
    failing(lambda: GameFile.open(path), StoreFault.MISSING)


def test_a_folder_is_no_game(path):
    path.mkdir()

    failing(lambda: GameFile.open(path), StoreFault.NOT_A_GAME)


def test_a_pipe_is_no_game_and_is_not_waited_for(path):
    if not hasattr(os, "mkfifo"):
        pytest.skip("only POSIX has them")
    os.mkfifo(path)

    failing(lambda: GameFile.open(path), StoreFault.NOT_A_GAME)


def test_a_path_that_leads_in_a_circle_cannot_be_read(path):
    path.symlink_to(path)

    failing(lambda: GameFile.open(path), StoreFault.UNREADABLE)


@pytest.mark.parametrize("name", ["x" * 300, "a\0b"])
def test_a_name_that_no_file_can_have_is_nowhere(path, name):
    with pytest.raises(StoreError) as caught:
        GameFile.open(path.with_name(name))

    assert caught.value.code in (StoreFault.UNREADABLE, StoreFault.MISSING)


@pytest.mark.parametrize(
    "name", ["Žluťoučký kůň", "line\nbreak", "a#b?c%20&'\"", os.fsdecode(b"\xff\xfe")]
)
def test_any_other_name_will_do(begin, tmp_path, reopen, name):
    path = tmp_path / f"{name}.velmoc"
    begin(GameFile.create(path)).close()

    assert reopen(path).trouble is None


def test_a_path_longer_than_sqlite_can_take_is_said(begin, tmp_path):
    folder = tmp_path / ("x" * 200) / ("y" * 200) / ("z" * 200)
    folder.mkdir(parents=True)

    error = failing(lambda: GameFile.create(folder / "a.velmoc"), StoreFault.UNREADABLE)

    assert error.facts["cause"] == os.strerror(errno.ENAMETOOLONG)
    assert not list(folder.iterdir())


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
