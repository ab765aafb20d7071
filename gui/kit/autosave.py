"""What is typed is kept once the hand rests: a program that dies takes a moment's words at most."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal, SignalInstance
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit

DELAY: Final = 2000
"""Milliseconds without a key after which what was typed is kept."""


class Autosave(QObject):
    """Keeps what stands in fields when nobody has typed for a while; leaving them keeps it, too."""

    typed = Signal(object)
    """Somebody types into one of the fields; carries it."""

    def __init__(self, keep: Callable[[], object], parent: QObject) -> None:
        super().__init__(parent)
        self._timer = QTimer(self, singleShot=True, interval=DELAY)
        self._timer.timeout.connect(keep)

    def watch(self, *fields: QLineEdit | QPlainTextEdit) -> SignalInstance:
        """Wait for the hand in these fields, too; return what says that somebody types there."""
        for field in fields:
            field.textChanged.connect(lambda *_, field=field: self._on_typed(field))
        return self.typed

    def _on_typed(self, field: QLineEdit | QPlainTextEdit) -> None:
        if field.hasFocus():  # else it is only shown
            self._timer.start()
            self.typed.emit(field)
