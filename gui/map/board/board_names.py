"""The names of provinces and coasts on a board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gui import i18n
from gui.map.board.arrangement_of import arrangement_of
from gui.map.names import lettering
from gui.map.names.names_item import NamesItem, is_in
from gui.map.pictures.shown import Layer
from gui.map.qt_boxes import boxes_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from PySide6.QtCore import QRectF

    from gui.map.board.board_pieces import Occupied
    from gui.map.names.labels import Label
    from gui.map.sprite_painter import Job


class BoardNames:
    """Writes each name where it covers nothing."""

    def __init__(self, view: Occupied) -> None:
        self._view = view
        self.item = NamesItem(view.shapes.board)
        view.scene().addItem(self.item)

    @property
    def labels(self) -> tuple[Label, ...]:
        """The names that are written, each in its place."""
        return self.item.labels

    def write(self, naming: str, least: float = 0) -> None:
        """Write names ``full`` (abbreviated where there is no room), ``abbr`` or ``off``.

        ``least`` is how many pixels their font has at least, for those who read from afar.
        """
        self._view.appearance.naming, self._view.appearance.least = naming, least
        self._view.redraw.refresh()

    def full_name(self, province: str) -> str:
        """Return a province's name in the language now spoken."""
        names = self._view.loaded.board.provinces[province].names
        return names.get(i18n.language(), province)

    def show(self, labels: tuple[Label, ...]) -> None:
        """Write names in these places, at the size at which they are seen now."""
        self.item.show_labels(labels, self._view.camera.dots)

    def place(self) -> None:
        """Find other places for the names: something new stands in their way."""
        self.show(self.arranged())

    def arranged(self) -> tuple[Label, ...]:
        """Return where names go on the board as it is."""
        return self.beside(self._view.obstacles())

    def beside(self, obstacles: Iterable[QRectF]) -> tuple[Label, ...]:
        """Return where names go that are written under none of these."""
        camera = self._view.camera
        naming, least = self._view.appearance.names(camera)
        boxes, arrangement = boxes_of(obstacles), arrangement_of(self._view.loaded)
        labels = arrangement.name(i18n.language(), camera.zoom, naming, boxes, least)
        if Layer.PORTS in self._view.appearance.layers:
            return labels
        return tuple(label for label in labels if not label.is_of_dot)

    def ahead(self) -> Iterator[None]:
        """Work out where pieces and names of any position could go at this zoom."""
        camera = self._view.camera
        naming, least = self._view.appearance.names(camera)
        arrangement, scale = arrangement_of(self._view.loaded), self._view.pieces.scale()
        return arrangement.ahead(scale, i18n.language(), camera.zoom, naming, least)

    def jobs(self, labels: tuple[Label, ...], seen: QRectF) -> tuple[Job, ...]:
        """Return what is still to be written of the names in a part of the board."""
        dots = self._view.camera.dots
        texts = dict.fromkeys(label.text for label in labels if is_in(label, seen))
        pending = (lettering.job(text, dots) for text in texts)
        return tuple(job for job in pending if job is not None)
