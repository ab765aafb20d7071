"""What somebody sees behind the curtain: his frame, his choices, and what he can do, in units."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from gui.games.bez_hranic.drawing.cards import paint_outline
from gui.games.bez_hranic.drawing.far import (
    CENTRE,
    HIGH,
    LEFT,
    WIDE,
    frame,
    sans,
    serif,
    within,
    write,
)
from gui.games.bez_hranic.drawing.outlines import card_outline
from gui.games.bez_hranic.drawing.signs import paint_tick
from gui.games.bez_hranic.drawing.tokens import Token, paint_pattern, paint_token
from gui.games.bez_hranic.looks import TOKENS
from gui.games.bez_hranic.words.states import field_name
from gui.kit import theme

EDGE = 12.0
"""How wide the frame in a player's colour is."""

_PAPER, _INK, _INK2, _GREEN, _LINE = "#faf6ea", "#241b12", "#5d5140", "#1f6b3a", "#8a7a5c"
PANEL = QRectF(1318, 78, 554, 900)
SEAL = QRectF(1346, 838, 498, 106)
"""What seals the choice."""


@dataclass(frozen=True, slots=True)
class Chosen:
    """One token of a player, with the field that he has chosen for it."""

    token: Token
    field: str
    """Nothing while none is chosen."""


@dataclass(frozen=True, slots=True)
class CalmPanel:
    """All that is said beside the fields."""

    map: str
    token: Token
    heading: str
    sentence: str
    chosen: tuple[Chosen, ...]
    about_order: str
    about_map: str
    count: str
    others: tuple[tuple[Token, bool], ...]
    """Everybody, and whether he has sealed."""

    act: str
    whole: bool


def paint_private_frame(painter: QPainter, colours: Sequence[str]) -> None:
    """Draw the frame around everything in a player's colours and patterns."""
    whole, hole = QPainterPath(), QPainterPath()
    whole.addRect(QRectF(0, 0, WIDE, HIGH))
    hole.addRect(QRectF(EDGE, EDGE, WIDE - 2 * EDGE, HIGH - 2 * EDGE))
    each = HIGH / len(colours)
    for place, colour in enumerate(colours):
        part, area = QPainterPath(), QRectF(0, place * each, WIDE, each)
        part.addRect(area)

        def dress(area: QRectF = area, colour: str = colour) -> None:
            painter.fillRect(area, QColor(TOKENS[colour].colour))
            paint_pattern(painter, area, colour, 8, 1.5)

        within(painter, whole.subtracted(hole).intersected(part), dress)


def line_box(place: int, many: int) -> QRectF:
    """Return where one of so many choices stands."""
    high, gap = (112.0, 16.0) if many <= 2 else (70.0, 10.0)
    return QRectF(1346, 234 + place * (high + gap), 498, high)


def paint_panel(painter: QPainter, look: CalmPanel) -> None:
    """Draw what was chosen so far, and what can be done."""
    frame(painter, PANEL, 16, _PAPER)
    paint_token(painter, QPointF(1394, 166), 48, look.token)
    write(painter, QRectF(1464, 106, 388, 64), look.heading, (serif(46), _INK), LEFT)
    write(painter, QRectF(1464, 170, 388, 44), look.sentence, (sans(28), _INK2), LEFT)
    for place, one in enumerate(look.chosen):
        _paint_choice(painter, line_box(place, len(look.chosen)), look.map, one)
    top = max(line_box(len(look.chosen), len(look.chosen)).top(), 520.0)
    about = QRectF(1350, top, 494, 44)
    write(painter, about, look.about_order, (sans(28, 600), _GREEN), LEFT)
    write(painter, about.translated(0, 44), look.about_map, (sans(28), _INK2), LEFT)
    write(painter, QRectF(1350, 668, 494, 44), look.count, (sans(28, 600), _INK), LEFT)
    for place, (token, sealed) in enumerate(look.others):
        at = QPointF(1384 + place * 84, 764)
        painter.setOpacity(1.0 if sealed else 0.4)
        paint_token(painter, at, 33, token)
        painter.setOpacity(1.0)
        if sealed:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(_GREEN))
            painter.drawEllipse(at + QPointF(26, 26), 15, 15)
            paint_tick(painter, at + QPointF(26, 26), 16, "#ffffff")
    ground = theme.colour("accent") if look.whole else QColor("#d9cfb8")
    frame(painter, SEAL, 10, ground)
    ink = theme.colour("on_accent") if look.whole else _INK2
    write(painter, SEAL.adjusted(20, 0, -20, 0), look.act, (sans(34, 600), ink), CENTRE)


def _paint_choice(painter: QPainter, box: QRectF, map_: str, one: Chosen) -> None:
    frame(painter, box, 8, "#ffffff", _LINE, 1.5)
    if not one.field:
        paint_token(painter, QPointF(box.left() + 60, box.center().y()), 26, one.token)
        return
    picture = QRectF(box.left() + 14, box.top() + 12, 120, box.height() - 24)
    name = field_name(map_, one.field)
    if card := _outline(map_, one.field):
        paint_outline(painter, picture, card)
    else:
        paint_token(painter, picture.center(), 26, one.token)
    write(painter, box.adjusted(152, 0, -78, 0), name, (serif(38), _INK), LEFT)
    painter.setPen(QPen(QColor(_INK2), 2.5))
    cross = QPointF(box.right() - 42, box.center().y())
    for side in (-1, 1):
        painter.drawLine(cross + QPointF(-11, -11 * side), cross + QPointF(11, 11 * side))


def _outline(map_: str, field: str) -> QPainterPath | None:
    return None if field == "40" else card_outline(map_, field)
