"""The board during a reveal: follows the player, frame by frame or by cuts."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QHideEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from engine.board.loader import LoadedMap
from engine.board.location import province_of
from gui.map.board.appearance import Appearance
from gui.map.board.board_pieces import BoardPieces
from gui.map.board.view import BoardView
from gui.reveal.follower import Follower
from gui.reveal.framing import Framing
from gui.reveal.next_view import NextView
from gui.reveal.piece_places import PiecePlaces
from gui.reveal.player import RevealPlayer
from gui.reveal.reveal_marks import RevealMarks
from gui.reveal.room import Room
from gui.reveal.showing import Showing
from gui.reveal.told_step import ToldStep
from gui.reveal.travel import Travel


class RevealPieces(BoardPieces):
    """Pieces that move during a step, and stand for the lines where they do when none moves."""

    def __init__(self, board: BoardView, told: ToldStep, piece_places: PiecePlaces) -> None:
        super().__init__(board)
        self._told, self._piece_places = told, piece_places

    def arrange(self) -> None:
        """Put every piece where it covers nothing, and those on their way there again."""
        super().arrange()
        self._piece_places.arrange()

    def stand(self, location: str, kind: str) -> QPointF:
        """Return where a unit stands when it does not move; lines run there, not after it."""
        home = self._piece_places.homes.get(province_of(location))
        item = self.units.get(province_of(location))
        if home is not None and item is not None and item.kind == kind:
            return home
        return super().stand(location, kind)

    def stand_dislodged(self, location: str, kind: str) -> QPointF:
        """Return where a unit was driven to, also while it is on its way from there."""
        item = self.dislodged.get(province_of(location))
        return self._piece_places.rest(item) if item is not None else self.stand(location, kind)

    def bodies(self) -> list[QRectF]:
        """Return the room that pieces take when none moves: lines keep clear of what is told."""
        return self._piece_places.bodies(self._told.driven(self._told.place))


class RevealBoard(BoardView):
    """A board that shows what the player of a reveal is at. Public: all seals are open."""

    marks: RevealMarks
    lag = 0.0
    """Milliseconds that the camera comes later: two boards need not do their work in one frame.

    What is laid and who moves comes a frame later then.
    """

    behind = 1
    """Frames of a new step that it leaves to others: the paper beside it has to be written anew."""

    def __init__(
        self,
        player: RevealPlayer,
        loaded: LoadedMap,
        parent: QWidget | None = None,
        *,
        appearance: Appearance | None = None,
    ) -> None:
        super().__init__(loaded, parent, appearance=appearance)
        self.player = player
        past = player.past
        self.foresight.hasty = not player.still
        self.told = told = ToldStep(player)
        self.marks = marks = RevealMarks(self, told)
        self.piece_places = PiecePlaces(self, marks, past.before, past.resolution.after)
        self.room = Room(self, player, told, marks, self.piece_places)
        self.pieces = RevealPieces(self, told, self.piece_places)
        self.framing = Framing(self, player, told, marks, self.room)
        self.showing = Showing(self, player, told, marks, self.piece_places, self.lag)
        self.travel = Travel(self, player, self.framing, self.showing, self.behind)
        self.next_view = NextView(self, player, self.framing, self.room, at_rest=self.at_rest)
        self.show_position(past.before)
        self.follower = Follower(
            self, player, self.framing, self.showing, self.travel, self.next_view
        )
        self.follower.follow()

    def at_rest(self) -> bool:
        """Tell whether nothing moves, and there is time for something else."""
        return not self.follower.busy and self.ready()

    def obstacles(self) -> list[QRectF]:
        """Return what no name may be written under: nothing of what comes, which it would tell."""
        leaders = [leader.body() for leader in self.pieces.leaders]
        return [*self.room.taken(self.told.place), *leaders]

    def look_ahead(self) -> Iterator[None]:
        """Leave it to the next view: here something moves."""
        return iter(())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Go on looking at the same places; a way that was planned for another size ends there."""
        under_way = self.travel.under_way
        super().resizeEvent(event)
        self.framing.forget_whole()
        if under_way:
            self.follower.show_at_once()
        else:
            self.framing.keep()

    def hideEvent(self, event: QHideEvent) -> None:
        """Let nobody wait for a board that is not seen."""
        super().hideEvent(event)
        self.player.wait_no_more(self)
