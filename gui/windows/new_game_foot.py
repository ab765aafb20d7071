"""The foot of the page of a new game: back, what is missing, the draw, the start."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from gui.kit import theme
from gui.kit.widgets import Button, button, column, label, paint_surface, restyle


class BackButton(Button):
    """Leads back by a click, Space or Esc. Enter on this page never leaves it."""

    stayed = Signal()

    def __init__(self) -> None:
        super().__init__("", "left")
        self.setProperty("role", "quiet")
        self.setAutoDefault(False)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter go on instead."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.stayed.emit()
        else:
            super().keyPressEvent(event)


class Foot(QWidget):
    """What leads out of the page, and what it waits for."""

    def __init__(self, draw: Button) -> None:
        super().__init__()
        paint_surface(self, "paper2")
        self.back, self.draw = BackButton(), draw
        self.empty = button("", "link")
        self.kept = label("", "caption", wrap=True)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        self.missing = label("", "strong", wrap=True, align=right)
        self.plan = label("", "muted", wrap=True, align=right)
        self.start = button("", "primary", "play", "on_accent")
        self._box = QHBoxLayout(self)
        self._box.addWidget(self.back)
        self._box.addWidget(column(self.kept, self.empty, gap=0), 2)
        self._box.addWidget(column(self.missing, self.plan, gap=1), 3)
        self._box.addWidget(draw)
        self._box.addWidget(self.start)

    def fit(self, side: int, *, low: bool, narrow: bool) -> None:
        """Use the room there is."""
        top = theme.room(6 if low else 10)
        self._box.setContentsMargins(side, top, side, top)
        self._box.setSpacing(theme.room(12))
        self.plan.setVisible(not narrow)

    def mark(self, *, draw: bool) -> None:
        """Show which act comes next."""
        role = "primary" if draw else ""
        if (self.draw.property("role") or "") != role:
            self.draw.setProperty("role", role)
            self.draw.set_glyph("dice", "on_accent" if draw else "text")
            restyle(self.draw)

    def say(self, missing: str, plan: str, *, alone: bool) -> None:
        """Say what is missing, what is agreed on, and what the start does."""
        self.missing.setText(missing)
        self.missing.setVisible(bool(missing))
        self.plan.setText(plan)
        self.start.say(self.tr("Open the study") if alone else self.tr("Begin the game"))
        self.start.setToolTip("Ctrl+Enter")

    def names_missing(self, count: int) -> str:
        """Say how many names are missing."""
        return self.tr("%n name(s) missing", "", count)

    def powers_missing(self, count: int) -> str:
        """Say how many powers nobody has chosen."""
        return self.tr("%n power(s) not chosen", "", count)

    def say_kept(self, *, kept: bool) -> None:
        """Say that what is written is kept, or that it could not be."""
        self.kept.setText(
            self.tr("What is written is kept and will be here next time.")
            if kept
            else self.tr("What is written cannot be stored: the disk is full, or locked.")
        )
        role = "caption" if kept else "bad"
        if self.kept.property("role") != role:
            self.kept.setProperty("role", role)
            restyle(self.kept)

    def speak(self) -> None:
        """Set every word in the language spoken."""
        self.back.say(self.tr("Back"))
        self.back.setToolTip(self.tr("Back (Esc)"))
        self.empty.say(self.tr("Empty the form"))
        self.say_kept(kept=self.kept.property("role") != "bad")
