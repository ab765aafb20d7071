"""A column that never makes its window grow: it tells whether all it shows has room in it."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QLayout, QVBoxLayout, QWidget


class FittedColumn(QWidget):
    """Parts below one another; who is of this kind leaves out what there is no room for."""

    def __init__(self) -> None:
        super().__init__()
        self._stack = QVBoxLayout(self)
        self._stack.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)

    def minimumSizeHint(self) -> QSize:
        """Ask for no height."""
        return QSize(super().minimumSizeHint().width(), 0)

    def hasHeightForWidth(self) -> bool:
        """Nor by the way words break."""
        return False

    def fits(self) -> bool:
        """Tell whether there is room for everything that is shown now."""
        for place in range(self._stack.count()):
            part = self._stack.itemAt(place).widget()
            inside = part.layout() if part is not None else None
            if part is not None and inside is not None:
                inside.invalidate()  # else it says what it needed before its words changed
                part.updateGeometry()
        self._stack.invalidate()
        self._stack.activate()
        wide = self.width()
        need = self._stack.totalHeightForWidth(wide) if self._stack.hasHeightForWidth() else 0
        return max(need, self._stack.totalMinimumSize().height()) <= self.height()
