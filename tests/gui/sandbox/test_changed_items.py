"""An item that was changed is opened as printed or gone on with, as one likes; nothing is lost."""

import json
import sqlite3
from contextlib import closing

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine.libraries import every_shelf
from engine.store.study_shelf import StudyShelf
from gui import settings
from gui.library.changed_card import ChangedCard
from gui.library.library_screen import LibraryScreen
from gui.sandbox.course.of_item import as_printed
from gui.sandbox.item_opening import changed_of
from gui.sandbox.sandbox_screen import SandboxScreen

pytestmark = pytest.mark.usefixtures("empty_shelf", "bare_boards")

ITEMS = {
    shelf.key: next(one for one in shelf.items if one.read is not None)
    for shelves in every_shelf().values()
    for shelf in shelves
    if any(one.read is not None for one in shelf.items)
}
"""An item of each shelf."""


@pytest.fixture
def window(window):
    window.navigator.show_library()
    return window


def opened(qtbot, window, item):
    """Open an item as the library's row does; return the board, or the card that asks first."""
    assert isinstance(window.screen_shown, LibraryScreen)
    window.screen_shown.item_chosen.emit(item, 0)
    qtbot.waitUntil(lambda: isinstance(window.screen_shown, SandboxScreen) or bool(cards(window)))
    QApplication.processEvents()
    return next(iter(cards(window)), None) or window.screen_shown


def cards(window):
    return [one for one in window.findChildren(ChangedCard) if one.isVisible()]


def press(qtbot, window, act):
    QTest.mouseClick(act, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: isinstance(window.screen_shown, SandboxScreen))
    QApplication.processEvents()
    return window.screen_shown


def left(qtbot, window):
    window.screen_shown._leave()
    qtbot.waitUntil(lambda: isinstance(window.screen_shown, LibraryScreen))


def printed(screen):
    return as_printed(screen.course.open.log, screen.course.at)


@pytest.mark.parametrize("shelf", [*ITEMS])
def test_whoever_changed_an_item_is_offered_both(window, qtbot, shelf):
    item = ITEMS[shelf]
    assert printed(opened(qtbot, window, item))
    left(qtbot, window)
    screen = opened(qtbot, window, item)  # who only looked is not asked
    assert isinstance(screen, SandboxScreen)
    screen.remarks.note("Changed here.")
    left(qtbot, window)
    card = opened(qtbot, window, item)
    assert isinstance(card, ChangedCard)
    screen = press(qtbot, window, card.as_printed)
    assert printed(screen)
    assert "Changed here." not in [one.note for one in screen.course.study.nodes.values()]
    left(qtbot, window)
    screen = press(qtbot, window, opened(qtbot, window, item).on)
    assert not printed(screen)
    assert screen.course.node.note == "Changed here."
    left(qtbot, window)
    card = opened(qtbot, window, item)
    card.reject()
    QApplication.processEvents()
    assert isinstance(window.screen_shown, LibraryScreen)
    assert len(changed_of(settings.games_folder(), item)) == 1
    for other in ITEMS.values():
        assert other.key == item.key or not changed_of(settings.games_folder(), other)


def test_what_was_changed_before_covers_said_of_which_item_it_is_is_offered_too(window, qtbot):
    """Such a cover has no word of it; the study itself began with it."""
    games = settings.games_folder()
    for item in ITEMS.values():
        screen = opened(qtbot, window, item)
        screen.remarks.note("Changed here.")
        left(qtbot, window)
    window.navigator.doors.studies.new(window.navigator.loaded("diplomacy"))
    window.screen_shown.remarks.note("Of none.")
    left(qtbot, window)
    for path in (games / "studies").glob("*.velstudy"):
        with closing(sqlite3.connect(path)) as db, db:
            cover = json.loads(db.execute("SELECT body FROM cover").fetchone()[0])
            del cover["item"]
            db.execute("UPDATE cover SET body = ?", (json.dumps(cover),))
    assert len(StudyShelf(games).studies()) == len(ITEMS) + 1
    for item in ITEMS.values():
        (found,) = changed_of(games, item)
        assert found.cover.item == item.key
        card = opened(qtbot, window, item)
        assert isinstance(card, ChangedCard)
        card.reject()
        QApplication.processEvents()


def test_of_several_the_last_one_is_gone_on_with_and_all_stay(window, qtbot):
    item = next(iter(ITEMS.values()))
    for note in ("One.", "Two."):
        shown = opened(qtbot, window, item)
        screen = press(qtbot, window, shown.as_printed) if isinstance(shown, ChangedCard) else shown
        screen.remarks.note(note)
        left(qtbot, window)
    screen = press(qtbot, window, opened(qtbot, window, item).on)
    assert screen.course.node.note == "Two."
    left(qtbot, window)
    assert len(StudyShelf(settings.games_folder()).studies()) == 2


def test_boards_of_an_earlier_version_are_among_ones_studies_once(window, qtbot):
    left_over = settings.data_folder() / "study.json"
    board = {
        "version": 0,
        "units": [["FRANCE", "A", "PAR"], ["GERMANY", "A", "MUN"]],
        "orders": {"PAR": "A PAR - BUR", "MUN": "A MUN - BUR"},
        "line": "A Mun-",
    }
    left_over.parent.mkdir(parents=True, exist_ok=True)
    left_over.write_text(json.dumps({"free": board, "1": board, "2": 7}))
    window.navigator.show_library()
    screen = window.screen_shown
    aside = left_over.with_name("study-damaged.json")
    assert screen.migrated.isVisible()
    assert "2 boards" in screen.migrated.words.text()
    assert str(aside) in screen.migrated.words.text()
    assert screen.own.count == 2
    assert not left_over.exists()
    assert json.loads(aside.read_text()) == {"2": 7}
    aside.unlink()
    item = next(one for one in every_shelf()["diplomacy"][0].items if one.key.endswith("/1"))
    board = press(qtbot, window, opened(qtbot, window, item).on)
    assert {unit.at for unit in board.course.position.units} == {"PAR", "MUN"}
    assert dict(board.course.sheets) == {"FRANCE": ("A PAR - BUR",), "GERMANY": ("A MUN - BUR",)}
    left(qtbot, window)
    assert not window.screen_shown.migrated.isVisible()
    assert window.screen_shown.own.count == 2
