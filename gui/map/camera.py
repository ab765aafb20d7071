"""Looking at the board: zoom, pan, fit, and the finished picture behind everything."""

from PySide6 import QtCore
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QTimer
from PySide6.QtGui import (
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QFrame,
    QGraphicsScene,
    QGraphicsView,
    QWidget,
)

from engine.board.loader import LoadedMap
from gui.map import background
from gui.map.background import Painting, Picture, Wanted
from gui.map.highlights import Dressing
from gui.map.motion import lay_scaled, lay_sharp
from gui.map.pinch import pinched
from gui.map.shapes import shapes_of
from gui.map.still import Still, Stills, of_board, outside, placed
from gui.map.tabletop import Tabletop

MARGIN = 14
"""Table seen round the board when it is fitted, in pixels."""

STEP = 1.2
"""How much a notch of the wheel zooms."""

NEAREST = 6.0
"""Pixels per board unit at the closest; further in there is nothing more to see."""

REST = 120
"""Milliseconds without a change of zoom after which everything is drawn sharply again."""

_ALWAYS_OFF = 1
"""A scroll bar that is never seen, as Qt numbers it."""


class Camera(QGraphicsView):
    """The board's picture in a view that can be moved over it."""

    def __init__(self, loaded: LoadedMap, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.loaded = loaded
        self.shapes = shapes_of(loaded.atlas)
        self.dressing = Dressing(self.shapes)
        self._washes: dict[str, str] = {}
        self._fitted, self._missed = True, False
        self._picture: Picture | None = None
        self._base: Picture | None = None
        self._painting: Painting | None = None
        self._table = Tabletop()
        self._stills = Stills(self.shapes.board)
        board = self.shapes.board
        scene = QGraphicsScene(self)
        scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        wide, high = board.width() * 4, board.height() * 4
        scene.setSceneRect(board.adjusted(-wide, -high, wide, high))
        self.setScene(scene)
        # A viewport made here is known to Python: asking Qt for its own would make PySide look
        # through all widget classes first, which takes a tenth of the whole start.
        self.setViewport(QWidget())
        self.viewport().setAutoFillBackground(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        # Until something is seen, nothing asks for the namespace Qt: making it takes PySide as
        # long as all our modules together. A property takes a bare number instead.
        for name in ("horizontalScrollBarPolicy", "verticalScrollBarPolicy"):
            self.setProperty(name, _ALWAYS_OFF)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
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
        self.keep_sight()
        self.setTransform(QTransform.fromScale(zoom, zoom))
        self._rest.start()
        self.zoom_changed()

    def keep_sight(self) -> None:
        """Remember what is in sight, if it is all sharp, for as long as the zoom is changing."""
        if self._stills.seen is None and not self._rest.isActive() and self.ready():
            whole = self.zoom <= self.fit_zoom * 1.001
            self._stills.take(self.viewport(), self._corner(), self.zoom, whole=whole)

    def _move(self, place: QPointF, to: QPointF) -> None:
        """Bring a place of the board to a point of the viewport, as far as the board allows."""
        # Two bars would each push the pixels along, and then everything is drawn anyway.
        usual = self.viewportUpdateMode()
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.NoViewportUpdate)
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
        self.setViewportUpdateMode(usual)
        if self._picture is not None and not self._covered():
            self._rest.start()
        self.viewport().update()

    def zoom_changed(self) -> None:
        """Follow a change of zoom at once; for what must not wait until it rests."""

    def rested(self, *, late: bool = False) -> None:
        """Draw sharply what depends on the zoom; ``late`` if it need not be there at once."""

    def sharp(self) -> bool:
        """Tell whether everything that is to be seen can be drawn sharply now."""
        return self._picture is not None and self._covered()

    def ready(self) -> bool:
        """Tell whether everything that is to be seen is drawn sharply now."""
        return self.isVisible() and self.sharp()

    def settle(self) -> None:
        """Show everything as it is again, once all of it is sharp; until then what was seen."""
        if self.sharp() and not self._rest.isActive():
            self._stills.rest()
            self.viewport().update()

    def sketch(self, painter: QPainter) -> None:
        """Draw roughly, in board units, what stands on the board."""

    def touch(self) -> None:
        """Say that something on the board looks otherwise: no picture of it may be shown again."""
        self._stills.drop()

    # -- events ------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep a fitted board fitted."""
        super().resizeEvent(event)
        self.touch()
        if self._fitted:
            self.fit()
        else:
            self.zoom_by(1.0)

    def showEvent(self, event: QShowEvent) -> None:
        """Draw sharply what changed while nobody saw it."""
        super().showEvent(event)
        if self._missed:
            self._rest.start()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom around the pointer."""
        notches = event.angleDelta().y() / 120
        if notches:
            self.zoom_by(STEP**notches, event.position())
        event.accept()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language or looks."""
        super().changeEvent(event)
        self.touch()

    def viewportEvent(self, event: QEvent) -> bool:
        """Zoom with two fingers, on a screen or a touch pad."""
        asked = pinched(event, self.viewport())
        if asked is not None:
            self.zoom_by(*asked)
            return True
        return super().viewportEvent(event)

    # -- the picture -------------------------------------------------------------------------

    def set_washes(self, washes: dict[str, str]) -> None:
        """Tint provinces with the colours of these letters."""
        if washes != self._washes:
            self._washes = washes
            self.touch()
            self.viewport().update()

    def _corner(self) -> QPoint:
        """Return where the board begins, in the viewport's pixels."""
        return self.mapFromScene(QPointF(0, 0))

    def _seen(self) -> QRect:
        """Return what is seen, in device pixels from the board's corner."""
        ratio = self.devicePixelRatioF()
        seen = self.viewport().rect().translated(-self._corner())
        sides = (seen.x(), seen.y(), seen.width(), seen.height())
        return QRect(*(round(side * ratio) for side in sides))

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
        if now is None or now.rough or not self._same_look(now, wanted):
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

    def _equip(self) -> None:
        """Set what the first sight of the board need not wait for."""
        port, opaque = self.viewport(), QtCore.Qt.WidgetAttribute.WA_OpaquePaintEvent
        if not port.testAttribute(opaque):
            port.setAttribute(opaque)  # every pixel is painted; Qt need not wipe the board before
            port.grabGesture(QtCore.Qt.GestureType.PinchGesture)

    def finish(self) -> None:
        """Draw everything sharply now, without waiting for the hand to rest."""
        self._rest.stop()
        self._equip()
        self.touch()
        self.rested()
        if not self._covered():
            wanted = self._wanted()
            found = background.recent(wanted)
            self._take(found or background.keep(wanted, background.paint(self.shapes, wanted)))

    def look_anew(self) -> None:
        """Paint a position at its first sight at once, so that nothing half done is seen."""
        self.finish()

    def _on_rest(self) -> None:
        self._missed = not self.isVisible()
        if self._missed:
            return  # a hidden board may be given another size: it is drawn when it is shown
        self.rested(late=True)
        if not self._covered() and self._painting is None:
            wanted = self._wanted()
            found = background.recent(wanted)
            if found is not None:
                self._take(found)
            else:
                self._painting = Painting(self.shapes, wanted)
                self._painting.start()
                self._poll.start()
        self.settle()

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
        if self._covered():
            self.settle()
        else:
            self._on_rest()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Draw table, shadow and picture."""
        del rect
        if not self._same_look(self._picture, self._wanted()):
            self._base = None
            self.look_anew()
        corner = self._corner()
        painter.save()
        painter.resetTransform()
        self._draw_table(painter, corner)
        now = self._picture
        if now is not None:
            if self._base is not None and self._base is not now and not self._covered():
                painter.save()
                port = self.viewport().rect()
                painter.setClipRegion(outside(port, now.region, corner, self.zoom))
                self._draw_picture(painter, self._base, corner)
                painter.restore()
            self._draw_picture(painter, now, corner)
        painter.restore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw what is seen; while the zoom is changing, what was seen before, scaled."""
        if self._stills.seen is None:
            super().paintEvent(event)
            return
        corner, port = self._corner(), self.viewport()
        painter = QPainter(port)
        self._draw_table(painter, corner)
        self._stills.paint(painter, port.rect(), corner, self.zoom, self._sketched)
        painter.end()

    def _sketched(self) -> Still | None:
        if self._base is None:
            return None
        return of_board(self.sketch, self.dressing.dress(self._base).pixmap, self.shapes.board)

    def _draw_table(self, painter: QPainter, corner: QPoint) -> None:
        board = placed(self.shapes.board, corner, self.zoom)
        port, ratio = self.viewport().rect(), self.devicePixelRatioF()
        self._table.draw(painter, port, board, ratio, lies_still=self._fitted)

    def _draw_picture(self, painter: QPainter, picture: Picture, corner: QPoint) -> None:
        ratio, rect = self.devicePixelRatioF(), picture.wanted.rect
        sharp = abs(picture.wanted.scale - self.zoom * ratio) < 1e-9
        seen = self._seen().translated(-rect.topLeft()) if sharp else None
        found = self.dressing.dress(picture, seen)
        if sharp:
            lay_sharp(painter, found.pixmap, corner, rect.topLeft() + found.part.topLeft(), ratio)
        else:
            lay_scaled(painter, found.pixmap, placed(picture.region, corner, self.zoom))
