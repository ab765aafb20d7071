"""An item that was changed before: opened as it is printed, or gone on with."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from engine.store.study_shelf import ShelvedStudy
from gui.kit.dialog import Card, Writing
from gui.kit.widgets import button, label
from gui.words.days import day_of


class ChangedCard(Card):
    """Offers both; nothing of what was changed is lost either way."""

    writing = Writing.LOOKS

    go_on = Signal(object)
    """The path of the study in which it was changed."""

    printed = Signal()

    def __init__(self, parent: QWidget, title: str, changed: Sequence[ShelvedStudy]) -> None:
        """Ask about an item whose ``changed`` boards are these studies, the last one first."""
        super().__init__(parent, "", 560)
        last = changed[0]
        self.title.setText(title)
        self.setAccessibleName(title)
        cover = last.cover
        day = day_of(cover.changed_at) if cover is not None else ""
        told = self.tr("You changed this board on {day}. Go on with that, or see it as printed?")
        self.said = label(told.format(day=day), wrap=True)
        self.said.setTextFormat(Qt.TextFormat.PlainText)
        self.add(self.said)
        kept = self.tr("What you changed stays among your studies.")
        if len(changed) > 1:
            kept = self.tr("It was changed several times: the others are among your studies.")
        self.add(label(kept, "muted", wrap=True))
        self.as_printed = button(self.tr("As printed"), "quiet")
        self.on = button(self.tr("Go on"), "primary")
        self.as_printed.clicked.connect(lambda: self._choose(on=False))
        self.on.clicked.connect(lambda: self._choose(on=True))
        self.add_acts(self.as_printed, self.on)
        self._last = last
        self.on.setFocus()

    def _choose(self, *, on: bool) -> None:
        self.accept()
        if on:
            self.go_on.emit(self._last.path)
        else:
            self.printed.emit()
