"""What a study is called: asked only when somebody likes to name it."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from engine.study.words import LONGEST_NAME
from gui.kit.dialog import Card, Writing
from gui.kit.one_line import OneLine
from gui.kit.widgets import button


class StudyNameCard(Card):
    """One line with a name, which counts however the card is closed; undo takes it back."""

    writing = Writing.COUNTS

    named = Signal(str)

    def __init__(self, parent: QWidget, name: str) -> None:
        super().__init__(parent, "", 460)
        self.title.setText(self.tr("What is the study called?"))
        self.setAccessibleName(self.title.text())
        self.line = OneLine(name)
        self.line.setMaxLength(LONGEST_NAME)
        self.line.setAccessibleName(self.title.text())
        self.add(self.line)
        self.store = button(self.tr("Done"), "primary")
        self.store.clicked.connect(self.accept)
        self.line.returnPressed.connect(self.accept)
        self.finished.connect(lambda _: self.named.emit(self.line.text()))
        self.add_acts(self.store)
        self.line.setFocus()
        self.line.selectAll()
