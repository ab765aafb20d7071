"""The club is reached from the start screen and by a key, and leads back and to games."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from gui.club.club_screen import ClubScreen


def test_a_click_on_the_start_screen_leads_to_the_club_and_escape_back(window, found_game, qtbot):
    found_game("Thursday")
    window.show_start()

    QTest.mouseClick(window.screen_shown.last.club, Qt.MouseButton.LeftButton)
    club = window.screen_shown
    assert isinstance(club, ClubScreen)
    assert club.library.entry.title == "Thursday"
    QTest.keyClick(club.library.search, Qt.Key.Key_Escape)

    qtbot.waitUntil(lambda: window.navigator.start is not None)


def test_the_menus_act_leads_to_the_club_and_a_game_opens_from_it(window, found_game, qtbot):
    found_game("Thursday")
    window.show_start()

    window.menu.club.trigger()
    QTest.keyClick(window.screen_shown.library.search, Qt.Key.Key_Return)

    qtbot.waitUntil(lambda: window.navigator.in_game)


def test_more_games_than_fit_are_found_in_the_library(window, found_game, monkeypatch):
    from gui.windows.start import start_screen

    monkeypatch.setattr(start_screen, "OTHERS", 1)
    for title in ("One", "Two", "Three"):
        found_game(title)
    window.show_start()

    assert len(window.screen_shown.others) == 1
    assert window.screen_shown.last.club.accessibleName() == "Games in the club (3)"
