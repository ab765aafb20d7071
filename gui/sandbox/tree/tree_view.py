"""The tree painted: a dot for each board, lines between them, what was ordered beside it."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from gui.kit import theme
from gui.sandbox.tree.row_words import RowWords
from gui.sandbox.tree.tree_rows import TreeRow

_STEP, _EDGE, _DEEPEST = 18, 14, 7
"""How far right a branch stands, how far the first dot, and the branch that stands no farther."""

_PAD, _GAP, _SIGN = 6, 14, 26


class TreeView(QWidget):
    """Rows of a study's tree. Only those that are seen are worked out."""

    picked = Signal(object)
    """A ``TreeRow`` was clicked."""

    def __init__(self, words: Callable[[TreeRow], RowWords]) -> None:
        super().__init__()
        self._words = words
        self.rows: tuple[TreeRow, ...] = ()
        self.at = 0
        """The row that is looked at."""

        self._known: dict[TreeRow, RowWords] = {}
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_rows(self, rows: Sequence[TreeRow], at: int) -> None:
        """Show a tree as it is now."""
        self.rows, self.at = tuple(rows), at
        self._known.clear()
        self.setFixedHeight(self._high * len(self.rows) + 2 * _PAD)
        if self.rows:
            self.setAccessibleName(self.words(self.rows[at]).aloud)
        self.updateGeometry()
        self.update()

    def words(self, row: TreeRow) -> RowWords:
        """Return what a row says."""
        if row not in self._known:
            self._known[row] = self._words(row)
        return self._known[row]

    @property
    def _high(self) -> int:
        return theme.scaled("strong") + theme.scaled("small") + theme.room(20)

    def box(self, index: int) -> QRect:
        """Return where a row stands."""
        return QRect(0, _PAD + self._high * index, self.width(), self._high)

    def _dot(self, index: int) -> QPointF:
        row = self.rows[index]
        x = theme.room(_EDGE) + min(row.depth, _DEEPEST) * theme.room(_STEP)
        return QPointF(x, self.box(index).top() + theme.room(9) + theme.scaled("strong") / 2)

    def sizeHint(self) -> QSize:
        """Ask for room for every row."""
        return QSize(theme.px(260), self._high * len(self.rows) + 2 * _PAD)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw what is seen of it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        first = max(0, (event.rect().top() - _PAD) // self._high)
        last = min(len(self.rows) - 1, (event.rect().bottom() - _PAD) // self._high)
        if self.rows:
            self._frame(painter, self.at)
        for index, row in enumerate(self.rows):
            if row.hangs >= 0 and row.hangs <= last and index >= first:
                self._line(painter, index, row)
        for index in range(first, last + 1):
            self._paint_row(painter, index)
        painter.end()

    def _frame(self, painter: QPainter, index: int) -> None:
        box = QRectF(self.box(index)).adjusted(1, 1, -2, -1)
        pen = QPen(theme.colour("focus" if self.hasFocus() else "accent"), 2)
        painter.setPen(pen)
        painter.setBrush(theme.colour("accent_tint"))
        painter.drawRoundedRect(box, 6, 6)

    def _line(self, painter: QPainter, index: int, row: TreeRow) -> None:
        painter.setPen(QPen(theme.colour("line2"), 1.5))
        start, end = self._dot(row.hangs), self._dot(index)
        painter.drawLine(start, QPointF(start.x(), end.y()))
        if end.x() > start.x():
            painter.drawLine(QPointF(start.x(), end.y()), end)

    def _paint_row(self, painter: QPainter, index: int) -> None:
        row, box, dot = self.rows[index], self.box(index), self._dot(index)
        words = self.words(row)
        grey = row.writing
        filled = theme.colour("accent" if index == self.at else "paper")
        painter.setPen(QPen(theme.colour("text3" if grey else "accent"), 1.5))
        painter.setBrush(filled)
        painter.drawEllipse(dot, theme.room(5), theme.room(5))
        left = round(dot.x()) + theme.room(_GAP)
        room = box.width() - left - theme.room(8)
        top = box.top() + theme.room(7)
        if words.sign:
            room -= theme.px(_SIGN)
            painter.setFont(theme.font("order"))
            painter.setPen(theme.colour("bad" if words.sign[0] == "?" else "good"))
            edge = QRect(left + room, top, theme.px(_SIGN), theme.scaled("strong") + 6)
            painter.drawText(edge, Qt.AlignmentFlag.AlignRight, words.sign)
        painter.setPen(theme.colour("text3" if grey else "text"))
        self._say(painter, theme.font("strong"), words.head, QRect(left, top, room, 0))
        below = QRect(left, top + theme.scaled("strong") + theme.room(4), room, 0)
        font = theme.font("small")
        if words.remark:
            font = theme.font("small", italic=True)
        painter.setPen(theme.colour("text3" if grey else "text2"))
        told = (words.orders, words.remark) if grey else (words.remark, words.orders)
        both = " · ".join(filter(None, told))
        self._say(painter, font, both, below)

    def _say(self, painter: QPainter, font: QFont, text: str, where: QRect) -> None:
        painter.setFont(font)
        metrics = QFontMetrics(painter.font())
        where.setHeight(metrics.height() + 2)
        short = metrics.elidedText(text, Qt.TextElideMode.ElideRight, where.width())
        painter.drawText(where, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, short)

    def row_at(self, y: int) -> TreeRow | None:
        """Return the row at a height."""
        index = (y - _PAD) // self._high
        return self.rows[index] if 0 <= index < len(self.rows) else None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the board that is clicked."""
        row = self.row_at(round(event.position().y()))
        if row is not None and event.button() == Qt.MouseButton.LeftButton:
            self.picked.emit(row)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Let the press be a click only."""
        event.accept()
