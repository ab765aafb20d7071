"""The board of a reveal, for a room: follows the player that the control window follows."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from engine.board.loader import LoadedMap
from engine.rules.position import Position
from gui.kit import theme
from gui.map.board.view import BoardView
from gui.map.pictures.picture import Detail, render
from gui.public.board import RoomAppearance
from gui.public.look import Look
from gui.reveal.board import RevealBoard
from gui.reveal.player import FRAME, RevealPlayer

_NEAR = 1.2
_SHARE = 0.29
"""Its width, as a share of the board's."""


class Inset(QWidget):
    """Lies over a board, and is hidden while that shows everything."""

    def __init__(self, view: BoardView, position: Position, look: Look) -> None:
        super().__init__(view)
        self._view, self._position, self._look = view, position, look
        self._picture: QPixmap | None = None
        self._seen = QRectF()
        self.hide()

    def fit(self) -> None:
        """Take a size that goes with the board's, and draw the picture before it is needed."""
        board, port = self._view.shapes.board, self._view.viewport().size()
        wide = round(port.width() * _SHARE)
        size = QSize(wide, round(wide * board.height() / board.width()))
        if size != self.size() or self._picture is None:
            edge = round(port.width() * 0.016)
            top = port.height() - size.height() - edge
            self.setGeometry(edge, top, size.width(), size.height())
            self._draw()
        self.follow()

    def follow(self) -> None:
        """Go where the camera went."""
        self.setVisible(self._view.camera.zoom > self._view.camera.fit_zoom * _NEAR)
        seen = self.frame()
        if seen != self._seen:
            self._seen = seen
            self.update()

    def _draw(self) -> None:
        ratio = self.devicePixelRatioF()
        with theme.wearing(self._look.name):
            detail = Detail(names=False, rough=True)
            image = render(self._view.loaded, self._position, self.size() * ratio, detail=detail)
        self._picture = QPixmap.fromImage(image)
        self._picture.setDevicePixelRatio(ratio)

    def frame(self) -> QRectF:
        """Return what the camera sees, in the inset's pixels."""
        board = self._view.shapes.board
        seen = self._view.camera.region()
        part = seen.intersected(board)
        k = self.width() / board.width()
        return QRectF(part.x() * k, part.y() * k, part.width() * k, part.height() * k)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the board, and a frame round what is seen of it."""
        del event
        if self._picture is None:
            return
        with theme.wearing(self._look.name):
            painter = QPainter(self)
            painter.drawPixmap(0, 0, self._picture)
            thick = max(2.0, self.width() / 120)
            painter.setPen(QPen(self._look.ink("table"), thick))
            half = thick / 2
            painter.drawRect(QRectF(self.rect()).adjusted(half, half, -half, -half))
            painter.setPen(QPen(theme.colour("table"), thick * 1.9))
            painter.drawRect(self.frame())
            painter.setPen(QPen(theme.colour("brass"), thick))
            painter.drawRect(self.frame())
            painter.end()


class PublicReveal(RevealBoard):
    """What the reveal's player shows, larger, with the whole board in a corner when near."""

    appearance: RoomAppearance
    inset: Inset | None = None
    lag = 7 * FRAME
    behind = 4

    def __init__(
        self, player: RevealPlayer, loaded: LoadedMap, look: Look, parent: QWidget
    ) -> None:
        with theme.wearing(look.name):
            super().__init__(player, loaded, appearance=RoomAppearance(look, loaded))
        self.setParent(parent)
        self.set_interactive(False)
        self.inset = inset = Inset(self, player.past.before, look)
        player.stepped.connect(inset.follow)
        player.moved.connect(inset.follow)
        self.showing.applied.connect(inset.follow)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the whole board in the corner be as large as goes with it."""
        super().resizeEvent(event)
        if self.inset is not None:
            self.inset.fit()
