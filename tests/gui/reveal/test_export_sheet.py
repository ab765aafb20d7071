"""The sheet that keeps a reveal, by real clicks."""

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFileDialog

from gui import i18n
from gui.kit.endings import ended
from gui.reveal import painter
from gui.table.reveal import export
from gui.table.reveal.export import GIF, PNG, WEBP, ExportSheet
from gui.table.reveal.reveal_screen import RevealScreen


@pytest.fixture
def sheet(shown, loaded_map, table_after, played, qtbot, monkeypatch):
    monkeypatch.setattr("gui.kit.stillness.wanted", lambda: True)
    monkeypatch.setitem(painter.SIZES, "middle", QSize(320, 240))
    assert export.SIZES is painter.SIZES
    screen = shown(RevealScreen(played[2], table_after(3), loaded_map))
    assert not screen.bar.export.isEnabled()  # how many pictures there are would tell too much
    qtbot.keyClick(screen, Qt.Key.Key_End)
    qtbot.mouseClick(screen.bar.export, Qt.MouseButton.LeftButton)
    found = screen.findChild(ExportSheet)
    yield found
    if found.film is not None:
        found.film.cancel()


def test_pictures_are_kept_and_counted(sheet, tmp_path, qtbot):
    sheet.ways.choose(PNG)
    sheet.keep(tmp_path)
    assert sheet.bar.isVisible()
    assert not sheet.go.isEnabled()
    assert sheet.shut.text() == "Cancel"

    qtbot.waitUntil(lambda: sheet.film is None)
    assert sheet.state.text() == f"8 pictures kept in {tmp_path}"
    assert len(list(tmp_path.iterdir())) == 8
    assert sheet.shut.text() == "Close"


def test_an_animation_gets_the_ending_of_its_kind(sheet, tmp_path, qtbot):
    sheet.ways.choose(GIF)
    sheet.keep(tmp_path / "winter")

    qtbot.waitUntil(lambda: sheet.film is None)
    assert [file.name for file in tmp_path.iterdir()] == ["winter.gif"]
    assert sheet.state.text() == f"Kept as {tmp_path / 'winter.gif'}"


@pytest.mark.parametrize(
    ("chosen", "kept"),
    [
        ("Turn 1.5", "Turn 1.5.webp"),
        ("Jaro 1901 – „čtvrtek“ #1 100 %.WebP", "Jaro 1901 – „čtvrtek“ #1 100 %.WebP"),
        ("x.gif", "x.gif.webp"),
        (".hidden", ".hidden.webp"),
        ("taken", "taken 3.webp"),
        ("taken.webp", "taken.webp"),
    ],
)
def test_a_name_is_kept_and_replaces_only_what_was_asked_about(chosen, kept, tmp_path):
    (tmp_path / "taken.webp").touch()
    (tmp_path / "taken 2.webp").touch()

    assert ended(tmp_path / chosen, ".webp") == tmp_path / kept


def test_cancel_breaks_off_and_a_second_one_closes(sheet, tmp_path, qtbot):
    sheet.keep(tmp_path / "x.webp")
    qtbot.waitUntil(lambda: sheet.bar.value() > 1)
    packer = sheet.film._packer

    qtbot.mouseClick(sheet.shut, Qt.MouseButton.LeftButton)
    assert sheet.isVisible()
    assert sheet.state.text() == "Broken off; nothing was kept."
    qtbot.waitUntil(lambda: not packer.is_alive())
    assert not list(tmp_path.iterdir())
    qtbot.mouseClick(sheet.shut, Qt.MouseButton.LeftButton)
    assert not sheet.isVisible()


def test_a_place_that_cannot_be_written_is_said_where_it_was_asked(sheet, tmp_path, qtbot):
    sheet.ways.choose(PNG)
    sheet.keep(tmp_path / "nowhere")

    qtbot.waitUntil(sheet.trouble.isVisible)
    said = sheet.trouble.words.text()
    assert said.startswith("Nothing was kept.")
    assert str(tmp_path / "nowhere") in said
    assert sheet.go.isEnabled()


@pytest.mark.parametrize("kind", [WEBP, GIF, PNG])
def test_it_asks_for_a_file_or_a_folder(kind, sheet, qtbot):
    sheet.ways.choose(kind)
    qtbot.mouseClick(sheet.go, Qt.MouseButton.LeftButton)

    dialog = sheet.findChild(QFileDialog)
    asked = dialog.fileMode() is QFileDialog.FileMode.Directory
    assert asked is (kind == PNG)
    dialog.reject()


def test_the_sheet_follows_the_language(sheet, qtbot):
    i18n.speak("cs")

    qtbot.waitUntil(lambda: sheet.go.text() == "Uložit…")
    assert sheet.sizes["small"].text() == "Malá, 960 × 720"
