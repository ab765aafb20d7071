"""Zoom buttons that float in a corner of the board."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QHBoxLayout, QWidget

from gui.kit import theme
from gui.kit.translated import Translated
from gui.kit.widgets import paint_surface, tool
from gui.map.board.view import BoardView


class MapTools(Translated, QWidget):
    """Out, in, the whole board."""

    def __init__(self, view: BoardView) -> None:
        super().__init__(view)
        self._view = view
        paint_surface(self, "chrome")
        self.setObjectName("mapTools")
        self.setStyleSheet(
            f"#mapTools {{ border: 1px solid {theme.hexa('chrome3')}; border-radius: 8px; }}"
        )
        layout = QHBoxLayout(self)
        layout.setContentsMargins(6, 4, 6, 4)
        layout.setSpacing(2)
        self.out = tool("minus", "", "on_chrome")
        self.closer = tool("plus", "", "on_chrome")
        self.whole = tool("fit", "", "on_chrome")
        for button, act in (
            (self.out, view.camera.zoom_out),
            (self.closer, view.camera.zoom_in),
            (self.whole, view.camera.fit),
        ):
            button.clicked.connect(act)
            layout.addWidget(button)
        self._speak()
        view.installEventFilter(self)
        self.place()

    def _speak(self) -> None:
        self.out.say(self.tr("Zoom out (−)"))
        self.closer.say(self.tr("Zoom in (+)"))
        self.whole.say(self.tr("Whole board (0)"))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay in the corner."""
        if watched is self._view and event.type() == QEvent.Type.Resize:
            self.place()
        return super().eventFilter(watched, event)

    def place(self) -> None:
        """Move into the corner in which nothing is named: the ocean off Iceland."""
        self.adjustSize()
        self.move(16, 16)
        self.raise_()
