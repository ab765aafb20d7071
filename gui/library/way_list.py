"""Ways on as rows: what was ordered, its name, how often, what came of it."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from gui.kit import theme
from gui.library.painted_words import line_height, say_lines

_PAD, _GAP = 10, 8


@dataclass(frozen=True, slots=True, kw_only=True)
class Way:
    """What a row says, and what it stands for."""

    head: str
    told: str
    below: str = ""
    depth: int = 0
    what: object = None


class _Rows(QStyledItemDelegate):
    """Paints a way as a card of three lines."""

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """Be as high as its words."""
        del option, index
        words = line_height("strong") + 2 * line_height("small")
        return QSize(0, words + 2 * theme.room(_PAD) + theme.room(_GAP))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw it."""
        way: Way = index.data(Qt.ItemDataRole.UserRole)
        room: QRect = option.rect
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        focus = bool(option.state & QStyle.StateFlag.State_HasFocus)
        box = room.adjusted(theme.room(20) * way.depth, 0, -2, -theme.room(_GAP))
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink = "focus" if chosen and focus else "accent" if chosen else "line"
        painter.setPen(QPen(theme.colour(ink), 2 if chosen else 1))
        painter.setBrush(theme.colour("accent_tint" if chosen else "field"))
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 8, 8)
        pad = theme.room(_PAD)
        words = box.adjusted(pad, pad, -pad, -pad)
        painter.setPen(theme.colour("text"))
        words.setTop(say_lines(painter, theme.font("strong"), way.head, words, 1))
        painter.setPen(theme.colour("text2"))
        for text in filter(None, (way.told, way.below)):
            words.setTop(say_lines(painter, theme.font("small"), text, words, 1))
        painter.restore()


class WayList(QListWidget):
    """The ways; Enter and a click take one, arrows look at them."""

    taken = Signal(object)
    """A ``Way`` is to be gone."""

    looked_at = Signal(object)
    """A ``Way`` is looked at; nothing where there is none."""

    def __init__(self) -> None:
        super().__init__()
        self.ways: tuple[Way, ...] = ()
        self.setItemDelegate(_Rows(self))
        self.setFrameShape(QListWidget.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.currentRowChanged.connect(self._on_row)
        self.itemDoubleClicked.connect(lambda _: self.take())

    @property
    def at(self) -> Way | None:
        """The way that is looked at."""
        row = self.currentRow()
        return self.ways[row] if 0 <= row < len(self.ways) else None

    def show_ways(self, ways: Sequence[Way]) -> None:
        """Show other ways, the first of them looked at."""
        self.ways = ()
        self.clear()
        self.ways = tuple(ways)
        for way in self.ways:
            row = QListWidgetItem(way.head)
            row.setData(Qt.ItemDataRole.UserRole, way)
            said = ". ".join(filter(None, (way.head, way.told, way.below)))
            row.setData(Qt.ItemDataRole.AccessibleTextRole, said)
            self.addItem(row)
        self.setCurrentRow(0 if self.ways else -1)
        self._on_row(self.currentRow())

    def take(self) -> None:
        """Go the way that is looked at."""
        if self.at is not None:
            self.taken.emit(self.at)

    def _on_row(self, row: int) -> None:
        del row
        self.looked_at.emit(self.at)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take a way by Enter or to the right; what leads back is the page's."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Right):
            if not event.isAutoRepeat():
                self.take()
        elif event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Backspace, Qt.Key.Key_Escape):
            event.ignore()
        else:
            super().keyPressEvent(event)
