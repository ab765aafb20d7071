"""The study judges by the rulebook that was chosen; what is printed stays with its own."""

import pytest
from PySide6.QtCore import Qt

from engine.games.diplomacy.rulebooks.editions import PROFILES
from engine.games.diplomacy.rulebooks.profile import EDITIONS
from gui.study.gallery import SAMPLE, GalleryScreen
from gui.study.study_bars import RulebookCard
from gui.study.study_table import StudyTable


@pytest.fixture
def gallery(shown, loaded_map):
    return shown(GalleryScreen(loaded_map))


def click(qtbot, widget):
    qtbot.mouseClick(widget, Qt.MouseButton.LeftButton)


def test_what_is_opened_is_judged_by_the_rulebook_chosen(gallery, qtbot):
    gallery.rulebook.take(PROFILES["1971"].options)
    gallery.open("12")

    click(qtbot, gallery.table.bar.go)
    fates = {r.unit: r.verdict.value for r in gallery.table.results._past.resolution.rulings}
    assert fates["A LON"] == "fails"
    assert gallery.table.top.rulebook.accessibleName() == "First revised edition, 1971"


def verdicts(table):
    return {r.unit: r.verdict.value for r in table.results._past.resolution.rulings}


def test_the_rulebook_is_changed_on_the_board_and_results_are_judged_anew(gallery, qtbot):
    gallery.open("12")
    table = gallery.table
    click(qtbot, table.bar.go)
    click(qtbot, table.bar.before)
    assert verdicts(table)["A LON"] == "succeeds"

    click(qtbot, table.top.rulebook)
    card = table.findChild(RulebookCard)
    card.picker.choice.setCurrentIndex(EDITIONS.index("1971"))
    card.picker.choice.activated.emit(EDITIONS.index("1971"))

    assert verdicts(table)["A LON"] == "fails"
    assert table.pages.currentWidget() is table.results
    assert table.bar.before.isChecked()
    assert table.top.rulebook.accessibleName() == "First revised edition, 1971"
    click(qtbot, card.done_with)
    gallery.close_table()
    assert gallery.rulebook.edition == "1971"


def test_orders_that_are_written_stay_when_the_rulebook_changes(gallery, qtbot):
    gallery.open("12")
    table = gallery.table
    table.sheet.line.setText("A Lon H")
    table.sheet.take_line()
    written = table.case

    table.play_by({**PROFILES["1982"].options, "convoy_path": "required"})

    assert table.case == written
    assert table.pages.currentWidget() is table.sheet
    table.hand.begin("LON")
    assert any(not c.order and c.location for c in table.hand.builder.choices())
    table.undo()
    assert table.case != written


def test_the_sample_game_stays_with_the_rulebook_that_prints_it(gallery):
    gallery.rulebook.take(PROFILES["datc"].options)
    gallery.open(SAMPLE)

    assert not gallery.table.findChildren(StudyTable)
    assert gallery._printed.options == PROFILES["1982"].options
