"""What is drawn on a board, in words: for paper in black, and for whoever cannot see it."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QCoreApplication

from engine.board.board import Board
from engine.board.location import province_of
from engine.study.tree.marks import Colour, Mark, Shape
from gui.i18n import QT_TRANSLATE_NOOP
from gui.words import labels

_SHAPES: Final[Mapping[Shape, str]] = MappingProxyType(
    {
        Shape.ARROW: QT_TRANSLATE_NOOP("DrawnMarks", "{colour} arrow: {at} – {to}"),
        Shape.LIT: QT_TRANSLATE_NOOP("DrawnMarks", "lit in {colour}: {at}"),
        Shape.CIRCLE: QT_TRANSLATE_NOOP("DrawnMarks", "{colour} circle: {at}"),
    }
)
_COLOURS: Final[Mapping[tuple[Shape, Colour], str]] = MappingProxyType(
    {
        (Shape.ARROW, Colour.GREEN): QT_TRANSLATE_NOOP("DrawnArrows", "green"),
        (Shape.ARROW, Colour.RED): QT_TRANSLATE_NOOP("DrawnArrows", "red"),
        (Shape.ARROW, Colour.BLUE): QT_TRANSLATE_NOOP("DrawnArrows", "blue"),
        (Shape.ARROW, Colour.YELLOW): QT_TRANSLATE_NOOP("DrawnArrows", "yellow"),
        (Shape.CIRCLE, Colour.GREEN): QT_TRANSLATE_NOOP("DrawnCircles", "green"),
        (Shape.CIRCLE, Colour.RED): QT_TRANSLATE_NOOP("DrawnCircles", "red"),
        (Shape.CIRCLE, Colour.BLUE): QT_TRANSLATE_NOOP("DrawnCircles", "blue"),
        (Shape.CIRCLE, Colour.YELLOW): QT_TRANSLATE_NOOP("DrawnCircles", "yellow"),
        (Shape.LIT, Colour.GREEN): QT_TRANSLATE_NOOP("DrawnLit", "green"),
        (Shape.LIT, Colour.RED): QT_TRANSLATE_NOOP("DrawnLit", "red"),
        (Shape.LIT, Colour.BLUE): QT_TRANSLATE_NOOP("DrawnLit", "blue"),
        (Shape.LIT, Colour.YELLOW): QT_TRANSLATE_NOOP("DrawnLit", "yellow"),
    }
)
_CONTEXTS: Final = MappingProxyType(
    {Shape.ARROW: "DrawnArrows", Shape.CIRCLE: "DrawnCircles", Shape.LIT: "DrawnLit"}
)


def mark_words(mark: Mark, board: Board) -> str:
    """Say what one mark is, and where."""
    said = QCoreApplication.translate("DrawnMarks", _SHAPES[mark.shape])
    colour = _COLOURS[mark.shape, mark.colour]
    return said.format(
        colour=QCoreApplication.translate(_CONTEXTS[mark.shape], colour),
        at=labels.province_name(board, province_of(mark.at)),
        to=labels.province_name(board, province_of(mark.to)) if mark.to else "",
    )
