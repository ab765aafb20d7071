"""One row of the form: a field's key, its card, its stack, and what is wrong with them."""

from enum import Enum

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QCompleter, QVBoxLayout, QWidget

from gui.kit import theme
from gui.kit.one_line import OneLine
from gui.kit.sizing import spaced
from gui.kit.widgets import label, row


class Doubt(Enum):
    """What is wrong with a line; each has its own ink of the theme."""

    NONE = ""
    LIKELY = "warn"
    """Not known, and something is likely meant."""

    WRONG = "bad"


def _dressed(ink: str) -> str:
    """Return how a line looks that has something wrong."""
    edge, ground = theme.colour(f"{ink}_line").name(), theme.colour(f"{ink}_bg").name()
    return f"border: 2px solid {edge}; background: {ground};"


class CardLine(OneLine):
    """A line for a state: an empty one lists all of them when it is clicked."""

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Offer every state to somebody who wants to click."""
        super().mouseReleaseEvent(event)
        completer = self.completer()
        if completer is not None and not self.text() and self.isEnabled():
            completer.setCompletionPrefix("")
            completer.complete()

    def offer(self, names: list[str]) -> None:
        """Complete these names."""
        known = self.completer()
        if known is not None and known.property("names") == names:
            return
        completer = QCompleter(names, self)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setMaxVisibleItems(12)
        completer.setProperty("names", names)
        self.setCompleter(completer)


class FieldRow(QWidget):
    """A key, a card, a stack; below them what is wrong or likely."""

    entered = Signal()
    """Enter was pressed in it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.key, self.card, self.stack = label("", "key"), CardLine(), OneLine()
        self._fit()
        self.said = label("", "caption", wrap=True)
        self.said.hide()
        layout = spaced(QVBoxLayout(self), (0, 0, 0, 0), 2)
        layout.addWidget(row(self.key, (self.card, 2), (self.stack, 1), gap=6))
        layout.addWidget(self.said)
        self.likely = ""
        """What is taken by Enter where the card is in doubt."""

        self.card.installEventFilter(self)
        self.card.returnPressed.connect(self._on_enter)
        self.stack.returnPressed.connect(self.entered)

    def _on_enter(self) -> None:
        if self.likely:
            self.card.setText(self.likely)
        self.entered.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take what is likely by the tabulator, too."""
        tab = isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Tab
        if watched is self.card and event.type() == QEvent.Type.KeyPress and tab and self.likely:
            self.card.setText(self.likely)
        return super().eventFilter(watched, event)

    def doubt(self, line: OneLine, how: Doubt, words: str = "", likely: str = "") -> None:
        """Say what is wrong with one of its lines; nothing: all is well."""
        for one in (self.card, self.stack):
            marked = how is not Doubt.NONE and one is line
            one.setStyleSheet(_dressed(how.value) if marked else "")
        self.said.setText(words)
        self.said.setVisible(bool(words))
        self.likely = likely

    def _fit(self) -> None:
        self.key.setFixedWidth(max(theme.room(52), self.key.sizeHint().width()))

    def changeEvent(self, event: QEvent) -> None:
        """Be as wide as words of another size want it."""
        if event.type() == QEvent.Type.StyleChange:
            self._fit()
        super().changeEvent(event)
