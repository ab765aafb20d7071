"""Results and reveal in small windows and large type: nothing is cut, words stay words."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from engine.games.diplomacy.phase import Step
from gui.explain.why_parts import RulingRow
from gui.history.history_screen import HistoryScreen
from gui.kit import sizing, theme
from gui.table.results.results_screen import ResultsScreen
from gui.table.reveal.power_block import unbroken
from gui.table.reveal.reveal_screen import RevealScreen


@pytest.fixture
def dressed(look, qapp):
    def dress(text):
        theme.use("light", text=text)
        sizing.dress()

    yield dress
    dress(1.0)


def cut(screen, kinds=(QPushButton,)):
    """Return the words of what is narrower than its words."""
    QApplication.processEvents()
    return [
        found.text()
        for kind in kinds
        for found in screen.findChildren(kind)
        if found.isVisible()
        and not isinstance(found, RulingRow)
        and not (isinstance(found, QLabel) and found.wordWrap())
        and found.width() < found.minimumSizeHint().width()
    ]


@pytest.mark.parametrize(("width", "text"), [(1280, 1.0), (1024, 1.5), (1280, 2.0)])
def test_nothing_on_the_results_is_cut(
    shown, loaded_map, table_after, played, dressed, width, text
):
    dressed(text)
    screen = shown(ResultsScreen(played[4], table_after(5), loaded_map), width, 720)

    assert not cut(screen, (QPushButton, QLabel))


@pytest.mark.parametrize(("width", "text"), [(1280, 1.0), (1024, 1.5), (1280, 2.0)])
def test_no_act_of_the_reveal_is_cut(shown, loaded_map, table_after, played, dressed, width, text):
    dressed(text)
    screen = shown(RevealScreen(played[4], table_after(5), loaded_map), width, 720)
    screen.go_to(len(screen.steps) - 1)

    assert not cut(screen)


def test_a_row_of_results_says_everything_in_words_beside_or_above_its_result(
    shown, loaded_map, table_after, played
):
    screen = shown(ResultsScreen(played[4], table_after(5), loaded_map), 1280, 720)
    screen.panel.show_list()
    QApplication.processEvents()

    said = {str(ruling.order): row for ruling, row in screen.panel.rows}
    long = said["F SWE S A STP - NWY"]
    assert long.words.text() == "Sweden: support A St. Petersburg → Norway"
    assert long.words.height() >= long.words.heightForWidth(long.words.width())
    assert long.rect().contains(long.result.geometry())
    assert not long.result.geometry().intersects(long.words.geometry())
    assert long.height() == long.heightForWidth(long.width())


def test_an_order_is_never_broken_over_two_lines():
    assert " " not in unbroken("F Bar S A Nwy-StP")


def test_the_whole_board_is_seen_until_an_order_is_asked_about(
    shown, loaded_map, table_after, played
):
    screen = shown(ResultsScreen(played[4], table_after(5), loaded_map), 1920, 1080)
    assert screen.panel.ruling is not None
    assert not screen.view.highlights.dimmed

    screen.panel.step(1)
    assert screen.view.highlights.dimmed


def test_a_past_phase_is_seen_whole_until_an_order_is_asked_about(
    shown, loaded_map, table_after, diplomacy, qtbot
):
    screen = shown(HistoryScreen(table_after(5), loaded_map, rules=diplomacy), 1920, 1080)
    assert screen.panel.ruling is not None
    assert not screen.view.highlights.dimmed

    qtbot.mouseClick(screen.bar.before, Qt.MouseButton.LeftButton)
    assert not screen.view.highlights.dimmed

    qtbot.mouseClick(screen.panel.rows[1][1], Qt.MouseButton.LeftButton)
    assert screen.view.highlights.dimmed


def test_the_bar_leads_nowhere_where_nothing_comes(shown, loaded_map, table_after, played):
    screen = shown(ResultsScreen(played[5], table_after(6), loaded_map), 1920, 1080)

    visible = [part.isVisible() for part in screen.bar._spare[1]]
    assert played[5].phase.step is Step.RETREATS
    assert visible == [False, False]
