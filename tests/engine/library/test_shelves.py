"""Every item of every shelf, in both languages: it opens, is predicted, written and read back."""

import re
import subprocess
import sys
from itertools import groupby

import pytest

from engine.catalogue import CARDS, GAMES, shelves_of
from engine.notation.game_text import game_text, read_game_text
from engine.notation.known_rules import known_rules
from engine.notation.position_line import position_line, read_position_line
from engine.openings.known import openings_of
from engine.study.chapters import told_anew
from engine.study.folding import Timeline
from engine.study.positions import Positions
from engine.study.predicting import question, scored
from engine.study.study_event import StudyBegun
from engine.study.tree.setup import normal
from engine.study.tree.study import numbered
from engine.study.words import LONGEST_NAME

LANGUAGES = ("en", "cs")
SHELVES = [shelf for game in CARDS for shelf in shelves_of(game)]
ITEMS = [item for shelf in SHELVES for item in shelf.items]
CHAPTERS = [item for item in ITEMS if item.read is not None]

FOREIGN = r"domácí\w* cent|jednotky? padl|rozkaz|partie|klepn|\bteritori"
"""Czech that the rulebooks have other words for."""


def test_keys_say_where_things_stand():
    for shelf in SHELVES:
        assert shelf.key.split("/")[0] == shelf.game
        for item in shelf.items:
            assert (item.shelf, item.game) == (shelf.key, shelf.game)
            assert item.key.startswith(f"{shelf.key}/")
            assert {*item.themes} <= {*shelf.themes}
            assert [bool(one) for one in (item.read, item.example, item.opening)].count(True) == 1
            assert shelf.item(item.key) is item
    keys = [item.key for item in ITEMS] + [shelf.key for shelf in SHELVES]
    assert len({*keys}) == len(keys)


def test_everything_is_said_in_both_languages_and_otherwise():
    for shelf in SHELVES:
        for texts in (shelf.titles, *shelf.themes.values(), *shelf.headings.values()):
            assert {*texts} == {*LANGUAGES}
            assert all(texts.values())
            assert not re.findall(FOREIGN, texts["cs"].lower())
    for item in ITEMS:
        assert {*item.titles} == {*LANGUAGES}
        assert {*item.texts} in ({*LANGUAGES}, set())
        for texts in (item.titles, item.texts):
            assert all(text == " ".join(text.split()) for text in texts.values())
        assert len({*item.texts.values()}) == len(item.texts), item.key
        assert all(len(title) <= LONGEST_NAME for title in item.titles.values())
    for game in CARDS:
        for lang in LANGUAGES:
            titles = [shelf.titles[lang] for shelf in shelves_of(game)]
            assert len({*titles}) == len(titles)


def test_parts_of_a_shelf_stand_one_after_another_and_none_is_empty():
    for shelf in SHELVES:
        parts = [heading for heading, _ in groupby(item.heading for item in shelf.items)]
        assert parts == ([*shelf.headings] or [""])
        for lang in LANGUAGES:
            said = [texts[lang] for texts in shelf.headings.values()]
            assert len({*said}) == len(said)
    assert all(shelf.headings for shelf in SHELVES if len(shelf.items) > 25)


@pytest.mark.parametrize("game", GAMES)
def test_every_opening_that_has_a_name_lies_on_a_shelf(game):
    items = [item for item in ITEMS if item.game == game and item.opening]
    every = openings_of(game).every
    assert [item.opening for item in items] == [one.id for one in every]
    for item, one in zip(items, every, strict=True):
        assert (item.titles, tuple(item.orders)) == (one.names, one.powers)
        assert {text for texts in item.orders.values() for text in texts} == {
            text for texts in one.asked.values() for text in texts
        }


@pytest.mark.parametrize("item", CHAPTERS, ids=lambda item: item.key)
def test_an_item_opens_is_judged_is_asked_about_and_is_kept_as_line_and_text(item):
    assert item.game in GAMES
    told = {lang: item.read(lang) for lang in LANGUAGES}
    for lang, study in told.items():
        [chapter] = study.chapters
        assert (chapter.game, chapter.title) == (item.game, item.titles[lang])
        assert numbered(study) == study
        assert numbered(Timeline([[StudyBegun(), *told_anew(study)]]).study) == study
        text = game_text(study)
        read = read_game_text(text)
        assert (read.study, read.remarks) == (study, ())
        assert game_text(read.study) == text
    assert not re.findall(FOREIGN, game_text(told["cs"]).lower())
    first, *others = told.values()
    for other in others:
        assert [node.content for node in first.nodes.values()] == [
            node.content for node in other.nodes.values()
        ]
        assert [node.order_signs for node in first.nodes.values()] == [
            node.order_signs for node in other.nodes.values()
        ]
        said = [(bool(node.name), bool(node.note)) for node in first.nodes.values()]
        assert said == [(bool(node.name), bool(node.note)) for node in other.nodes.values()]
    boards = Positions(known_rules)
    asks = 0
    for node in first.under(first.chapters[0].root):
        position, rules = boards.position(first, node.id), boards.rules(first, node.id)
        assert position.lies_on(rules.board)
        line = position_line(position, rules)
        read = read_position_line(line)
        assert normal(read.position) == normal(position)
        assert position_line(read.position, read.rules) == line
        past = boards.judged(first, node.id)
        if past is not None:
            assert past.resolution.rulings
            assert all(ruling.findings for ruling in past.resolution.rulings)
            asks += _asked_and_revealed(rules, node.ordered, past)
    judged = any(node.ordered is not None for node in first.nodes.values())
    assert bool(asks) == judged


def _asked_and_revealed(rules, ordered, past):
    """Ask what happens to each unit; who says what came is right, and each answer has a reason."""
    asked = question(rules, past.before, ordered)
    came = {one.asked.key: one.came for one in scored(asked, {}, past).answers}
    score = scored(asked, came, past)
    assert score.right == score.total == len(asked.asked)
    for answer in score.answers:
        assert answer.came in answer.asked.fates
        assert answer.ruling is None or answer.ruling.findings
    return score.total


def test_nothing_of_the_library_is_loaded_before_somebody_opens_it():
    said = "import engine.catalogue, engine.studies, sys; print(*sys.modules)"
    modules = subprocess.run(
        [sys.executable, "-c", said], capture_output=True, text=True, check=True
    ).stdout.split()
    assert "engine.catalogue" in modules
    assert not [name for name in modules if name.startswith("engine.library")]
    assert not [name for name in modules if name.endswith(".shelves")]
