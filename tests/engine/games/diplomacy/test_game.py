"""What a table's game asks of the rules of Diplomacy."""

import random
from dataclasses import replace

import pytest

from engine.board.loader import load_map
from engine.catalogue import GAMES
from engine.games.diplomacy.game import Diplomacy
from engine.games.diplomacy.phase import Phase, Step
from engine.rules.game import End, Outcome
from engine.rules.position import Position, Unit, UnitKind
from engine.rules.ruling import Verdict


@pytest.fixture(scope="module")
def rules():
    return Diplomacy(load_map("standard").board)


def place(phase, units, owners=()):
    return Position(
        phase=Phase.parse(phase),
        units=tuple(Unit(power, UnitKind(text[0]), text[2:]) for power, text in units),
        owners=dict(owners),
    )


def test_the_catalogue_makes_the_rules_of_a_stored_game(rules):
    game = GAMES["diplomacy"]

    made = game.rules(rules.board, rules.options)

    assert made.options == rules.options
    assert game.profiles[0] == "1982"


@pytest.mark.parametrize("id_", ["PARI", "PA", "P_R", "P01"])
def test_a_map_whose_spaces_no_order_can_name_is_refused_by_their_ids(rules, id_):
    spaces = {id_ if one == "PAR" else one: it for one, it in rules.board.provinces.items()}
    board = replace(rules.board, provinces=spaces)

    with pytest.raises(ValueError, match=f"three capital letters: {id_}$"):
        GAMES["diplomacy"].rules(board, {})


def test_a_game_starts_with_22_units_in_22_owned_centres(rules):
    start = rules.start()

    assert start.phase.code == "S1901M"
    assert len(start.units) == len(start.owners) == 22
    assert all(start.owners[unit.province] == unit.power for unit in start.units)
    assert [str(u) for u in start.of("RUSSIA")].count("F STP/SC") == 1


def test_a_game_may_start_in_another_year(rules):
    assert rules.start(1914).phase.code == "S1914M"


def test_everybody_with_units_is_asked_for_moves(rules):
    position = place("S1905M", [("FRANCE", "A PAR"), ("ITALY", "F ION")], {"ANK": "TURKEY"})

    assert rules.asked(position) == ("FRANCE", "ITALY")
    assert rules.orderable(position, "ITALY") == ("ION",)


def test_only_beaten_powers_are_asked_for_retreats(rules):
    position = place("S1901M", [("FRANCE", "A BUR"), ("GERMANY", "A MUN"), ("GERMANY", "A RUH")])

    after = rules.adjudicate(position, {"GERMANY": ["A MUN - BUR", "A RUH S A MUN - BUR"]}).after

    assert after.phase.step is Step.RETREATS
    assert rules.asked(after) == ("FRANCE",)
    assert rules.orderable(after, "FRANCE") == ("BUR",)
    assert rules.orderable(after, "GERMANY") == ()


def test_only_powers_out_of_balance_are_asked_in_winter(rules):
    position = place(
        "W1901A",
        [("FRANCE", "A BUR"), ("GERMANY", "A MUN"), ("ITALY", "A ROM"), ("ITALY", "A VEN")],
        {"PAR": "FRANCE", "BRE": "FRANCE", "MUN": "GERMANY", "ROM": "ITALY"},
    )

    assert rules.asked(position) == ("FRANCE", "ITALY")
    assert rules.orderable(position, "FRANCE") == ("BRE", "PAR")
    assert rules.orderable(position, "ITALY") == ("ROM", "VEN")
    assert rules.orderable(position, "GERMANY") == ()


def test_a_power_that_cannot_build_anywhere_is_not_asked(rules):
    position = place("W1901A", [("FRANCE", "A BUR")], {"BEL": "FRANCE", "HOL": "FRANCE"})

    assert rules.asked(position) == ()


def test_a_year_without_changes_goes_straight_to_spring(rules):
    position = place("F1903M", [("FRANCE", "A PAR")], {"PAR": "FRANCE"})

    assert rules.adjudicate(position, {}).after.phase.code == "S1904M"


def test_eighteen_centres_win(rules):
    owners = dict.fromkeys(rules.board.centres[:18], "FRANCE")

    assert rules.outcome(place("W1910A", [], owners)) == Outcome(End.SOLO, ("FRANCE",))
    owners.popitem()
    assert rules.outcome(place("W1910A", [], owners)) is None


def test_the_eighteenth_centre_counts_after_autumn_only(rules):
    owners = dict.fromkeys([c for c in rules.board.centres if c != "PAR"][:17], "ITALY")
    spring = place("S1910M", [("ITALY", "A GAS")], owners)

    after = rules.adjudicate(spring, {"ITALY": ["A GAS - PAR"]}).after
    assert rules.outcome(after) is None
    after = rules.adjudicate(after, {}).after
    assert rules.outcome(after) == Outcome(End.SOLO, ("ITALY",))


def test_several_texts_for_one_unit_have_a_ruling_each(rules):
    orders = {"FRANCE": ["A PAR - BUR", "A PAR - GAS"]}

    rulings = rules.adjudicate(rules.start(), orders).rulings

    mine = [ruling for ruling in rulings if ruling.unit == "A PAR"]
    assert [str(ruling.given) for ruling in mine] == orders["FRANCE"]
    assert {str(ruling.order) for ruling in mine} == {"A PAR H"}
    assert {ruling.verdict for ruling in mine} == {Verdict.AMBIGUOUS}


def test_rulings_come_by_power_and_then_as_written(rules):
    orders = {
        "TURKEY": ["A SMY - CON", "A CON - BUL", "F ANK - BLA"],
        "AUSTRIA": ["F TRI - ALB", "A LON H"],
    }

    rulings = rules.adjudicate(rules.start(), orders).rulings

    assert [ruling.power for ruling in rulings] == sorted(
        (ruling.power for ruling in rulings), key=list(rules.board.powers_by_id).index
    )
    turkish = [str(ruling.order) for ruling in rulings if ruling.power == "TURKEY"]
    assert turkish == orders["TURKEY"]
    austrian = [str(ruling.given) for ruling in rulings if ruling.power == "AUSTRIA"]
    assert austrian[:2] == orders["AUSTRIA"]


def test_a_blank_line_is_no_order(rules):
    rulings = rules.adjudicate(rules.start(), {"FRANCE": ["", "  "]}).rulings

    assert len(rulings) == 22


def random_sheets(rules, position, dice):
    """Write what each power might click, one order for most of its units."""
    sheets = {}
    for power in rules.asked(position):
        sheet = sheets.setdefault(power, [])
        for choice in rules.choices(position, power, ()):
            so_far, chosen = (choice.token,), choice
            while not chosen.order:
                options = [c for c in rules.choices(position, power, so_far) if not c.why_not]
                if not options:
                    break
                chosen = dice.choice(options)
                so_far += (chosen.token,)
            if chosen.order and dice.random() < 0.95:
                sheet.append(chosen.order)
    return sheets


@pytest.mark.parametrize("seed", range(3))
def test_whole_games_of_random_clicks_go_on_lawfully(rules, seed):
    dice = random.Random(seed)
    position = rules.start()
    for _ in range(60):
        disorder = frozenset(p for p in rules.asked(position) if dice.random() < 0.05)
        sheets = random_sheets(rules, position, dice)
        resolution = rules.adjudicate(position, sheets, disorder)
        after = resolution.after
        places = [unit.province for unit in after.units]
        assert len(places) == len(set(places))
        assert len(after.units) + len(after.dislodged) <= 34
        assert rules.asked(after)
        if position.phase.step is Step.MOVES:
            lost = {r.unit for r in resolution.rulings if r.destroyed}
            assert len(position.units) == len(after.units) + len(after.dislodged) + len(lost)
        if rules.outcome(after):
            break
        position = replace(after)
    assert position.phase.year > 1905
