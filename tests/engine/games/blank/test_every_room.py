"""The lamplighters walk through every room of the engine, none of which knows them."""

import json
import random

import pytest

from engine import tables
from engine.board.loader import load_map
from engine.catalogue import GAMES
from engine.exchange import commands
from engine.games.blank.game import Blank
from engine.proof.proofs import read_proofs
from engine.robots.crash import kill_soak
from engine.robots.players.random_table import play
from engine.robots.soak import any_game
from engine.rules.choice import ReadingKind
from engine.rules.game import End
from engine.table.agreement import Agreement
from engine.table.refusal import CommandError
from engine.table.seat import Seat
from engine.table.terms import Terms
from engine.table.view import Stage

GUILDS = ("BATS", "MOTHS", "OWLS")


@pytest.fixture(scope="module")
def board():
    return load_map("old_town").board


@pytest.fixture
def rules(board):
    return Blank(board, {})


def agreed(**more):
    seats = tuple(Seat(power=power, player=power.title()) for power in GUILDS)
    agreement = {"game": "blank", "map": "old_town", "year": 1, "title": "Night", "seats": seats}
    return Agreement(**{**agreement, **more})


@pytest.fixture
def path(tmp_path):
    return tmp_path / "Night.velmoc"


@pytest.fixture
def session(path):
    found = tables.found_game(path, agreed(), terms=Terms(rng=random.Random(1)))
    yield found
    found.close()


def written(session, **sheets):
    for power in GUILDS:
        session.envelopes.seal(power, sheets.get(power, ()))
    session.reveal()


# -- founding, sealing, revealing, opening again -----------------------------------------------


def test_a_game_is_founded_on_its_map_and_goes_from_morning_to_evening(session):
    assert session.rules.game == "blank"
    assert session.public().map == "old_town"
    assert session.public().phase.code == "D1M"

    written(session, MOTHS=["L MILL - GARDEN"])
    session.advance()

    assert session.public().phase.code == "D1E"
    assert session.public().position.at("GARDEN").power == "MOTHS"


def test_sealed_orders_are_opened_with_reasons_and_agree_with_their_fingerprints(session):
    written(session, MOTHS=["mlýn jde do zahrady"], OWLS=["Belfry - Garden"])

    past = session.public().past[-1]
    told = {one.unit: one.findings[0].reason for one in past.resolution.rulings}
    assert told["L MILL"] == told["L BELFRY"] == "crowded"
    assert set(session.verify(past)) == set(GUILDS)
    assert all(session.verify(past).values())


def test_a_pin_locks_a_guilds_envelope(session, path):
    session.pins.set_pin("OWLS", "4711")
    for power in GUILDS:
        session.envelopes.seal(power, ())
    session.close()

    again = tables.open_game(path)
    with pytest.raises(CommandError):
        again.reveal()
    assert again.pins.try_pin("OWLS", "4711").ok
    again.reveal()
    assert again.public().stage is Stage.REVEALED
    again.close()


def test_a_whole_game_opens_where_it_was(session, path):
    play(session, random.Random(5), last_year=9)
    view = session.public()
    session.close()

    again = tables.open_game(path)

    assert again.public() == view
    assert view.outcome is not None
    assert view.outcome.end in (End.SOLO, End.DRAW)
    assert view.position.phase.turn <= 6
    again.close()


def test_points_of_the_rules_are_stored_with_the_game(path):
    tables.found_game(path, agreed(options={"relight": "forbidden"})).close()

    again = tables.open_game(path)

    assert again.rules.options == {"relight": "forbidden"}
    again.close()


def test_a_game_master_writes_slips_goes_back_and_sets_the_board_up(path):
    session = tables.found_game(path, agreed(led=True))
    master = session.master
    assert master is not None
    master.enter("MOTHS", "D1M Moths\nMill to Garden; Gate rests")
    master.commit()
    told = {r.unit: str(r.verdict) for r in session.public().past[-1].resolution.rulings}
    assert told["L MILL"] == "succeeds"
    assert told["L GATE"] == "stands"
    session.advance()
    master.rewind("D1M", reason="a slip was forgotten")
    assert session.public().phase.code == "D1M"
    position = session.rules.start()
    master.edit(
        type(position)(
            phase=session.rules.calendar.parse("D3E"),
            units=position.units,
            owners={"INN": "OWLS"},
        ),
        reason="as it stood last week",
    )
    assert session.public().phase.code == "D3E"
    session.close()


# -- reading -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("written", "order"),
    [
        ("L MILL - GARDEN", "L MILL - GARDEN"),
        ("mill-garden", "L MILL - GARDEN"),
        ("Lampář z Mlýna jde do Zahrady", "L MILL - GARDEN"),
        ("Mlyn -> Zahrada", "L MILL - GARDEN"),
        ("mill garden", "L MILL - GARDEN"),
        ("Mil<>Gat", "L MILL SWAP GATE"),
        ("Mil*", "L MILL LIGHT"),
        ("Mil=", "L MILL REST"),
        ("Mill swap Gate", "L MILL SWAP GATE"),
        ("Mlýn výměna Brána", "L MILL SWAP GATE"),
        ("Mil lights", "L MILL LIGHT"),
        ("Rozsvítit Mlýn", "L MILL LIGHT"),
        ("Mlýn: odpočívá", "L MILL REST"),
    ],
)
def test_orders_are_read_as_people_write_them(rules, written, order):
    reading = rules.read(written, rules.start(), "MOTHS")

    assert (reading.kind, reading.order) == (ReadingKind.ORDER, order)


@pytest.mark.parametrize(
    ("written", "reason"),
    [
        ("", "no_place"),
        ("hurry up", "unknown_word"),
        ("Mill", "no_goal"),
        ("Mill - ", "no_goal"),
        ("Mill light Gate", "several_orders"),
        ("Mill goes and lights", "unknown_word"),
    ],
)
def test_what_is_no_order_says_why(rules, written, reason):
    reading = rules.read(written, rules.start(), "MOTHS")

    assert reading.kind is ReadingKind.UNREADABLE
    assert reading.reason == reason


def test_a_name_of_two_quarters_is_asked_about(rules):
    reading = rules.read("Br - Inn", rules.start(), "BATS")

    assert reading.kind is ReadingKind.AMBIGUOUS
    assert reading.candidates == ("BRIDGE", "GATE")


def test_a_letter_is_parted_under_the_names_of_guilds(rules):
    assert rules.parts("Owls: Belfry rests\nForge rests\nMůry\nMlýn odpočívá") == {
        "OWLS": "Belfry rests\nForge rests",
        "MOTHS": "Mlýn odpočívá",
    }


# -- choosing ----------------------------------------------------------------------------------


def test_what_is_out_says_why(rules):
    morning = rules.start()
    offered = {c.token: c.why_not for c in rules.choices(morning, "MOTHS", ("L MILL",))}

    assert offered["LIGHT"] == "not_now"
    assert offered["GARDEN"] == offered["SWAP"] == ""
    partners = rules.choices(morning, "MOTHS", ("L MILL", "SWAP"))
    assert [choice.token for choice in partners] == ["GATE"]


def test_nobody_chooses_for_others(rules):
    assert rules.choices(rules.start(), "MOTHS", ("L FORGE",)) == ()


def test_warnings_tell_of_silence_crowds_and_what_cannot_be(rules):
    warned = rules.advise(rules.start(), "MOTHS", ["L MILL LIGHT"])
    assert {(one.reason, one.unit, one.why) for one in warned} == {
        ("no_order", "L GATE", ""),
        ("illegal", "L MILL", "not_now"),
    }
    crowd = rules.advise(rules.start(), "MOTHS", ["L MILL - MARKET", "L GATE - MARKET"])
    assert {one.reason for one in crowd} == {"own_crowd"}


# -- doors to other programs -------------------------------------------------------------------


def handed_in(file):
    """Return the number of a game that was written, and all else in it without empty sheets.

    It is another history that begins with it, at a master's table, where no slip is an empty one.
    """
    saved = json.loads(file.read_text("utf-8"))
    number = saved["velmoc"]["game"]["founded"].pop("salt")
    for turn in saved["velmoc"]["game"]["turns"]:
        turn["orders"] = {power: texts for power, texts in turn["orders"].items() if texts}
    return number, saved


def test_a_game_goes_out_as_json_and_comes_back(session, path, tmp_path, capsys):
    play(session, random.Random(3), last_year=9)
    session.close()
    out, back, again = tmp_path / "a.json", tmp_path / "b.velmoc", tmp_path / "c.json"

    game = ["--game", "blank"]
    assert commands.main([*game, "convert", str(path), "--to", "json", "--out", str(out)]) == 0
    assert commands.main([*game, "convert", str(out), "--to", "velmoc", "--out", str(back)]) == 0
    assert commands.main([*game, "convert", str(back), "--to", "json", "--out", str(again)]) == 0
    assert commands.main([*game, "compare", str(out)]) == 0

    (number, before), (other, after) = handed_in(out), handed_in(again)
    assert after == before
    assert number
    assert other not in {"", number}
    assert read_proofs(back).good
    opened = tables.open_game(back)
    assert opened.public().outcome is not None
    opened.close()


def test_a_saved_game_without_our_record_is_judged_again(session, path, tmp_path, capsysbinary):
    written(session, MOTHS=["L MILL - GARDEN"])
    session.close()
    out = tmp_path / "a.json"
    commands.main(["--game", "blank", "convert", str(path), "--to", "json", "--out", str(out)])
    saved = json.loads(out.read_text("utf-8"))
    del saved["velmoc"]
    saved["phases"][0]["results"]["L MILL"] = "fails"
    out.write_text(json.dumps(saved), "utf-8")

    assert commands.main(["--game", "blank", "compare", str(out)]) == 1
    assert b"L MILL: fails / succeeds" in capsysbinary.readouterr().out


def test_a_line_names_its_game(tmp_path, capsysbinary):
    lines = [
        {"id": 1, "game": "blank", "phase": "D1E", "units": {"OWLS": ["L INN"]}},
        {"id": 2, "phase": "S1901M", "units": {"FRANCE": ["A PAR"]}},
        {"id": 3, "game": "chess"},
        {"id": 4, "game": "blank", "phase": "S1901M", "units": {}},
        {"id": 5, "game": "blank", "map": "standard", "phase": "D1E", "units": {}},
        {"id": 6, "game": "blank", "phase": "D1E", "units": {"OWLS": ["A INN"]}},
        {"id": 7, "game": "blank", "phase": "D1E", "units": {"OWLS": ["L INN", "L INN"]}},
    ]
    lines[0]["orders"] = {"OWLS": ["L INN LIGHT"]}
    file = tmp_path / "lines.jsonl"
    file.write_text("\n".join(map(json.dumps, lines)), "utf-8")

    assert commands.main(["adjudicate", str(file)]) == 1

    told = [json.loads(line) for line in capsysbinary.readouterr().out.splitlines()]
    assert told[0]["lit"] == {"OWLS": ["INN"]}
    assert told[0]["results"]["L INN"]["reasons"][0]["rule"] == "4.1"
    assert told[1]["phase"] == "F1901M"
    codes = [one["error"]["code"] for one in told[2:]]
    assert codes == ["unknown_game", "bad_phase", "unknown_map", "no_unit", "two_units"]
    said = {one["error"]["code"]: one["error"]["message"] for one in told[2:]}
    assert said["bad_phase"].endswith("like=D1M, D1E")
    assert said["no_unit"].endswith(f"like=L {min(load_map('old_town').board.provinces)}")


# -- robots ------------------------------------------------------------------------------------


def test_whole_games_keep_every_law():
    tally = any_game.soak("blank", 40, "tests")

    assert tally.ended == 40
    assert set(tally.phases) == {"morning", "evening"}


@pytest.mark.evening
@pytest.mark.usefixtures("slow_secrets")  # processes of their own play
def test_nothing_is_lost_where_a_game_is_killed(tmp_path):
    player = (*kill_soak.PLAYER, "--game", "blank")
    tally = kill_soak.soak(
        tmp_path, rounds=4, seed="tests", player=kill_soak.Player(command=player)
    )

    assert tally.kills == 4


def test_its_figures_count_lamps_by_day_and_orders_by_kind(session, board):
    written(session, MOTHS=["L MILL REST"])
    session.advance()
    written(session, MOTHS=["L MILL LIGHT"])

    figures = GAMES["blank"].statistics(session.public().past, board, ())

    assert figures.counted == {
        0: dict.fromkeys(GUILDS, 0),
        1: {"BATS": 0, "MOTHS": 1, "OWLS": 0},
    }
    assert figures.by_kind("MOTHS")[0]["light"] == 1
