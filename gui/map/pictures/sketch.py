"""A board in a few strokes, to be looked at until its finished picture is painted."""

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPixmap

from engine.board.board import sails
from engine.board.loader import LoadedMap
from engine.board.location import coast_of
from engine.rules.position import Position
from gui.kit import theme
from gui.kit.pens import pen
from gui.map.pictures.picture import NAMED
from gui.map.pieces import places
from gui.map.pieces.piece_item import BOX, picture
from gui.map.pieces.piece_scale import piece_scale
from gui.map.shapes import shapes_of


def sketch(
    loaded: LoadedMap, position: Position, size: QSize, crop: QRectF, ratio: float = 1.0
) -> QPixmap:
    """Return water, land, borders and pieces of a part of the board; quick to draw."""
    shapes = shapes_of(loaded.atlas)
    scale = max(size.width() / crop.width(), size.height() / crop.height())
    seen = QRectF(0, 0, size.width() / scale, size.height() / scale)
    seen.moveCenter(crop.center())
    pixmap = QPixmap(size * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(theme.colour("sea"))
    painter = QPainter(pixmap)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    painter.scale(scale, scale)
    painter.translate(-seen.topLeft())
    painter.setPen(pen(theme.hexa("border"), 0.8 / scale))
    painter.fillPath(shapes.impassable, theme.colour("offboard"))
    painter.setBrush(theme.mix(theme.land("").name(), "board_paper", 0.42))
    for path in shapes.land.values():
        if path.controlPointRect().intersects(seen):
            painter.drawPath(path)
    letters = {power.id: power.letter for power in loaded.board.powers}
    k = piece_scale(max(scale, NAMED))
    for unit in position.units:
        spot = QPointF(*places.spot(loaded.atlas, unit.at, str(unit.kind)))
        coast = coast_of(unit.at) if sails(unit.kind) else ""
        drawn = picture(str(unit.kind), letters[unit.power], "plain", k * scale * ratio, coast)
        painter.drawPixmap(QRectF(spot + BOX.topLeft() * k, BOX.size() * k), drawn, drawn.rect())
    painter.end()
    return pixmap
