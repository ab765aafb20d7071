"""What a board may have to show next: worked out beforehand, while nothing moves."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from gui.kit.later import later

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gui.map.board.backdrop import Backdrop
    from gui.map.board.host import Host

_LATER = 20
"""Milliseconds after the first sight at which there is time for what may be needed next."""

_PIECE, _PAUSE = 0.008, 4
"""Seconds of work at a time, and milliseconds between, for what may be needed next."""


class Foresight(QObject):
    """Looks ahead for a board whose owners are to be changed quickly."""

    def __init__(self, view: Host, backdrop: Backdrop, parent: QObject) -> None:
        super().__init__(parent)
        self._view, self._backdrop = view, backdrop
        self.hasty = False
        """Whether other owners are shown at once, roughly, where that was never painted before."""

        self._foreseen: object = None
        self._ahead: Iterator[None] = iter(())

    def prepare(self) -> None:
        """Look ahead once everything is arranged, if owners are to be changed quickly."""
        if self.hasty:
            later(self, self._on_calm, _LATER)

    @Slot()
    def _on_calm(self) -> None:
        """Cut the stencil for this size beforehand."""
        from gui.map.pictures import rough_picture  # noqa: PLC0415

        picture = self._backdrop.picture
        if picture is not None and self._view.redraw.sharp():
            self._begin()
            # Long: nothing of it comes after.
            rough_picture.stencil_of(self._view.shapes, picture.wanted)

    def _begin(self) -> None:
        outlook = self._view.outlook()
        if self._foreseen != outlook:
            self._foreseen, self._ahead = outlook, self._view.look_ahead()
            self._on_ahead()  # a hand that steps on and on leaves no other moment

    @Slot()
    def _on_ahead(self) -> None:
        """Work out places for half a frame, as long as there are any and nothing moves."""
        begun, until = self._ahead, time.perf_counter() + _PIECE
        if not self._view.isVisible():
            self._foreseen = None  # who comes back begins anew
            return
        while self._foreseen == self._view.outlook() and time.perf_counter() < until:
            if next(begun, self) is self:
                return
        if self._foreseen == self._view.outlook() and begun is self._ahead:
            later(self, self._on_ahead, _PAUSE)
