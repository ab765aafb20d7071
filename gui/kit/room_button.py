"""The button that sends the room's page to another display, and says where it is."""

from typing import Protocol, runtime_checkable

from PySide6.QtCore import QEvent, SignalInstance
from PySide6.QtGui import QShowEvent

from gui.kit.widgets import Button, restyle

KEY = "F7"


@runtime_checkable
class OffersRoom(Protocol):
    """A window that has a public screen beside it."""

    public_moved: SignalInstance
    """It was shown, put away, or went to another display."""

    def toggle_public(self) -> None:
        """Show it in front of everything, or put it away."""

    def public_words(self) -> str:
        """Say where it is: ``na plátně: HDMI-1``; nothing while it is put away."""


class RoomButton(Button):
    """Shows the public screen and puts it away; hidden where the window has none."""

    def __init__(self) -> None:
        super().__init__("", "screen", "on_chrome")
        self.setProperty("role", "quiet")
        self.setProperty("density", "small")
        self.setAutoDefault(False)
        self._followed = False
        self.clicked.connect(self._on_clicked)
        self.speak()

    def speak(self) -> None:
        """Say where the public screen is, or what the button does."""
        window = self.window()
        where = window.public_words() if isinstance(window, OffersRoom) else ""
        self.say(where or self.tr("Public screen"))
        tip = (
            self.tr("Put the public screen away (F7)")
            if where
            else self.tr("Show the room’s page (F7)")
        )
        self.setToolTip(tip)
        self.setAccessibleDescription(tip)
        if self.property("on") != bool(where):
            self.setProperty("on", bool(where))
            restyle(self)
        self.updateGeometry()

    def _on_clicked(self) -> None:
        window = self.window()
        if isinstance(window, OffersRoom):
            window.toggle_public()

    def showEvent(self, event: QShowEvent) -> None:
        """Follow the public screen of the window that it is in."""
        super().showEvent(event)
        window = self.window()
        if not isinstance(window, OffersRoom):
            self.hide()
        elif not self._followed:
            self._followed = True
            window.public_moved.connect(self.speak)
            self.speak()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.speak()
        super().changeEvent(event)
