"""One map to be chosen: a small picture of it, and its name."""

from functools import lru_cache

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QSizePolicy

from gui.games.bez_hranic.drawing.far import CENTRE, sans, within, write
from gui.games.bez_hranic.show.ground import INK, LAND, SEA
from gui.games.bez_hranic.show.map_painter import map_painter
from gui.games.bez_hranic.words.options import map_name
from gui.kit import theme
from gui.kit.widgets import PaintedButton
from gui.map.shapes import area


class MapCard(PaintedButton):
    """A map; its picture is painted when the card is first seen."""

    def __init__(self, map_: str) -> None:
        super().__init__()
        self.map = map_
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def speak(self) -> None:
        """Say its name in the language now spoken."""
        self.setText(map_name(self.map))
        self.setAccessibleName(self.text())
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Ask for a picture and a line."""
        return QSize(theme.px(150), theme.px(150))

    def minimumSizeHint(self) -> QSize:
        """Want no less."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it."""
        del event
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing
        )
        on = self.isChecked()
        foot = theme.px(26)
        box = QRectF(self.rect()).adjusted(2, 2, -2, -2 - foot)
        edge = QPainterPath()
        edge.addRoundedRect(box, 6, 6)
        ratio = self.devicePixelRatioF()
        wide, high = round(box.width() * ratio), round(box.height() * ratio)
        picture = _picture(self.map, wide, high)
        within(painter, edge, lambda: painter.drawPixmap(box, picture, QRectF(picture.rect())))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        ink = "accent" if on or self.hasFocus() else "line2"
        painter.setPen(QPen(theme.colour(ink), 3 if on else 2 if self.hasFocus() else 1))
        painter.drawPath(edge)
        line = QRectF(2, box.bottom(), self.width() - 4, foot + 2)
        weight = 700 if on else 450
        write(painter, line, self.text(), (sans(theme.px(14), weight), theme.hexa("text")), CENTRE)
        painter.end()


@lru_cache(maxsize=8)
def _picture(map_: str, wide: int, high: int) -> QPixmap:
    """Paint a map without names, all of it."""
    on = map_painter(map_)
    size = on.atlas.size
    scale = min(wide / size[0], high / size[1])
    into = QTransform()
    into.translate((wide - size[0] * scale) / 2, (high - size[1] * scale) / 2)
    into.scale(scale, scale)
    picture = QPixmap(max(wide, 1), max(high, 1))
    picture.fill(QColor(SEA))
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for rings in on.atlas.impassable.values():
        painter.fillPath(into.map(area(rings)), QColor(LAND))
    painter.setPen(QPen(theme.colour(INK, 170), 0.8))
    for part, path in on.paths.items():
        painter.setBrush(QColor(on.ground.tints[on.board.parts[part]]))
        painter.drawPath(into.map(path))
    painter.end()
    return picture
