"""Bills beside the map of the study: one for each colour, told line by line where it is open."""

from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QVBoxLayout, QWidget

from engine.games.bez_hranic.bills import Bill
from engine.games.bez_hranic.calendar import FINALE
from engine.games.bez_hranic.placements import fields_of
from engine.games.bez_hranic.study.round import StudyRound
from engine.games.bez_hranic.tell import ToldBill
from gui.games.bez_hranic.drawing.tokens import Token, paint_token
from gui.games.bez_hranic.looks import colour_name
from gui.games.bez_hranic.words.bills import bill_lines, bill_words, paid_words
from gui.games.bez_hranic.words.states import field_name
from gui.kit import theme
from gui.kit.sizing import spaced
from gui.kit.widgets import column, label, paint_surface, restyle, row


class TokenSign(QWidget):
    """A token by itself."""

    def __init__(self, token: Token, size: int = 34) -> None:
        super().__init__()
        self.token, self._size = token, size
        self._fit()

    def _fit(self) -> None:
        self.setFixedSize(theme.px(self._size), theme.px(self._size))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it."""
        del event
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing
        )
        half = self.width() / 2
        paint_token(painter, QPointF(half, half * 0.96), half * 0.86, self.token)
        painter.end()

    def changeEvent(self, event: QEvent) -> None:
        """Take a new size."""
        if event.type() == QEvent.Type.StyleChange:
            self._fit()
        super().changeEvent(event)


class BillCard(QFrame):
    """One colour's bill."""

    chosen = Signal(str)
    """It is to be told; carries the colour."""

    stepped = Signal(int)
    """The next one, or the one before, is to be told."""

    def __init__(self, now: StudyRound, bill: Bill, token: Token) -> None:
        super().__init__()
        self.bill, self.colour = bill, bill.colour
        paint_surface(self, "choice")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        told = ToldBill(bill, now.map, received=now.offer.round == FINALE)
        fields = ", ".join(field_name(now.map, one) for one in fields_of(now.laid, bill.colour))
        self.name = label(colour_name(bill.colour), "strong")
        self.where = label(fields, "muted", wrap=True)
        self.price = label(str(bill.price), "h2")
        head = row(TokenSign(token), (column(self.name, self.where, gap=0), 1), self.price, gap=10)
        self.lines = QWidget()
        grid = QGridLayout(self.lines)
        grid.setContentsMargins(0, 4, 0, 0)
        grid.setVerticalSpacing(3)
        grid.setColumnStretch(0, 1)
        told_lines = [(words, str(amount)) for words, amount in bill_lines(told)]
        for place, (words, amount) in enumerate(told_lines):
            grid.addWidget(label(words, wrap=True), place, 0)
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop
            grid.addWidget(label(amount, "strong", align=right), place, 1)
        paid = label(paid_words(bill, received=told.received), "muted", wrap=True)
        grid.addWidget(paid, len(told_lines), 0, 1, 2)
        layout = spaced(QVBoxLayout(self), (10, 6, 12, 6), 2)
        layout.addWidget(head)
        layout.addWidget(self.lines)
        self.setAccessibleName(f"{colour_name(bill.colour)}: {bill_words(told)}")

    def set_open(self, *, on: bool) -> None:
        """Tell it line by line, or the price alone."""
        self.lines.setVisible(on)
        self.setProperty("on", "true" if on else "false")
        restyle(self)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Tell it."""
        super().mouseReleaseEvent(event)
        self.chosen.emit(self.colour)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tell it."""
        super().focusInEvent(event)
        self.chosen.emit(self.colour)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from bill to bill."""
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.stepped.emit(1 if event.key() == Qt.Key.Key_Down else -1)
        else:
            super().keyPressEvent(event)
