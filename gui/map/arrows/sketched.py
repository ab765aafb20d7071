"""What somebody drew on a board by hand: arrows, circles and lit spaces, in four inks."""

from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainterPath
from PySide6.QtWidgets import QGraphicsItem

from engine.board.atlas import Atlas
from engine.board.location import province_of
from engine.study.tree.marks import Colour, Mark, Shape
from gui.kit import theme
from gui.kit.pens import pen
from gui.kit.pieces import INK, PAPER
from gui.map import layers, qt_lines
from gui.map.arrows.mark_items import Stroke, StrokesItem, arrow, direction, ring
from gui.map.pieces import places
from gui.map.shapes import Shapes

Drawn = Mark
"""One thing drawn by hand, for who has other marks besides."""

INKS: Final[Mapping[Colour, str]] = MappingProxyType(
    {
        Colour.GREEN: "#1f7a33",
        Colour.RED: "#b3261e",
        Colour.BLUE: "#2158b0",
        Colour.YELLOW: "#c98500",
    }
)
"""The same in every theme: boards are, too."""

_DASHES: Final[Mapping[Colour, list[float] | None]] = MappingProxyType(
    {
        Colour.GREEN: None,
        Colour.RED: [3.0, 2.0],
        Colour.BLUE: [0.6, 1.8],
        Colour.YELLOW: [4.0, 1.6, 0.6, 1.6],
    }
)
"""What tells inks apart where paper has only black."""

_WIDE, _HEAD, _RADIUS, _LINE = 9.0, 2.9, 31.0, 5.0
_FROM, _SHORT = 24.0, 9.0
"""How far from the middle of a space an arrow begins, and before the other it ends."""


def on_map(marks: Iterable[Mark], atlas: Atlas) -> tuple[Mark, ...]:
    """Return those marks that are on spaces of a map."""

    def known(location: str) -> bool:
        return province_of(location) in atlas.spots

    return tuple(one for one in marks if known(one.at) and known(one.to or one.at))


def items(marks: Iterable[Mark], shapes: Shapes, k: float) -> Iterator[QGraphicsItem]:
    """Draw them; ``k`` is how large pieces are on the board now."""
    for mark in marks:
        match mark.shape:
            case Shape.LIT:
                yield _lit(mark, shapes)
            case Shape.CIRCLE:
                yield _line(ring(_at(shapes.atlas, mark.at), _RADIUS * k), mark.colour, k)
            case _:
                yield _arrow(mark, shapes.atlas, k)


def _at(atlas: Atlas, location: str) -> QPointF:
    """Return where a mark on a space or a coast is looked for."""
    province = province_of(location)
    coast = atlas.spots[province].coast.get(location) if location != province else None
    return QPointF(*(coast or places.middle(atlas, province)))


def _ink(colour: Colour) -> str:
    return INK if theme.is_engraved() else INKS[colour]


def _dash(colour: Colour) -> list[float] | None:
    return _DASHES[colour] if theme.is_engraved() else None


def _line(path: QPainterPath, colour: Colour, k: float) -> StrokesItem:
    strokes = [
        Stroke(path, pen(PAPER, (_LINE + 4) * k, 210)),
        Stroke(path, pen(_ink(colour), _LINE * k, 255, _dash(colour))),
    ]
    return StrokesItem(strokes, layers.DRAWN)


def _arrow(mark: Mark, atlas: Atlas, k: float) -> StrokesItem:
    start, end = _at(atlas, mark.at), _at(atlas, mark.to)
    ahead, far = direction(start, end)
    begin = start + ahead * min(_FROM * k, far * 0.3)
    tip = end - ahead * min(_SHORT * k, far * 0.2)
    path = arrow(qt_lines.through((begin, tip)), _WIDE * k, _HEAD, min(1.0, far / (90 * k)))
    fill = QColor(_ink(mark.colour))
    fill.setAlpha(225)
    halo = Stroke(path, pen(PAPER, 4.5 * k, 220))
    if theme.is_engraved():
        inside = Stroke(path, fill=QColor(INK if mark.colour is Colour.GREEN else PAPER))
        edge = Stroke(path, pen(INK, 2.6 * k, 255, _dash(mark.colour)))
        return StrokesItem([halo, inside, edge], layers.DRAWN)
    return StrokesItem([halo, Stroke(path, fill=fill)], layers.DRAWN)


def _lit(mark: Mark, shapes: Shapes) -> StrokesItem:
    area = shapes.areas[province_of(mark.at)]
    fill = QColor(_ink(mark.colour))
    fill.setAlpha(36 if theme.is_engraved() else 96)
    edge = pen(_ink(mark.colour), 4.5, 235, _dash(mark.colour))
    return StrokesItem([Stroke(area, fill=fill), Stroke(area, edge)], layers.HOVER)
