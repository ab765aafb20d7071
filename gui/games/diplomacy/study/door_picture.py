"""What the study is for, in one picture: an attack with a support, and who is held off."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen

from engine.board.board import Board
from engine.board.loader import LoadedMap
from engine.catalogue import GAMES
from engine.games.diplomacy.units import ARMY
from engine.rules.position import Position, Unit
from gui.games.example_map import example_map
from gui.kit import theme
from gui.map.pictures.board_picture import BoardPicture, rounded
from gui.map.pictures.start_position import start_of

_VIEW = QRectF(330, 520, 480, 480)
"""What is seen of the board, in board units."""

_PAPER = QColor("#fbf5e6")


def _contested(board: Board) -> Position:
    """Two armies of one power against one of another: what the study is about."""
    wanted = (("FRANCE", "PAR"), ("FRANCE", "GAS"), ("GERMANY", "MUN"))
    units = tuple(Unit(power, ARMY, at) for power, at in wanted)
    return Position(
        phase=GAMES[board.game].calendar.start, units=units, owners=start_of(board).owners
    )


class StudyPicture(BoardPicture):
    """Two against one, with the orders drawn and what came of them."""

    def __init__(self, loaded: LoadedMap) -> None:
        loaded = example_map(loaded)
        super().__init__(loaded.key, _contested(loaded.board), _VIEW)
        spots = loaded.atlas.spots
        where = ("PAR", "GAS", "MUN", "BUR")
        self._spots = [QPointF(*(spots[one].army or (0, 0))) for one in where]

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the orders: one army goes in, one is held off."""
        super().paintEvent(event)
        seen, painter = self.view(), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipPath(rounded(self))
        k = self.width() / seen.width()
        painter.scale(k, k)
        painter.translate(-seen.topLeft())
        mover, helper, beaten, goal = self._spots
        met = mover + (goal - mover) * 0.55
        _dashes(painter, helper, met, theme.piece("F"))
        _arrow(painter, mover, goal, theme.piece("F"))
        edge = beaten + (goal - beaten) * 0.52
        _arrow(painter, beaten, edge, theme.piece("G"))
        for at, ink, sign in ((met, "#17120c", "2"), (edge, "#a11d1d", "✕")):
            painter.setPen(QPen(QColor(ink), 2.5))
            painter.setBrush(_PAPER)
            painter.drawEllipse(at, 15, 15)
            painter.setFont(
                theme.font("strong" if "strong" in theme.TOKENS["type"] else "body", 20)
            )
            painter.drawText(
                QRectF(at.x() - 15, at.y() - 15, 30, 30), Qt.AlignmentFlag.AlignCenter, sign
            )
        painter.end()


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
