"""The two sides that an explanation shows agree with what it says."""

import pytest

from engine.games.diplomacy.reasons import Reason
from engine.games.diplomacy.study import library
from gui.games.diplomacy.explain import phrases, why
from tests.judged import judged as judged_board


def judged(diplomacy, key, change=""):
    example = next(one for one in library.examples() if one.id == key)
    source = next((one for one in example.what_ifs if one.id == change), example)
    return judged_board(source.position, source.orders, diplomacy)


def sides(past, order, board):
    ruling = next(one for one in past.resolution.rulings if str(one.order) == order)
    found = why.contest(ruling, past)
    return [(s.unit, s.strength, "".join(why.blocks(s, past.before, board))) for s in found.sides]


def test_units_that_moved_against_each_other_are_weighed_against_each_other(diplomacy):
    past = judged(diplomacy, "5")

    assert sides(past, "A BUL - RUM", diplomacy.board) == [("A RUM", 2, "RR"), ("A BUL", 1, "T")]


@pytest.mark.parametrize(("change", "strength"), [("", 1), ("own_support", 2)])
def test_support_by_the_attacked_is_no_strength_against_its_own_unit(diplomacy, change, strength):
    past = judged(diplomacy, "2", change)

    assert sides(past, "A BOH - MUN", diplomacy.board) == [
        ("A BOH", strength, "A" * strength),
        ("A MUN", 1, "G"),
    ]


def test_who_has_no_effect_has_no_block(diplomacy):
    past = judged(diplomacy, "5")

    assert sides(past, "A SEV - RUM", diplomacy.board) == [("A SEV", 1, "R"), ("A BUL", 0, "")]


def test_two_sides_never_contradict_the_balance(diplomacy, played):
    cases = [
        judged_board(source.position, source.orders, diplomacy)
        for example in library.examples()
        for source in (example, *example.what_ifs)
    ]
    seen = 0
    for past in (*cases, *played):
        for ruling in past.resolution.rulings:
            found = why.contest(ruling, past)
            first = next(iter(ruling.findings), None)
            if found is None or len(found.sides) != 2 or not phrases.weighed(first):
                continue
            if first.reason == Reason.BELEAGUERED:
                continue
            seen += 1
            shown = sorted(side.strength for side in found.sides)
            assert shown == sorted((first.strength, first.against)), (ruling, found)
    assert seen > 40
