"""Mouse and touch on the board: what was clicked, dragged or hovered."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from PySide6 import QtCore, QtGui
from PySide6.QtCore import QObject, QPoint, QPointF, QRectF, QTimer
from PySide6.QtWidgets import QApplication, QToolTip

from engine.board.location import province_of
from gui.kit import theme
from gui.map.board.outline import Outline

if TYPE_CHECKING:
    from gui.map.board.board_names import BoardNames
    from gui.map.board.board_offers import BoardOffers
    from gui.map.board.board_pieces import Occupied

PRESS = 400
"""Milliseconds after which a held button asks for the menu."""


class Pointer(QObject):
    """Says through its view's signals what is pointed at."""

    def __init__(
        self, view: Occupied, names: BoardNames, offers: BoardOffers, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._view, self._offers = view, offers
        self.tooltip: Callable[[str], str] = names.full_name
        """Says what is shown when the pointer rests on a province."""

        self.hovered = ""
        """What the pointer is on; empty when it is elsewhere."""

        self.draws = False
        """Whether the right button draws; else it asks for the menu at once."""

        self._right: str = ""
        """The space on which it was pressed."""

        self._drag_from: frozenset[str] = frozenset()
        self._pressed: QPoint | None = None
        self._pressed_on = ""
        self._doing = ""
        self._last = QPoint()
        self._hold = QTimer(self, singleShot=True, interval=PRESS)
        self._hold.timeout.connect(self._on_held)
        self.outline = Outline("accent", 2.4)
        view.scene().addItem(self.outline)

    def set_drag_from(self, provinces: Iterable[str]) -> None:
        """Let units in these provinces be dragged."""
        self._drag_from = frozenset(provinces)

    # -- what lies under a point -------------------------------------------------------------

    def province_at(self, at: QPoint) -> str:
        """Return the province that a click at a point of the viewport means; empty beside them.

        A piece stands for its space even where it juts out; small spaces reach a little further
        than they are drawn.
        """
        view = self._view
        place = view.mapToScene(at)
        if not view.shapes.board.contains(place):
            return ""
        slack = theme.size("hit_slack") / view.camera.zoom
        return view.pieces.at(place) or view.shapes.province_at(place, slack)

    def target_at(self, at: QPoint) -> str:
        """Return what a click at a point means: an offered coast before the province."""
        return self._offers.at(at) or self.province_at(at)

    def viewport_point(self, location: str) -> QPoint:
        """Return a point of the viewport at which a click means this location."""
        view, province = self._view, province_of(location)
        area = view.shapes.areas[province]
        spots = view.loaded.atlas.spots[province]
        if location in self._offers.coasts:
            disc = self._offers.coasts[location]
            middle = disc.outline().boundingRect().center().toPoint()
            return view.mapFromScene(disc.pos()) + middle
        first = [spots.coast.get(location), spots.army, *spots.fleet.values(), spots.centre]
        tries = [QPointF(*point) for point in first if point is not None]
        box = area.boundingRect()
        grid = 17
        tries += [
            box.topLeft() + QPointF(box.width() * x / grid, box.height() * y / grid)
            for x in range(1, grid)
            for y in range(1, grid)
        ]
        seen = QRectF(view.viewport().rect())
        for place in tries:
            at = view.mapFromScene(place)
            if seen.contains(QPointF(at)) and self.target_at(at) == location:
                return at
        for place in tries:
            at = view.mapFromScene(place)
            if seen.contains(QPointF(at)) and self.province_at(at) == province:
                return at
        raise LookupError(f"{location} cannot be seen")

    # -- what the mouse does -----------------------------------------------------------------

    def press(self, event: QtGui.QMouseEvent) -> None:
        """Remember where it began."""
        event.accept()
        at, interactive = event.position().toPoint(), self._view.interactive
        if event.button() == QtCore.Qt.MouseButton.RightButton:
            province = self.province_at(at) if interactive else ""
            if self.draws:
                self._right = province
            elif province:
                self._view.menu_asked.emit(province, at)
            return
        if event.button() != QtCore.Qt.MouseButton.LeftButton:
            return
        self._pressed, self._last, self._doing = at, at, "press"
        self._pressed_on = self.target_at(at)
        if interactive and self._pressed_on and not self._offers.at(at):
            self._hold.start()

    def move(self, event: QtGui.QMouseEvent) -> None:
        """Pan, drag a unit, or follow the pointer."""
        event.accept()
        at, view = event.position().toPoint(), self._view
        if self._right:
            view.sketching.emit(self._right, self.province_at(at), event.modifiers())
            return
        if self._pressed is None:
            if view.interactive:
                self.hover(self.target_at(at))
            return
        far = (at - self._pressed).manhattanLength() >= QApplication.startDragDistance()
        if self._doing == "press" and far:
            self._hold.stop()
            unit = view.pieces.at(view.mapToScene(self._pressed))
            self._doing = "drag" if view.interactive and unit in self._drag_from else "pan"
            if self._doing == "pan":
                self.hover("")
                view.viewport().setCursor(QtCore.Qt.CursorShape.ClosedHandCursor)
        if self._doing == "drag":
            under = self.province_at(at)
            self.hover(under)
            view.dragging.emit(self._pressed_on, under)
        elif self._doing == "pan":
            view.camera.pan_by(at - self._last)
        self._last = at

    def release(self, event: QtGui.QMouseEvent) -> None:
        """Say what was clicked, or where a unit was let go."""
        event.accept()
        if event.button() == QtCore.Qt.MouseButton.RightButton and self._right:
            begun, self._right = self._right, ""
            over = self.province_at(event.position().toPoint())
            self._view.sketched.emit(begun, over, event.modifiers())
            return
        if event.button() != QtCore.Qt.MouseButton.LeftButton or self._pressed is None:
            return
        at = event.position().toPoint()
        doing, begun = self._doing, self._pressed_on
        self._stop()
        if not self._view.interactive:
            return
        if doing == "drag":
            self._view.dragged.emit(begun, self.province_at(at))
        elif doing == "press" and begun and self.target_at(at) == begun:
            if self._offers.at(at):
                self._offers.take(at)
            else:
                self._view.location_clicked.emit(begun)

    def _stop(self) -> None:
        self._hold.stop()
        self._pressed, self._pressed_on, self._doing = None, "", ""
        self._view.viewport().unsetCursor()

    def _on_held(self) -> None:
        at, province = self._pressed, self._pressed_on
        self._stop()
        if at is not None:
            self._view.menu_asked.emit(province, at)

    def hover(self, location: str) -> None:
        """Show what the pointer is on; nothing when it has left the board."""
        if location == self.hovered:
            return
        view = self._view
        view.redraw.touch()
        self.hovered = location
        self.outline.follow(view.shapes.edge(province_of(location)) if location else None)
        if self._doing != "drag":
            hand, arrow = (
                QtCore.Qt.CursorShape.PointingHandCursor,
                QtCore.Qt.CursorShape.ArrowCursor,
            )
            view.viewport().setCursor(hand if location else arrow)
        view.location_hovered.emit(location)

    def help(self, event: QtGui.QHelpEvent) -> None:
        """Say the full name of the space under the pointer."""
        view = self._view
        province = self.province_at(event.pos()) if view.interactive else ""
        text = self.tooltip(province) if province else ""
        if text:
            QToolTip.showText(event.globalPos(), text, view.viewport())
        else:
            QToolTip.hideText()
