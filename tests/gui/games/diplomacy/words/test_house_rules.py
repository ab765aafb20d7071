from engine.games.diplomacy.rulebooks.editions import PROFILES
from engine.games.diplomacy.rulebooks.profile import EDITIONS
from gui.games.diplomacy.words.rulebook import house_rules, rules_words


def test_an_edition_is_named_and_needs_nothing_more(look):
    for edition in EDITIONS:
        assert house_rules(PROFILES[edition].options) == ()

    assert rules_words(PROFILES[EDITIONS[0]].options) == "Second edition, 1982"


def test_house_rules_are_told_point_by_point(look):
    usual = PROFILES[EDITIONS[0]].options
    other = PROFILES[EDITIONS[1]].options
    point = next(point for point in usual if usual[point] != other[point])

    own = house_rules({**usual, point: other[point]})

    assert len(own) == 1
    assert own[0] in rules_words({**usual, point: other[point]})
