"""The first sight: what was left is there before the program is, and only what all may see."""

import shutil

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from gui import settings
from gui.kit import theme
from gui.map import store
from gui.process import first_paint
from gui.table.curtain.curtain_screen import CurtainScreen
from gui.table.desk.desk_screen import DeskScreen
from gui.windows import first_sight
from gui.windows.main_window import MainWindow
from gui.windows.start.title_picture import Cover


@pytest.fixture(autouse=True)
def _nothing_kept(home):
    shutil.rmtree(store.folder(), ignore_errors=True)


@pytest.fixture
def another(window, qtbot, qapp):
    """Start the program once more: a window, and whether anything was seen at once."""

    def start():
        found = MainWindow()
        qtbot.addWidget(found, dressed=False)
        found.resize(window.size())
        kept = first_sight.kept()
        return found, first_paint.look(qapp, found, kept) and kept is not None

    return start


def picture(widget):
    return widget.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


@pytest.mark.parametrize("name", settings.THEMES)
def test_a_first_start_shows_the_name_on_the_bare_table(another, name):
    """What nobody can tell yet is not guessed: one colour, and letters in another."""
    settings.change(theme=name)

    found, seen = another()

    assert not seen
    assert found.isVisible()
    with theme.wearing(name):
        table, letters = theme.hexa("table"), theme.hexa("on_chrome")
    cover = picture(found)

    def colours(line):
        return {cover.pixelColor(x, line).name() for x in range(cover.width())}

    assert colours(0) == {table}
    assert {table, letters} <= colours(cover.height() // 2)


def test_letters_that_cannot_be_read_do_not_stop_it(another, monkeypatch):
    def broken():
        raise OSError

    with monkeypatch.context() as patch:
        patch.setattr(theme, "need_fonts", broken)
        found, _ = another()

        assert found.isVisible()
        assert found.centralWidget().currentWidget().painted


def test_the_first_screen_takes_the_place_of_the_name(another):
    found, _ = another()

    found.show_start()

    assert found.screen_shown is not None
    assert found.findChildren(Cover) == []


def test_the_start_screen_is_seen_as_it_was_left(window, found_game, another):
    found_game("Thursday")
    window.show_start()
    window.show()
    window.close()
    first_sight.keep(window)
    left = picture(window)

    found, seen = another()

    assert seen
    assert picture(found) == left
    assert not window.screen_shown.last.picture.waiting
    assert window.screen_shown.hero.has_picture


def test_the_first_screen_takes_its_place(window, found_game, another):
    found_game("Thursday")
    window.show_start()
    first_sight.keep(window)
    found, _ = another()

    found.show_start()

    assert found.screen_shown is not None
    assert found.findChildren(first_sight.Sight) == []


def test_whoever_leaves_a_desk_leaves_a_picture_of_the_start_screen(
    window, found_game, another, qtbot
):
    window.open_game(found_game("Thursday"))
    window.screen_shown.next_asked.emit()
    qtbot.waitUntil(lambda: isinstance(window.screen_shown, CurtainScreen))
    window.screen_shown.card.go.click()
    qtbot.waitUntil(lambda: isinstance(window.screen_shown, DeskScreen))
    window.close()
    first_sight.keep(window)
    left = picture(window)

    assert window.navigator.start is not None
    assert not window.navigator.in_game
    found, seen = another()
    assert seen
    assert picture(found) == left


def test_a_picture_of_another_size_keeps_its_pixels(window, another, qapp):
    window.show_start()
    first_sight.keep(window)
    before = picture(window)
    window.resize(window.size() + QSize(200, 100))

    found, seen = another()

    assert seen
    assert picture(found).copy(before.rect()) == before


def test_a_damaged_picture_is_no_matter(window, another):
    window.show_start()
    first_sight.keep(window)
    for path in store.folder().iterdir():
        path.write_bytes(path.read_bytes()[:-7])

    assert not another()[1]


def test_a_folder_that_cannot_be_written_is_no_matter(window, another, tmp_path, monkeypatch):
    window.show_start()
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("VELMOC_CACHE", str(tmp_path / "file"))

    first_sight.keep(window)

    assert not another()[1]
