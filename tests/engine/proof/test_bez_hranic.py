"""The deck of Bez hranic cannot be doubted: what its file proves, and what it hides until then."""

import json
import sqlite3
from contextlib import closing

import pytest

from engine.games.bez_hranic.commands import TakeBack
from engine.games.bez_hranic.deck import deals
from engine.games.bez_hranic.setting import Way
from engine.games.bez_hranic.tables import load_table
from engine.games.bez_hranic.view import Doing
from engine.hashing import sha256
from engine.proof.proofs import Matter, Standing, read_proofs
from engine.rules.live import LiveRefusalError
from engine.rules.secret import print_of
from engine.store.errors import StoreFault
from engine.store.gamefile import GameFile
from engine.table.envelope import fingerprint
from engine.table.live.table import LiveTable
from engine.tables import open_table
from tests.engine.games.bez_hranic.conftest import Evening


class Filed(Evening):
    """A table whose game lies on the disk."""

    def __init__(self, path, seed, way):
        super().__init__(seed, way)
        self.path = path
        events = self.store.events()
        self.store = GameFile.create(path)
        self.store.append(events, public=self.table.public())
        self.table = LiveTable(self.table.game, self.store, self.terms)

    def until(self, holds):
        for _ in range(20_000):
            if holds(self.seen):
                return self
            self.act()
        raise AssertionError("it never comes so far")

    def left(self):
        """Leave the table; return the file."""
        self.table.close()
        return self.path


def rows(path, table):
    with closing(sqlite3.connect(path)) as db:
        return db.execute(f"SELECT rowid, * FROM {table}").fetchall()


@pytest.fixture
def filed(tmp_path):
    return lambda way, seed=3: Filed(tmp_path / "Friday.velmoc", seed, way)


@pytest.mark.parametrize("way", [*Way])
def test_an_honest_game_has_nothing_against_it(filed, way):
    game = filed(way)
    game.play()
    seed, seen = game.seen.seed, game.seen

    found = read_proofs(game.left())

    assert found.good
    assert {Matter.COURSE, Matter.END} <= {*found.table[Standing.PROVEN]}
    assert seen.print == print_of(seed) == sha256(seed.encode()).hexdigest()
    assert [row[1] for row in rows(game.path, "envelope")] == ["seed"]  # whatever is damaged later
    if way is not Way.BESIDE and not any(past.again for past in seen.past):
        states = load_table(game.map).map.parts
        assert tuple(past.offer for past in seen.past) == deals(seed, states)


def test_rounds_that_were_dealt_anew_are_dealt_again_too(filed):
    game = filed(Way.TOUCH)
    game.until(lambda seen: seen.doing is Doing.CHOOSING)
    game.table = LiveTable(game.table.game, game.store, game.terms)  # killed over an open offer
    assert game.seen.doing is Doing.VOID
    game.until(lambda seen: seen.doing is Doing.READY and len(seen.past) == 2)
    game.table.do(TakeBack("the cat"))
    game.play()
    assert next(past.again for past in game.seen.past) > 0

    assert read_proofs(game.left()).good


def test_a_cover_may_know_no_distances_yet_but_none_that_are_wrong(filed):
    game = filed(Way.CALM)
    game.play()
    path, seat = game.left(), game.seen.seats[0]
    ((_, _, body),) = rows(path, "cover")
    cover = json.loads(body)
    told = cover.pop("off_best")
    euros, choices = told[seat]

    for off, good in (
        (None, True),
        (told, True),
        ({**told, seat: [euros + 10, choices]}, False),
        ({seat: told[seat]}, False),
        ({}, False),  # nobody writes it so
    ):
        said = cover if off is None else {**cover, "off_best": off}
        with closing(sqlite3.connect(path)) as db, db:
            db.execute("UPDATE cover SET body = ?", (json.dumps(said, ensure_ascii=False),))
        assert read_proofs(path).good == good


def other(value):
    """Return something else in a cell."""
    if isinstance(value, bytes):
        return value[:-1] + bytes([value[-1] ^ 1])
    if isinstance(value, int):
        return value + 1
    spot = len(value) * 3 // 5
    return value[:spot] + chr(ord(value[spot]) ^ 1) + value[spot + 1 :]


@pytest.mark.parametrize(("way", "ended"), [(Way.CALM, True), (Way.CALM, False), (Way.TOUCH, True)])
def test_every_cell_that_is_changed_is_found(filed, way, ended):
    """The first of each kind of row, and each of its cells."""
    game = filed(way)
    if ended:
        game.play()
    else:
        game.until(lambda seen: len(seen.past) == 1 and len(seen.sealed) == 1)
    path = game.left()
    whole = path.read_bytes()
    assert read_proofs(path).good
    kinds = {json.loads(row[3])["kind"]: row[0] for row in reversed(rows(path, "event"))}
    spots = [("event", rowid) for rowid in kinds.values()]
    spots += [(table, row[0]) for table in ("envelope", "cover") for row in rows(path, table)]
    assert len(spots) > (2 if ended else 4)
    for table, rowid in spots:
        with closing(sqlite3.connect(path)) as db:
            columns = [one[1] for one in db.execute(f"PRAGMA table_info({table})")]
        for column in columns:
            with closing(sqlite3.connect(path)) as db, db:
                said = f"SELECT {column} FROM {table} WHERE rowid = ?"
                value = db.execute(said, (rowid,)).fetchone()[0]
                if value == "":
                    value = "ab"
                change = f"UPDATE {table} SET {column} = ? WHERE rowid = ?"
                try:
                    db.execute(change, (other(value), rowid))
                except sqlite3.IntegrityError:
                    continue  # the file itself refuses it
            try:
                good = read_proofs(path).good
            except ValueError:  # no game's file any more
                good = False
            assert not good, (table, rowid, column)
            path.write_bytes(whole)


@pytest.mark.parametrize("way", [Way.CALM, Way.TOUCH])
def test_damage_in_a_step_loses_no_round_that_was_counted_before_it(filed, way):
    """Every ninth step, and the last of each kind."""
    game = filed(way)
    game.play()
    path = game.left()
    whole, steps = path.read_bytes(), rows(path, "event")
    kinds = [json.loads(row[3])["kind"] for row in steps]
    last_of_kind = {kind: place for place, kind in enumerate(kinds)}
    for place in sorted(
        {*last_of_kind.values(), *range(2, len(steps), 9)} - {0, 1}
    ):  # its founding
        path.write_bytes(whole)
        with closing(sqlite3.connect(path)) as db, db:
            db.execute("UPDATE event SET body = '{' WHERE rowid = ?", (steps[place][0],))
        table = open_table(path)
        stored = max(at for at in range(place) if steps[at][4]) + 1  # what was stored at once
        counted = kinds[:stored].count("counted") - kinds[:stored].count("taken_back")
        assert table.trouble.code is StoreFault.DAMAGED
        # Choices that were sealed and never opened are told by nobody: they alone are lost.
        assert len(table.public().seen.past) == counted, kinds[place]
        table.close()


def test_a_calm_choice_lies_in_its_envelope_and_nowhere_else(filed):
    game = filed(Way.CALM)
    game.until(lambda seen: len(seen.sealed) == 1)
    seat = game.seen.sealed[0]
    sealed, state = game.state.game.round.sealed[seat], game.state
    shown = game.seen.seals[seat]
    path = game.left()

    lines = [f"{colour} {where}" for colour, where in sealed.tokens]
    assert shown == fingerprint(sealed.nonce, seat, f"R{sealed.round}", lines)
    told = "".join(str(row) for table in ("event", "cover") for row in rows(path, table))
    for secret in (sealed.nonce, state.game.seed, *lines, json.dumps(sealed.tokens)):
        assert secret not in told
    assert {row[1] for row in rows(path, "envelope")} == {seat, "seed"}
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("PRAGMA secure_delete = ON")
        db.execute("DELETE FROM envelope")
    data = path.read_bytes()
    assert state.game.seed.encode() not in data
    assert not [line for line in (sealed.nonce, *lines) if line.encode() in data]


def test_games_that_differ_in_one_calm_choice_differ_in_fingerprints_alone(tmp_path):
    """The twins: all that is stored but envelopes, and all that is seen, until all have sealed."""
    looks = []
    for turn in range(2):
        game = Filed(tmp_path / f"{turn}.velmoc", 3, Way.CALM)
        game.until(lambda seen: seen.doing is Doing.CHOOSING)
        seals = [one for one in game.table.commands if getattr(one, "tokens", ()) and one.seat]
        first = [one for one in seals if one.seat == seals[0].seat]
        fair = []
        for one in first:
            try:
                game.state.decide(one, 0)
                fair.append(one)
            except LiveRefusalError:
                continue
        assert len(fair) > 1
        game.table.do(fair[turn])
        view, seat = game.table.public(), fair[turn].seat
        assert fair[turn].tokens != fair[1 - turn].tokens
        said = repr(view).replace(view.seen.seals[seat], "")
        path = game.left()
        told = [row[3].replace(view.seen.seals[seat], "") for row in rows(path, "event")]
        looks.append((said, told, rows(path, "cover")))

    assert looks[0] == looks[1]


def test_sealing_again_after_a_round_was_taken_back_never_uses_a_nonce_twice(filed):
    game = filed(Way.CALM)
    nonces = []
    for turn in range(3):
        game.until(lambda seen: seen.doing is Doing.READY and len(seen.past) == 1)
        opened = [one for one in game.store.events() if one.kind == "opened"][-1]
        nonces += [nonce for _, _, nonce in opened.choices]
        if turn < 2:
            game.table.do(TakeBack("again"))
    game.left()

    assert len(nonces) == len({*nonces})
