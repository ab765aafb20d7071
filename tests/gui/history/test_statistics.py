"""Statistics of one game, by real clicks."""

import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from engine import tables
from engine.board.loader import load_content, load_map
from engine.catalogue import GAMES
from engine.chronicle.figures import Figures, Support
from engine.table.view import PublicView
from gui import i18n
from gui.games import catalogue
from gui.history.history_screen import STATISTICS, HistoryScreen
from gui.history.statistics import StatisticsPage
from gui.kit.signs import Badge
from gui.kit.widgets import Button
from gui.robots.bench import long_games
from tests.maps.grid_map import grid_map, picture


@pytest.fixture(scope="module")
def public(tmp_path_factory, loaded_map):
    """Three years of units that help one another by chance."""
    path = long_games.long_game(tmp_path_factory.mktemp("game"), loaded_map, years=3)
    session = tables.open_game(path, board=loaded_map.board)
    found = session.public()
    session.close()
    return found


@pytest.fixture
def screen(shown, loaded_map, public):
    return shown(HistoryScreen(public, loaded_map), 1280, 720)


def click(widget):
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def said(page):
    return [one.text() for one in page.findChildren(QLabel) if not one.isHidden()]


def test_nothing_is_counted_before_somebody_looks(screen):
    assert screen.statistics._figures is None

    click(screen.show_statistics)

    assert screen.pages.currentIndex() == STATISTICS
    assert screen.statistics._figures is not None


def test_supports_are_told_by_giver_and_receiver(screen):
    click(screen.show_statistics)
    told = screen.statistics.figures.helped()
    counts = [
        int(text.split()[0])
        for text in said(screen.statistics)
        if text[:1].isdigit() and "/" not in text
    ]

    assert sum(told.values()) > 0
    assert sum(counts) == sum(told.values())


def test_orders_are_told_by_kind(screen, public):
    click(screen.show_statistics)
    whole = sum(int(text.split(" / ")[1]) for text in said(screen.statistics) if " / " in text)

    assert whole == sum(sum(kinds.values()) for kinds in screen.statistics.figures.orders.values())


def test_a_click_on_a_stab_shows_its_phase(screen):
    click(screen.show_statistics)
    stabs = screen.statistics.figures.stabs
    links = [b for b in screen.statistics.findChildren(Button) if not b.isHidden()]
    assert len(links) == len(stabs) > 0

    links[-1].click()

    assert screen.past.phase == stabs[0].phase


def test_it_follows_the_language(screen, qtbot):
    click(screen.show_statistics)
    i18n.speak("cs")
    screen.retranslate()

    qtbot.waitUntil(lambda: "Bodnutí do zad" in said(screen.statistics))
    i18n.speak("en")


def test_a_game_without_a_stab_says_so(shown, loaded_map, table_after):
    screen = shown(HistoryScreen(table_after(1), loaded_map), 1280, 720)

    click(screen.show_statistics)

    assert "There was none." in said(screen.statistics)


@pytest.mark.parametrize("powers", [2, 9, 16, 26])
@pytest.mark.parametrize("pairs", [0, 3])
def test_of_many_powers_those_stand_there_between_whom_there_was_help(
    qtbot, tmp_path, powers, pairs
):
    """The figures of nine fit beside each other; of more, nobody looks for three among hundreds."""
    told = grid_map(picture(18, 12, 3), powers, homes=2)
    loaded = load_content(tmp_path / "map.json", json.dumps(told).encode())
    start = GAMES["diplomacy"].rules(loaded.board, {}).start()
    ids = [power.id for power in loaded.board.powers]
    helped = [(ids[-1 - place], ids[place]) for place in range(min(pairs, powers // 2))]
    supports = tuple(
        Support(phase=start.phase, giver=one, receiver=other, order=None, counted=True)
        for one, other in helped
    )
    page = StatisticsPage(PublicView.of_board("Many", loaded.board, start), loaded.board)
    page._figures = Figures(counted={}, orders={}, supports=supports, stabs=())
    page.fill()
    qtbot.addWidget(page)
    page.resize(700, 900)
    page.show()

    few = powers <= 9
    givers = len(ids) if few else len({one for one, _ in helped})
    receivers = len(ids) if few else len({other for _, other in helped})
    assert len(page.findChildren(Badge)) == givers + receivers + powers  # and by kind of order
    counts = [one for one in page.findChildren(QLabel) if one.text() == "1"]
    assert len(counts) == len(helped)
    for one in counts:
        at = one.mapTo(page, one.rect().center())
        assert page.rect().contains(at)
    assert ("Nobody supported anybody else." in said(page)) == (not helped and not few)


@pytest.mark.parametrize("game", GAMES)
def test_no_head_of_a_kind_of_order_is_cut(shown, game):
    loaded = load_map(GAMES[game].map)
    board = loaded.board
    view = PublicView.of_board("Kinds", board, GAMES[game].rules(board, {}).start())
    screen = shown(HistoryScreen(view, loaded), 1280, 720)
    screen.show_page(STATISTICS)

    heads = {*catalogue.GAMES[game].words().kinds().values()}
    shown_heads = [one for one in screen.statistics.findChildren(QLabel) if one.text() in heads]

    assert {one.text() for one in shown_heads} == heads
    assert all(one.width() >= one.sizeHint().width() for one in shown_heads)
