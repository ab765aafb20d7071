"""Parts of the page of a new game: its cards, and what scrolls."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollArea, QWidget


def scrolling(inner: QWidget) -> QScrollArea:
    """Return an area that scrolls upright only, from the top."""
    area = QScrollArea()
    area.setWidget(inner)
    area.setWidgetResizable(True)
    area.setAlignment(Qt.AlignmentFlag.AlignTop)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    return area
