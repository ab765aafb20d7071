"""What is offered on the board beside spaces: chips at units, half discs at coasts."""

from collections.abc import Iterable, Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from engine.board.location import coast_of
from gui.kit import theme
from gui.kit.pens import pen
from gui.kit.pieces import INK, PAPER, bold
from gui.map import layers

CHIP = 28.0
"""Across a chip in a usual window, in pixels at any zoom."""

HALF = 19.0
"""Radius of a half disc, in such pixels."""


_BEARABLE = 0.12
"""So much of a chip may lie on pieces that it is not about."""


def chip_size() -> int:
    """Return how large a chip is across, in pixels: it grows with the words beside the board."""
    return theme.sign(CHIP)


_TURN = {"NC": 0.0, "SC": 180.0, "EC": 270.0}
"""Where a half disc starts, counted as Qt counts: its round side looks to its coast."""


class Offer(QGraphicsItem):
    """Something that can be clicked, of the same size at every zoom."""

    def __init__(self, key: str, at: QPointF) -> None:
        super().__init__()
        self.key = key
        """What a click on it means: a location or a province."""
        self.hot = False
        self.setScale(chip_size() / CHIP)
        self.setPos(at)
        self.setZValue(layers.OFFERS)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)

    def outline(self) -> QPainterPath:
        """Return what reacts to the pointer, in pixels round the anchor."""
        raise NotImplementedError

    def boundingRect(self) -> QRectF:
        """Return what is painted."""
        return self.outline().boundingRect().adjusted(-3, -3, 3, 3)

    def set_hot(self, hot: bool) -> None:  # noqa: FBT001  (a property in all but name)
        """Show that the pointer is on it."""
        if hot != self.hot:
            self.hot = hot
            self.update()

    def _paint(self, painter: QPainter, text: str, middle: QPointF) -> None:
        fill = theme.colour("accent_hover" if self.hot else "accent")
        shape = self.outline()
        painter.strokePath(shape, pen(PAPER, 4.5, 235))
        painter.strokePath(shape, pen(INK, 2.2))
        painter.fillPath(shape, fill)
        painter.setFont(bold(15))
        painter.setPen(theme.colour("on_accent"))
        box = QRectF(middle.x() - 14, middle.y() - 14, 28, 28)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)


class Chip(Offer):
    """S beside a unit that could be supported, C beside one that could be carried."""

    def __init__(self, province: str, letter: str, at: QPointF) -> None:
        super().__init__(province, at)
        self.letter = letter

    def outline(self) -> QPainterPath:
        """Return the disc."""
        path = QPainterPath()
        path.addEllipse(QPointF(0, 0), CHIP / 2 - 1, CHIP / 2 - 1)
        return path

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Draw the disc with its letter."""
        del option, widget
        self._paint(painter, self.letter, QPointF(0, 0))


class CoastDisc(Offer):
    """Half a disc at one of two coasts, with its letter."""

    def outline(self) -> QPainterPath:
        """Return the half disc, its flat side on the anchor."""
        start = _TURN.get(coast_of(self.key), 0.0)
        path = QPainterPath(QPointF(0, 0))
        path.arcTo(QRectF(-HALF, -HALF, 2 * HALF, 2 * HALF), start, 180)
        path.closeSubpath()
        return path

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Draw the half disc with the first letter of its coast."""
        del option, widget
        self._paint(painter, coast_of(self.key)[:1], self.outline().boundingRect().center())


def spread(
    chips: Iterable[Chip],
    bodies: Mapping[str, QRectF],
    middles: Mapping[str, QPointF],
    zoom: float,
) -> None:
    """Put each chip at the corner of its piece where it hides least, or where no piece is.

    Where pieces crowd, as round a strait, it goes a little farther off rather than lie on another.
    """
    half = chip_size() / 2 / zoom
    taken: list[QRectF] = []
    for chip in chips:
        body = bodies.get(chip.key)
        if body is None:
            chip.setPos(middles[chip.key])
            continue
        reach = body.adjusted(-3 * half, -3 * half, 3 * half, 3 * half)
        near = [other for other in (*bodies.values(), *taken) if reach.intersects(other)]

        def hidden(place: QPointF, near: Sequence[QRectF] = near) -> float:
            box = _around(place, half)
            return sum(_shared(box, other) for other in near)

        grown = body.adjusted(-half * 0.5, -half * 0.5, half * 0.5, half * 0.5)
        best = min(_corners(grown), key=hidden)
        others = hidden(best) - _shared(_around(best, half), body)
        if others > _BEARABLE * 4 * half * half:
            wide = body.adjusted(-half * 1.2, -half * 1.2, half * 1.2, half * 1.2)
            beside = min((*_corners(wide), *_edges(wide)), key=hidden)
            best = beside if hidden(beside) < others / 2 else best
        chip.setPos(best)
        taken.append(_around(best, half))


def _around(place: QPointF, half: float) -> QRectF:
    return QRectF(place.x() - half, place.y() - half, 2 * half, 2 * half)


def _corners(box: QRectF) -> tuple[QPointF, ...]:
    return (box.topRight(), box.topLeft(), box.bottomRight(), box.bottomLeft())


def _edges(box: QRectF) -> tuple[QPointF, ...]:
    x, y = box.center().x(), box.center().y()
    return (
        QPointF(x, box.top()),
        QPointF(box.right(), y),
        QPointF(box.left(), y),
        QPointF(x, box.bottom()),
    )


def _shared(one: QRectF, other: QRectF) -> float:
    both = one.intersected(other)
    return both.width() * both.height()
