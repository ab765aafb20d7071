"""Asking where a file is to lie: it ends as what was chosen, and F9 covers what is below."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QMainWindow, QWidget

from gui.kit.ask_where import ask_where

GUI = Path(__file__).parents[3] / "gui"

NOTHING_TO_COVER = {"club/exchange.py", "windows/new_game/elsewhere.py"}
"""Rooms in which no game is open."""


class Below(QMainWindow):
    """A window with something to hide."""

    def __init__(self):
        super().__init__()
        self.hidden = 0

    def hide_secrets(self, why=""):
        self.hidden += 1


@pytest.fixture
def asked(qtbot, look, tmp_path):
    """Ask from a window; return it, the dialog, and what was answered."""
    below, answers = Below(), []
    over = QWidget(below)
    below.setCentralWidget(over)
    qtbot.addWidget(below)
    below.show()
    kinds = {"png": "Picture (*.png)", "svg": "Drawing (*.svg)"}
    ask_where(over, "Save", "Friday", kinds, answers.append)
    return below, over.findChild(QFileDialog), answers


def test_the_ending_follows_the_kind_that_is_chosen(asked):
    _, dialog, answers = asked
    assert dialog.defaultSuffix() == "png"

    dialog.filterSelected.emit("Drawing (*.svg)")
    assert dialog.defaultSuffix() == "svg"

    dialog.fileSelected.emit("/somewhere/Friday.svg")
    assert answers == [Path("/somewhere/Friday.svg")]


def test_f9_covers_what_is_below(asked, qtbot):
    below, dialog, answers = asked
    qtbot.waitUntil(dialog.isVisible)

    qtbot.keyClick(dialog, Qt.Key.Key_F9)

    qtbot.waitUntil(lambda: below.hidden == 1)
    assert answers == []


def test_every_question_for_a_file_over_a_game_can_be_covered():
    bare = {
        path.relative_to(GUI).as_posix()
        for path in GUI.rglob("*.py")
        if "QFileDialog(" in (text := path.read_text("utf-8")) and "cover_by_key(" not in text
    }

    assert bare == NOTHING_TO_COVER
