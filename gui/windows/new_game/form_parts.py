"""Parts of the page of a new game: its cards, and what scrolls."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollArea, QWidget

from gui.kit.widgets import column


def page_card(*parts: QWidget) -> QWidget:
    """Return a card of the page."""
    return column(*parts, gap=7, pad=(24, 10, 24, 12), surface="card", frame=True)


def scrolling(inner: QWidget) -> QScrollArea:
    """Return an area that scrolls upright only, from the top."""
    area = QScrollArea()
    area.setWidget(inner)
    area.setWidgetResizable(True)
    area.setAlignment(Qt.AlignmentFlag.AlignTop)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    return area
