"""The shapes that marks are made of, as items of the scene."""

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from PySide6 import QtCore
from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPainterPathStroker, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from gui.kit.kept import Kept, bare
from gui.kit.pens import pen
from gui.kit.pieces import BLOOD, INK, PAPER, Disc, badge, cross
from gui.map import layers, qt_lines
from gui.map.arrows.arrow_shape import corners_of
from gui.map.motion import soften
from gui.map.polyline import Pair, Track

SHOAL = 0.08
"""Share of a wave's crests that may lie ashore."""

LOW = (0.6, 0.3)
"""How high those become of which more do, against the usual: the first that does."""


@dataclass(frozen=True, slots=True)
class Stroke:
    """One path, filled or drawn with a pen."""

    path: QPainterPath
    pen: QPen | None = None
    fill: QColor | None = None


_pictures: Kept[QPixmap] = Kept(lambda picture: picture)
"""Lines as they were last drawn: a reveal comes back to the same ones again and again."""


class StrokesItem(QGraphicsItem):
    """Several strokes over one another: one line of an order."""

    def __init__(self, strokes: list[Stroke], z: float) -> None:
        super().__init__()
        self._strokes = strokes
        self._bounds = QRectF()
        for stroke in strokes:
            wide = stroke.pen.widthF() / 2 + 1 if stroke.pen else 1
            box = stroke.path.boundingRect().adjusted(-wide, -wide, wide, wide)
            self._bounds = self._bounds.united(box)
        self.setZValue(z)
        self.sharp = 0.0
        """Device pixels per unit at which its picture is made; 0 draws without one."""
        self.key: object = None
        """What it draws, if that is drawn more than once: its picture is kept then."""

        self._picture: tuple[float, QPixmap] | None = None

    @property
    def strokes(self) -> Sequence[Stroke]:
        """What is drawn, from below."""
        return self._strokes

    def boundingRect(self) -> QRectF:
        """Return what the strokes cover."""
        return self._bounds

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Draw the picture of the strokes; scaled while the zoom is changing."""
        del option, widget
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self.sharp:
            self._draw(painter)
            return
        pixmap = self.picture()
        ratio = painter.device().devicePixelRatioF()
        transform = painter.transform()
        if abs(transform.m11() * ratio - self.sharp) > 1e-6:
            soften(painter)
            whole = QRectF(self._bounds.topLeft(), pixmap.size().toSizeF() / self.sharp)
            painter.drawPixmap(whole, pixmap, QRectF(pixmap.rect()))
            return
        corner = transform.map(self._bounds.topLeft()) * ratio
        painter.resetTransform()
        painter.scale(1 / ratio, 1 / ratio)
        painter.drawPixmap(round(corner.x()), round(corner.y()), pixmap)

    def picture(self) -> QPixmap:
        """Return the picture of the strokes at the size they are seen, drawn if it has to be."""
        if self._picture is None or self._picture[0] != self.sharp:
            self._picture = (self.sharp, self._kept() if self.key is not None else self._make())
        return self._picture[1]

    def _kept(self) -> QPixmap:
        box = self._bounds
        where = (
            round(box.x(), 2),
            round(box.y(), 2),
            round(box.width(), 2),
            round(box.height(), 2),
        )
        key = (self.key, round(self.sharp, 4), where)
        pixmap = _pictures.get(key)
        return pixmap if pixmap is not None else _pictures.keep(key, self._make())

    def _make(self) -> QPixmap:
        size = (self._bounds.size() * self.sharp).toSize() + QSize(2, 2)
        pixmap = QPixmap(size)
        pixmap.fill(QtCore.Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self.sharp, self.sharp)
        painter.translate(-self._bounds.topLeft())
        self._draw(painter)
        painter.end()
        return bare(pixmap)

    def _draw(self, painter: QPainter) -> None:
        for stroke in self._strokes:
            if stroke.pen is not None:
                painter.strokePath(stroke.path, stroke.pen)
            if stroke.fill is not None:
                painter.fillPath(stroke.path, stroke.fill)


class Figure(QGraphicsItem):
    """A number or sign on a small disc, or a cross."""

    def __init__(
        self, at: QPointF, text: str, k: float, *, dark: bool = False, z: float = layers.MARKS
    ) -> None:
        super().__init__()
        self.text, self.dark = text, dark
        self.setPos(at)
        self.setScale(k)
        self.setZValue(z)

    def boundingRect(self) -> QRectF:
        """Return the disc's rectangle."""
        half = 12 + 6.5 * len(self.text) if self.dark else 14 + 3 * len(self.text)
        return QRectF(-half, -17, 2 * half, 34)

    def body(self) -> QRectF:
        """Return what is covered, in board units."""
        return self.mapRectToScene(self.boundingRect().adjusted(2, 2, -2, -2))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Draw the disc."""
        del option, widget
        middle = QPointF(0, 0)
        if not self.text:
            cross(painter, middle, 10)
        elif self.dark:
            badge(painter, middle, self.text, Disc(r=14, px=17, ink=PAPER, paper=INK))
        else:
            badge(painter, middle, self.text, Disc(r=9.5))


class Anchor(Figure):
    """An anchor on a small disc: a port that somebody takes hold of."""

    RADIUS = 11.5
    """Of the disc at scale 1."""

    def __init__(self, at: QPointF, ink: QColor, k: float, *, pale: bool = False) -> None:
        super().__init__(at, "", k)
        self._ink, self._pale = ink, pale

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Draw the anchor: its ring, stock, shank and arms."""
        del option, widget
        painter.setPen(pen(INK, 1.5))
        painter.setBrush(QColor(PAPER))
        painter.drawEllipse(QPointF(0, 0), self.RADIUS, self.RADIUS)
        painter.setBrush(QtCore.Qt.BrushStyle.NoBrush)
        for ink, width in ((INK, 3.6), (self._ink.name(), 1.8)):
            painter.setPen(pen(PAPER if self._pale and ink != INK else ink, width))
            painter.drawEllipse(QPointF(0, -5.6), 1.7, 1.7)
            painter.drawLine(QPointF(0, -3.9), QPointF(0, 6.6))
            painter.drawLine(QPointF(-3.4, -1.6), QPointF(3.4, -1.6))
            painter.drawArc(QRectF(-6, -5.4, 12, 12), 190 * 16, 160 * 16)


class Slashes(QGraphicsItem):
    """Two slanted strokes where a support was cut."""

    def __init__(self, at: QPointF, along: QPointF, k: float) -> None:
        super().__init__()
        self._along = along
        self.setPos(at)
        self.setScale(k)
        self.setZValue(layers.MARKS)

    def boundingRect(self) -> QRectF:
        """Return the strokes' rectangle."""
        return QRectF(-18, -18, 36, 36)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Draw the strokes."""
        del option, widget
        ahead, aside = self._along, QPointF(-self._along.y(), self._along.x())
        for ink, width in ((PAPER, 6), (BLOOD, 3)):
            painter.setPen(pen(ink, width))
            for offset in (-3.4, 3.4):
                middle = ahead * offset
                painter.drawLine(middle + aside * 8 + ahead * 3, middle - aside * 8 - ahead * 3)


def direction(a: QPointF, b: QPointF) -> tuple[QPointF, float]:
    """Return the way from a to b as a unit vector and its length."""
    way = b - a
    length = math.hypot(way.x(), way.y()) or 1.0
    return way / length, length


def segment(a: QPointF, b: QPointF) -> QPainterPath:
    """Return a straight line."""
    path = QPainterPath(a)
    path.lineTo(b)
    return path


def ring(at: QPointF, r: float) -> QPainterPath:
    """Return a circle."""
    path = QPainterPath()
    path.addEllipse(at, r, r)
    return path


def arrow(track: Track, width: float, head: float, size: float = 1.0) -> QPainterPath:
    """Return an arrow along a line as one outline, its tip at the end.

    ``head`` is how much wider than the shaft its head is, ``size`` makes a short arrow's smaller.
    """
    corners = corners_of(track, width, head, size)
    path = QPainterPath(QPointF(*corners[0]))
    for x, y in corners[1:]:
        path.lineTo(x, y)
    path.closeSubpath()
    return path


def spine(outline: QPainterPath) -> list[QPointF]:
    """Return the middle line of an arrow's outline: the corners of its shaft, then its tip."""
    corners = [QPointF(*_place(outline, at)) for at in range(outline.elementCount())]
    if len(corners) % 2 == 0:
        corners.pop()  # the way back to the first one
    half = (len(corners) - 3) // 2
    left, right = corners[:half], corners[half + 3 :][::-1]
    middles = [(one + other) / 2 for one, other in zip(left, right, strict=True)]
    return [*middles, corners[half + 1]]


def _place(outline: QPainterPath, at: int) -> tuple[float, float]:
    element = outline.elementAt(at)
    return float(element.x), float(element.y)


def discs_of(items: Iterable[QGraphicsItem]) -> list[QRectF]:
    """Return where strengths, crosses and question marks of a mark are."""
    return [item.body() for item in items if isinstance(item, Figure)]


def sharpen(items: Iterable[QGraphicsItem], mark: object, dots: float) -> None:
    """Have pictures made of the lines of a mark, at pixels per board unit; none of a passing one.

    A mark that equals another has the same pictures.
    """
    for number, item in enumerate(items):
        if isinstance(item, StrokesItem):
            item.sharp, item.key = dots, (mark, number)


class Outline:
    """A closed outline, and all that pens drawn along it cover."""

    __slots__ = ("_rims", "path")

    def __init__(self, path: QPainterPath) -> None:
        self.path = path
        self._rims: dict[float, QPainterPath | None] = {}

    def rim(self, along: QPen) -> Stroke:
        """Cover all that a pen drawn along it does, and what lies inside it.

        To fill that takes a quarter of the time of drawing with the pen, whose inner edge crosses
        itself where the outline is narrow. The outline itself is to be drawn over it.
        """
        wide = along.widthF()
        if wide not in self._rims:
            self._rims[wide] = _rim(self.path, along)
        contour = self._rims[wide]
        if contour is None:  # nothing can be seen of it: an arrow on a board without any size
            return Stroke(self.path, along)
        return Stroke(contour, fill=along.color())


def _rim(path: QPainterPath, along: QPen) -> QPainterPath | None:
    edges = QPainterPathStroker(along).createStroke(path).toSubpathPolygons()
    if not edges:
        return None
    contour = QPainterPath()
    contour.addPolygon(max(edges, key=lambda edge: edge.boundingRect().width()))
    contour.setFillRule(QtCore.Qt.FillRule.WindingFill)
    return contour


def wave(
    track: Track, length: float, height: float, ashore: Callable[[Pair], bool]
) -> QPainterPath:
    """Return a wave along a line: lower in narrow water, if too much of it would lie ashore."""
    path = QPainterPath(qt_lines.at(track, 0.0))
    steps = max(2, round(track.length / length * 2))
    bows: list[tuple[QPointF, QPointF, QPointF]] = []
    for step in range(steps):
        begin, end = track.length * step / steps, track.length * (step + 1) / steps
        way = qt_lines.ahead(track, (begin + end) / 2)
        one, other = qt_lines.at(track, begin), qt_lines.at(track, end)
        crest = QPointF(-way.y(), way.x()) * (height if step % 2 else -height)
        bows.append(((one + other) / 2, crest, other))
    wet = [not ashore((middle + crest).toTuple()) for middle, crest, _ in bows]
    narrow = wet.count(False) > SHOAL * steps
    for (middle, crest, other), usual in zip(bows, wet, strict=True):
        swing = crest if usual or not narrow else _low(middle, crest, ashore)
        path.quadTo(middle + swing * 2, other)
    return path


def _low(middle: QPointF, crest: QPointF, ashore: Callable[[Pair], bool]) -> QPointF:
    """Return a wave's crest that was made lower until it does not lie ashore."""
    lower = [crest * share for share in LOW]
    return next((one for one in lower if not ashore((middle + one).toTuple())), lower[-1])
