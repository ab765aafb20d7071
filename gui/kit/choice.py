"""One of a few ways, each a card with an icon, its name and a sentence."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from gui.kit.widgets import column, label, paint_surface, picture, restyle


class ChoiceCard(QFrame):
    """One of the ways. Taken by a click, Space or Enter."""

    taken = Signal()

    def __init__(self, glyph: str) -> None:
        super().__init__()
        paint_surface(self, "choice")
        self.setProperty("on", "false")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.name, self.sentence = label("", "strong"), label("", "muted", wrap=True)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(14, 9, 12, 9)
        layout.setSpacing(14)
        layout.addWidget(picture(glyph, "accent", 26))
        layout.addWidget(column(self.name, self.sentence, gap=1), 1)

    def set_on(self, *, on: bool) -> None:
        """Show whether it is the way taken."""
        self.setProperty("on", "true" if on else "false")
        restyle(self)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Take it by pressing and letting go on it."""
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(
            event.position().toPoint()
        ):
            self.taken.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take it by a key."""
        plain = event.modifiers() in (
            Qt.KeyboardModifier.NoModifier,
            Qt.KeyboardModifier.KeypadModifier,
        )
        if plain and event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.taken.emit()
        else:
            super().keyPressEvent(event)


class Choices(QWidget):
    """The ways side by side; the first is taken until another is."""

    chosen = Signal(str)

    def __init__(self, ways: Sequence[tuple[str, str]]) -> None:
        super().__init__()
        self.value = ways[0][0]
        self.cards = {key: ChoiceCard(glyph) for key, glyph in ways}
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(12)
        for key, card in self.cards.items():
            card.taken.connect(partial(self.choose, key))
            layout.addWidget(card, 1)
        self.cards[self.value].set_on(on=True)

    def set_words(self, key: str, name: str, sentence: str) -> None:
        """Say what a way is called and what it means."""
        card = self.cards[key]
        card.name.setText(name)
        card.sentence.setText(sentence)
        card.sentence.setVisible(bool(sentence))
        card.setAccessibleName(f"{name}. {sentence}")

    def choose(self, key: str) -> None:
        """Take a way."""
        if key == self.value:
            return
        self.value = key
        for other, card in self.cards.items():
            card.set_on(on=other == key)
        self.chosen.emit(key)
