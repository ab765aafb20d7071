"""When what is seen of a board is drawn anew: at once, or once the hand rests."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6 import QtCore
from PySide6.QtCore import QObject, QTimer, Signal

from gui.map.sprite_painter import Job, SpritePainter

if TYPE_CHECKING:
    from gui.map.board.backdrop import Backdrop
    from gui.map.board.board_names import BoardNames
    from gui.map.board.board_pieces import Occupied
    from gui.map.board.foresight import Foresight
    from gui.map.names.labels import Label

REST = 120
"""Milliseconds without a change of zoom after which everything is drawn sharply again."""


class Redraw(QObject):
    """Finds places for everything on a view's board, and has it drawn sharply."""

    settled = Signal()
    """Everything is seen as it is: no picture from before is shown any more."""

    def __init__(
        self,
        view: Occupied,
        backdrop: Backdrop,
        names: BoardNames,
        foresight: Foresight,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._view, self._backdrop, self._names = view, backdrop, names
        self._foresight = foresight
        self.woken = False
        """Whether anything was arranged yet: at the first sight a kept picture may do."""

        self.held = False
        """Whether the camera is on its way to where all will be drawn: it never rests before."""

        self.sprites = SpritePainter(parent)
        self._missed = False
        self._timer = QTimer(self, singleShot=True, interval=REST)
        self._timer.timeout.connect(self.rest)

    def keep_sight(self) -> None:
        """Remember what is in sight, if it is all sharp, for as long as the zoom is changing."""
        view, camera = self._view, self._view.camera
        if view.stills.seen is None and not self._timer.isActive() and view.ready():
            view.stills.take(view.viewport(), camera.corner(), camera.zoom, whole=camera.far)

    def touch(self) -> None:
        """Say that something on the board looks otherwise: no picture of it may be shown again."""
        self._view.stills.drop()

    def delay(self) -> None:
        """Draw everything sharply once nothing has changed for a moment."""
        self._timer.start()

    def stop(self) -> None:
        """Wait for no rest: somebody else draws everything sharply."""
        self._timer.stop()

    @property
    def waiting(self) -> bool:
        """Whether it waits for the hand to rest."""
        return self._timer.isActive()

    def on_show(self) -> None:
        """Draw sharply what changed while nobody saw it."""
        if self._missed:
            self._timer.start()

    def at_first_paint(self) -> bool:
        """Tell whether the next painting arranges everything, so that nobody need do it before."""
        backdrop = self._backdrop
        return backdrop.picture is None or (self._view.isVisible() and backdrop.stale)

    def refresh(self) -> None:
        """Arrange everything anew, now if it can be seen, else when it is first painted."""
        self.touch()
        if not self.at_first_paint():
            self.arrange()

    def arrange(self, *, late: bool = False) -> None:
        """Find places for pieces, lines and names at this zoom, and draw them sharply.

        What is late is drawn beside the event loop; what was seen serves until it is there.
        """
        view = self._view
        self.woken = True
        view.pieces.arrange()
        view.stood()
        labels = self._names.arranged()
        if late:
            self.sprites.do(self.jobs(labels), lambda: self._on_drawn(labels))
        else:
            self.sprites.stop()
            self.sharpen(labels)
            self.touch()
            view.viewport().update()
        self._foresight.prepare()

    def _on_drawn(self, labels: tuple[Label, ...]) -> None:
        self.sharpen(labels)
        self.settle()

    def jobs(self, labels: tuple[Label, ...]) -> tuple[Job, ...]:
        """Return what is still to be drawn of what is seen."""
        seen = self._view.camera.region()
        return (*self._names.jobs(labels, seen), *self._view.pieces.jobs(seen))

    def sharpen(self, labels: tuple[Label, ...]) -> None:
        """Draw everything at the size at which it is seen now."""
        self._view.pieces.sharpen()
        self._names.show(labels)

    def sharp(self) -> bool:
        """Tell whether everything that is to be seen can be drawn sharply now."""
        return self.woken and not self.sprites.busy and self._backdrop.covers()

    def settle(self) -> None:
        """Show everything as it is again, once all of it is sharp; until then what was seen."""
        if self.sharp() and not self._timer.isActive():
            self._view.stills.rest()
            self._view.viewport().update()
        if self._view.stills.seen is None:
            self.settled.emit()

    def finish(self) -> None:
        """Draw everything sharply now, without waiting for the hand to rest."""
        self._timer.stop()
        self._equip()
        self.touch()
        self.arrange()
        self._backdrop.paint()

    def _equip(self) -> None:
        """Set what the first sight of the board need not wait for."""
        port, opaque = self._view.viewport(), QtCore.Qt.WidgetAttribute.WA_OpaquePaintEvent
        if not port.testAttribute(opaque):
            port.setAttribute(opaque)  # every pixel is painted; Qt need not wipe the board before
            port.grabGesture(QtCore.Qt.GestureType.PinchGesture)

    def look_anew(self) -> None:
        """Draw a position at its first sight at once, so that nothing half done is seen.

        A hasty board shows who owns what at once; what is fine follows as after a zoom.
        """
        if self._foresight.hasty and self._backdrop.take_rough():
            self.arrange()
            self._timer.start()
        else:
            self.finish()

    def rest(self) -> None:
        """Draw everything sharply where the camera has come to rest."""
        if self.held:
            return  # a slow machine is no reason to look for names on the way
        with self._view.appearance.worn():
            self._missed = not self._view.isVisible()
            if self._missed:
                return  # a hidden board may be given another size: it is drawn when it is shown
            self.arrange(late=True)
            self._backdrop.paint_beside()
            self.settle()
