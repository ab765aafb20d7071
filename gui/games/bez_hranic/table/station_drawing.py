"""Stations as they are drawn, in units: name, purse, key, tokens in hand, one word of state."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from gui.games.bez_hranic.drawing.cards import paint_coin, paint_key
from gui.games.bez_hranic.drawing.far import (
    CREAM,
    GOLD,
    LEFT,
    PANEL,
    QUIET,
    figures,
    frame,
    sans,
    serif,
    shade,
    within,
    write,
)
from gui.games.bez_hranic.drawing.signs import paint_locked, paint_tick, paint_time_left
from gui.games.bez_hranic.drawing.tokens import Token, paint_pattern, paint_token
from gui.games.bez_hranic.looks import TOKENS
from gui.games.bez_hranic.words import seats as words

_INKS: Mapping[str, str] = MappingProxyType(
    {
        words.LAID: "#8fd19e",
        words.QUIET: QUIET,
        words.LIT: GOLD,
        words.PLAIN: CREAM,
        words.SLEEPS: "#ffb19c",
    }
)
_BAND = 22.0
_DONE = "#1d2930"

SMALL, LARGE = 42.0, 52.0
"""Radius of a token beside a key, and of one that is dragged."""


@dataclass(frozen=True, slots=True)
class StationLook:
    """All that a station shows."""

    name: str
    purse: str
    colours: tuple[str, ...]
    hand: tuple[Token, ...]
    """Tokens that are still in front of the player."""

    keys: tuple[str, ...]
    """The sign of his key, or of nine; none where he has none."""

    words: str
    how: str
    """How they are told apart."""

    lit: bool = False
    asleep: bool = False
    locked: bool = False
    early: bool = False
    """Whether he has just reached for a token that is locked."""

    away: bool = False
    right: bool = False
    """Whether its band is on the right."""

    large: bool = False
    """Whether its tokens are dragged."""

    chosen: str = ""
    """Which of two colours is laid next, where he has to say so."""


def inside(box: QRectF, *, right: bool) -> QRectF:
    """Return where words and tokens of a station stand."""
    return QRectF(box.left() + (18 if right else 38), box.top(), box.width() - 56, box.height())


def token_places(box: QRectF, look: StationLook) -> Sequence[QPointF]:
    """Return where each token in front of a player lies, as its station is drawn upright."""
    left, many = inside(box, right=look.right).left(), len(look.hand)
    if look.large and many > 2:
        return [
            QPointF(left + 44 + 52 * (p % 4), box.top() + 180 + 4 * (p % 2)) for p in range(many)
        ]
    if look.large:
        step = 112.0
        return [QPointF(left + 54 + place * step, box.top() + 180) for place in range(many)]
    left += {0: 0, 1: 104}.get(len(look.keys), 118)
    if len({token.colour for token in look.hand}) > 1:
        return _by_colours(QPointF(left + 36, box.top() + 158), look.hand)
    return [QPointF(left + 46 + place * 34, box.top() + 174) for place in range(many)]


def _by_colours(first: QPointF, hand: Sequence[Token]) -> Sequence[QPointF]:
    """Return where tokens of two colours lie: each colour in a heap of its own."""
    colours = [*dict.fromkeys(token.colour for token in hand)]
    heaps: dict[str, int] = dict.fromkeys(colours, 0)
    lie: list[QPointF] = []
    for token in hand:
        beside, below = colours.index(token.colour), heaps[token.colour]
        heaps[token.colour] += 1
        lie.append(first + QPointF(68 * beside, 30 * below))
    return lie


def radius_of(look: StationLook) -> float:
    """Return how large the tokens in front of a player are."""
    if look.large:
        return LARGE if len(look.hand) <= 2 else SMALL
    return SMALL if len({token.colour for token in look.hand}) < 2 else 33.0


def paint_station(painter: QPainter, box: QRectF, look: StationLook) -> None:
    """Draw a station upright, but for the purse, what lies there and what is said of it."""
    shade(painter, box, 16)
    edge = QColor(GOLD) if look.lit else QColor(255, 250, 235, 34)
    ground = _DONE if look.how == words.LAID or look.away else PANEL
    frame(painter, box, 16, ground, edge, 5 if look.lit else 1.2)
    _paint_band(painter, box, look)
    room = inside(box, right=look.right)
    name = QRectF(room.left(), box.top() + 12, room.width() - (86 if look.lit else 0), 48)
    write(painter, name, look.name, (serif(40), CREAM), LEFT)
    paint_coin(painter, QPointF(room.left() + 20, box.top() + 86), 19)


def purse_box(box: QRectF, *, right: bool) -> QRectF:
    """Return where it stands what a player has, as his station is drawn upright."""
    room = inside(box, right=right)
    return QRectF(room.left() + 50, box.top() + 64, room.width() - 50, 44)


def paint_purse(painter: QPainter, line: QRectF, purse: str) -> None:
    """Write what a player has."""
    write(painter, line, purse, (figures(38), CREAM), LEFT)


@dataclass(frozen=True, slots=True)
class SaidLook:
    """What is said of a player: it changes more often than all the rest of his station."""

    words: str
    how: str


def layers(look: StationLook) -> tuple[StationLook, str, StationLook, SaidLook]:
    """Part a look into station, purse, what lies there, and what is said: each changes alone."""
    how = words.LAID if look.how == words.LAID else words.PLAIN
    nothing_lies = replace(
        look,
        purse="",
        hand=(),
        keys=(),
        words="",
        how=how,
        locked=False,
        early=False,
        asleep=False,
        chosen="",
    )
    lies = replace(look, name="", purse="", words="", how=words.PLAIN, away=False)
    return nothing_lies, look.purse, lies, SaidLook(look.words, look.how)


def hand_box(box: QRectF) -> QRectF:
    """Return where keys and tokens lie, as a station is drawn upright."""
    return box.adjusted(0, 104, 0, -46)


def said_box(box: QRectF, *, right: bool) -> QRectF:
    """Return where it stands, as his station is drawn upright."""
    room = inside(box, right=right)
    return QRectF(room.left(), box.top() + 240, room.width(), 48)


def paint_said(painter: QPainter, line: QRectF, look: SaidLook) -> None:
    """Draw what is said of a player."""
    ink, left = _INKS[look.how], 0
    if look.how == words.LAID and look.words:
        paint_tick(painter, QPointF(line.left() + 14, line.center().y()), 26, ink)
        left = 38
    write(painter, line.adjusted(left, 0, 0, 0), look.words, (sans(28, 600), ink), LEFT)


def _paint_band(painter: QPainter, box: QRectF, look: StationLook) -> None:
    """Draw the colours and patterns of a player along the edge of his station."""
    shape = QPainterPath()
    shape.addRoundedRect(box, 16, 16)
    each = box.height() / len(look.colours)
    left = box.right() - _BAND if look.right else box.left()
    for place, colour in enumerate(look.colours):
        band = QRectF(left, box.top() + place * each, _BAND, each)
        ends = QPainterPath()
        ends.addRect(band)

        def dress(band: QRectF = band, colour: str = colour) -> None:
            painter.fillRect(band, QColor(TOKENS[colour].colour))
            paint_pattern(painter, band, colour, 8, 1.5)

        within(painter, shape.intersected(ends), dress)


def paint_hand(painter: QPainter, box: QRectF, look: StationLook) -> None:
    """Draw keys and tokens in front of a player."""
    room, radius = inside(box, right=look.right), radius_of(look)
    for place, sign in enumerate(look.keys):
        key = QRectF(room.left(), box.top() + 128, 92, 88)
        if len(look.keys) > 1:
            key = QRectF(
                room.left() + 38 * (place % 3), box.top() + 114 + 40 * (place // 3), 35, 35
            )
        paint_key(painter, key, sign, lit=look.lit, asleep=look.asleep)
    for at, token in zip(token_places(box, look), look.hand, strict=True):
        if look.early:
            painter.setPen(QPen(QColor("#ffd37a"), 4, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(at, radius + 8, radius + 8)
        paint_token(painter, at, radius, token)
        if look.chosen == token.colour:
            painter.setPen(QPen(QColor(GOLD), 5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(at, radius + 5, radius + 5)
        if look.locked:
            paint_locked(painter, at + QPointF(radius * 0.85, radius * 0.8))


def paint_naming(painter: QPainter, box: QRectF, left: int, whole: int, *, right: bool) -> None:
    """Draw how many milliseconds somebody still has for naming a field."""
    ring = QRectF(box.right() - 84 - (_BAND if right else 0), box.top() + 14, 62, 62)
    paint_time_left(painter, ring, left / whole, words.seconds_words(left))
