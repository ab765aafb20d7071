"""The bar over pages that are no table: back, what the page is, menu."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from gui.kit.menu_button import MenuButton
from gui.kit.sizing import spaced
from gui.kit.translated import Translated
from gui.kit.widgets import Bar, label, tool


class PageBar(Translated, Bar):
    """Says where one is and leads back."""

    back = Signal()

    def __init__(self, title: str = "", *right: QWidget) -> None:
        super().__init__()
        self.leave = tool("left", "", "on_chrome")
        self.leave.clicked.connect(self.back)
        self.title = label(title, "brand")
        self.menu = MenuButton()
        layout = spaced(QHBoxLayout(self), (10, 6, 12, 6), 10)
        layout.addWidget(self.leave)
        layout.addWidget(self.title)
        layout.addStretch(1)
        for widget in right:
            layout.addWidget(widget)
        layout.addWidget(self.menu)
        self._speak()

    def set_title(self, title: str) -> None:
        """Say what the page is."""
        self.title.setText(title)

    def _speak(self) -> None:
        self.leave.say(self.tr("Back (Esc)"))
