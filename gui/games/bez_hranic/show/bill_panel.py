"""The bill as the room reads it: four lines, always the same, in the same order.

Lines of nothing stay, in grey: so the room learns four places once and then reads only numbers.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from engine.games.bez_hranic.bills import STAYING, UNDER, Bill
from engine.games.bez_hranic.calendar import FINALE
from engine.games.bez_hranic.journey import CROSSING, PENALTY
from engine.games.bez_hranic.placements import fields_of
from engine.games.bez_hranic.view import PastRound
from gui.games.bez_hranic.drawing.cards import paint_coin
from gui.games.bez_hranic.drawing.far import (
    BRASS,
    CREAM,
    GOLD,
    LEFT,
    RIGHT,
    figures,
    frame,
    sans,
    serif,
    write,
)
from gui.games.bez_hranic.drawing.tokens import Token, paint_token
from gui.games.bez_hranic.show.steps import Act, Step
from gui.games.bez_hranic.show.timing import COINS, COUNT, Beat, Line, lines_told
from gui.games.bez_hranic.words.bills import RoadCounts, euros
from gui.games.bez_hranic.words.states import field_name, part_name, state_name

FAINT = "#7f8f98"
"""Ink of lines that cost nothing."""

RULE = "#2b3a43"
_ORDER = (Act.STONES, Act.CROSSING, Act.PAIR, Act.FIELD_40, Act.BENEATH, Act.TOTAL)
_TOTAL_TOP, _TOTAL_HIGH = 776.0, 152.0
_ROWS_TOP, _ROWS_HIGH = 226.0, 540.0


@dataclass(frozen=True, slots=True)
class ToldSoFar:
    """Whose bill is told, and how far."""

    past: PastRound
    step: Step
    player: str
    token: Token
    purse: int
    """Before this bill."""

    map: str
    beneath: Sequence[Token] = ()
    """Tokens under his, the lowest first."""

    beat: Beat = field(default_factory=Beat)
    elapsed: float = 1e9
    """Milliseconds of the step that have passed."""

    @property
    def bill(self) -> Bill:
        """The bill itself."""
        return self.past.bills[self.step.bill]

    @property
    def arrived(self) -> bool:
        """Whether the figure of this step has gone up."""
        return self.beat.arrived(self.elapsed)

    def reached(self, act: Act) -> bool:
        """Tell whether a line's figure is known already."""
        here, there = _ORDER.index(self.step.act), _ORDER.index(act)
        return here > there or (here == there and self.arrived)

    def _counted(self, act: Act, whole: int) -> int:
        if self.step.act is act:
            return self.step.count if self.arrived else self.step.count - 1
        return whole if self.reached(act) else 0

    @property
    def crossed(self) -> int:
        """How many borders the route has crossed so far."""
        return self._counted(Act.CROSSING, self.bill.journey.crossings)

    @property
    def paired(self) -> int:
        """How many pairs of neighbours have been told."""
        return self._counted(Act.PAIR, len(self.bill.journey.pairs))

    @property
    def so_far(self) -> int:
        """What it comes to so far."""
        if self.step.act is Act.TOTAL:
            return self.bill.price
        whole = CROSSING * self.crossed + PENALTY * self.paired
        if self.bill.stays and self.reached(Act.FIELD_40):
            whole += STAYING
        if self.reached(Act.BENEATH):
            under = UNDER * self.bill.beneath
            whole += -under if self.past.offer.round == FINALE else under
        return whole

    @property
    def lines(self) -> int:
        """How many lines are seen."""
        return lines_told(self.bill, self.step, self.elapsed)

    @property
    def key(self) -> tuple[object, ...]:
        """What it looks like, but for figures that count."""
        return (self.step.bill, self.step.act, self.lines, self.crossed, self.paired, self.arrived)

    @property
    def counting(self) -> float:
        """How far the total has counted up, 0 to 1."""
        return self.beat.share(self.elapsed) if self.step.act is Act.TOTAL else 0.0

    @property
    def paying(self) -> float:
        """How far the coins have changed hands, 0 to 1."""
        gone = self.elapsed - self.beat.lead - COUNT
        return min(max(gone / COINS, 0.0), 1.0) if self.step.act is Act.TOTAL else 0.0


def signed(amount: int) -> str:
    """Write a sum; less than nothing with a real minus."""
    return str(amount).replace("-", "\N{MINUS SIGN}")


def total_box(box: QRectF) -> QRectF:
    """Return where the total stands in a panel: what counts up lies within it."""
    return QRectF(box.left() + 22, box.top() + _TOTAL_TOP, box.width() - 44, _TOTAL_HIGH)


def rows_box(box: QRectF) -> QRectF:
    """Return where the lines stand in a panel: they appear one after another."""
    return QRectF(box.left() + 3, box.top() + _ROWS_TOP - 4, box.width() - 3, _ROWS_HIGH + 8)


def paint_head(painter: QPainter, box: QRectF, told: ToldSoFar) -> None:
    """Draw whose bill it is, and where he goes."""
    left, wide = box.left() + 36, box.width() - 72
    paint_token(painter, QPointF(left + 54, box.top() + 150), 54, told.token)
    name = QRectF(left + 132, box.top() + 84, wide - 132, 70)
    write(painter, name, told.player, (serif(58), CREAM), LEFT)
    where = " + ".join(_field(told, one) for one in fields_of(told.past.laid, told.bill.colour))
    write(painter, name.translated(0, 62), where, (sans(32), "#c3ced3"), LEFT)


def paint_rows(painter: QPainter, box: QRectF, told: ToldSoFar) -> None:
    """Draw the lines of the bill as far as they are told."""
    left, wide = box.left() + 36, box.width() - 72
    rows = _rows(told)[: told.lines]
    below = sum(row.more for row in rows)
    top, high = box.top() + _ROWS_TOP, 64.0
    pitch = min(42.0, (_ROWS_HIGH - high * len(rows)) / max(below, 1))
    for row in rows:
        painter.setPen(QPen(QColor(RULE), 2))
        painter.drawLine(QPointF(left, top), QPointF(left + wide, top))
        line = QRectF(left, top + 6, wide, 52)
        ink = CREAM if row.amount else FAINT
        words = (sans(34, 600 if row.amount else 400), ink)
        write(painter, line.adjusted(0, 0, -130, 0), row.words, words, LEFT)
        said = signed(row.amount) if row.amount else "\N{EN DASH}"
        write(painter, line, said, (figures(40), GOLD if row.amount else FAINT), RIGHT)
        under = QRectF(left, line.bottom(), wide, pitch)
        match row.line:
            case Line.CROSSINGS if row.amount:
                _paint_passed(painter, under, told)
            case Line.PAIRS:
                _paint_pairs(painter, under, told)
            case Line.BENEATH if row.amount:
                for place, token in enumerate(told.beneath):
                    at = QPointF(left + 28 + place * 60, line.bottom() + 26)
                    paint_token(painter, at, 26, token)
        top += high + row.more * pitch


@dataclass(frozen=True, slots=True)
class _Row:
    line: Line
    words: str
    amount: int
    more: int = 0
    """Lines below it."""


def _field(told: ToldSoFar, field: str) -> str:
    if field == "40":
        return QCoreApplication.translate("BezHranic", "field 40")
    return field_name(told.map, field)


def _rows(told: ToldSoFar) -> Sequence[_Row]:
    """Return the four lines as far as they are told."""
    bill, counts = told.bill, RoadCounts()
    crossed, paired = told.crossed, told.paired
    nothing = QCoreApplication.translate("BezHranic", "no border crossed")
    first = counts.crossings(crossed) if crossed else nothing
    nobody = QCoreApplication.translate("BezHranic", "no neighbours")
    second = counts.pairs(paired) if paired else nobody
    stays = STAYING if bill.stays and told.reached(Act.FIELD_40) else 0
    beneath = bill.beneath if told.reached(Act.BENEATH) else 0
    under = -UNDER * beneath if told.past.offer.round == FINALE else UNDER * beneath
    empty = QCoreApplication.translate("BezHranic", "nothing beneath")
    last = counts.beneath(beneath) if beneath else empty
    chips = len(_chip_lines(told)) if crossed else 0
    forty = QCoreApplication.translate("BezHranic", "field 40")
    return (
        _Row(Line.CROSSINGS, first, CROSSING * crossed, chips),
        _Row(Line.PAIRS, second, PENALTY * paired, paired),
        _Row(Line.FIELD_40, forty, stays),
        _Row(Line.BENEATH, last, under),
    )


_CHIP_SIZE, _CHIP_WIDE = 28.0, 568.0


def _chip_lines(told: ToldSoFar) -> Sequence[Sequence[tuple[int, str, float, float]]]:
    """Break the states passed into lines: number, name, where it begins, how wide it is."""
    lines: list[list[tuple[int, str, float, float]]] = [[]]
    x, metrics = 0.0, QFontMetricsF(sans(_CHIP_SIZE))
    for place, part in enumerate(told.bill.journey.route[: told.crossed + 1]):
        word = part_name(told.map, part)
        wide = metrics.horizontalAdvance(word) + (44 if place else 0)
        if lines[-1] and x + wide > _CHIP_WIDE:
            lines.append([])
            x = 0.0
        lines[-1].append((place, word, x, wide))
        x += wide + 12
    return lines


def _paint_passed(painter: QPainter, box: QRectF, told: ToldSoFar) -> None:
    """Draw the states passed, with the numbers that their borders have on the map."""
    for line in _chip_lines(told):
        for place, word, x, wide in line:
            left = box.left() + x
            if place:
                at = QPointF(left + 18, box.center().y())
                painter.setPen(QPen(QColor(BRASS), 2))
                painter.setBrush(QColor(CREAM))
                painter.drawEllipse(at, 16, 16)
                number = QRectF(at.x() - 16, at.y() - 16, 32, 32)
                write(painter, number, str(place), (sans(21, 700), "#1b262d"))
                left += 44
            name = QRectF(left, box.top(), box.left() + x + wide + 4 - left, box.height())
            write(painter, name, word, (sans(_CHIP_SIZE), "#e8dcc6"), LEFT)
        box = box.translated(0, box.height())


def _paint_pairs(painter: QPainter, box: QRectF, told: ToldSoFar) -> None:
    """Draw each pair of neighbours with its penalty."""
    for one, other in told.bill.journey.pairs[: told.paired]:
        painter.fillRect(QRectF(box.left() + 2, box.center().y() - 4, 28, 8), QColor("#b52a12"))
        words = f"{state_name(told.map, one)} \N{EN DASH} {state_name(told.map, other)}"
        write(painter, box.adjusted(44, 0, -70, 0), words, (sans(28), "#e8dcc6"), LEFT)
        write(painter, box, str(PENALTY), (sans(28), "#c3ced3"), RIGHT)
        box = box.translated(0, box.height())


def paint_total(painter: QPainter, panel: QRectF, told: ToldSoFar) -> None:
    """Draw the total as far as it has counted, and the purse as the coins leave it."""
    box = total_box(panel)
    painter.fillRect(box.adjusted(-4, -4, 4, 4), QColor("#0e161a"))
    if told.step.act is not Act.TOTAL or told.elapsed < told.beat.lead:
        return
    frame(painter, box.adjusted(1, 1, -1, -1), 14, "#1a252b", BRASS, 2)
    finale, bill = told.past.offer.round == FINALE, told.bill
    word = (
        QCoreApplication.translate("BezHranic", "receives")
        if finale
        else QCoreApplication.translate("BezHranic", "pays")
    )
    if bill.paid != bill.price:
        message = QCoreApplication.translate("BezHranic", "the price was {price}")
        word = f"{word} \N{MIDDLE DOT} {message.format(price=euros(bill.price))}"
    upper = QRectF(box.left() + 22, box.top() + 14, box.width() - 230, 54)
    write(painter, upper, word, (sans(34), "#c3ced3"), LEFT)
    change = round((bill.paid if finale else -bill.paid) * told.paying)
    paint_coin(painter, QPointF(box.left() + 44, box.bottom() - 44), 20)
    words = f"{told.purse}"
    if told.paying > 0:
        words = f"{told.purse} \N{RIGHTWARDS ARROW} {told.purse + change}"
    purse = QRectF(box.left() + 78, box.bottom() - 72, 340, 56)
    write(painter, purse, words, (figures(38), CREAM), LEFT)
    amount = round(bill.paid * told.counting)
    right = QRectF(box.right() - 300, box.top() + 4, 280, box.height() - 8)
    write(painter, right, str(amount), (figures(124), GOLD), RIGHT)


def paint_order(
    painter: QPainter, box: QRectF, tokens: Sequence[Token], marks: Sequence[tuple[str, bool]]
) -> None:
    """Draw all tokens in the order of telling: what each paid, and a star on the best.

    ``marks`` are, for each, what is written below it (nothing where it is not told yet, a dot where
    it is told now), and whether it was best.
    """
    each = min(box.width() / max(len(tokens), 1), 96.0)
    for place, (token, (said, best)) in enumerate(zip(tokens, marks, strict=True)):
        at = QPointF(box.left() + each * (place + 0.5), box.top() + 46)
        now = said == NOW
        painter.setOpacity(1.0 if said else 0.4)
        paint_token(painter, at, 30, token)
        painter.setOpacity(1.0)
        if now or best:
            painter.setPen(QPen(QColor(GOLD), 4))
            painter.setBrush(QColor(0, 0, 0, 0))
            painter.drawEllipse(at, 39, 39)
        below = QRectF(at.x() - 48, box.top() + 88, 96, 40)
        ink = GOLD if now or best else CREAM
        write(painter, below, f"\N{BLACK STAR}{said}" if best else said, (sans(28, 600), ink))


NOW = "\N{BLACK CIRCLE}"
"""Written below the token whose bill is told."""
