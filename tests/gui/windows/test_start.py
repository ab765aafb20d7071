import sqlite3
from contextlib import closing

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from gui import i18n


def click(widget):
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def start(window):
    window.show_start()
    return window.screen_shown


def test_an_empty_shelf_offers_a_new_game_and_the_examples(window):
    page = start(window)

    assert page.welcome.isVisible()
    assert not page.head.isVisible()
    assert page.welcome_new.isVisible()


def test_the_game_last_played_is_large_with_what_is_public(window, found_game):
    found_game("Thursday", sealed=3)
    page = start(window)

    assert page.last.title.text() == "Thursday"
    assert page.last.season.text() == "Spring 1901"
    assert page.last.stage.text() == "writing orders, 3 of 7 sealed"
    assert "Alena" in page.last.players.text()


def test_enter_continues_the_last_game(window, found_game):
    found_game()
    page = start(window)
    assert page.last.primary.hasFocus()

    QTest.keyClick(page.last.primary, Qt.Key.Key_Space)

    assert window.navigator.in_game


def test_other_games_are_tiles_that_open_by_a_click(window, found_game):
    found_game("One")
    found_game("Two")
    page = start(window)
    title = page.tiles[0].title.text()

    click(page.tiles[0])

    assert window.navigator._hub.public().title == title


def test_a_game_that_was_just_played_comes_first(window, found_game):
    paths = [found_game(title) for title in ("One", "Two", "Three")]
    start(window)
    window.open_game(paths[1])

    page = start(window)

    assert page.last.title.text() == "Two"


def test_a_game_that_is_gone_says_so_and_can_be_taken_off(window, found_game):
    path = found_game("Gone")
    start(window)
    path.unlink()
    page = start(window)
    tile = page.tiles[0]
    assert tile.stage.text() == "The file is not here."

    click(tile.remove_entry)

    assert not window.navigator.shelf.cards()


def test_a_missing_game_does_not_open(window, found_game):
    path = found_game("Gone")
    start(window)
    path.unlink()
    page = start(window)

    click(page.tiles[0])

    assert not window.navigator.in_game


def test_a_file_that_is_no_game_says_so(window, found_game):
    path = found_game("Broken")
    start(window)
    path.write_bytes(b"not a game at all" * 100)
    page = start(window)

    assert page.tiles[0].stage.text() == "This is no Velmoc game."
    assert page.last is None


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('"PAR"]', '"PAS"]', "Damaged; opens at the last good step."),
        ('"FRANCE"', '"FRINCE"', "Damaged; opens at the last good step."),
        ('"standard"', '"dream"', "This version does not know it."),
    ],
)
def test_a_cover_that_does_not_fit_the_board_is_not_drawn(window, found_game, old, new, said):
    path = found_game("Odd")
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("UPDATE cover SET body = replace(body, ?, ?)", (old, new))

    page = start(window)

    assert page.last is None
    assert page.tiles[0].stage.text() == said


@pytest.mark.parametrize(
    ("sought", "found"), [("thurs", 1), ("bohuslav", 2), ("1901", 2), ("nobody", 0), ("CTVRT", 1)]
)
def test_a_search_looks_for_titles_players_and_years(window, found_game, sought, found):
    found_game("Thursday")
    found_game("Čtvrtek")
    page = start(window)

    QTest.keyClick(page, Qt.Key.Key_Slash)
    QTest.keyClicks(page.search, sought)

    assert len(page.tiles) == found


def test_no_finished_game_is_said_in_words(window, found_game):
    found_game()
    page = start(window)

    page.tabs.setCurrentIndex(1)

    assert page.nothing.isVisible()
    assert page.last is None


def test_a_game_ended_by_a_draw_is_finished(window, found_game):
    window.open_game(found_game("Peace"))
    window.navigator._hub.end_by_draw()
    page = start(window)

    page.tabs.setCurrentIndex(1)

    assert page.last.title.text() == "Peace"
    assert page.last.stage.text() == "A draw shared by 7 players"


def test_n_begins_a_new_game(window):
    page = start(window)

    QTest.keyClick(page, Qt.Key.Key_N)

    assert type(window.screen_shown).__name__ == "NewGameScreen"


def test_pictures_come_after_the_words_and_are_there_at_once_from_then_on(
    window, found_game, qtbot, monkeypatch, tmp_path
):
    monkeypatch.setenv("VELMOC_CACHE", str(tmp_path))
    found_game()
    page = start(window)
    assert page.last.picture.waiting
    assert not page.hero.has_picture

    qtbot.waitUntil(lambda: not page.last.picture.waiting)
    qtbot.waitUntil(lambda: page.hero.has_picture)

    again = start(window)
    assert again.hero.has_picture
    again.repaint()
    assert not again.last.picture.waiting


def test_large_text_makes_one_column_and_nothing_scrolls_sideways(window, found_game, qtbot):
    for title in ("One", "Two", "Three"):
        found_game(title)
    page = start(window)

    window.menu.sizes[200].trigger()

    qtbot.waitUntil(lambda: page.grid.itemAtPosition(1, 0) is not None)
    qtbot.waitUntil(lambda: page.paper.width() == page.area.viewport().width())
    assert page.area.horizontalScrollBar().maximum() == 0


@pytest.mark.parametrize("code", i18n.LANGUAGES)
def test_the_welcome_fits_in_the_largest_type(window, qapp, code):
    page = start(window)
    assert page.welcome.isVisible()

    i18n.speak(code)
    window.menu.sizes[200].trigger()
    qapp.processEvents()

    assert page.paper.minimumSizeHint().width() <= page.area.viewport().width()


@pytest.mark.parametrize("width", [1024, 1179, 1180, 1280, 1440, 1599, 1600, 1920, 3840])
def test_nothing_scrolls_sideways(window, found_game, qtbot, width):
    for title in ("One", "Two", "Three"):
        found_game(title)
    page = start(window)

    window.resize(width, 720)

    qtbot.waitUntil(lambda: page.paper.width() == page.area.viewport().width())
    assert page.area.horizontalScrollBar().maximum() == 0


def test_the_screen_follows_the_language(window, found_game, qapp):
    found_game("Thursday", sealed=5)
    page = start(window)

    click(page.languages["cs"])
    qapp.processEvents()

    assert page.last.season.text() == "Jaro 1901"
    assert page.last.stage.text() == "psaní povelů, 5 ze 7 zapečetěno"
    assert page.new.accessibleName() == "Nová hra"


def test_the_rulebooks_positions_open_in_the_study(window):
    page = start(window)

    click(page.lessons["4"])

    assert type(window.screen_shown).__name__ == "GalleryScreen"


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080), (2600, 1400)])
def test_of_the_piece_of_board_is_kept_what_is_seen_however_large_the_window_is(
    window, qtbot, size
):
    page = start(window)
    window.resize(*size)
    qtbot.waitUntil(lambda: page.hero.has_picture and not page.hero.wants_picture)
    window.grab()

    assert page.hero._picture.size() == page.hero.size() * page.devicePixelRatioF()
    assert page.hero._whole.isNull()


def test_the_piece_of_board_stays_the_same_when_the_window_was_another_for_a_while(window, qtbot):
    page = start(window)
    window.resize(1280, 720)
    qtbot.waitUntil(lambda: page.hero.has_picture and not page.hero.wants_picture)
    before = page.hero.grab().toImage()

    for size in ((1100, 900), (1700, 650), (1280, 720)):
        window.resize(*size)
        assert page.hero.has_picture
        window.grab()
        qtbot.waitUntil(lambda: not page.hero.wants_picture)

    assert page.hero.grab().toImage() == before
