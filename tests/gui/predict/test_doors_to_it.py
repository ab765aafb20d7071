"""How one comes to be asked, and back: from a study, and by what is due today."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from engine.store.memory_cover import memory_path
from gui import settings
from gui.library.library_screen import LibraryScreen
from gui.predict.predict_screen import PredictScreen
from gui.sandbox.sandbox_screen import SandboxScreen

pytestmark = pytest.mark.usefixtures("empty_shelf")
Key = Qt.Key


def to(qtbot, window, kind, act):
    act()
    qtbot.waitUntil(lambda: isinstance(window.screen_shown, kind))
    window.activateWindow()  # keys go to the active window only
    qtbot.waitUntil(window.isActiveWindow)
    return window.screen_shown


def press(button):
    assert button.isVisible()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def studied(qtbot, window):
    window.show_library()
    return to(qtbot, window, SandboxScreen, lambda: press(window.screen_shown.new_board))


def test_from_a_board_that_was_played_on_and_back_to_it(window, qtbot):
    study = studied(qtbot, window)
    study.course.judge({"GERMANY": ["A MUN - TYR"], "ITALY": ["A VEN - TYR"]})
    study.course.step_back()
    at = study.course.at
    asked = to(qtbot, window, PredictScreen, lambda: QTest.keyClick(study.view, Key.Key_P))
    assert {one.unit for one in asked.asking.question.asked} >= {"A MUN", "A VEN"}
    QTest.keyClick(asked, Key.Key_A)
    QTest.keyClick(asked, Key.Key_Space)
    missed = {one.asked.unit for one in asked.asking.score.missed}
    assert missed == {"A MUN", "A VEN"}
    study = to(qtbot, window, SandboxScreen, lambda: QTest.keyClick(asked, Key.Key_Space))
    assert study.course.at == at
    assert len(study.course.study.nodes) == 2


def test_from_what_is_only_written_and_nothing_is_judged_by_it(window, qtbot):
    study = studied(qtbot, window)
    study.course.draft({"FRANCE": ["A PAR - BUR"], "GERMANY": ["A MUN - BUR"]})
    study.show_place()
    asked = to(qtbot, window, PredictScreen, lambda: press(study.foot.predict))
    study = to(qtbot, window, SandboxScreen, lambda: press(asked.top.leave))
    assert len(study.course.study.nodes) == 1
    assert study.page.sheets["FRANCE"] == ("A PAR - BUR",)


def test_where_nothing_is_written_that_is_said_in_place(window, qtbot):
    study = studied(qtbot, window)
    study.course.clear()
    QTest.keyClick(study.view, Key.Key_P)
    assert window.screen_shown is study
    assert study.foot.hint.text()


def test_what_was_missed_is_due_among_the_examples_and_is_asked_there(window, qtbot):
    study = studied(qtbot, window)
    study.course.draft({"FRANCE": ["A PAR - BUR"], "GERMANY": ["A MUN - BUR"]})
    study.show_place()
    asked = to(qtbot, window, PredictScreen, lambda: QTest.keyClick(study.view, Key.Key_P))
    QTest.keyClick(asked, Key.Key_Space)
    study = to(qtbot, window, SandboxScreen, lambda: QTest.keyClick(asked, Key.Key_Space))
    gallery = to(qtbot, window, LibraryScreen, lambda: QTest.keyClick(study, Key.Key_Escape))
    assert memory_path(settings.games_folder()).exists()
    assert gallery.practice.due == 0  # not before ten minutes have passed
    practice = to(qtbot, window, PredictScreen, lambda: press(gallery.practice))
    assert practice.practice.isVisible()
    assert not practice.practice.starts
    assert [name for name, _ in practice.practice.rows] == ["one’s own boards"]
    to(qtbot, window, LibraryScreen, lambda: press(practice.top.leave))


def test_from_the_library_and_what_is_missed_is_kept_under_the_item(window, qtbot):
    window.show_library()
    library = window.screen_shown
    library.show_shelf("diplomacy/tactics")
    item = library.items.at
    asked = to(qtbot, window, PredictScreen, lambda: QTest.keyClick(library.items, Key.Key_P))
    assert asked.asking.turns[0].subject.key == item.key
    QTest.keyClick(asked, Key.Key_Space)
    assert [*asked.memory.known.subjects] == [item.key]
    library = to(qtbot, window, LibraryScreen, lambda: press(asked.top.leave))
    assert library.items.at is not None
    assert library.items.at.key == item.key

    study = to(qtbot, window, SandboxScreen, lambda: QTest.keyClick(library.items, Key.Key_Return))
    asked = to(qtbot, window, PredictScreen, lambda: QTest.keyClick(study.view, Key.Key_P))
    assert asked.asking.turn.subject.key == item.key
    study = to(qtbot, window, SandboxScreen, lambda: press(asked.top.leave))
    to(qtbot, window, LibraryScreen, lambda: press(study.top.leave))
    assert not [*(settings.games_folder() / "studies").glob("*.velstudy")]  # only looked at
