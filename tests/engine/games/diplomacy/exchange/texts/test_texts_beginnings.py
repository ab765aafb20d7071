"""Lists of games that did not begin in 1901, and what a list passes over in silence."""

from dataclasses import replace

import pytest

from engine.board.loader import load_map
from engine.exchange.replay import replay
from engine.games.diplomacy.exchange.format_names import Format, Mark
from engine.games.diplomacy.exchange.texts.order_lists import text_games
from engine.games.diplomacy.exchange.texts.writer import write_text
from engine.games.diplomacy.game import Diplomacy
from engine.games.diplomacy.orders import value_of
from engine.games.diplomacy.phase import Phase
from engine.games.diplomacy.rulebooks.editions import PROFILES
from engine.games.diplomacy.units import ARMY, FLEET
from engine.rules.order import opened
from engine.rules.position import Position, Unit
from engine.table.view import PastPhase

BOARD = load_map("standard").board
RULES = Diplomacy(BOARD, PROFILES["1982"])
TEXTS = [Format.JUDGE, Format.REALPOLITIK, Format.DATC]


def text_game(text, rules):
    return text_games(text, rules)[0][0]


def played(position, *turns):
    pasts = []
    for orders in turns:
        resolution = RULES.adjudicate(position, orders)
        pasts.append(
            PastPhase(before=position, orders=opened(value_of, orders), resolution=resolution)
        )
        position = resolution.after
    return pasts


def read_again(pasts, form):
    game = text_game(write_text(form, pasts, BOARD, "Strange"), RULES)
    assert game.format is form
    return list(replay(game, RULES))


def same(pasts, again):
    befores = [one.past.before for one in again]
    assert [one.phase for one in befores] == [past.phase for past in pasts]
    assert [set(one.units) for one in befores] == [set(past.before.units) for past in pasts]
    assert [one.owners for one in befores] == [past.before.owners for past in pasts]
    assert [one.differences for one in again] == [()] * len(pasts)


@pytest.mark.parametrize("form", TEXTS)
def test_a_game_of_two_powers_is_not_taken_for_one_of_seven(form):
    start = RULES.start()
    few = replace(start, units=start.of("GERMANY") + start.of("ITALY"))
    pasts = played(few, {"GERMANY": ["F KIE - DEN"]}, {"ITALY": ["A VEN - TRI"]})

    same(pasts, read_again(pasts, form))


@pytest.mark.parametrize("form", TEXTS)
def test_a_fleet_where_an_army_used_to_begin_stays_a_fleet(form):
    start = RULES.start()
    fleet = Unit("ITALY", FLEET, "ROM")
    units = tuple(fleet if unit.at == "ROM" else unit for unit in start.units)
    pasts = played(replace(start, units=units), {"ITALY": ["F ROM - TYS"]}, {})

    same(pasts, read_again(pasts, form))


@pytest.mark.parametrize("form", TEXTS)
def test_a_list_from_the_middle_of_a_game_says_who_owns_what(form):
    position = Position(
        phase=Phase.parse("F1905M"),
        units=(Unit("TURKEY", ARMY, "GRE"), Unit("ITALY", FLEET, "ION")),
        owners={"CON": "ITALY", "GRE": "ITALY", "ROM": "ITALY", "SMY": "TURKEY"},
    )
    pasts = played(position, {"ITALY": ["F ION H"]}, {"ITALY": ["A ROM B"]}, {})

    same(pasts, read_again(pasts, form))


@pytest.mark.parametrize("form", TEXTS)
def test_a_winter_in_which_nobody_wrote_is_passed_over_but_not_forgotten(form):
    pasts = played(
        RULES.start(), {"GERMANY": ["F KIE - DEN"]}, {}, {}, {"GERMANY": ["F DEN - SWE"]}
    )
    assert [past.phase.code for past in pasts] == ["S1901M", "F1901M", "W1901A", "S1902M"]
    assert pasts[2].resolution.rulings == ()

    again = read_again(pasts, form)

    same(pasts, again)
    assert again[3].past.before.owners["DEN"] == "GERMANY"


@pytest.mark.parametrize("form", TEXTS)
def test_an_order_to_what_a_power_does_not_have_puts_nobody_on_the_board(form):
    orders = {"ITALY": ["F NTH S A PAR", "A PAR - GAS"], "FRANCE": ["A PAR - BUR"]}
    pasts = played(RULES.start(), orders, {})

    same(pasts, read_again(pasts, form))


def test_an_order_to_somebody_elses_unit_says_nothing_of_what_came_of_its_own():
    game = text_game(
        """Movement results for Spring of 1901.  (usak.001)

France: Army Paris -> Burgundy.
Italy: Army Paris -> Gascony.  (*void*)
""",
        RULES,
    )

    assert game.phases[0].results == {"A PAR": frozenset[Mark]()}


OWNERSHIP = """Movement results for Fall of 1901.  (usak.002)

Germany: Army Kiel -> Holland.
Germany: Army Ruhr -> Belgium.  (*bounce*)
France:  Army Burgundy -> Belgium.  (*bounce*)
England: Fleet London HOLD.

Ownership of supply centers:

England:   Edinburgh, Liverpool, London.
Germany:   Belgium, Berlin, Kiel, Munich.

Movement results for Spring of 1902.  (usak.004)

Germany: Army Holland -> Kiel.
"""


def test_centres_that_a_judge_counted_are_held_against_ours():
    found = list(replay(text_game(OWNERSHIP, RULES), RULES))

    told = [(one.what, one.theirs, one.ours, str(one.ruling.order)) for one in found[0].differences]
    assert told == [
        ("BEL", "GERMANY", "-", "A RUH - BEL"),
        ("HOL", "-", "GERMANY", "A KIE - HOL"),
    ]


def test_the_next_turn_begins_with_the_centres_that_were_counted():
    found = text_game(OWNERSHIP, RULES).phases

    assert found[0].position.owners.get("BEL") is None
    later = found[1].position.owners
    assert {centre for centre, power in later.items() if power == "GERMANY"} == {
        *("BEL", "BER", "KIE", "MUN")
    }
    assert later["PAR"] == "FRANCE"


BEATEN = """Movement results for Spring of 1902.  (usak.004)

Austria: Army Serbia -> Bulgaria.
Austria: Fleet Greece SUPPORT Army Serbia -> Bulgaria.
Turkey:  Army Bulgaria HOLD.  (*dislodged*)
Turkey:  Fleet Spain (south coast) HOLD.  (*dislodged*)
France:  Army Marseilles -> Spain.
France:  Fleet Western Mediterranean SUPPORT Army Marseilles -> Spain.

The following units were dislodged:

The Turkish Army in Bulgaria {bulgaria}.
The Turkish Fleet in Spain (south coast) can retreat to {spain}.

Retreat results for Spring of 1902.  (usak.005)

Turkey: Army Bulgaria -> Rumania.
Turkey: Fleet Spain (south coast) -> Portugal.
"""


@pytest.mark.parametrize(
    ("bulgaria", "spain", "told"),
    [
        (
            "can retreat to Constantinople or Rumania",
            "Gulf of Lyon, the Mid-Atlantic Ocean or Portugal",
            [],
        ),
        (
            "can retreat to Rumania",
            "Gulf of Lyon, Mid-Atlantic Ocean or Portugal",
            [("A BUL", "RUM", "CON RUM")],
        ),
        (
            "with no valid retreats was destroyed",
            "Marseilles or Portugal",
            [("A BUL", "-", "CON RUM"), ("F SPA/SC", "MAR POR", "LYO MAO POR")],
        ),
    ],
)
def test_retreats_that_a_judge_offers_are_held_against_ours(bulgaria, spain, told):
    game = text_game(BEATEN.format(bulgaria=bulgaria, spain=spain), RULES)

    first, second = replay(game, RULES)

    assert [(one.what, one.theirs, one.ours) for one in first.differences] == told
    assert second.past.before.phase == Phase.parse("S1902R")
    assert {str(one.unit) for one in second.past.before.dislodged} == {"A BUL", "F SPA/SC"}
