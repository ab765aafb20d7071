"""Where the pointer is on the board, to the pixel: an arrow is thinner than a space."""

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QGraphicsView


class Pointer(QObject):
    """Remembers the last place of the mouse over a view."""

    def __init__(self, view: QGraphicsView) -> None:
        super().__init__(view)
        self._view = view
        self.at = QPoint()
        """In pixels of the viewport."""

        view.viewport().installEventFilter(self)

    @property
    def place(self) -> QPointF:
        """In board units."""
        return self._view.mapToScene(self.at)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the mouse; take nothing away from the view."""
        if isinstance(event, QMouseEvent):
            self.at = event.position().toPoint()
        return super().eventFilter(watched, event)
