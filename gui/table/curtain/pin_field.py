"""Typing a PIN: digits only, never shown, never copied."""

from PySide6.QtCore import QRegularExpression, Qt
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import QLineEdit, QWidget

from gui.kit.clock_key import LineField

LEAST, MOST = 4, 8
"""How many digits a PIN has."""


class PinField(LineField):
    """A field for a PIN."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.setEchoMode(QLineEdit.EchoMode.Password)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setMaxLength(MOST)
        digits = QRegularExpression(rf"\d{{0,{MOST}}}")
        self.setValidator(QRegularExpressionValidator(digits, self))
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.setDragEnabled(False)
        self.setInputMethodHints(
            Qt.InputMethodHint.ImhDigitsOnly
            | Qt.InputMethodHint.ImhSensitiveData
            | Qt.InputMethodHint.ImhHiddenText
        )

    @property
    def complete(self) -> bool:
        """Whether enough digits stand in it to be a PIN."""
        return len(self.text()) >= LEAST
