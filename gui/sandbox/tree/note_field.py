"""A field for what is remarked: orders in it are not broken where a line ends."""

from PySide6.QtCore import QMimeData
from PySide6.QtWidgets import QPlainTextEdit

from gui.words.line_ends import breakable, whole_orders


class NoteField(QPlainTextEdit):
    """Shows a text with other hyphens, and gives it back with those that it had."""

    def __init__(self) -> None:
        super().__init__()
        self._told = ""

    def setPlainText(self, text: str) -> None:
        """Show a text."""
        self._told = text
        super().setPlainText(whole_orders(text))

    def toPlainText(self) -> str:
        """Return the text as it is now, in the letters in which it was given or typed."""
        changed = self.document().isModified()
        return breakable(super().toPlainText()) if changed else self._told

    def createMimeDataFromSelection(self) -> QMimeData:
        """Copy it as it was given, too."""
        copied = QMimeData()
        copied.setText(breakable(self.textCursor().selection().toPlainText()))
        return copied
