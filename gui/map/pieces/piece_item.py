"""Units on the board: each knows its looks and nothing of the rules."""

from PySide6 import QtCore
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from engine.board.board import sails
from engine.board.location import coast_of, province_of
from gui.kit import theme
from gui.kit.kept import Kept, bare
from gui.kit.pens import pen
from gui.kit.pieces import INK, PAPER, Disc, badge, bold, paint_piece
from gui.map import layers
from gui.map.motion import soften
from gui.map.names.coast_sign import coast_sign
from gui.map.sprite_painter import Job

BOX = QRectF(-34, -32, 70, 66)
"""All that belongs to a piece at scale 1: rings, badge and shadow."""

BODY = QRectF(-23.5, -20.5, 47.5, 36)
"""The piece itself: what no name and no other piece may cover."""

RING = QRectF(-27.5, -27.5, 55, 55)
"""A piece with a ring round it."""

COAST, COAST_DISC = 11.0, 8.5
"""Height of the letters that name a fleet's coast, and half that of their disc."""

STATES = ("plain", "mine", "chosen", "dislodged")

_drawn: Kept[QPixmap] = Kept(lambda picture: picture)


def paint_state(painter: QPainter, kind: str, letter: str, state: str, coast: str = "") -> None:
    """Draw a piece in a state round the origin, with the coast at which it lies."""
    painter.setBrush(QtCore.Qt.BrushStyle.NoBrush)
    if state in ("mine", "chosen"):
        painter.setPen(pen(PAPER, 6, 230))
        painter.drawEllipse(QPointF(0, 0), 25, 25)
        chosen = state == "chosen"
        painter.setPen(pen("#146c66", 3.2 if chosen else 2.2, 255, None if chosen else [2.2, 2.0]))
        painter.drawEllipse(QPointF(0, 0), 25, 25)
    if state != "dislodged":
        paint_piece(painter, kind, letter)
        _name_coast(painter, coast)
        return
    painter.setPen(pen(PAPER, 4.4, 200))
    painter.drawEllipse(QPointF(0, 0), 24, 24)
    painter.setPen(pen(INK, 1.8, 255, [2.4, 2.4]))
    painter.drawEllipse(QPointF(0, 0), 24, 24)
    painter.rotate(-14)
    paint_piece(painter, kind, letter)
    painter.rotate(14)
    _name_coast(painter, coast)
    badge(painter, QPointF(18, -18), "!")


def _name_coast(painter: QPainter, coast: str) -> None:
    """Write at the bow which of two coasts a fleet lies at."""
    if coast:
        sign = coast_sign(coast)
        wide = QFontMetricsF(bold(COAST)).horizontalAdvance(sign) + COAST_DISC
        badge(painter, QPointF(wide / 2 - 29, -17), sign, Disc(r=COAST_DISC, px=COAST))


def picture(kind: str, letter: str, state: str, scale: float, coast: str = "") -> QPixmap:
    """Return a drawn piece at so many device pixels per unit, the origin at ``-BOX.topLeft()``."""
    key = _key(kind, letter, state, scale, coast)
    pixmap = _drawn.get(key)
    return pixmap if pixmap is not None else _keep(key, _draw(kind, letter, state, scale, coast))


def job(kind: str, letter: str, state: str, scale: float, coast: str = "") -> Job | None:
    """Return how to draw a piece beforehand; nothing if it is drawn already."""
    key = _key(kind, letter, state, scale, coast)
    if key in _drawn:
        return None
    return Job(lambda: _draw(kind, letter, state, scale, coast), lambda image: _keep(key, image))


def _key(kind: str, letter: str, state: str, scale: float, coast: str) -> tuple[object, ...]:
    sign = coast_sign(coast) if coast else ""
    return (kind, letter, state, round(scale, 3), sign, theme.current())


def _keep(key: tuple[object, ...], image: QImage) -> QPixmap:
    return _drawn.keep(key, QPixmap.fromImage(image))


def _draw(kind: str, letter: str, state: str, scale: float, coast: str) -> QImage:
    image = QImage((BOX.size() * scale).toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    painter.scale(scale, scale)
    painter.translate(-BOX.topLeft())
    paint_state(painter, kind, letter, state, coast)
    painter.end()
    return bare(image)


class PieceItem(QGraphicsItem):
    """One unit, drawn from a picture made at the size it is shown."""

    def __init__(self, kind: str, letter: str, at: str, state: str = "plain") -> None:
        super().__init__()
        self.kind, self.letter, self.at, self.state = kind, letter, at, state
        self.province = province_of(at)
        self.coast = coast_of(at) if sails(kind) else ""
        self.size = 1.0
        """How large it is drawn against others: smaller where its space has little room."""

        self.sharp = 0.0
        """Device pixels per unit at which it was last drawn for good; set by the view."""
        self.setZValue(layers.PIECES)

    def boundingRect(self) -> QRectF:
        """Return all that is painted."""
        return BOX

    def body(self) -> QRectF:
        """Return what must stay free of names and other pieces, in board units."""
        return self.mapRectToScene(RING if self.state != "plain" else BODY)

    def room(self) -> QRectF:
        """Return what no line's figure may cover, in board units: the same when it is chosen."""
        return self.mapRectToScene(RING if self.state == "dislodged" else BODY)

    def set_state(self, state: str) -> None:
        """Show it ``plain``, ``mine``, ``chosen`` or ``dislodged``."""
        if state != self.state:
            self.state = state
            self.update()

    def hit(self, point: QPointF) -> bool:
        """Tell whether a point of the board lies on the piece itself."""
        return BODY.contains(self.mapFromScene(point))

    def job(self, sharp: float) -> Job | None:
        """Return how to draw it beforehand; nothing if it is drawn already."""
        return job(self.kind, self.letter, self.state, sharp, self.coast)

    def rough(self) -> QPixmap:
        """Return a small picture, to be scaled."""
        return picture(self.kind, self.letter, self.state, 1.0, self.coast)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Draw the picture; scaled while the zoom is changing."""
        del option, widget
        ratio = painter.device().devicePixelRatioF()
        now = painter.transform().m11() * ratio
        drawn = picture(self.kind, self.letter, self.state, self.sharp or now, self.coast)
        if abs(drawn.width() - BOX.width() * now) > 1.5:
            soften(painter)
            painter.drawPixmap(BOX, drawn, QRectF(drawn.rect()))
            return
        corner = painter.transform().map(BOX.topLeft())
        painter.resetTransform()
        painter.scale(1 / ratio, 1 / ratio)
        painter.drawPixmap(round(corner.x() * ratio), round(corner.y() * ratio), drawn)
