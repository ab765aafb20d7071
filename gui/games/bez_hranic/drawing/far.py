"""A page that is read from afar: drawn in units of 1920 x 1080, whatever the window measures."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QRadialGradient,
    QTransform,
)
from PySide6.QtWidgets import QWidget

from gui.games.bez_hranic.drawing.cached import draw_cached
from gui.kit import theme

WIDE, HIGH = 1920.0, 1080.0
"""Units of a page."""

CENTRE = Qt.AlignmentFlag.AlignCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter

CREAM, BRASS, GOLD, QUIET = "#f4eddf", "#d8b26a", "#f0c974", "#a9b8bf"
GROUND, PANEL = "#10191e", "#26343d"


def serif(size: float, *, italic: bool = False) -> QFont:
    """Return the type of names."""
    font = theme.board_font(size, italic=italic)
    font.setFeature(QFont.Tag("lnum"), 1)  # its usual 1 is read as a letter: "after round I"
    return font


def sans(size: float, weight: int = 500) -> QFont:
    """Return the type of everything else."""
    return theme.font("body", size, weight)


def figures(size: float) -> QFont:
    """Return the type of large numbers."""
    font = theme.font("body", size, 700)
    font.setFeature(QFont.Tag("tnum"), 1)
    return font


def page_in(area: QRectF) -> QTransform:
    """Return how units become pixels within an area: as large as they fit, in its middle."""
    return view_of(QRectF(0, 0, WIDE, HIGH), area)


def view_of(part: QRectF, area: QRectF) -> QTransform:
    """Return how units become pixels where a part of a page fills an area."""
    scale = min(area.width() / part.width(), area.height() / part.height())
    fitted = QTransform()
    fitted.translate(
        area.left() + (area.width() - part.width() * scale) / 2,
        area.top() + (area.height() - part.height() * scale) / 2,
    )
    fitted.scale(scale, scale)
    fitted.translate(-part.left(), -part.top())
    return fitted


def write(
    painter: QPainter,
    box: QRectF,
    text: str,
    look: tuple[QFont, QColor | str],
    where: Qt.AlignmentFlag = CENTRE,
) -> None:
    """Write one line; where it is wider than its box it is written smaller."""
    font, ink = look
    wide = QFontMetricsF(font).horizontalAdvance(text)
    if wide > box.width() > 0:
        font = QFont(font)
        font.setPixelSize(max(int(font.pixelSize() * box.width() / wide), 8))
    painter.setFont(font)
    painter.setPen(QColor(ink))
    painter.drawText(box, where | Qt.TextFlag.TextSingleLine, text)


def frame(
    painter: QPainter,
    box: QRectF,
    corner: float,
    fill: QColor | str | None = None,
    edge: QColor | str | None = None,
    width: float = 1.2,
) -> None:
    """Draw a box with round corners."""
    painter.setPen(QPen(QColor(edge), width) if edge is not None else Qt.PenStyle.NoPen)
    painter.setBrush(QColor(fill) if fill is not None else Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box, corner, corner)


def shade(painter: QPainter, box: QRectF, corner: float) -> None:
    """Draw the soft shadow of something that lies on the table."""
    around = box.adjusted(-14, -10, 14, 18)
    key = ("shade", box.width(), box.height(), corner)
    draw_cached(painter, key, around, lambda to, _: _paint_shade(to, box, corner))


def _paint_shade(painter: QPainter, box: QRectF, corner: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    for step in range(5):
        grown = 12 * (1 - step / 5)
        painter.setBrush(QColor(0, 0, 0, 14))
        wider = box.adjusted(-grown, -grown + 4, grown, grown + 4)
        painter.drawRoundedRect(wider, corner + grown, corner + grown)


def within(painter: QPainter, path: QPainterPath, draw: Callable[[], None]) -> None:
    """Draw something that ends where a shape ends."""
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    draw()
    painter.restore()


class FarPage(QWidget):
    """A page in units; what is drawn, and what is where, says whoever is one."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._wood: QPixmap | None = None

    @property
    def units(self) -> QTransform:
        """How units become pixels now."""
        return page_in(QRectF(self.rect()))

    def at(self, point: QPointF) -> QPointF:
        """Return a point of the widget in units."""
        back, _ = self.units.inverted()
        return back.map(point)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the table's wood up to the edges of the window, then the page; what changed."""
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing
            | QPainter.RenderHint.TextAntialiasing
            | QPainter.RenderHint.SmoothPixmapTransform
        )
        area = QRectF(event.rect())
        if not self.covers(area):
            ratio = self.devicePixelRatioF()
            painter.drawPixmap(
                area,
                self.wood,
                QRectF(
                    area.left() * ratio,
                    area.top() * ratio,
                    area.width() * ratio,
                    area.height() * ratio,
                ),
            )
        painter.setTransform(self.units, combine=True)
        self.draw(painter)
        painter.end()

    @property
    def wood(self) -> QPixmap:
        """The ground of the window; a picture, for it takes longer than all that lies on it."""
        ratio = self.devicePixelRatioF()
        size = self.size() * ratio
        if self._wood is None or self._wood.size() != size:
            self._wood = QPixmap(size)
            self._wood.fill(QColor(GROUND))
            painter = QPainter(self._wood)
            painter.scale(ratio, ratio)
            painter.setTransform(self.units, combine=True)
            ground = QRadialGradient(QPointF(WIDE / 2, HIGH / 2), 1050)
            ground.setColorAt(0, QColor("#2b4248"))
            ground.setColorAt(0.55, QColor("#1c2b31"))
            ground.setColorAt(1, QColor(GROUND))
            painter.fillRect(QRectF(0, 0, WIDE, HIGH), ground)
            painter.end()
        return self._wood

    def covers(self, area: QRectF) -> bool:
        """Tell whether the page hides all of this area of the window, so that no wood is seen."""
        del area
        return False

    def draw(self, painter: QPainter) -> None:
        """Draw the page, in units."""
        raise NotImplementedError
