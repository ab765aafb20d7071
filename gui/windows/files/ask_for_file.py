"""Asking for files: which game to open, where to save a copy."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QFileDialog, QWidget

from gui.kit.dialog import cover_by_key
from gui.windows.files.shelf import SUFFIX

FOREIGN = "*.json *.jsonl *.txt *.html *.htm"
"""What games of other programs are called."""

STUDY = ".velstudy"
"""How files of studies end."""

TEXTS = (".txt", ".text", ".velgame", "")
"""How files end in which a position line, a game text or orders may lie."""


def ask_for_game(parent: QWidget, folder: Path, act: Callable[[Path], None]) -> None:
    """Ask which file to open."""
    dialog = QFileDialog(
        parent, QCoreApplication.translate("Navigator", "Open a game"), str(folder)
    )
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    own = QCoreApplication.translate("Navigator", "Velmoc games (*{suffix})").format(suffix=SUFFIX)
    others = QCoreApplication.translate("Navigator", "Games of other programs ({suffixes})").format(
        suffixes=FOREIGN
    )
    dialog.setNameFilters([own, others])
    _open(dialog, act)


def ask_for_map(parent: QWidget, folder: Path, act: Callable[[Path], None]) -> None:
    """Ask on which map a new game is to be played."""
    dialog = QFileDialog(parent, QCoreApplication.translate("Navigator", "Open a map"), str(folder))
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    dialog.setNameFilter(QCoreApplication.translate("Navigator", "Maps (*.json)"))
    _open(dialog, act)


def ask_for_map_folder(parent: QWidget, folder: Path, act: Callable[[Path], None]) -> None:
    """Ask in which folder the map lies on which a new game is to be played."""
    dialog = QFileDialog(parent, QCoreApplication.translate("Navigator", "Open a map"), str(folder))
    dialog.setFileMode(QFileDialog.FileMode.Directory)
    dialog.setOption(QFileDialog.Option.ShowDirsOnly)
    _open(dialog, act)


def ask_for_copy(parent: QWidget, folder: Path, act: Callable[[Path], None], *, led: bool) -> None:
    """Ask where to save a copy of the game that is open.

    One that a master leads takes every word of its slips along: who saves it shall know.
    """
    title = (
        QCoreApplication.translate("Navigator", "Save a copy, with every word of the slips")
        if led
        else QCoreApplication.translate("Navigator", "Save a copy")
    )
    dialog = QFileDialog(parent, title, str(folder))
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(SUFFIX.lstrip("."))
    dialog.setNameFilter(
        QCoreApplication.translate("Navigator", "Velmoc games (*{suffix})").format(suffix=SUFFIX)
    )
    _open(dialog, act)


def _open(dialog: QFileDialog, act: Callable[[Path], None]) -> None:
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    cover_by_key(dialog)
    dialog.fileSelected.connect(lambda name: act(Path(name)))
    dialog.open()
