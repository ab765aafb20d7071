"""Games to and from other programs, by the menu and by clicks."""

import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from engine.formats.recorded_game import Loss
from engine.games.diplomacy.exchange.format_names import Format
from gui import i18n
from gui.history.foreign_screen import ForeignScreen
from gui.kit.dialog import Message, Question
from gui.windows.files.export_card import ExportCard
from gui.words.formats import loss_words


def click(widget):
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


@pytest.fixture
def card(window, found_game):
    QTest.qWaitForWindowActive(window)
    window.open_game(found_game("Pátek 世界"))
    QTest.keyClick(window, Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
    found = window.findChild(ExportCard)
    assert found is not None
    return found


def save_as(card, form, path):
    card.forms[form].click()
    click(card.save)
    dialog = card.findChild(QFileDialog)
    dialog.fileSelected.emit(str(path))
    dialog.reject()


def test_a_game_goes_out_and_comes_back_by_clicks(window, card, tmp_path):
    file = tmp_path / "friday"
    save_as(card, Format.JSON, file)
    assert card.state.text() == f"Kept as {file}.json"
    card.reject()

    window.open_game(file.with_suffix(".json"))
    assert isinstance(window.screen_shown, ForeignScreen)
    click(window.screen_shown.adopt)
    question = window.findChild(Question)
    assert "Second edition, 1982" in question.words.text()
    click(question.yes)

    public = window.navigator.bridge.public()
    assert (public.title, public.led) == ("Pátek 世界", True)
    assert public.player("FRANCE") == "Cyril"

    window.navigator.open.ask_for_copy()
    assert "slips" in window.findChild(QFileDialog).windowTitle()
    window.findChild(QFileDialog).close()

    window.navigator.open.show_export()
    own = window.findChildren(ExportCard)[-1]
    own.own.click()
    assert "Every word of the slips" in own.untold.text()


def test_every_format_says_what_others_are_not_told(card):
    for form, choice in card.forms.items():
        choice.click()
        assert loss_words(Loss.PLAYERS) in card.untold.text()
        assert (loss_words(Loss.TITLE) in card.untold.text()) == (form is Format.REALPOLITIK)
        assert "own file" in card.again.text()


def test_a_text_is_copied_for_a_letter(card):
    card.forms[Format.JUDGE].click()
    click(card.copy)

    assert "BEGIN VELMOC RECORD" in QGuiApplication.clipboard().text()


def test_our_own_format_is_a_copy_of_the_file(window, card):
    card.own.click()
    assert "slips" not in card.untold.text()
    assert not card.copy.isEnabled()
    click(card.save)

    dialog = window.findChild(QFileDialog)
    assert "velmoc" in dialog.nameFilters()[0]
    dialog.reject()


def test_a_place_that_cannot_be_written_is_said_and_nothing_is_left(card, tmp_path):
    (tmp_path / "file").write_text("")
    before = {*tmp_path.rglob("*")}

    card.save_as(Format.JUDGE, tmp_path / "file" / "x.txt")

    assert card.trouble.isVisible()
    assert "x.txt" in card.trouble.words.text()
    assert {*tmp_path.rglob("*")} == before


def test_a_record_that_cannot_be_gone_on_with_says_why(window, tmp_path):
    phase = {"name": "F1901M", "state": {"units": {"FRANCE": ["A PAR"]}}, "orders": {}}
    orders = {"FRANCE": ["A PAR H"]}
    before = phase | {"name": "S1902M", "orders": orders}
    file = tmp_path / "odd.json"
    file.write_text(json.dumps({"phases": [before, phase | {"orders": orders}, phase]}))
    window.open_game(file)

    click(window.screen_shown.adopt)
    click(window.findChild(Question).yes)

    message = window.findChild(Message)
    assert "S1902M" in message.words.text()
    assert isinstance(window.screen_shown, ForeignScreen)


def test_both_languages_name_all():
    with i18n.speaking("cs"):
        czech = [loss_words(one) for one in Loss]
    assert not {*czech} & {loss_words(one) for one in Loss}
