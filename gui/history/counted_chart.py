"""What is counted, turn by turn: one line per power with its letter at the end."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.board.board import Board
from engine.rules.position import Position
from engine.table.view import PublicView
from gui.kit import theme
from gui.kit.pens import hatch
from gui.kit.pieces import INK, PAPER
from gui.kit.signs import paint_badge
from gui.words.counted import counted
from gui.words.phases import column_words

_ASIDE = 3.2
"""Pixels between the lines of powers that own equally much, where a count is high enough."""

_LINES = 13
"""So many lines across at most, besides the goal's."""

_HIGH, _LETTER = 22.0, 50
"""How much room a letter with its figure takes at the end of a line."""

_GAP = 14
"""Pixels between two turns written below."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CountedTurn:
    """How many each power owned after what was counted in a turn."""

    turn: int
    counts: dict[str, int]


def counted_turns(public: PublicView, board: Board) -> tuple[CountedTurn, ...]:
    """Return what was owned at the start, and after every turn in which it was counted."""
    if not public.past:
        return (_owned(public.position.phase.turn - 1, public.position, board),)
    first = public.past[0].before
    turns = {first.phase.turn - 1: first}
    for past in public.past:
        if past.phase.kind.counts:
            turns[past.phase.turn] = past.resolution.after
    columns = [_owned(turn, position, board) for turn, position in sorted(turns.items())]
    for power in {power for one in columns for power in one.counts}:
        for one in columns:  # who owned nothing yet is counted; who owns nothing any more is out
            if power in one.counts:
                break
            one.counts[power] = 0
    return tuple(columns)


def goal_of(public: PublicView, board: Board) -> int:
    """Return how many centres of one power win the game; 0 where units of a side do."""
    return 0 if public.units_to_win else counted(board).goal(board)


def stretch(turns: Sequence[CountedTurn], power: str) -> tuple[int, ...]:
    """Return what a power owned turn by turn, until it owned nothing any more."""
    counts = [turn.counts.get(power, 0) for turn in turns]
    lasted = max((place for place, count in enumerate(counts) if count), default=-1)
    return tuple(counts[: lasted + 2])


def asides(
    turns: Sequence[CountedTurn], powers: Sequence[str], step: float, high: float
) -> dict[str, tuple[float, ...]]:
    """Return how far each power's line runs beside its counts, turn by turn.

    Only those that own equally much stand aside of each other, and all of them within what one
    count is ``high``: nobody may seem to own what another does.
    """
    lines = {power: stretch(turns, power) for power in powers}
    found: dict[str, list[float]] = {power: [] for power in powers}
    for place in range(len(turns)):
        equal: dict[int, list[str]] = {}
        for power, counts in lines.items():
            if place < len(counts):
                equal.setdefault(counts[place], []).append(power)
        for together in equal.values():
            apart = min(step, high / len(together))
            for rank, power in enumerate(together):
                found[power].append((rank - (len(together) - 1) / 2) * apart)
    return {power: tuple(line) for power, line in found.items()}


def beside(
    ends: Sequence[float], columns: int, size: float, floor: float
) -> list[tuple[int, float]]:
    """Return the column and the height of what stands at each end of a line, from the top down.

    Each stands in the column in which it is pushed the least.
    """
    rows = math.ceil(len(ends) / columns)
    filled: list[list[float]] = [[] for _ in range(columns)]
    where: list[int] = []
    for y in ends:
        pushed = [
            (max(y, column[-1] + size) if column else y, number)
            for number, column in enumerate(filled)
            if len(column) < rows
        ]
        at, number = min(pushed)
        filled[number].append(at)
        where.append(number)
    for column in filled:
        lowest = floor
        for place in range(len(column) - 1, -1, -1):
            column[place] = min(column[place], lowest)
            lowest = column[place] - size
    taken = [iter(column) for column in filled]
    return [(number, next(taken[number])) for number in where]


def _owned(turn: int, position: Position, board: Board) -> CountedTurn:
    powers = sorted(set(position.owners.values()))
    counts = {power: position.counted(power, board) for power in powers}
    return CountedTurn(turn=turn, counts=counts)


DASHES: Mapping[str, Sequence[float]] = {
    "vertical": (),
    "rising": (6, 2),
    "horizontal": (2, 2),
    "grid": (8, 2, 2, 2),
    "falling": (4, 2),
    "ermine": (1, 2),
    "dots": (6, 2, 2, 2, 2, 2),
}
"""Dashes tell lines apart without colour, as hatchings tell areas apart: each goes with one."""


def dashing(letter: str) -> Sequence[float]:
    """Return how a power's line is dashed: alike where it is hatched alike."""
    return DASHES[theme.pattern(letter)]


def lines_across(top: int, goal: int) -> tuple[int, ...]:
    """Return the counts at which a line runs across a chart so high, the goal's among them."""
    step = 3
    while top > step * _LINES:
        step *= 2
    free = (count for count in range(0, top, step) if not goal or abs(count - goal) >= step / 2)
    return tuple(sorted({*free, *([goal] if 0 < goal < top else [])}))


def turns_apart(count: int, room: float, width: float) -> tuple[int, ...]:
    """Return which of so many turns can be written below without running together."""
    last = count - 1
    step = room / max(1, last)
    stride = max(1, math.ceil(width / max(1.0, step)))
    marked = [place for place in range(0, last, stride) if place + stride <= last]
    return (*marked, last)


class CountedChart(QWidget):
    """Lines of what is counted, letters at their ends; the leader's area is hatched."""

    def __init__(self, board: Board) -> None:
        super().__init__()
        self._board = board
        self.turns: tuple[CountedTurn, ...] = ()
        self._usual = self._goal = counted(board).goal(board)
        self.shown_turn: int | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(150)

    def sizeHint(self) -> QSize:
        """Ask for a wide strip."""
        return QSize(480, 240)

    def title(self) -> str:
        """Say what the chart is about, to stand above it."""
        return counted(self._board).by_turn()

    def short_title(self) -> str:
        """Say the same in a word, where there is room for no more."""
        return counted(self._board).column()

    def set_turns(
        self, turns: Sequence[CountedTurn], *, shown: int | None = None, goal: int | None = None
    ) -> None:
        """Draw these turns; mark the one being looked at, and the goal if the count decides."""
        self.turns, self.shown_turn, self._goal = (
            tuple(turns),
            shown,
            self._usual if goal is None else goal,
        )
        self.setAccessibleName(counted(self._board).chart())
        self.setAccessibleDescription(self.in_words())
        self.update()

    def show_turn(self, turn: int) -> None:
        """Mark the turn that is looked at."""
        if turn != self.shown_turn:
            self.shown_turn = turn
            self.update()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.setAccessibleName(counted(self._board).chart())
        super().changeEvent(event)

    def in_words(self) -> str:
        """Return the chart as text, a line for each turn of which there is anything to say."""
        return "\n".join(
            f"{column_words(turn.turn, self._board)}: "
            + ", ".join(
                f"{power.initial} {turn.counts[power.id]}"
                for power in self._board.powers
                if turn.counts.get(power.id)
            )
            for turn in self.turns
            if any(turn.counts.values())
        )

    def _top(self) -> int:
        most = max((n for turn in self.turns for n in turn.counts.values()), default=0)
        # The goal is drawn once somebody is half-way; before, it would only press the lines flat.
        near = self._goal and most >= self._goal // 2
        return max(self._goal, most) + 1 if near else max(8, most + 2)

    def _area(self) -> QRectF:
        return QRectF(self.rect()).adjusted(30, 12, -8 - _LETTER * self._columns, -28)

    @property
    def _columns(self) -> int:
        """In how many columns the letters stand, so that all have room."""
        lasting = sum(bool(count) for count in self.turns[-1].counts.values()) if self.turns else 1
        return max(1, math.ceil(lasting * _HIGH / max(_HIGH, self.height() - 46)))

    def point(self, place: int, count: int) -> QPointF:
        """Return where a turn's count is drawn."""
        area, steps = self._area(), max(1, len(self.turns) - 1)
        return QPointF(
            area.left() + area.width() * place / steps,
            area.bottom() - area.height() * count / self._top(),
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw grid, lines and letters."""
        del event
        if not self.turns:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_grid(painter)
        last = self.turns[-1].counts
        order = sorted(self._board.powers, key=lambda p: (last.get(p.id, 0), p.id))
        if order and len(self.turns) > 1:
            self._paint_area(painter, order[-1].id, order[-1].letter)
        for power in order:
            self._paint_line(painter, power.id, power.letter)
        self._paint_letters(painter)
        painter.end()

    def _paint_grid(self, painter: QPainter) -> None:
        area = self._area()
        painter.setFont(theme.font("caption", tabular=True))
        for count in lines_across(self._top(), self._goal):
            y = self.point(0, count).y()
            goal = count == self._goal > 0
            painter.setPen(QPen(theme.colour("brass2" if goal else "line"), 1.6 if goal else 1))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            painter.setPen(theme.colour("text2"))
            box = QRectF(0, y - 20, area.left() - 8, 40)
            painter.drawText(
                box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, str(count)
            )
        columns = [column_words(turn.turn, self._board) for turn in self.turns]
        widest = max(map(painter.fontMetrics().horizontalAdvance, columns))
        named = self.named_turns(widest + _GAP)
        for place, turn in enumerate(self.turns):
            x = self.point(place, 0).x()
            if turn.turn == self.shown_turn:
                painter.setPen(QPen(theme.colour("accent"), 1.6))
                painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()))
            if place in named:
                painter.setPen(theme.colour("text2"))
                box = QRectF(x - 60, area.bottom() + 4, 120, 26)
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, columns[place])

    def named_turns(self, width: float) -> tuple[int, ...]:
        """Return the turns that are written below, so that words so wide never run together."""
        return turns_apart(len(self.turns), self._area().width(), width)

    def _points(self, power: str) -> list[QPointF]:
        """Return a power's line, a hair aside where others own as much."""
        high = self.point(0, 0).y() - self.point(0, 1).y()
        aside = asides(self.turns, [one.id for one in self._board.powers], _ASIDE, high)[power]
        counts = stretch(self.turns, power)
        return [
            self.point(place, count) + QPointF(0, off)
            for place, (count, off) in enumerate(zip(counts, aside, strict=True))
        ]

    def _paint_area(self, painter: QPainter, power: str, letter: str) -> None:
        points = self._points(power)
        shape = QPainterPath(QPointF(points[0].x(), self.point(0, 0).y()))
        for point in points:
            shape.lineTo(point)
        shape.lineTo(QPointF(points[-1].x(), self.point(0, 0).y()))
        shape.closeSubpath()
        painter.save()
        painter.setClipPath(shape)
        wash = theme.land(letter)
        wash.setAlpha(90)
        painter.fillPath(shape, wash)
        ink = QColor(INK)
        ink.setAlpha(70)
        hatch(painter, shape.boundingRect(), theme.pattern(letter), ink, 9, 1)
        painter.restore()

    def _paint_line(self, painter: QPainter, power: str, letter: str) -> None:
        points = self._points(power)
        path = QPainterPath(points[0])
        for point in points[1:]:
            path.lineTo(point)
        for ink, width, dashes in (
            (QColor(PAPER), 4.4, ()),
            (QColor(INK), 3.2, ()),
            (theme.piece(letter), 2.4, dashing(letter)),
        ):
            line = QPen(ink, width)
            line.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            line.setCapStyle(Qt.PenCapStyle.FlatCap)
            if dashes:
                line.setDashPattern(list(dashes))
            painter.strokePath(path, line)
        if len(points) == 1:
            painter.setPen(QPen(QColor(INK), 1))
            painter.setBrush(theme.piece(letter))
            painter.drawEllipse(points[0], 3.5, 3.5)

    def _paint_letters(self, painter: QPainter) -> None:
        """Put each letter beside the end of its line, pushed apart where lines end together."""
        ends = []
        for power in self._board.powers:
            points = self._points(power.id)
            if len(points) == len(self.turns) and self.turns[-1].counts.get(power.id):
                ends.append((points[-1].y(), power))
        ends.sort(key=lambda end: (end[0], end[1].letter))
        size, area = _HIGH, self._area()
        heights = [max(y, area.top() + size / 2) for y, _ in ends]
        places = beside(heights, self._columns, size, area.bottom() - 6)
        painter.setFont(theme.font("strong", 13, tabular=True))
        for (_, power), (column, y) in zip(ends, places, strict=True):
            box = QRectF(area.right() + 8 + column * _LETTER, y - 10, 20, 20)
            paint_badge(painter, box, power.letter)
            painter.setFont(theme.font("strong", 13, tabular=True))
            painter.setPen(theme.colour("text"))
            figure = QRectF(box.right() + 4, y - 9, 26, 18)
            painter.drawText(
                figure,
                Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
                str(self.turns[-1].counts[power.id]),
            )
