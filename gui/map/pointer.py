"""Mouse, touch and keys on the board: what was clicked, dragged, hovered or focused."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping
from functools import cache

from PySide6 import QtCore
from PySide6.QtCore import QEvent, QPoint, QPointF, QTimer, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
)
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from engine.board.loader import LoadedMap
from engine.board.location import province_of
from gui.kit import theme
from gui.map.camera import Camera
from gui.map.outline import Outline

PRESS = 400
"""Milliseconds after which a held button asks for the menu."""

_STRONG, _NONE = 11, 0
"""Which ways the keyboard comes here, as Qt numbers them; see the camera about its namespace."""


@cache
def _arrows() -> Mapping[QtCore.Qt.Key, tuple[float, float]]:
    key = QtCore.Qt.Key
    return {
        key.Key_Left: (-1.0, 0.0),
        key.Key_Right: (1.0, 0.0),
        key.Key_Up: (0.0, -1.0),
        key.Key_Down: (0.0, 1.0),
    }


class Pointing(Camera):
    """A camera that says what is pointed at."""

    location_clicked = Signal(str)
    """Pressed and let go in the same space: a province, or a coast that was offered."""

    location_hovered = Signal(str)
    dragged = Signal(str, str)
    dragging = Signal(str, str)
    menu_asked = Signal(str, QPoint)
    location_activated = Signal(str)

    def __init__(
        self, loaded: LoadedMap, parent: QWidget | None = None, *, interactive: bool = True
    ) -> None:
        super().__init__(loaded, parent)
        self.interactive = interactive
        self._tooltip: Callable[[str], str] = self.full_name
        self._drag_from: frozenset[str] = frozenset()
        self._pressed: QPoint | None = None
        self._pressed_on = ""
        self._doing = ""
        self._last = QPoint()
        self.hovered = ""
        """What the pointer is on; empty when it is elsewhere."""
        self.focused = ""
        """The province that the keyboard is on; empty while the mouse leads."""
        self._hold = QTimer(self, singleShot=True, interval=PRESS)
        self._hold.timeout.connect(self._on_held)
        self._outline = Outline("accent", 2.4)
        self._ring = Outline("focus", 4.0, over=True)
        for item in (self._outline, self._ring):
            self.scene().addItem(item)
        self.setMouseTracking(interactive)
        self.viewport().setMouseTracking(interactive)
        self.setProperty("focusPolicy", _STRONG if interactive else _NONE)
        self.setAccessibleName(self.tr("Board"))

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.setAccessibleName(self.tr("Board"))

    # -- what lies under a point -------------------------------------------------------------

    def piece_at(self, place: QPointF) -> str:
        """Return the province of the unit drawn at a place of the board; here there are none."""
        del place
        return ""

    def offer_at(self, at: QPoint) -> str:
        """Return the coast or chip offered at a point of the viewport; here there are none."""
        del at
        return ""

    def full_name(self, province: str) -> str:
        """Return what a province is called."""
        return province

    def province_at(self, at: QPoint) -> str:
        """Return the province that a click at a point of the viewport means; empty beside them.

        A piece stands for its space even where it juts out; small spaces reach a little further
        than they are drawn.
        """
        place = self.mapToScene(at)
        if not self.shapes.board.contains(place):
            return ""
        slack = theme.size("hit_slack") / self.zoom
        return self.piece_at(place) or self.shapes.province_at(place, slack)

    def target_at(self, at: QPoint) -> str:
        """Return what a click at a point means: an offered coast before the province."""
        return self.offer_at(at) or self.province_at(at)

    def set_drag_from(self, provinces: Iterable[str]) -> None:
        """Let units in these provinces be dragged."""
        self._drag_from = frozenset(provinces)

    def take_offer(self, at: QPoint) -> None:
        """Act on the offer clicked at a point of the viewport."""
        self.location_clicked.emit(self.offer_at(at))

    # -- mouse -------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember where it began."""
        event.accept()
        at = event.position().toPoint()
        self.focus_on("")
        if event.button() == QtCore.Qt.MouseButton.RightButton:
            province = self.province_at(at) if self.interactive else ""
            if province:
                self.menu_asked.emit(province, at)
            return
        if event.button() != QtCore.Qt.MouseButton.LeftButton:
            return
        self._pressed, self._last, self._doing = at, at, "press"
        self._pressed_on = self.target_at(at)
        if self.interactive and self._pressed_on and not self.offer_at(at):
            self._hold.start()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Pan, drag a unit, or follow the pointer."""
        event.accept()
        at = event.position().toPoint()
        if self._pressed is None:
            if self.interactive:
                self._hover(self.target_at(at))
            return
        far = (at - self._pressed).manhattanLength() >= QApplication.startDragDistance()
        if self._doing == "press" and far:
            self._hold.stop()
            unit = self.piece_at(self.mapToScene(self._pressed))
            self._doing = "drag" if self.interactive and unit in self._drag_from else "pan"
            if self._doing == "pan":
                self._hover("")
                self.viewport().setCursor(QtCore.Qt.CursorShape.ClosedHandCursor)
        if self._doing == "drag":
            under = self.province_at(at)
            self._hover(under)
            self.dragging.emit(self._pressed_on, under)
        elif self._doing == "pan":
            self.pan_by(at - self._last)
        self._last = at

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Say what was clicked, or where a unit was let go."""
        event.accept()
        if event.button() != QtCore.Qt.MouseButton.LeftButton or self._pressed is None:
            return
        at = event.position().toPoint()
        doing, begun = self._doing, self._pressed_on
        self._stop()
        if not self.interactive:
            return
        if doing == "drag":
            self.dragged.emit(begun, self.province_at(at))
        elif doing == "press" and begun and self.target_at(at) == begun:
            if self.offer_at(at):
                self.take_offer(at)
            else:
                self.location_clicked.emit(begun)

    def _stop(self) -> None:
        self._hold.stop()
        self._pressed, self._pressed_on, self._doing = None, "", ""
        self.viewport().unsetCursor()

    def _on_held(self) -> None:
        at, province = self._pressed, self._pressed_on
        self._stop()
        if at is not None:
            self.menu_asked.emit(province, at)

    def leaveEvent(self, event: QEvent) -> None:
        """Forget what was hovered."""
        self._hover("")
        super().leaveEvent(event)

    def _hover(self, location: str) -> None:
        if location == self.hovered:
            return
        self.touch()
        self.hovered = location
        self._outline.follow(self.shapes.edge(province_of(location)) if location else None)
        if self._doing != "drag":
            hand, arrow = (
                QtCore.Qt.CursorShape.PointingHandCursor,
                QtCore.Qt.CursorShape.ArrowCursor,
            )
            self.viewport().setCursor(hand if location else arrow)
        self.location_hovered.emit(location)

    def viewportEvent(self, event: QEvent) -> bool:
        """Say the full name of the space under the pointer."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            province = self.province_at(event.pos()) if self.interactive else ""
            text = self._tooltip(province) if province else ""
            if text:
                QToolTip.showText(event.globalPos(), text, self.viewport())
            else:
                QToolTip.hideText()
            return True
        return super().viewportEvent(event)

    # -- keys --------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Zoom with ``+ - 0``, go about with arrows, take with Enter or space."""
        key = QtCore.Qt.Key(event.key())
        if key in (QtCore.Qt.Key.Key_Plus, QtCore.Qt.Key.Key_Equal):
            self.zoom_in()
        elif key == QtCore.Qt.Key.Key_Minus:
            self.zoom_out()
        elif key == QtCore.Qt.Key.Key_0:
            self.fit()
        elif self.interactive and key in _arrows():
            self._step(*_arrows()[key])
        elif self.focused and key in (
            QtCore.Qt.Key.Key_Return,
            QtCore.Qt.Key.Key_Enter,
            QtCore.Qt.Key.Key_Space,
        ):
            self.location_activated.emit(self.focused)
        else:
            event.ignore()
            return
        event.accept()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the ring while the keyboard is elsewhere."""
        self.touch()
        self._ring.setVisible(False)
        super().focusOutEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring again."""
        self.touch()
        self._ring.setVisible(bool(self.focused))
        super().focusInEvent(event)

    def focus_on(self, province: str) -> None:
        """Put the keyboard on a province; on none for an empty name."""
        if province == self.focused:
            return
        self.touch()
        self.focused = province
        self._ring.follow(self.shapes.edge(province) if province else None)
        self._ring.setVisible(bool(province))
        name = self._tooltip(province) if province else ""
        self.setAccessibleDescription(name)
        if province:
            self.show_place(self._middle(province))
            # Wanted by the first key only, and slow to come.
            from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent  # noqa: PLC0415

            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, name))
        self.location_hovered.emit(province)

    def _middle(self, province: str) -> QPointF:
        spots = self.loaded.atlas.spots[province]
        return QPointF(*(spots.army or next(iter(spots.fleet.values()))))

    def _beside(self, province: str) -> frozenset[str]:
        """Return the provinces that touch one, by land or by sea."""
        board = self.loaded.board
        there = [board.neighbours("A", province)]
        there += [board.neighbours("F", at) for at in board.provinces[province].locations]
        return frozenset(province_of(at) for found in there for at in found)

    def _step(self, dx: float, dy: float) -> None:
        """Move the keyboard to the nearest space in a direction."""
        if not self.focused:
            seen = self.mapToScene(self.viewport().rect().center())
            nearest = min(self.loaded.atlas.spots, key=lambda key: _far(seen, self._middle(key)))
            self.focus_on(nearest)
            return
        here = self._middle(self.focused)
        beside = self._beside(self.focused)

        def effort(key: str) -> float:
            way = self._middle(key) - here
            ahead = way.x() * dx + way.y() * dy
            aside = abs(way.x() * dy) + abs(way.y() * dx)
            # Twice as dear to go aside; beyond 68° it is another direction.
            if ahead <= 0 or aside > ahead * 2.5:
                return math.inf
            return (ahead + 2 * aside) * (0.4 if key in beside else 1)

        best = min(self.loaded.atlas.spots, key=effort)
        if effort(best) < math.inf:
            self.focus_on(best)


def _far(one: QPointF, other: QPointF) -> float:
    return math.hypot(one.x() - other.x(), one.y() - other.y())
