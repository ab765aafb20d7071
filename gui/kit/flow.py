"""Acts beside each other that go on in another line where words are too large for one."""

from PySide6.QtCore import QMargins, QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget

from gui.kit.sizing import spaced


class Flow(QLayout):
    """Lines of widgets, as few as there is room for; ``right``: each line ends at the right."""

    def __init__(self, parent: QWidget, *, right: bool = False) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._right = right

    def addItem(self, item: QLayoutItem) -> None:
        """Take it as the last one."""
        self._items.append(item)

    def count(self) -> int:
        """Count them."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """Return one of them; nothing where there is none."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """Take one of them away."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        """Want no more room than words have."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        """Be higher where it is narrow."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return how high all lines are in so much width."""
        lines = self._lines(width)
        gaps = self.spacing() * max(len(lines) - 1, 0)
        return sum(map(_high, lines)) + gaps + _upright(self.contentsMargins())

    def sizeHint(self) -> QSize:
        """Ask for one line."""
        every = self._seen()
        wide = sum(one.sizeHint().width() for one in every) + self.spacing() * (len(every) - 1)
        return self._with_margins(QSize(max(wide, 0), _high(every)))

    def minimumSize(self) -> QSize:
        """Ask for the widest of them at least."""
        every = self._seen()
        wide = max((one.minimumSize().width() for one in every), default=0)
        return self._with_margins(QSize(wide, _high(every)))

    def setGeometry(self, rect: QRect) -> None:
        """Lay them out."""
        super().setGeometry(rect)
        room = rect.marginsRemoved(self.contentsMargins())
        y = room.top()
        for line in self._lines(rect.width()):
            wide = [min(one.sizeHint().width(), room.width()) for one in line]
            x = room.left()
            if self._right:
                x += room.width() - sum(wide) - self.spacing() * (len(line) - 1)
            for one, width in zip(line, wide, strict=True):
                high = one.sizeHint().height()
                one.setGeometry(QRect(QPoint(x, y + (_high(line) - high) // 2), QSize(width, high)))
                x += width + self.spacing()
            y += _high(line) + self.spacing()

    def _seen(self) -> list[QLayoutItem]:
        return [one for one in self._items if not one.isEmpty()]

    def _lines(self, width: int) -> list[list[QLayoutItem]]:
        margins = self.contentsMargins()
        room, used = width - margins.left() - margins.right(), 0
        lines: list[list[QLayoutItem]] = []
        for one in self._seen():
            wide = one.sizeHint().width()
            if not lines or used + self.spacing() + wide > room:
                lines.append([one])
                used = wide
            else:
                lines[-1].append(one)
                used += self.spacing() + wide
        return lines

    def _with_margins(self, size: QSize) -> QSize:
        return size.grownBy(self.contentsMargins())


def _high(line: list[QLayoutItem]) -> int:
    return max((one.sizeHint().height() for one in line), default=0)


def _upright(margins: QMargins) -> int:
    return margins.top() + margins.bottom()


def flow(*widgets: QWidget, gap: int = 8, right: bool = False) -> QWidget:
    """Put widgets beside each other, in as many lines as they need."""
    whole = QWidget()
    layout = spaced(Flow(whole, right=right), gap=gap)
    for widget in widgets:
        layout.addWidget(widget)
    return whole
