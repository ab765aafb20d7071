"""The button that opens the program's menu, wherever a screen puts it."""

from typing import Protocol, runtime_checkable

from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QShowEvent

from gui.kit.widgets import Tool


@runtime_checkable
class OffersMenu(Protocol):
    """A window that has the program's menu."""

    def open_menu(self, at: QPoint) -> None:
        """Open it at a point of the screen."""


class MenuButton(Tool):
    """Opens the menu of its window; hidden where the window has none."""

    def __init__(self) -> None:
        super().__init__("menu", "", "on_chrome")
        self.say(self.tr("Menu (F10)"))
        self.clicked.connect(self._on_clicked)

    def _on_clicked(self) -> None:
        window = self.window()
        if isinstance(window, OffersMenu):
            window.open_menu(self.mapToGlobal(QPoint(0, self.height() + 4)))

    def showEvent(self, event: QShowEvent) -> None:
        """Offer the menu if there is one."""
        super().showEvent(event)
        if not isinstance(self.window(), OffersMenu):
            self.hide()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.say(self.tr("Menu (F10)"))
        super().changeEvent(event)
