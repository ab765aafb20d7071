"""Fields, stacks, start and target as they are drawn, in units."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen, QRadialGradient

from engine.games.bez_hranic.placements import STAYS
from gui.games.bez_hranic.drawing.cached import draw_cached
from gui.games.bez_hranic.drawing.cards import (
    CardFace,
    paint_back,
    paint_card,
    paint_forty,
    paint_key,
)
from gui.games.bez_hranic.drawing.far import BRASS, GOLD, figures, frame, sans, shade, write
from gui.games.bez_hranic.drawing.outlines import card_outline
from gui.games.bez_hranic.drawing.tokens import Token, paint_ghost, paint_stack
from gui.games.bez_hranic.table import places
from gui.games.bez_hranic.words.states import capital, state_name

STACK = 100
"""How wide a token of a stack is."""

FALLS = 16.0
"""How high above its stack a token is when it begins to settle."""


@dataclass(frozen=True, slots=True)
class FieldLook:
    """All that a field shows beside its stack."""

    map: str
    field: str
    """The state, field 40, or nothing where no card lies yet."""

    name: str
    """As it stands on the card: it follows the language."""

    key: str
    """The key that names it; nothing where none is drawn."""

    both: bool = False
    coming: bool = False
    """Whether the next card comes here."""

    lit: bool = False
    """Whether a token would fall here."""

    faces: int = 0
    """By how many degrees field 40 faces the dealer."""


def face_of(map_: str, state: str, *, both: bool = False) -> CardFace:
    """Return what stands on a state's card."""
    outline = card_outline(map_, state)
    return CardFace(state_name(map_, state), capital(map_, state), outline, both=both)


def paint_field(painter: QPainter, box: QRectF, look: FieldLook) -> None:
    """Draw a field with its card, and the well for its stack."""
    card, foot = places.card_box(box), places.stack_foot(box)
    shade(painter, box, 18)
    ground = QLinearGradient(box.topLeft(), box.bottomLeft())
    ground.setColorAt(0, QColor("#3d5a5c" if look.lit else "#33474f"))
    ground.setColorAt(1, QColor("#28444a" if look.lit else "#22323a"))
    edge = QColor(BRASS) if look.lit else QColor(255, 250, 235, 40)
    painter.setPen(QPen(edge, 4 if look.lit else 1.2))
    painter.setBrush(ground)
    painter.drawRoundedRect(box, 18, 18)
    well = QRadialGradient(foot, 60)
    well.setColorAt(0, QColor("#0a1013"))
    well.setColorAt(1, QColor("#131d22"))
    painter.setPen(QPen(QColor("#8f6b2c"), 2))
    painter.setBrush(well)
    painter.drawEllipse(foot, 55, 19)
    if look.field == STAYS:
        paint_forty(painter, card, look.name, look.faces)
    elif look.field:
        paint_card(painter, card, face_of(look.map, look.field, both=look.both))
    else:
        _paint_place(painter, card, coming=look.coming)
    if look.field and look.key:
        paint_key(painter, key_box(box), look.key, lit=False, asleep=False)


def key_box(box: QRectF) -> QRectF:
    """Return where the key of a field lies: on the corner of its card, over no outline."""
    return QRectF(box.left(), box.top(), 46, 46)


def _paint_place(painter: QPainter, card: QRectF, *, coming: bool) -> None:
    pen = QPen(QColor(BRASS if coming else "#5a6d76"), 3 if coming else 2)
    pen.setStyle(Qt.PenStyle.DashLine)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(card.adjusted(6, 6, -6, -6), 12, 12)
    if coming:
        paint_back(painter, QRectF(card.left() + 22, card.top() - 10, 232, 252))


@dataclass(frozen=True, slots=True)
class StackLook:
    """All that a stack shows."""

    tokens: tuple[Token, ...]
    surcharge: str
    """What the next one pays."""

    ghosts: tuple[Token, ...] = ()
    """Tokens that would come to lie here."""


def stack_box(box: QRectF) -> QRectF:
    """Return where a stack of a field stands, up to its highest token, with the surcharge."""
    foot = places.stack_foot(box)
    return QRectF(foot.x() - 58, box.top() - 24, 116, box.height() + 20)


def paint_pile(painter: QPainter, box: QRectF, look: StackLook, lift: float = 0.0) -> None:
    """Draw a stack, what the next token pays, and tokens that would lie on it."""
    foot = places.stack_foot(box)
    if look.tokens:
        paint_stack(painter, foot, STACK, look.tokens, lift)
    if lift:
        _paint_fall(painter, foot - QPointF(0, 31 * len(look.tokens) + 46), lift)
    for ghost in look.ghosts[:1]:
        paint_ghost(painter, foot, STACK, look.tokens, ghost)
    if look.tokens:
        below = QRectF(foot.x() - 60, box.bottom() - 44, 120, 40)
        draw_cached(
            painter,
            ("surcharge", look.surcharge),
            below,
            lambda to, where: write(to, where, look.surcharge, (figures(34), GOLD)),
        )


def _paint_fall(painter: QPainter, at: QPointF, lift: float) -> None:
    """Draw the air above a token that falls."""
    painter.setPen(QPen(QColor(255, 250, 235, round(130 * lift / FALLS)), 2.5))
    for beside in (-46, -16, 16, 46):
        foot = at + QPointF(beside, -lift)
        painter.drawLine(foot, foot - QPointF(0, 26))


@dataclass(frozen=True, slots=True)
class MiddleLook:
    """All that the middle of the table shows."""

    map: str
    states: tuple[str, ...]
    """Start, and target where there is one; nothing for each that lies face down."""

    words: str
    both: bool = False


def middle_frame(box: QRectF, many: int) -> QRectF:
    """Return the brass frame of so many cards."""
    return box if many > 1 else box.adjusted(46, 0, -46, 0)


def middle_cards(box: QRectF, many: int) -> Sequence[QRectF]:
    """Return where start and target lie."""
    inner = middle_frame(box, many).adjusted(14, 42, -14, -12)
    if many == 1:
        return (inner,)
    half = (inner.width() - 10) / 2
    first = QRectF(inner.left(), inner.top(), half, inner.height())
    return (first, first.translated(half + 10, 0))


def paint_middle(painter: QPainter, box: QRectF, look: MiddleLook) -> None:
    """Draw the brass frame with the cards in the middle."""
    edge = middle_frame(box, len(look.states))
    shade(painter, edge, 18)
    brass = QLinearGradient(edge.topLeft(), edge.bottomRight())
    brass.setColorAt(0, QColor("#f3d798"))
    brass.setColorAt(0.5, QColor("#c1913f"))
    brass.setColorAt(1, QColor("#e2bf78"))
    painter.setPen(QPen(QColor("#5a3f12"), 1.5))
    painter.setBrush(brass)
    painter.drawRoundedRect(edge, 18, 18)
    head = QRectF(edge.left(), edge.top() + 4, edge.width(), 36)
    write(painter, head, look.words, (sans(27, 700), "#2a1c08"))
    for card, state in zip(middle_cards(box, len(look.states)), look.states, strict=True):
        paint_middle_card(painter, card, look, state)


def paint_middle_card(painter: QPainter, card: QRectF, look: MiddleLook, state: str) -> None:
    """Draw start or target, or its back."""
    if state:
        paint_card(painter, card, face_of(look.map, state, both=look.both))
    else:
        paint_back(painter, card)


def paint_ring_of_fields(painter: QPainter) -> None:
    """Draw the rose into the wood of the table."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(216, 178, 106, 20), 1.2))
    middle = QPointF(960, 530)
    for ring in range(14):
        painter.drawEllipse(middle, 150 + ring * 60, 150 + ring * 60)
    for ray in range(32):
        painter.save()
        painter.translate(middle)
        painter.rotate(ray * 11.25)
        painter.drawLine(QPointF(150, 0), QPointF(1100, 0))
        painter.restore()


def paint_reach(painter: QPainter, at: QPointF, radius: float, reach: float) -> None:
    """Draw how far around a token in a hand a field may be."""
    painter.setPen(QPen(QColor(GOLD), 3, Qt.PenStyle.DashLine))
    painter.setBrush(QColor(255, 250, 235, 26))
    painter.drawEllipse(at, radius + reach, radius + reach)


def paint_taken(painter: QPainter, way: tuple[QPointF, QPointF]) -> None:
    """Draw the way on which a token goes back to its player."""
    painter.setPen(QPen(QColor("#ffb19c"), 4, Qt.PenStyle.DashLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(*way)


def edge_of(painter: QPainter, box: QRectF, colour: str) -> None:
    """Frame a field that somebody has chosen."""
    frame(painter, box, 18, None, colour, 6)
