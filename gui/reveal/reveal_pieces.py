"""The pieces on the board of a reveal: lines and names know where they rest, not how they move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.board.location import province_of
from gui.map.board.board_pieces import BoardPieces

if TYPE_CHECKING:
    from PySide6.QtCore import QPointF, QRectF

    from gui.reveal.board import RevealBoard


class RevealPieces(BoardPieces):
    """Pieces that move during a step, and stand for the lines where they do when none moves."""

    def __init__(self, board: RevealBoard) -> None:
        super().__init__(board)
        self._board = board

    def arrange(self) -> None:
        """Put every piece where it covers nothing, and those on their way there again."""
        super().arrange()
        self._board.piece_places.arrange()

    def stand(self, location: str, kind: str) -> QPointF:
        """Return where a unit stands when it does not move; lines run there, not after it."""
        home = self._board.piece_places.homes.get(province_of(location))
        item = self.units.get(province_of(location))
        if home is not None and item is not None and item.kind == kind:
            return home
        return super().stand(location, kind)

    def stand_dislodged(self, location: str, kind: str) -> QPointF:
        """Return where a unit was driven to, also while it is on its way from there."""
        item = self.dislodged.get(province_of(location))
        return (
            self._board.piece_places.rest(item) if item is not None else self.stand(location, kind)
        )

    def bodies(self) -> list[QRectF]:
        """Return the room that pieces take when none moves: lines keep clear of what is told."""
        room = self._board.room
        return room.bodies(room.place)
