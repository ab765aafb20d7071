"""Every item of the library can be asked: what happens to each unit?"""

import pytest

from engine.libraries import every_shelf, new_items, new_phases
from engine.library.asked_items import subjects_of
from engine.notation.known_rules import known_rules
from engine.study.positions import Positions, judged
from engine.study.predicting import question, scored
from engine.study.tree.node import Chapter

SHELVES = [shelf for shelves in every_shelf().values() for shelf in shelves]


@pytest.mark.parametrize("shelf", SHELVES, ids=lambda shelf: shelf.key)
def test_every_item_is_asked_and_what_came_is_one_of_the_answers(shelf):
    keys = set()
    for item in shelf.items:
        subjects = subjects_of(item, Positions(known_rules))
        if item.read is not None and not subjects:
            assert "@" not in item.key
        for subject in subjects[:4]:
            chapter = Chapter(id=1, root=2, game=subject.game, map=subject.map)
            rules = known_rules(chapter, subject.setup)
            before = subject.setup.position
            past = judged(rules, before, subject.ordered)
            for answer in scored(question(rules, before, subject.ordered), {}, past).answers:
                assert answer.came in answer.asked.fates, (item.key, answer)
        found = [subject.key for subject in subjects]
        assert all(key == item.key or key.startswith(f"{item.key}@") for key in found)
        assert len({*found}) == len(found)
        assert not keys & {*found}
        keys |= {*found}


def test_most_items_have_something_to_foresee():
    every = [item for shelf in SHELVES for item in shelf.items if item.read is not None]
    dumb = [item.key for item in every if not subjects_of(item, Positions(known_rules))]

    assert len(every) > 200
    assert dumb == []


@pytest.mark.parametrize("game", [*every_shelf()])
def test_what_is_new_is_whatever_was_not_asked_one_of_each_shelf_in_turn(game):
    every = {
        item.key: shelf.key
        for shelf in every_shelf()[game]
        for item in shelf.items
        if item.read is not None
    }
    shelves, met = len({*every.values()}), set()
    while len(met) < len(every):
        fresh = new_items(game, met)
        assert {one.key for one in fresh} == {*every} - met
        turn = [every[one.key] for one in fresh[:shelves]]
        left = {every[key] for key in every.keys() - met}
        assert {*turn[: len(left)]} == left
        asked = new_phases(game, met, 5)
        assert [one.key for one in asked] == [one.key for one in fresh[:5]]
        met |= {one.key for one in fresh[: 5 + len(met)]}  # most of them, but not each by itself
    assert new_items(game, met) == new_phases(game, met, 5) == ()
