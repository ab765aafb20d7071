"""Another place for a new game, where games are usually kept but nothing can be stored now."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QDir, Qt
from PySide6.QtWidgets import QFileDialog, QWidget

from engine.store.errors import StoreError, StoreFault
from engine.store.library import SUFFIX
from gui.errors.sentences import say_error
from gui.kit.dialog import Question


class Elsewhere(Question):
    """Says why a game could not be founded; one act chooses another file, the other stays."""

    def __init__(
        self,
        window: QWidget,
        wanted: Path,
        error: OSError | StoreError,
        create: Callable[[Path], object],
    ) -> None:
        super().__init__(
            window,
            self.tr("The game could not be founded"),
            self._cause(wanted, error),
            yes=self.tr("Choose another place…"),
            no=self.tr("Close"),
        )
        self._window, self._name, self._found = window, wanted.name, create
        self.agreed.connect(self._ask)

    def _cause(self, wanted: Path, error: OSError | StoreError) -> str:
        if isinstance(error, StoreError) and error.code is StoreFault.READ_ONLY:
            sentence = self.tr("Nothing can be written into the folder {folder}.")
            return sentence.format(folder=wanted.parent)
        return say_error(error)

    def _ask(self) -> None:
        home = QDir.homePath()
        dialog = QFileDialog(self._window, self.tr("Where shall the game be kept?"), home)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        # Nothing is ever overwritten: a file that is there already is refused in our own words.
        dialog.setOption(QFileDialog.Option.DontConfirmOverwrite)
        dialog.setDefaultSuffix(SUFFIX.lstrip("."))
        dialog.setNameFilter(self.tr("Velmoc games (*{suffix})").format(suffix=SUFFIX))
        dialog.selectFile(self._name)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        receive = self._found
        dialog.fileSelected.connect(lambda name: receive(Path(name)))
        dialog.open()
