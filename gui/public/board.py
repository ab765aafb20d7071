"""The board for a room: larger pieces, names that can be read from afar, a theme of its own."""

from contextlib import AbstractContextManager
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRectF
from PySide6.QtWidgets import QWidget

from engine.board.loader import LoadedMap
from engine.rules.position import Position
from engine.table.view import PastPhase
from gui.games import catalogue
from gui.kit import theme
from gui.map import places
from gui.map.trails import trails
from gui.map.view import BoardView
from gui.public.look import NAMES, NEAR, PIECES, Look

_CLOSE = 1.45
"""So many times nearer than the whole board, names are written in full."""

_FULL_NEAR = 2.2
_NEAR_PIECES = 1.1


if TYPE_CHECKING:
    from collections.abc import Iterable

    from gui.map.labels import Label

    _Board = BoardView
else:
    # Two classes of one widget cannot be brought together again in a third: shiboken crashes.
    _Board = object


class RoomBoard(_Board):
    """What makes any board one to be looked at from 6 m, in its window's theme."""

    look = Look()
    unit = 0.0
    """The height of the picture, which names are a share of; 0 until it is known."""

    def wear(self, look: Look, unit: float) -> None:
        """Take the window's theme, and the height of its picture."""
        if (look, unit) != (self.look, self.unit):
            self.look, self.unit = look, unit
            with theme.wearing(look.name):
                self._refresh()
            self.viewport().update()

    def piece_scale(self) -> float:
        """Draw pieces larger on the whole board; near, they are large enough."""
        near = (self.zoom / self.fit_zoom - 1) / (_FULL_NEAR - 1)
        big = PIECES - (PIECES - _NEAR_PIECES) * min(1.0, max(0.0, near))
        usual = float(theme.TOKENS["orders"]["piece"]["scale"])
        return max(places.piece_scale(self.zoom), usual * big)

    def names_beside(self, obstacles: "Iterable[QRectF]") -> tuple["Label", ...]:
        """Write abbreviations on the whole board, and names in full where the camera is near."""
        near = self.zoom > self.fit_zoom * _CLOSE
        self._names_mode = "full" if near else "abbr"
        self._names_least = round(self.unit * (NEAR if near else NAMES), 1)
        return super().names_beside(obstacles)

    # -- a theme of its own ----------------------------------------------------------------------

    def dressed(self) -> AbstractContextManager[None]:
        """Draw what is drawn inside in the window's theme, whoever asks for it."""
        return theme.wearing(self.look.name)

    def ready(self) -> bool:
        """Tell whether everything is drawn sharply, in the window's theme."""
        with theme.wearing(self.look.name):
            return super().ready()

    def event(self, event: QEvent) -> bool:
        """Do everything in the window's theme."""
        with theme.wearing(self.look.name):
            return super().event(event)

    def viewportEvent(self, event: QEvent) -> bool:
        """Draw in the window's theme."""
        with theme.wearing(self.look.name):
            return super().viewportEvent(event)

    def _on_rest(self) -> None:
        with theme.wearing(self.look.name):
            super()._on_rest()

    def _on_poll(self) -> None:
        with theme.wearing(self.look.name):
            super()._on_poll()

    def _portrait_key(self) -> str:
        """Keep no picture for the next start: nobody waits for this one."""
        return ""


class PublicBoard(RoomBoard, BoardView):
    """The board while the table talks, writes or looks at results."""

    def __init__(self, loaded: LoadedMap, look: Look, parent: QWidget | None = None) -> None:
        with theme.wearing(look.name):
            super().__init__(loaded, parent, interactive=False)
        self.look = look

    def show_table(self, position: Position, past: PastPhase | None = None) -> None:
        """Show where all units stand, and by which ways they came in the last phase."""
        marks = trails(self.loaded.board, position, past)
        with theme.wearing(self.look.name):
            if self.position is not position:
                self.show_position(position)
            if self.marks != marks:
                self.set_marks(marks)

    def show_results(self, past: PastPhase) -> None:
        """Show where all units stand after a phase, and where they came from."""
        board = self.loaded.board
        draw = catalogue.played_on(board).marks().marks_for_resolution
        marks = draw(board, past.before, past.orders, past.resolution, after=True)
        with theme.wearing(self.look.name):
            if self.position is not past.resolution.after:
                self.show_position(past.resolution.after)
            if self.marks != marks:
                self.set_marks(marks)
