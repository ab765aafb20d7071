"""The explorer of openings: honest without games, a walk with them, each opening a study."""

import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from engine.openings.folder import files_in
from engine.studies import unkept_with
from gui import i18n, settings
from gui.library.opening_study import of_opening, opening_study
from gui.library.openings_screen import OpeningsScreen
from gui.words.line_ends import whole_orders

KEY = Qt.Key
SAMPLES = Path(__file__).parents[2] / "engine/games/diplomacy/exchange/samples"


@pytest.fixture
def explorer(shown, loaded_map, qtbot):
    screen = shown(OpeningsScreen(loaded_map, settings.games_folder()), 1280, 720)
    qtbot.waitUntil(lambda: not screen.count.busy)
    return screen


@pytest.fixture
def counted(explorer, qtbot, tmp_path):
    shutil.copytree(SAMPLES, tmp_path / "games")
    explorer.count_games("games", lambda: files_in([tmp_path / "games"]))
    qtbot.waitUntil(lambda: not explorer.count.busy)
    assert explorer.count.read.beginnings
    return explorer


@pytest.mark.parametrize("language", ["en", "cs"])
def test_without_games_there_are_names_alone_and_that_is_said(explorer, language):
    i18n.speak(language)
    explorer.retranslate()
    assert not explorer.path
    assert not explorer.played.isEnabled()
    assert "{" not in explorer.counted.text()
    assert explorer.counted.text()
    shown = set()
    for power in explorer.powers:
        explorer.choose(power)
        for row, way in enumerate(explorer.ways.ways):
            assert not way.below  # no figures are made up
            explorer.ways.setCurrentRow(row)
            assert explorer.idea.text() == whole_orders(way.what.idea[language])
            assert explorer.answer.text() == whole_orders(way.what.answer[language])
            assert way.what.names[language] == explorer.name.text()
            shown.add(way.what.id)
    assert shown == {one.id for one in explorer.openings.every}
    i18n.speak("en")


def test_keys_walk_through_what_was_played_and_back(counted):
    assert counted.path
    assert counted.ways.hasFocus()
    root = counted.path[0]
    assert sum(way.what.tally.played for way in counted.ways.ways) == root.tally.played
    first = counted.ways.at.what
    QTest.keyClick(counted.ways, KEY.Key_Return)
    assert counted.path[-1] is first
    for said in (counted.place, counted.lines):
        assert said.text() == whole_orders(said.text()), "no line ends in the midst of an order"
    QTest.keyClick(counted.ways, KEY.Key_Left)
    assert counted.path == [root]
    assert counted.ways.at.what is first


def test_every_opening_is_a_study_in_which_it_is_recognised(loaded_map, explorer):
    code = loaded_map.board.id
    for opening in explorer.openings.every:
        told = opening_study(loaded_map, of_opening(opening), opening.names["en"], "")
        study = unkept_with(told)
        chapter = study.log.study.chapters[0]
        assert (chapter.map, chapter.title) == (code, opening.names["en"])
        played = {}
        for node in study.log.study.main_line(chapter.root):
            judged = study.sandbox.judged(node)
            for ruling in judged.resolution.rulings:
                by_phase = played.setdefault(ruling.power, {})
                told_order = explorer.openings.told(ruling.order)
                by_phase.setdefault(judged.before.phase.code, {})[ruling.unit] = told_order
        first = next(iter(opening.orders))
        for (phase, power, unit), orders in opening.asked.items():
            if phase == first:  # later ones may need that others give way, who stand here
                assert played[power][phase][unit] in orders, opening.id


def test_an_opening_is_opened_in_the_study(explorer):
    asked = []
    explorer.study_asked.connect(asked.append)
    QTest.keyClick(explorer.ways, KEY.Key_Return)
    way = explorer.ways.at
    assert asked[0].chapters[0].title == way.head
    assert way.what.idea["en"] in asked[0].chapters[0].text
