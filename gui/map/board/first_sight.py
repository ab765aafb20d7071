"""The first sight of a board: the picture kept from last time, until the real one is there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, Slot
from PySide6.QtGui import QImage, QPainter, QRegion
from PySide6.QtWidgets import QWidget

from gui import i18n
from gui.kit.later import later
from gui.map.pictures import portrait
from gui.map.pictures.shown import LAYERS, Layer

if TYPE_CHECKING:
    from gui.map.board.board_pieces import Occupied


class FirstSight(QObject):
    """Shows what was kept, wakes the board up behind it, and keeps what is seen for next time."""

    def __init__(self, view: Occupied, parent: QObject) -> None:
        super().__init__(parent)
        self._view = view
        self._portrait: portrait.Portrait | None = None

    def draw(self) -> bool:
        """Draw the picture kept from last time; tell whether there is one."""
        if self._portrait is None:
            self._portrait = portrait.fetch(self.key())
            if self._portrait is None:
                later(self, self.keep, portrait.LATER)
                return False
            later(self, self._on_awake)
        painter = QPainter(self._view.viewport())
        painter.drawImage(self._view.viewport().rect(), self._portrait.image)
        painter.end()
        return True

    def leave(self) -> None:
        """Let go of the picture: the real board is drawn."""
        self._portrait = None

    def key(self) -> str:
        """Say what is seen; empty when it is not to be kept."""
        view, look = self._view, self._view.appearance
        if view.position is None or not look.kept or not view.camera.fitted or not view.plain():
            return ""
        size, ratio = view.viewport().size(), view.devicePixelRatioF()
        names = (i18n.language(), *look.names(view.camera))
        driven = bool(view.pieces.dislodged)
        return portrait.key_of(
            view.loaded.key,
            view.position,
            (size.width(), size.height(), ratio),
            (type(view).__name__, names, look.big, view.tinted, driven, *_others(look.layers)),
        )

    @Slot()
    def _on_awake(self) -> None:
        """Arrange everything for real, now that something is seen."""
        if not self._view.redraw.woken:
            self._view.finish()
            self._view.viewport().update()

    @Slot()
    def keep(self) -> None:
        """Keep the picture for the next start, once nobody waits for anything."""
        resting = self._view.ready() and self._view.stills.seen is None
        key = self.key() if resting else ""
        if key and not portrait.known(key):
            portrait.keep(key, self._board_alone())

    def _board_alone(self) -> QImage:
        """Return what is seen without anything that floats over the board: that may be secret."""
        port, ratio = self._view.viewport(), self._view.devicePixelRatioF()
        image = QImage(port.size() * ratio, QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(ratio)
        alone = QWidget.RenderFlag.DrawWindowBackground  # and no children
        port.render(image, QPoint(), QRegion(), alone)
        return image


def _others(layers: frozenset[Layer]) -> tuple[str, ...]:
    """Return what is shown where that is not the usual."""
    return () if layers == LAYERS else tuple(sorted(layers))
