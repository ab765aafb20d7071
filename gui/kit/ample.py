"""Words that grow with a window much larger than usual, which shows its pixels one to one.

What is read from across the table keeps the share of the window that it has at 1920 × 1080. Most
displays of that size are told by the system to count larger pixels; then nothing is to be done.
"""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

USUAL = QSize(1920, 1080)
MOST = 2.0

_GROWN = "grown"
_PAD = 8
"""What the style sheet puts above and below the words of a button."""


def ample(size: QSize) -> float:
    """Return how many times larger than usual words may be in a window."""
    wide, high = size.width() / USUAL.width(), size.height() / USUAL.height()
    return min(MOST, max(1.0, min(wide, high)))


def grow(root: QWidget, times: float) -> None:
    """Set all words inside larger, except those that were given a size of their own."""
    for kind in (QLabel, QPushButton):
        words = root.findChildren(kind)
        for found in [root, *words] if isinstance(root, kind) else words:
            if found.property(_GROWN):
                found.setStyleSheet("")
                found.setProperty(_GROWN, "")
            if times <= 1 or found.styleSheet():
                continue
            found.ensurePolished()
            px = found.font().pixelSize()
            if px > 0:
                high = round(found.sizeHint().height() * times) - 2 * _PAD
                room = f" min-height: {high}px;" if isinstance(found, QPushButton) else ""
                found.setStyleSheet(f"font-size: {round(px * times)}px;{room}")
                found.setProperty(_GROWN, "true")
