"""Where a board is looked at from: zoom, pan, fit."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint, QPointF, QRect, QRectF, Signal
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsView

MARGIN = 14
"""Table seen round the board when it is fitted, in pixels."""

STEP = 1.2
"""How much a notch of the wheel zooms."""

NEAREST = 6.0
"""Pixels per board unit at the closest; further in there is nothing more to see."""


class Camera(QObject):
    """Moves a view over its board, and says so: what is drawn then is no business of its."""

    turning = Signal()
    """The zoom is about to change: what is in sight is there for the last time."""

    turned = Signal()
    """The zoom is another one."""

    moved = Signal()
    """Another part of the board may be in sight."""

    def __init__(self, view: QGraphicsView, board: QRectF) -> None:
        super().__init__(view)
        self._view, self._board = view, board
        self.fitted = True
        """Whether the whole board is shown, whatever size the view takes."""

    # -- where it is -------------------------------------------------------------------------

    @property
    def zoom(self) -> float:
        """Return how many pixels a board unit has."""
        return self._view.transform().m11()

    @property
    def dots(self) -> float:
        """Return how many device pixels a board unit has."""
        return self.zoom * self._view.devicePixelRatioF()

    @property
    def fit_zoom(self) -> float:
        """Return the zoom at which the whole board is seen."""
        size, board = self._view.viewport().size(), self._board
        wide, high = size.width() - 2 * MARGIN, size.height() - 2 * MARGIN
        return max(0.05, min(wide / board.width(), high / board.height()))

    @property
    def far(self) -> bool:
        """Whether the whole board is seen."""
        return self.zoom <= self.fit_zoom * 1.001

    def middle(self) -> QPointF:
        """Return the middle of the viewport."""
        return QPointF(self._view.viewport().rect().center())

    def corner(self) -> QPoint:
        """Return where the board begins, in the viewport's pixels."""
        return self._view.mapFromScene(QPointF(0, 0))

    def seen(self) -> QRect:
        """Return what is seen, in device pixels from the board's corner."""
        ratio = self._view.devicePixelRatioF()
        seen = self._view.viewport().rect().translated(-self.corner())
        sides = (seen.x(), seen.y(), seen.width(), seen.height())
        return QRect(*(round(side * ratio) for side in sides))

    def region(self) -> QRectF:
        """Return what is seen, in board units."""
        return self._view.mapToScene(self._view.viewport().rect()).boundingRect()

    # -- where it goes -----------------------------------------------------------------------

    def fit(self) -> None:
        """Show the whole board, and go on doing so when the window changes its size."""
        self.fitted = True
        self._turn_to(self.fit_zoom)
        self.move(self._board.center(), self.middle())

    def zoom_in(self) -> None:
        """Go nearer by a step."""
        self.zoom_by(STEP)

    def zoom_out(self) -> None:
        """Go back by a step."""
        self.zoom_by(1 / STEP)

    def zoom_by(self, factor: float, around: QPointF | None = None) -> None:
        """Zoom, keeping the point of the viewport ``around`` (its middle) over the same place."""
        anchor = around or self.middle()
        here = self._view.mapToScene(anchor.toPoint())
        zoom = min(max(self.zoom * factor, self.fit_zoom), NEAREST)
        self.fitted = zoom <= self.fit_zoom * 1.001
        if self.fitted:
            self.fit()
        elif zoom != self.zoom:
            self._turn_to(zoom)
            self.move(here, anchor)

    def look_at(self, region: QRectF) -> None:
        """Go as near as shows a region of the board whole."""
        size = self._view.viewport().size()
        zoom = min(size.width() / region.width(), size.height() / region.height())
        self.fitted = zoom <= self.fit_zoom
        self._turn_to(min(max(zoom, self.fit_zoom), NEAREST))
        self.move(region.center(), self.middle())

    def hover_over(self, place: QPointF, zoom: float) -> None:
        """Bring a place to the middle at a zoom, on the way to another one."""
        self.fitted = False
        self._turn_to(zoom)
        self.move(place, self.middle())

    def pan_by(self, pixels: QPoint) -> None:
        """Push the board under the camera."""
        middle = self._view.viewport().rect().center()
        self.move(self._view.mapToScene(middle), QPointF(middle + pixels))

    def show_place(self, place: QPointF) -> None:
        """Move as little as is needed to see a place of the board."""
        inside = QRectF(self._view.viewport().rect()).adjusted(40, 40, -40, -40)
        at = QPointF(self._view.mapFromScene(place))
        wanted = QPointF(
            min(max(at.x(), inside.left()), inside.right()),
            min(max(at.y(), inside.top()), inside.bottom()),
        )
        if wanted != at:
            self.move(place, wanted)

    def resized(self) -> None:
        """Keep a fitted board fitted."""
        if self.fitted:
            self.fit()
        else:
            self.zoom_by(1.0)

    def _turn_to(self, zoom: float) -> None:
        if abs(zoom - self.zoom) < 1e-9:
            return
        self.turning.emit()
        self._view.setTransform(QTransform.fromScale(zoom, zoom))
        self.turned.emit()

    def move(self, place: QPointF, to: QPointF) -> None:
        """Bring a place of the board to a point of the viewport, as far as the board allows."""
        view = self._view
        # Two bars would each push the pixels along, and then everything is drawn anyway.
        usual = view.viewportUpdateMode()
        view.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.NoViewportUpdate)
        for bar, at, point, full, end in (
            (view.horizontalScrollBar(), place.x(), to.x(), view.viewport().width(), "width"),
            (view.verticalScrollBar(), place.y(), to.y(), view.viewport().height(), "height"),
        ):
            long = float(getattr(self._board, end)()) * self.zoom
            if long + 2 * MARGIN <= full:
                value = (long - full) / 2
            else:
                value = min(max(at * self.zoom - point, -MARGIN), long + MARGIN - full)
            bar.setValue(round(value))
        view.setViewportUpdateMode(usual)
        self.moved.emit()
