"""A power's sign, its seal, its hatched strip: widgets that name powers without words."""

import math
from collections.abc import Mapping

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from gui.kit import prints, theme
from gui.kit.pens import hatch
from gui.kit.pieces import INK, PAPER, paint_piece


def paint_badge(
    painter: QPainter,
    box: QRectF,
    letter: str,
    state: str = "plain",
    *,
    ink: QColor | None = None,
) -> None:
    """Draw a sign: ``plain``, ``open`` (dashed: nothing sealed), ``sealed`` (wax), ``idle``.

    ``ink`` is what a sign without wax is drawn in, where that is not a bar's.
    """
    bare = ink or theme.colour("on_chrome2")
    k, middle = box.width() / 28, box.center()
    disc = QPainterPath()
    if state == "sealed":
        disc.addPolygon(_wax(middle, box.width(), k))
        disc.closeSubpath()
    else:
        disc.addEllipse(middle, box.width() / 2 - 1.8 * k, box.width() / 2 - 1.8 * k)
    if state in ("open", "idle"):
        rim = QPen(bare, 1.3 * k)
        if state == "open":
            rim.setDashPattern([2.6, 2.2])
        else:
            rim = QPen(Qt.PenStyle.NoPen)
        painter.setPen(rim)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(disc)
        painter.setPen(bare)
    else:
        _wax_disc(painter, box, letter, disc, k)
        if state == "sealed":
            painter.setPen(QPen(theme.ink_on(letter), k))
            painter.drawEllipse(middle, box.width() * 0.35, box.width() * 0.35)
        painter.setPen(theme.ink_on(letter))
    painter.setFont(theme.font("strong", box.width() * 0.48, 700))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, letter[:1])


def put_badge(painter: QPainter, box: QRectF, letter: str, state: str = "plain") -> None:
    """Put a sign down that is seen again and again: drawn once for its size and its state."""
    corner = QPointF(math.floor(box.left()), math.floor(box.top()))
    inside = box.translated(-corner)  # between two pixels it lies as it would if it were drawn
    painter.translate(corner)
    prints.put(
        painter,
        QSizeF(math.ceil(inside.right()), math.ceil(inside.bottom())),
        ("badge", letter, state, inside.getRect()),
        lambda fresh: paint_badge(fresh, inside, letter, state),
    )
    painter.translate(-corner)


def _wax(middle: QPointF, width: float, k: float) -> QPolygonF:
    points = []
    for step in range(72):
        turn = step * math.pi / 36
        ragged = 1.1 + 0.9 * math.sin(step * 1.7) + 0.6 * math.sin(step * 0.61 + 1)
        r = width / 2 - 1.5 * k - ragged * k * 0.75
        points.append(QPointF(middle.x() + r * math.cos(turn), middle.y() + r * math.sin(turn)))
    return QPolygonF(points)


def _wax_disc(painter: QPainter, box: QRectF, letter: str, disc: QPainterPath, k: float) -> None:
    painter.strokePath(disc, QPen(QColor(PAPER), 2.4 * k))
    painter.fillPath(disc, theme.piece(letter))
    inner = QPainterPath()
    inner.addEllipse(box.center(), box.width() * 0.33, box.width() * 0.33)
    painter.save()
    painter.setClipPath(disc.subtracted(inner))
    line = theme.ink_on(letter)
    line.setAlpha(75)
    hatch(painter, box, theme.pattern(letter), line, 3.4 * k, 0.8 * k)
    painter.restore()
    painter.setPen(QPen(QColor(INK), 1.1 * k))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(disc)


class _Sized(QWidget):
    """A sign of a fixed size, larger with the text setting and the window."""

    def __init__(self, width: float, height: float, *, exact: bool = False) -> None:
        super().__init__()
        self._plain, self._exact = (width, height), exact
        self._fit()

    def _fit(self) -> None:
        width, height = (round(one) if self._exact else theme.sign(one) for one in self._plain)
        if width:
            self.setFixedWidth(width)
        self.setFixedHeight(height)

    def changeEvent(self, event: QEvent) -> None:
        """Take a new size."""
        if event.type() == QEvent.Type.StyleChange:
            self._fit()
        super().changeEvent(event)


class Badge(_Sized):
    """A power's sign: disc in its colour with its letter and a hatched rim.

    ``exact`` is the size of one that is measured by its screen, which knows how large it is.
    """

    def __init__(
        self,
        letter: str,
        size: int = 28,
        *,
        state: str = "plain",
        name: str = "",
        exact: bool = False,
    ) -> None:
        super().__init__(size, size, exact=exact)
        self.letter, self.state = letter, state
        self.setAccessibleName(name)

    def set_size(self, size: float) -> None:
        """Make it so large, at the usual text."""
        if self._plain != (size, size):
            self._plain = (size, size)
            self._fit()

    def set_state(self, state: str) -> None:
        """Show it ``plain``, ``open``, ``sealed`` or ``idle``."""
        if state != self.state:
            self.state = state
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the sign."""
        del event
        painter = QPainter(self)
        put_badge(painter, QRectF(self.rect()), self.letter, self.state)
        painter.end()


_FLAT = 0.8
"""How high a piece is, where its width is 1."""


class PieceIcon(_Sized):
    """A piece as it stands on the board."""

    def __init__(self, kind: str, letter: str, size: int = 40) -> None:
        super().__init__(size, size * _FLAT)
        self.kind, self.letter = kind, letter

    def show_piece(self, kind: str, letter: str) -> None:
        """Show another piece; without a kind, the sign of the power alone."""
        self.kind, self.letter = kind, letter
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the piece."""
        del event
        painter = QPainter(self)
        put_piece(painter, self.size(), self.kind, self.letter)
        painter.end()


def piece_size(width: float) -> QSize:
    """Return how large a piece is that is so wide at the usual text."""
    return QSize(theme.sign(width), theme.sign(width * _FLAT))


def put_piece(painter: QPainter, size: QSize, kind: str, letter: str) -> None:
    """Put a piece down at the origin; without a kind, the sign of the power alone."""
    if letter:
        sign = ("piece", kind, letter)
        prints.put(
            painter, size.toSizeF(), sign, lambda inside: _draw_piece(inside, size, kind, letter)
        )


def _draw_piece(painter: QPainter, size: QSize, kind: str, letter: str) -> None:
    if not kind:  # an order for a unit that is not its writer's, or that is nowhere
        side = size.height() * 0.8
        box = QRectF(0, 0, side, side)
        box.moveCenter(QRectF(QPointF(), size.toSizeF()).center())
        paint_badge(painter, box, letter, "plain")
        return
    painter.translate(size.width() / 2, size.height() * 0.54)
    painter.scale(size.width() / 52, size.width() / 52)
    paint_piece(painter, kind, letter)


def paint_swatch(
    painter: QPainter, box: QRectF, letter: str, gap: float = 5.5, radius: float = 0
) -> None:
    """Fill a box with a power's colour and hatching."""
    shape = QPainterPath()
    shape.addRoundedRect(box, radius, radius)
    painter.save()
    painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    painter.fillRect(box, theme.piece(letter))
    line = theme.ink_on(letter)
    line.setAlpha(85)
    hatch(painter, box, theme.pattern(letter), line, gap, 1)
    painter.restore()


class Swatch(_Sized):
    """A strip of a power's colour with its hatching."""

    def __init__(self, letter: str, width: int = 0, height: int = 6) -> None:
        super().__init__(width, height)
        self.letter = letter

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the strip."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_swatch(painter, QRectF(self.rect()), self.letter)
        painter.end()


class CountedBar(_Sized):
    """All centres as one stacked bar, powers in order of size."""

    def __init__(
        self, counts: Mapping[str, int], whole: int, height: int = 10, *, name: str = ""
    ) -> None:
        """``whole`` is how many there are."""
        super().__init__(0, height)
        self.counts, self._whole = dict(counts), max(1, whole)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(name)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw one hatched part per power; what is left is neutral."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole, x = QPainterPath(), 0.0
        whole.addRoundedRect(QRectF(self.rect()), self.height() / 2, self.height() / 2)
        painter.setClipPath(whole)
        painter.fillRect(self.rect(), theme.land(""))
        for letter, count in sorted(self.counts.items(), key=lambda item: (-item[1], item[0])):
            width = self.width() * count / self._whole
            paint_swatch(painter, QRectF(x, 0, width, self.height()), letter)
            painter.fillRect(QRectF(x + width - 0.6, 0, 1.2, self.height()), QColor(INK))
            x += width
        painter.setClipping(False)
        painter.setPen(QPen(QColor(32, 22, 14, 160), 1))
        edge = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(edge, self.height() / 2, self.height() / 2)
        painter.end()


class SecretFrame(QWidget):
    """A secret screen: the whole window is framed in the power's colour. No frame: public."""

    def __init__(self, letter: str, inner: QWidget) -> None:
        super().__init__()
        self.letter = letter
        width = int(theme.TOKENS["stroke"]["secret_frame"])
        layout = QVBoxLayout(self)
        layout.setContentsMargins(width, width, width, width)
        layout.addWidget(inner)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the frame."""
        del event
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.piece(self.letter))
        painter.setPen(QColor(0, 0, 0, 120))
        width = int(theme.TOKENS["stroke"]["secret_frame"]) - 1
        painter.drawRect(self.rect().adjusted(width, width, -width - 1, -width - 1))
        painter.end()
