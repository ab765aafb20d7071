"""One of a few ways, each a card with an icon, its name and a sentence."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QWidget

from gui.kit.sizing import spaced
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
        self.hint = label("", "key")
        """The key that takes it."""

        self.hint.hide()
        self._layout = QHBoxLayout(self)
        self._layout.addWidget(picture(glyph, "accent", 26))
        self._layout.addWidget(column(None, self.name, self.sentence, None, gap=1), 1)
        self._layout.addWidget(self.hint, 0, Qt.AlignmentFlag.AlignVCenter)
        self.set_tight(tight=False)

    def set_tight(self, *, tight: bool) -> None:
        """Take less room, or as much as it likes."""
        spaced(self._layout, *(((10, 4, 8, 4), 8) if tight else ((14, 9, 12, 9), 14)))

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

    def __init__(self, ways: Sequence[tuple[str, str]], across: int = 0) -> None:
        """Show ways in one line, or only so many across."""
        super().__init__()
        self.value = ways[0][0]
        self.cards = {key: ChoiceCard(glyph) for key, glyph in ways}
        self._grid, self._across = spaced(QGridLayout(self), gap=12), 0
        for key, card in self.cards.items():
            card.taken.connect(partial(self.choose, key))
        self.lay(across or len(ways))
        self.cards[self.value].set_on(on=True)

    def lay(self, across: int, *, tight: bool = False) -> None:
        """Put so many ways beside each other."""
        spaced(self._grid, gap=6 if tight else 12)
        for card in self.cards.values():
            card.set_tight(tight=tight)
        if across == self._across:
            return
        for place in range(self._across):
            self._grid.setColumnStretch(place, 0)
        self._across = across
        for place, card in enumerate(self.cards.values()):
            self._grid.addWidget(card, place // across, place % across)
        for place in range(across):
            self._grid.setColumnStretch(place, 1)

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
