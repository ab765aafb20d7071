"""Shows on the board of a reveal what the player is at, unless its camera is on the way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from gui.reveal.control_wash import ControlWash
from gui.reveal.player import FRAME

if TYPE_CHECKING:
    from engine.rules.position import Position
    from gui.map.board.view import BoardView
    from gui.reveal.piece_places import PiecePlaces
    from gui.reveal.player import RevealPlayer
    from gui.reveal.reveal_marks import RevealMarks
    from gui.reveal.step import RevealStep
    from gui.reveal.told_step import ToldStep


class Showing(QObject):
    """Puts marks, pieces and veil where they are at a moment of a step."""

    applied = Signal()
    """Something was shown, or would have been if the camera had come to rest."""

    def __init__(
        self,
        board: BoardView,
        player: RevealPlayer,
        told: ToldStep,
        marks: RevealMarks,
        piece_places: PiecePlaces,
        lag: float,
    ) -> None:
        super().__init__(board)
        self._board, self._player, self._told = board, player, told
        self._marks, self._piece_places = marks, piece_places
        self._wash = ControlWash(board)
        self._under_way: RevealStep | None = None
        """The step of which something between its beginning and its end was seen last."""

        self.lag = lag
        """Milliseconds that the camera comes later; what is laid and who moves, a frame."""

        self.away = False
        """Whether what is seen is a picture kept from before."""

        self.step: RevealStep | None = None
        """The step that is shown; nothing while all orders are shown at once."""

    @property
    def near(self) -> frozenset[str]:
        """The provinces that the step is about; none while the whole board is looked at."""
        return self.step.near if self.step is not None else frozenset()

    @property
    def _moment(self) -> float:
        """How far this board has come in the step; one that lags is a frame behind."""
        late = FRAME * self._player.speed if self.lag and self._player.moving else 0.0
        return max(0.0, self._player.elapsed - late)

    def begin(self, *, veiled: bool = True) -> None:
        """Show the step as it begins, from where the camera is; perhaps not its veil yet."""
        player = self._player
        self._wash.stop()
        self.step = None if player.everything else player.step
        self._told.place = -1 if player.everything else player.at
        player.wait_no_more(self._board)
        self.apply(veiled=veiled)

    def make_room(self) -> None:
        """Let names make room for what this step tells, where the camera stays."""
        if self._board.redraw.woken and self._board.names.labels:
            self._board.names.place()

    def apply(self, *, veiled: bool = True) -> None:
        """Show what the step is at, unless the camera has not come to rest."""
        self._apply(veiled=veiled)
        self.applied.emit()

    def settled(self) -> bool:
        """Tell whether the camera rests and what it sees is drawn sharply."""
        return self._board.stills.seen is None or self._board.ready()

    def _apply(self, *, veiled: bool) -> None:
        board, step = self._board, self.step
        if self.away or (board.isVisible() and board.redraw.woken and not self.settled()):
            return
        past = self._player.past
        if step is None:
            self._stand_on(past.before)
            self._piece_places.act((), ())
            self._piece_places.choose(())
            self._marks.show(self._player.all_orders)
            board.dim_all_but(None)
            return
        elapsed = self._moment
        arrived = step.arrived(elapsed)
        seen = arrived and self._under_way is step and board.position is past.before
        self._stand_on(past.resolution.after if arrived else past.before)
        if seen and not self._player.still:
            self._wash.begin(past.before, past.resolution.after)
        self._under_way = step if 0 < elapsed < step.length else None
        self._marks.tell(step.marks(elapsed), step.grown(elapsed))
        if not arrived:
            self._piece_places.act(step.done, step.moving(elapsed))
        self._piece_places.choose(step.chosen if not arrived else frozenset())
        if veiled:
            board.dim_all_but(step.near or None)

    def _stand_on(self, position: Position) -> None:
        board = self._board
        if board.position is not position:
            self._wash.stop()
            self._piece_places.dismiss()
            self._marks.show(())  # they would all be drawn anew, only to make room for others
            board.show_position(position)
