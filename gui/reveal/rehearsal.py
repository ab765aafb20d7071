"""Prepares where the next conflict will be seen from, while the table still looks elsewhere.

To paint the board for a new zoom, and to find places for all names there, takes longer than a
frame. Done beforehand, the camera lands without a jerk.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from gui.map import background
from gui.map.background import Painting

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF

    from gui.reveal.board import RevealBoard

CALM = 90
"""Milliseconds of rest after which there is time for it."""

_POLL = 30


class Rehearsal(QObject):
    """Looks ahead for one board, when nothing moves on it."""

    def __init__(self, board: RevealBoard) -> None:
        super().__init__(board)
        self._board = board
        self._painting: Painting | None = None
        self._ready: frozenset[str] = frozenset()
        self._last = False
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.look_ahead)

    def soon(self) -> None:
        """Look ahead once everything has come to rest."""
        self._timer.start(CALM)

    def forget(self) -> None:
        """Leave it: something else is to be done."""
        self._timer.stop()

    def look_ahead(self) -> None:
        """Prepare the place of the conflict that comes next, a piece of it at a time."""
        with self._board.dressed():
            self._prepare()

    def _prepare(self) -> None:
        board, player = self._board, self._board.player
        coming = (step.near for step in player.steps[player.at + 1 :] if step.near)
        near: frozenset[str] = next(coming, frozenset())
        region = board.region_of(near)
        if player.still or (self._painting is None and self._done(near, region)):
            return
        if not board.at_rest():
            self._timer.start(CALM)
            return
        if self._painting is not None:
            if self._painting.is_alive():
                self._timer.start(_POLL)
                return
            if self._painting.image is not None:
                background.keep(self._painting.wanted, self._painting.image)
            self._painting = None
        if region is not None and near != self._ready:
            wanted = board.glimpse(region)
            if wanted is None:
                self._ready = near
        else:
            wanted = board.afterwards()
            if background.recent(wanted) is not None:
                wanted, self._last = None, True
        if wanted is not None:
            self._painting = Painting(board.shapes, wanted)
            self._painting.start()
        self._timer.start(_POLL)

    def _done(self, near: frozenset[str], region: QRectF | None) -> bool:
        """Tell whether the next conflict's place is prepared, and the board after the last one."""
        return (region is None or near == self._ready) and self._last
