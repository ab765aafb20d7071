"""Follows the player of a reveal: what its board shows at a step, and how it gets there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from gui.reveal.player import FRAME

if TYPE_CHECKING:
    from gui.map.board.view import BoardView
    from gui.reveal.framing import Framing
    from gui.reveal.next_view import NextView
    from gui.reveal.player import RevealPlayer
    from gui.reveal.showing import Showing
    from gui.reveal.travel import Travel


class Follower(QObject):
    """Follows the player from step to step and from frame to frame."""

    def __init__(
        self,
        board: BoardView,
        player: RevealPlayer,
        framing: Framing,
        showing: Showing,
        travel: Travel,
        next_view: NextView,
    ) -> None:
        super().__init__(board)
        self._board, self._player, self._framing = board, player, framing
        self._showing, self._travel, self._next_view = showing, travel, next_view
        self._end = QTimer(self, interval=FRAME, singleShot=True)
        self._end.timeout.connect(self._on_end)

    def follow(self) -> None:
        """Begin to follow."""
        self._player.stepped.connect(self._on_stepped)
        self._player.moved.connect(self._on_moved)
        self._board.redraw.settled.connect(self._on_settled)
        self._on_stepped()

    @property
    def busy(self) -> bool:
        """Whether anything moves or is about to."""
        return self._travel.under_way or self._end.isActive() or self._player.moving

    # -- what the player says --------------------------------------------------------------------

    def _on_stepped(self) -> None:
        """Begin the step; while something moves, only when others have begun it."""
        board = self._board
        with board.appearance.worn():
            self._next_view.forget()
            self._end.stop()
            if board.redraw.woken and self._player.moving and not self._player.everything:
                self._travel.set_out()
            else:
                self.show_at_once()
            self._next_view.soon()

    def show_at_once(self) -> None:
        """Show the step from where it is looked at, without a way there."""
        self._travel.stop()
        self._showing.begin()
        if self._framing.turns_elsewhere(self._showing.near):
            self._framing.look()
            self._showing.apply()
        self._showing.make_room()

    def _on_moved(self) -> None:
        board = self._board
        with board.appearance.worn():
            if not self._player.moving:
                if self._showing.lag and board.redraw.woken:
                    self._end.start()
                else:
                    self._on_end()
            elif self._travel.under_way:
                self._travel.go_on()
            else:
                self._showing.apply()

    def _on_end(self) -> None:
        """Show the step as it came out."""
        with self._board.appearance.worn():
            self._travel.arrive()
            self._showing.apply()
            self._next_view.soon()

    def _on_settled(self) -> None:
        """Show the step as it is by now, once the camera has come to rest."""
        self._player.wait_no_more(self._board)
        self._showing.apply()
