"""Why a seal does not stay closed: one of a few usual reasons, or the table's own words."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from engine.table.incident import LONGEST_REASON, Reason
from gui.kit.clock_key import LineField
from gui.kit.fields import find_again, leave
from gui.kit.widgets import Button, button, column, label, row
from gui.words.incidents import reason_words


class ReasonPick(QWidget):
    """Reasons as buttons, and a line for another one. Everybody will read it."""

    changed = Signal()

    def __init__(self, reasons: Sequence[Reason], about: str = "") -> None:
        """Ask for a reason; one that was begun about the same thing is there again."""
        super().__init__()
        self._key = (type(self).__name__, about)
        self.buttons: dict[Reason, Button] = {}
        for reason in reasons:
            act = button(reason_words(reason), small=True, checkable=True)
            act.clicked.connect(lambda _=False, reason=reason: self.pick(reason))
            self.buttons[reason] = act
        self.line = LineField()
        self.line.setMaxLength(LONGEST_REASON)
        self.line.setPlaceholderText(self.tr("or in your own words"))
        self.line.setAccessibleName(self.tr("Reason in your own words"))
        self.line.setText("".join(str(one) for one in find_again(self._key)))
        self.line.textEdited.connect(self._on_typed)
        why = label(self.tr("Reason, for everybody to read"), "overline")
        inside = column(
            row(None, why, None),
            row(None, *self.buttons.values(), None, gap=8),
            self.line,
            gap=8,
        )
        layout = inside.layout()
        if layout is not None:
            self.setLayout(layout)

    @property
    def reason(self) -> str:
        """What was chosen or written; empty when nothing was."""
        chosen = [reason for reason, act in self.buttons.items() if act.isChecked()]
        return chosen[0] if chosen else self.line.text().strip()

    def pick(self, reason: str) -> None:
        """Choose a usual reason, or take over what was written."""
        for other, act in self.buttons.items():
            act.setChecked(other == reason)
        self.line.setText("" if reason in set(Reason) else reason)
        self.changed.emit()

    def settle(self) -> None:
        """Forget what was begun: the reason was given."""
        find_again(self._key)

    def _on_typed(self) -> None:
        if self._key[1]:
            leave(self._key, (self.line.text(),))
        for act in self.buttons.values():
            act.setChecked(False)
        self.changed.emit()
