"""Pictures of positions outside a view: cards of the library, the start screen, exports."""

import math
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRect, QRectF, QSize
from PySide6.QtGui import QImage, QPainter, QPixmap

from engine.board.board import sails
from engine.board.loader import LoadedMap
from engine.board.location import coast_of
from engine.rules.position import Position
from gui import i18n
from gui.kit import theme
from gui.map.names import lettering
from gui.map.pictures import arrangement, background, portrait
from gui.map.pictures.background import Wanted
from gui.map.pictures.tint import washes
from gui.map.pieces.leader import paint_leader
from gui.map.pieces.piece_item import BOX, picture
from gui.map.pieces.piece_scale import piece_scale
from gui.map.pieces.standing import Stander

NAMED = 0.45
"""Pixels per board unit from which names can be read."""

STEP = 1.3
"""Between the sizes at which boards are painted for rough pictures."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Detail:
    """How much of a board a picture shows."""

    names: bool = True
    rough: bool = False
    """Pictures of different parts share a few painted boards between them."""

    fine: float = 1.0
    """How many of its pixels are one of a usual window: pieces grow with it."""


WHOLE = Detail()


def thumbnail(
    loaded: LoadedMap,
    position: Position,
    size: QSize,
    crop: QRectF | None = None,
    ratio: float = 1.0,
    *,
    rough: bool = False,
) -> QPixmap:
    """Return a small picture of a position, filling ``size`` logical pixels; keep it for later.

    ``rough`` pictures of different parts share a few painted boards between them.
    """
    fine = ratio * theme.reading()
    image = render(
        loaded, position, size * ratio, crop, Detail(names=False, rough=rough, fine=fine)
    )
    portrait.keep(portrait.small_key(loaded.key, position, size, crop, ratio), image)
    pixmap = QPixmap.fromImage(image)
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def render(
    loaded: LoadedMap,
    position: Position,
    size: QSize,
    crop: QRectF | None = None,
    detail: Detail = WHOLE,
) -> QImage:
    """Return a picture of a position; what does not fit the shape of ``size`` is cut off."""
    names, rough, fine = detail.names, detail.rough, detail.fine
    shapes, arranged = arrangement.shared(loaded)
    part = crop or shapes.board
    scale = max(size.width() / part.width(), size.height() / part.height())
    seen = QRectF(0, 0, size.width() / scale, size.height() / scale)
    seen.moveCenter(part.center())
    corner = seen.topLeft()
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(theme.colour("table"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    sharp = STEP ** math.ceil(math.log(scale, STEP)) if rough else scale
    whole = QRect(0, 0, round(shapes.board.width() * sharp), round(shapes.board.height() * sharp))
    tints = tuple(sorted(washes(loaded.board, position.owners).items()))
    wanted = Wanted(loaded.key, tints, sharp, whole, theme.current())
    backdrop = background.recent(wanted)
    if backdrop is None:
        backdrop = background.keep(wanted, background.paint(shapes, wanted))
    if rough:
        board = QRectF(-corner * scale, shapes.board.size() * scale)
        painter.drawPixmap(board, backdrop.pixmap, QRectF(backdrop.pixmap.rect()))
    else:
        painter.drawPixmap(-corner * scale, backdrop.pixmap)
    letters = {power.id: power.letter for power in loaded.board.powers}
    k = piece_scale(max(scale / fine, NAMED))
    standers = {
        Stander(str(unit.kind), unit.at, unit.province, beaten=beaten): letters[unit.power]
        for beaten, units in (
            (False, position.units),
            (True, tuple(one.unit for one in position.dislodged)),
        )
        for unit in units
    }
    stand = arranged.stand(tuple(standers), k)
    boxes = arrangement.boxes(stand, k)
    if names and scale >= NAMED:
        for label in arranged.name(i18n.language(), scale, "full", boxes):
            pixmap, middle = lettering.picture(label.text, scale)
            painter.drawPixmap((QPointF(label.x, label.y) - corner) * scale - middle, pixmap)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(scale, scale)
    painter.translate(-corner)
    for lead in arranged.leads(stand, k).values():
        paint_leader(painter, lead, k)
    painter.restore()
    for one, (x, y, grown) in stand.items():
        state = "dislodged" if one.beaten else "plain"
        coast = coast_of(one.at) if sails(one.kind) else ""
        drawn = picture(one.kind, standers[one], state, k * grown * scale, coast)
        painter.drawPixmap((QPointF(x, y) - corner + BOX.topLeft() * k * grown) * scale, drawn)
    painter.end()
    return image
