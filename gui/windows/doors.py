"""The three doors of the start screen: a picture of what happens behind each, and the way in."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QBoxLayout, QFrame, QSizePolicy, QWidget

from engine.board.board import Board
from engine.board.loader import LoadedMap
from engine.catalogue import GAMES
from engine.rules.position import Position, Unit, UnitKind
from gui.kit import theme
from gui.kit.signs import paint_badge
from gui.kit.sizing import spaced
from gui.kit.widgets import button, column, label, paint_surface, restyle, row
from gui.map.board_picture import BoardPicture

TABLE, MASTER, STUDY = "table", "master", "study"
_TABLE_VIEW = QRectF(560, 420, 560, 560)
_STUDY_VIEW = QRectF(330, 520, 480, 480)
"""What is seen through each, in board units."""

_SEALED = "EGT"
"""Whose orders lie sealed in the picture of a table."""

_SLIPS = (
    ("R", -5.0, (0.0, 0.1), ("A Ukr – Rum", "F Sev S Ukr", "A Mos – Ukr")),
    ("T", 3.5, (0.92, 0.0), ("A Bul – Rum", "F Ank – Bla", "A Con – Bul")),
    ("A", -1.0, (0.46, 0.92), ("A Bud S Bul?", "F Alb – Gre", "A Tri – Ser")),
)
_WOOD, _PAPER, _HAND = QColor("#4a3828"), QColor("#fbf5e6"), QColor("#2d3b66")


def start_of(board: Board) -> Position:
    """Return the position that a game begins with, without loading any rules."""
    homes = {one.id: one.home for one in board.provinces.values() if one.centre and one.home}
    return Position(
        phase=GAMES[board.game].calendar.start,
        units=tuple(Unit(power, UnitKind(kind), at) for power, kind, at in board.start_units),
        owners=dict(sorted(homes.items())),
    )


def _contested(board: Board) -> Position:
    """Two armies of one power against one of another: what the study is about."""
    wanted = (("FRANCE", "PAR"), ("FRANCE", "GAS"), ("GERMANY", "MUN"))
    units = tuple(Unit(power, UnitKind.ARMY, at) for power, at in wanted)
    return Position(
        phase=GAMES[board.game].calendar.start, units=units, owners=start_of(board).owners
    )


class TablePicture(BoardPicture):
    """A board, and below it who has sealed."""

    def __init__(self, board: Board, map_key: str) -> None:
        super().__init__(map_key, start_of(board), _TABLE_VIEW)
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
            paint_badge(painter, box, letter, "sealed" if letter in _SEALED else "open")
        painter.end()


class SlipsPicture(QWidget):
    """Slips of paper on a table, as players hand them in."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw three slips, the last one over the others."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipPath(_rounded(self))
        painter.fillRect(self.rect(), _WOOD)
        wide = min(self.width() / 2.15, self.height() / 1.9)
        high = wide * 0.86
        left = (self.width() - wide * 1.92) / 2
        top = (self.height() - high * 1.92) / 2
        for letter, turn, (x, y), lines in _SLIPS:
            painter.save()
            painter.translate(left + x * wide, top + y * high)
            painter.rotate(turn)
            slip = QRectF(0, 0, wide, high)
            painter.fillRect(slip.translated(wide * 0.02, wide * 0.03), QColor(0, 0, 0, 70))
            painter.fillRect(slip, _PAPER)
            painter.fillRect(QRectF(0, 0, wide, high * 0.06), theme.piece(letter))
            painter.setFont(theme.font("h3", high * 0.15, italic=True))
            for number, line in enumerate(lines):
                below = high * (0.36 + number * 0.24)
                painter.setPen(QPen(QColor(0, 0, 0, 40), 1))
                painter.drawLine(QPointF(wide * 0.09, below), QPointF(wide * 0.91, below))
                painter.setPen(_HAND)
                painter.drawText(QPointF(wide * 0.1, below - high * 0.06), line)
            painter.restore()
        painter.end()


class StudyPicture(BoardPicture):
    """Two against one, with the orders drawn and what came of them."""

    def __init__(self, loaded: LoadedMap) -> None:
        super().__init__(loaded.key, _contested(loaded.board), _STUDY_VIEW)
        spots = loaded.atlas.spots
        where = ("PAR", "GAS", "MUN", "BUR")
        self._spots = [QPointF(*(spots[one].army or (0, 0))) for one in where]

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the orders: one army goes in, one is held off."""
        super().paintEvent(event)
        seen, painter = self.view(), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipPath(_rounded(self))
        k = self.width() / seen.width()
        painter.scale(k, k)
        painter.translate(-seen.topLeft())
        mover, helper, beaten, goal = self._spots
        met = mover + (goal - mover) * 0.55
        _dashes(painter, helper, met, theme.piece("F"))
        _arrow(painter, mover, goal, theme.piece("F"))
        edge = beaten + (goal - beaten) * 0.52
        _arrow(painter, beaten, edge, theme.piece("G"))
        for at, ink, said in ((met, "#17120c", "2"), (edge, "#a11d1d", "✕")):
            painter.setPen(QPen(QColor(ink), 2.5))
            painter.setBrush(_PAPER)
            painter.drawEllipse(at, 15, 15)
            painter.setFont(
                theme.font("strong" if "strong" in theme.TOKENS["type"] else "body", 20)
            )
            painter.drawText(
                QRectF(at.x() - 15, at.y() - 15, 30, 30), Qt.AlignmentFlag.AlignCenter, said
            )
        painter.end()


def _rounded(widget: QWidget) -> QPainterPath:
    shape, radius = QPainterPath(), float(theme.TOKENS["radius"]["panel"]) - 1
    shape.addRoundedRect(QRectF(widget.rect()).adjusted(1, 1, -1, -1), radius, radius)
    return shape


def _arrow(painter: QPainter, a: QPointF, b: QPointF, ink: QColor) -> None:
    along = b - a
    length = max(1.0, (along.x() ** 2 + along.y() ** 2) ** 0.5)
    ahead = along / length
    aside = QPointF(-ahead.y(), ahead.x())
    a, neck = a + ahead * 26, b - ahead * 24
    path = QPainterPath(a + aside * 5)
    for point in (neck + aside * 6, neck + aside * 15, b, neck - aside * 15, neck - aside * 6):
        path.lineTo(point)
    path.lineTo(a - aside * 5)
    path.closeSubpath()
    painter.setPen(QPen(QColor("#17120c"), 2))
    painter.setBrush(ink)
    painter.drawPath(path)


def _dashes(painter: QPainter, a: QPointF, b: QPointF, ink: QColor) -> None:
    for colour, width in ((QColor("#17120c"), 11.0), (ink, 7.0)):
        pen = QPen(colour, width)
        pen.setDashPattern([22 / width, 12 / width])
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        painter.drawLine(a, b)


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
