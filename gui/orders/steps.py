"""Inside the active row: how far the order has come, and numbered choices for what may follow."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from engine.rules.choice import Choice
from gui.kit import theme
from gui.kit.widgets import label, paint_surface


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
        self._words = words = label(shown.text, "" if off else "strong")
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

    def fit(self, width: int) -> None:
        """Let large words take two lines where they do not fit on one."""
        self._words.setWordWrap(False)
        self._words.setWordWrap(self.minimumSizeHint().width() > width)

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
        so_far = "".join(f"{escape(crumb)} › " for crumb in crumbs)
        asking = f'<b style="color: {theme.hexa("accent")}">{escape(asked)}</b>'
        where = label("", "caption", wrap=True)  # one text, so that long names take two lines
        where.setTextFormat(Qt.TextFormat.RichText)
        where.setText(so_far + asking)
        layout.addWidget(where)
        self._grid = QGridLayout()
        self._grid.setSpacing(5)
        self._columns = 0
        self._boxes: list[tuple[_ChoiceBox, bool]] = []
        for shown in choices:
            box = _ChoiceBox(shown)
            box.picked.connect(lambda choice=shown.choice: self.picked.emit(choice))
            self._boxes.append((box, shown.wide))
        layout.addLayout(self._grid)
        self._arrange(2)

    def fit(self, width: int) -> None:
        """Put the choices in one column where large words do not fit in two."""
        for box, _wide in self._boxes:
            box.fit(width)
        pairs = [box.minimumSizeHint().width() for box, wide in self._boxes if not wide]
        need = 2 * max(pairs, default=0) + self._grid.spacing()
        self._arrange(2 if need <= width else 1)

    def _arrange(self, columns: int) -> None:
        if columns == self._columns:
            return
        self._columns = columns
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(1, columns - 1)
        place = 0
        for box, wide in self._boxes:
            place += place % columns if wide else 0
            across = columns if wide else 1
            self._grid.addWidget(box, place // columns, place % columns, 1, across)
            place += across
