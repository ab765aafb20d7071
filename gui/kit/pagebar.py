"""The bar over pages that are no table: back, what the page is, menu."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from gui.kit import theme
from gui.kit.menu_button import MenuButton
from gui.kit.shortened import Shortened
from gui.kit.sizing import spaced
from gui.kit.translated import Translated
from gui.kit.widgets import Bar, Button, tool

_TITLE = 80
"""Pixels that a title has at least, at 100 % text, before acts say less."""


class PageBar(Translated, Bar):
    """Says where one is and leads back."""

    back = Signal()

    def __init__(self, title: str = "", *right: QWidget) -> None:
        super().__init__()
        self.leave = tool("left", "", "on_chrome")
        self.leave.clicked.connect(self.back)
        self.title = Shortened(title)
        self.title.setProperty("role", "brand")
        self.title.setContentsMargins(0, 5, 0, 0)
        self._right = right
        self.menu = MenuButton()
        layout = spaced(QHBoxLayout(self), (10, 6, 12, 6), 10)
        layout.addWidget(self.leave)
        layout.addWidget(self.title, 1)
        for widget in right:
            layout.addWidget(widget)
        layout.addWidget(self.menu)
        self.setMinimumWidth(1)  # what does not fit is said in fewer words
        self._speak()

    def set_title(self, title: str) -> None:
        """Say what the page is."""
        self.title.say(title)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Say as much as there is room for."""
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """Leave keys out of the words of acts where there is no room for them: tips have them."""
        layout = self.layout()
        acts = [one for one in self._right if isinstance(one, Button) and not one.isHidden()]
        for act in acts:
            act.say(act.accessibleName())
        for act in acts:
            if layout is None or layout.minimumSize().width() + theme.px(_TITLE) <= self.width():
                return
            said, key, _ = act.text().partition(" (")
            if key:
                act.setText(said)
                act.setToolTip(act.toolTip() or act.accessibleName())

    def _speak(self) -> None:
        self.leave.say(self.tr("Back (Esc)"))
