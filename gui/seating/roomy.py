"""Pages of a deal keep their share of a window much larger than usual."""

from PySide6.QtWidgets import QWidget

from gui.kit import theme


def fit(card: QWidget, width: int, height: int) -> float:
    """Make a card as large as the window lets it be; return how many times larger than usual."""
    card.setMaximumSize(theme.room(width), theme.room(height))
    return theme.reading()
