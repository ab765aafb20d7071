"""How long an open desk may lie untouched before it is covered: the cover is for empty chairs.

A player who thinks touches nothing either. So the cover asks in a corner first, and while a clock
counts the time for writing it waits longer where that time is longer.
"""

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from engine.clock.clock import Clock, Part
from gui.kit.widgets import label, paint_surface, picture, shadow

ASKS = 15.0
"""Seconds for which the corner asks."""

SHARE, MOST = 1 / 3, 300.0
"""Of the time for writing, how much may pass without a touch; seconds of it at the most."""

_LAST = 1 / 4
"""Of the time that people set, how much the corner asks for where no clock counts."""

_EDGE = 22


@dataclass(frozen=True, slots=True)
class Patience:
    """Seconds without a touch until the corner asks, and for how long it asks."""

    quiet: float
    asks: float


def patience(chosen: float, clock: Clock | None) -> Patience:
    """Return how long to wait where people chose so many seconds; 0 is for ever."""
    if chosen <= 0:
        return Patience(0.0, 0.0)
    counted = _counted(clock)
    if counted:
        return Patience(max(chosen, min(MOST, counted * SHARE)), ASKS)
    asks = min(ASKS, chosen * _LAST)
    return Patience(chosen - asks, asks)


def _counted(clock: Clock | None) -> float:
    """Return how many seconds the table has for writing, while its clock counts them."""
    if clock is None or not clock.going or clock.count is None:
        return 0.0
    writes_in_the_talk = not clock.writes
    writing = clock.part is Part.WRITING or (clock.part is Part.TALK and writes_in_the_talk)
    return clock.count.length / 1000 if writing else 0.0


class Corner(QFrame):
    """Lies in a corner of the window and asks whether somebody is there."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self.setObjectName("corner")
        paint_surface(self, "card")
        shadow(self, "popup")
        self._over, self._left = over, 0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.words = label("", "order")
        layout = QHBoxLayout(self)
        layout.setContentsMargins(16, 10, 18, 10)
        layout.setSpacing(10)
        layout.addWidget(picture("cover", "warn", 20))
        layout.addWidget(self.words)
        over.installEventFilter(self)
        self.hide()

    def ask(self, seconds: int) -> None:
        """Say how long it is until the curtain falls."""
        self._left = seconds
        first = not self.isVisible()
        self._speak()
        self.show()
        self.raise_()
        self._place()
        if first:
            event = QAccessibleAnnouncementEvent(self, self.words.text())
            event.setPoliteness(QAccessible.AnnouncementPoliteness.Polite)
            QAccessible.updateAccessibility(event)

    def _speak(self) -> None:
        sentence = self.tr(
            "The curtain falls in %n s. Any key or the mouse keeps it up.", "", self._left
        )
        self.words.setText(sentence)
        self.setAccessibleName(sentence)

    def _place(self) -> None:
        self.resize(self.sizeHint())
        over = self._over
        self.move(over.width() - self.width() - _EDGE, over.height() - self.height() - _EDGE)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay in the corner."""
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._place()
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange and self.isVisible():
            self._speak()
            self._place()
        super().changeEvent(event)
