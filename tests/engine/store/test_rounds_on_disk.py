"""Games of live rounds on disk: events of their own, covers without a board, nothing lost."""

import sqlite3
from dataclasses import replace

import pytest

from engine.catalogue import LIVE
from engine.club.record import record_of
from engine.games.first_light.commands import GoOn, Lay, Touch
from engine.rules.game import End
from engine.store import codec
from engine.store.cover import Cover, read_cover
from engine.store.errors import StoreError, StoreFault
from engine.store.gamefile import GameFile
from engine.store.library import Library
from engine.table.terms import Terms
from engine.table.view import Stage
from engine.tables import found_rounds, open_game, open_table


class Time:
    ms = 0

    def __call__(self):
        return self.ms


@pytest.fixture
def time():
    return Time()


@pytest.fixture
def path(tmp_path):
    return tmp_path / "friday.velmoc"


@pytest.fixture
def found(path, time):
    return found_rounds(path, "first_light", "Friday", ["Ada", "Bob"], terms=Terms(steady=time))


def turned(table, time):
    table.do(Lay())
    time.ms += table.left
    table.tick()


def play(table, time):
    for seat in ("red", "blue", "red"):
        turned(table, time)
        table.do(Touch(seat))


def test_a_game_is_opened_where_it_was_left_at_every_event(found, path, time):
    steps = (
        lambda table: table.do(Lay()),
        lambda table: turned_now(table, time),
        lambda table: table.do(Touch("blue")),
    )
    table = found
    for step in steps * 3:
        step(table)
        events, seen = table.store.events(), table.public().seen
        table.close()
        table = open_table(path, terms=Terms(steady=time))
        assert table.trouble is None
        assert table.store.events() == events
        assert table.public().seen.coins == seen.coins
        if table.public().seen.resting:
            table.do(GoOn())
    assert table.public().stage is Stage.OVER
    table.close()


def turned_now(table, time):
    time.ms += table.left
    assert table.tick()


def test_a_cover_tells_players_round_and_coins_and_no_seed(found, path, time):
    turned(found, time)
    found.do(Touch("red"))
    seed = found.store.events()[1].seed
    found.close()
    cover = read_cover(path)

    assert cover.players == {"red": "Ada", "blue": "Bob"}
    assert (cover.game, cover.map, cover.position) == ("first_light", "", None)
    assert cover.counted["red"] > cover.counted["blue"] == 2
    assert (cover.stage, cover.phase.code, cover.year) == (Stage.PLAYING, "R1", 0)
    assert seed not in cover.text()
    assert Cover.parse(cover.text()) == cover
    assert record_of(cover, "1") is None


def test_the_club_counts_a_game_that_is_over(found, path, time):
    play(found, time)
    coins = found.public().counted
    found.close()
    record = record_of(read_cover(path), "1")

    assert record.players == {"red": "Ada", "blue": "Bob"}
    assert record.counted == coins
    assert record.outcome.end in (End.SOLO, End.DRAW)


def test_the_library_finds_it(found, path, tmp_path):
    found.close()
    library = Library(tmp_path / "data")
    library.scan(tmp_path)
    assert [one.title for one in library.games()] == ["Friday"]


def test_a_copy_is_the_same_game(found, path, time, tmp_path):
    turned(found, time)
    found.save_copy(tmp_path / "copy.velmoc")
    events = found.store.events()
    found.close()
    again = open_table(tmp_path / "copy.velmoc")
    assert again.store.events() == events
    again.close()


@pytest.mark.parametrize("name", ["after", "coins", "seat"])
def test_a_damaged_history_is_shown_up_to_the_damage_and_a_copy_goes_on(
    found, path, time, tmp_path, name
):
    turned(found, time)
    found.do(Touch("red"))
    found.close()
    db = sqlite3.connect(path)
    db.execute(
        f"""UPDATE event SET body = replace(body, '"{name}":', '"{name}s":') WHERE step > 3"""
    )
    db.commit()
    db.close()
    table = open_table(path)
    assert table.trouble.code is StoreFault.DAMAGED
    assert table.public().seen.round == 1
    with pytest.raises(StoreError):
        table.do(Touch("blue") if not table.public().seen.resting else GoOn())
    table.save_copy(tmp_path / "copy.velmoc")
    table.close()
    copy = open_table(tmp_path / "copy.velmoc")
    assert copy.trouble is None
    copy.close()


def test_an_event_that_cannot_be_is_damage_too(found, path, time):
    """Written with a whole chain, by somebody who changed what a card brought."""
    turned(found, time)
    events = found.store.events()
    found.close()
    path.unlink()
    file = GameFile.create(path)
    file.append(events[:2])
    for event in (*events[2:-1], replace(events[-1], coins=9)):
        file.append([event])
    file.close()
    table = open_table(path)
    assert table.trouble.code is StoreFault.DAMAGED
    assert table.public().seen.face == 0
    table.close()


def test_who_asks_for_sealed_turns_is_told_that_it_is_none(found, path):
    found.close()
    with pytest.raises(StoreError) as wrong:
        open_game(path)
    assert wrong.value.code is StoreFault.UNKNOWN_GAME
    open_table(path).close()  # and the file was let go


def test_no_such_game_leaves_no_file(path):
    with pytest.raises(StoreError):
        found_rounds(path, "diplomacy", "Friday", ["Ada", "Bob"])
    assert not path.exists()


def test_too_few_leave_no_file(path):
    with pytest.raises(ValueError, match="players"):
        found_rounds(path, "first_light", "Friday", ["Ada"])
    assert not path.exists()


def test_every_kind_of_event_is_written_as_it_is_read():
    kinds = LIVE["first_light"].events()
    assert len({kind.__dataclass_fields__["kind"].default for kind in kinds}) == len(kinds)
    for text in (
        '{"seed":"","print":"ab","at":"","after":0,"kind":"shuffled"}',
        '{"round":1,"seat":"red","coins":1,"at":"x","after":12,"kind":"burnt"}',
        '{"end":"draw","seats":["red","blue"],"seed":"ab","at":"","after":0,"kind":"finished"}',
    ):
        assert codec.event_text(codec.event_of(text, "first_light")) == text
    with pytest.raises(ValueError, match="kind"):
        codec.event_of('{"phase":"S1901M","powers":[],"at":"","kind":"called"}', "first_light")
