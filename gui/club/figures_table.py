"""A table of many lines, sorted by a click on its head: only what is in sight is ever drawn."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from PySide6.QtCore import (
    QAbstractTableModel,
    QCollatorSortKey,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from gui.club.alphabet import by_alphabet
from gui.kit import theme

_Index = QModelIndex | QPersistentModelIndex
_LINE = 38
"""Height of a line at 100 % text."""
_NAME = 200
"""Width at most of the names before the lines of a grid; a longer one ends in dots."""

_LEAST = 110
"""Width at least, at 100 % text, of a column that takes what is left."""

_EDGES = 24
"""Pixels beside the words of a field."""


@dataclass(frozen=True, slots=True)
class Head:
    """What stands over a column."""

    text: str
    wide: int
    """Pixels at 100 % text; 0 for a column that takes what is left."""

    tip: str = ""
    number: bool = False


@dataclass(frozen=True, slots=True)
class Cell:
    """One field: what is read there, and what it is sorted by."""

    text: str
    worth: float | str = ""
    tip: str = ""
    mood: str = ""
    """``good`` or ``bad``: tinted."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a table."""

    key: str
    cells: tuple[Cell, ...]


class Lines(QAbstractTableModel):
    """Lines under their heads."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.heads: tuple[Head, ...] = ()
        self.lines: list[Line] = []
        self._sorted: tuple[int, bool] | None = None

    def fill(self, heads: Sequence[Head], lines: Sequence[Line]) -> None:
        """Show these lines."""
        self.beginResetModel()
        self.heads, self.lines = tuple(heads), list(lines)
        self.endResetModel()

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - as Qt has it
        """Return how many lines there are."""
        return 0 if parent.isValid() else len(self.lines)

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        """Return how many columns there are."""
        return 0 if parent.isValid() else len(self.heads)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return what a field shows."""
        cell = self.lines[index.row()].cells[index.column()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return cell.text if cell.text.isprintable() else " ".join(cell.text.split())
            case Qt.ItemDataRole.ToolTipRole:
                return as_tip(cell.tip or cell.text)
            case Qt.ItemDataRole.TextAlignmentRole:
                return _side(self.heads[index.column()])
            case Qt.ItemDataRole.BackgroundRole if cell.mood:
                return theme.colour(f"{cell.mood}_bg")
        return None

    def headerData(
        self, section: int, way: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        """Return what stands over a column, or before a line."""
        if way is Qt.Orientation.Vertical:
            return self.lines[section].key if role == Qt.ItemDataRole.DisplayRole else None
        head = self.heads[section]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                # Written, because Qt would paint its arrow over the words.
                here = self._sorted is not None and self._sorted[0] == section
                down = self._sorted is not None and self._sorted[1]
                return f"{head.text} {'▾' if down else '▴'}".strip() if here else head.text
            case Qt.ItemDataRole.ToolTipRole:
                return as_tip(head.tip or head.text)
            case Qt.ItemDataRole.TextAlignmentRole:
                return _side(head)
        return None

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by a column; lines that are equal there keep their order."""
        if not 0 <= column < len(self.heads):
            return
        self.layoutAboutToBeChanged.emit()
        down = order is Qt.SortOrder.DescendingOrder
        self._sorted = column, down

        def worth(line: Line) -> tuple[bool, float, QCollatorSortKey]:
            value = line.cells[column].worth
            if isinstance(value, str):
                return True, 0.0, by_alphabet(value or line.cells[column].text)
            return False, value, nothing

        nothing = by_alphabet("")
        self.lines.sort(key=worth, reverse=down)
        self.layoutChanged.emit()


def as_tip(text: str) -> str:
    """Return a text for a tip, where Qt would read signs of a name as a web page's."""
    return f"<qt>{escape(text)}</qt>" if "<" in text or "&" in text else text


def _side(head: Head) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignRight if head.number else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter


class FiguresTable(QTableView):
    """A table of lines: one is chosen, a double click or Enter takes it."""

    chosen = Signal(str)
    """The key of the line that is chosen now; empty for none."""

    taken = Signal(str)

    def __init__(self, *, grid: bool = False, by: tuple[int, Qt.SortOrder] | None = None) -> None:
        super().__init__()
        self.model_of = Lines(self)
        self.setModel(self.model_of)
        self._by = by
        self.setShowGrid(grid)
        self.setAlternatingRowColors(not grid)
        self.setWordWrap(False)
        whole = QAbstractItemView.SelectionBehavior
        self.setSelectionBehavior(whole.SelectItems if grid else whole.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        self.verticalHeader().setVisible(grid)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.horizontalHeader().setHighlightSections(False)
        if by is not None:
            self.setSortingEnabled(True)
            self.horizontalHeader().setSortIndicator(*by)
            self.horizontalHeader().setSortIndicatorShown(False)
        self.selectionModel().currentChanged.connect(lambda *_: self.chosen.emit(self.key))
        self.doubleClicked.connect(lambda _: self.taken.emit(self.key))
        self._fit()

    @property
    def key(self) -> str:
        """The key of the line that is chosen; empty for none."""
        row = self.currentIndex().row()
        return self.model_of.lines[row].key if 0 <= row < len(self.model_of.lines) else ""

    def fill(self, heads: Sequence[Head], lines: Sequence[Line]) -> None:
        """Show these lines, sorted as before; the line that was chosen stays chosen."""
        before = self.key
        self.model_of.fill(heads, lines)
        if self._by is not None:
            header = self.horizontalHeader()
            self.model_of.sort(header.sortIndicatorSection(), header.sortIndicatorOrder())
        self._fit()
        self.choose(before)

    def choose(self, key: str) -> None:
        """Choose a line by its key, or the first one."""
        keys = [line.key for line in self.model_of.lines]
        if keys:
            self.setCurrentIndex(self.model_of.index(keys.index(key) if key in keys else 0, 0))
        else:
            self.chosen.emit("")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take a line by Enter."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.key:
            self.taken.emit(self.key)
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the size of text."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and hasattr(self, "model_of"):
            self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give what is read first the room that figures do not need."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._share_out()

    def _fit(self) -> None:
        scale = theme.text_scale()
        self.verticalHeader().setDefaultSectionSize(round(_LINE * scale))
        self.verticalHeader().setMaximumWidth(round(_NAME * scale))
        self._share_out()

    def _share_out(self) -> None:
        """Give each column what it is meant to have; where that is too much, what it needs.

        Columns that take what is left are names: they keep enough to be told apart by. Where they
        need less than is left, nothing else is cut either.
        """
        heads, scale = self.model_of.heads, theme.text_scale()
        wide = {place: round(head.wide * scale) for place, head in enumerate(heads) if head.wide}
        names = [place for place, head in enumerate(heads) if not head.wide]
        least = round(_LEAST * scale) * len(names)
        room, header = self.viewport().width(), self.horizontalHeader()
        if names and sum(wide.values()) + least > room:
            wide = {place: min(most, self._needs(place)) for place, most in wide.items()}
        elif names:
            whole = {place: max(much, self._needs(place)) for place, much in wide.items()}
            if sum(whole.values()) + sum(map(self._needs, names)) <= room:
                wide = whole
        cramped = sum(wide.values()) + least > room
        for place in names:
            if cramped:
                wide[place] = round(_LEAST * scale)
            else:
                header.setSectionResizeMode(place, QHeaderView.ResizeMode.Stretch)
        for place, much in wide.items():
            header.setSectionResizeMode(place, QHeaderView.ResizeMode.Interactive)
            self.setColumnWidth(place, much)

    def _needs(self, place: int) -> int:
        """Return how wide a column must be for its head and everything below it."""
        long = self.fontMetrics().horizontalAdvance
        texts = (line.cells[place].text for line in self.model_of.lines)
        cells = max(map(long, texts), default=0) + _EDGES
        head = self.horizontalHeader().sectionSizeHint(place)
        if self._by is not None:  # whatever is sorted has its arrow there
            head += self.horizontalHeader().fontMetrics().horizontalAdvance(" ▾")
        return max(cells, head)
