"""The shelves of the other games have what their rulebooks print."""

import json
from pathlib import Path

import pytest

from engine.catalogue import shelves_of
from engine.games.bez_hranic.study.examples import EXAMPLES
from engine.games.diplomatia.card import DIPLOMATIA
from engine.games.diplomatia.study.library import examples, printed
from engine.notation.known_rules import known_board, known_rules
from engine.study.positions import Positions, in_notation
from engine.study.tree.setup import normal


def sections(game):
    text = Path(f"assets/rules/{game.replace('-', '_')}_en.json").read_text(encoding="utf-8")
    return {one["section"] for one in json.loads(text)}


@pytest.mark.parametrize("game", ["diplomatia", "bez-hranic", "blank"])
def test_every_section_stands_in_the_rulebook(game):
    for shelf in shelves_of(game):
        for item in shelf.items:
            assert item.sections
            assert {*item.sections} <= sections(game), item.key


def test_the_examples_of_diplomatia_come_out_as_printed():
    [shelf] = shelves_of("diplomatia")
    rules = DIPLOMATIA.rules(known_board("eu"), {})
    assert len(shelf.items) == len(examples())
    for item, example in zip(shelf.items, examples(), strict=True):
        assert item.key == f"diplomatia/examples/{example.id}"
        study = item.read("en")
        root = study.nodes[study.chapters[0].root]
        boards = Positions(known_rules)
        main, *others = (study.nodes[child] for child in root.children)
        assert root.set_up.position == normal(example.position)
        assert main.ordered == in_notation(rules, root.set_up.position, example.orders, ())
        came = boards.judged(study, main.id).resolution.rulings
        assert {one.unit: str(one.verdict) for one in came} == dict(printed()[example.id].results)
        for other, asked in zip(others, example.what_ifs, strict=True):
            played = study.nodes[other.children[0]] if other.set_up else other
            before = study.nodes[played.parent].set_up.position
            assert before == normal(asked.position)
            assert played.ordered == in_notation(rules, before, asked.orders, ())


def test_the_rounds_of_bez_hranic_are_the_printed_ones():
    [shelf] = shelves_of("bez-hranic")
    assert [item.example for item in shelf.items] == [*EXAMPLES]
    for item in shelf.items:
        assert item.read is None
        assert item.sections == (EXAMPLES[item.example].rule,)
