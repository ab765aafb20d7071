"""Results and reveal in small windows and large type: nothing is cut, words stay words."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from engine.games.diplomacy.phase import Step
from gui.explain.results_panel import Filter, ResultsPanel
from gui.explain.why_parts import RulingRow
from gui.history.history_screen import HistoryScreen
from gui.kit import sizing, theme
from gui.kit.widgets import label
from gui.table.results.results_screen import ResultsScreen
from gui.table.reveal.reveal_screen import RevealScreen
from gui.words.line_ends import unbroken


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


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("width", [260, 330, 420, 700])
def test_a_row_of_results_says_everything_in_words_beside_or_above_its_result(
    qtbot, loaded_map, table_after, played, dressed, width, text
):
    dressed(text)
    panel = ResultsPanel(loaded_map.board)
    qtbot.addWidget(panel)
    panel.resize(width, 2000)
    panel.set_past(played[4])
    panel.set_filter(Filter.ALL)
    panel.show()
    QApplication.processEvents()

    orders = {str(ruling.order): row for ruling, row in panel.rows}
    assert orders["F SWE S A STP - NWY"].words == "Sweden: support A St. Petersburg → Norway"
    model = label("", "order")
    qtbot.addWidget(model)
    for row in orders.values():
        words, result = row.boxes()
        said = QFontMetrics(model.font()).boundingRect(
            words, Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignVCenter, row.words
        )
        assert words.adjusted(0, 0, 1, 1).contains(said)
        assert row.rect().contains(result)
        assert not result.intersects(words)
        assert row.height() == row.heightForWidth(row.width())


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
