"""A file that somebody made to do harm is refused in words, soon, by whatever reads it."""

import itertools
import os
import sqlite3
import time
from types import SimpleNamespace

import pytest

from engine.proof.proofs import read_proofs
from engine.store import hardening, schema
from engine.store.cover import read_cover
from engine.store.errors import StoreError, StoreFault
from engine.store.gamefile import GameFile
from engine.store.history import _link
from engine.store.library import Library
from gui.errors.sentences import say_error
from tests.engine.store.spoiling import change

SOON = 3.0
"""Seconds in which everything is refused; what it would take otherwise has no end."""

ENDLESS = "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT"
TABLES = ("event", "envelope", "pin", "cover", "clock")
READERS = {
    "open": lambda path: GameFile.open(path).close(),
    "cover": read_cover,
    "proofs": read_proofs,
}


def instead(table, view):
    """Put a view in the place of a table."""
    return (f"DROP TABLE {table}", f"CREATE VIEW {table} AS {view}")


def planted(table):
    return (
        "CREATE TABLE kept (seat, body)",
        f"CREATE TRIGGER spy AFTER DELETE ON {table} BEGIN INSERT INTO kept VALUES (1, 2); END",
    )


HOSTILE = {
    **{
        f"endless {table}": instead(
            table, f"{ENDLESS} x AS step, x AS at, x AS body, x AS whole, x AS link FROM n"
        )
        for table in TABLES
    },
    "huge": instead("cover", "SELECT 1 AS id, hex(zeroblob(400000000)) AS body"),
    "huge event": instead("event", "SELECT 1 AS step, '' AS at, hex(zeroblob(4e8)) AS body"),
    **{f"trigger on {table}": planted(table) for table in TABLES},
    "trigger alone": ("CREATE TRIGGER spy AFTER INSERT ON event BEGIN DELETE FROM envelope; END",),
    "table": ("CREATE TABLE more (x)",),
    "index": ("CREATE INDEX quick ON envelope (body)",),
    "index that computes": ("CREATE INDEX quick ON envelope (length(body))",),
    "statistics": ("ANALYZE",),
    "view": (f"CREATE VIEW more AS {ENDLESS} x FROM n",),
    "virtual": ("CREATE VIRTUAL TABLE more USING fts5(body)",),
    "generated": (
        "DROP TABLE cover",
        "CREATE TABLE cover (id INTEGER PRIMARY KEY, body TEXT AS (hex(zeroblob(400000000))))",
    ),
    "default": ("ALTER TABLE cover ADD COLUMN more TEXT DEFAULT 'x'",),
    "one sign": ("ALTER TABLE pin RENAME COLUMN salt TO Salt",),
}


def refused(act, *codes):
    begun = time.monotonic()
    with pytest.raises(StoreError) as caught:
        act()
    assert time.monotonic() - begun < SOON
    assert caught.value.code in codes
    return caught.value


@pytest.fixture
def closed(table, path):
    table.close()
    return path


@pytest.mark.parametrize("reader", READERS)
@pytest.mark.parametrize("name", HOSTILE)
def test_no_schema_but_ours(closed, name, reader):
    change(closed, *HOSTILE[name])

    said = refused(lambda: READERS[reader](closed), StoreFault.FOREIGN)

    assert said.facts["kind"] in ("table", "view", "trigger", "index")
    assert said.facts["name"]


def test_one_hostile_file_of_each_kind_keeps_no_list_from_being_read(table, path, tmp_path):
    table.close()
    games = tmp_path / "games"
    games.mkdir()
    for name, statements in HOSTILE.items():
        copy = games / f"a {name}.velmoc"
        copy.write_bytes(path.read_bytes())
        change(copy, *statements)
    strange_files(games)
    (games / "good.velmoc").write_bytes(path.read_bytes())
    library = Library(tmp_path / "data")
    begun = time.monotonic()

    library.scan(games)
    library.know({one: one.stem for one in sorted(games.glob("*.velmoc"))})
    found = library.games()

    assert time.monotonic() - begun < 2 * SOON
    assert len(found) == len(HOSTILE) + 7
    assert [one.path.stem for one in found if one.cover is not None] == ["good"]


def strange_files(folder):
    """Make everything that can have a game's name and is none."""
    os.mkfifo(folder / "pipe.velmoc")
    (folder / "folder.velmoc").mkdir()
    (folder / "device.velmoc").symlink_to("/dev/zero")
    (folder / "loop.velmoc").symlink_to("loop.velmoc")
    (folder / "nowhere.velmoc").symlink_to("there is no such file")
    with (folder / "huge.velmoc").open("wb") as file:
        file.truncate(1 << 40)


def test_what_is_no_file_is_no_game(tmp_path):
    strange_files(tmp_path)

    for place, (name, reader) in itertools.product(tmp_path.iterdir(), READERS.items()):
        codes = {
            "huge": StoreFault.TOO_LARGE,
            "loop": StoreFault.UNREADABLE,
            "nowhere": StoreFault.MISSING,
        }
        assert refused(
            lambda reader=reader, place=place: reader(place),
            codes.get(place.stem, StoreFault.NOT_A_GAME),
        ), name


@pytest.mark.parametrize("beside", ["-journal", "-wal", "-shm"])
@pytest.mark.parametrize("reader", READERS)
def test_what_lies_beside_a_game_cannot_stop_anybody(closed, beside, reader):
    os.mkfifo(closed.with_name(closed.name + beside))

    refused(lambda: READERS[reader](closed), StoreFault.BESIDE)


@pytest.mark.parametrize("reader", READERS)
def test_a_journal_deletes_no_other_file(closed, reader, tmp_path):
    victim = tmp_path / "diary.txt"
    victim.write_text("dear diary")
    name = os.fsencode(victim)
    lock_page = (0x40000000 // 4096 + 1).to_bytes(4, "big")
    tail = lock_page + name + len(name).to_bytes(4, "big")
    tail += (sum(name) & 0xFFFFFFFF).to_bytes(4, "big") + bytes.fromhex("d9d505f920a163d7")
    head = bytes.fromhex("d9d505f920a163d7") + bytes(4) + bytes(4)
    head += (closed.stat().st_size // 4096).to_bytes(4, "big") + (512).to_bytes(4, "big")
    head += (4096).to_bytes(4, "big")
    closed.with_name(f"{closed.name}-journal").write_bytes(head.ljust(512, b"\0") + tail)

    refused(lambda: READERS[reader](closed), StoreFault.BESIDE)

    assert victim.read_text() == "dear diary"


@pytest.mark.parametrize("pages", [0xFFFFFFF0, 1 << 24])
@pytest.mark.parametrize("reader", READERS)
def test_a_journal_makes_no_game_larger_than_any(closed, reader, pages):
    # One wrong bit in it, and SQLite would stretch the game to terabytes: none of it could be read.
    before = closed.read_bytes()
    words = (number.to_bytes(4, "big") for number in (1, 0, pages, 512, 4096))
    head = bytes.fromhex("d9d505f920a163d7") + b"".join(words)
    journal = closed.with_name(f"{closed.name}-journal")
    journal.write_bytes(head.ljust(512, b"\0") + bytes(4104))

    refused(lambda: READERS[reader](closed), StoreFault.BESIDE)

    assert closed.read_bytes() == before
    journal.unlink()
    READERS[reader](closed)


@pytest.mark.parametrize("reader", READERS)
def test_letters_of_another_encoding_are_no_games(closed, reader):
    # Texts would be read as others than were sealed.
    old, place = sqlite3.connect(closed), closed.with_name("wide.velmoc")
    new = sqlite3.connect(place)
    new.execute("PRAGMA encoding = 'UTF-16le'")
    for line in old.iterdump():
        new.execute(line)
    new.execute(f"PRAGMA application_id = {schema.APPLICATION_ID}")
    new.execute(f"PRAGMA user_version = {schema.VERSION}")
    new.close()
    old.close()

    refused(lambda: READERS[reader](place), StoreFault.NOT_A_GAME)


ODD = ("CAST(x'ff41' AS TEXT)", "x'00ff'", "7", "1e99", "'{}'", f"'{'[' * 9000}'")
BESIDE_THE_HISTORY = {
    "envelope": ("seat", "phase", "body"),
    "pin": ("power", "salt", "digest", "failures", "not_before"),
    "cover": ("body",),
}


@pytest.mark.parametrize("table_of", BESIDE_THE_HISTORY)
def test_a_damaged_row_beside_the_history_hides_none_of_it(table, path, table_of, reopen):
    """Whatever stands there, all that has happened is checked and can be played on."""
    table.pins.set_pin("NORTH", "1234")
    table.close()
    whole = path.read_bytes()
    for column, odd in itertools.product(BESIDE_THE_HISTORY[table_of], ODD):
        path.write_bytes(whole)
        change(path, f"UPDATE {table_of} SET {column} = {odd} WHERE rowid = 1")

        found = read_proofs(path)
        session = reopen()

        assert found.trouble is None, (column, odd)
        assert session.trouble is None, (column, odd)
        session.close()


def test_more_envelopes_than_any_table_has_keep_nobody(closed):
    db = sqlite3.connect(closed)
    rows = ((f"X{number}", "S1901M", "{}") for number in range(50_000))
    db.executemany("INSERT INTO envelope VALUES (?, ?, ?)", rows)
    db.commit()
    db.close()
    begun = time.monotonic()

    assert not read_proofs(closed).good
    assert time.monotonic() - begun < SOON


def test_a_page_used_twice_is_not_proven(closed):
    root = "(SELECT rootpage FROM sqlite_schema WHERE name = 'event')"
    change(
        closed,
        "PRAGMA writable_schema = ON",
        f"UPDATE sqlite_schema SET rootpage = {root} WHERE name = 'clock'",
    )

    found = read_proofs(closed)

    assert found.trouble.code is StoreFault.DAMAGED
    assert not found.good


def test_a_row_longer_than_any_of_ours_is_damage(closed):
    change(closed, f"UPDATE cover SET body = hex(zeroblob({hardening.LONGEST}))")

    refused(lambda: read_cover(closed), StoreFault.DAMAGED)
    GameFile.open(closed).close()


def test_a_negative_version_is_no_games(closed):
    change(closed, "PRAGMA user_version = -3")

    refused(lambda: GameFile.open(closed), StoreFault.NOT_A_GAME)


@pytest.mark.parametrize("marks", [b"\x02\x02", b"\x01\x02", b"\x02\x01"])
@pytest.mark.parametrize("beside", [(), ("-wal",), ("-wal", "-shm")])
def test_a_game_with_a_log_is_read_where_nothing_can_be_written(closed, marks, beside, monkeypatch):
    with closed.open("r+b") as file:
        file.seek(18)
        file.write(marks)
    for name in beside:
        closed.with_name(closed.name + name).touch()
    there, raw = sorted(closed.parent.iterdir()), closed.read_bytes()
    access = os.access
    # Whoever runs this may be allowed everything.
    monkeypatch.setattr(os, "access", lambda path, mode: mode != os.W_OK and access(path, mode))

    assert read_cover(closed).title == "Friday"
    assert read_proofs(closed).trouble is None
    game = GameFile.open(closed)
    assert game.trouble.code is StoreFault.READ_ONLY
    assert game.events()
    game.close()

    assert sorted(closed.parent.iterdir()) == there
    assert closed.read_bytes() == raw


def test_what_is_wiped_cannot_hide_from_its_index(closed, reopen):
    # An index without rows: what is deleted by its key would stay in the table.
    db = sqlite3.connect(closed)
    query = "SELECT rootpage FROM sqlite_schema WHERE name = 'sqlite_autoindex_envelope_1'"
    (page,) = db.execute(query).fetchone()
    db.close()
    with closed.open("r+b") as file:
        file.seek((page - 1) * 4096)
        file.write(bytes([10, 0, 0, 0, 0, 16, 0, 0]))

    session = reopen()

    assert session.trouble.code is StoreFault.DAMAGED
    copy = closed.with_name("mended.velmoc")
    session.save_copy(copy)
    assert reopen(copy).trouble is None


@pytest.mark.parametrize("lost", TABLES)
def test_a_lost_table_is_damage(closed, lost, reopen):
    change(closed, f"DROP TABLE {lost}")

    if lost == "event":
        refused(lambda: GameFile.open(closed), StoreFault.DAMAGED)
        return
    session = reopen()
    assert session.trouble.code is StoreFault.DAMAGED
    copy = closed.with_name("mended.velmoc")
    session.save_copy(copy)
    again = reopen(copy)
    assert again.trouble is None
    assert again.public().title == "Friday"


def test_pages_that_lead_in_circles_end(closed):
    # Every page says that it goes on in all the others.
    size = closed.stat().st_size // 4096
    raw = bytearray(closed.read_bytes())
    for page in range(2, size):
        pointers = b"".join((4000 - 8 * number).to_bytes(2, "big") for number in range(200))
        head = bytes([5, 0, 0]) + (200).to_bytes(2, "big") + (2400).to_bytes(2, "big") + b"\0"
        cells = b"".join(
            (page % (size - 2) + 2).to_bytes(4, "big") + b"\x01\0\0\0" for _ in range(200)
        )
        body = head + (page % (size - 2) + 2).to_bytes(4, "big") + pointers
        raw[(page - 1) * 4096 : page * 4096] = body.ljust(2400, b"\0") + cells.ljust(1696, b"\0")
    closed.write_bytes(raw)

    for reader in READERS.values():
        refused(lambda reader=reader: reader(closed), StoreFault.DAMAGED, StoreFault.TOO_SLOW)


def test_reading_without_end_is_broken_off(tmp_path):
    path = tmp_path / "some.db"
    db = sqlite3.connect(path)
    hardening.guard(db, 0.2)
    db.set_authorizer(None)  # it would not let this begin
    begun = time.monotonic()

    with pytest.raises(sqlite3.OperationalError) as caught:
        db.execute(f"{ENDLESS} count(*) FROM n").fetchall()

    assert time.monotonic() - begun < SOON
    assert StoreError.of(caught.value, path).code is StoreFault.TOO_SLOW
    db.close()


@pytest.mark.parametrize(
    "statement",
    [
        "ATTACH ':memory:' AS other",
        "CREATE VIEW v AS SELECT 1",
        "CREATE TRIGGER t AFTER INSERT ON event BEGIN DELETE FROM event; END",
        "CREATE TEMP TABLE t (x)",
        "CREATE VIRTUAL TABLE t USING fts5(x)",
        "SELECT load_extension('x')",
        "SELECT hex(zeroblob(400000000))",
        "PRAGMA writable_schema = ON",
        "PRAGMA journal_mode = OFF",
        "VACUUM INTO '/tmp/x'",
    ],
)
def test_a_connection_does_nothing_that_a_game_does_not_need(table, statement):
    db = table.log.store._db
    with pytest.raises(sqlite3.DatabaseError):
        db.execute(statement).fetchall()


def test_what_python_can_switch_off_is_switched_off(monkeypatch):
    # From 3.12 on; this may be an older one.
    for number, (name, _) in enumerate(hardening._SWITCHES):
        monkeypatch.setattr(sqlite3, name, number, raising=False)
    said = {}
    with_switches = SimpleNamespace(
        setconfig=said.__setitem__,
        setlimit=lambda *_: 0,
        set_authorizer=lambda _: None,
        set_progress_handler=lambda *_: None,
        execute=lambda _: SimpleNamespace(fetchall=list),
    )

    hardening.guard(with_switches, 1.0)

    assert list(said.values()) == [on for _, on in hardening._SWITCHES]


def test_every_version_of_the_tables_is_ours():
    assert {name for _, name, _, _ in schema._ours()} >= set(TABLES)


@pytest.mark.parametrize("phase", ["[null]", "7", '"S"', '"X1901M"', '"S99999999999999999M"', "{}"])
def test_a_phase_that_is_none_is_not_told(table, path, phase):
    # The chain holds, but nothing in the game is in such a phase.
    steps = len(table.log.store.events())
    history = table.log.store._history
    table.close()
    body = f'{{"kind": "advanced", "phase": {phase}}}'
    link = _link(history.link, "", body, whole=True)
    change(path, f"INSERT INTO event VALUES ({steps + 1}, '', '{body}', 1, x'{link.hex()}')")
    change(path, f"INSERT INTO event VALUES ({steps + 2}, '', '', 1, x'')")

    file = GameFile.open(path)
    file.events()
    file.close()

    assert file.trouble.facts["phase"] in ("", "F1901M")
    assert say_error(file.trouble)
