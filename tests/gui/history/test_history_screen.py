"""Looking back, by real keys and clicks."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt

from engine.table.incident import Incident, IncidentKind
from gui import i18n
from gui.history.history_screen import HistoryScreen
from gui.map.arrows.line_routes import Ways
from gui.map.arrows.order_lines import Runs
from gui.map.names.labels import Labeller
from gui.map.pieces.standing import Standing


@pytest.fixture
def screen(shown, loaded_map, table_after):
    return shown(HistoryScreen(table_after(4), loaded_map))


def test_it_opens_at_the_last_revealed_phase(screen, played):
    assert screen.past == played[3]
    assert screen.list.currentText() == "Spring 1902"
    assert screen.list.count() == 4


def test_it_opens_at_any_phase(shown, loaded_map, table_after, played):
    assert shown(HistoryScreen(table_after(4), loaded_map, 1)).past == played[1]


def test_brackets_go_from_phase_to_phase(screen, qtbot, played):
    qtbot.keyClick(screen, Qt.Key.Key_BracketLeft)
    assert screen.view.position == played[2].resolution.after
    qtbot.keyClick(screen, Qt.Key.Key_BracketRight)
    qtbot.keyClick(screen, Qt.Key.Key_BracketRight)
    assert screen.past == played[3]


def test_arrows_on_the_line_and_clicks_on_its_beads(screen, qtbot, played):
    line = screen.bar.line
    qtbot.keyClick(line, Qt.Key.Key_Home)
    assert screen.past == played[0]
    qtbot.keyClick(line, Qt.Key.Key_Right)
    assert screen.past == played[1]

    at = QPoint(round(line.at_x(2)), 16)
    qtbot.mouseClick(line, Qt.MouseButton.LeftButton, pos=at)
    assert screen.past == played[2]


@pytest.mark.parametrize("width", [1280, 1920])
def test_every_phase_shows_its_orders(shown, loaded_map, table_after, qtbot, width):
    """Going to a phase by key once left the list as high as nothing."""
    screen = shown(HistoryScreen(table_after(7), loaded_map, 0), width, 720)
    for place in range(7):
        assert screen.at == place
        rows = [listed for _, listed in screen.panel.rows]
        room = min(sum(listed.height() for listed in rows), 150)
        assert room > 0
        qtbot.waitUntil(lambda room=room: screen.panel.list.height() >= room)
        qtbot.keyClick(screen, Qt.Key.Key_BracketRight)


def test_orders_or_results(screen, qtbot, played):
    qtbot.mouseClick(screen.bar.before, Qt.MouseButton.LeftButton)
    assert screen.view.position == played[3].before
    qtbot.keyClick(screen, Qt.Key.Key_B)
    assert screen.view.position == played[3].resolution.after


def test_all_phases_are_found_while_nothing_moves(shown, loaded_map, table_after, monkeypatch):
    screen = shown(HistoryScreen(table_after(7), loaded_map, 3))
    for _ in screen.view.look_ahead():
        pass
    looked_for = []

    def watch(where, name):
        real = getattr(where, name)

        def look(*given, **how):
            looked_for.append(name)
            return real(*given, **how)

        monkeypatch.setattr(where, name, look)

    watch(Standing, "settle")
    watch(Labeller, "place")
    watch(Ways, "_find")
    watch(Runs, "_shaft")

    drawn = set()
    for place in range(7):
        screen.go_to(place)
        screen.view.finish()
        drawn |= screen.view.marks.items.keys()
    assert len(drawn) > 20
    assert looked_for == []

    screen.turn(before=True)
    assert looked_for  # the orders as they were written are another picture


def test_the_bar_shows_the_centres_of_that_time(screen):
    screen.go_to(0)

    assert screen.top.season.text() == "Spring 1901"
    assert screen.top.seals.counts["GERMANY"].text() == "3"


def test_centres_by_year_can_be_seen(screen, qtbot):
    qtbot.mouseClick(screen.show_centres, Qt.MouseButton.LeftButton)

    assert screen.chart.isVisible()
    assert "1901: A 4, E 4, F 4, G 5, I 4, R 6, T 4" in screen.chart.in_words()


def test_the_year_looked_at_is_marked_among_the_centres(screen):
    assert screen.chart.shown_turn == 1902

    screen.go_to(0)

    assert screen.chart.shown_turn == 1901


def test_escape_closes(screen, qtbot):
    with qtbot.waitSignal(screen.closed):
        qtbot.keyClick(screen, Qt.Key.Key_Escape)


def test_nothing_revealed_yet_is_said(shown, loaded_map, table_after):
    screen = shown(HistoryScreen(table_after(0), loaded_map))

    assert screen.empty.isVisible()
    assert not screen.bar.isVisible()


def test_words_follow_the_language(screen, qtbot):
    i18n.speak("cs")

    qtbot.waitUntil(lambda: screen.list.currentText() == "Jaro 1902")
    assert screen.back.text().strip() == "Zpět do hry"


def test_what_happened_to_seals_stays_with_its_phase(shown, loaded_map, table_after, qapp):
    table = table_after(2)
    told = Incident(kind=IncidentKind.VOIDED, power="FRANCE", reason="absent")
    first = replace(table.past[0], incidents=(told,))
    screen = shown(HistoryScreen(replace(table, past=(first, table.past[1])), loaded_map, 0))

    assert screen.incidents.isVisible()
    said = "The envelope of France was destroyed unopened (the player is not here)"
    assert screen.incidents.text() == said
    i18n.speak("cs")
    qapp.processEvents()
    assert screen.incidents.text() == "Obálka Francie byla zničena neotevřená (hráč tu není)"
    i18n.speak("en")
    screen.go_to(1)
    assert not screen.incidents.isVisible()
