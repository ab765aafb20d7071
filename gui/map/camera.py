"""Looking at the board: zoom, pan, fit, and the finished picture behind everything."""

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import (
    QColor,
    QNativeGestureEvent,
    QPainter,
    QPen,
    QPixmap,
    QRadialGradient,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QFrame,
    QGestureEvent,
    QGraphicsScene,
    QGraphicsView,
    QPinchGesture,
    QWidget,
)

from engine.board.loader import LoadedMap
from gui.kit import theme
from gui.map import background
from gui.map.background import Painting, Picture, Wanted
from gui.map.dressing import Dressing
from gui.map.motion import soften
from gui.map.shapes import shapes_of

MARGIN = 14
"""Table seen round the board when it is fitted, in pixels."""

STEP = 1.2
"""How much a notch of the wheel zooms."""

NEAREST = 6.0
"""Pixels per board unit at the closest; further in there is nothing more to see."""

REST = 120
"""Milliseconds without a change of zoom after which everything is drawn sharply again."""


class Camera(QGraphicsView):
    """The board's picture in a view that can be moved over it."""

    def __init__(self, loaded: LoadedMap, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.loaded = loaded
        self.shapes = shapes_of(loaded.atlas)
        self.dressing = Dressing(self.shapes)
        self._washes: dict[str, str] = {}
        self._fitted = True
        self._picture: Picture | None = None
        self._base: Picture | None = None
        self._painting: Painting | None = None
        self._table: tuple[object, object, QPixmap] | None = None
        board = self.shapes.board
        scene = QGraphicsScene(self)
        scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        wide, high = board.width() * 4, board.height() * 4
        scene.setSceneRect(board.adjusted(-wide, -high, wide, high))
        self.setScene(scene)
        # A viewport made here is known to Python: asking Qt for its own would make PySide look
        # through all widget classes first, which takes a tenth of the whole start.
        self.setViewport(QWidget())
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        self.viewport().grabGesture(Qt.GestureType.PinchGesture)
        self._rest = QTimer(self, singleShot=True, interval=REST)
        self._rest.timeout.connect(self._on_rest)
        self._poll = QTimer(self, interval=16)
        self._poll.timeout.connect(self._on_poll)

    # -- where the camera is -----------------------------------------------------------------

    @property
    def zoom(self) -> float:
        """Return how many pixels a board unit has."""
        return self.transform().m11()

    @property
    def fit_zoom(self) -> float:
        """Return the zoom at which the whole board is seen."""
        size, board = self.viewport().size(), self.shapes.board
        wide, high = size.width() - 2 * MARGIN, size.height() - 2 * MARGIN
        return max(0.05, min(wide / board.width(), high / board.height()))

    def fit(self) -> None:
        """Show the whole board, and go on doing so when the window changes its size."""
        self._fitted = True
        self._turn_to(self.fit_zoom)
        self._move(self.shapes.board.center(), QPointF(self.viewport().rect().center()))

    def zoom_in(self) -> None:
        """Go nearer by a step."""
        self.zoom_by(STEP)

    def zoom_out(self) -> None:
        """Go back by a step."""
        self.zoom_by(1 / STEP)

    def zoom_by(self, factor: float, around: QPointF | None = None) -> None:
        """Zoom, keeping the point of the viewport ``around`` (its middle) over the same place."""
        anchor = around or QPointF(self.viewport().rect().center())
        here = self.mapToScene(anchor.toPoint())
        zoom = min(max(self.zoom * factor, self.fit_zoom), NEAREST)
        self._fitted = zoom <= self.fit_zoom * 1.001
        if self._fitted:
            self.fit()
        elif zoom != self.zoom:
            self._turn_to(zoom)
            self._move(here, anchor)

    def look_at(self, region: QRectF) -> None:
        """Go as near as shows a region of the board whole."""
        size = self.viewport().size()
        zoom = min(size.width() / region.width(), size.height() / region.height())
        self._fitted = zoom <= self.fit_zoom
        self._turn_to(min(max(zoom, self.fit_zoom), NEAREST))
        self._move(region.center(), QPointF(self.viewport().rect().center()))

    def pan_by(self, pixels: QPoint) -> None:
        """Push the board under the camera."""
        middle = self.viewport().rect().center()
        self._move(self.mapToScene(middle), QPointF(middle + pixels))

    def show_place(self, place: QPointF) -> None:
        """Move as little as is needed to see a place of the board."""
        inside = QRectF(self.viewport().rect()).adjusted(40, 40, -40, -40)
        at = QPointF(self.mapFromScene(place))
        wanted = QPointF(
            min(max(at.x(), inside.left()), inside.right()),
            min(max(at.y(), inside.top()), inside.bottom()),
        )
        if wanted != at:
            self._move(place, wanted)

    def _turn_to(self, zoom: float) -> None:
        if abs(zoom - self.zoom) < 1e-9:
            return
        self.resetTransform()
        self.scale(zoom, zoom)
        self._rest.start()
        self.zoom_changed()

    def _move(self, place: QPointF, to: QPointF) -> None:
        """Bring a place of the board to a point of the viewport, as far as the board allows."""
        for bar, at, point, full, end in (
            (self.horizontalScrollBar(), place.x(), to.x(), self.viewport().width(), "width"),
            (self.verticalScrollBar(), place.y(), to.y(), self.viewport().height(), "height"),
        ):
            long = float(getattr(self.shapes.board, end)()) * self.zoom
            if long + 2 * MARGIN <= full:
                value = (long - full) / 2
            else:
                value = min(max(at * self.zoom - point, -MARGIN), long + MARGIN - full)
            bar.setValue(round(value))
        if self._picture is not None and not self._covered():
            self._rest.start()
        self.viewport().update()

    def zoom_changed(self) -> None:
        """Follow a change of zoom at once; for what must not wait until it rests."""

    def rested(self) -> None:
        """Draw sharply what depends on the zoom."""

    # -- events ------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep a fitted board fitted."""
        super().resizeEvent(event)
        if self._fitted:
            self.fit()
        else:
            self.zoom_by(1.0)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom around the pointer."""
        notches = event.angleDelta().y() / 120
        if notches:
            self.zoom_by(STEP**notches, event.position())
        event.accept()

    def viewportEvent(self, event: QEvent) -> bool:
        """Zoom with two fingers, on a screen or a touch pad."""
        if isinstance(event, QNativeGestureEvent):
            if event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
                self.zoom_by(1 + event.value(), event.position())
                return True
        elif event.type() == QEvent.Type.Gesture and isinstance(event, QGestureEvent):
            pinch = event.gesture(Qt.GestureType.PinchGesture)
            if isinstance(pinch, QPinchGesture):
                at = self.viewport().mapFromGlobal(pinch.centerPoint().toPoint())
                self.zoom_by(pinch.scaleFactor(), QPointF(at))
                return True
        return super().viewportEvent(event)

    # -- the picture -------------------------------------------------------------------------

    def set_washes(self, washes: dict[str, str]) -> None:
        """Tint provinces with the colours of these letters."""
        if washes != self._washes:
            self._washes = washes
            self.viewport().update()

    def _seen(self) -> QRect:
        """Return what is seen, in device pixels from the board's corner."""
        ratio = self.devicePixelRatioF()
        corner = self.mapFromScene(QPointF(0, 0))
        seen = self.viewport().rect().translated(-corner)
        return QRect(
            round(seen.x() * ratio),
            round(seen.y() * ratio),
            round(seen.width() * ratio),
            round(seen.height() * ratio),
        )

    def _wanted(self) -> Wanted:
        scale = self.zoom * self.devicePixelRatioF()
        return background.want(self.shapes, self.loaded.key, self._washes, scale, self._seen())

    def _same_look(self, picture: Picture | None, wanted: Wanted) -> bool:
        return (
            picture is not None
            and picture.wanted.washes == wanted.washes
            and picture.wanted.theme == wanted.theme
        )

    def _covered(self) -> bool:
        """Tell whether the sharp picture shows all that is seen of the board."""
        wanted, now = self._wanted(), self._picture
        if now is None or not self._same_look(now, wanted):
            return False
        if abs(now.wanted.scale - wanted.scale) > 1e-9:
            return False
        whole = self.shapes.board
        board = QRect(
            0, 0, round(whole.width() * wanted.scale), round(whole.height() * wanted.scale)
        )
        return now.wanted.rect.contains(self._seen().intersected(board))

    def _take(self, picture: Picture) -> None:
        self._picture = picture
        if picture.wanted.rect.topLeft().isNull():
            self._base = picture
        self.viewport().update()

    def finish(self) -> None:
        """Draw everything sharply now, without waiting for the hand to rest."""
        self._rest.stop()
        self.rested()
        if not self._covered():
            wanted = self._wanted()
            found = background.recent(wanted)
            self._take(found or background.keep(wanted, background.paint(self.shapes, wanted)))

    def _on_rest(self) -> None:
        self.rested()
        if self._covered() or self._painting is not None:
            return
        wanted = self._wanted()
        found = background.recent(wanted)
        if found is not None:
            self._take(found)
            return
        self._painting = Painting(self.shapes, wanted)
        self._painting.start()
        self._poll.start()

    def _on_poll(self) -> None:
        painting = self._painting
        if painting is None or painting.is_alive():
            return
        self._poll.stop()
        self._painting = None
        if painting.image is not None:
            picture = background.keep(painting.wanted, painting.image)
            if self._same_look(picture, self._wanted()):
                self._take(picture)
        if not self._covered():
            self._on_rest()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Draw table, shadow and picture."""
        del rect
        if not self._same_look(self._picture, self._wanted()):
            # First sight of this position: painted at once, so that nothing half done is seen.
            self._base = None
            self.finish()
        corner = self.mapFromScene(QPointF(0, 0))
        board = QRectF(
            corner.x(),
            corner.y(),
            self.shapes.board.width() * self.zoom,
            self.shapes.board.height() * self.zoom,
        )
        painter.save()
        painter.resetTransform()
        self._draw_table(painter, board)
        if self._base is not None and self._base is not self._picture and not self._covered():
            self._draw_picture(painter, self._base, corner)
        if self._picture is not None:
            self._draw_picture(painter, self._picture, corner)
        painter.restore()

    def _draw_picture(self, painter: QPainter, picture: Picture, corner: QPoint) -> None:
        ratio = self.devicePixelRatioF()
        pixmap, rect = self.dressing.dress(picture), picture.wanted.rect
        if abs(picture.wanted.scale - self.zoom * ratio) < 1e-9:
            pixmap.setDevicePixelRatio(ratio)
            if ratio == 1:  # whole pixels: the fastest way to draw
                painter.drawPixmap(corner + rect.topLeft(), pixmap)
            else:
                painter.drawPixmap(QPointF(corner) + QPointF(rect.topLeft()) / ratio, pixmap)
            return
        part, zoom = picture.region, self.zoom
        target = QRectF(
            corner.x() + part.x() * zoom,
            corner.y() + part.y() * zoom,
            part.width() * zoom,
            part.height() * zoom,
        )
        soften(painter)
        painter.drawPixmap(target, pixmap, QRectF(pixmap.rect()))

    def _draw_table(self, painter: QPainter, board: QRectF) -> None:
        full = self.viewport().rect()
        # One pixel less, for the picture's last one may be rounded away.
        inner = board.toAlignedRect().adjusted(1, 1, -1, -1).intersected(full)
        if inner == full:
            return
        table = self._table_pixmap(board if self._fitted else None)
        ratio = table.devicePixelRatioF()
        for strip in (
            QRect(0, 0, full.width(), inner.top()),
            QRect(0, inner.bottom() + 1, full.width(), full.height() - inner.bottom() - 1),
            QRect(0, inner.top(), inner.left(), inner.height()),
            QRect(inner.right() + 1, inner.top(), full.width() - inner.right() - 1, inner.height()),
        ):
            if not strip.isEmpty():
                source = QRect(strip.topLeft() * ratio, strip.size() * ratio)
                painter.drawPixmap(strip.topLeft(), table, source)

    def _table_pixmap(self, board: QRectF | None) -> QPixmap:
        """Return the table, with the board's shadow while the board lies still in its middle."""
        ratio, size = self.devicePixelRatioF(), self.viewport().size()
        wide, high = round(size.width() * ratio), round(size.height() * ratio)
        key = (wide, high, theme.current())
        place = board.getRect() if board is not None else None
        # A board that has been moved keeps the table it had: only its margin can be seen.
        old = self._table
        if old is None or old[0] != key or (place is not None and old[1] != place):
            pixmap = QPixmap(wide, high)
            glow = QRadialGradient(QPointF(wide / 2, high / 2), wide * 0.7)
            glow.setColorAt(0, theme.colour("table2"))
            glow.setColorAt(1, theme.colour("table"))
            painter = QPainter(pixmap)
            painter.fillRect(pixmap.rect(), glow)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.scale(ratio, ratio)
            if board is not None:
                for step in range(1, 15):
                    painter.setPen(QPen(QColor(0, 0, 0, 9 * (15 - step)), 1))
                    grown = board.adjusted(-step, -step + 4, step, step + 5)
                    painter.drawRoundedRect(grown, step, step)
            painter.end()
            pixmap.setDevicePixelRatio(ratio)
            old = self._table = (key, place, pixmap)
        return old[2]
