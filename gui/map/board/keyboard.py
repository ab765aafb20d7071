"""Keys on the board: zoom, and a focus that goes from province to province."""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING

from PySide6 import QtCore, QtGui
from PySide6.QtCore import QPointF

from gui.map.board.outline import Outline
from gui.map.pieces import places

if TYPE_CHECKING:
    from gui.map.board.host import Host
    from gui.map.board.pointer import Pointer


@cache
def _arrows() -> Mapping[QtCore.Qt.Key, tuple[float, float]]:
    key = QtCore.Qt.Key
    return {
        key.Key_Left: (-1.0, 0.0),
        key.Key_Right: (1.0, 0.0),
        key.Key_Up: (0.0, -1.0),
        key.Key_Down: (0.0, 1.0),
    }


class Keyboard:
    """Says through its view's signals which province has the focus, and which one was taken."""

    def __init__(self, view: Host, pointer: Pointer) -> None:
        self._view, self._pointer = view, pointer
        self.focused = ""
        """The province that the keyboard is on; empty while the mouse leads."""

        self.ring = Outline("focus", 4.0, over=True)
        view.scene().addItem(self.ring)

    def press(self, event: QtGui.QKeyEvent) -> None:
        """Zoom with ``+ - 0``, go about with arrows, take with Enter or space."""
        key, camera = QtCore.Qt.Key(event.key()), self._view.camera
        if key in (QtCore.Qt.Key.Key_Plus, QtCore.Qt.Key.Key_Equal):
            camera.zoom_in()
        elif key == QtCore.Qt.Key.Key_Minus:
            camera.zoom_out()
        elif key == QtCore.Qt.Key.Key_0:
            camera.fit()
        elif self._view.interactive and key in _arrows():
            self.step(*_arrows()[key])
        elif self.focused and key in (
            QtCore.Qt.Key.Key_Return,
            QtCore.Qt.Key.Key_Enter,
            QtCore.Qt.Key.Key_Space,
        ):
            self._view.location_activated.emit(self.focused)
        else:
            event.ignore()
            return
        event.accept()

    def show_ring(self, *, here: bool) -> None:
        """Show the ring while the keyboard is here, and hide it while it is elsewhere."""
        self._view.redraw.touch()
        self.ring.setVisible(here and bool(self.focused))

    def focus_on(self, province: str) -> None:
        """Put the keyboard on a province; on none for an empty name."""
        if province == self.focused:
            return
        view = self._view
        view.redraw.touch()
        self.focused = province
        self.ring.follow(view.shapes.edge(province) if province else None)
        self.ring.setVisible(bool(province))
        if province:
            view.camera.show_place(self._middle(province))
        view.announce(self._pointer.tooltip(province) if province else "")
        view.location_hovered.emit(province)

    def _middle(self, province: str) -> QPointF:
        return QPointF(*places.middle(self._view.loaded.atlas, province))

    def step(self, dx: float, dy: float) -> None:
        """Move the focus to the nearest space in a direction."""
        spots = self._view.loaded.atlas.spots
        if not self.focused:
            seen = self._view.mapToScene(self._view.viewport().rect().center())
            self.focus_on(min(spots, key=lambda key: _far(seen, self._middle(key))))
            return
        here = self._middle(self.focused)
        beside = self._view.loaded.board.touching(self.focused)

        def effort(key: str) -> float:
            way = self._middle(key) - here
            ahead = way.x() * dx + way.y() * dy
            aside = abs(way.x() * dy) + abs(way.y() * dx)
            # Twice as dear to go aside; beyond 68° it is another direction.
            if ahead <= 0 or aside > ahead * 2.5:
                return math.inf
            return (ahead + 2 * aside) * (0.4 if key in beside else 1)

        best = min(spots, key=effort)
        if effort(best) < math.inf:
            self.focus_on(best)


def _far(one: QPointF, other: QPointF) -> float:
    return math.hypot(one.x() - other.x(), one.y() - other.y())
