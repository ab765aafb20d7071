"""Pages of a deal keep their share of a window much larger than usual."""

from PySide6.QtWidgets import QWidget

from gui.kit.ample import ample, grow


def fit(page: QWidget, card: QWidget, width: int, height: int) -> float:
    """Set words as large as the window wants them, and the card they stand on; return how large."""
    times = ample(page.size())
    card.setMaximumSize(round(width * times), round(height * times))
    grow(card, times)
    return times
