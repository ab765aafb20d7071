"""The public screen with the real window: it follows the table and is never ahead of the laptop."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from gui import settings
from gui.public.projector import Place
from gui.public.things import Sign
from gui.public.window import Page
from gui.screen import Screen
from gui.table.curtain.curtain_screen import CurtainScreen
from gui.table.page.table_screen import TableScreen
from gui.table.results.results_screen import ResultsScreen
from gui.table.reveal.reveal_screen import RevealScreen
from gui.windows.help.help_card import HelpCard
from gui.windows.start.start_screen import StartScreen

pytestmark = pytest.mark.usefixtures("bare_boards")


def public(window):
    return window.projector.window


@pytest.fixture
def at_table(window, found_game, qtbot):
    """A game of which all but one power have sealed, with the public screen beside it."""

    def sit(sealed=6):
        window.open_game(found_game(sealed=sealed))
        assert isinstance(window.screen_shown, TableScreen)
        QTest.keyClick(window, Qt.Key.Key_F7)
        return public(window)

    return sit


def test_on_one_display_f7_brings_it_to_the_front_and_the_same_key_puts_it_away(
    window, at_table, qtbot
):
    """Whichever of the two windows the key is pressed in."""
    room = at_table()
    assert room.page is Page.TABLE
    assert window.projector.place is Place.WINDOW
    qtbot.waitUntil(room.isActiveWindow)
    assert window.screen_shown.room.text().strip() == "public screen in a window"

    QTest.keyClick(room, Qt.Key.Key_F7)
    qtbot.waitUntil(lambda: public(window) is None)
    qtbot.waitUntil(window.isActiveWindow)
    assert window.screen_shown.room.text().strip() == "Public screen"

    QTest.keyClick(window, Qt.Key.Key_F7)
    qtbot.waitUntil(public(window).isActiveWindow)
    window.activateWindow()  # a click into the laptop's window, which lies over it then
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(window, Qt.Key.Key_F7)
    qtbot.waitUntil(public(window).isActiveWindow)
    assert window.projector.place is Place.WINDOW


def test_beside_the_laptops_window_f7_puts_it_away_from_there_too(window, at_table, qtbot):
    room = at_table()
    room.move(window.frameGeometry().right() + 50, 0)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)

    QTest.keyClick(window, Qt.Key.Key_F7)

    assert public(window) is None


def test_where_no_button_says_it_a_line_says_where_it_went(window, found_game, qtbot):
    window.open_game(found_game())
    window.screen_shown.next_asked.emit()
    qtbot.waitUntil(lambda: isinstance(window.screen_shown, CurtainScreen))

    QTest.keyClick(window, Qt.Key.Key_F7)

    notice = window.projector.notice
    assert notice.isVisible()
    assert notice.words.text() == "The public screen is in front, in a window. F7 puts it away."
    assert not notice.as_window.isVisible()
    qtbot.waitUntil(public(window).isActiveWindow)
    QTest.keyClick(public(window), Qt.Key.Key_F7)
    qtbot.waitUntil(lambda: public(window) is None)
    assert not notice.isVisible()


def test_it_is_not_loaded_before_somebody_wants_it(window, found_game):
    window.open_game(found_game())

    assert not window.has_projector


def test_a_table_that_wants_it_finds_it_with_the_next_game(window, found_game):
    settings.change(public_on=True)
    window.open_game(found_game())

    assert window.projector.place is Place.WINDOW
    assert public(window).page is Page.TABLE


def test_without_a_game_it_shows_the_name_of_the_program(window, at_table):
    at_table()
    window.show_start()

    assert isinstance(window.screen_shown, StartScreen)
    assert public(window).page is Page.WORDMARK


def test_a_seal_is_seen_at_once(window, at_table):
    room = at_table(sealed=5)
    window.navigator.bridge.seal("RUSSIA", [])

    states = [thing.state for thing in room.things if isinstance(thing, Sign)]
    assert states[:7].count("sealed") == 6


def test_orders_are_revealed_to_the_room_when_the_laptop_reveals_them_and_not_before(
    window, at_table, qtbot
):
    room, bridge = at_table(), window.navigator.bridge
    bridge.seal("TURKEY", [])
    seen = []
    bridge.changed.connect(lambda _: seen.append(room.page))
    bridge.reveal()
    assert seen == [Page.TABLE]
    assert room.page is Page.TABLE

    window.navigator.open.evening.course.show_reveal()
    reveal = window.screen_shown
    assert isinstance(reveal, RevealScreen)
    assert room.page is Page.REVEAL
    assert room.reveal.player is reveal.player

    reveal.player.forward()
    assert room.reveal.player.at == reveal.player.at == 1


def test_after_the_reveal_the_room_sees_results_and_then_the_next_phase(window, at_table, qtbot):
    room, bridge = at_table(), window.navigator.bridge
    bridge.seal("TURKEY", [])
    bridge.reveal()
    window.navigator.open.evening.course.show_reveal()
    window.screen_shown.finished.emit()
    qtbot.waitUntil(lambda: isinstance(window.screen_shown, ResultsScreen))
    assert room.page is Page.RESULTS
    assert room.reveal is None

    window.screen_shown.go_on.emit()
    qtbot.waitUntil(lambda: isinstance(window.screen_shown, TableScreen))
    assert room.page is Page.TABLE
    assert "Autumn 1901" in room.accessibleDescription()


def test_a_draw_ends_the_game_for_the_room_too(window, at_table):
    room = at_table()
    window.navigator.open.settle(window.navigator.bridge.end_by_draw)

    assert room.page is Page.OVER
    assert "draw" in room.accessibleDescription()


def test_space_in_it_leads_the_reveal_on(window, at_table):
    room, bridge = at_table(), window.navigator.bridge
    bridge.seal("TURKEY", [])
    bridge.reveal()
    window.navigator.open.evening.course.show_reveal()
    QTest.keyClick(room, Qt.Key.Key_Space)

    assert window.screen_shown.player.at == 1


def test_f9_in_it_covers_the_desk(window, at_table):
    class Secret(Screen):
        hidden = False

        def hide_secrets(self):
            self.hidden = True

    room = at_table()
    screen = Secret()
    window.show_screen(screen)
    QTest.keyClick(room, Qt.Key.Key_F9)

    assert screen.hidden


def test_f1_in_it_opens_the_help_over_it_and_not_over_the_desk(window, at_table, qtbot):
    room = at_table()
    qtbot.waitUntil(room.isActiveWindow)
    QTest.keyClick(room, Qt.Key.Key_F1)
    card = room.findChild(HelpCard)

    qtbot.waitUntil(card.isActiveWindow)
    assert window.findChild(HelpCard) is None
    assert not card.all.isVisible()  # they are read in the other window

    QTest.keyClick(card, Qt.Key.Key_Escape)
    qtbot.waitUntil(room.isActiveWindow)
    assert room.findChild(HelpCard) is None or not card.isVisible()


def test_f9_on_the_help_over_it_covers_the_desk_too(window, at_table, qtbot):
    room = at_table()
    qtbot.waitUntil(room.isActiveWindow)
    QTest.keyClick(room, Qt.Key.Key_F1)
    card = room.findChild(HelpCard)
    qtbot.waitUntil(card.isActiveWindow)

    with qtbot.waitSignal(room.covered):
        QTest.keyClick(card, Qt.Key.Key_F9)


def test_the_help_over_it_goes_with_it_when_its_display_does(window, at_table, qtbot):
    """It has all the keys: out of sight it would lock the program."""
    room = at_table()
    qtbot.waitUntil(room.isActiveWindow)
    QTest.keyClick(room, Qt.Key.Key_F1)
    qtbot.waitUntil(room.findChild(HelpCard).isActiveWindow)

    room.hide()

    qtbot.waitUntil(lambda: QApplication.activeModalWidget() is None)


def test_it_closes_with_the_program(window, at_table):
    room = at_table()
    window.close()

    assert not room.isVisible()
    assert public(window) is None
    assert settings.current().public_on  # the next evening has it again


def test_the_menu_leads_it(window, at_table):
    menu = window.menu.public
    at_table()
    menu.refresh()
    assert menu.show.isChecked()
    assert menu.window.isChecked()

    menu.themes["light"].trigger()
    assert public(window).look.name == "light"
    menu.nearer.trigger()
    near = public(window).board.camera.zoom
    menu.whole.trigger()
    assert near > public(window).board.camera.zoom

    menu._list_displays()
    assert [act.isCheckable() for act in menu.displays.actions()] == [True]


def test_it_speaks_the_language_of_the_program(window, at_table, qtbot):
    room = at_table()
    window.menu.languages["cs"].trigger()

    qtbot.waitUntil(lambda: "Jaro 1901" in room.accessibleDescription())


def test_it_can_be_shown_and_put_away_as_often_as_people_like(window, at_table):
    room = at_table()
    for _ in range(3):
        window.projector.show_window()  # asks its window where that is
        window.projector._on_full()
        assert window.projector.place is Place.FULL
        QTest.keyClick(window, Qt.Key.Key_F7)
        assert public(window) is None
        QTest.keyClick(window, Qt.Key.Key_F7)
        assert public(window) is not room
    assert window.projector.displays.all()
