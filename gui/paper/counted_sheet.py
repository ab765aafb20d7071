"""What is counted turn by turn: as lines, and as a table."""

import math
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from gui.history.counted_chart import (
    CountedTurn,
    asides,
    beside,
    counted_turns,
    dashing,
    lines_across,
    stretch,
    turns_apart,
)
from gui.kit import theme
from gui.kit.pieces import INK
from gui.paper import ink
from gui.paper.blocks import MIDDLE, RIGHT, Cell, Drawn, Heading, Row, badge
from gui.paper.ink import Face
from gui.printable import Alone, Block, Matter, Sheet
from gui.words import labels
from gui.words.counted import counted
from gui.words.phases import column_words

_SIZE = (1800.0, 1030.0)
"""The chart as a picture, in tenths of a millimetre."""

ACROSS = 11
"""Turns in one table at most."""

_ASIDE = 6.0
"""Between the lines of powers that own equally much."""


def counted_sheet(matter: Matter) -> list[Sheet]:
    """Return the chart and the table of what is counted, turn by turn."""
    turns = counted_turns(matter.public, matter.board)
    columns = [column_words(turn.turn, matter.board) for turn in turns]
    goal = counted(matter.board).goal(matter.board)
    chart = _Chart(
        [(power.id, power.letter) for power in matter.board.powers], turns, columns, goal
    )
    blocks: list[Block] = []
    if len(turns) > 1:
        blocks.append(Drawn(chart.paint, 1.75, 0.5, gap=30))
    tables = math.ceil(len(turns) / ACROSS)
    across = math.ceil(len(turns) / tables)  # no turn stands in a table by itself
    for start in range(0, len(turns), across):
        part = slice(start, start + across)
        blocks += _table(matter, turns[part], columns[part])
    title = counted(matter.board).by_turn()
    whole = QRectF(0, 0, *_SIZE)
    alone = Alone(whole.size(), lambda painter: chart.paint(painter, whole))
    return [Sheet(title, blocks, aside=_span(columns), alone=alone if len(turns) > 1 else None)]


def _span(columns: Sequence[str]) -> str:
    return f"{columns[0]}–{columns[-1]}" if len(columns) > 1 else columns[0]


def _table(matter: Matter, turns: Sequence[CountedTurn], columns: Sequence[str]) -> list[Block]:
    head, figures = Face(weight=600, tabular=True), Face(tabular=True)
    share = 0.75 / ACROSS
    # A word over the first column reaches over the room left of it, where nothing stands.
    named = [Cell("", 0.25 - share), Cell(columns[0], 2 * share, head, RIGHT)]
    named += [Cell(column, share, head, RIGHT) for column in columns[1:]]
    spare = [Cell("", share)] * (ACROSS - len(turns))
    blocks: list[Block] = [
        Heading(_span(columns)),
        Row((*named, *spare), lambda _painter, _box: None, keep=True),
    ]
    for power in matter.board.powers:
        cells = [Cell(labels.power_name(matter.board, power.id), 0.25, ink.STRONG)]
        cells += [
            Cell(str(turn.counts.get(power.id, 0) or "–"), share, figures, RIGHT) for turn in turns
        ]
        blocks.append(Row((*cells, *spare), badge(power.letter), 50, keep=True))
    neutral = QCoreApplication.translate("Paper", "Nobody’s")
    whole = counted(matter.board).whole(matter.board)
    cells = [Cell(neutral, 0.25)]
    cells += [
        Cell(str(whole - sum(one.counts.values()) or "–"), share, figures, RIGHT) for one in turns
    ]
    blocks.append(Row((*cells, *spare), lambda _painter, _box: None))
    return blocks


class _Chart:
    """Lines with dashes of their own and a letter at the end of each."""

    def __init__(
        self,
        powers: Sequence[tuple[str, str]],
        turns: Sequence[CountedTurn],
        columns: Sequence[str],
        goal: int,
    ) -> None:
        self._powers, self._turns, self._columns, self._goal = powers, turns, columns, goal
        most = max((n for turn in turns for n in turn.counts.values()), default=0)
        self._top = max(goal, most) + 1 if most >= goal // 2 else max(8, most + 2)

    def _point(self, area: QRectF, place: int, count: float) -> QPointF:
        steps = max(1, len(self._turns) - 1)
        x = area.left() + area.width() * place / steps
        return QPointF(x, area.bottom() - area.height() * count / self._top)

    def paint(self, painter: QPainter, box: QRectF) -> None:
        """Draw the grid, the lines and the letters."""
        area = box.adjusted(70, 20, -150, -70)
        face = Face(points=8, tabular=True)
        for count in lines_across(self._top, self._goal):
            y = self._point(area, 0, count).y()
            goal = count == self._goal
            ink.line(
                painter,
                QPointF(area.left(), y),
                QPointF(area.right(), y),
                ink.BLACK if goal else ink.HAIR,
                4 if goal else 2,
            )
            at = QRectF(box.left(), y - face.leading / 2, 54, face.leading)
            ink.write(painter, at, str(count), face, align=RIGHT)
        widest = max(map(face.width, self._columns))
        for place in turns_apart(len(self._turns), area.width(), widest + 30):
            at = QRectF(self._point(area, place, 0).x() - 100, area.bottom() + 12, 200, 40)
            ink.write(painter, at, self._columns[place], face, align=MIDDLE)
        for rank in range(len(self._powers)):
            self._line(painter, area, rank)
        self._letters(painter, area)

    def _path(self, area: QRectF, rank: int) -> list[QPointF]:
        power, _ = self._powers[rank]
        high = self._point(area, 0, 0).y() - self._point(area, 0, 1).y()
        aside = asides(self._turns, [one for one, _ in self._powers], _ASIDE, high)[power]
        counts = stretch(self._turns, power)
        return [
            self._point(area, place, count) + QPointF(0, off)
            for place, (count, off) in enumerate(zip(counts, aside, strict=True))
        ]

    def _line(self, painter: QPainter, area: QRectF, rank: int) -> None:
        letter = self._powers[rank][1]
        points = self._path(area, rank)
        path = QPainterPath(points[0])
        for point in points[1:]:
            path.lineTo(point)
        for colour, width, dashes in (
            (QColor("#ffffff"), 16, ()),
            (QColor(INK), 11, ()),
            (theme.piece(letter), 8, dashing(letter)),
        ):
            pen = QPen(colour, width)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            if dashes:
                pen.setDashPattern(list(dashes))
            painter.strokePath(path, pen)

    def _letters(self, painter: QPainter, area: QRectF) -> None:
        ends = []
        for rank, (power, letter) in enumerate(self._powers):
            points = self._path(area, rank)
            count = self._turns[-1].counts.get(power, 0)
            if len(points) == len(self._turns) and count:
                ends.append((points[-1].y(), letter, count))
        side, face = 54.0, Face(points=9, weight=600, tabular=True)
        ends.sort()
        places = beside([y for y, _, _ in ends], 1, side + 4, area.bottom())
        for (_, letter, count), (_, y) in zip(ends, places, strict=True):
            badge(letter)(painter, QRectF(area.right() + 20, y - side / 2, side, side))
            at = QRectF(area.right() + 86, y - face.leading / 2, 60, face.leading)
            ink.write(painter, at, str(count), face)
