"""Order lists of judges and of Realpolitik, and case texts: read, judged, written, read again."""

import random
from dataclasses import replace

import pytest

from engine.board.loader import load_map
from engine.exchange.replay import replay
from engine.formats.faults import ExchangeError
from engine.games.diplomacy.exchange.format_names import Format, Mark
from engine.games.diplomacy.exchange.texts.order_lists import text_games
from engine.games.diplomacy.exchange.texts.writer import write_text
from engine.games.diplomacy.game import Diplomacy
from engine.games.diplomacy.orders import value_of
from engine.games.diplomacy.phase import Phase
from engine.games.diplomacy.units import ARMY, FLEET
from engine.robots.players.random_table import random_orders
from engine.rules.order import opened
from engine.rules.position import Unit
from engine.table.view import PastPhase

BOARD = load_map("standard").board
RULES = Diplomacy(BOARD)
TEXTS = (Format.JUDGE, Format.REALPOLITIK, Format.DATC)

JUDGE = """
From: judge@example.org
Subject: Diplomacy results

Movement results for Spring of 1901.  (ferret.001)

Austria: Army Budapest -> Serbia.
Austria: Army Vienna -> Galicia. (*bounce*)
England: Fleet London -> North Sea.
England: Army Liverpool -> Yorkshire.
Russia:  Army Warsaw -> Galicia.  (*bounce*)
Russia:  Fleet St. Petersburg (south coast) -> Gulf of Bothnia.
Russia:  Army Moscow, No Order Processed.

The next phase of 'ferret' will be Movement for Fall of 1901.

Movement results for Fall of 1901.  (ferret.002)

England: Fleet North Sea CONVOY Army Yorkshire ->
   Norway.
England: Army Yorkshire -> North Sea -> Norway.
Russia:  Army Warsaw -> Galicia.

Ownership of supply centers:

Russia:    Moscow, Sevastopol, St. Petersburg, Warsaw.

Adjustment orders for Winter of 1901.  (ferret.003)

England:   Builds a fleet in the London.
Russia:    1 unusable build pending.
"""

REALPOLITIK = """Spring 1901

Austria:
A bud-ser
A vie-gal

Italy:
A ven-tyr (*Bounce*)
A rom-ven

Summer 1901
"""

CASE = """6.X.1. TEST CASE, AN OWN EXAMPLE
A unit that is beaten leaves.

Germany:
A Munich Supports A Silesia - Bohemia
A Silesia - Bohemia

Austria:
A Bohemia Hold  dislodged

The army in Bohemia is dislodged. If the retreat orders are as follows:

Austria:
A Bohemia - Vienna
"""


def text_game(text, rules):
    return text_games(text, rules)[0][0]


def orders(game, number):
    return dict(game.phases[number].orders)


def test_what_a_judge_mails():
    game = text_game(JUDGE, RULES)

    assert game.format is Format.JUDGE
    assert [str(one.position.phase) for one in game.phases] == ["S1901M", "F1901M", "W1901A"]
    assert len(game.phases[0].position.units) == 22
    assert game.phases[0].results["A VIE"] == {Mark.BOUNCE}
    assert game.phases[0].results["A BUD"] == frozenset()
    assert orders(game, 0)["RUSSIA"][2] == "Army Moscow H"
    assert orders(game, 1)["ENGLAND"] == (
        "Fleet North Sea CONVOY Army Yorkshire -> Norway",
        "Army Yorkshire -> North Sea -> Norway",
    )
    assert orders(game, 2) == {"ENGLAND": ("F London B",), "RUSSIA": ("WAIVE",)}


def test_a_convoy_that_a_judge_broke_over_two_lines_sails():
    autumn = list(replay(text_game(JUDGE, RULES), RULES))[1].past

    assert "NWY" in {unit.province for unit in autumn.resolution.after.of("ENGLAND")}


def test_short_lines_of_realpolitik():
    game = text_game(REALPOLITIK, RULES)

    assert game.format is Format.REALPOLITIK
    assert len(game.phases) == 1
    assert orders(game, 0) == {
        "AUSTRIA": ("A bud-ser", "A vie-gal"),
        "ITALY": ("A ven-tyr", "A rom-ven"),
    }


def test_a_result_that_differs_is_listed():
    (replayed,) = replay(text_game(REALPOLITIK, RULES), RULES)

    assert [(d.what, d.theirs, d.ours) for d in replayed.differences] == [("A VEN", "bounce", "ok")]


def test_a_case_tells_its_units_by_their_orders():
    game = text_game(CASE, RULES)

    assert (game.format, game.title) == (Format.DATC, "6.X.1. TEST CASE, AN OWN EXAMPLE")
    assert [str(u) for u in game.phases[0].position.units] == ["A MUN", "A SIL", "A BOH"]
    assert [str(one.position.phase) for one in game.phases] == ["S1901M", "S1901R"]
    assert [d for one in replay(game, RULES) for d in one.differences] == []
    last = list(replay(game, RULES))[-1].past.resolution
    assert [str(unit) for unit in last.after.of("AUSTRIA")] == ["A VIE"]


def test_builds_without_a_date_are_those_of_a_winter():
    game = text_game("Germany owns Kiel, Berlin.\n\nGermany:\nBuild A Kiel\nWaive\n", RULES)

    assert str(game.phases[0].position.phase) == "W1901A"
    assert game.phases[0].position.owners == {"BER": "GERMANY", "KIE": "GERMANY"}
    assert orders(game, 0) == {"GERMANY": ("Build A Kiel", "Waive")}


@pytest.mark.parametrize(
    ("heading", "phase"),
    [
        ("S1903M", "S1903M"),
        ("F1903R", "F1903R"),
        ("Spring 1903", "S1903M"),
        ("Movement results for Fall of 1903.", "F1903M"),
        ("Retreat orders for Spring of 1903.", "S1903R"),
        ("Summer 1903", "S1903R"),
        ("Autumn 1903", "F1903M"),
        ("Jaro 1903", "S1903M"),
        ("Léto 1903", "S1903R"),
        ("Podzim 1903, ústupy", "F1903R"),
        ("Zima 1903", "W1903A"),
        ("Adjustment orders for Winter of 1903.", "W1903A"),
    ],
)
def test_dates_are_read_in_every_manner(heading, phase):
    order = "Build A Paris" if phase.endswith("A") else "A Par D" if phase[-1] == "R" else "A Par H"

    game = text_game(f"{heading}\nFrance:\n{order}\n", RULES)

    assert str(game.phases[0].position.phase) == phase


def test_realpolitiks_autumn_after_a_fall_is_its_retreats():
    text = "Fall 1903\nFrance:\nA Par H\nAutumn 1903\nFrance:\nA Par D\n"

    assert [str(o.position.phase) for o in text_game(text, RULES).phases] == ["F1903M", "F1903R"]


def test_a_fleet_lies_at_the_coast_from_which_it_can_go():
    game = text_game("Russia:\nF St Petersburg - Gulf of Bothnia\n", RULES)

    assert [str(unit) for unit in game.phases[0].position.units] == ["F STP/SC"]


@pytest.mark.parametrize("text", ["", "\n\n", "Dear all,\nsee you on Friday.\n", "England:\n\n"])
def test_a_text_without_orders_is_none(text):
    with pytest.raises(ExchangeError) as found:
        text_game(text, RULES)

    assert str(found.value.code) == "no_phases"


def evening(seed, count):
    """Play at random; return what was judged."""
    chance, position, pasts = random.Random(seed), RULES.start(), []
    for _ in range(count):
        sheets = {p: random_orders(RULES, position, p, chance) for p in RULES.asked(position)}
        resolution = RULES.adjudicate(position, sheets)
        pasts.append(
            PastPhase(before=position, orders=opened(value_of, sheets), resolution=resolution)
        )
        position = resolution.after
    return pasts


@pytest.mark.parametrize("form", TEXTS)
@pytest.mark.parametrize("seed", [12, 21])
def test_what_is_written_is_read_as_the_same_game(form, seed):
    pasts = evening(seed, 10)

    game = text_game(write_text(form, pasts, BOARD, "6.X.2. Random"), RULES)

    assert game.format is form
    again = list(replay(game, RULES))
    assert [one.past.before for one in again] == [past.before for past in pasts]
    assert [one.past.resolution.after for one in again] == [p.resolution.after for p in pasts]
    assert [one.differences for one in again] == [()] * len(pasts)
    assert {past.phase.step for past in pasts} == {"M", "R", "A"}


@pytest.mark.parametrize("form", TEXTS)
def test_rubbish_between_the_lines_does_no_harm(form):
    chance = random.Random(7)
    lines = write_text(form, evening(0, 6), BOARD, "").splitlines()
    for _ in range(25):
        place = chance.randrange(len(lines))
        lines[place] = "".join(chance.choice("AF -:.(*)1901 Spring\t") for _ in range(30))
        try:
            text_game("\n".join(lines), RULES)
        except ExchangeError:
            continue


def winters(seed):
    pasts = evening(seed, 15)
    return [pasts[n:] for n, past in enumerate(pasts) if past.phase.step == "A"]


def test_a_case_that_begins_with_a_winter_loses_nobody():
    found = winters(12)

    assert len(found) > 1
    for pasts in found:
        again = list(replay(text_game(write_text(Format.DATC, pasts, BOARD, ""), RULES), RULES))
        before = [one.past.before for one in again]
        assert set(before[0].units) == set(pasts[0].before.units)
        assert before[0].owners == pasts[0].before.owners
        assert [set(one.units) for one in before] == [set(past.before.units) for past in pasts]
        assert [one.differences for one in again] == [()] * len(pasts)


def test_a_winter_in_which_one_power_has_the_whole_board_is_read_again():
    places = [place for place in BOARD.provinces if BOARD.provinces[place].centre]
    spread = [Unit("TURKEY", ARMY, place) for place in places[:17]]
    seas = [place for place, province in BOARD.provinces.items() if province.terrain == "sea"]
    spread += [Unit("TURKEY", FLEET, place) for place in seas[:17]]
    before = replace(
        RULES.start(),
        phase=Phase.parse("W1909A"),
        units=tuple(spread),
        owners=dict.fromkeys(places, "TURKEY"),
    )
    past = PastPhase(before=before, orders={}, resolution=RULES.adjudicate(before, {}))

    game = text_game(write_text(Format.DATC, [past], BOARD, "6.X.3. All of it"), RULES)

    assert set(game.phases[0].position.units) == set(spread)
    assert game.phases[0].position.owners == before.owners


def test_a_case_says_in_prose_who_stands_where_when_nobody_orders():
    text = """6.J.9. TEST CASE, CIVIL DISORDER MUST BE COUNTED FROM BOTH COASTS
Distances are those of the fall of 1901 in every case.
Russia has to remove one.
Russia owns supply centers St Petersburg and Sevastopol.
Russia has armies in Greece and Sevastopol and a fleet in the Baltic Sea.
Russia does not order a disband.

Russia owns St Petersburg and Sevastopol.
Russia has an army in Sevastopol, a fleet in Skagerrak and a fleet in the North Sea.
"""

    game = text_game(text, RULES)

    assert [phase.position.phase.code for phase in game.phases] == ["W1901A", "W1901A"]
    first, second = (phase.position for phase in game.phases)
    assert [str(unit) for unit in first.of("RUSSIA")] == ["A GRE", "A SEV", "F BAL"]
    assert [str(unit) for unit in second.of("RUSSIA")] == ["A SEV", "F SKA", "F NTH"]
    assert first.owners == second.owners == {"SEV": "RUSSIA", "STP": "RUSSIA"}


def test_a_date_in_the_prose_of_a_case_is_no_heading():
    text = """6.C.1. TEST CASE, THREE ARMY CIRCULAR MOVEMENT
Three units can change place, even in spring 1901.
Turkey:
F Ankara - Constantinople
A Constantinople - Smyrna
A Smyrna - Ankara
"""

    game = text_game(text, RULES)

    assert [str(unit) for unit in game.phases[0].position.units] == ["F ANK", "A CON", "A SMY"]


def test_a_judge_names_the_game_behind_the_date():
    pasts = evening(12, 2)

    game = text_game(write_text(Format.JUDGE, pasts, BOARD, "Usak 7.b"), RULES)

    assert game.title == "Usak 7.b"
    assert text_game(write_text(Format.JUDGE, pasts, BOARD, ""), RULES).title == ""


def test_abbreviations_of_other_programs_may_be_in_capitals():
    game = text_game("England:\nF EDI - NRG\nA LPL - YOR\n", RULES)

    assert [str(unit) for unit in game.phases[0].position.units] == ["F EDI", "A LVP"]
    assert orders(game, 0) == {"ENGLAND": ("F EDI - NWG", "A LVP - YOR")}
