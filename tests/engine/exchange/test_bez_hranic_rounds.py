"""A game of Bez hranic leaves as JSON when it is over, and comes back the same, to be checked."""

import json
import sqlite3
from contextlib import closing

import pytest

from engine.exchange.rounds import rounds_json, stored_rounds, take_in_rounds
from engine.formats.faults import ExchangeError, Fault
from engine.games.bez_hranic.setting import Way
from engine.proof.proofs import read_proofs
from engine.tables import open_table
from tests.engine.proof.test_bez_hranic import Filed


@pytest.mark.parametrize("way", [Way.CALM, Way.TOUCH, Way.BESIDE])
def test_it_comes_back_the_same(tmp_path, way):
    game = Filed(tmp_path / "Friday.velmoc", 5, way)
    with pytest.raises(ExchangeError) as early:
        rounds_json(game.table)
    assert early.value.code == Fault.STILL_PLAYED  # nothing leaves before its time
    game.play()
    seen, seed = game.seen, game.seen.seed
    path = game.left()

    written = tmp_path / "game.json"
    written.write_text(stored_rounds(path), "utf-8")
    again = tmp_path / "again.velmoc"
    take_in_rounds(written, again)

    table = open_table(again)
    assert table.public().seen == seen
    table.close()
    assert read_proofs(again).good
    events = json.loads(written.read_text("utf-8"))["events"]
    assert [one["kind"] for one in events if seed in json.dumps(one)] == ["finished"]


def test_whoever_changes_a_card_or_a_choice_in_it_is_found_out(tmp_path):
    game = Filed(tmp_path / "Friday.velmoc", 5, Way.CALM)
    game.play()
    whole = json.loads(rounds_json(game.table))
    game.left()
    for kind, key in (("finished", "seed"), ("opened", "choices"), ("sealed", "print")):
        forged = json.loads(json.dumps(whole))
        event = next(one for one in forged["events"] if one["kind"] == kind)
        if key == "choices":
            first = event[key][0]
            first[2] = first[2][:-1] + ("0" if first[2][-1] != "0" else "1")
        else:
            event[key] = event[key][:-1] + ("0" if event[key][-1] != "0" else "1")
        written = tmp_path / f"{kind}.json"
        written.write_text(json.dumps(forged, separators=(",", ":")), "utf-8")
        with pytest.raises(ExchangeError):
            take_in_rounds(written, tmp_path / f"{kind}.velmoc")


def test_a_damaged_game_can_be_played_on_from_a_copy_with_all_that_is_sealed(tmp_path):
    game = Filed(tmp_path / "Friday.velmoc", 3, Way.CALM)
    game.until(lambda seen: len(seen.past) == 1 and len(seen.sealed) == 1)
    sealed = dict(game.seen.seals)
    assert len(game.seen.seats) > 2
    game.until(lambda seen: len(seen.sealed) == 2)
    path = game.left()
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("UPDATE event SET body = 'x' WHERE step = (SELECT max(step) FROM event)")
    damaged = open_table(path)
    assert damaged.trouble is not None
    copy = tmp_path / "copy.velmoc"
    damaged.save_copy(copy)
    damaged.close()
    again = open_table(copy)
    assert again.trouble is None
    assert dict(again.public().seen.seals) == sealed
    again.close()
    assert read_proofs(copy).good
