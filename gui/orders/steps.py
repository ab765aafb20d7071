"""Inside the active row: how far the order has come, and numbered choices for what may follow."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from engine.rules.choice import Choice
from gui.kit import theme
from gui.kit.widgets import label, paint_surface, row


@dataclass(frozen=True, slots=True, kw_only=True)
class StepChoice:
    """One choice as it stands in the row."""

    choice: Choice
    key: str
    """The key that takes it: a digit or a sign; empty when there are too many."""

    text: str
    note: str = ""
    """What it would do, or why it cannot be taken."""

    on: bool = False
    """It is what the order already says."""

    wide: bool = False
    """It has a line of its own."""


class _ChoiceBox(QFrame):
    picked = Signal()

    def __init__(self, shown: StepChoice) -> None:
        super().__init__()
        off = bool(shown.choice.why_not)
        self._off = off
        paint_surface(self, "inset" if off else "choice")
        self.setProperty("on", "true" if shown.on and not off else "false")
        self.setAccessibleName(f"{shown.key} {shown.text} {shown.note}".strip())
        layout = QHBoxLayout(self)
        layout.setContentsMargins(6, 3, 6, 3)
        layout.setSpacing(6)
        # No tool tips: they are windows of their own and could outlive the curtain.
        if shown.key:
            layout.addWidget(label(shown.key, "key"), 0, Qt.AlignmentFlag.AlignVCenter)
        words = label(shown.text, "" if off else "strong")
        if off:
            words.setStyleSheet(f"color: {theme.hexa('disabled')};")
        layout.addWidget(words)
        layout.addStretch(1)
        if shown.wide and shown.note:
            note = label(shown.note, "caption", wrap=True)
            note.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            layout.addWidget(note, 2)
        if not off:
            self.setCursor(Qt.CursorShape.PointingHandCursor)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Take the choice, if press and release were both in it."""
        event.accept()
        if not self._off and self.rect().contains(event.position().toPoint()):
            self.picked.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep the press: the row below would take it for a choice of the unit."""
        event.accept()


class Steps(QWidget):
    """Crumbs of the order so far, the question, and the choices."""

    picked = Signal(object)
    """The ``Choice`` taken."""

    def __init__(self, crumbs: Sequence[str], asked: str, choices: Sequence[StepChoice]) -> None:
        super().__init__()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(6)
        parts: list[QWidget] = []
        for crumb in crumbs:
            parts += [label(crumb, "caption"), label("›", "caption")]
        where = label(asked, "strong")
        where.setStyleSheet(f"color: {theme.hexa('accent')}; font-size: 13px;")
        layout.addWidget(row(*parts, where, None, gap=5))
        grid = QGridLayout()
        grid.setSpacing(5)
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(1, 1)
        place = 0
        for shown in choices:
            box = _ChoiceBox(shown)
            box.picked.connect(lambda choice=shown.choice: self.picked.emit(choice))
            if shown.wide:
                place += place % 2
                grid.addWidget(box, place // 2, 0, 1, 2)
                place += 2
            else:
                grid.addWidget(box, place // 2, place % 2)
                place += 1
        layout.addLayout(grid)
