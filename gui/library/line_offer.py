"""A position line in the search: its board is offered, or said what is wrong with it."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from engine.notation.faults import LineError
from engine.notation.position_line import is_position_line, read_position_line
from gui.errors.sentences import say_error
from gui.kit.sizing import spaced
from gui.kit.widgets import button, label
from gui.words import phases


class LineOffer(QWidget):
    """Offers to open the position that somebody pasted."""

    asked = Signal(str)
    """It is to be opened; carries the line."""

    def __init__(self) -> None:
        super().__init__()
        self.open = button("", "primary", "edit", "on_accent")
        self.open.clicked.connect(lambda: self.asked.emit(self.line))
        self.said = label("", "muted", wrap=True)
        layout = spaced(QHBoxLayout(self), (0, 0, 0, 4), 12)
        layout.addWidget(self.open)
        layout.addWidget(self.said, 1)
        self.line: str = ""
        """The line whose position is offered; nothing where none is."""

    def offer(self, text: str) -> None:
        """Offer what a text says, where it is meant as a line."""
        meant = is_position_line(text)
        self.setVisible(meant)
        self.line, said = "", ""
        if meant:
            try:
                said = phases.full_phase_words(read_position_line(text).position.phase)
                self.line = text
            except LineError as error:
                said = say_error(error)
        self.open.say(self.tr("Open this position"))
        self.open.setToolTip(self.tr("As a study of your own (Enter)"))
        self.open.setVisible(bool(self.line))
        self.said.setText(said)
