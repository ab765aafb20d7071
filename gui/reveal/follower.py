"""Shows on the board of a reveal what the player is at, once the camera has come to rest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from gui.reveal.player import FRAME

if TYPE_CHECKING:
    from engine.rules.position import Position
    from gui.reveal.board import RevealBoard
    from gui.reveal.step import RevealStep


class Follower(QObject):
    """Follows the player from step to step and from frame to frame."""

    applied = Signal()
    """Something was shown, or would have been if the camera had come to rest."""

    def __init__(self, board: RevealBoard) -> None:
        super().__init__(board)
        self._board = board
        self._player = board.player
        self.step: RevealStep | None = None
        """The step that is shown; nothing while all orders are shown at once."""

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
        return self._board.travel.under_way or self._end.isActive() or self._player.moving

    # -- what the player says --------------------------------------------------------------------

    def _on_stepped(self) -> None:
        """Begin the step; while something moves, only when others have begun it."""
        board = self._board
        with board.appearance.worn():
            board.next_view.forget()
            self._end.stop()
            if board.redraw.woken and self._player.moving and not self._player.everything:
                board.travel.set_out(board.behind)
            else:
                self.show_at_once()
            board.next_view.soon()

    def show_at_once(self) -> None:
        """Show the step from where it is looked at, without a way there."""
        self._board.travel.stop()
        self.begin()
        if self._board.framing.turns_elsewhere():
            self._board.framing.look()
            self.apply()
        self.make_room()

    def _on_moved(self) -> None:
        board = self._board
        with board.appearance.worn():
            if not self._player.moving:
                if board.lag and board.redraw.woken:
                    self._end.start()
                else:
                    self._on_end()
            elif board.travel.under_way:
                board.travel.go_on()
            else:
                self.apply()

    def _on_end(self) -> None:
        """Show the step as it came out."""
        with self._board.appearance.worn():
            self._board.travel.arrive()
            self.apply()
            self._board.next_view.soon()

    def _on_settled(self) -> None:
        """Show the step as it is by now, once the camera has come to rest."""
        self._player.wait_no_more(self._board)
        self.apply()

    @property
    def _moment(self) -> float:
        """How far this board has come in the step; one that lags is a frame behind."""
        late = FRAME * self._player.speed if self._board.lag and self._player.moving else 0.0
        return max(0.0, self._player.elapsed - late)

    # -- what is shown ---------------------------------------------------------------------------

    def begin(self, *, veiled: bool = True) -> None:
        """Show the step as it begins, from where the camera is; perhaps not its veil yet."""
        player = self._player
        self.step = None if player.everything else player.step
        self._board.room.place = -1 if player.everything else player.at
        player.wait_no_more(self._board)
        self.apply(veiled=veiled)

    def make_room(self) -> None:
        """Let names make room for what this step tells, where the camera stays."""
        if self._board.redraw.woken and self._board.names.labels:
            self._board.names.place()

    def arrived(self) -> None:
        """Go on with the step: the camera is where it is looked at."""
        self._board.framing.arrived()
        self.apply()

    def apply(self, *, veiled: bool = True) -> None:
        """Show what the step is at, unless the camera has not come to rest."""
        self._apply(veiled=veiled)
        self.applied.emit()

    def _apply(self, *, veiled: bool) -> None:
        board, step = self._board, self.step
        if board.travel.away or (
            board.isVisible() and board.redraw.woken and not board.framing.settled()
        ):
            return
        past = self._player.past
        if step is None:
            self._stand_on(past.before)
            board.piece_places.act((), ())
            board.piece_places.choose(())
            board.marks.show(self._player.all_orders)
            board.dim_all_but(None)
            return
        elapsed = self._moment
        arrived = step.arrived(elapsed)
        self._stand_on(past.resolution.after if arrived else past.before)
        board.marks.tell(step.marks(elapsed), step.grown(elapsed))
        if not arrived:
            board.piece_places.act(step.done, step.moving(elapsed))
        board.piece_places.choose(step.chosen if not arrived else frozenset())
        if veiled:
            board.dim_all_but(step.near or None)

    def _stand_on(self, position: Position) -> None:
        board = self._board
        if board.position is not position:
            board.piece_places.dismiss()
            board.marks.show(())  # they would all be drawn anew, only to make room for others
            board.show_position(position)
