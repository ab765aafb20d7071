"""The foot of the page of a new game: back, what is missing, the draw, the start."""

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from engine.board.board import Board
from gui.kit import theme
from gui.kit.widgets import Button, button, column, label, paint_surface, restyle
from gui.words import powers

_KEY = "\u2002 Alt+L"
"""What stands beside the words of the draw, where there is room for it."""

_AIR = 2
"""Pixels by which Qt breaks a line earlier than its letters need."""


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
        self._leave_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Say as much as there is room for."""
        super().resizeEvent(event)
        self._leave_out()

    def _leave_out(self) -> None:
        """Leave out what one line has no room for: that all is kept, a key, then what is missing.

        That goes last, and only where the draw is what comes next: its button says the same.
        """
        self.draw.setText(self.draw.text().removesuffix(_KEY))
        most = (bool(self.missing.text()), True, not self.draw.isHidden())
        fewer = (most, (most[0], False, most[2]), (most[0], False, False), (False, False, False))
        last = -1 if self.draw.property("role") == "primary" else -2
        fit = (one for one in fewer[:last] if self._needed(*one) <= self.width())
        missing, kept, key = next(fit, fewer[last])
        # Nothing is shown on trial: the window would grow for it.
        self.missing.setVisible(missing)
        self.missing.setMinimumWidth(_in_two_lines(self.missing) if missing else 0)
        self.kept.setVisible(kept or self._failed)
        self.draw.setText(self.draw.text() + _KEY * key)

    @property
    def _failed(self) -> bool:
        """Whether what is written could not be stored."""
        return bool(self.kept.property("role") == "bad")

    def _needed(self, missing: bool, kept: bool, key: bool) -> int:  # noqa: FBT001 - in one place
        """Return how wide everything is with these parts, sentences in two lines."""
        kept_width = _in_two_lines(self.kept) if kept or self._failed else 0
        parts = [max(kept_width, self.empty.sizeHint().width())]
        parts.append(_in_two_lines(self.missing) if missing else 0)
        for act in (self.back, self.draw, self.start):
            act.ensurePolished()
            if not act.isHidden():
                parts.append(act.sizeHint().width())
        edges, gaps = self._box.contentsMargins(), self._box.spacing() * (len(parts) - 1)
        more = self.draw.fontMetrics().horizontalAdvance(_KEY) if key else 0
        return sum(parts) + edges.left() + edges.right() + gaps + more

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
        self.plan.setText(plan)
        self.start.say(self.tr("Open the study") if alone else self.tr("Begin the game"))
        self.start.setToolTip("Ctrl+Enter")
        self._leave_out()

    def names_missing(self, count: int) -> str:
        """Say how many names are missing."""
        return self.tr("%n name(s) missing", "", count)

    def powers_missing(self, count: int, board: Board) -> str:
        """Say how many powers of a board nobody has chosen."""
        text = self.tr("{powers_word} not chosen: {count}")
        return powers.sentence(text, board, count=count)

    def say_kept(self, *, kept: bool) -> None:
        """Say that what is written is kept, or that it could not be."""
        say_kept(self.kept, kept=kept)

    def speak(self) -> None:
        """Set every word in the language spoken."""
        self.back.say(self.tr("Back"))
        self.back.setToolTip(self.tr("Back (Esc)"))
        self.empty.say(self.tr("Empty the form"))
        self.say_kept(kept=self.kept.property("role") != "bad")


def say_kept(line: QLabel, *, kept: bool) -> None:
    """Say in a line that what is written is kept, or that it could not be."""
    line.setText(
        QCoreApplication.translate("Foot", "What is written is kept and will be here next time.")
        if kept
        else QCoreApplication.translate(
            "Foot", "What is written cannot be stored: the disk is full, or locked."
        )
    )
    role = "caption" if kept else "bad"
    if line.property("role") != role:
        line.setProperty("role", role)
        restyle(line)


def _in_two_lines(sentence: QLabel) -> int:
    """Return the least width in which a sentence takes two lines."""
    sentence.ensurePolished()
    parts, long = sentence.text().split(" "), sentence.fontMetrics().horizontalAdvance
    halves = ((" ".join(parts[:at]), " ".join(parts[at:])) for at in range(1, len(parts) + 1))
    return min(max(long(first), long(second)) for first, second in halves) + _AIR
