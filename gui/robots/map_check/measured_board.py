"""A board that is never shown, only measured: its pieces and lines are the very ones drawn."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QTransform

from engine.board.loader import LoadedMap
from engine.catalogue import GAMES
from engine.rules.position import Dislodged, Position, Unit
from gui.map import layers
from gui.map.arrows.mark_items import Anchor, Figure, StrokesItem, spine
from gui.map.arrows.marks import Mark, MoveMark
from gui.map.board.view import BoardView
from gui.map.names.labels import Label
from gui.map.pieces.leader import Leader
from gui.map.pieces.piece_item import PieceItem
from gui.robots.map_check.raster import Dots, body, disc, line


@dataclass(frozen=True, slots=True)
class Size:
    """How large the board is seen: its part of a window in pixels, and how large pieces are."""

    name: str
    port: tuple[int, int]
    big: float = 1.0


SIZES = (
    Size("1280x720", (908, 685)),
    Size("1920x1080", (1380, 1036)),
    Size("3840x2160", (2820, 2116)),
    Size("room", (1300, 964), 1.5),
)


class Specimen:
    """The board at one size, with whatever is laid on it."""

    def __init__(self, loaded: LoadedMap, size: Size) -> None:
        self.view = BoardView(loaded, interactive=False)
        self.phase = GAMES[loaded.board.game].calendar.start
        self.view.viewport().resize(*size.port)
        self.view.appearance.big = size.big
        zoom = self.view.camera.fit_zoom
        self.view.setTransform(QTransform.fromScale(zoom, zoom))

    def lay(self, position: Position, marks: Sequence[Mark] = ()) -> None:
        """Put a position and orders on the board, as a board does before it is painted."""
        self.view.show_position(position, owners_tint=False)
        self.view.marks.take(marks)
        self.view.pieces.arrange()
        self.view.marks.draw()

    def lay_units(
        self, units: Sequence[Unit], beaten: Sequence[Unit] = (), marks: Sequence[Mark] = ()
    ) -> None:
        """Put a few units on the board, some of them driven out."""
        driven = tuple(Dislodged(unit=unit, attacker=None, retreats=()) for unit in beaten)
        position = Position(phase=self.phase, units=tuple(units), owners={}, dislodged=driven)
        self.lay(position, marks)

    def all_pieces(self) -> Iterator[tuple[PieceItem, Dots]]:
        """Yield every piece that is drawn, with dots all over it."""
        for item in self.view.pieces.all():
            dots: Dots = body(item.kind, beaten=item.state == "dislodged") * item.scale()
            yield item, dots + np.array([item.x(), item.y()])

    @property
    def leaders(self) -> Sequence[Leader]:
        """The lines back from units that were driven out."""
        return self.view.pieces.leaders

    @property
    def coast_labels(self) -> Iterator[Label]:
        """The names of coasts that are written."""
        labels = self.view.names.arranged()
        return (label for label in labels if label.coast and not label.is_of_dot)

    def drawn(self, mark: Mark) -> Sequence[object]:
        """Return the items of which a mark is made."""
        return self.view.marks.items.get((mark, 1.0), ())

    def arrow(self, mark: MoveMark) -> list[QPointF]:
        """Return the middle line of an arrow as it is drawn: its shaft's corners, then its tip."""
        item = self._strokes_of(mark, layers.MOVES, layers.SHORT)
        return spine(item.strokes[-1].path) if item is not None else []

    def way(self, mark: MoveMark) -> Dots:
        """Return dots along an arrow, and along what is dotted beyond it where it failed."""
        item, dots = self._strokes_of(mark, layers.MOVES, layers.SHORT), line(self.arrow(mark))
        if item is None or not mark.failed:
            return dots
        return np.concatenate([dots, line(_corners(item.strokes[0].path))])

    def hook(self, mark: MoveMark) -> Dots:
        """Return dots along the line of a unit that stays, from its edge to its anchor."""
        item = self._strokes_of(mark, layers.MOVES)
        return line(_corners(item.strokes[-1].path)) if item is not None else line([])

    def anchor(self, mark: MoveMark) -> Dots:
        """Return dots all over the anchor of a unit that stays."""
        (anchor,) = (item for item in self.drawn(mark) if isinstance(item, Anchor))
        dots: Dots = disc(Anchor.RADIUS * anchor.scale()) + np.array([anchor.x(), anchor.y()])
        return dots

    def is_over(self, mark: MoveMark) -> bool:
        """Tell whether an arrow is drawn over the pieces."""
        return self._strokes_of(mark, layers.SHORT) is not None

    def _strokes_of(self, mark: Mark, *wanted: float) -> StrokesItem | None:
        items = (item for item in self.drawn(mark) if isinstance(item, StrokesItem))
        return next((item for item in items if math.floor(item.zValue()) in wanted), None)

    def wave(self, mark: MoveMark) -> Dots:
        """Return dots along the wave of a convoyed army as it is drawn."""
        item = self._strokes_of(mark, layers.CONVOYS)
        lines = [one for one in item.strokes if one.pen is not None] if item is not None else []
        return line(_corners(lines[-1].path)) if lines else line([])

    def discs(self) -> Iterator[tuple[Mark, Figure]]:
        """Yield strengths and crosses that are drawn, each with its mark."""
        for (mark, _), items in self.view.marks.items.items():
            for item in items:
                if type(item) is Figure and item.text not in ("?", "+"):
                    yield mark, item


def _corners(path: QPainterPath) -> list[QPointF]:
    polygon = path.toSubpathPolygons()[0]
    return [polygon.at(number) for number in range(polygon.size())]
