"""Saved games of the diplomacy package: read with patience, given back whole, judged again."""

import json
from pathlib import Path

import pytest

from engine.board.loader import load_map
from engine.exchange.replay import replay
from engine.formats.comparison import About
from engine.formats.faults import ExchangeError
from engine.formats.jsontext import dump, load
from engine.games.diplomacy.exchange.differences import marks
from engine.games.diplomacy.exchange.format_names import Mark
from engine.games.diplomacy.exchange.saved_games.saved_game import SavedGame
from engine.games.diplomacy.exchange.saved_games.writer import saved_game
from engine.games.diplomacy.game import Diplomacy
from engine.games.diplomacy.orders import value_of
from engine.games.diplomacy.phase import Phase
from engine.games.diplomacy.rulebooks.editions import PROFILES
from engine.games.diplomacy.rulebooks.profile import Profile
from engine.rules.order import opened
from engine.rules.position import Position, Unit, UnitKind
from engine.table.view import PastPhase

FILE = Path(__file__).parents[1] / "games" / "evening.json"
BOARD = load_map("standard").board
RULES = Diplomacy(BOARD, PROFILES["datc"])


def record():
    return json.loads(FILE.read_text("utf-8"))


def read(value):
    return SavedGame(load(json.dumps(value).encode())).game(BOARD)


def test_a_game_comes_back_as_it_was():
    data = FILE.read_bytes()
    strange = {**record(), "press": [{"from": "ITALY", "text": "ahoj \ud800"}], "π": 1e-7}

    assert SavedGame(load(data)).text().encode() == data.strip()
    assert json.loads(SavedGame(load(json.dumps(strange).encode())).text()) == strange


def test_every_phase_is_read():
    game = read(record())
    names = [phase["name"] for phase in record()["phases"]]

    assert [str(one.position.phase) for one in game.phases] == names[:-1]
    assert game.last is not None
    assert str(game.last.phase) == names[-1]
    assert game.title == record()["id"]


def test_a_beaten_unit_keeps_the_ways_that_were_recorded():
    found = [one for one in read(record()).phases if one.position.dislodged]
    recorded = next(p for p in record()["phases"][:-1] if p["name"].endswith("R"))
    ways = {
        unit: tuple(places)
        for own in recorded["state"]["retreats"].values()
        for unit, places in own.items()
    }

    assert {str(one.unit): one.retreats for one in found[0].position.dislodged} == ways
    assert all(not unit.startswith("*") for unit in ways)


def test_a_game_that_was_judged_alike_shows_no_other_board():
    """Their package calls a support void where the move had no convoy; the board is the same."""
    found = [one for replayed in replay(read(record()), RULES) for one in replayed.differences]

    assert {one.about for one in found} <= {About.RESULT}
    assert {(one.theirs, one.ours) for one in found} <= {("void", "ok"), ("no convoy, void", "ok")}


def test_what_is_missing_is_forgiven():
    bare = {"phases": [{"name": "S1901M", "state": {"units": {"FRANCE": ["A PAR"]}}}]}
    nothing = {
        "id": None,
        "map": None,
        "phases": [{"name": "S1901M", "state": None, "orders": None, "results": None}],
    }

    assert read(bare).last.at("PAR") is not None
    assert read(nothing).phases == ()
    game = read({"phases": [{"name": "S1901M", "orders": {"FRANCE": None}, "results": {}}]})
    assert game.phases == ()


def test_an_ended_game_is_read_to_its_end():
    ended = record()
    ended["phases"][-1]["name"] = ended["phases"][-1]["state"]["name"] = "COMPLETED"

    game = read(ended)

    assert len(game.phases) == len(record()["phases"]) - 1
    assert game.last.units


@pytest.mark.parametrize("name", ["F1901M", "F1901R", "W1901A"])
def test_the_phase_in_which_a_game_was_drawn_is_not_judged(name):
    """In autumn Denmark would fall, in winter an army would be removed."""
    units = ["A DEN", "A KIE"]
    beaten = ["*A BUR"] if name == "F1901R" else []
    state = {"units": {"GERMANY": [*units, *beaten]}, "centers": {"GERMANY": ["KIE"]}}
    drawn = {"name": name, "state": state, "orders": {"GERMANY": []}, "results": {}}
    left = {"units": {"GERMANY": units}, "centers": {"GERMANY": ["KIE"]}}
    end = {"name": "COMPLETED", "state": left, "orders": {"GERMANY": None}, "results": {}}

    game = read({"phases": [drawn, end]})

    assert game.phases == ()
    assert str(game.last.phase) == name


@pytest.mark.parametrize(
    ("value", "code", "where"),
    [
        ({}, "missing", "phases"),
        ({"phases": 1}, "wrong_type", "phases"),
        ({"phases": []}, "no_phases", ""),
        ({"phases": [{}]}, "missing", "phases[0].name"),
        ({"phases": [{"name": "S19M"}, {"name": "X"}]}, "bad_phase", "phases[1].name"),
        ({"map": "modern", "phases": []}, "unknown_map", "map"),
        (
            {"phases": [{"name": "S1901M", "state": {"units": {"FRANCE": ["A NTH"]}}}]},
            *("army_at_sea", "phases[0].state.units.FRANCE[0]"),
        ),
        (
            {"phases": [{"name": "S1901M", "orders": {"FRANCE": [3]}}]},
            *("wrong_type", "phases[0].orders.FRANCE[0]"),
        ),
    ],
)
def test_what_cannot_be_read_is_said_with_its_place(value, code, where):
    with pytest.raises(ExchangeError) as found:
        read(value)

    assert (str(found.value.code), found.value.where) == (code, where)


def test_a_recorded_result_that_differs_is_listed_with_our_reason():
    changed = record()
    name, unit = next(
        (phase["name"], unit)
        for phase in changed["phases"]
        for unit, words in phase["results"].items()
        if words == ["bounce"]
    )
    phase = next(phase for phase in changed["phases"] if phase["name"] == name)
    phase["results"][unit] = []
    before = {d for replayed in replay(read(record()), RULES) for d in replayed.differences}

    after = {d for replayed in replay(read(changed), RULES) for d in replayed.differences}

    (found,) = after - before
    assert (found.phase, found.about, found.what) == (Phase.parse(name), About.RESULT, unit)
    assert (found.theirs, found.ours) == ("ok", "bounce")
    assert found.ruling.unit == unit
    assert found.ruling.findings


@pytest.mark.parametrize(
    ("field", "value", "about"),
    [
        ("units", {"FRANCE": ["A PAR"]}, About.UNITS),
        ("centers", {"FRANCE": ["PAR"]}, About.OWNERS),
    ],
)
def test_another_board_afterwards_is_listed(field, value, about):
    changed = record()
    changed["phases"] = changed["phases"][:2]
    changed["phases"][1]["state"][field] = value
    changed["phases"][1].update({"orders": {}, "results": {}})

    found = [d for replayed in replay(read(changed), RULES) for d in replayed.differences]

    assert about in {one.about for one in found}
    assert all(one.theirs != one.ours for one in found)


def test_a_retreat_that_only_one_side_allows_is_listed():
    changed = record()
    number = next(i for i, p in enumerate(changed["phases"]) if p["name"].endswith("R"))
    retreats = changed["phases"][number]["state"]["retreats"]
    own = next(own for own in retreats.values() if own)
    unit = next(iter(own))
    own[unit] = own[unit][1:]

    found = [d for replayed in replay(read(changed), RULES) for d in replayed.differences]

    assert [(d.what, d.ours) for d in found if d.about is About.RETREATS] != []


def test_what_we_write_is_read_as_the_same_game():
    pasts = [one.past for one in replay(read(record()), RULES)]

    written = saved_game(pasts, pasts[-1].resolution.after, BOARD, "ours")
    game = SavedGame(load(dump(written).encode())).game(BOARD)

    assert [one.position.units for one in game.phases] == [past.before.units for past in pasts]
    assert game.last == pasts[-1].resolution.after
    again = list(replay(game, RULES))
    assert [one.past.resolution.after for one in again] == [p.resolution.after for p in pasts]
    assert [one.differences for one in again] == [()] * len(pasts)


def test_what_we_write_has_every_field_that_they_write():
    pasts = [one.past for one in replay(read(record()), RULES)]
    written = saved_game(pasts, pasts[-1].resolution.after, BOARD, "ours")

    theirs, ours = record()["phases"], written["phases"]
    assert written.keys() == record().keys()
    assert [phase["name"] for phase in ours] == [phase["name"] for phase in theirs]
    for one, other in zip(theirs, ours, strict=True):
        assert one.keys() == other.keys()
        assert one["state"].keys() == other["state"].keys()
        for field in ("homes", "builds", "retreats"):
            assert _sorted(one["state"][field]) == _sorted(other["state"][field])
        for power, units in one["state"]["units"].items():
            assert sorted(units) == sorted(other["state"]["units"][power])


def test_fingerprints_and_influence_are_those_of_the_package():
    theirs = record()["phases"]
    pasts = [one.past for one in replay(read(record()), RULES)]
    ours = saved_game(pasts, pasts[-1].resolution.after, BOARD, "ours")["phases"]

    for one, other in zip(theirs, ours, strict=True):
        assert one["state"]["zobrist_hash"] == other["state"]["zobrist_hash"]
        for power, places in one["state"]["influence"].items():
            assert sorted(places) == sorted(other["state"]["influence"][power])


def written(*turns):
    table = Diplomacy(BOARD)
    pasts, before = [], table.start()
    for sheets in turns:
        resolution = table.adjudicate(before, sheets)
        orders = {power: tuple(texts) for power, texts in sheets.items()}
        pasts.append(
            PastPhase(before=before, orders=opened(value_of, orders), resolution=resolution)
        )
        before = resolution.after
    return saved_game(pasts, before, BOARD, "")


def test_what_they_have_no_word_for_is_written_as_it_was_judged():
    game = written(
        {"FRANCE": ["A PAR xyz", "A MAR - SPA", "F BRE - MAO", "F BRE - ENG"]},
        {"FRANCE": ["A SPA - POR"]},
        {"FRANCE": ["WAIVE"]},
    )

    moves, _, winter, _ = game["phases"]
    assert sorted(moves["orders"]["FRANCE"]) == ["A MAR - SPA", "A PAR H", "F BRE H"]
    assert moves["results"]["F BRE"] == []
    assert winter["orders"]["FRANCE"] == []
    assert game["id"]
    assert "NO_CHECK" not in game["rules"]


def test_orders_against_the_rules_are_kept_under_their_rule_for_such():
    game = written({"FRANCE": ["A PAR - STP", "A MAR - SPA"]})

    first = game["phases"][0]
    assert "A PAR - STP VIA" in first["orders"]["FRANCE"]
    assert first["results"]["A PAR"] == ["void"]
    assert "NO_CHECK" in game["rules"]
    assert "NO_CHECK" in first["state"]["rules"]


def test_seas_on_the_way_are_left_out_for_them():
    rules = Diplomacy(BOARD, Profile.of({"convoy_path": "allowed"}))
    units = (("ENGLAND", "A LON"), ("ENGLAND", "F NTH"))
    before = Position(
        phase=Phase.parse("S1901M"),
        units=tuple(Unit(power, UnitKind(text[0]), text[2:]) for power, text in units),
    )
    sheets = {"ENGLAND": ("A LON - BEL VIA NTH", "F NTH C A LON - BEL")}
    resolution = rules.adjudicate(before, sheets)
    past = PastPhase(before=before, orders=opened(value_of, sheets), resolution=resolution)

    game = saved_game([past], resolution.after, BOARD, "path")

    assert "A LON - BEL VIA" in game["phases"][0]["orders"]["ENGLAND"]


def _sorted(value):
    if isinstance(value, dict):
        return {key: _sorted(item) for key, item in value.items()}
    return sorted(value) if isinstance(value, list) else value


def test_an_army_that_sails_says_so_for_them():
    recorded = next(
        text
        for phase in record()["phases"]
        for own in phase["orders"].values()
        for text in own or ()
        if text.endswith(" VIA")
    )
    game = read(record())
    bare = [
        {power: tuple(t.removesuffix(" VIA") for t in own) for power, own in one.orders.items()}
        for one in game.phases
    ]

    pasts = [one.past for one in replay(game, RULES)]
    written = saved_game(pasts, pasts[-1].resolution.after, BOARD, "ours")

    assert any(recorded.removesuffix(" VIA") in own for one in bare for own in one.values())
    assert any(recorded in own for p in written["phases"] for own in p["orders"].values())


def test_marks_follow_from_our_rulings():
    found = {
        mark
        for one in replay(read(record()), RULES)
        for ruling in one.past.resolution.rulings
        for mark in marks(ruling, one.past.phase.step)
    }

    assert {Mark.BOUNCE, Mark.VOID, Mark.DISLODGED} <= found
