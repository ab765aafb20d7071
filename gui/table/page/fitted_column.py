"""A column that never makes its window grow: it tells whether all it shows has room in it."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QLayout, QVBoxLayout, QWidget

from gui.kit import theme

SIDE, LEAST_SIDE, MOST_SHARE = 440, 388, 0.42
"""Pixels of the panel at 1920 x 1080 and at the least, and its share of a window at the most."""

ROOMY = 900
"""On a screen less high what was last is under the keys [ and ] only."""


def side_width(width: int, height: int) -> int:
    """Return how wide the panel is beside a board: larger text needs more, the board more yet."""
    usual = theme.room(SIDE if height >= ROOMY else LEAST_SIDE)
    wanted = usual * (1 + (theme.text_setting() - 1) * 0.5)
    return round(max(LEAST_SIDE, min(wanted, width * MOST_SHARE)))


class FittedColumn(QWidget):
    """Parts below one another; who is of this kind leaves out what there is no room for."""

    def __init__(self) -> None:
        super().__init__()
        self.stack = QVBoxLayout(self)
        self.stack.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)

    def minimumSizeHint(self) -> QSize:
        """Ask for no height."""
        return QSize(super().minimumSizeHint().width(), 0)

    def hasHeightForWidth(self) -> bool:
        """Nor by the way words break."""
        return False

    def fits(self) -> bool:
        """Tell whether there is room for everything that is shown now."""
        for place in range(self.stack.count()):
            item = self.stack.itemAt(place)
            part = item.widget() if item is not None else None
            inside = part.layout() if part is not None else None
            if part is not None and inside is not None:
                inside.invalidate()  # else it says what it needed before its words changed
                part.updateGeometry()
        self.stack.invalidate()
        self.stack.activate()
        wide = self.width()
        need = self.stack.totalHeightForWidth(wide) if self.stack.hasHeightForWidth() else 0
        return max(need, self.stack.totalMinimumSize().height()) <= self.height()
