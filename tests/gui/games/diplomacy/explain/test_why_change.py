"""What would have changed a result, in words."""

import pytest

from engine.games.diplomacy.flips.smallest import About, Flip, smallest_flip
from engine.games.diplomacy.orders import value_of
from engine.games.diplomacy.phase import Phase
from engine.games.diplomacy.study import library
from engine.games.diplomacy.units import ARMY
from engine.rules.order import opened
from engine.rules.position import Dislodged, Position, Unit, UnitKind
from engine.table.view import PastPhase
from gui import i18n
from gui.explain.changes import judged_again
from gui.games.diplomacy.explain.why_change import (
    can_change,
    flip_fate,
    flip_orders,
    flip_places,
    with_changes,
)
from gui.words.line_ends import tied
from tests.judged import judged as judged_board


def ruling_of(past, order):
    return next(one for one in past.resolution.rulings if str(one.order) == order)


def judged(diplomacy, sheets):
    """Judge orders by power, each for a unit that stands where it says."""
    written = {power: tuple(text.split(", ")) for power, text in sheets.items()}
    units = tuple(
        Unit(power, UnitKind(text[0]), text.split()[1])
        for power, texts in written.items()
        for text in texts
    )
    position = Position(phase=Phase.parse("S1901M"), units=units)
    return judged_board(position, written, diplomacy)


def change(past, order, diplomacy, powers=None):
    return smallest_flip(judged_again(past, diplomacy), ruling_of(past, order).unit, powers=powers)


def said(past, order, diplomacy, powers=None):
    flip = change(past, order, diplomacy, powers)
    return flip_said(flip, ruling_of(past, order), diplomacy.board)


def flip_said(flip, was, board):
    orders = " + ".join(text for _, _, text in flip_orders(flip, was, board))
    return f"{orders} | {flip_fate(flip, was, board)}"


def test_one_more_support_is_said_in_both_languages(played, diplomacy, look):
    def told():
        return said(played[0], "A BUD - GAL", diplomacy, ["AUSTRIA"])

    assert told() == (
        "Vienna: support A Budapest → Galicia"
        " | With 2 against 1, Galicia would fall to the army from Budapest."
    )
    i18n.speak("cs")
    assert told() == "Vídeň: podpora A Budapešť → Halič | " + tied(
        "Útok by měl sílu 2 proti 1 a Halič by obsadila armáda z Budapešti."
    )


def test_two_orders_are_joined_and_others_name_their_power(diplomacy, look):
    past = judged(diplomacy, {"GERMANY": "A MUN H", "FRANCE": "A BUR H, A RUH H"})

    orders, fate = said(past, "A MUN H", diplomacy).split(" | ", 1)

    assert set(orders.split(" + ")) in (
        {"Burgundy → Munich (France)", "Ruhr: support A Burgundy → Munich (France)"},
        {"Ruhr → Munich (France)", "Burgundy: support A Ruhr → Munich (France)"},
    )
    assert fate.startswith("The army in Munich would be driven out.")


CASES = [
    ("A PAR - BUR", {"FRANCE": "A PAR - BUR", "GERMANY": "A MUN H"}, "would not get to Burgundy."),
    (
        "A MAR S A PAR - BUR",
        {"FRANCE": "A MAR S A PAR - BUR, A PAR - BUR", "ITALY": "A PIE H"},
        "would be cut.",
    ),
    (
        "A MAR S A PAR - BUR",
        {"FRANCE": "A MAR S A PAR - BUR, A PAR - BUR", "ITALY": "A PIE - MAR"},
        "would count.",
    ),
    (
        "F NTH C A LON - NWY",
        {"ENGLAND": "F NTH C A LON - NWY, A LON - NWY", "GERMANY": "F SKA - NTH, F HEL H"},
        "would be broken.",
    ),
    ("A VIE H", {"AUSTRIA": "A VIE H", "ITALY": "A TYR H, A BOH H"}, "would be driven out."),
    (
        "A VIE H",
        {"AUSTRIA": "A VIE H, A BUD H", "ITALY": "A TYR - VIE, A BOH S A TYR - VIE"},
        "would stand.",
    ),
]


@pytest.mark.parametrize(("order", "sheets", "fate"), CASES)
@pytest.mark.parametrize("language", ["en", "cs"])
def test_every_kind_of_change_has_its_words(diplomacy, look, order, sheets, fate, language):
    past = judged(diplomacy, sheets)
    english = said(past, order, diplomacy)
    i18n.speak(language)
    told = said(past, order, diplomacy)

    assert fate in english
    assert "{" not in told
    assert (told == english) is (language == "en")


def test_winters_have_nothing_to_change(played, diplomacy):
    assert judged_again(played[2], diplomacy) is None
    assert not any(can_change(one, None) for one in played[2].resolution.rulings)


CLASH = {"FRANCE": ("A BUR R GAS",), "ITALY": ("A SPA R GAS",)}


@pytest.mark.parametrize(
    ("sheets", "language", "said"),
    [
        (
            CLASH,
            "en",
            "Spain: retreat → Marseilles (Italy) | The army in Burgundy would get to Gascony.",
        ),
        (
            CLASH,
            "cs",
            "Španělsko: ústup → Marseille (Itálie) | Armáda z Burgundska by ustoupila do Gaskoňska",
        ),
        (
            {**CLASH, "ITALY": ("A SPA R MAR",)},
            "en",
            "Spain: retreat → Gascony (Italy) | The army from Burgundy would not get to Gascony. ",
        ),
    ],
)
def test_another_retreat_is_said_in_both_languages(diplomacy, sheets, language, said):
    beaten = (("FRANCE", "BUR"), ("ITALY", "SPA"))
    before = Position(
        phase=Phase.parse("S1902R"),
        units=(),
        dislodged=tuple(
            Dislodged(unit=Unit(power, ARMY, at), attacker=None, retreats=("GAS", "MAR"))
            for power, at in beaten
        ),
    )
    past = PastPhase(
        before=before,
        orders=opened(value_of, sheets),
        resolution=diplomacy.adjudicate(before, sheets),
    )
    again = judged_again(past, diplomacy)
    ruling = ruling_of(past, "A BUR R GAS")
    i18n.speak(language)

    assert can_change(ruling, again)
    found = smallest_flip(again, "A BUR")
    assert flip_said(found, ruling, diplomacy.board).replace(tied("z "), "z ").startswith(said)
    laid = with_changes(past, found, diplomacy)
    assert ruling_of(laid, "A BUR R GAS").verdict is found.ruling.verdict
    i18n.speak("en")


def test_a_record_that_these_rules_do_not_bear_out_is_left_alone(played, diplomacy):
    again = judged_again(played[0], diplomacy)
    ruling = ruling_of(played[0], "A BUD - GAL")

    assert can_change(ruling, again)
    assert not can_change(ruling.but(dislodged=True), again)


@pytest.mark.parametrize("example", library.examples(), ids=lambda one: one.id)
def test_a_phase_with_its_changes_judges_as_was_said(diplomacy, example):
    past = judged_board(example.position, example.orders, diplomacy)
    again = judged_again(past, diplomacy)
    for ruling in past.resolution.rulings:
        flip = smallest_flip(again, ruling.unit) if can_change(ruling, again) else None
        if flip is None:
            continue
        other = with_changes(past, flip, diplomacy)

        fates = {one.unit: one for one in other.resolution.rulings if one.order}
        assert fates[ruling.unit] == flip.ruling
        assert {order for _, order in flip.changes} <= {one.order for one in fates.values()}
        assert set(flip_places(flip, diplomacy.board)) <= diplomacy.board.provinces.keys()


def test_nothing_asked_for_is_nothing_found(diplomacy):
    past = judged(diplomacy, {"FRANCE": "A PAR H"})

    assert change(past, "A PAR H", diplomacy) is None
    assert isinstance(
        smallest_flip(
            judged_again(judged(diplomacy, CASES[0][1]), diplomacy), "A PAR", asked=About.ORDER
        ),
        Flip,
    )
