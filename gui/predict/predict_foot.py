"""The line under the board: orders or results once they are known, and what comes next."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from gui.kit.translated import Translated
from gui.kit.widgets import button, label, paint_surface, row


class PredictFoot(Translated, QWidget):
    """Reveals, and goes on."""

    def __init__(self) -> None:
        super().__init__()
        paint_surface(self, "chrome")
        self._revealed, self._last = False, True
        self.before = button("", small=True, checkable=True)
        self.after = button("", small=True, checkable=True)
        self.said = label("", "muted", wrap=True)
        self.key = label("", "key")
        self.go = button("", "primary", "eye", "#1b1408")
        inside = row(
            self.before, self.after, 6, (self.said, 1), self.key, self.go, gap=8, pad=(16, 8, 16, 8)
        )
        layout = inside.layout()
        if layout is not None:
            self.setLayout(layout)
        self._speak()

    def show_state(self, *, revealed: bool, last: bool, before: bool = False) -> None:
        """Offer what belongs to a question, or to what came of it."""
        self._revealed, self._last = revealed, last
        self.before.setChecked(before)
        self.after.setChecked(not before)
        for both in (self.before, self.after):
            both.setVisible(revealed)
        self.go.set_glyph("next" if revealed else "eye", "#1b1408")
        self._speak()

    def say(self, sentence: str) -> None:
        """Say what could not be kept; it has the room of what the key is called, too."""
        self.said.setText(sentence)
        self.key.setVisible(not sentence)

    def _speak(self) -> None:
        self.before.say(self.tr("Orders"))
        self.after.say(self.tr("Results"))
        for both in (self.before, self.after):
            both.setToolTip(self.tr("Orders or results (B)"))
        self.key.setText(self.tr("Space"))
        if not self._revealed:
            self.go.say(self.tr("Reveal"))
            self.go.setToolTip(self.tr("See what came of it, and why (Space)"))
        elif self._last:
            self.go.say(self.tr("Done"))
            self.go.setToolTip(self.tr("All phases were asked about (Space)"))
        else:
            self.go.say(self.tr("Next phase"))
            self.go.setToolTip(self.tr("Ask about the next phase (Space)"))

    def minimumSizeHint(self) -> QSize:
        """Let the board be as narrow as the window makes it."""
        return QSize(0, super().minimumSizeHint().height())
