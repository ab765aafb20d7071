"""Spaces that change hands at the end of a reveal: the old owner's wash goes, one after another."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractAnimation, QObject, Qt, QVariantAnimation
from PySide6.QtGui import QBrush, QColor, QPen
from PySide6.QtWidgets import QGraphicsPathItem

from engine.board.province import Terrain
from gui.kit import stillness, theme
from gui.map.pictures.shown import Layer
from gui.map.pictures.tint import washes
from gui.map.pieces import places

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.rules.position import Position
    from gui.map.board.view import BoardView

EACH, APART = 400, 30
"""Milliseconds that one space takes, and after which the next one begins."""

_COVER = 0.9
"""How much of the new look is covered at first: borders and dots are to be seen."""

_BELOW_ALL = 4.0
"""Over the painted board, under everything that lies on it."""


class ControlWash(QObject):
    """Covers spaces with what they looked like, and uncovers them from the first one outwards."""

    def __init__(self, board: BoardView) -> None:
        super().__init__(board)
        self._board = board
        self.items: dict[str, QGraphicsPathItem] = {}
        """What is still covered, the first one first."""

        self._flow = QVariantAnimation(self)
        self._flow.valueChanged.connect(self._on_time)
        self._flow.finished.connect(self.stop)

    def begin(self, before: Position, after: Position) -> None:
        """Let what changed between two positions wash over; at once where all is to be still."""
        self.stop()
        board = self._board
        old, new = (washes(board.loaded.board, one.owners) for one in (before, after))
        changed = [at for at in board.loaded.board.provinces if old.get(at) != new.get(at)]
        plain = Layer.CONTROL not in board.appearance.layers
        if not changed or plain or stillness.wanted() or not board.isVisible():
            return
        board.redraw.touch()
        for space in self._outwards(changed):
            item = QGraphicsPathItem(board.shapes.area(space))
            item.setPen(QPen(Qt.PenStyle.NoPen))
            item.setBrush(QBrush(self._colour(space, old.get(space, ""))))
            item.setZValue(_BELOW_ALL)
            item.setOpacity(_COVER)
            board.scene().addItem(item)
            self.items[space] = item
        whole = EACH + APART * (len(self.items) - 1)
        self._flow.setStartValue(0)
        self._flow.setEndValue(whole)
        self._flow.setDuration(whole)
        self._flow.start()

    def _outwards(self, changed: Sequence[str]) -> list[str]:
        """Put spaces in order, from a sector that was taken, or the first of them, outwards."""
        provinces, atlas = self._board.loaded.board.provinces, self._board.shapes.atlas
        first = next((at for at in changed if provinces[at].terrain is Terrain.SEA), changed[0])
        here = places.middle(atlas, first)
        return sorted(changed, key=lambda at: math.dist(here, places.middle(atlas, at)))

    def _colour(self, space: str, letter: str) -> QColor:
        sea = self._board.loaded.board.provinces[space].terrain is Terrain.SEA
        return theme.colour("sea") if sea and not letter else theme.land(letter)

    def _on_time(self, now: object) -> None:
        elapsed = float(now) if isinstance(now, int | float) else 0.0
        for place, item in enumerate(self.items.values()):
            item.setOpacity(max(0.0, min(_COVER, 1 - (elapsed - place * APART) / EACH)))

    def stop(self) -> None:
        """Show everything as it is."""
        if self._flow.state() is not QAbstractAnimation.State.Stopped:
            self._flow.stop()
        for item in self.items.values():
            self._board.scene().removeItem(item)
        self.items = {}
