"""The bars of the study board, and its rows of units, fit in every size of type."""

import pytest
from PySide6.QtWidgets import QLabel, QPushButton

from engine.board.loader import load_map
from engine.games.diplomacy.study.library import examples
from engine.games.diplomacy.units import ARMY, FLEET
from engine.rules.position import Unit
from gui import i18n
from gui.kit import sizing, theme
from gui.study.sheet import UnitRow
from gui.study.study_bars import StudyBar, StudyTop
from gui.windows.main_window import MainWindow


@pytest.fixture(scope="module", params=[1.0, 1.5, 2.0])
def dressed(qapp, request):
    theme.prepare()
    theme.use("light", text=request.param)
    sizing.dress()
    yield qapp
    theme.use("light")
    sizing.dress()
    i18n.speak("en")


BOARD = load_map("standard").board


def whole(bar):
    shown = [act for act in bar.findChildren(QPushButton) if act.isVisible()]
    assert shown
    for act in shown:
        assert act.width() >= act.minimumSizeHint().width(), act.text()
        assert act.mapTo(bar, act.rect().topRight()).x() <= bar.width(), act.text()


@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize("example", [e for e in examples() if e.what_ifs], ids=lambda e: e.id)
def test_no_version_of_an_example_is_cut(qtbot, dressed, diplomacy, language, example):
    i18n.speak(language)
    bar = StudyTop(example, diplomacy)
    qtbot.addWidget(bar)
    bar.resize(1280, bar.height())
    bar.show()
    for changed in (False, True):
        bar.show_version(0, changed=changed)
        dressed.processEvents()

        whole(bar)
        assert bar.kept.isHidden() or bar.kept.width() >= bar.kept.sizeHint().width()
        for made in bar.versions:
            assert made.toolTip() == made.accessibleName()
            assert "…" not in made.toolTip()


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_the_primary_button_is_whole_in_large_type(qtbot, dressed, language):
    i18n.speak(language)
    bar = StudyBar()
    qtbot.addWidget(bar)
    bar.resize(880, 66)
    bar.show()
    dressed.processEvents()

    whole(bar)


def test_a_version_is_written_whole_again_when_there_is_room(qtbot, dressed, diplomacy):
    example = next(e for e in examples() if e.id == "4")
    bar = StudyTop(example, diplomacy)
    qtbot.addWidget(bar)
    bar.show()
    bar.resize(900, bar.height())
    dressed.processEvents()

    bar.resize(3840, bar.height())
    dressed.processEvents()

    assert [made.text() for made in bar.versions] == [m.accessibleName() for m in bar.versions]


@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize("at", ["BUD", "EDI", "STP/SC"])
def test_a_unit_without_an_order_is_named_whole(qtbot, dressed, language, at):
    i18n.speak(language)
    kind = ARMY if at == "BUD" else FLEET
    line = UnitRow(Unit("RUSSIA", kind, at), "", BOARD, active=False)
    qtbot.addWidget(line)
    line.setFixedWidth(344)
    line.show()
    dressed.processEvents()

    said = [found for found in line.findChildren(QLabel) if found.text()]
    assert len(said) == 2
    for found in said:
        longest = max(found.text().split(), key=found.fontMetrics().horizontalAdvance)
        words = longest if found.wordWrap() else found.text()
        assert found.width() >= found.fontMetrics().horizontalAdvance(words), found.text()


@pytest.mark.parametrize("language", ["cs", "en"])
def test_the_primary_button_is_whole_in_the_smallest_window(qtbot, look, language):
    i18n.speak(language)
    window = MainWindow()
    qtbot.addWidget(window)
    window.resize(1024, 640)
    window.show()
    window.navigator.show_gallery("3")
    bar = window.screen_shown.table.bar

    # Until the styles are worn the bar has no sizes to speak of.
    qtbot.waitUntil(lambda: bar.go.width() >= bar.go.sizeHint().width() > 100)
    assert bar.rect().contains(bar.go.geometry())
    assert bar.reset.accessibleName()
