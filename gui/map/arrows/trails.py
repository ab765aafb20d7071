"""Thin trails on the present board: by which ways units came to where they stand. Pure."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from engine.board.board import Board
from engine.rules.order import Order
from engine.rules.position import Position
from engine.rules.ruling import Resolution
from gui.games import catalogue
from gui.map.arrows.marks import Mark, TrailMark


class Judged(Protocol):
    """A phase that was judged, as far as it can be drawn."""

    @property
    def before(self) -> Position:
        """The board before it."""

    @property
    def orders(self) -> Mapping[str, Sequence[Order]]:
        """What was ordered, by power."""

    @property
    def resolution(self) -> Resolution:
        """What came of it."""


def trails(board: Board, position: Position, past: Judged | None) -> tuple[Mark, ...]:
    """Draw by which ways units came to where they stand: nothing of what failed on the way.

    None where another board has been set up since.
    """
    if past is None or past.resolution.after.units != position.units:
        return ()
    draw = catalogue.played_on(board).marks().marks_for_resolution
    marks = draw(board, past.before, past.orders, past.resolution, after=True)
    return tuple(mark for mark in marks if isinstance(mark, TrailMark))
