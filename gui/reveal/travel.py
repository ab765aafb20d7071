"""Takes a board's camera to what a step is about: a piece of the work per frame.

To lay new orders, to remember what was in sight, to fly, and to draw everything sharply where the
camera lands would each fill a frame: together they would be seen as a jerk.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEasingCurve, QObject, QTimer

from gui.reveal.flight import Flight
from gui.reveal.player import FRAME
from gui.reveal.step import FLIGHT

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gui.map.board.view import BoardView
    from gui.reveal.framing import Framing
    from gui.reveal.player import RevealPlayer
    from gui.reveal.showing import Showing


_LATE = 3 * FRAME
"""Milliseconds after which work goes on by itself: no frames come while the player stands still."""

_GLIDE = QEasingCurve(QEasingCurve.Type.InOutCubic)


class Travel(QObject):
    """The way of one board's camera, from the beginning of a step to its arrival."""

    def __init__(
        self,
        board: BoardView,
        player: RevealPlayer,
        framing: Framing,
        showing: Showing,
        behind: int,
    ) -> None:
        super().__init__(board)
        self._board, self._player, self._framing = board, player, framing
        self._showing, self._behind = showing, behind
        self._pieces: Iterator[None] | None = None
        self._timer = QTimer(self, singleShot=True, interval=_LATE)
        self._timer.timeout.connect(self._on_late)

    @property
    def under_way(self) -> bool:
        """Whether there is work left to do."""
        return self._pieces is not None

    def set_out(self) -> None:
        """Begin the step after the frames that are left to others, and go where it is seen."""
        self.stop()
        self._pieces = self._way()
        self.go_on()

    def go_on(self) -> None:
        """Do what is to be done in this frame."""
        if self._pieces is None:
            return
        if next(self._pieces, self) is self:
            self.stop()
            self._framing.arrived()
            self._showing.apply()
        elif not self._board.redraw.held:
            self._timer.start()

    def arrive(self) -> None:
        """Do all that is left at once."""
        while self._pieces is not None:
            self.go_on()

    def stop(self) -> None:
        """Leave everything as it is."""
        self._pieces = None
        self._board.redraw.held = self._showing.away = False
        self._timer.stop()

    def _on_late(self) -> None:
        with self._board.appearance.worn():
            self.go_on()

    def _way(self) -> Iterator[None]:
        board, player = self._board, self._player
        framing, showing = self._framing, self._showing
        for _ in range(self._behind):
            if player.moving:
                yield
        showing.begin(veiled=False)
        yield
        if not framing.turns_elsewhere(showing.near):
            yield
            showing.make_room()
            return
        board.dim_all_but(())  # what is lit would end where the last sight ended
        yield
        showing.away = True
        for _ in framing.remember():
            yield
        flight = Flight.between(board, framing.aimed_at())
        end = FLIGHT + showing.lag
        begun = min(player.elapsed, end - 1)
        board.redraw.held = True
        while player.moving and player.elapsed < end:
            share = (player.elapsed - begun) / (end - begun)
            flight.go(board.camera, _GLIDE.valueForProgress(max(0.001, share)))
            yield
        board.redraw.held = False
        yield from framing.land()
