"""All cards of a map, to be cut out: nine on a side, and their backs where the sheet is turned."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QTransform

from engine.board.card_facts import card_facts
from engine.games.bez_hranic.tables import load_table
from gui import i18n
from gui.games.bez_hranic.drawing.cards import paint_back
from gui.games.bez_hranic.drawing.lines import lines_of
from gui.games.bez_hranic.drawing.outlines import card_outline
from gui.games.bez_hranic.paper.page import (
    CENTRE,
    LEFT,
    LONG,
    SHORT,
    WholePage,
    paragraph,
    put,
    sans,
    serif,
)
from gui.games.bez_hranic.words.states import capital, state_name
from gui.paper.ink import BLACK, GREY

WIDE, HIGH = 630.0, 880.0
"""A card, as other games have it: 63 x 88 mm."""

ACROSS, DOWN = 3, 3
OUTLINE = "#1c6a66"


def places(count: int, *, back: bool = False) -> Sequence[QRectF]:
    """Return where cards lie on a side; their backs where they come to lie when it is turned."""
    left, top = (SHORT - ACROSS * WIDE) / 2, (LONG - DOWN * HIGH) / 2
    found = []
    for place in range(count):
        column, line = place % ACROSS, place // ACROSS
        if back:
            column = ACROSS - 1 - column
        found.append(QRectF(left + column * WIDE, top + line * HIGH, WIDE, HIGH))
    return found


def card_pages(map_: str) -> Sequence[WholePage]:
    """Return faces and backs in turn, to be printed on both sides, turned over the long edge."""
    every, side = [*load_table(map_).states], ACROSS * DOWN
    pages: list[WholePage] = []
    for first in range(0, len(every), side):
        states = every[first : first + side]
        pages += [_faces(map_, states), _backs(len(states))]
    return pages


def _faces(map_: str, states: Sequence[str]) -> WholePage:
    names = ", ".join(state_name(map_, one) for one in states)
    return WholePage(lambda painter: _paint_faces(painter, map_, states), names, landscape=False)


def _backs(count: int) -> WholePage:
    return WholePage(lambda painter: _paint_backs(painter, count), landscape=False)


def _paint_faces(painter: QPainter, map_: str, states: Sequence[str]) -> None:
    boxes = places(len(states))
    for state, box in zip(states, boxes, strict=True):
        paint_face(painter, box, map_, state)
    _cuts(painter)
    foot = QRectF(0, boxes[0].top() + DOWN * HIGH + 80, SHORT, 50)
    put(painter, foot, double_sided_words(), (sans(6.5), GREY), CENTRE)


def _paint_backs(painter: QPainter, count: int) -> None:
    for box in places(count, back=True):
        paint_back(painter, box)
    _cuts(painter)


def _cuts(painter: QPainter) -> None:
    """Mark in the margins where to cut."""
    boxes = places(ACROSS * DOWN)
    painter.setPen(QPen(QColor(BLACK), 2))
    for x in sorted({box.left() for box in boxes} | {box.right() for box in boxes}):
        for begin in (boxes[0].top() - 70, boxes[-1].bottom() + 20):
            painter.drawLine(QPointF(x, begin), QPointF(x, begin + 50))
    for y in sorted({box.top() for box in boxes} | {box.bottom() for box in boxes}):
        for begin in (boxes[0].left() - 60, boxes[-1].right() + 20):
            painter.drawLine(QPointF(begin, y), QPointF(begin + 40, y))


def paint_face(painter: QPainter, box: QRectF, map_: str, state: str) -> None:
    """Draw a card: outline, name, capital, three facts and who says so."""
    painter.setPen(QPen(QColor("#b9ae9b"), 1.5))
    painter.setBrush(QColor("#ffffff"))
    painter.drawRect(box)
    inside = box.adjusted(40, 36, -40, -30)
    _paint_outline(painter, QRectF(inside.left(), inside.top(), inside.width(), 330), map_, state)
    name = QRectF(inside.left(), inside.top() + 344, inside.width(), 84)
    put(painter, name, state_name(map_, state), (serif(16), BLACK), CENTRE)
    below = QRectF(inside.left(), name.bottom() - 4, inside.width(), 56)
    put(painter, below, capital(map_, state), (serif(10.5, italic=True), GREY), CENTRE)
    y = below.bottom() + 10
    painter.setPen(QPen(QColor("#c9b88f"), 2))
    painter.drawLine(QPointF(inside.left(), y), QPointF(inside.right(), y))
    _paint_facts(
        painter,
        QRectF(inside.left(), y + 14, inside.width(), inside.bottom() - y - 14),
        map_,
        state,
    )


def _paint_outline(painter: QPainter, room: QRectF, map_: str, state: str) -> None:
    outline = card_outline(map_, state)
    box = outline.boundingRect()
    scale = min(room.width() / box.width(), room.height() / box.height())
    into = QTransform()
    into.translate(room.center().x(), room.center().y())
    into.scale(scale, scale)
    into.translate(-box.center().x(), -box.center().y())
    drawn = into.map(outline)
    painter.fillPath(drawn, QColor(OUTLINE))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.strokePath(drawn, QPen(QColor("#0c2f2f"), 2.5))


def _paint_facts(painter: QPainter, box: QRectF, map_: str, state: str) -> None:
    language = i18n.language()
    facts = card_facts(map_)[state]
    font, y = sans(8), box.top()
    for number, fact in enumerate(facts, 1):
        row = QRectF(box.left(), y, 40, font.pixelSize() * 1.24)
        put(painter, row, str(number), (sans(8, 700), "#8f6b2c"), LEFT)
        room = QRectF(box.left() + 44, y, box.width() - 44, box.height())
        y = paragraph(painter, room, fact.text[language], (font, BLACK)) + 5
    words = source_words(map_, state)
    small = sans(5.5)
    lines = lines_of(words, small, box.width())
    high = len(lines) * small.pixelSize() * 1.15
    paragraph(
        painter,
        QRectF(box.left(), box.bottom() - high, box.width(), high),
        words,
        (small, GREY),
        1.15,
    )


def source_words(map_: str, state: str) -> str:
    """Say who says so: one source for all three, or each with the numbers of its facts."""
    language = i18n.language()
    told: dict[str, list[int]] = {}
    for number, fact in enumerate(card_facts(map_)[state], 1):
        told.setdefault(fact.source[language], []).append(number)
    if len(told) == 1:
        return next(iter(told))
    return "; ".join(f"{','.join(map(str, n))} {source}" for source, n in told.items())


def facts_fit(map_: str, state: str) -> bool:
    """Tell whether facts and their source stand on a card without touching."""
    language, wide = i18n.language(), WIDE - 80
    font, small = sans(8), sans(5.5)
    rows = sum(
        len(lines_of(fact.text[language], font, wide - 44)) for fact in card_facts(map_)[state]
    )
    facts = rows * font.pixelSize() * 1.24 + 15
    source = len(lines_of(source_words(map_, state), small, wide)) * small.pixelSize() * 1.15
    room = HIGH - 66 - 344 - 84 - 52 - 24
    return facts + source <= room


def double_sided_words() -> str:
    """Say how they are printed."""
    return QCoreApplication.translate(
        "BezHranic", "Print on both sides, turned over the long edge; cut at the marks."
    )
