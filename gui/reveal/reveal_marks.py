"""The orders on the board of a reveal, as far as they are told."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from engine.board.board import AFLOAT
from gui.map.arrows.lines import Draughtsman
from gui.map.arrows.mark_items import StrokesItem, discs_of
from gui.map.arrows.marks import MoveMark
from gui.map.board.board_marks import BoardMarks
from gui.map.polyline import Track

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from PySide6.QtCore import QPointF, QRectF

    from gui.map.arrows.marks import Mark
    from gui.map.arrows.order_lines import Situation
    from gui.map.board.view import BoardView
    from gui.reveal.told_step import ToldStep

SHARE = 0.004
"""Seconds of a frame for lines that are drawn before they are seen."""


class RevealMarks(BoardMarks):
    """Draws the marks of a step: all anew where more units are known to be driven out."""

    def __init__(self, board: BoardView, told: ToldStep) -> None:
        super().__init__(board, board.backdrop, board.names)
        self._board, self._told = board, told
        self._driven: frozenset[str] = frozenset()

    def tell(self, marks: Sequence[Mark], grown: Mapping[int, float]) -> None:
        """Draw the marks of a moment, if they or what they keep clear of changed."""
        driven = self._told.driven(self._told.place)
        if marks != self.shown or grown != self.grown or driven != self._driven:
            self.show(marks, grown)

    def draw(self, *, anew: bool = True) -> None:
        """Draw all anew where more units are known to be driven out, whatever was seen before."""
        driven = self._told.driven(self._told.place)
        super().draw(anew=anew or driven != self._driven)
        self._driven = driven

    def discs_moved(self) -> None:
        """Leave the names where they are: they keep clear of all that this step will tell."""

    def draw_ahead(self) -> Iterator[None]:
        """Draw the lines that are seen, before they are seen: some of them per frame."""
        seen = self._board.camera.region()
        lines = [item for items in self.items.values() for item in items]
        begun = time.perf_counter()
        for item in lines:
            if (
                isinstance(item, StrokesItem)
                and item.sharp
                and seen.intersects(item.boundingRect())
            ):
                item.picture()
                if time.perf_counter() - begun > SHARE:
                    yield
                    begun = time.perf_counter()

    def tip(self, location: str) -> Track | None:
        """Return the way of a unit that is held up, as far as it comes; nothing if none is seen."""
        return held_up(self.draughtsman().runs, self.shown, location)

    def way(self, stops: tuple[str, ...], ends: tuple[QPointF, QPointF]) -> Track:
        """Return the way of a unit through locations, from where it stands to where it will."""
        fleets = (self._board.pieces.stand(fleet, AFLOAT) for fleet in stops[1:-1])
        return taken(self.draughtsman().runs, self.shown, stops, (ends[0], *fleets, ends[1]))

    def figures(self, marks: Iterable[Mark], situation: Situation | None = None) -> list[QRectF]:
        """Return where strengths, crosses and signs of some marks are: now, or as it will be."""
        hand = Draughtsman(situation or self.situation())
        items = (item for mark in marks for item in hand.items(mark))
        return discs_of(items)


if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from PySide6.QtCore import QPointF

    from gui.map.arrows.marks import Mark
    from gui.map.arrows.order_lines import Runs


def held_up(runs: Runs, marks: Iterable[Mark], location: str) -> Track | None:
    """Return the way of a unit that is held up, as far as it comes; nothing if none is seen."""
    mark = next(_arrows(marks, location), None)
    return _drawn(runs, mark) if mark is not None else None


def taken(
    runs: Runs, marks: Iterable[Mark], stops: tuple[str, ...], places: tuple[QPointF, ...]
) -> Track:
    """Return the way of a unit through locations, by its arrow or where that would run."""
    mark = next((one for one in _arrows(marks, stops[0]) if one.to == stops[-1]), None)
    if mark is None:
        return runs.joined(stops, places)
    begin, end = places[0].toTuple(), places[-1].toTuple()
    return Track([begin, *_drawn(runs, mark).until(end).corners, end])


def _arrows(marks: Iterable[Mark], location: str) -> Iterator[MoveMark]:
    return (one for one in marks if isinstance(one, MoveMark) and one.at == location)


def _drawn(runs: Runs, mark: MoveMark) -> Track:
    """Return where an arrow or a wave is drawn."""
    return runs.wave(mark) if mark.via else runs.shaft(mark).drawn()
