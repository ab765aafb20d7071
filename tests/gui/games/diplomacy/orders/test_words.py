"""Everything that can be said while orders are made has a sentence, in both languages."""

import pytest

from engine.board.loader import load_map
from engine.games.diplomacy.advice.warnings import Warn
from engine.games.diplomacy.game import Diplomacy
from engine.games.diplomacy.offers.moves import NoChoice
from engine.games.diplomacy.offers.why_not import explain_not
from engine.games.diplomacy.orders import value_of
from engine.games.diplomacy.reach.unit_reach import UnitReach
from engine.games.diplomacy.reader.written_orders import Trouble
from engine.rules.choice import Advice, Reading, ReadingKind
from gui import i18n
from gui.games.diplomacy.orders.reading import TROUBLES, meaning_words, reading_words
from gui.games.diplomacy.orders.sayings import (
    KIND_WORDS,
    choice_words,
    effect_words,
    kind_words,
    short_effect_words,
    why_not_words,
)
from gui.games.diplomacy.orders.warnings import WARNINGS, advice_words


@pytest.fixture(scope="module")
def board():
    return load_map("standard").board


@pytest.fixture(params=["cs", "en"])
def language(request, qapp):
    i18n.speak(request.param)
    yield request.param
    i18n.speak("en")


@pytest.mark.parametrize("warn", list(Warn))
def test_every_warning_can_be_said(warn, board, language):
    advice = Advice(reason=warn, unit="A WAR", where="GAL", others=("F SEV",), why="too_far")

    said = advice_words(advice, board)

    assert said
    assert "{" not in said
    assert warn in WARNINGS


@pytest.mark.parametrize("trouble", list(Trouble))
def test_every_trouble_of_reading_can_be_said(trouble, language):
    reading = Reading(kind=ReadingKind.UNREADABLE, written="A Xyz", reason=trouble, start=2, end=5)

    assert "{" not in reading_words(reading)
    assert trouble in TROUBLES


@pytest.mark.parametrize("token", list(KIND_WORDS))
def test_every_kind_of_order_has_a_name(token, language):
    assert kind_words(token)


@pytest.mark.parametrize("code", list(NoChoice))
def test_every_kind_that_is_out_says_why(code, board, language):
    assert "{" not in why_not_words(board, code)


def test_every_space_out_of_reach_says_why_for_every_unit(board, language):
    rules = Diplomacy(board)
    start = rules.start()
    said = set()
    for unit in start.units:
        for place in board.provinces:
            code = explain_not(UnitReach(board, start), unit.power, str(unit), place)
            if code:
                said.add(why_not_words(board, code, place, unit.at))

    assert said
    assert not [sentence for sentence in said if "{" in sentence or "  " in sentence]


def test_every_order_that_can_be_given_has_an_effect(board, language):
    from engine.games.diplomacy.offers.choices import legal_orders

    start = Diplomacy(board).start()
    for power in board.powers_by_id:
        for orders in legal_orders(board, start, power).values():
            for order in map(value_of, orders):
                assert "{" not in effect_words(order, (), start, board)
                assert "{" not in short_effect_words(order, ())


def test_an_attack_counts_the_own_supports_that_are_written(board, language):
    start = Diplomacy(board).start()
    supports = ("A UKR S F SEV - RUM", "A BUD S F SEV - RUM", "A WAR S A UKR")

    assert "3" in effect_words(value_of("F SEV - RUM"), [*map(value_of, supports)], start, board)


def test_supporting_a_unit_where_it_stands_is_called_defence(board, language):
    from engine.rules.choice import Choice

    own = Choice(token="SEV", location="SEV", order="A UKR S F SEV")
    other = Choice(token="RUM", location="RUM", order="A UKR S F SEV - RUM")

    so_far = ("A UKR", "S", "F SEV")
    assert "→" not in choice_words(own, so_far, board)
    assert "→" in choice_words(other, so_far, board)


def test_a_meaning_is_a_space_or_a_whole_order(board, language):
    names = board.provinces["NWY"].names

    assert meaning_words("NWY", board) == names[language]
    assert meaning_words("A WAR - GAL", board) == "A War-Gal"
