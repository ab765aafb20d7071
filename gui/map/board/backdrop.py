"""The finished picture behind everything on a board: lands and seas, lights and veil, the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QRect, QTimer

from gui.map.board.still import Still, of_board, outside, placed
from gui.map.motion import lay_scaled, lay_sharp
from gui.map.pictures import background
from gui.map.pictures.background import Painting, Picture, Wanted
from gui.map.pictures.shown import shown
from gui.map.pictures.tabletop import Tabletop

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from gui.map.board.board_pieces import Occupied

_POLL = 16
"""Milliseconds between looks at what is being painted."""


class Backdrop(QObject):
    """Has the picture painted that a view needs, and draws it, scaled until a sharp one comes."""

    def __init__(self, view: Occupied, parent: QObject) -> None:
        super().__init__(parent)
        self._view = view
        self.picture: Picture | None = None
        """The picture painted last; nothing before the first sight."""

        self._whole: Picture | None = None
        self._washes: dict[str, str] = {}
        self._painting: Painting | None = None
        self._table = Tabletop()
        self._poll = QTimer(self, interval=_POLL)
        self._poll.timeout.connect(self._on_poll)

    # -- which picture -----------------------------------------------------------------------

    def set_washes(self, washes: dict[str, str]) -> None:
        """Tint provinces with the colours of these letters."""
        if washes != self._washes:
            self._washes = washes
            self._view.redraw.touch()
            self._view.viewport().update()

    def wanted(self) -> Wanted:
        """Return which picture serves what is seen now."""
        view = self._view
        dots, seen = view.camera.dots, view.camera.seen()
        laid = shown(view.loaded.board, view.appearance.layers)
        return background.want(view.shapes, view.loaded.key, self._washes, dots, seen, laid)

    @property
    def stale(self) -> bool:
        """Whether there is no picture with these owners and in this theme."""
        return not _alike(self.picture, self.wanted())

    @property
    def is_painting(self) -> bool:
        """Whether a picture is being painted beside the event loop."""
        return self._painting is not None

    def covers(self) -> bool:
        """Tell whether the sharp picture shows all that is seen of the board."""
        wanted, now = self.wanted(), self.picture
        if now is None or now.rough or not _alike(now, wanted):
            return False
        if abs(now.wanted.scale - wanted.scale) > 1e-9:
            return False
        whole = self._view.shapes.board
        board = QRect(
            0, 0, round(whole.width() * wanted.scale), round(whole.height() * wanted.scale)
        )
        return now.wanted.rect.contains(self._view.camera.seen().intersected(board))

    def take(self, picture: Picture) -> None:
        """Show a picture."""
        self.picture = picture
        if picture.wanted.rect.topLeft().isNull():
            self._whole = picture
        self._view.viewport().update()

    def take_rough(self) -> bool:
        """Show who owns what at once, where that was never painted; tell whether that is shown."""
        wanted = self.wanted()
        if background.recent(wanted) is not None:
            return False
        from gui.map.pictures import rough_picture  # noqa: PLC0415

        sketch = rough_picture.rough(self._view.shapes, self.picture, wanted)
        if sketch is not None:
            self.take(sketch)
        return sketch is not None

    def paint(self) -> None:
        """Have the picture at once."""
        if not self.covers():
            wanted = self.wanted()
            known = background.recent(wanted)
            self.take(known or background.keep(wanted, background.paint(self._view.shapes, wanted)))

    def paint_beside(self) -> None:
        """Have the picture painted beside the event loop."""
        if self.covers() or self._painting is not None:
            return
        wanted = self.wanted()
        known = background.recent(wanted)
        if known is not None:
            self.take(known)
        else:
            self._painting = Painting(self._view.shapes, wanted)
            self._painting.start()
            self._poll.start()

    def _on_poll(self) -> None:
        painting = self._painting
        if painting is None or painting.is_alive():
            return
        with self._view.appearance.worn():
            self._poll.stop()
            self._painting = None
            if painting.image is not None:
                picture = background.keep(painting.wanted, painting.image)
                if _alike(picture, self.wanted()):
                    self.take(picture)
            if self.covers():
                self._view.redraw.settle()
            else:
                self._view.redraw.rest()

    # -- drawing it --------------------------------------------------------------------------

    def freshen(self) -> None:
        """See to it that owners and theme are those that are drawn; all finds its place with it."""
        if self.stale:
            self._whole = None
            self._view.redraw.look_anew()

    def draw(self, painter: QPainter) -> None:
        """Draw table, shadow and picture."""
        self.freshen()
        camera = self._view.camera
        corner = camera.corner()
        painter.save()
        painter.resetTransform()
        self._draw_table(painter, corner)
        now = self.picture
        if now is not None:
            if self._whole is not None and self._whole is not now and not self.covers():
                painter.save()
                port = self._view.viewport().rect()
                painter.setClipRegion(outside(port, now.region, corner, camera.zoom))
                self._draw_picture(painter, self._whole, corner)
                painter.restore()
            self._draw_picture(painter, now, corner)
        painter.restore()

    def draw_moving(self, painter: QPainter) -> None:
        """Draw what was in sight before the zoom began to change, scaled."""
        view, corner = self._view, self._view.camera.corner()
        self._draw_table(painter, corner)
        port = view.viewport().rect()
        view.stills.paint(painter, port, corner, view.camera.zoom, self._sketched)

    def _sketched(self) -> Still | None:
        if self._whole is None:
            return None
        ground = self._view.highlights.dress(self._whole).pixmap
        return of_board(self._view.pieces.sketch, ground, self._view.shapes.board)

    def _draw_table(self, painter: QPainter, corner: QPoint) -> None:
        view = self._view
        board = placed(view.shapes.board, corner, view.camera.zoom)
        port, ratio = view.viewport().rect(), view.devicePixelRatioF()
        self._table.draw(painter, port, board, ratio, lies_still=view.camera.fitted)

    def _draw_picture(self, painter: QPainter, picture: Picture, corner: QPoint) -> None:
        camera, rect = self._view.camera, picture.wanted.rect
        sharp = abs(picture.wanted.scale - camera.dots) < 1e-9
        seen = camera.seen().translated(-rect.topLeft()) if sharp else None
        dressed = self._view.highlights.dress(picture, seen)
        if sharp:
            place, ratio = rect.topLeft() + dressed.part.topLeft(), self._view.devicePixelRatioF()
            lay_sharp(painter, dressed.pixmap, corner, place, ratio)
        else:
            lay_scaled(painter, dressed.pixmap, placed(picture.region, corner, camera.zoom))


def _alike(picture: Picture | None, wanted: Wanted) -> bool:
    return (
        picture is not None
        and picture.wanted.washes == wanted.washes
        and picture.wanted.theme == wanted.theme
        and picture.wanted.shown == wanted.shown
    )
