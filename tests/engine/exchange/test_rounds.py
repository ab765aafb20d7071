"""A game of live rounds as JSON, and the same game back."""

import json
from dataclasses import replace

import pytest

from engine.exchange.commands import main
from engine.exchange.rounds import are_rounds, read_rounds, rounds_json, take_in_rounds
from engine.formats.faults import ExchangeError, Fault
from engine.games.first_light.commands import Lay, Touch
from engine.table.terms import Terms
from engine.tables import found_rounds, open_table


@pytest.fixture
def played(tmp_path):
    now = [0]
    terms = Terms(steady=lambda: now[0])
    table = found_rounds(
        tmp_path / "one.velmoc", "first_light", "Friday", ["Ada", "Bob"], terms=terms
    )

    def go_on(cards):
        for _ in range(cards):
            table.do(Lay())
            now[0] += table.left
            table.tick()
            table.do(Touch("blue"))
        return table

    yield go_on
    table.close()


@pytest.fixture
def written(played, tmp_path):
    path = tmp_path / "game.json"
    path.write_text(rounds_json(played(3)), "utf-8")
    return path


def test_there_and_back_it_is_the_same_game(played, written, tmp_path):
    take_in_rounds(written, tmp_path / "two.velmoc")
    mine, back = played(0), open_table(tmp_path / "two.velmoc")

    assert are_rounds(written)
    assert back.public().seen == mine.public().seen
    assert back.store.events()[1:] == mine.store.events()[1:]
    assert replace(back.founded, salt="") == replace(mine.founded, salt="")
    assert back.founded.salt not in ("", mine.founded.salt)
    assert rounds_json(back) == written.read_text("utf-8")
    back.close()


@pytest.mark.parametrize("cards", range(3))
def test_a_game_that_is_still_played_is_not_told(played, cards):
    with pytest.raises(ExchangeError) as refused:
        rounds_json(played(cards))
    assert refused.value.code is Fault.STILL_PLAYED


def test_the_founding_s_salt_stays_here(played, written):
    assert played(0).founded.salt not in written.read_text("utf-8")


def test_every_event_that_is_changed_is_found_with_its_place(written):
    whole = json.loads(written.read_text("utf-8"))
    for place, event in enumerate(whole["events"]):
        if place < 2:
            continue  # a title and a seed are what they are
        for key, value in event.items():
            if key in ("at", "after"):
                continue
            forged = json.loads(json.dumps(whole))
            forged["events"][place][key] = "?" if isinstance(value, str) else 77
            written.write_text(json.dumps(forged).replace(" ", ""), "utf-8")
            with pytest.raises(ExchangeError) as wrong:
                read_rounds(written)
            # Where the seed is told wrong, already what it was drawn with is.
            first = 1 if key == "seed" else place
            assert wrong.value.where == f"events[{first}]", (event, key)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ('{"rounds": 1}', Fault.MISSING),
        ('{"rounds": 1, "game": 3}', Fault.WRONG_TYPE),
        ('{"rounds": 1, "game": "chess"}', Fault.UNKNOWN_GAME),
        ('{"rounds": 1, "game": "diplomacy"}', Fault.UNKNOWN_GAME),
        ('{"rounds": 1, "game": "first_light", "events": {}}', Fault.WRONG_TYPE),
        ('{"rounds": 1, "game": "first_light", "events": []}', Fault.NO_PHASES),
        ('{"rounds": 1, "game": "first_light", "events": [1]}', Fault.OUT_OF_ORDER),
        ('{"rounds": 1, "game": "first_light", "events": [{"kind": "laid"}]}', Fault.OUT_OF_ORDER),
        ('{"rounds": 1, "game"', Fault.BAD_JSON),
    ],
)
def test_what_is_none_is_refused_with_a_reason(tmp_path, text, fault):
    path = tmp_path / "game.json"
    path.write_text(text, "utf-8")
    with pytest.raises(ExchangeError) as wrong:
        read_rounds(path)
    assert wrong.value.code is fault
    with pytest.raises(ExchangeError):
        take_in_rounds(path, tmp_path / "two.velmoc")
    assert not (tmp_path / "two.velmoc").exists()


def test_commands_convert_it_both_ways(played, tmp_path, capsysbinary):
    played(3).close()
    one, two, text = (tmp_path / name for name in ("one.velmoc", "two.velmoc", "game.json"))

    assert main(["convert", str(one), "--to", "json", "--out", str(text)]) == 0
    assert main(["convert", str(text), "--to", "velmoc", "--out", str(two)]) == 0
    assert main(["convert", str(two), "--to", "json"]) == 0
    assert capsysbinary.readouterr().out == text.read_bytes()
    assert main(["convert", str(text), "--to", "velmoc", "--out", str(two)]) == 2
    assert main(["convert", str(one), "--to", "judge"]) == 2


def test_other_files_are_left_to_others(tmp_path):
    path = tmp_path / "game.json"
    path.write_text('{"phases": []}', "utf-8")
    assert not are_rounds(path)
    assert not are_rounds(tmp_path / "missing.json")
