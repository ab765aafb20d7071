"""The box of figures that pieces are: shapes round the origin, about 46 × 34 units."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from types import MappingProxyType

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QTransform

from gui.games.figures import figure_of


def polygon(*points: tuple[float, float]) -> QPainterPath:
    """Return a closed outline."""
    shape = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        shape.lineTo(*point)
    shape.closeSubpath()
    return shape


@dataclass(frozen=True, kw_only=True)
class PieceShape:
    """How one kind of piece is cut, and where it carries its power's letter."""

    back: QPainterPath
    """Gun, deck: darker than what lies before it."""

    front: QPainterPath
    """Wheel, hull: in the power's colour."""

    letter: QRectF = field(default_factory=lambda: QRectF(-14, -10.8, 28, 25))
    """In the middle of this stands the power's letter."""

    letter_px: int = 19

    @cached_property
    def whole(self) -> QPainterPath:
        """Its outline."""
        return self.back.united(self.front)


@cache
def field_gun() -> PieceShape:
    """Return a gun, whose wheel carries the letter: for who walks."""
    barrel = polygon(
        *((-8, -6.6), (17, -4.4), (17, -6), (22.5, -6), (22.5, 5), (17, 5)),
        *((17, 3.4), (-8, 5.6)),
    )
    trail = polygon((-4, -2), (-21.5, 9), (-23, 14.5), (-16, 14.5), (4, 8))
    wheel = QPainterPath()
    wheel.addEllipse(QPointF(0, 1.5), 13.2, 13.2)
    back = QTransform().translate(1, -5).rotate(-24).map(barrel).united(trail)
    return PieceShape(back=back, front=wheel)


@cache
def steamer() -> PieceShape:
    """Return a ship with two funnels, whose hull carries the letter: for who sails."""
    deck = polygon((-13, -8), (9.5, -8), (11, 2), (-14, 2))
    for x in (-8.5, 1.5):
        deck = deck.united(polygon((x, -16.5), (x + 6, -16.5), (x + 6, -6), (x, -6)))
    hull = polygon((-21.5, -3.2), (23.5, -5.2), (17.5, 11), (15, 12.6), (-14.5, 12.6), (-17.5, 11))
    return PieceShape(back=deck, front=hull, letter=QRectF(-15, -5.6, 31, 18), letter_px=15)


@cache
def lantern() -> PieceShape:
    """Return a lantern, whose glass carries the letter."""
    roof = polygon((-14.5, -10), (-4.5, -16), (4.5, -16), (14.5, -10))
    for low, high, half in ((15.5, 11, 14.5), (-14, -20, 2.4)):
        roof = roof.united(polygon((-half, high), (half, high), (half, low), (-half, low)))
    glass = QPainterPath()
    glass.addRoundedRect(QRectF(-12, -10.5, 24, 22), 4, 4)
    return PieceShape(back=roof, front=glass, letter=QRectF(-14, -12, 28, 25))


@cache
def counter() -> PieceShape:
    """Return a counter of wood: for whom a game has chosen nothing."""
    foot, top = QPainterPath(), QPainterPath()
    foot.addEllipse(QPointF(0, 9.5), 17.5, 5.5)
    top.addEllipse(QPointF(0, -1), 14.5, 14.5)
    return PieceShape(back=foot, front=top)


FIGURES: Mapping[str, Callable[[], PieceShape]] = MappingProxyType(
    {made.__name__: made for made in (field_gun, steamer, lantern, counter)}
)
"""All that there are, by the names that games have for them on their cards."""


def shape(kind: str) -> PieceShape:
    """Return the shape of a kind of piece."""
    return FIGURES.get(figure_of(kind), counter)()
