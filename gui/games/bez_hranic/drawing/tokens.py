"""Tokens from above, and stacks as they are seen from the edge of the table."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from gui.games.bez_hranic.drawing.cached import draw_cached
from gui.games.bez_hranic.drawing.far import sans, within, write
from gui.games.bez_hranic.looks import TOKENS
from gui.kit import theme
from gui.kit.pens import hatch

_EDGE, _RIM = "#1a120b", "#fffaf0"

MOST_IN_FULL = 6
"""Tokens of a stack that are drawn with their whole rims; more are pressed to the same height."""


@dataclass(frozen=True, slots=True)
class Token:
    """A token, and the letter on it."""

    colour: str
    letter: str


def paint_pattern(painter: QPainter, box: QRectF, colour: str, gap: float, width: float) -> None:
    """Draw the pattern of a colour over a box; whoever calls ends it somewhere."""
    hatch(painter, box, TOKENS[colour].pattern, theme.colour(TOKENS[colour].ink, 135), gap, width)


def paint_token(painter: QPainter, at: QPointF, radius: float, token: Token) -> None:
    """Draw a token from above: rim, pattern, letter."""
    reach = radius * 1.28
    box = QRectF(at.x() - reach, at.y() - reach, 2 * reach, 2 * reach)
    draw_cached(
        painter,
        ("token", token, radius),
        box,
        lambda to, where: _paint_token(to, where.center(), radius, token),
    )


def _paint_token(painter: QPainter, at: QPointF, radius: float, token: Token) -> None:
    look = TOKENS[token.colour]
    painter.setPen(Qt.PenStyle.NoPen)
    for step in range(4):
        painter.setBrush(QColor(0, 0, 0, 20))
        grown = radius * (1 + 0.05 * step)
        painter.drawEllipse(at + QPointF(0, radius * 0.1), grown, grown)
    painter.setBrush(QColor(_RIM))
    painter.drawEllipse(at, radius, radius)
    disc, inner = QPainterPath(), QPainterPath()
    disc.addEllipse(at, radius * 0.93, radius * 0.93)
    inner.addEllipse(at, radius * 0.62, radius * 0.62)
    light = QRadialGradient(at - QPointF(radius * 0.35, radius * 0.45), radius * 1.7)
    light.setColorAt(0, theme.mix(look.colour, "#ffffff", 0.12))
    light.setColorAt(1, theme.mix(look.colour, "#000000", 0.1))
    painter.fillPath(disc, light)
    box = QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius)
    gap = max(3.0, radius * 0.16)
    within(
        painter,
        disc.subtracted(inner),
        lambda: paint_pattern(painter, box, token.colour, gap, max(0.8, radius * 0.04)),
    )
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(_EDGE), max(1.0, radius * 0.045)))
    painter.drawPath(disc)
    ink = QColor(look.ink)
    ink.setAlpha(190)
    painter.setPen(QPen(ink, max(0.8, radius * 0.035)))
    painter.drawPath(inner)
    size = radius * (0.82 if len(token.letter) < 2 else 0.62)
    write(painter, box, token.letter, (sans(size, 700), look.ink))


def paint_stack(
    painter: QPainter,
    foot: QPointF,
    width: float,
    tokens: Sequence[Token],
    lift: float = 0.0,
) -> None:
    """Draw a stack: of every token one sees the rim with its colour, pattern and letter.

    ``lift`` is how high above the others the highest one still hovers.
    """
    depth, rim = width * 0.155, width * 0.31
    if len(tokens) > MOST_IN_FULL:
        rim *= MOST_IN_FULL / len(tokens)
    around = QRectF(foot.x() - width / 2 - 12, foot.y() - depth - 8, width + 24, 2 * depth + 24)
    draw_cached(
        painter, ("stack", width), around, lambda to, _: _paint_shade(to, foot, width, depth)
    )
    for place, token in enumerate(tokens):
        highest = place == len(tokens) - 1
        at = foot - QPointF(0, place * rim + (lift if highest else 0))
        _draw_chip(painter, at, (width, rim, depth), token)


def _paint_shade(painter: QPainter, foot: QPointF, width: float, depth: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    for step in range(5):
        painter.setBrush(QColor(0, 0, 0, 22))
        painter.drawEllipse(foot + QPointF(0, 3), width / 2 + step * 2.4, depth + step * 1.8)


def _draw_chip(
    painter: QPainter, at: QPointF, size: tuple[float, float, float], token: Token
) -> None:
    """Draw one token of a stack, with its top: the next one covers that."""
    width, rim, depth = size
    box = QRectF(at.x() - width / 2 - 2, at.y() - rim - depth - 2, width + 4, rim + 2 * depth + 4)

    def paint(to: QPainter, _: QRectF) -> None:
        _paint_rim(to, at, size, token)
        _paint_top(to, at - QPointF(0, rim), (width, depth), token)

    draw_cached(painter, ("chip", token, size), box, paint)


def paint_ghost(
    painter: QPainter, foot: QPointF, width: float, tokens: Sequence[Token], ghost: Token
) -> None:
    """Draw a token as it would lie on a stack."""
    depth, rim = width * 0.155, width * 0.31
    if len(tokens) > MOST_IN_FULL:
        rim *= MOST_IN_FULL / len(tokens)
    painter.save()
    painter.setOpacity(0.45)
    at = foot - QPointF(0, len(tokens) * rim + (10 if tokens else 0))
    _draw_chip(painter, at, (width, rim, depth), ghost)
    painter.restore()


def _paint_rim(
    painter: QPainter, at: QPointF, size: tuple[float, float, float], token: Token
) -> None:
    width, rim, depth = size
    look, left = TOKENS[token.colour], at.x() - width / 2
    body = QPainterPath(QPointF(left, at.y() - rim))
    body.lineTo(left, at.y())
    body.arcTo(QRectF(left, at.y() - depth, width, 2 * depth), 180, 180)
    body.lineTo(left + width, at.y() - rim)
    body.arcTo(QRectF(left, at.y() - rim - depth, width, 2 * depth), 0, -180)
    body.closeSubpath()
    light = QLinearGradient(left, 0, left + width, 0)
    light.setColorAt(0, theme.mix(look.colour, "#000000", 0.28))
    light.setColorAt(0.3, theme.mix(look.colour, "#ffffff", 0.08))
    light.setColorAt(1, theme.mix(look.colour, "#000000", 0.34))
    painter.fillPath(body, light)
    box = QRectF(left, at.y() - rim - depth, width, rim + 2 * depth)

    def dress() -> None:
        paint_pattern(painter, box, token.colour, max(4.0, width * 0.07), max(0.8, width * 0.013))
        wide = rim * (1.24 if len(token.letter) < 2 else 1.7)
        plate = QPainterPath()
        face = QRectF(at.x() - wide / 2, at.y() - rim + depth * 0.95, wide, rim * 0.98)
        plate.addRoundedRect(face, rim * 0.2, rim * 0.2)
        painter.fillPath(plate, QColor(look.colour))

    within(painter, body, dress)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(_EDGE), max(1.0, width * 0.014)))
    painter.drawPath(body)
    face = QRectF(left, at.y() - rim + depth * 0.9, width, rim)
    write(painter, face, token.letter, (sans(rim * 0.84, 700), look.ink))


def _paint_top(painter: QPainter, at: QPointF, size: tuple[float, float], token: Token) -> None:
    width, depth = size
    look = TOKENS[token.colour]
    top, inner = QPainterPath(), QPainterPath()
    top.addEllipse(at, width / 2, depth)
    inner.addEllipse(at, width * 0.3, depth * 0.6)
    painter.fillPath(top, theme.mix(look.colour, "#ffffff", 0.12))
    box = top.boundingRect()
    within(
        painter,
        top,
        lambda: paint_pattern(
            painter, box, token.colour, max(4.0, width * 0.08), max(0.8, width * 0.013)
        ),
    )
    painter.fillPath(inner, theme.mix(look.colour, "#ffffff", 0.16))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(_RIM), max(1.0, width * 0.016)))
    painter.drawPath(top)
    painter.setPen(QPen(QColor(_EDGE), max(0.8, width * 0.01)))
    painter.drawPath(inner)
