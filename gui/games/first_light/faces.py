"""Cards, coins and signs of First Light as they are painted. No widgets, no rules."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QRadialGradient

from gui.games.live_gui import SeatLook
from gui.kit import theme

_NIGHT, _NIGHT_EDGE = "#1d2f3d", "#3f5666"
_PARCHMENT, _PARCHMENT_EDGE, _INK = "#fbf1d6", "#c9a24b", "#2b2014"
_GLOW, _GOLD, _GOLD_EDGE = "#ffd76a", "#f0c04e", "#5d430c"
_IRON = "#10181f"


def paint_place(painter: QPainter, box: QRectF) -> None:
    """Draw where a card will lie."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    pen = QPen(theme.colour("on_chrome2", 110), box.width() * 0.012)
    pen.setDashPattern([4, 4])
    painter.setPen(pen)
    painter.drawRoundedRect(box, box.width() * 0.07, box.width() * 0.07)


def paint_back(painter: QPainter, box: QRectF, *, still: bool) -> None:
    """Draw a card that lies face down: a lamp at night; ``still`` while the table has a break."""
    _sheet(painter, box, _NIGHT, _NIGHT_EDGE)
    inner = _inner(box)
    painter.setPen(QPen(QColor(_NIGHT_EDGE), box.width() * 0.008))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(inner, box.width() * 0.04, box.width() * 0.04)
    _lamp(painter, inner, QColor("#6f8797"), lit=False)
    if still:
        size = box.width() * 0.5
        disc = QRectF(0, 0, size, size)
        disc.moveCenter(box.center())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("#f4eddf"))
        painter.drawEllipse(disc)
        painter.setBrush(QColor(_NIGHT))
        for side in (-1, 1):
            bar = QRectF(0, 0, size * 0.14, size * 0.46)
            bar.moveCenter(box.center() + QPointF(side * size * 0.14, 0))
            painter.drawRoundedRect(bar, size * 0.04, size * 0.04)


def paint_face(painter: QPainter, box: QRectF, coins: int, *, lit: bool) -> None:
    """Draw a card that lies face up: its coins, and its lamp as long as nobody has it."""
    _sheet(painter, box, _PARCHMENT, _PARCHMENT_EDGE)
    inner = _inner(box)
    if lit:
        glow = QRadialGradient(
            QPointF(inner.center().x(), inner.top() + inner.height() * 0.3), inner.width() * 0.75
        )
        glow.setColorAt(0, theme.colour(_GLOW, 255))
        glow.setColorAt(1, theme.colour(_GLOW, 0))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(glow)
        painter.drawRoundedRect(inner, box.width() * 0.04, box.width() * 0.04)
    painter.setPen(QPen(QColor(_PARCHMENT_EDGE), box.width() * 0.008))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(inner, box.width() * 0.04, box.width() * 0.04)
    if lit:
        upper = QRectF(inner.left(), inner.top(), inner.width(), inner.height() * 0.62)
        _lamp(painter, upper, QColor(_INK), lit=True)
    painter.setPen(QColor(_INK))
    painter.setFont(theme.font("hero", inner.height() * 0.27))
    number = QRectF(
        inner.left(), inner.top() + inner.height() * 0.58, inner.width(), inner.height() * 0.25
    )
    painter.drawText(number, Qt.AlignmentFlag.AlignCenter, str(coins))
    below = QRectF(
        inner.left(), inner.top() + inner.height() * 0.86, inner.width(), inner.height() * 0.08
    )
    paint_coins(painter, below, coins)


def paint_taken(painter: QPainter, box: QRectF, look: SeatLook | None) -> None:
    """Mark a card that is gone with the sign of who took it, or as nobody's."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.colour("#0b1013", 50))
    painter.drawRoundedRect(box, box.width() * 0.07, box.width() * 0.07)
    size = box.width() * 0.5
    disc = QRectF(0, 0, size, size)
    disc.moveCenter(QPointF(box.center().x(), box.top() + box.height() * 0.33))
    if look is not None:
        paint_sign(painter, disc, look)
        return
    pen = QPen(theme.colour(_INK, 130), size * 0.12)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.drawLine(disc.topLeft(), disc.bottomRight())
    painter.drawLine(disc.topRight(), disc.bottomLeft())


def paint_sign(painter: QPainter, box: QRectF, look: SeatLook) -> None:
    """Draw somebody's sign: his key on his colour."""
    painter.setPen(QPen(theme.colour(look.ink, 160), box.width() * 0.035))
    painter.setBrush(QColor(look.colour))
    painter.drawEllipse(box)
    painter.setPen(QColor(look.ink))
    painter.setFont(theme.font("strong", box.width() * 0.56, 700))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, look.key)


def paint_coins(painter: QPainter, box: QRectF, count: int) -> None:
    """Draw coins side by side, over each other where there are many."""
    size = box.height()
    if not count or size <= 0:
        return
    step = min(size * 1.12, (box.width() - size) / max(count - 1, 1))
    if step < size * 0.08:  # no room to lie beside each other: the figure says it alone
        return
    left = box.center().x() - (step * (count - 1) + size) / 2
    painter.setPen(QPen(QColor(_GOLD_EDGE), max(1.0, size * 0.06)))
    painter.setBrush(QColor(_GOLD))
    for place in range(count):
        coin = QRectF(left + place * step, box.top(), size, size)
        painter.drawEllipse(coin)
        painter.drawEllipse(coin.adjusted(size * 0.2, size * 0.2, -size * 0.2, -size * 0.2))


def _sheet(painter: QPainter, box: QRectF, ground: str, edge: str) -> None:
    radius = box.width() * 0.07
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.colour("#000000", 70))
    painter.drawRoundedRect(box.translated(0, box.width() * 0.02), radius, radius)
    painter.setPen(QPen(QColor(edge), box.width() * 0.014))
    painter.setBrush(QColor(ground))
    painter.drawRoundedRect(box, radius, radius)


def _inner(box: QRectF) -> QRectF:
    edge = box.width() * 0.07
    return box.adjusted(edge, edge, -edge, -edge)


def _lamp(painter: QPainter, box: QRectF, ink: QColor, *, lit: bool) -> None:
    """Draw a street lamp: its lantern in the upper part, its post below."""
    unit = min(box.width(), box.height() * 0.8) * 0.5
    middle = box.center().x()
    top = box.center().y() - unit * 0.85
    pen = QPen(ink, unit * 0.07)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    glass = QPainterPath(QPointF(middle - unit * 0.38, top + unit * 0.3))
    glass.lineTo(middle + unit * 0.38, top + unit * 0.3)
    glass.lineTo(middle + unit * 0.24, top + unit)
    glass.lineTo(middle - unit * 0.24, top + unit)
    glass.closeSubpath()
    painter.setBrush(QColor(_GLOW) if lit else theme.colour(_IRON, 130))
    painter.drawPath(glass)
    hat = QPainterPath(QPointF(middle - unit * 0.48, top + unit * 0.3))
    hat.lineTo(middle, top)
    hat.lineTo(middle + unit * 0.48, top + unit * 0.3)
    hat.closeSubpath()
    painter.setBrush(ink)
    painter.drawPath(hat)
    painter.drawLine(
        QPointF(middle, top + unit), QPointF(middle, min(top + unit * 1.75, box.bottom()))
    )
    painter.drawLine(
        QPointF(middle - unit * 0.22, top + unit * 1.18),
        QPointF(middle + unit * 0.22, top + unit * 1.18),
    )
