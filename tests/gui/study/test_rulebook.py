"""The study judges by the rulebook that was chosen; what is printed stays with its own."""

import pytest
from PySide6.QtCore import Qt

from engine.games.diplomacy.editions import PROFILES
from gui.study.gallery import SAMPLE, GalleryScreen
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
    assert gallery.table.top.rulebook.text() == "First revised edition, 1971"


def test_the_sample_game_stays_with_the_rulebook_that_prints_it(gallery):
    gallery.rulebook.take(PROFILES["datc"].options)
    gallery.open(SAMPLE)

    assert not gallery.table.findChildren(StudyTable)
    assert gallery._printed.options == PROFILES["1982"].options
