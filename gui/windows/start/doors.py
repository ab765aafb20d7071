"""The three doors of the start screen: a picture of what happens behind each, and the way in."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QBoxLayout, QFrame, QSizePolicy, QWidget

from engine.board.board import Board
from gui.games.introduction import DoorPictures
from gui.kit import theme
from gui.kit.signs import paint_badge
from gui.kit.sizing import spaced
from gui.kit.widgets import button, column, label, paint_surface, restyle, row
from gui.map.pictures.board_picture import BoardPicture, rounded
from gui.map.pictures.start_position import start_of

TABLE, MASTER, STUDY = "table", "master", "study"
_LAID = ((-5.0, (0.0, 0.1)), (3.5, (0.92, 0.0)), (-1.0, (0.46, 0.92)))
"""How three slips lie: by how many degrees turned, and where, in widths and heights of one."""

_WOOD, _PAPER, _HAND = QColor("#4a3828"), QColor("#fbf5e6"), QColor("#2d3b66")


class TablePicture(BoardPicture):
    """A board, and below it who has sealed."""

    def __init__(self, board: Board, map_key: str, shown: DoorPictures) -> None:
        super().__init__(map_key, start_of(board), QRectF(*shown.table))
        self._sealed = shown.sealed
        self._letters = [power.letter for power in board.powers]

    def paintEvent(self, event: QPaintEvent) -> None:
        """Lay seals over the lower edge."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        high = min(theme.room(48), self.height() / 4)
        bar = QRectF(1, self.height() - high, self.width() - 2, high)
        painter.fillRect(bar, theme.colour("chrome"))
        size, step = high * 0.66, bar.width() / (len(self._letters) + 1)
        for at, letter in enumerate(self._letters, 1):
            box = QRectF(0, 0, size, size)
            box.moveCenter(QPointF(bar.left() + at * step, bar.center().y()))
            paint_badge(painter, box, letter, "sealed" if letter in self._sealed else "open")
        painter.end()


class SlipsPicture(QWidget):
    """Slips of paper on a table, as players hand them in."""

    def __init__(self, shown: DoorPictures) -> None:
        super().__init__()
        self._slips = shown.slips
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw three slips, the last one over the others."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipPath(rounded(self))
        painter.fillRect(self.rect(), _WOOD)
        wide = min(self.width() / 2.15, self.height() / 1.9)
        high = wide * 0.86
        left = (self.width() - wide * 1.92) / 2
        top = (self.height() - high * 1.92) / 2
        for (letter, lines), (turn, (x, y)) in zip(self._slips, _LAID, strict=True):
            painter.save()
            painter.translate(left + x * wide, top + y * high)
            painter.rotate(turn)
            slip = QRectF(0, 0, wide, high)
            painter.fillRect(slip.translated(wide * 0.02, wide * 0.03), QColor(0, 0, 0, 70))
            painter.fillRect(slip, _PAPER)
            painter.fillRect(QRectF(0, 0, wide, high * 0.06), theme.piece(letter))
            painter.setFont(_hand(lines, high * 0.15, wide * 0.82))
            for number, line in enumerate(lines):
                below = high * (0.36 + number * 0.24)
                painter.setPen(QPen(QColor(0, 0, 0, 40), 1))
                painter.drawLine(QPointF(wide * 0.09, below), QPointF(wide * 0.91, below))
                painter.setPen(_HAND)
                painter.drawText(QPointF(wide * 0.1, below - high * 0.06), line)
            painter.restore()
        painter.end()


def _hand(lines: Sequence[str], size: float, room: float) -> QFont:
    """Return the hand of a slip: smaller where its longest line would run over the edge."""
    font = theme.font("h3", size, italic=True)
    longest = max(QFontMetricsF(font).horizontalAdvance(line) for line in lines)
    return font if longest <= room else theme.font("h3", size * room / longest, italic=True)


class Door(QFrame):
    """A way into the program: its picture, its name and letter, what is behind, and its acts."""

    pressed = Signal()
    """Its act, or anything on it."""

    def __init__(self, picture: QWidget, glyph: str) -> None:
        super().__init__()
        paint_surface(self, "card")
        self.setCursor(Qt.CursorShape.PointingHandCursor)  # keys go to its act
        self.picture = picture
        self.name, self.key = label("", "h2"), label("", "key")
        self.sentence, self.more = label("", "muted", wrap=True), label("", "caption", wrap=True)
        self.act = button("", "", glyph)
        self.again = button("", "link")
        self.again.hide()
        self._words = column(
            row(self.name, None, self.key),
            self.sentence,
            None,
            self.more,
            row((self.act, 1), self.again, gap=8),
            gap=6,
            pad=(18, 10, 18, 16),
        )
        self._box = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        spaced(self._box)
        self._box.addWidget(picture, 1)
        self._box.addWidget(self._words)
        self.act.clicked.connect(self.pressed)

    def fit(self, *, lying: bool, brief: bool, least: int) -> None:
        """Stand beside the others, or lie above them; say less beside a game that goes on."""
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._box.setDirection(across if lying else down)
        self._box.setStretch(1, 2 if lying else 0)
        self.picture.setMinimumSize(QSize(0, least))
        self.more.setVisible(not brief and bool(self.more.text()))
        self.act.setMinimumHeight(0 if brief else theme.px(50))
        role = "small" if brief else ""
        if (self.act.property("density") or "") != role:
            self.act.setProperty("density", role)
            restyle(self.act)

    def words_height(self, wide: int) -> int:
        """Return how much room its words need below a picture of such a width."""
        layout = self._words.layout()
        return layout.totalHeightForWidth(wide) if layout is not None else 0

    def set_words_height(self, high: int) -> None:
        """Give its words so much room, so that pictures side by side end on one line."""
        self._words.setMinimumHeight(high)

    def say(self, name: str, letter: str, sentence: str, more: str, act: str) -> None:
        """Say what is behind it."""
        self.name.setText(name)
        self.key.setText(letter)
        self.sentence.setText(sentence)
        self.more.setText(more)
        self.act.say(act)
        self.act.setAccessibleDescription(f"{name}. {sentence}")

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Open by pressing and letting go on it."""
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(
            event.position().toPoint()
        ):
            self.pressed.emit()

    def set_lit(self, *, lit: bool) -> None:
        """Light up: what is held over the window belongs behind it."""
        self.setProperty("lit", "true" if lit else "false")
        restyle(self)
