"""The laws of a first lesson: few words, and nothing asked that they do not say."""

import re

import pytest

from engine.board.loader import load_map
from engine.board.location import province_of
from engine.catalogue import GAMES
from engine.rules.ruling import Verdict
from gui import i18n
from gui.games import catalogue
from gui.games.diplomacy.study.lesson_words import SAID
from tests.gui.lessons.follower import bold, letters, spoken_places

MOST_WORDS = 40
LOADED = {game: load_map(GAMES[game].map) for game in GAMES if catalogue.GAMES[game].first_lesson}
RULES = {game: GAMES[game].rules(one.board, {}) for game, one in LOADED.items()}
STEPS = [
    pytest.param(game, step, id=f"{game} {step.id}")
    for game, rules in RULES.items()
    for step in catalogue.GAMES[game].first_lesson().steps(rules)
]


@pytest.fixture(params=i18n.LANGUAGES)
def language(request, look):
    i18n.speak(request.param)
    return request.param


def count(text):
    return len(re.findall(r"[^\W_]+(?:[’'-][^\W_]+)*", re.sub("<.*?>", "", text)))


def everything_said(lesson, step, board):
    yield lesson.title(step) + ". " + lesson.words(step, board) + " Then press judge."
    yield lesson.hint(step, board)
    yield lesson.after(step, board) + " Go on: next step."
    yield lesson.answer(step, (), board)
    for orders in (("x", *step.deed[:1]), *((one,) for one in mistakes(step))):
        yield lesson.answer(step, orders, board)


def mistakes(step):
    known = SAID.get(step.id)
    return tuple(known.answers) if known else ()


@pytest.mark.parametrize(("game", "step"), STEPS)
def test_a_step_has_at_most_forty_words_in_every_language(game, step, language):
    lesson, board = catalogue.GAMES[game].first_lesson(), LOADED[game].board

    for text in everything_said(lesson, step, board):
        assert "{" not in text
        assert 0 < count(text) <= MOST_WORDS, text


@pytest.mark.parametrize(("game", "step"), STEPS)
def test_what_is_in_bold_is_what_is_asked_for_no_more_and_no_less(game, step, language):
    lesson, board = catalogue.GAMES[game].first_lesson(), LOADED[game].board
    places, said = spoken_places(board, language), bold(lesson.words(step, board))
    asked = set()
    for text in step.deed:
        asked |= {one for one in re.findall(r"[A-Z]{3,}(?:/[A-Z]{2})?", text) if one != "REST"}
    named = {places[one] for one in said if one in places}

    assert {province_of(one) for one in named} == {province_of(one) for one in asked}
    assert {one for one in asked if "/" in one} <= named
    signs = {text.split()[2] for text in step.deed} & letters(board)
    assert {one for one in said if one in letters(board)} == signs
    # What else is in bold stands in the ring of a build.
    rest = [one for one in said if one not in places and one not in letters(board)]
    assert len(rest) == sum(text.endswith(" B") for text in step.deed)


@pytest.mark.parametrize(("game", "step"), STEPS)
def test_what_is_asked_for_can_be_ordered_and_so_can_every_mistake(game, step):
    rules = RULES[game]
    for orders in (step.deed, *step.also):
        assert step.done(orders)
        for text in orders:
            read = rules.read(text, step.position, step.power)
            assert read.order == text, text
    for text in mistakes(step):
        assert not step.done((text,))
        assert rules.read(text, step.position, step.power).order == text, text


@pytest.mark.parametrize(("game", "step"), STEPS)
def test_what_others_wrote_is_carried_out_as_it_is_told(game, step):
    rules = RULES[game]
    sheets = {**step.sheets, step.power: step.deed}
    for power, orders in step.sheets.items():
        assert power != step.power
        for text in orders:
            assert rules.read(text, step.position, power).order == text
    result = rules.adjudicate(step.position, sheets)
    fates = {ruling.unit: ruling for ruling in result.rulings}
    assert not step.tells or step.tells in fates


FATES = {
    "move": ("A VIE", Verdict.SUCCEEDS, "GAL"),
    "stand-off": ("A VIE", Verdict.FAILS, "VIE"),
    "support": ("A VIE", Verdict.SUCCEEDS, "GAL"),
    "defence": ("A WAR", Verdict.FAILS, "GAL"),
    "cut": ("A TYR", Verdict.CUT, "TRI"),
    "convoy": ("A LON", Verdict.SUCCEEDS, "NWY"),
    "coasts": ("F MAO", Verdict.SUCCEEDS, "SPA"),
    "retreat": ("A GAL", Verdict.SUCCEEDS, "BUD"),
    "centres": ("A BUD", Verdict.SUCCEEDS, "SER"),
    "talk": ("A SER", Verdict.FAILS, "SER"),
    "seal": ("A VIE", Verdict.FAILS, "VIE"),
}
"""What each step shows: a unit, what became of its order, and where its learner stands then."""


@pytest.mark.parametrize("step", [one.values[1] for one in STEPS if one.values[0] == "diplomacy"])
def test_each_step_shows_what_it_is_called_after(step):
    rules = RULES["diplomacy"]
    result = rules.adjudicate(step.position, {**step.sheets, step.power: step.deed})
    if step.id == "build":
        assert result.after.at("VIE").power == step.power
        return
    unit, verdict, place = FATES[step.id]
    fates = {ruling.unit: ruling for ruling in result.rulings}
    assert fates[unit].verdict is verdict
    assert result.after.at(place).power == step.power
    if step.id == "centres":
        assert result.after.owners["SER"] == step.power


def test_there_are_twelve_steps_with_what_the_issue_names():
    ids = [one.values[1].id for one in STEPS if one.values[0] == "diplomacy"]

    assert len(ids) == len(set(ids)) == 12
    assert set(ids) == set(SAID)
