"""Setting a PIN while the table is laid: twice the same four to eight digits, never shown."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from gui.kit.dialog import Card, Writing
from gui.kit.widgets import button, column, label, restyle
from gui.table.curtain.pin_field import LEAST, MOST, PinField


class PinCard(Card):
    """Asks one player for a PIN. The others look away."""

    writing = Writing.SECRET

    chosen = Signal(str)
    """The PIN, or nothing to play without one."""

    def __init__(self, parent: QWidget | None, player: str, *, present: bool) -> None:
        super().__init__(parent, player or "PIN")
        self.first, self.again = PinField(), PinField()
        first = label(self.tr("PIN, {least} to {most} digits").format(least=LEAST, most=MOST))
        again = label(self.tr("The same PIN once more"))
        first.setBuddy(self.first)
        again.setBuddy(self.again)
        self.first.setAccessibleName(first.text())
        self.again.setAccessibleName(again.text())
        self.add(label(self.tr("The others look away now."), "muted"))
        self.add(column(first, self.first, gap=4))
        self.add(column(again, self.again, gap=4))
        self.trouble = label("", "bad", wrap=True)
        self.trouble.hide()
        self.add(self.trouble)
        self.honest = label(
            self.tr(
                "A PIN stops glances, not somebody who has the file. "
                "A forgotten PIN opens nothing that was sealed."
            ),
            "muted",
            wrap=True,
        )
        self.add(self.honest)
        self.without = button(self.tr("Play without a PIN"), "quiet")
        self.cancel = button(self.tr("Cancel"), "quiet")
        self.save = button(self.tr("Save PIN"), "primary", "lock", "on_accent")
        self.without.setVisible(present)
        self.without.clicked.connect(self._on_without)
        self.cancel.clicked.connect(self.reject)
        self.save.clicked.connect(self._on_save)
        for field in (self.first, self.again):
            field.textEdited.connect(self._calm)
        self.add_acts(self.without, self.cancel, self.save)
        self.first.setFocus()

    def _calm(self) -> None:
        self.trouble.hide()
        for field in (self.first, self.again):
            self._mark(field, "")

    def _mark(self, field: QLineEdit, state: str) -> None:
        field.setProperty("state", state)
        restyle(field)

    def _on_save(self) -> None:
        if not self.first.complete:
            sentence = self.tr("A PIN has at least {least} digits.").format(least=LEAST)
            self._complain(self.first, sentence)
        elif self.first.text() != self.again.text():
            self.again.clear()
            self._complain(self.again, self.tr("The two do not agree. Type it once more."))
        else:
            pin = self.first.text()
            self._forget()
            self.accept()
            self.chosen.emit(pin)

    def _complain(self, field: QLineEdit, message: str) -> None:
        self._mark(field, "bad")
        self.trouble.setText(message)
        self.trouble.show()
        self.take_room()
        field.setFocus()

    def _on_without(self) -> None:
        self._forget()
        self.accept()
        self.chosen.emit("")

    def _forget(self) -> None:
        # setText, unlike clear(), also empties the field's own undo memory.
        self.first.setText("")
        self.again.setText("")

    def reject(self) -> None:
        """Close it and keep what was."""
        self._forget()
        super().reject()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to the second field by Enter, then save."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self.first.hasFocus() and not self.again.text():
                self.again.setFocus()
            else:
                self._on_save()
            return
        super().keyPressEvent(event)
