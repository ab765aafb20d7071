"""Games whose files are damaged: anywhere, in a field, in the schema, with links made to fit."""

import hashlib
import json
import random
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path

from engine.board.board import Board
from engine.board.errors import MapError
from engine.board.loader import load_map
from engine.catalogue import GAMES
from engine.robots.fuzz import damage
from engine.robots.fuzz.trial import Case, LostError, Refusal, Sayer
from engine.robots.players.random_table import play, random_orders
from engine.store.cover import read_cover
from engine.store.errors import StoreError, StoreFault
from engine.store.schema import VERSION
from engine.table.agreement import Agreement
from engine.table.ballot.ballot import Motion, MotionKind
from engine.table.refusal import CommandError
from engine.table.seat import Seat
from engine.table.table import Table
from engine.table.terms import Terms
from engine.table.view import Stage
from engine.tables import found_game, open_game

_IN_FULL = 0.05
"""How often the slow signs of all fingerprints are computed."""

_NOW = datetime(2026, 1, 1, 20, tzinfo=UTC)

_ENDLESS = "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT"
_TABLES = {
    "event": ("step", "at", "body", "whole", "link"),
    "envelope": ("seat", "phase", "body"),
    "pin": ("power", "salt", "digest", "failures", "not_before"),
    "cover": ("id", "body"),
    "clock": ("id", "body"),
}
_VALUES = (
    *(None, 0, 1, -1, 1 << 62, -(1 << 63), 1.5, 1e308, b"", b"\0", b"\xff\xfe", b"x" * 70_000),
    *("", "x", "\0", "null", "[]", "{}", "[" * 3000, "1e999", "2026-01-01T20:00:00", "9999-12-31"),
    *("0001-01-01T00:00:00+23:59", "f" * 64, "g" * 64, "0" * 63, "\n", "\u202e", "FRANCE"),
)
_SCHEMAS: Sequence[Sequence[str]] = (
    *(
        (f"DROP TABLE {name}", f"CREATE VIEW {name} AS {_ENDLESS} x AS body, x AS step FROM n")
        for name in _TABLES
    ),
    *((f"DROP TABLE {name}",) for name in _TABLES),
    *((f"CREATE TRIGGER t AFTER DELETE ON {name} BEGIN SELECT 1; END",) for name in _TABLES),
    ("DROP TABLE cover", "CREATE VIEW cover AS SELECT 1 AS id, hex(zeroblob(400000000)) AS body"),
    ("CREATE TABLE more (x)",),
    ("CREATE INDEX more ON event (body)",),
    ("CREATE VIRTUAL TABLE more USING fts5(body)",),
    ("ANALYZE",),
    ("ALTER TABLE pin RENAME COLUMN salt TO Salt",),
    ("ALTER TABLE event ADD COLUMN more TEXT",),
    ("PRAGMA writable_schema = ON", "UPDATE sqlite_schema SET rootpage = 2"),
    ("PRAGMA writable_schema = ON", "UPDATE sqlite_schema SET sql = sql || ' '"),
    ("PRAGMA writable_schema = ON", "UPDATE sqlite_schema SET rootpage = 99999"),
    *((f"PRAGMA user_version = {number}",) for number in (-1, 0, 1, VERSION, VERSION + 1, 1 << 30)),
    ("PRAGMA application_id = 7",),
    ("PRAGMA encoding = 'UTF-16'", "VACUUM"),
    ("PRAGMA journal_mode = WAL",),
)


def games(folder: Path, sayer: Sayer) -> Case:
    """Open a damaged game, look at it, copy it, play the copy on, verify it, to the end."""
    # A game without its like for other programs is a small one for developers.
    known = [card for card in GAMES.values() if card.exchange is not None]
    boards = [load_map(card.map).board for card in known]
    whole = [(path.read_bytes(), board) for board in boards for path in _played(folder, board)]
    path, copy = folder / "game.velmoc", folder / "copy.velmoc"

    def case(chance: random.Random) -> Iterator[Refusal]:
        for old in (*folder.glob("game.velmoc*"), copy):
            old.unlink(missing_ok=True)
        content, board = chance.choice(whole)
        path.write_bytes(content)
        _damage(path, chance)
        with suppress(StoreError):
            read_cover(path).lies_on(board)
        try:
            table = open_game(path, board=board)
        except (StoreError, MapError) as error:
            yield error
        else:
            try:
                yield from _to_the_end(table, copy, sayer)
            finally:
                table.close()
        if copy.exists():
            yield from _played_on(copy, board, chance)
        sayer.proofs(path, full=chance.random() < _IN_FULL)

    return case


def _to_the_end(table: Table, copy: Path, sayer: Sayer) -> Iterator[Refusal]:
    """Look at everything in a game, and make a copy of it, which must have as much in it."""
    if isinstance(table.trouble, StoreError):
        yield table.trouble
    public = table.public()
    for power in table.rules.board.powers_by_id:
        table.seat(power)
    for past in public.past:
        table.verify(past)
    try:
        table.envelopes.locked()
    except StoreError as error:  # it can be looked at all the same
        yield error
    sayer.game(table)
    try:
        table.save_copy(copy)
    except StoreError as error:
        if error.code is not StoreFault.DAMAGED:
            raise LostError(f"no copy was made: {error.code}") from error
        yield error
        return
    again = open_game(copy, board=table.rules.board)
    try:
        if again.trouble is not None:
            raise LostError(f"the copy cannot be played on: {again.trouble}")
        if again.public().past != public.past or again.founded != table.founded:
            raise LostError("the copy tells another game")
    finally:
        again.close()


def _played_on(copy: Path, board: Board, chance: random.Random) -> Iterator[Refusal]:
    """Play a mended copy on for a phase: what is damaged is void, all else goes on."""
    table = open_game(copy, board=board)
    try:
        for _ in range(3):
            yield from _a_phase(table, chance)
    finally:
        table.close()


def _a_phase(table: Table, chance: random.Random) -> Iterator[Refusal]:
    public = table.public()
    acts: list[Callable[[], object]] = [table.advance]
    if public.ballot is not None:
        acts = [table.ballots.count_votes, table.ballots.break_off_vote]
    elif table.master is not None:
        acts = [table.master.commit] if public.stage is Stage.WRITING else acts
    elif public.stage is Stage.WRITING:
        acts = [lambda: _reveal(table, chance)]
    for act in acts:
        try:
            act()
        except CommandError as error:
            yield error


def _reveal(table: Table, chance: random.Random) -> None:
    for power in table.envelopes.locked():
        if not table.pins.try_pin(power, "1914").ok or power in table.envelopes.locked():
            table.envelopes.void(power, reason="damaged")
    for power in table.public().queue[:2]:
        with suppress(CommandError):
            orders = random_orders(table.rules, table.public().position, power, chance)
            table.envelopes.seal(power, orders)
    try:
        table.reveal(force=True)
    except CommandError as error:
        for power in error.facts.get("powers", "").split():
            table.envelopes.void(power, reason="damaged")
        table.reveal(force=True)


# -- games to be damaged -----------------------------------------------------------------------


def _played(folder: Path, board: Board) -> Iterator[Path]:
    """Play games of every kind a little."""
    powers = tuple(board.powers_by_id)
    seats = [Seat(power=power, player=power.title()) for power in powers]
    for number, (years, pins) in enumerate(((0, False), (0, True), (1, False))):
        chance = random.Random(number)  # noqa: S311 - players, not secrets
        path = folder / f"whole {board.game} {number}.velmoc"
        keys = dict.fromkeys(powers[:3], "1914") if pins else None
        terms = _terms(number)
        table = found_game(path, _agreed(board, "Fuzz", seats), board=board, pins=keys, terms=terms)
        if years:
            play(table, chance, last_year=GAMES[board.game].calendar.begins)
        else:
            _seal(table, len(powers), chance)
            table.reveal()
            table.advance()
            _seal(table, 4, chance)
        table.close()
        yield path
    yield _voting(folder, board, seats)
    yield _led(folder, board, seats)


def _agreed(board: Board, title: str, seats: Sequence[Seat], *, led: bool = False) -> Agreement:
    begins = GAMES[board.game].calendar.begins
    return Agreement(game=board.game, map=board.id, year=begins, title=title, seats=seats, led=led)


def _terms(number: int) -> Terms:
    """Return chance, clock and nonces that are the same every time."""
    chance = random.Random(f"terms {number}")  # noqa: S311 - players, not secrets
    return Terms(rng=chance, now=lambda: _NOW, nonce=lambda: chance.randbytes(32).hex())


def _seal(table: Table, count: int, chance: random.Random) -> None:
    public = table.public()
    for power in public.queue[:count]:
        table.pins.try_pin(power, "1914")
        table.envelopes.seal(power, random_orders(table.rules, public.position, power, chance))


def _voting(folder: Path, board: Board, seats: Sequence[Seat]) -> Path:
    path = folder / f"whole {board.game} vote.velmoc"
    table = found_game(path, _agreed(board, "Vote", seats), board=board, terms=_terms(7))
    table.ballots.open_ballot(Motion(kind=MotionKind.DRAW))
    ballot = table.public().ballot
    for power in ballot.waiting[:3] if ballot is not None else ():
        table.ballots.vote(power, favour=True)
    table.close()
    return path


def _led(folder: Path, board: Board, seats: Sequence[Seat]) -> Path:
    path = folder / f"whole {board.game} led.velmoc"
    table = found_game(path, _agreed(board, "Led", seats, led=True), board=board, terms=_terms(8))
    if table.master is not None:
        for power in board.powers_by_id:
            table.master.enter(power, "A Par - Bur\nnonsense")
        table.master.commit()
        table.advance()
    table.close()
    return path


# -- damage --------------------------------------------------------------------------------------


def _damage(path: Path, chance: random.Random) -> None:
    act = chance.choice((None, _rechained, _rechained, _rechained, _field, _field, _schema))
    if act is None:
        path.write_bytes(damage.torn(path.read_bytes(), chance))
        if chance.random() < 0.3:
            _beside(path, chance)
        return
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("PRAGMA synchronous = OFF")
        db.execute("BEGIN")
        act(db, chance)
        with suppress(sqlite3.Error):
            db.execute("COMMIT")


def _beside(path: Path, chance: random.Random) -> None:
    """Put something beside the file that SQLite would read."""
    for name in chance.sample(("-journal", "-wal", "-shm"), chance.choice((1, 2))):
        raw = path.read_bytes()[: chance.choice((0, 8, 512, 9000))]
        magic = bytes.fromhex("d9d505f920a163d7")
        data = chance.choice((raw, magic + raw, damage.torn(magic + raw, chance)))
        path.with_name(path.name + name).write_bytes(data)


def _field(db: sqlite3.Connection, chance: random.Random) -> None:
    """Spoil one field, as somebody with a tool for databases might."""
    for _ in range(chance.choice((1, 1, 3))):
        table = chance.choice([*_TABLES, "envelope", "pin", "cover"])
        column = chance.choice(_TABLES[table])
        rows = db.execute(f"SELECT rowid, {column} FROM {table}").fetchall()  # noqa: S608
        if not rows:
            continue
        at, before = chance.choice(rows)
        value = chance.choice(_VALUES)
        if isinstance(before, str) and before and chance.random() < 0.7:
            with suppress(ValueError):
                value = damage.some(json.loads(before), chance)
            if chance.random() < 0.3:
                value = damage.torn(before.encode(), chance).decode("utf-8", "replace")
        with suppress(sqlite3.Error, UnicodeEncodeError):
            db.execute(f"UPDATE {table} SET {column} = ? WHERE rowid = ?", (value, at))  # noqa: S608


def _schema(db: sqlite3.Connection, chance: random.Random) -> None:
    db.execute("COMMIT")
    for statement in chance.choice(_SCHEMAS):
        with suppress(sqlite3.Error):
            db.execute(statement).fetchall()
    with suppress(sqlite3.Error):
        db.execute("BEGIN")


def _rechained(db: sqlite3.Connection, chance: random.Random) -> None:
    """Change the history, and make its links fit: nothing shows but that it makes no sense."""
    query = "SELECT at, body, whole FROM event ORDER BY step"
    rows = [list(row) for row in db.execute(query)]
    for _ in range(chance.choice((1, 1, 1, 2, 6))):
        at = chance.randrange(len(rows))
        match chance.randrange(8):
            case 0 if len(rows) > 2:
                del rows[at]
            case 1:
                rows.insert(at, list(chance.choice(rows)))
            case 2:
                other = chance.randrange(len(rows))
                rows[at], rows[other] = rows[other], rows[at]
            case 3:
                rows[at][chance.choice((0, 2))] = chance.choice(("", "x", 0, 1, 2, "9999-12-31"))
            case _:
                rows[at][1] = damage.some(json.loads(rows[at][1]), chance)
    link = b""
    db.execute("DELETE FROM event")
    for step, (at, body, whole) in enumerate(rows, 1):
        mark = b"whole" if whole else b"part"
        with suppress(UnicodeEncodeError, sqlite3.Error):
            parts = (link.hex().encode(), mark, str(at).encode(), body.encode())
            link = hashlib.sha256(b"\n".join(parts)).digest()
            db.execute("INSERT INTO event VALUES (?, ?, ?, ?, ?)", (step, at, body, whole, link))
