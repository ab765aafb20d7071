"""The board for a room: larger pieces, names that can be read from afar, a theme of its own."""

import math
from contextlib import AbstractContextManager

from PySide6.QtWidgets import QWidget

from engine.board.loader import LoadedMap
from engine.rules.position import Position
from engine.table.view import PastPhase
from gui.games import catalogue
from gui.kit import theme
from gui.map.arrows.trails import trails
from gui.map.board.appearance import Appearance
from gui.map.board.camera import Camera
from gui.map.board.view import BoardView
from gui.map.pieces.piece_scale import piece_scale
from gui.public.look import NAMES, NEAR, PIECES, Look

_CLOSE = 1.45
"""So many times nearer than the whole board, names are written in full."""

_ROOMY = 10
"""Names are written in full at once where a space is so many times as wide as their font."""

_FULL_NEAR = 2.2
_NEAR_PIECES = 1.1


class RoomAppearance(Appearance):
    """What makes any board one to be looked at from 6 m, in its window's theme."""

    kept = False
    """No picture is kept for the next start: nobody waits for this one."""

    public = True

    def __init__(self, look: Look, loaded: LoadedMap) -> None:
        super().__init__()
        self.look = look
        wide, high = loaded.atlas.size
        self._space = math.sqrt(wide * high / max(1, len(loaded.board.provinces)))
        """How wide a space is, one with another."""
        self.unit = 0.0
        """The height of the picture, which names are a share of; 0 until it is known."""

    def worn(self) -> AbstractContextManager[None]:
        """Draw what is drawn inside in the window's theme, whoever asks for it."""
        return theme.wearing(self.look.name)

    def piece_scale(self, camera: Camera) -> float:
        """Draw pieces larger on the whole board; near, they are large enough."""
        near = (camera.zoom / camera.fit_zoom - 1) / (_FULL_NEAR - 1)
        big = PIECES - (PIECES - _NEAR_PIECES) * min(1.0, max(0.0, near))
        usual = float(theme.TOKENS["orders"]["piece"]["scale"])
        return max(piece_scale(camera.zoom), usual * big)

    def names(self, camera: Camera) -> tuple[str, float]:
        """Write abbreviations on the whole board, and names in full where the camera is near.

        Few and large spaces have room for names in full at once.
        """
        near = camera.zoom > camera.fit_zoom * _CLOSE
        roomy = self._space * camera.fit_zoom > _ROOMY * self.unit * NAMES > 0
        self.naming = "full" if near or roomy else "abbr"
        self.least = round(self.unit * (NEAR if near else NAMES), 1)
        return super().names(camera)

    def wear(self, board: BoardView, look: Look, unit: float) -> None:
        """Let its board take the window's theme, and the height of its picture."""
        if (look, unit) != (self.look, self.unit):
            self.look, self.unit = look, unit
            with self.worn():
                board.redraw.refresh()
            board.viewport().update()


class PublicBoard(BoardView):
    """The board while the table talks, writes or looks at results."""

    appearance: RoomAppearance

    def __init__(self, loaded: LoadedMap, look: Look, parent: QWidget | None = None) -> None:
        with theme.wearing(look.name):
            super().__init__(
                loaded, parent, interactive=False, appearance=RoomAppearance(look, loaded)
            )

    def show_table(self, position: Position, past: PastPhase | None = None) -> None:
        """Show where all units stand, and by which ways they came in the last phase."""
        marks = trails(self.loaded.board, position, past)
        with self.appearance.worn():
            if self.position is not position:
                self.show_position(position)
            if self.marks.shown != marks:
                self.marks.show(marks)

    def show_results(self, past: PastPhase) -> None:
        """Show where all units stand after a phase, and where they came from."""
        board = self.loaded.board
        draw = catalogue.played_on(board).marks().marks_for_resolution
        marks = draw(board, past.before, past.orders, past.resolution, after=True)
        with self.appearance.worn():
            if self.position is not past.resolution.after:
                self.show_position(past.resolution.after)
            if self.marks.shown != marks:
                self.marks.show(marks)
