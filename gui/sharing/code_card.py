"""A position line as a QR code, as large as the window has room for it: to be photographed."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from gui.kit import theme
from gui.kit.codes import CodeView
from gui.kit.dialog import Card, Writing
from gui.kit.widgets import button, label, row

_AROUND, _LEAST, _MOST = 330, 330, 1400
"""Room round a code, and how wide it is at least and at most."""


class CodeCard(Card):
    """Shows a board's line and its code; copies it, and has it printed."""

    writing = Writing.LOOKS

    def __init__(self, parent: QWidget, line: str, print_: Callable[[], None]) -> None:
        super().__init__(parent, "", 720)
        self.text = line
        self.title.setText(self.tr("Position line"))
        self.setAccessibleName(self.title.text())
        window = parent.window()
        room = min(window.height() - round(_AROUND * theme.text_scale()), window.width() - 120)
        side = max(_LEAST, min(room, _MOST))
        self.code = CodeView(line, self.tr("QR code of the position line"), side)
        self.line = label(
            line.replace(".", ".\N{ZERO WIDTH SPACE}"), "caption", wrap=True, selectable=True
        )
        self.state = label("", "muted", wrap=True)
        self.add(row(None, self.code, None))
        self.add(self.line)
        self.add(self.state)
        self.shut = button(self.tr("Close"), "quiet")
        self.print = button(self.tr("On paper…"), "quiet", "print")
        self.copy = button(self.tr("Copy"), "primary")
        self.shut.clicked.connect(self.reject)
        self.print.clicked.connect(print_)
        self.copy.clicked.connect(self._on_copy)
        self.add_acts(self.shut, self.print, self.copy)
        copied = QShortcut(QKeySequence.StandardKey.Copy, self, self._on_copy)
        copied.setContext(Qt.ShortcutContext.WindowShortcut)
        self.copy.setFocus()

    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text)
        self.state.setText(self.tr("Copied; Ctrl+V in a study sets the board up."))
