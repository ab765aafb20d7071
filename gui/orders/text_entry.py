"""The line for typing orders: tolerant, with completions below it, and nothing gets out of it."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QSignalBlocker, Qt, Signal
from PySide6.QtGui import (
    QClipboard,
    QDragEnterEvent,
    QFontMetricsF,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from gui.kit import theme
from gui.kit.clock_key import LineField
from gui.kit.widgets import button, label, restyle


class Typed:
    """Lines in the order in which they were typed, and the one that is begun after them."""

    def __init__(self) -> None:
        self._lines: list[str] = []
        self._at = 0
        self._begun = ""

    def add(self, line: str) -> None:
        """Remember a line that was entered; once, however often it is tried again."""
        if line in self._lines:
            self._lines.remove(line)
        self._lines.append(line)
        self.edited()

    def edited(self) -> None:
        """Take what stands on the line now for a line that is begun."""
        self._at = len(self._lines)

    def back(self, shown: str) -> str | None:
        """Return the line before the one shown; nothing before the first."""
        if self._at == len(self._lines):
            self._begun = shown
        if self._at and self._lines[self._at - 1] == shown:
            self._at -= 1  # what could not be taken still stands there
        if not self._at:
            return None
        self._at -= 1
        return self._lines[self._at]

    def forward(self) -> str | None:
        """Return the line after the one shown, at last the one that was begun."""
        if self._at >= len(self._lines):
            return None
        self._at += 1
        return self._lines[self._at] if self._at < len(self._lines) else self._begun

    def forget(self) -> None:
        """Remember nothing."""
        self._lines.clear()
        self._at, self._begun = 0, ""


_CLIPPING = (
    QKeySequence.StandardKey.Copy,
    QKeySequence.StandardKey.Cut,
    QKeySequence.StandardKey.Paste,
)
_HELD = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
    | Qt.KeyboardModifier.ShiftModifier
)
_SHOWN = 4
"""Completions and meanings offered at most; more would not be read."""


_ENDS = "\n\r;\u2028\u2029"
"""Signs that end an order: of lines, and the one that parts orders on a line."""


def is_several(text: str) -> bool:
    """Tell whether more than one order is written here; a sign at the very end parts nothing."""
    return any(sign in text.strip(_ENDS + " \t") for sign in _ENDS)


class SecretLine(LineField):
    """A line that is edited like any other, and from which nothing leaves.

    What is copied or cut stays with the line and is pasted from there; what was taken or cleared
    cannot be undone, only brought back by the arrow keys, as long as the line is there.
    """

    pasted = Signal(str)
    """Several orders were pasted at once."""

    entered = Signal()
    stepped_back = Signal()
    looked_back = Signal()
    """What was typed before stands there again."""

    digit_pressed = Signal(int)
    completion_asked = Signal()
    undo_asked = Signal(bool)
    """Ctrl+Z (False) or Ctrl+Y (True) where the line has nothing to undo: the orders'."""

    def __init__(self) -> None:
        super().__init__()
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.setDragEnabled(False)
        self.setAcceptDrops(False)
        self.setMaxLength(400)
        # On-screen keyboards must neither learn nor suggest what is written here.
        self.setInputMethodHints(
            Qt.InputMethodHint.ImhSensitiveData | Qt.InputMethodHint.ImhNoPredictiveText
        )
        self.digits_choose = False
        self._brought = ""
        self._copied, self._outside = "", ""
        """What was copied here, and what lay on everybody's clipboard at that time."""

        self._typed = Typed()
        self._fault = (0, 0)
        self.textEdited.connect(self._typed.edited)

    def empty(self) -> None:
        """Forget what was typed; unlike ``clear`` this cannot be undone."""
        self.setText("")

    def replace(self, text: str) -> None:
        """Put something else on the line; this can be undone."""
        with QSignalBlocker(self):
            self.setSelection(0, len(self.text()))
            self.insert(text)
        self.textChanged.emit(self.text())  # for who keeps it; nobody has typed
        self.update()

    def mark(self, start: int, end: int) -> None:
        """Underline what is wrong; the cursor stays, so that nothing is typed into it."""
        self._fault = (start, end)
        self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Neither paste nor copy through the mouse's own clipboard, X11's PRIMARY."""
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the line, and a wave below what is wrong."""
        super().paintEvent(event)
        start, end = self._fault
        if end <= start:
            return
        written, metrics = self.text(), QFontMetricsF(self.font())
        cursor = self.cursorRect()
        zero = cursor.center().x() - metrics.horizontalAdvance(written[: self.cursorPosition()])
        left, right = (zero + metrics.horizontalAdvance(written[:at]) for at in (start, end))
        painter = QPainter(self)
        painter.setClipRect(self.contentsRect().adjusted(4, 0, -4, 0))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        step = theme.px(2.5)
        painter.setPen(QPen(theme.colour("bad"), step / 2))
        y = cursor.center().y() + metrics.ascent() / 2 + step
        count = max(2, round((right - left) / step))
        wave = [QPointF(left + n * step, y + (step / 2 if n % 2 else 0)) for n in range(count + 1)]
        painter.drawPolyline(wave)
        painter.end()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take nothing that is dragged."""
        event.ignore()

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002, FBT001 - Qt's signature
        """Let Tab complete while there is something to complete."""
        if next and self.text().strip():
            self.completion_asked.emit()
            return True
        return super().focusNextPrevChild(next)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keep copies in; Enter takes, Esc steps back, digits choose, arrows look back."""
        key = event.key()
        if self._clip(event) or self._leave_to_orders(event):
            event.accept()
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down) and not event.modifiers() & _HELD:
            self._look_back(back=key == Qt.Key.Key_Up)
        elif key == Qt.Key.Key_Escape:
            self.stepped_back.emit()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.modifiers() & (
            Qt.KeyboardModifier.ControlModifier
        ):
            self._typed.add(self.text())
            self.entered.emit()
        elif self.digits_choose and event.text() in "123456789" and event.text():
            self.digit_pressed.emit(int(event.text()))
        else:
            super().keyPressEvent(event)

    def _clip(self, event: QKeyEvent) -> bool:
        """Copy, cut or paste, if the key does."""
        copied, cut, pasted = (event.matches(one) for one in _CLIPPING)
        if copied or (cut and self.hasSelectedText()):
            self._copy()
        if cut and self.hasSelectedText():
            self.del_()
        if pasted:
            self._paste()
        return copied or cut or pasted

    def _leave_to_orders(self, event: QKeyEvent) -> bool:
        """Undo or redo an order where there is nothing on the line, if the key does."""
        if self.text():
            return False
        if event.matches(QKeySequence.StandardKey.Undo) and not self.isUndoAvailable():
            self.undo_asked.emit(False)  # noqa: FBT003 - a signal's argument
            return True
        if event.matches(QKeySequence.StandardKey.Redo) and not self.isRedoAvailable():
            self.undo_asked.emit(True)  # noqa: FBT003
            return True
        return False

    def _look_back(self, *, back: bool) -> None:
        recalled = self._typed.back(self.text()) if back else self._typed.forward()
        if recalled is not None:
            self.replace(recalled)
            self.looked_back.emit()

    def leave_no_copy(self) -> None:
        """Take what was pasted here off the clipboard, where the next player could paste it too.

        What was copied or typed here is forgotten.
        """
        self._copied = ""
        self._typed.forget()
        brought, self._brought = self._brought, ""
        board = QGuiApplication.clipboard()
        for mode in (QClipboard.Mode.Clipboard, QClipboard.Mode.Selection):
            if brought and board.text(mode) == brought:
                board.clear(mode)

    def _copy(self) -> None:
        if self.hasSelectedText():
            self._copied = self.selectedText()
            self._outside = QGuiApplication.clipboard().text()

    def _paste(self) -> None:
        text = QGuiApplication.clipboard().text()
        if self._copied and text == self._outside:
            self._put(self._copied)
            return
        self._brought = text
        if is_several(text):
            self.pasted.emit(text)
        else:
            self._put(text.strip())

    def _put(self, text: str) -> None:
        """Insert a text that is undone alone, as Qt's own pasting is."""
        self._begin_undo()
        self.insert(text)
        self._begin_undo()

    def _begin_undo(self) -> None:
        """Undo what follows apart from what was before: moving the cursor parts them."""
        start, length, at = self.selectionStart(), len(self.selectedText()), self.cursorPosition()
        with QSignalBlocker(self):
            self.setCursorPosition(0 if at else len(self.text()))
            self.setCursorPosition(at)
            if length:
                self.setSelection(start, length)


class TextEntry(QWidget):
    """The typing line with what stands below it: completions, an error, or several meanings."""

    submitted = Signal(str)
    """One order was typed and shall be read."""

    pasted = Signal(str)
    meaning_chosen = Signal(int)
    """Which of several meanings offered, from 0."""

    left = Signal()
    """Esc in an empty line: back to the board."""

    undo_asked = Signal(bool)

    def __init__(self, complete: Callable[[str], Sequence[str]]) -> None:
        super().__init__()
        self._complete = complete
        self._meanings: tuple[str, ...] = ()
        self.line = SecretLine()
        self.word = label("", "bad", wrap=True)
        self.word.setVisible(False)
        self.note = label("", "muted", wrap=True)
        self.note.setVisible(False)
        self._offers = QWidget()
        self._offer_row = QGridLayout(self._offers)
        self._offer_row.setContentsMargins(0, 0, 0, 0)
        self._offer_row.setSpacing(6)
        self._offers.setVisible(False)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(5)
        for part in (self.line, self._offers, self.word, self.note):
            layout.addWidget(part)
        self.line.textEdited.connect(self._on_edited)
        self.line.looked_back.connect(self._calm)
        self.line.entered.connect(self._on_entered)
        self.line.pasted.connect(self.pasted)
        self.line.stepped_back.connect(self._on_back)
        self.line.undo_asked.connect(self.undo_asked)
        self.line.completion_asked.connect(self._take_first)
        self.line.digit_pressed.connect(self._on_digit)

    @property
    def offered(self) -> tuple[str, ...]:
        """The completions shown now."""
        return self._completions()

    @property
    def speaks(self) -> bool:
        """Whether something is said, or asked, below the line."""
        return not self.word.isHidden()

    def taken(self, note: str = "") -> None:
        """Start afresh after an order was read; a note says which meaning a word was given."""
        self.line.empty()
        self._calm()
        self.note.setText(note)
        self.note.setVisible(bool(note))

    def refuse(self, sentence: str, start: int = 0, end: int = 0) -> None:
        """Mark the place that cannot be read and say why."""
        self._calm()
        self._mark("bad")
        self.word.setText(sentence)
        self.word.setVisible(True)
        self.line.mark(start, end)

    def ask(self, lead: str, meanings: Sequence[str]) -> None:
        """Offer several meanings; digits and clicks choose."""
        self._calm()
        self._mark("ask")
        self._meanings = tuple(meanings)
        self.line.digits_choose = True
        self.word.setText(lead)
        self.word.setVisible(True)
        self._show_offers(
            [f"{number} {meaning}" for number, meaning in enumerate(meanings[:9], 1)],
            self.meaning_chosen.emit,
        )

    def _on_edited(self) -> None:
        self._calm()
        completions = self._completions()[:_SHOWN]
        self._show_offers(completions, lambda index: self._take(completions[index]))

    def _completions(self) -> tuple[str, ...]:
        text = self.line.text()
        return tuple(self._complete(text)) if text.strip() else ()

    def _take_first(self) -> None:
        completions = self._completions()
        if completions and not self._meanings:
            self._take(completions[0])

    def _take(self, text: str) -> None:
        self.line.replace(text)
        self.line.setFocus()
        self._on_edited()

    def _on_entered(self) -> None:
        if self.line.text().strip() and not self._meanings:
            self.submitted.emit(self.line.text())

    def _on_back(self) -> None:
        if self.line.text():
            self.taken()
        else:
            self.left.emit()

    def _on_digit(self, digit: int) -> None:
        if digit <= len(self._meanings):
            self.meaning_chosen.emit(digit - 1)

    def _calm(self) -> None:
        self._meanings = ()
        self.line.digits_choose = False
        self.word.setVisible(False)
        self.note.setVisible(False)
        self._show_offers((), lambda _index: None)
        self._mark("")
        self.line.mark(0, 0)

    def _mark(self, state: str) -> None:
        if self.line.property("state") != state:
            self.line.setProperty("state", state)
            restyle(self.line)

    def _show_offers(self, shown: Sequence[str], chosen: Callable[[int], None]) -> None:
        while (item := self._offer_row.takeAt(0)) is not None:
            old = item.widget()
            if old is not None:
                old.hide()
                old.deleteLater()
        for index, text in enumerate(shown):
            offer = button(text, small=True)
            offer.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            offer.clicked.connect(lambda _=False, index=index: chosen(index))
            self._offer_row.addWidget(offer, index // 2, index % 2)
            offer.show()
        self._offers.setVisible(bool(shown))
