"""The room that names must leave at a step of a reveal: to what it tells, not to what comes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gui.map.arrows.marks import bears_disc

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF

    from gui.map.arrows.marks import Mark
    from gui.map.board.view import BoardView
    from gui.reveal.piece_places import PiecePlaces
    from gui.reveal.player import RevealPlayer
    from gui.reveal.reveal_marks import RevealMarks
    from gui.reveal.step import RevealStep
    from gui.reveal.told_step import ToldStep


class Room:
    """What is taken on one board, by step and zoom."""

    def __init__(
        self,
        board: BoardView,
        player: RevealPlayer,
        told: ToldStep,
        marks: RevealMarks,
        piece_places: PiecePlaces,
    ) -> None:
        self._board, self._player, self._told = board, player, told
        self._marks, self._piece_places = marks, piece_places
        self._known: dict[tuple[object, ...], list[QRectF]] = {}

    def taken(self, place: int) -> list[QRectF]:
        """Return what no name may cover at a step, by its number; below nought, at all orders."""
        board, player = self._board, self._player
        step = self._told.at(place)
        before = board.position is player.past.before
        bodies = self.bodies(place)  # figures keep clear of those, wherever they stand by now
        rooms = tuple(body.getRect() for body in bodies)
        key = (player.mode, place, before, round(board.pieces.scale(), 3), board.camera.zoom, rooms)
        if key not in self._known:
            lying = filter(bears_disc, self._lie(step, before=before))
            self._known[key] = self._marks.figures(lying)
        return [*bodies, *self._known[key]]

    def foresee(self, place: int) -> None:
        """Find lines and names of a step beforehand as seen from here, so that they are known."""
        step, before = self._told.at(place), self._player.past.before
        if step is None or self._board.position is not before:
            return
        seen, self._told.place = self._told.place, place
        self._marks.figures(dict.fromkeys(mark for cue in step.cues for mark in cue.marks))
        self._board.names.beside(self._board.obstacles())
        self._told.place = seen

    def foresee_end(self) -> None:
        """Find beforehand where lines and names go once all units have arrived."""
        board, last = self._board, self._player.steps[-1]
        if last.after is None or board.position is not self._player.past.before:
            return
        placed = self._piece_places.arrived
        lines = placed.situation(self._marks.situation())
        self._marks.figures(last.after, lines)
        figures = self._marks.figures(filter(bears_disc, last.after), lines)
        board.names.beside([*placed.bodies(), *figures, *placed.leads()])

    def bodies(self, place: int) -> list[QRectF]:
        """Return the room that pieces take at a step when none of them moves."""
        return self._piece_places.bodies(self._told.driven(place))

    def _lie(self, step: RevealStep | None, *, before: bool) -> tuple[Mark, ...]:
        """Return what lies on the board when a step has come to rest."""
        if not before:
            return self._player.steps[-1].after or ()
        if step is None:
            return self._player.all_orders
        return step.cues[-1].marks if step.cues else ()
