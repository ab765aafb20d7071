"""Prepares where the next conflict will be seen from, while the table still looks elsewhere.

To paint the board for a new zoom, and to find places for all names there, takes longer than a
frame. Done beforehand, the camera lands without a jerk.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRect, QTimer

from gui.map.pictures import background
from gui.map.pictures.background import Painting, Wanted
from gui.map.pictures.shown import shown
from gui.map.pictures.tint import washes

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engine.rules.position import Position
    from gui.map.board.view import BoardView
    from gui.reveal.framing import Framing
    from gui.reveal.player import RevealPlayer
    from gui.reveal.room import Room

CALM = 90
"""Milliseconds of rest after which there is time for it."""

_POLL = 30


class NextView(QObject):
    """Looks ahead for one board, when nothing moves on it."""

    def __init__(
        self,
        board: BoardView,
        player: RevealPlayer,
        framing: Framing,
        room: Room,
        *,
        at_rest: Callable[[], bool],
    ) -> None:
        super().__init__(board)
        self._board, self._player = board, player
        self._framing, self._room, self._at_rest = framing, room, at_rest
        self._painting: Painting | None = None
        self._ready: frozenset[str] = frozenset()
        self._known: set[tuple[float, float]] = set()
        """How much of the board is seen from where it was prepared to be seen."""

        self._foreseen: set[tuple[int, float]] = set()
        """The steps whose lines were found, and at which zoom."""

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
        with self._board.appearance.worn():
            self._prepare()

    def _prepare(self) -> None:
        board, player = self._board, self._player
        begin = player.at + 1
        coming = [(at, step.near) for at, step in enumerate(player.steps[begin:], begin)]
        place, near = self._next([(at, near) for at, near in coming if near])
        done = self._painting is None and not near and self._last
        if player.still or (done and (begin, board.camera.zoom) in self._foreseen):
            return
        if not self._at_rest():
            self._timer.start(CALM)
            return
        self._foresee(begin)
        if done:
            return
        if self._is_painting():
            self._timer.start(_POLL)
            return
        region = self._framing.region_of(near)
        if region is not None:
            wanted = self._framing.glimpse(region, place)
            if wanted is None:
                self._ready = near
                self._known.add(region.size().toTuple())
        else:
            wanted = afterwards(board, player.past.resolution.after)
            if background.recent(wanted) is not None:
                wanted, self._last = None, True
        if wanted is not None:
            self._painting = Painting(board.shapes, wanted)
            self._painting.start()
        self._timer.start(_POLL)

    def _is_painting(self) -> bool:
        """Tell whether a board is still being painted; keep one that is done."""
        if self._painting is None:
            return False
        if self._painting.is_alive():
            return True
        if self._painting.image is not None:
            background.keep(self._painting.wanted, self._painting.image)
        self._painting = None
        return False

    def _foresee(self, place: int) -> None:
        """Find where lines run in the next step, in the last one and after it, for each zoom."""
        board, last = self._board, len(self._player.steps) - 1
        whole = board.camera.far and not self._player.steps[last].near
        for one in (place, last) if whole else (place,):
            if (one, board.camera.zoom) not in self._foreseen:
                self._foreseen.add((one, board.camera.zoom))
                self._room.foresee(min(one, last))
                if one == last and whole:
                    self._room.foresee_end()

    def _next(self, coming: Sequence[tuple[int, frozenset[str]]]) -> tuple[int, frozenset[str]]:
        """Return which step to prepare: the next one, then those first seen from so near."""
        regions = [(at, near, self._framing.region_of(near)) for at, near in coming]
        for number, (at, near, region) in enumerate(regions):
            if region is None or (not number and near == self._ready):
                continue
            if not number or region.size().toTuple() not in self._known:
                return at, near
        return 0, frozenset()


def afterwards(board: BoardView, after: Position) -> Wanted:
    """Return which picture of the whole board is wanted once all units have moved."""
    port, whole, ratio = board.viewport(), board.shapes.board, board.devicePixelRatioF()
    owners = washes(board.loaded.board, after.owners)
    scale = board.camera.fit_zoom * ratio
    seen = QRect(0, 0, round(port.width() * ratio), round(port.height() * ratio))
    seen.moveCenter((whole.center() * scale).toPoint())
    laid = shown(board.loaded.board, board.appearance.layers)
    return background.want(board.shapes, board.loaded.key, owners, scale, seen, laid)
