"""Choosing a rulebook, or single points of the rules."""

import pytest
from PySide6.QtCore import Qt

from engine.games.diplomacy.editions import PROFILES
from engine.games.diplomacy.profile import EDITIONS, POINTS, played
from gui import rulebook_words
from gui.kit.rulebook import PointsCard, RulebookPicker


@pytest.fixture
def picker(qtbot):
    found = RulebookPicker()
    qtbot.addWidget(found)
    found.show()
    return found


def pick(picker, place):
    picker.choice.setCurrentIndex(place)
    picker.choice.activated.emit(place)


def test_every_edition_is_offered_with_a_sentence_and_an_own_choice_last(picker):
    assert rulebook_words.editions() == (*EDITIONS, rulebook_words.OWN)
    assert picker.choice.count() == len(EDITIONS) + 1
    assert picker.choice.currentText() == "Second edition, 1982"
    assert all(rulebook_words.edition_words(edition) for edition in rulebook_words.editions())


def test_what_is_offered_at_a_point_can_be_played():
    for point, (_, values) in rulebook_words.POINTS.items():
        assert set(values) <= set(played(point))
        assert len(values) > 1


def test_every_edition_is_made_of_what_is_offered():
    for profile in PROFILES.values():
        for point in POINTS:
            if point in rulebook_words.POINTS:
                assert profile.options[point] in rulebook_words.POINTS[point][1]


def test_an_edition_sets_every_point(picker, qtbot):
    with qtbot.waitSignal(picker.changed):
        pick(picker, EDITIONS.index("2023"))

    assert picker.options == PROFILES["2023"].options
    assert picker.edition == "2023"


def test_a_single_point_makes_an_own_choice(picker, qtbot):
    picker.ask()
    card = picker.findChild(PointsCard)
    values = card.values["paradox"]
    values.setCurrentIndex(values.findData("szykman"))
    qtbot.mouseClick(card.yes, Qt.MouseButton.LeftButton)

    assert picker.options == {**PROFILES["1982"].options, "paradox": "szykman"}
    assert picker.edition == rulebook_words.OWN
    assert picker.choice.currentText() == "Own choice"


def test_a_card_laid_aside_changes_nothing(picker, qtbot):
    pick(picker, len(EDITIONS))
    card = picker.findChild(PointsCard)
    card.values["routes"].setCurrentIndex(0)
    qtbot.mouseClick(card.no, Qt.MouseButton.LeftButton)

    assert picker.edition == "1982"
    assert picker.choice.currentText() == "Second edition, 1982"
