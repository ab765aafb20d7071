"""No way out of a master's desk loses what he wrote."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from gui.kit.dialog import Question
from gui.master.desk_screen import MasterDesk
from gui.master.edit_screen import EditScreen


def by_the_start(master):
    master.window.show_start()


def by_another_game(master):
    master.window.new_game()


def by_closing(master):
    master.window.close()


def by_covering(master):
    master.window.screen_shown.hide_secrets()


@pytest.mark.parametrize("way", [by_the_start, by_another_game, by_closing, by_covering])
def test_a_slip_is_stored_as_it_is_typed(master, way):
    desk = master.shows(MasterDesk)
    master.press(desk.signs["FRANCE"])
    QTest.keyClicks(desk.boxes["FRANCE"].text, "A Par - Bu")
    path = master.window.navigator.open.path

    way(master)

    master.window.open_game(path)
    assert master.shows(MasterDesk).boxes["FRANCE"].text.toPlainText() == "A Par - Bu"


def edited(master, what):
    master.shows(MasterDesk)
    master.window.navigator.open.evening._show_edit()
    edit = master.shows(EditScreen)
    match what:
        case "reason":
            QTest.keyClicks(edit.reason, "wrong board")
        case "season":
            edit.part.setCurrentIndex(2)
        case "year":
            edit.turn.stepUp()
        case "piece":
            master.press(edit.tray.take)
            place = edit.view.pointer.viewport_point("PAR")
            QTest.mouseClick(edit.view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    return edit


@pytest.mark.parametrize("what", ["reason", "season", "year", "piece"])
@pytest.mark.parametrize("way", ["cancel", "escape", "quit"])
def test_a_board_that_was_changed_is_asked_about(master, what, way):
    edit = edited(master, what)
    if way == "cancel":
        master.press(edit.cancel)
    elif way == "escape":
        QTest.keyClick(edit, Qt.Key.Key_Escape)
    else:
        master.window.navigator.quit()
    question = master.window.findChildren(Question)[-1]

    master.press(question.no)

    assert master.screen is edit
    assert edit.would_lose


def test_a_board_that_was_not_changed_is_left_at_once(master):
    edit = edited(master, "")

    master.press(edit.cancel)

    master.shows(MasterDesk)
