"""A slip as it is typed, and beside each of its lines what it means."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QMimeData, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QClipboard,
    QFocusEvent,
    QFontMetricsF,
    QGuiApplication,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QPlainTextEdit, QSizePolicy, QWidget

from gui.kit import theme
from gui.kit.clock_key import is_clocks
from gui.kit.later import later
from gui.kit.widgets import picture_of
from gui.orders.slip_line import Look, Said, as_lines

FRAME = 9
"""Pixels of a text field around its text."""

_INKS = {
    Look.GOOD: "text", Look.WARN: "warn", Look.ASK: "accent", Look.BAD: "bad",
    Look.RULED: "good", Look.PART: "text", Look.OUT: "text3", Look.NONE: "text3",
}  # fmt: skip
_SIGNS = {
    Look.GOOD: "", Look.WARN: "warning", Look.ASK: "help", Look.BAD: "cross",
    Look.RULED: "check", Look.PART: "info", Look.OUT: "minus", Look.NONE: "",
}  # fmt: skip
_GLYPH, _GAP = 16, 8
_ENDLESS = 10_000.0
_WRAPPED = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft


class SlipText(QPlainTextEdit):
    """The text field of one slip: as tall as what is written in it, or as what stands beside it."""

    left = Signal()
    """The cursor went elsewhere."""

    grew = Signal()

    def __init__(self, lines: int) -> None:
        super().__init__()
        self._least, self._carried, self._beside = lines, set[str](), 0.0
        self.setTabChangesFocus(True)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.textChanged.connect(self.fit)
        self.document().setDocumentMargin(2)
        self.document().documentLayout().documentSizeChanged.connect(self.fit)
        self.verticalScrollBar().valueChanged.connect(self._show_whole)
        self.fit()

    def event(self, event: QEvent) -> bool:
        """Leave the key of the clock to the clock."""
        if is_clocks(event):
            event.ignore()
            return False
        return super().event(event)

    def fit(self) -> None:
        """Be as tall as the slip, with all rows of a long line."""
        rows = max(self._least, round(self.document().size().height()))
        tall = round(max(rows * self.line_height() + FRAME, self._beside)) + FRAME + 4
        if tall != self.height() or tall != self.minimumHeight():
            self.setFixedHeight(tall)
            self.grew.emit()

    def _show_whole(self, rows: int) -> None:
        """Never hide the first rows: each line stands beside its reading, and there is room.

        Qt follows the cursor down before the field has grown, and does not come back.
        """
        if rows:
            self.verticalScrollBar().setValue(0)

    def make_room(self, down_to: float) -> None:
        """Be tall enough for what stands beside the slip down to so many pixels."""
        self._beside = down_to
        self.fit()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the size of type."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            later(self, self.fit)

    def line_height(self) -> float:
        """Return how tall a row of a line is."""
        row = self.document().firstBlock().layout().lineAt(0)
        spacing = QFontMetricsF(self.font()).lineSpacing()
        return max(row.height(), spacing) if row.isValid() else spacing

    def top_of(self, line: int) -> float:
        """Return where a line begins, below the field's upper edge."""
        block = self.document().findBlockByNumber(line)
        here = self.blockBoundingGeometry(block).translated(self.contentOffset())
        return here.top() + self.viewport().y()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Begin a line by Shift+Enter as by Enter: what is beside it counts lines."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not (
            event.modifiers() & Qt.KeyboardModifier.ControlModifier
        ):
            self.textCursor().insertBlock()
            self.ensureCursorVisible()
            return
        super().keyPressEvent(event)

    def insertFromMimeData(self, source: QMimeData) -> None:
        """Take pasted orders line by line."""
        self._carried.add(source.text())
        self.insertPlainText(as_lines(source.text()))

    def createMimeDataFromSelection(self) -> QMimeData:
        """Remember what is copied off a slip."""
        copied = super().createMimeDataFromSelection()
        self._carried.add(copied.text())
        return copied

    def leave_no_copy(self) -> None:
        """Take off the clipboard what was pasted or copied here: nobody else shall find it."""
        carried, self._carried = self._carried, set()
        board = QGuiApplication.clipboard()
        for mode in (QClipboard.Mode.Clipboard, QClipboard.Mode.Selection):
            if board.text(mode) in carried - {""}:
                board.clear(mode)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Say that nobody types here any more."""
        super().focusOutEvent(event)
        self.left.emit()


def _words(box: QRectF) -> QRectF:
    """Return where the words of a reading stand, beside its sign."""
    return box.adjusted(theme.sign(_GLYPH) + _GAP, 0, -2, 0)


class Readings(QWidget):
    """Beside each line its meaning; a click on one asks to rule on it.

    Several orders on one line stand below each other, a long reason takes as many rows as it needs;
    what follows moves down as far as it must.
    """

    line_asked = Signal(int)
    """Which order of the slip was clicked, from 0."""

    moved = Signal(int)
    """The keys are at another line, or came or went."""

    numbered = Signal(int)
    """A meaning was chosen by its number, from 1; Enter takes the first."""

    struck = Signal()
    left = Signal()
    """Back to the text."""

    def __init__(self, beside: SlipText) -> None:
        super().__init__()
        self._beside = beside
        self._said: tuple[Said, ...] = ()
        self._boxes: tuple[QRectF, ...] = ()
        self._open: tuple[bool, ...] = ()
        self.current = 0
        """The line that the keys are at."""
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # Tab leads from slip to slip
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def show_lines(self, rows: Sequence[Said], open_: Sequence[bool]) -> None:
        """Show how a slip is read, and which lines are to be ruled on.

        Once the line at which the keys are has been ruled on, they go on to the next.
        """
        was = self._open[self.current] if self.current < len(self._open) else False
        self._said, self._open = tuple(rows), tuple(open_)
        self.current = min(self.current, max(len(self._said) - 1, 0))
        if was and self.hasFocus() and self._open[self.current : self.current + 1] != (True,):
            count = len(self._open)
            onward = ((self.current + step) % count for step in range(1, count))
            self.current = next((at for at in onward if self._open[at]), self.current)
        self.setAccessibleName("\n".join(line.text for line in self._said))
        self.lay_out()

    def lay_out(self) -> None:
        """Put each reading beside its line, or below the one before it."""
        tall, free = self._beside.line_height(), 0.0
        metrics, wide = QFontMetricsF(theme.font("body")), self.width()
        boxes: list[QRectF] = []
        for line in self._said:
            room = _words(QRectF(0, 0, wide, _ENDLESS))
            rows = metrics.boundingRect(room, _WRAPPED, line.text).height() / metrics.lineSpacing()
            top = max(self._beside.top_of(line.number), free)
            boxes.append(QRectF(0, top, wide, tall * max(1, round(rows))))
            free = boxes[-1].bottom()
        self._boxes = tuple(boxes)
        self._beside.make_room(free)
        self.update()

    def place(self, number: int) -> QRectF:
        """Return where the reading of an order stands."""
        return self._boxes[number] if number < len(self._boxes) else QRectF()

    def go_to(self, place: int) -> None:
        """Take the keys, at a line."""
        self.current = place
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.update()
        self.moved.emit(place)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from line to line, and rule on one: Enter or a number, Delete, Space, Esc."""
        keys, key = Qt.Key, event.key()
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            super().keyPressEvent(event)
        elif key in (keys.Key_Down, keys.Key_Up):
            step = 1 if key == keys.Key_Down else -1
            self.go_to(max(0, min(self.current + step, len(self._said) - 1)))
        elif key in (keys.Key_Return, keys.Key_Enter):
            self.numbered.emit(1)
        elif keys.Key_1 <= key <= keys.Key_9:
            self.numbered.emit(key - keys.Key_0)
        elif key in (keys.Key_Delete, keys.Key_Backspace):
            self.struck.emit()
        elif key == keys.Key_Space and self._said:
            self.line_asked.emit(self.current)
        elif key == keys.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show at which line the keys are."""
        super().focusInEvent(event)
        self.update()
        self.moved.emit(self.current)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Show that they are elsewhere."""
        super().focusOutEvent(event)
        self.update()
        self.moved.emit(self.current)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow lines that are broken elsewhere now."""
        super().resizeEvent(event)
        self.lay_out()

    def _under(self, at: QPointF) -> Said | None:
        return next((one for one in self._said if self.place(one.place).contains(at)), None)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw signs and meanings."""
        del event
        painter = QPainter(self)
        painter.setFont(theme.font("body"))
        for line in self._said:
            box, ink = self.place(line.place), _INKS[line.look]
            if self.hasFocus() and line.place == self.current:
                painter.fillRect(box, theme.colour("accent_tint"))
            sign = _SIGNS[line.look]
            if sign:
                size = theme.sign(_GLYPH)
                glyph = picture_of(sign, theme.hexa(ink), size, self.devicePixelRatioF())
                first = box.top() + self._beside.line_height() / 2
                painter.drawPixmap(round(box.left()), round(first - size / 2), glyph)
            painter.setPen(theme.colour(ink))
            painter.drawText(_words(box), _WRAPPED | Qt.AlignmentFlag.AlignVCenter, line.text)
        painter.end()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tell that a reading can be clicked."""
        line = self._under(event.position())
        shape = Qt.CursorShape.PointingHandCursor if line else Qt.CursorShape.ArrowCursor
        self.setCursor(shape)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Ask to rule on the line."""
        line = self._under(event.position())
        if line is not None and event.button() == Qt.MouseButton.LeftButton:
            self.go_to(line.place)
            self.line_asked.emit(line.place)

    def sizeHint(self) -> QSize:
        """Be as tall as the slip."""
        return QSize(200, self._beside.height())
