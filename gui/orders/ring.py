"""The context ring: five or six large targets round a unit, in the same places every time."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QWidget

from gui.kit import theme
from gui.kit.pieces import paint_piece
from gui.kit.signs import paint_badge
from gui.kit.widgets import picture_of

RADIUS, HOLE, SIZE, BELOW = 122, 40, 264, 52
_GREY = "#72848e"


@dataclass(frozen=True, slots=True, kw_only=True)
class RingItem:
    """One of the places."""

    token: str
    """What it stands for: ``- S X C H`` in the moves; empty for a place that is not used."""

    glyph: str
    text: str
    key: str
    why_not: str = ""
    """A sentence, when it cannot be chosen now."""


class Ring(QWidget):
    """Places that never change: the first above, the others clockwise."""

    chosen = Signal(str)
    dismissed = Signal()

    def __init__(
        self, items: Sequence[RingItem], kind: str, letter: str, over: QWidget, at: QPoint
    ) -> None:
        super().__init__(over)
        self.items = tuple(items)
        self._kind, self._letter = kind, letter
        self._over, self._on, self._opened = over, -1, at
        self._k = theme.sign(SIZE) / SIZE
        whole = QSize(SIZE, SIZE + BELOW) * self._k
        self.setFixedSize(whole)
        corner = at - QPoint(whole.width() // 2, whole.width() // 2)
        most = QPoint(over.width() - whole.width(), over.height() - whole.height())
        self.move(max(0, min(corner.x(), most.x())), max(0, min(corner.y(), most.y())))
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(self.tr("What shall the unit do?"))
        # While the button that opened it is still down, the board gets the mouse, not the ring.
        over.installEventFilter(self)
        self.show()
        self.raise_()
        self.setFocus()

    @property
    def highlighted(self) -> RingItem | None:
        """The place under the pointer or chosen by an arrow key."""
        return self.items[self._on] if self._on >= 0 else None

    def middle_of(self, index: int) -> QPoint:
        """Return the middle of a place, in the ring's own coordinates."""
        turn = math.radians(-90 + index * 360 / len(self.items))
        middle = QPointF(SIZE / 2, SIZE / 2)
        return ((middle + QPointF(math.cos(turn), math.sin(turn)) * 84) * self._k).toPoint()

    def place_at(self, at: QPointF) -> int:
        """Return which place a point belongs to; -1 in the hole. Directions go on outside."""
        across, down = at.x() / self._k - SIZE / 2, at.y() / self._k - SIZE / 2
        if math.hypot(across, down) < HOLE:
            return -1
        turn = math.degrees(math.atan2(down, across)) + 90
        return round(turn / (360 / len(self.items))) % len(self.items)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow a flick that began on the board, and close on a click beside the ring."""
        if isinstance(event, QMouseEvent) and watched is self._over and self.isVisible():
            at = QPointF(self.mapFrom(self._over, event.position().toPoint()))
            if event.type() == QEvent.Type.MouseMove:
                self._light(self.place_at(at))
                return True
            if event.type() == QEvent.Type.MouseButtonRelease:
                # Near an edge the ring is not round the pointer: a mere click chooses nothing yet.
                flicked = (event.position().toPoint() - self._opened).manhattanLength() > HOLE / 2
                if flicked and self.place_at(at) >= 0 and self._inside(at):
                    self._choose(self.place_at(at))
                return True
            if event.type() == QEvent.Type.MouseButtonPress:
                self.close_ring()
                return True
        return super().eventFilter(watched, event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Light the place under the pointer."""
        self._light(self.place_at(event.position()) if self._inside(event.position()) else -1)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Close when something beside the places is pressed."""
        if not self._inside(event.position()) or self.place_at(event.position()) < 0:
            self.close_ring()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Take the place under the pointer."""
        if self._inside(event.position()) and self.place_at(event.position()) >= 0:
            self._choose(self.place_at(event.position()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go round, Enter takes, Esc closes, the sign of a place takes it."""
        key = event.key()
        if key == Qt.Key.Key_Escape:
            self.close_ring()
        elif key in (Qt.Key.Key_Right, Qt.Key.Key_Down):
            self._light((self._on + 1) % len(self.items))
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Up):
            self._light((self._on - 1) % len(self.items))
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            if self._on >= 0:
                self._choose(self._on)
        else:
            wanted = event.text().upper()
            for index, item in enumerate(self.items):
                if wanted and item.key.upper() == wanted:
                    self._choose(index)
                    return

    def close_ring(self) -> None:
        """Go away without choosing."""
        self._gone()
        self.dismissed.emit()

    def _gone(self) -> None:
        self._over.removeEventFilter(self)
        self.hide()
        self.deleteLater()

    def _inside(self, at: QPointF) -> bool:
        return math.hypot(at.x() / self._k - SIZE / 2, at.y() / self._k - SIZE / 2) <= RADIUS + 12

    def _light(self, index: int) -> None:
        if index != self._on:
            self._on = index
            item = self.highlighted
            self.setAccessibleDescription(item.text if item else "")
            self.update()

    def _choose(self, index: int) -> None:
        item = self.items[index]
        self._light(index)
        if item.token and not item.why_not:
            self._gone()
            self.chosen.emit(item.token)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the places, the unit in the middle, and why a grey one is out."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self._k, self._k)
        painter.translate(SIZE / 2, SIZE / 2)
        painter.setPen(QPen(theme.colour("brass2"), 1.2))
        painter.setBrush(theme.colour("paper", 240))
        painter.drawEllipse(QPointF(0, 0), HOLE - 3, HOLE - 3)
        if self._kind:
            painter.save()
            painter.scale(1.15, 1.15)
            paint_piece(painter, self._kind, self._letter)
            painter.restore()
        else:
            paint_badge(painter, QRectF(-22, -22, 44, 44), self._letter)
        for index in range(len(self.items)):
            self._paint_place(painter, index)
        item = self.highlighted
        if item is not None and item.why_not:
            self._paint_reason(painter, item.why_not)
        painter.end()

    def _paint_place(self, painter: QPainter, index: int) -> None:
        item, n = self.items[index], len(self.items)
        middle = -90 + index * 360 / n
        shape, outer, inner = QPainterPath(), _circle(RADIUS), _circle(HOLE)
        start, span = -(middle - 180 / n + 1.6), -(360 / n - 3.2)
        shape.arcMoveTo(outer, start)
        shape.arcTo(outer, start, span)
        shape.arcTo(inner, start + span, -span)
        shape.closeSubpath()
        off = bool(item.why_not) or not item.token
        on = index == self._on and not off
        painter.fillPath(shape, theme.colour("accent" if on else "chrome", 255 if on else 240))
        painter.strokePath(shape, QPen(theme.colour("brass2"), 1.2))
        ink = _GREY if off else theme.hexa("on_accent" if on else "on_chrome")
        corner = QPointF(self.middle_of(index)) / self._k - QPointF(SIZE / 2, SIZE / 2)
        painter.drawPixmap(corner + QPointF(-11, -30), picture_of(item.glyph, ink, 22))
        painter.setPen(QColor(ink))
        painter.setFont(theme.font("strong", 13))
        box = QRectF(corner.x() - 45, corner.y() - 6, 90, 18)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, item.text)
        painter.setPen(QColor(_GREY if off else theme.hexa("on_accent" if on else "on_chrome2")))
        painter.setFont(theme.font("caption", 12, 600))
        painter.drawText(box.translated(0, 18), Qt.AlignmentFlag.AlignCenter, item.key)

    @staticmethod
    def _paint_reason(painter: QPainter, sentence: str) -> None:
        painter.setFont(theme.font("small", 13, 500))
        box = QRectF(-RADIUS, SIZE / 2 + 4, 2 * RADIUS, BELOW - 6)
        painter.setPen(QPen(theme.colour("brass2"), 1))
        painter.setBrush(theme.colour("chrome", 250))
        painter.drawRoundedRect(box, 6, 6)
        painter.setPen(theme.colour("on_chrome"))
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(box.adjusted(8, 2, -8, -2), flags, sentence)


def _circle(radius: float) -> QRectF:
    return QRectF(-radius, -radius, 2 * radius, 2 * radius)
