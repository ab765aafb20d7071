"""The board on screen: shows positions and orders, says what was pointed at, decides nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6 import QtCore, QtGui, QtWidgets
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QWidget

from engine.board.loader import LoadedMap
from engine.board.location import province_of
from engine.rules.position import Position
from gui.map.board.appearance import Appearance
from gui.map.board.backdrop import Backdrop
from gui.map.board.board_marks import BoardMarks
from gui.map.board.board_names import BoardNames
from gui.map.board.board_offers import BoardOffers
from gui.map.board.board_pieces import BoardPieces
from gui.map.board.board_sketches import BoardSketches
from gui.map.board.camera import STEP, Camera
from gui.map.board.first_sight import FirstSight
from gui.map.board.foresight import Foresight
from gui.map.board.highlights import Highlights
from gui.map.board.keyboard import Keyboard
from gui.map.board.pointer import Pointer
from gui.map.board.pushing import Pushing
from gui.map.board.redraw import Redraw
from gui.map.board.still import Stills
from gui.map.pictures.tint import washes
from gui.map.shapes import shapes_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from gui.map.arrows.marks import Mark

_ALWAYS_OFF = 1
"""A scroll bar that is never seen, as Qt numbers it."""

_STRONG, _NONE = 11, 0
"""Which ways the keyboard comes here, as Qt numbers them."""


class BoardView(QGraphicsView):
    """The board on screen, to be looked at or to be played on: hands events on to its parts.

    A board of another kind has other parts: it puts them in the place of these before anything is
    shown.
    """

    location_clicked = Signal(str)
    """Pressed and let go in the same space: a province, or a coast that was offered."""

    location_hovered = Signal(str)
    dragged = Signal(str, str)
    dragging = Signal(str, str)
    menu_asked = Signal(str, QPoint)
    location_activated = Signal(str)
    chip_clicked = Signal(str, str)
    sketching = Signal(str, str, object)
    """The right button is held: the space where it was pressed, the one below it now, and which
    keys are held."""

    sketched = Signal(str, str, object)
    """It was let go."""

    def __init__(
        self,
        loaded: LoadedMap,
        parent: QWidget | None = None,
        *,
        interactive: bool = True,
        appearance: Appearance | None = None,
    ) -> None:
        super().__init__(parent)
        self.appearance = appearance or Appearance()
        self.loaded, self.shapes = loaded, shapes_of(loaded.atlas)
        self.interactive = interactive
        self.position: Position | None = None
        self.tinted = True
        """Whether provinces have the colours of their owners."""

        self.stills = Stills(self.shapes.board)
        self.highlights = Highlights(self.shapes)
        self.setScene(_scene(self.shapes.board, self))
        self.camera = Camera(self, self.shapes.board)
        self.backdrop = Backdrop(self, parent=self)
        self.pushing = Pushing(self, self.backdrop)
        self.foresight = Foresight(self, self.backdrop, parent=self)
        self.names = BoardNames(self)
        self.redraw = Redraw(self, self.backdrop, self.names, self.foresight, parent=self)
        self._set_up()
        self.pieces = BoardPieces(self)
        self.marks = BoardMarks(self, self.backdrop, self.names)
        self.sketches = BoardSketches(self)
        self.offers = BoardOffers(self)
        self.pointer = Pointer(self, self.names, self.offers, parent=self)
        self.keyboard = Keyboard(self, self.pointer)
        self.first_sight = FirstSight(self, parent=self)
        self.camera.turning.connect(self.redraw.keep_sight)
        self.camera.turned.connect(self._on_turned)
        self.camera.moved.connect(self._on_moved)

    def _set_up(self) -> None:
        # A viewport made here is known to Python: asking Qt for its own would make PySide look
        # through all widget classes first, which takes a tenth of the whole start.
        self.setViewport(QWidget())
        self.viewport().setAutoFillBackground(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAcceptDrops(False)  # files are the window's; a scene would swallow them
        self.viewport().setAcceptDrops(False)
        # Until something is seen, nothing asks for the namespace Qt: making it takes PySide as
        # long as all our modules together. A property takes a bare number instead.
        for name in ("horizontalScrollBarPolicy", "verticalScrollBarPolicy"):
            self.setProperty(name, _ALWAYS_OFF)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        self.set_interactive(self.interactive)
        self.setAccessibleName(self.tr("Board"))

    def set_interactive(self, interactive: bool) -> None:  # noqa: FBT001  (as Qt's own)
        """Let the board be played on, or only be looked at."""
        self.interactive = interactive
        self.setMouseTracking(interactive)
        self.viewport().setMouseTracking(interactive)
        self.setProperty("focusPolicy", _STRONG if interactive else _NONE)

    # -- what is shown -----------------------------------------------------------------------

    def show_position(
        self, position: Position, *, owners_tint: bool = True, dislodged: bool = True
    ) -> None:
        """Show pieces and owners of a position."""
        self.redraw.touch()
        self.position, self.tinted = position, owners_tint
        owners = washes(self.loaded.board, position.owners) if owners_tint else {}
        self.backdrop.set_washes(owners)
        self.pieces.show(position, dislodged=dislodged)
        self.redraw.refresh()

    def show_judged(self, position: Position, marks: Sequence[Mark]) -> None:
        """Show a position and the orders on it; everything finds its place once."""
        known = self.backdrop.picture is not None
        if known:
            self.marks.take(marks)
        self.show_position(position)
        if not known:
            self.marks.show(marks)

    def light(self, locations: Iterable[str], kind: str = "target") -> None:
        """Light spaces as ``target``, ``chosen``, ``support`` or ``convoy``; none puts it out."""
        if self.highlights.light(map(province_of, locations), kind):
            self.redraw.touch()
            self.viewport().update()

    def dim_all_but(self, provinces: Iterable[str] | None) -> None:
        """Veil all other spaces; ``None`` lifts the veil."""
        clear = None if provinces is None else map(province_of, provinces)
        if self.highlights.dim_all_but(clear):
            self.redraw.touch()
            self.viewport().update()

    def finish(self) -> None:
        """Draw everything sharply now, without waiting for the hand to rest."""
        self.redraw.finish()

    def ready(self) -> bool:
        """Tell whether everything that is to be seen is drawn sharply now."""
        with self.appearance.worn():
            return self.isVisible() and self.redraw.sharp()

    def plain(self) -> bool:
        """Tell whether nothing but a public position is shown: that alone may be kept on disk."""
        highlights, offers = self.highlights, self.offers
        dressed = self.pieces.states or highlights.lit or highlights.dimmed
        pointed = self.keyboard.focused or self.pointer.hovered
        drawn = self.marks.shown or self.marks.dragged or offers.coasts or offers.chips
        return not (dressed or pointed or drawn or self.sketches.shown)

    # -- what its parts ask of it ------------------------------------------------------------

    def stood(self) -> None:
        """Draw anew what depends on where the pieces stand, before names look for room."""
        self.marks.arrange()
        self.sketches.draw()
        self.offers.place_chips()

    def obstacles(self) -> list[QRectF]:
        """Return what no name may be written under: pieces, and the small discs of orders."""
        return self.pieces.obstacles() + self.marks.discs()

    def outlook(self) -> object:
        """Say all that what is worked out beforehand depends on."""
        return self.camera.zoom

    def look_ahead(self) -> Iterator[None]:
        """Work out what may be looked at next, a piece of it at a time."""
        return self.names.ahead()

    def announce(self, text: str) -> None:
        """Have it said by a screen reader what the keyboard is on; nothing for an empty text."""
        self.setAccessibleDescription(text)
        if text:
            # Wanted by the first key only, and slow to come.
            QtGui.QAccessible.updateAccessibility(QtGui.QAccessibleAnnouncementEvent(self, text))

    # -- where it is looked at from ----------------------------------------------------------

    def _on_turned(self) -> None:
        """Keep pieces and chips as large as they have to be at another zoom."""
        self.redraw.delay()
        self.pieces.rescale()
        self.offers.place_chips()

    def _on_moved(self) -> None:
        """Show what has come in sight."""
        if self.backdrop.picture is not None and not self.backdrop.covers():
            self.redraw.delay()
        self.pushing.show_moved()

    # -- events ------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        """Do everything in the theme that this board wears."""
        with self.appearance.worn():
            return super().event(event)

    def viewportEvent(self, event: QEvent) -> bool:
        """Draw in the board's theme, zoom with two fingers, and say what lies under the pointer."""
        with self.appearance.worn():
            if event.type() == QEvent.Type.ToolTip and isinstance(event, QtGui.QHelpEvent):
                self.pointer.help(event)
                return True
            asked = pinched(event, self.viewport())
            if asked is not None:
                self.camera.zoom_by(*asked)
                return True
            return super().viewportEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep a fitted board fitted."""
        super().resizeEvent(event)
        self.redraw.touch()
        self.camera.resized()

    def showEvent(self, event: QShowEvent) -> None:
        """Draw sharply what changed while nobody saw it."""
        super().showEvent(event)
        self.redraw.on_show()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language or looks."""
        super().changeEvent(event)
        self.redraw.touch()
        if event.type() == QEvent.Type.LanguageChange:
            self.setAccessibleName(self.tr("Board"))
            self.redraw.refresh()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw what is seen; at first sight what was seen last time, and scaled in movement."""
        if not self.redraw.woken and self.first_sight.draw():
            return
        self.first_sight.leave()
        if self.stills.seen is None:
            super().paintEvent(event)
            return
        painter = QPainter(self.viewport())
        self.backdrop.draw_moving(painter)
        painter.end()

    def render(  # type: ignore[override]  # what a widget could besides is not asked of a board
        self, painter: QPainter, target: QRectF | None = None, source: QRect | None = None
    ) -> None:
        """Draw what is seen elsewhere, once everything has found its place.

        Qt lists what it will draw before the background is drawn: nothing that is on that list may
        be taken off the board any more.
        """
        with self.appearance.worn():
            self.backdrop.freshen()
            super().render(painter, target or QRectF(), source or QRect())

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Draw table, shadow and picture."""
        del rect
        self.backdrop.draw(painter)

    def wheelEvent(self, event: QtGui.QWheelEvent) -> None:
        """Zoom around the pointer."""
        notches = event.angleDelta().y() / 120
        if notches:
            self.camera.zoom_by(STEP**notches, event.position())
        event.accept()

    def mousePressEvent(self, event: QtGui.QMouseEvent) -> None:
        """Begin a click, a drag or a pan; from now on the mouse leads."""
        self.keyboard.focus_on("")
        self.pointer.press(event)

    def mouseMoveEvent(self, event: QtGui.QMouseEvent) -> None:
        """Hover, drag or pan."""
        self.pointer.move(event)

    def mouseReleaseEvent(self, event: QtGui.QMouseEvent) -> None:
        """End a click, a drag or a pan."""
        self.pointer.release(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Forget what was hovered."""
        self.pointer.hover("")
        super().leaveEvent(event)

    def keyPressEvent(self, event: QtGui.QKeyEvent) -> None:
        """Zoom, or go about the board."""
        self.keyboard.press(event)

    def focusInEvent(self, event: QtGui.QFocusEvent) -> None:
        """Show the ring again."""
        self.keyboard.show_ring(here=True)
        super().focusInEvent(event)

    def focusOutEvent(self, event: QtGui.QFocusEvent) -> None:
        """Hide the ring while the keyboard is elsewhere."""
        self.keyboard.show_ring(here=False)
        super().focusOutEvent(event)

    def sizeHint(self) -> QSize:
        """Return the size of a board that is pleasant to read."""
        return QSize(800, 600)


def _scene(board: QRectF, parent: QObject) -> QGraphicsScene:
    """Return what lies on a board, with room to push it about."""
    scene = QGraphicsScene(parent)
    scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
    wide, high = board.width() * 4, board.height() * 4
    scene.setSceneRect(board.adjusted(-wide, -high, wide, high))
    return scene


def pinched(event: QEvent, port: QWidget) -> tuple[float, QPointF] | None:
    """Return how much nearer two fingers want to be, and round which point of the viewport."""
    if isinstance(event, QtGui.QNativeGestureEvent):
        if event.gestureType() == QtCore.Qt.NativeGestureType.ZoomNativeGesture:
            return 1 + event.value(), event.position()
    elif event.type() == QEvent.Type.Gesture and isinstance(event, QtWidgets.QGestureEvent):
        pinch = event.gesture(QtCore.Qt.GestureType.PinchGesture)
        if isinstance(pinch, QtWidgets.QPinchGesture):
            at = port.mapFromGlobal(pinch.centerPoint().toPoint())
            return pinch.scaleFactor(), QPointF(at)
    return None
