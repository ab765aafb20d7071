"""A question about a slip, below it: a sentence, and a button for every answer."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from gui.kit import theme
from gui.kit.widgets import Button, button, label

LARGE = 1.3
"""Above this size of text fewer things stand side by side."""

_LETTERS = 44
"""Letters of a line that stand on a button."""


class Question(QWidget):
    """Shown only while something is asked; says which answer was given."""

    answered = Signal(str)

    def __init__(self, columns: int = 3) -> None:
        super().__init__()
        self._columns = columns
        self._asked: tuple[str, tuple[tuple[str, str], ...]] = ("", ())
        self.lead = label("", "", wrap=True)
        self.buttons: list[Button] = []
        self._grid = QGridLayout()
        self._grid.setSpacing(6)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 2, 0, 2)
        layout.setSpacing(5)
        layout.addWidget(self.lead)
        layout.addLayout(self._grid)
        self.setVisible(False)

    def ask(self, lead: str, answers: Sequence[tuple[str, str]] = ()) -> None:
        """Ask; each answer is what its button says, and what is told when it is pressed."""
        asked = lead, tuple(answers)
        if asked == self._asked:
            return
        self._asked = asked
        for old in self.buttons:
            self._grid.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.buttons = []
        self.lead.setText(lead)
        self.setVisible(bool(answers))
        columns = self._columns
        if theme.text_setting() >= LARGE:
            columns = max(1, columns - 1)
        rows = -(-len(answers) // columns)
        for text, answer in answers:  # as many in each row, so that none stands alone
            self._add(text, answer, -(-len(answers) // rows))

    def _add(self, text: str, answer: str, columns: int) -> None:
        offer = button(text if len(text) <= _LETTERS else f"{text[:_LETTERS]}…", small=True)
        if len(text) > _LETTERS:
            offer.setToolTip(text)
        offer.clicked.connect(lambda: self.answered.emit(answer))
        place = len(self.buttons)
        self._grid.addWidget(offer, place // columns, place % columns)
        self.buttons.append(offer)
        offer.show()
