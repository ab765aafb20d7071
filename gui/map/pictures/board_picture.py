"""A small board: a picture of a position that is drawn when there is time."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.board.loader import LoadedMap
from engine.rules.position import Position
from gui.kit import theme
from gui.kit.widgets import picture_of
from gui.map.pictures import portrait

_USUAL = (1600, 1200)
"""Board units of the map that comes with the program."""


class BoardPicture(QWidget):
    """A small board. Keeps its size while the picture is still to come.

    A picture that was drawn at an earlier time is there at the first sight already.
    """

    def __init__(self, map_key: str, position: Position | None, crop: QRectF) -> None:
        super().__init__()
        self.position, self.crop = position, crop
        self.map_key = map_key
        self._picture = QPixmap()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @property
    def waiting(self) -> bool:
        """Whether it still wants a picture of its present size."""
        size = self._picture.deviceIndependentSize().toSize()
        drawn = not self._picture.isNull() and size == self.size()
        return self.position is not None and not self.size().isEmpty() and not drawn

    def set_picture(self, pixmap: QPixmap) -> None:
        """Show the picture."""
        self._picture = pixmap
        self.update()

    def view(self) -> QRectF:
        """Return the part of the board that fills it, in board units."""
        share, visible = self.width() / max(1, self.height()), QRectF(self.crop)
        if visible.width() / visible.height() > share:
            cut = visible.width() - visible.height() * share
            visible.adjust(cut / 2, 0, -cut / 2, 0)
        else:
            cut = visible.height() - visible.width() / share
            visible.adjust(0, cut / 2, 0, -cut / 2)
        return visible

    def _remember(self) -> None:
        if self.waiting and self.position is not None:
            ratio = self.devicePixelRatioF()
            kept = portrait.small(self.map_key, self.position, self.size(), self.view(), ratio)
            if not kept.isNull():
                self._picture = kept

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the picture, or water until it comes."""
        del event
        self._remember()
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        shape = QPainterPath()
        radius = float(theme.TOKENS["radius"]["panel"]) - 1
        shape.addRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), radius, radius)
        painter.setClipPath(shape)
        painter.fillRect(self.rect(), theme.colour("sea" if self.position else "paper3"))
        if self.position is None:
            size = 40
            mark = QRectF(0, 0, size, size)
            mark.moveCenter(QRectF(self.rect()).center())
            icon = picture_of("folder", theme.hexa("text3"), size)
            painter.drawPixmap(mark, icon, QRectF(icon.rect()))
        if not self._picture.isNull():
            painter.drawPixmap(QRectF(self.rect()), self._picture, QRectF(self._picture.rect()))
        painter.end()


def part_of(loaded: LoadedMap, seen: QRectF) -> QRectF:
    """Return the part of a map that lies as a part does of a usual one, 1600 × 1200."""
    width, height = loaded.atlas.size
    across, down = width / _USUAL[0], height / _USUAL[1]
    return QRectF(seen.x() * across, seen.y() * down, seen.width() * across, seen.height() * down)


def rounded(widget: QWidget) -> QPainterPath:
    """Return the shape of a picture: its corners are those of a panel."""
    shape, radius = QPainterPath(), float(theme.TOKENS["radius"]["panel"]) - 1
    shape.addRoundedRect(QRectF(widget.rect()).adjusted(1, 1, -1, -1), radius, radius)
    return shape
