"""Choosing a rulebook, or single points of the rules."""

import pytest
from PySide6.QtCore import Qt

from engine.games.diplomacy.rulebooks.editions import PROFILES
from engine.games.diplomacy.rulebooks.profile import EDITIONS, POINTS, played
from gui.games.diplomacy.setup.rulebook_picker import PointsCard, RulebookPicker
from gui.games.diplomacy.words import rulebook as rulebook_words
from gui.kit.dialog import Question


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


def test_every_point_and_value_has_words_and_no_two_values_the_same():
    assert set(rulebook_words.POINTS) == set(POINTS)
    for point, (_, values) in rulebook_words.POINTS.items():
        assert list(values) == [str(value) for value in POINTS[point]]
        assert len({rulebook_words.value_words(point, value) for value in values}) == len(values)


def test_what_is_offered_at_a_point_can_be_played():
    for point in POINTS:
        assert rulebook_words.offered(point)
        assert set(rulebook_words.offered(point)) <= set(played(point))


def test_every_edition_is_made_of_what_is_offered():
    for profile in PROFILES.values():
        for point, value in profile.options.items():
            assert value in rulebook_words.offered(point)


def test_a_point_about_sheets_from_elsewhere_is_shown_but_not_chosen(picker):
    picker.ask()
    card = picker.findChild(PointsCard)

    assert list(card.values) == list(rulebook_words.POINTS)
    assert not card.values["proxy_orders"].isEnabled()
    assert card.values["proxy_orders"].currentText() == "does not count"
    assert card.values["convoy_path"].isEnabled()


def test_a_value_that_a_game_brought_along_is_kept(qtbot):
    card = PointsCard(None, {**PROFILES["1982"].options, "proxy_orders": "in_sheet"})
    qtbot.addWidget(card)

    assert card.values["proxy_orders"].currentData() == "in_sheet"


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
    lost = card.findChild(Question)  # what was chosen on it is asked about
    qtbot.mouseClick(lost.yes, Qt.MouseButton.LeftButton)

    assert picker.edition == "1982"
    assert picker.choice.currentText() == "Second edition, 1982"
