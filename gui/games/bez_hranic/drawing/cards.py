"""State cards, their backs, and field 40. One ink for all outlines: tints would tell neighbours."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRadialGradient,
    QTransform,
)

from gui.games.bez_hranic.drawing.cached import draw_cached
from gui.games.bez_hranic.drawing.far import (
    BRASS,
    CREAM,
    LEFT,
    figures,
    frame,
    sans,
    serif,
    shade,
    within,
    write,
)
from gui.games.bez_hranic.drawing.lines import lines_of
from gui.kit import theme

_PAPER, _PAPER2, _PAPER_EDGE = "#fffaf0", "#f3e9d3", "#c9b88f"
_INK, _INK2, _OUTLINE, _STAR = "#241b12", "#5d5140", "#1c6a66", "#8f6b2c"
_RAISED = 3


@dataclass(frozen=True, slots=True)
class CardFace:
    """What stands on a card."""

    name: str
    capital: str
    outline: QPainterPath | None = None
    """Of the state; nothing where none is drawn."""

    facts: tuple[str, ...] = ()
    """Three of them, on a card that is turned to be read."""

    source: str = ""
    """Who says so."""

    both: bool = False
    """Whether it is read from two sides: the name both ways up, no capital."""


def paint_card(painter: QPainter, box: QRectF, face: CardFace) -> None:
    """Draw a card that lies open: outline, name, capital. It is painted once for each size."""
    outline = face.outline.boundingRect().getRect() if face.outline is not None else ()
    key = ("card", face.name, face.capital, face.both, outline, box.width(), box.height())
    draw_cached(painter, key, _with_shadow(box), lambda to, _: _paint_open(to, box, face))


def _with_shadow(box: QRectF) -> QRectF:
    return box.adjusted(-14, -10, 14, 18)


def _paint_open(painter: QPainter, box: QRectF, face: CardFace) -> None:
    _paint_paper(painter, box)
    size = min(38.0, box.width() * 0.18)
    lines = _lines(face.name, size, box.width() - 28)
    foot = size * ((1.4 if face.both else 2.3) + 0.95 * (len(lines) - 1))
    if face.outline is not None:
        paint_outline(painter, outline_room(box, face, foot), face.outline)
    _write_name(painter, box, lines, size, foot)
    if face.both:
        painter.save()
        painter.translate(box.center())
        painter.rotate(180)
        painter.translate(-box.center())
        _write_name(painter, box, lines, size, foot)
        painter.restore()
    elif face.capital:
        top = box.bottom() - size * 1.18 - 2
        line = QRectF(box.left() + 14, top, box.width() - 28, size * 1.25)
        _paint_capital(painter, line, face.capital, size * 0.76)


def outline_room(box: QRectF, face: CardFace, foot: float) -> QRectF:
    """Return the room for a state's outline: above its name, and beside the key on a corner."""
    side = min(30.0, box.width() * 0.11)
    return box.adjusted(side, foot + 10 if face.both else side, -side, -foot - 8)


def _paint_paper(painter: QPainter, box: QRectF) -> None:
    paper = QLinearGradient(box.topLeft(), box.bottomLeft())
    paper.setColorAt(0, QColor(_PAPER))
    paper.setColorAt(1, QColor(_PAPER2))
    shade(painter, box, 12)
    painter.setPen(QPen(QColor(_PAPER_EDGE), 1.2))
    painter.setBrush(paper)
    painter.drawRoundedRect(box, 12, 12)
    frame(painter, box.adjusted(7, 7, -7, -7), 8, None, "#d8c9a6", 1)


def _paint_capital(painter: QPainter, line: QRectF, capital: str, size: float) -> None:
    """Write a capital after its star."""
    font = serif(size, italic=True)
    wide = min(QFontMetricsF(font).horizontalAdvance(capital), line.width() - size * 1.4)
    at = QPointF(line.center().x() - wide / 2 - size * 0.4, line.center().y())
    _paint_star(painter, at, size * 0.24)
    write(painter, line.adjusted(size * 0.7, 0, -size * 0.7, 0), capital, (font, _INK2))


def paint_facts(painter: QPainter, box: QRectF, face: CardFace) -> None:
    """Draw a card in full, with its facts below: only after a round is there time to read them."""
    square = QRectF(box.left(), box.top(), box.width(), box.width() * 0.82)
    _paint_paper(painter, box)
    size = box.width() * 0.1
    if face.outline is not None:
        paint_outline(painter, square.adjusted(34, 30, -34, -size * 2.6), face.outline)
    line = QRectF(box.left() + 24, square.bottom() - size * 2.4, box.width() - 48, size * 1.25)
    write(painter, line, face.name, (serif(size), _INK))
    _paint_capital(painter, line.translated(0, size * 1.12), face.capital, size * 0.72)
    painter.setPen(QPen(QColor("#d8c9a6"), 1.5))
    top = square.bottom() + 4
    painter.drawLine(QPointF(box.left() + 30, top), QPointF(box.right() - 30, top))
    inner = box.adjusted(30, top - box.top() + 12, -30, -18)
    high = _wrapped_height(face.source, sans(27, 400), inner.width())
    foot = QRectF(inner.left(), inner.bottom() - high, inner.width(), high)
    painter.setFont(sans(27, 400))
    painter.setPen(QColor(_INK2))
    painter.drawText(foot, _WRAP, face.source)
    _paint_list(painter, inner.adjusted(0, 0, 0, -high - 10), face.facts)


_WRAP = int(Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap)


def _wrapped_height(text: str, font: QFont, width: float) -> float:
    """Return how high a text is that is broken into lines."""
    return QFontMetricsF(font).boundingRect(QRectF(0, 0, width, 4000), _WRAP, text).height()


def _paint_list(painter: QPainter, room: QRectF, facts: Sequence[str]) -> None:
    """Write facts below each other, numbered, as large as all of them fit."""
    for size in (32.0, 30.0, 28.0, 27.0):
        font = sans(size, 500)
        metrics = QFontMetricsF(font)
        every = [lines_of(fact, font, room.width() - 44) for fact in facts]
        if sum(map(len, every)) * metrics.lineSpacing() + 12 * len(facts) <= room.height():
            break
    top = room.top()
    for number, lines in enumerate(every, 1):
        first = QRectF(room.left(), top, 34, metrics.height())
        write(painter, first, str(number), (sans(size * 0.85, 700), _STAR), LEFT)
        painter.setFont(font)
        painter.setPen(QColor(_INK))
        for line in lines:
            painter.drawText(QPointF(room.left() + 44, top + metrics.ascent()), line)
            top += metrics.lineSpacing()
        top += 12


def _lines(name: str, size: float, wide: float) -> Sequence[str]:
    """Part a name that would be written much smaller in one line, in two that are alike."""
    if " " not in name or QFontMetricsF(serif(size)).horizontalAdvance(name) <= wide * 1.1:
        return (name,)
    blanks = [place for place, sign in enumerate(name) if sign == " "]
    middle = min(blanks, key=lambda place: abs(place - len(name) / 2))
    return name[:middle], name[middle + 1 :]


def _write_name(
    painter: QPainter, box: QRectF, lines: Sequence[str], size: float, foot: float
) -> None:
    for place, text in enumerate(lines):
        top = box.bottom() - foot - 2 + place * size * 0.95
        line = QRectF(box.left() + 14, top, box.width() - 28, size * 1.25)
        write(painter, line, text, (serif(size), _INK))


def outline_in(room: QRectF, path: QPainterPath) -> QPainterPath:
    """Return an outline as large as it fits into a room, in its middle."""
    box = path.boundingRect()
    scale = min(room.width() / box.width(), room.height() / box.height())
    into = QTransform()
    into.translate(room.center().x(), room.center().y())
    into.scale(scale, scale)
    into.translate(-box.center().x(), -box.center().y())
    return into.map(path)


def paint_outline(painter: QPainter, room: QRectF, path: QPainterPath) -> None:
    """Draw the outline of a state as large as it fits into a room, in the one ink of all."""
    drawn = outline_in(room, path)
    painter.fillPath(drawn.translated(3, 4), QColor(70, 45, 20, 42))
    light = QLinearGradient(room.topLeft(), room.bottomLeft())
    light.setColorAt(0, theme.mix(_OUTLINE, "#ffffff", 0.16))
    light.setColorAt(1, QColor(_OUTLINE))
    painter.fillPath(drawn, light)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    within(painter, drawn, lambda: painter.strokePath(drawn, QPen(QColor(255, 250, 235, 60), 6)))
    painter.strokePath(drawn, QPen(QColor("#0c2f2f"), 1.4))


def _paint_star(painter: QPainter, at: QPointF, size: float) -> None:
    points = [
        at + QPointF(cos(-pi / 2 + turn * pi / 5), sin(-pi / 2 + turn * pi / 5)) * radius
        for turn, radius in enumerate((size, size * 0.42) * 5)
    ]
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(_STAR))
    painter.drawPolygon(QPolygonF(points))


def paint_back(painter: QPainter, box: QRectF) -> None:
    """Draw a card that lies face down: all alike, and the same turned round."""
    key = ("back", box.width(), box.height())
    draw_cached(painter, key, _with_shadow(box), lambda to, _: _paint_closed(to, box))


def _paint_closed(painter: QPainter, box: QRectF) -> None:
    shade(painter, box, 12)
    frame(painter, box, 12, _PAPER, _PAPER_EDGE)
    inner = box.adjusted(8, 8, -8, -8)
    night = QRadialGradient(inner.center(), max(box.width(), box.height()) * 0.7)
    night.setColorAt(0, QColor("#1d4a4b"))
    night.setColorAt(1, QColor("#0c2426"))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(night)
    painter.drawRoundedRect(inner, 7, 7)
    ends = QPainterPath()
    ends.addRoundedRect(inner, 7, 7)
    within(painter, ends, lambda: paint_rose(painter, inner))
    frame(painter, inner.adjusted(5, 5, -5, -5), 5, None, QColor(216, 178, 106, 120), 1)


def paint_rose(painter: QPainter, box: QRectF, reach: float = 0.3) -> None:
    """Draw the travellers' rose: the mark of the game, the same turned round."""
    middle, radius = box.center(), min(box.width(), box.height()) * reach
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(216, 178, 106, 34), 1))
    for ring in range(9 if reach < _ALONE else 0):
        painter.drawEllipse(middle, 30 + ring * 26, 30 + ring * 26)
    painter.setPen(QPen(QColor(BRASS), max(1.4, radius * 0.03)))
    for share in (0.8, 0.86):
        painter.drawEllipse(middle, radius * share, radius * share)
    bright, dark = QColor(BRASS), QColor("#7d6230")
    painter.setPen(Qt.PenStyle.NoPen)
    for long_ in (False, True):
        far, begin = (radius, 0.0) if long_ else (radius * 0.62, pi / 4)
        for turn in range(4):
            angle = begin + turn * pi / 2
            tip = middle + QPointF(cos(angle), sin(angle)) * far
            for side, ink in ((1, bright), (-1, dark)):
                beside = angle + side * pi / 4
                near = middle + QPointF(cos(beside), sin(beside)) * far * 0.24
                painter.setBrush(ink)
                painter.drawPolygon(QPolygonF([middle, near, tip]))


_ALONE = 0.4
"""A rose that fills so much of its box stands alone, with nothing behind it."""


def paint_forty(painter: QPainter, box: QRectF, words: str, faces: int = 0) -> None:
    """Draw field 40, for who stays at home; it faces the dealer."""
    shade(painter, box, 12)
    red = QLinearGradient(box.topLeft(), box.bottomLeft())
    red.setColorAt(0, QColor("#7c2d22"))
    red.setColorAt(1, QColor("#561d17"))
    painter.setPen(QPen(QColor(BRASS), 2))
    painter.setBrush(red)
    painter.drawRoundedRect(box, 12, 12)
    frame(painter, box.adjusted(9, 9, -9, -9), 8, None, QColor(216, 178, 106, 130), 1)
    painter.save()
    painter.translate(box.center())
    painter.rotate(faces)
    painter.translate(-box.center())
    upper = QRectF(box.left(), box.top() + box.height() * 0.08, box.width(), box.height() * 0.6)
    write(painter, upper, "40", (figures(box.height() * 0.5), "#f7e0a8"))
    lower = QRectF(box.left(), upper.bottom(), box.width(), box.height() * 0.18)
    write(painter, lower.adjusted(16, 0, -16, 0), words, (serif(34, italic=True), CREAM))
    painter.restore()


def paint_key(painter: QPainter, box: QRectF, key: str, *, lit: bool, asleep: bool) -> None:
    """Draw a key of the keyboard, as it looks."""
    fill = BRASS if lit else PANEL_KEY if asleep else CREAM
    frame(painter, box.translated(0, _RAISED), 8, "#0b1216")
    frame(painter, box, 8, fill, "#3a4a55" if asleep else "#0b1216")
    ink = "#74858f" if asleep else "#1b262d"
    write(painter, box.adjusted(4, 0, -4, 0), key, (sans(box.height() * 0.6, 600), ink))


PANEL_KEY = "#26343d"
"""A key that does nothing now."""


def paint_coin(painter: QPainter, at: QPointF, radius: float) -> None:
    """Draw a euro."""
    box = QRectF(at.x() - radius - 2, at.y() - radius - 2, 2 * radius + 4, 2 * radius + 4)
    draw_cached(painter, ("coin", radius), box, lambda to, _: _paint_coin(to, at, radius))


def _paint_coin(painter: QPainter, at: QPointF, radius: float) -> None:
    gold = QRadialGradient(at - QPointF(radius * 0.3, radius * 0.4), radius * 1.6)
    gold.setColorAt(0, QColor("#f7e0a8"))
    gold.setColorAt(1, QColor("#b98a3a"))
    painter.setPen(QPen(QColor("#6b4e1d"), radius * 0.12))
    painter.setBrush(gold)
    painter.drawEllipse(at, radius, radius)
    box = QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius)
    write(painter, box, "\N{EURO SIGN}", (sans(radius * 1.2, 700), "#5a3f12"))
