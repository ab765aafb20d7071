"""The bill as the room reads it: four lines, always the same, in the same order.

Lines of nothing stay, in grey: so the room learns four places once and then reads only numbers.
"""

from collections.abc import Sequence
from dataclasses import dataclass

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
    QUIET,
    RIGHT,
    figures,
    frame,
    sans,
    serif,
    write,
)
from gui.games.bez_hranic.drawing.tokens import Token, paint_token
from gui.games.bez_hranic.show.steps import Act, Step
from gui.games.bez_hranic.words.bills import RoadCounts, euros
from gui.games.bez_hranic.words.states import field_name, part_name, state_name

FAINT = "#6c7b83"
"""Ink of lines that cost nothing."""

_ORDER = (Act.STONES, Act.CROSSING, Act.PAIR, Act.FIELD_40, Act.BENEATH, Act.TOTAL)


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

    @property
    def bill(self) -> Bill:
        """The bill itself."""
        return self.past.bills[self.step.bill]

    def reached(self, act: Act, count: int = 1) -> bool:
        """Tell whether a line has been told already."""
        here, there = _ORDER.index(self.step.act), _ORDER.index(act)
        return here > there or (here == there and self.step.count >= count) or act is self.step.act

    @property
    def crossed(self) -> int:
        """How many borders the route has crossed so far."""
        if self.step.act is Act.STONES:
            return 0
        if self.step.act is Act.CROSSING:
            return self.step.count
        return self.bill.journey.crossings

    @property
    def paired(self) -> int:
        """How many pairs of neighbours have been told."""
        if self.step.act in (Act.STONES, Act.CROSSING):
            return 0
        if self.step.act is Act.PAIR:
            return self.step.count
        return len(self.bill.journey.pairs)

    @property
    def so_far(self) -> int:
        """What it comes to so far."""
        if self.step.act is Act.TOTAL:
            return self.bill.price
        whole = CROSSING * self.crossed + PENALTY * self.paired
        if self.reached(Act.FIELD_40) and self.bill.stays and self.step.act is not Act.PAIR:
            whole += STAYING
        if self.step.act is Act.BENEATH:
            under = UNDER * self.bill.beneath
            whole += -under if self.past.offer.round == FINALE else under
        return whole


def paint_bill(painter: QPainter, box: QRectF, told: ToldSoFar) -> None:
    """Draw the bill as far as it is told."""
    left, wide = box.left() + 36, box.width() - 72
    paint_token(painter, QPointF(left + 54, box.top() + 150), 54, told.token)
    name = QRectF(left + 132, box.top() + 84, wide - 132, 70)
    write(painter, name, told.player, (serif(58), CREAM), LEFT)
    fields = fields_of(told.past.laid, told.bill.colour)
    where = ", ".join(field_name(told.map, one) for one in fields)
    write(painter, name.translated(0, 62), where, (sans(30), QUIET), LEFT)
    lines = QRectF(left, box.top() + 226, wide, 150)
    lines = _paint_crossings(painter, lines, told)
    for words, amount in _other_lines(told):
        painter.setPen(QPen(QColor("#31404a"), 1))
        painter.drawLine(lines.topLeft(), lines.topRight())
        row = QRectF(lines.left(), lines.top() + 6, wide, 58)
        ink = CREAM if amount else FAINT
        write(
            painter,
            row.adjusted(0, 0, -130, 0),
            words,
            (sans(32, 600 if amount else 400), ink),
            LEFT,
        )
        said = f"{amount}" if amount else "\N{EN DASH}"
        write(painter, row, said, (sans(36, 600), GOLD if amount else FAINT), RIGHT)
        lines.translate(0, 72)
    _paint_beneath(painter, lines, told)
    _paint_total(painter, QRectF(left - 14, box.bottom() - 296, wide + 28, 152), told)


def _paint_crossings(painter: QPainter, box: QRectF, told: ToldSoFar) -> QRectF:
    """Draw the first line with the states passed; return where the next one begins."""
    route, crossed = told.bill.journey.route, told.crossed
    painter.setPen(QPen(QColor("#31404a"), 1))
    painter.drawLine(box.topLeft(), box.topRight())
    row = QRectF(box.left(), box.top() + 6, box.width(), 58)
    words = (
        RoadCounts().crossings(crossed)
        if crossed
        else QCoreApplication.translate("BezHranic", "no border crossed")
    )
    ink = CREAM if crossed else FAINT
    write(painter, row.adjusted(0, 0, -130, 0), words, (sans(34, 600), ink), LEFT)
    said = f"{CROSSING * crossed}" if crossed else "\N{EN DASH}"
    write(painter, row, said, (sans(38, 600), GOLD if crossed else FAINT), RIGHT)
    x, y = box.left(), row.bottom() + 2
    font = sans(27)
    for place, part in enumerate(route[: crossed + 1] if crossed else ()):
        word = part_name(told.map, part)
        wide = QFontMetricsF(font).horizontalAdvance(word) + (42 if place else 0) + 16
        if x + wide > box.right() and x > box.left():
            x, y = box.left(), y + 40
        if place:
            _paint_number(painter, QPointF(x + 16, y + 20), place)
        write(painter, QRectF(x + (38 if place else 0), y, wide, 40), word, (font, CREAM), LEFT)
        x += wide
    return QRectF(box.left(), y + (50 if crossed else 0), box.width(), 60)


def _paint_number(painter: QPainter, at: QPointF, number: int) -> None:
    """Draw the number that a border has on the map, too."""
    painter.setPen(QPen(QColor(BRASS), 2))
    painter.setBrush(QColor(CREAM))
    painter.drawEllipse(at, 16, 16)
    box = QRectF(at.x() - 16, at.y() - 16, 32, 32)
    write(painter, box, str(number), (sans(21, 700), "#1b262d"))


def _other_lines(told: ToldSoFar) -> Sequence[tuple[str, int]]:
    bill, way = told.bill, told.bill.journey
    pairs = way.pairs[: told.paired]
    if pairs:
        neighbours = "; ".join(
            f"{state_name(told.map, one)}\N{EN DASH}{state_name(told.map, other)}"
            for one, other in pairs
        )
        first = QCoreApplication.translate("BezHranic", "neighbours {pairs}").format(
            pairs=neighbours
        )
    else:
        first = QCoreApplication.translate("BezHranic", "no neighbours")
    past_pairs = told.step.act in (Act.FIELD_40, Act.BENEATH, Act.TOTAL)
    stays = STAYING if bill.stays and past_pairs else 0
    beneath = bill.beneath if told.step.act in (Act.BENEATH, Act.TOTAL) else 0
    under = -UNDER * beneath if told.past.offer.round == FINALE else UNDER * beneath
    last = (
        RoadCounts().beneath(beneath)
        if beneath
        else QCoreApplication.translate("BezHranic", "nothing beneath")
    )
    return (
        (first, PENALTY * len(pairs)),
        (QCoreApplication.translate("BezHranic", "field 40"), stays),
        (last, under),
    )


def _paint_beneath(painter: QPainter, box: QRectF, told: ToldSoFar) -> None:
    if told.step.act not in (Act.BENEATH, Act.TOTAL):
        return
    for place, token in enumerate(told.beneath):
        paint_token(painter, QPointF(box.left() + 30 + place * 62, box.top() + 30), 27, token)


def _paint_total(painter: QPainter, box: QRectF, told: ToldSoFar) -> None:
    frame(painter, box, 14, "#1b262d", BRASS, 2)
    done, finale = told.step.act is Act.TOTAL, told.past.offer.round == FINALE
    word = (
        QCoreApplication.translate("BezHranic", "receives")
        if finale
        else QCoreApplication.translate("BezHranic", "pays")
    )
    upper = QRectF(box.left() + 24, box.top() + 18, box.width() - 260, 50)
    write(painter, upper, word, (sans(30), QUIET), LEFT)
    if done:
        after = told.purse + (told.bill.paid if finale else -told.bill.paid)
        paint_coin(painter, QPointF(box.left() + 46, box.top() + 104), 20)
        change = f"{told.purse} \N{RIGHTWARDS ARROW} {after}"
        write(
            painter,
            QRectF(box.left() + 80, box.top() + 80, 300, 48),
            change,
            (sans(34, 600), CREAM),
            LEFT,
        )
    amount = told.bill.paid if done else told.so_far
    right = QRectF(box.right() - 260, box.top() + 8, 236, box.height() - 16)
    write(painter, right, str(amount), (figures(128), GOLD), RIGHT)
    if done and told.bill.paid != told.bill.price:
        note = QRectF(box.left() + 24, box.bottom() + 4, box.width() - 48, 36)
        price = euros(told.bill.price)
        message = QCoreApplication.translate("BezHranic", "the price was {price}")
        write(painter, note, message.format(price=price), (sans(27), QUIET), LEFT)
