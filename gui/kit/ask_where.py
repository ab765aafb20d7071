"""The question where a file is to lie that is about to be written."""

from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QWidget

from gui import settings
from gui.kit.dialog import cover_by_key


def ask_where(
    parent: QWidget,
    title: str,
    name: str,
    kinds: Mapping[str, str],
    act: Callable[[Path], object],
) -> None:
    """Ask where to write a file of such a name, beside the games if they are anywhere.

    ``kinds`` says for each ending what it stands for, the usual one first: ``PDF (*.pdf)``.
    """
    folder = settings.games_folder()
    dialog = QFileDialog(parent, title, str(folder if folder.is_dir() else Path.home()))
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setNameFilters([*kinds.values()])
    dialog.setDefaultSuffix(next(iter(kinds)))
    endings = {words: ending for ending, words in kinds.items()}
    dialog.filterSelected.connect(lambda words: dialog.setDefaultSuffix(endings[words]))
    dialog.selectFile(name)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    cover_by_key(dialog)
    dialog.fileSelected.connect(lambda chosen: act(Path(chosen)))
    dialog.open()
