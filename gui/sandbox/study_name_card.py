"""What a study is called: asked only when somebody likes to name it."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from engine.study.words import LONGEST_NAME
from gui.kit.dialog import Card
from gui.kit.one_line import OneLine
from gui.kit.widgets import button


class StudyNameCard(Card):
    """One line with a name; an empty one takes the name away."""

    named = Signal(str)

    def __init__(self, parent: QWidget, name: str) -> None:
        super().__init__(parent, "", 460)
        self.title.setText(self.tr("What is the study called?"))
        self.setAccessibleName(self.title.text())
        self.line = OneLine(name)
        self.line.setMaxLength(LONGEST_NAME)
        self.line.setAccessibleName(self.title.text())
        self.add(self.line)
        cancel, self.store = button(self.tr("Cancel")), button(self.tr("Name it"), "primary")
        cancel.clicked.connect(self.reject)
        self.store.clicked.connect(self._on_store)
        self.line.returnPressed.connect(self._on_store)
        self.add_acts(cancel, self.store)
        self.line.setFocus()
        self.line.selectAll()

    def _on_store(self) -> None:
        self.named.emit(self.line.text())
        self.accept()
