"""Results and reasons by real keys and clicks."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from engine.rules.game import End, Outcome
from engine.table.view import Stage
from gui import i18n
from gui.explain.results_panel import Filter
from gui.map.arrows.marks import MoveMark, TrailMark
from gui.table.results.results_screen import ResultsScreen
from gui.words.line_ends import tied


@pytest.fixture
def screen(shown, loaded_map, table_after, played):
    return shown(ResultsScreen(played[0], table_after(1), loaded_map))


def row_of(screen, order):
    return next(row for ruling, row in screen.panel.rows if str(ruling.order) == order)


def click(qtbot, widget):
    qtbot.mouseClick(widget, Qt.MouseButton.LeftButton)


def test_failures_come_first_and_the_first_is_explained(screen):
    assert screen.panel.filter is Filter.FAILURES
    assert [str(ruling.order) for ruling, _ in screen.panel.rows] == [
        "A BUD - GAL",
        "A WAR - GAL",
        "F SEV - BLA",
        "F ANK - BLA",
    ]
    assert str(screen.panel.ruling.order) == "A BUD - GAL"
    assert [s.text() for s in screen.panel.why.sentences] == [
        "Stand-off over Galicia with the attack from Warsaw, 1 against 1."
    ]


def test_filters_count_and_list(screen, qtbot):
    buttons = screen.panel.buttons
    assert buttons[Filter.ALL].text() == "All 22"
    assert buttons[Filter.FAILURES].text() == "Only failures 4"

    click(qtbot, buttons[Filter.ALL])
    assert len(screen.panel.rows) == 22
    qtbot.keyClick(screen, Qt.Key.Key_F)
    assert len(screen.panel.rows) == 4


def test_a_click_on_an_order_explains_it(screen, qtbot):
    click(qtbot, row_of(screen, "F ANK - BLA"))

    assert str(screen.panel.ruling.order) == "F ANK - BLA"
    assert "Black Sea" in screen.panel.why.sentences[0].text()


def test_arrows_go_through_the_list(screen, qtbot):
    qtbot.keyClick(screen.panel, Qt.Key.Key_Down)
    assert str(screen.panel.ruling.order) == "A WAR - GAL"
    qtbot.keyClick(screen.panel, Qt.Key.Key_Up)
    assert str(screen.panel.ruling.order) == "A BUD - GAL"


def test_section_asks_for_its_rule(screen, qtbot):
    with qtbot.waitSignal(screen.rule_asked) as asked:
        click(qtbot, screen.panel.why.links[0])

    assert asked.args == ["VIII"]


def test_before_and_after(screen, qtbot, played):
    assert screen.view.position == played[0].resolution.after
    assert any(isinstance(mark, TrailMark) for mark in screen.view.marks.shown)

    qtbot.keyClick(screen, Qt.Key.Key_B)
    assert screen.view.position == played[0].before
    assert not any(isinstance(mark, TrailMark) for mark in screen.view.marks.shown)
    click(qtbot, screen.bar.after)
    assert screen.view.position == played[0].resolution.after


def test_failed_moves_are_crossed(screen):
    arrows = [mark for mark in screen.view.marks.shown if isinstance(mark, MoveMark)]
    failed = [mark for mark in arrows if mark.failed]

    assert {mark.at for mark in failed} == {"BUD", "WAR", "SEV", "ANK"}


def test_pointing_at_a_sentence_lights_its_spaces(screen, qtbot):
    with qtbot.waitSignal(screen.panel.lit) as lit:
        screen.panel.why.sentences[0].enterEvent(_enter())

    assert set(lit.args[0]) == {"GAL", "WAR"}


def _enter():
    from PySide6.QtCore import QPointF
    from PySide6.QtGui import QEnterEvent

    return QEnterEvent(QPointF(1, 1), QPointF(1, 1), QPointF(1, 1))


def test_primary_button_names_the_next_phase_and_goes_on(screen, qtbot):
    assert screen.bar.go.text().strip() == "Autumn 1901"
    assert screen.bar.coming.text() == "Retreats: none"

    with qtbot.waitSignal(screen.go_on):
        click(qtbot, screen.bar.go)
    with qtbot.waitSignal(screen.go_on):
        qtbot.keyClick(screen, Qt.Key.Key_Space)


def test_replay_and_history_can_be_asked_for(screen, qtbot):
    with qtbot.waitSignal(screen.replay):
        click(qtbot, screen.bar.replay)
    with qtbot.waitSignal(screen.history_asked):
        click(qtbot, screen.history)


def test_retreats_to_come_are_listed(shown, loaded_map, table_after, played):
    screen = shown(ResultsScreen(played[4], table_after(5), loaded_map))

    assert screen.bar.coming.text() == "Retreats: A Burgundy and A St. Petersburg"
    assert screen.bar.go.text().strip() == "Autumn 1902, retreats"


def test_centres_and_builds_are_told_after_autumn(look, loaded_map, played):
    from gui.explain.aftermath_panel import Aftermath

    lines = Aftermath(played[1], loaded_map.board).lines

    assert "England: +\u00a0Norway, builds up to 1 unit" in lines
    assert "Germany: +\u00a0Denmark, +\u00a0Holland, builds up to 2 units" in lines
    assert not Aftermath(played[0], loaded_map.board).lines


def test_lines_told_of_one_phase_after_another_are_those_of_each(look, loaded_map, played):
    from gui.explain.aftermath_panel import Aftermath

    told = Aftermath(played[0], loaded_map.board)
    for past in (*played, *reversed(played)):
        told.tell(past)
        fresh = Aftermath(past, loaded_map.board)
        assert (told.lines, told.urgent) == (fresh.lines, fresh.urgent)
        seen = [
            [part.text() for part in one.findChildren(QLabel) if part.isVisibleTo(one)]
            for one in (told, fresh)
        ]
        assert seen[0] == seen[1]


def test_small_window_shows_list_or_reasons(shown, loaded_map, table_after, played, qtbot):
    screen = shown(ResultsScreen(played[0], table_after(1), loaded_map), 1280, 720)
    assert str(screen.panel.ruling.order) == "A BUD - GAL"  # what went wrong first
    assert not screen.panel.list.isVisible()
    qtbot.keyClick(screen, Qt.Key.Key_Escape)
    assert screen.panel.list.isVisible()

    click(qtbot, row_of(screen, "A WAR - GAL"))
    assert not screen.panel.list.isVisible()
    assert screen.panel.why.isVisible()
    qtbot.keyClick(screen, Qt.Key.Key_Escape)
    assert screen.panel.list.isVisible()


def test_a_small_window_says_how_to_get_at_the_reasons(
    shown, loaded_map, table_after, played, qtbot
):
    panel = shown(ResultsScreen(played[0], table_after(1), loaded_map), 1280, 720).panel
    panel.show_list()
    assert panel.hint.isVisible()
    assert panel.hint.text() == "Choose an order to see why it came out so."
    last = panel.rows[-1][1]
    qtbot.waitUntil(lambda: panel.hint.mapTo(panel, panel.hint.rect().topLeft()).y() > 0)
    bottom = last.mapTo(panel, last.rect().bottomLeft()).y()
    assert bottom < panel.hint.y() < bottom + 3 * last.height()

    click(qtbot, panel.rows[0][1])
    assert not panel.hint.isVisible()


def test_words_follow_the_language(screen, qtbot):
    i18n.speak("cs")

    qtbot.waitUntil(lambda: screen.bar.go.text().strip() == "Podzim 1901")
    assert screen.panel.why.sentences[0].text() == (
        tied("Pat o Halič s útokem z Varšavy, 1 proti 1.")
    )
    assert screen.panel.rows[0][1].result == "pat"


def test_the_last_results_lead_to_the_end_of_the_game(shown, loaded_map, table_after, played):
    over = Outcome(End.DRAW, ("GERMANY",))
    view = table_after(7, stage=Stage.OVER, outcome=over)

    screen = shown(ResultsScreen(played[6], view, loaded_map))

    assert screen.bar.go.text().strip() == "End of the game"
