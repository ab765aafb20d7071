"""What the camera of a reveal looks at, and how it comes to be drawn sharply there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPixmap, QTransform

from gui.map.board.still import Still
from gui.map.pictures import background
from gui.reveal.flight import aim, spots_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtCore import QRectF

    from gui.map.board.view import BoardView
    from gui.map.pictures.background import Wanted
    from gui.reveal.player import RevealPlayer
    from gui.reveal.reveal_marks import RevealMarks
    from gui.reveal.room import Room
    from gui.reveal.told_step import ToldStep


class Framing:
    """The part of the board that a step is about."""

    def __init__(
        self,
        board: BoardView,
        player: RevealPlayer,
        told: ToldStep,
        marks: RevealMarks,
        room: Room,
    ) -> None:
        self._board, self._player, self._told = board, player, told
        self._marks, self._room = marks, room
        self._near: frozenset[str] = frozenset()
        self._astray = False
        self._whole: Still | None = None

    # -- where it is -----------------------------------------------------------------------------

    def turns_elsewhere(self, near: frozenset[str]) -> bool:
        """Tell whether the camera is not where these provinces are looked at, and aim there.

        One that was called off on its way is nowhere, however often it is sent to the same place.
        """
        changed, self._near = near != self._near or self._astray, near
        self._astray = changed
        return changed

    def arrived(self) -> None:
        """Take note that the camera is where the step is looked at."""
        self._astray = False

    def aimed_at(self) -> QRectF | None:
        """Return the part of the board the camera is to show; nothing for all of it."""
        return self.region_of(self._near)

    def region_of(self, near: frozenset[str]) -> QRectF | None:
        """Return the part of the board that shows some provinces, at one of few zooms.

        It is the same wherever the camera comes from: pieces make room for each other otherwise
        at every zoom, and what is prepared for a place has to fit it to the pixel.
        """
        if not near:
            return None
        board = self._board
        spots = spots_of(board.shapes.atlas, self._player.past.before.units, near)
        return aim(spots, board.viewport().size(), board.camera.fit_zoom)

    # -- where it goes ---------------------------------------------------------------------------

    def remember(self) -> Iterator[None]:
        """Keep what is in sight for the way, and the whole board as it was last seen."""
        self._board.redraw.keep_sight()
        yield
        stills = self._board.stills
        if self._board.camera.far and stills.around is not None:
            self._whole = Still(stills.around.pixmap.copy(), stills.around.region)
            yield
        elif self._whole is not None:
            stills.around = Still(QPixmap(self._whole.pixmap), self._whole.region)

    def forget_whole(self) -> None:
        """Forget the whole board as it was last seen: it has another size now."""
        self._whole = None

    def keep(self) -> None:
        """Go on looking at the same places in another size."""
        if self._near:
            self._board.camera.look_at(self.aimed_at() or self._board.shapes.board)

    def look(self) -> None:
        """Look at what the step is about, and draw it sharply at once."""
        self._astray = False
        self._turn()
        if self._board.redraw.woken and self._board.isVisible():
            self._board.finish()

    def _turn(self) -> None:
        region, camera = self.aimed_at(), self._board.camera
        camera.fit() if region is None else camera.look_at(region)

    def land(self) -> Iterator[None]:
        """Draw everything sharply where the camera has arrived, a piece of it per frame.

        What was seen on the way is shown until all of it is done.
        """
        board, redraw = self._board, self._board.redraw
        self._turn()
        redraw.stop()
        yield
        picture = background.recent(board.backdrop.wanted())
        if picture is None:
            if board.isVisible():
                self._player.wait_for(board)
            redraw.rest()  # it was not prepared: painted beside, and shown when it is there
            return
        yield
        board.pieces.arrange()
        yield
        board.stood()
        yield
        labels = board.names.arranged()
        for job in redraw.jobs(labels):
            job.keep(job.draw())
        redraw.sharpen(labels)
        yield
        yield from self._marks.draw_ahead()
        yield
        board.highlights.dim_all_but(self._near or None)
        seen = board.camera.seen().translated(-picture.wanted.rect.topLeft())
        board.highlights.come_to(picture, seen)
        yield
        board.backdrop.take(picture)
        board.stills.rest()
        yield

    def glimpse(self, region: QRectF, place: int) -> Wanted | None:
        """Prepare to see a region at a step; return which picture has to be painted before.

        Everything is as it was afterwards, and nothing of it is seen.
        """
        board, camera, redraw = self._board, self._board.camera, self._board.redraw
        port, bars = board.viewport(), (board.horizontalScrollBar(), board.verticalScrollBar())
        was, at, fitted = board.transform(), [bar.value() for bar in bars], camera.fitted
        port.setUpdatesEnabled(False)
        zoom = min(port.width() / region.width(), port.height() / region.height())
        board.setTransform(QTransform.fromScale(zoom, zoom))
        camera.move(region.center(), QPointF(port.rect().center()))
        wanted = board.backdrop.wanted()
        ready = background.recent(wanted) is not None
        seen, self._told.place = self._told.place, place
        if ready:
            redraw.arrange()
            self._room.foresee(place)
            for job in redraw.jobs(board.names.labels):
                job.keep(job.draw())
            for _ in self._marks.draw_ahead():
                pass
        board.setTransform(was)
        for bar, value in zip(bars, at, strict=True):
            bar.setValue(value)
        camera.fitted, self._told.place = fitted, seen
        redraw.stop()
        if ready:
            redraw.arrange()
        port.setUpdatesEnabled(True)
        return None if ready else wanted
