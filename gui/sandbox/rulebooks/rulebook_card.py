"""Which rulebook judges a board that lies open."""

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from gui.games.panels import RulesPicker
from gui.kit.dialog import Card, Writing
from gui.kit.widgets import button

_WIDTH = 620


class RulebookCard(Card):
    """Lets the rulebook be chosen where a board lies open; each choice is played at once."""

    writing = Writing.COUNTS

    chosen = Signal(object)
    """Carries every point with its value."""

    def __init__(
        self, parent: QWidget | None, picker: RulesPicker, options: Mapping[str, str]
    ) -> None:
        super().__init__(parent, "", _WIDTH)
        self.title.setText(self.tr("Judged by"))
        self.setAccessibleName(self.title.text())
        self.picker = picker
        self.picker.take(options)
        self.picker.changed.connect(lambda: self.chosen.emit(self.picker.options))
        self.add(self.picker)
        self.done_with = button(self.tr("Done"), "primary")
        self.done_with.clicked.connect(self.accept)
        self.add_acts(self.done_with)
        self.picker.setFocus()
