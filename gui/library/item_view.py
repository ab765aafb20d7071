"""Items of the library beside and below each other: a board, what it is called, what it shows."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from engine.library.item import Item
from engine.library.shelf import Shelf
from gui.kit import theme
from gui.library.item_looks import ItemLooks
from gui.library.item_rows import Heading, Rows, lines_of, step, under_headings
from gui.library.item_words import caption_of, told
from gui.library.painted_words import line_height, say_lines

Index = QModelIndex | QPersistentModelIndex

_LEAST, _ACROSS = 380, 4
"""How wide an item is at least, and how many stand beside each other at most."""

_WIDE, _HIGH = 132, 99
"""The picture of its board."""

_PAD, _GAP = 10, 12
_ABOVE = 8
"""Room over a heading, beside the gap below the items before it."""

_TITLE, _TEXT = 2, 3
"""Lines of a title, and of what the item shows; where it is wide, one less of both."""

_LONG = 700
"""How wide an item is, at 100 % text, in which a line has room for a whole sentence."""


class ItemModel(QAbstractListModel):
    """The items that are shown, in their order."""

    def __init__(self, looks: ItemLooks) -> None:
        super().__init__()
        self._looks = looks
        self._shelves: Mapping[str, Shelf] = {}
        self._rows: dict[str, int] = {}
        self.items: tuple[Item, ...] = ()
        self.rows: Rows = ()
        """The items and, before each part of a shelf, its heading."""

        looks.changed.connect(self._on_look)

    def show(self, items: Sequence[Item], shelves: Mapping[str, Shelf]) -> None:
        """Show other items."""
        self.beginResetModel()
        self._shelves = shelves
        self.rows = under_headings(items, shelves)
        self.items = tuple(one for one in self.rows if isinstance(one, Item))
        self._rows = {one.key: row for row, one in enumerate(self.rows) if isinstance(one, Item)}
        self.endResetModel()

    def row(self, key: str) -> int:
        """Return where an item stands; -1 where it is not shown."""
        return self._rows.get(key, -1)

    def above(self, row: int, across: int) -> int:
        """Return the heading right over the line in which an item stands; -1 where none is."""
        line = next((one for one in lines_of(self.rows, across) if row in one), ())
        before = line[0] - 1 if line else -1
        return before if before >= 0 and isinstance(self.rows[before], Heading) else -1

    def shelf(self, item: Item) -> Shelf:
        """Return the shelf of an item."""
        return self._shelves[item.shelf]

    def rowCount(self, parent: Index | None = None) -> int:
        """Count them."""
        return 0 if parent is not None and parent.isValid() else len(self.rows)

    def heading(self, heading: Heading) -> str:
        """Return what a part of a shelf is called."""
        return told(self._shelves[heading.shelf].headings[heading.key])

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Let no heading be chosen."""
        heading = isinstance(self.rows[index.row()], Heading)
        return Qt.ItemFlag.NoItemFlags if heading else super().flags(index)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Say what an item is called, and whoever hears it, also what it shows.

        The first item of a part says its heading, too, for keys pass headings by.
        """
        item = self.rows[index.row()]
        if isinstance(item, Heading):
            spoken = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
            return self.heading(item) if role in spoken else None
        if role == Qt.ItemDataRole.DisplayRole:
            return told(item.titles)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            above = self.rows[index.row() - 1] if index.row() else None
            heading = self.heading(above) if isinstance(above, Heading) else ""
            parts = (heading, told(item.titles), caption_of(item, self.shelf(item)))
            text = told(item.texts) or self._looks.read(item).text
            return ". ".join(filter(None, (*parts, text)))
        return None

    def _on_look(self, key: str) -> None:
        row = self.row(key)
        if row >= 0:
            here = self.index(row)
            self.dataChanged.emit(here, here, [Qt.ItemDataRole.DecorationRole])


class ItemPainter(QStyledItemDelegate):
    """Paints an item as a card."""

    def __init__(self, view: "ItemView", looks: ItemLooks) -> None:
        super().__init__(view)
        self._view, self._looks = view, looks

    @property
    def picture(self) -> QSize:
        """The room for a board."""
        return QSize(theme.sign(_WIDE), theme.sign(_HIGH))

    @property
    def height(self) -> int:
        """How high an item is: all are alike."""
        titles, texts = self._lines
        words = titles * line_height("strong") + line_height("caption")
        words += texts * line_height("small")
        return max(self.picture.height(), words + theme.room(6)) + 2 * theme.room(_PAD)

    @property
    def _lines(self) -> tuple[int, int]:
        """How many lines a title has, and what an item shows."""
        less = self._view.wide > theme.px(_LONG)
        return _TITLE - less, _TEXT - less

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Share the width of the view; a heading has a line of its own."""
        del option
        model = index.model()
        assert isinstance(model, ItemModel)
        if isinstance(model.rows[index.row()], Heading):
            wide = self._view.wide * self._view.across
            return QSize(wide, line_height("strong") + theme.room(_ABOVE + _GAP))
        return QSize(self._view.wide, self.height + theme.room(_GAP))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw a card with the board on the left."""
        model = index.model()
        assert isinstance(model, ItemModel)
        item = model.rows[index.row()]
        room: QRect = option.rect
        if isinstance(item, Heading):
            self._heading(painter, model.heading(item), room)
            return
        state: QStyle.StateFlag = option.state
        gap, pad = theme.room(_GAP), theme.room(_PAD)
        box = room.adjusted(0, 0, -gap, -gap)
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._card(painter, box, chosen=chosen)
        size = self.picture
        frame = QRect(box.topLeft() + QPoint(pad, pad), size)
        drawn = self._looks.picture(item, size, self._view.devicePixelRatioF())
        if drawn is not None:
            painter.drawPixmap(frame, drawn)
        elif item.read is not None:
            painter.fillRect(frame, theme.colour("sea"))
        left = frame.right() + pad + 2 if item.read is not None else box.left() + pad
        words = QRect(left, box.top() + pad, box.right() - pad - left, box.height() - 2 * pad)
        look = self._looks.look(item)
        text = told(item.texts) or (look.text if look is not None else "")
        titles, texts = self._lines
        captions = 1
        if not text:  # the title says all, and has the room of what would stand below
            titles = max(1, (words.height() - line_height("caption")) // line_height("strong"))
        painter.setPen(theme.colour("text"))
        words.setTop(say_lines(painter, theme.font("strong"), told(item.titles), words, titles))
        if not text:
            captions = max(1, words.height() // line_height("caption"))
        painter.setPen(theme.colour("text2"))
        caption = caption_of(item, model.shelf(item))
        below = say_lines(painter, theme.font("caption"), caption, words, captions)
        words.setTop(below + theme.room(2))
        say_lines(painter, theme.font("small"), text, words, texts)
        painter.restore()

    def _heading(self, painter: QPainter, said: str, room: QRect) -> None:
        gap = theme.room(_GAP)
        painter.save()
        painter.setPen(theme.colour("text2"))
        words = room.adjusted(0, theme.room(_ABOVE), -gap, 0)
        say_lines(painter, theme.font("strong"), said, words, 1)
        painter.restore()

    def _card(self, painter: QPainter, box: QRect, *, chosen: bool) -> None:
        focused = chosen and self._view.hasFocus()
        ink = "focus" if focused else "accent" if chosen else "line"
        painter.setPen(QPen(theme.colour(ink), 2 if chosen else 1))
        painter.setBrush(theme.colour("accent_tint" if chosen else "field"))
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 8, 8)


class ItemView(QListView):
    """The items; arrows go about among them, Enter and a click open one."""

    opened = Signal(object)
    """An ``Item`` is to be opened."""

    predicted = Signal()
    """What happens in the chosen item is to be asked."""

    upward = Signal()
    """Somebody wants to go up from the first line."""

    def __init__(self, looks: ItemLooks, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._items = ItemModel(looks)
        self.setModel(self._items)
        self.painter_of_items = ItemPainter(self, looks)
        self.setItemDelegate(self.painter_of_items)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setObjectName("library")
        self.setMouseTracking(True)
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(lambda _: self._open())

    @property
    def items(self) -> tuple[Item, ...]:
        """What is shown."""
        return self._items.items

    @property
    def at(self) -> Item | None:
        """The item that is chosen."""
        row = self.currentIndex().row()
        item = self._items.rows[row] if 0 <= row < len(self._items.rows) else None
        return item if isinstance(item, Item) else None

    def _open(self) -> None:
        if self.at is not None:
            self.opened.emit(self.at)

    @property
    def across(self) -> int:
        """How many stand beside each other."""
        return max(1, min(self._room // max(1, theme.px(_LEAST)), _ACROSS))

    @property
    def wide(self) -> int:
        """How wide each of them is."""
        return max(1, self._room // self.across)

    @property
    def _room(self) -> int:
        """The width for items, whether or not a bar to scroll by stands beside them."""
        bar = self.verticalScrollBar().sizeHint().width()
        return self.width() - bar - 2 * theme.room(6)

    def show_items(self, items: Sequence[Item], shelves: Mapping[str, Shelf], at: str = "") -> None:
        """Show other items, one of them chosen."""
        self._items.show(items, shelves)
        if self.items:
            row = self._items.row(at)
            first = self._items.row(self.items[0].key)
            self.setCurrentIndex(self._items.index(row if row >= 0 else first))
            self.scrollTo(self.currentIndex())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open by Enter; leave upward from the first line."""
        key, plain = event.key(), not event.isAutoRepeat()
        first = next(iter(self._lines), ())
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if plain:
                self._open()
        elif key == Qt.Key.Key_P and event.modifiers() == Qt.KeyboardModifier.NoModifier:
            self.predicted.emit()
        elif key == Qt.Key.Key_Up and self.currentIndex().row() in first:
            self.upward.emit()
        elif key == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)

    @property
    def _lines(self) -> tuple[tuple[int, ...], ...]:
        return lines_of(self._items.rows, self.across)

    def moveCursor(
        self, action: QListView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        """Go from item to item; headings are passed by."""
        del modifiers
        page = max(1, self.viewport().height() // (self.painter_of_items.height + theme.room(_GAP)))
        return self._items.index(step(self._lines, self.currentIndex().row(), action, page))

    def scrollTo(
        self, index: Index, hint: QListView.ScrollHint = QListView.ScrollHint.EnsureVisible
    ) -> None:
        """Show a heading with the first line below it."""
        above = self._items.above(index.row(), self.across)
        if above >= 0:
            super().scrollTo(self._items.index(above), hint)
        super().scrollTo(index, hint)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put as many beside each other as there is room for."""
        super().resizeEvent(event)
        self.verticalScrollBar().setSingleStep(self.painter_of_items.height // 3)
        self.scheduleDelayedItemsLayout()
