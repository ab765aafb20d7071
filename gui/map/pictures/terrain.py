"""Paints the board without anything that moves: water, land in its owners' washes, borders."""

import math
from collections.abc import Iterable, Mapping

from PySide6 import QtCore
from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import (
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRadialGradient,
)

from engine.board.atlas import BorderKind
from gui.kit import theme
from gui.kit.pens import hatch, pen
from gui.kit.piece_shapes import polygon
from gui.map.pictures.shown import USUAL, Shown
from gui.map.shapes import Shapes

FRAME = 9.0
"""How far the wooden frame reaches over the board's edge and beyond it, in board units."""

STAR = 6.4
"""How large the mark of a supply centre is."""

DOT = 4.2
"""How large the dot of a port is."""

WASHED, WIDE = 0.32, 10.0
"""How much of a power's colour its water has, and how far the lines of its hatching are apart."""

LETTER = 9.0
"""Half the height of the disc with the letter of who controls a space, where no colour says it."""

HOME = 3.4
"""How wide the band along the inside of a home is."""


def paint(
    shapes: Shapes,
    washes: Mapping[str, str],
    scale: float,
    region: QRectF,
    size: QSize | None = None,
    *,
    shown: Shown = USUAL,
) -> QImage:
    """Paint a region of the board (board units) at ``scale`` pixels per unit.

    ``washes`` gives the owner's letter of each tinted space, sea sectors where those are owned too.
    Pure but for the theme in use; runs in any thread.
    """
    image = QImage(size or (region.size() * scale).toSize(), QImage.Format.Format_RGB32)
    image.fill(theme.colour("wood"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(scale, scale)
    painter.translate(-region.topLeft())
    _water(painter, shapes, washes, coloured=shown.coloured)
    _land(painter, shapes, washes, coloured=shown.coloured)
    _borders(painter, shapes, washes)
    _homes(painter, shapes, dict(shown.homes))
    if not shown.coloured:
        _letters(painter, shapes, washes)
    marks(painter, shapes, shown)
    frame(painter, shapes.board)
    painter.end()
    return image


def _water(painter: QPainter, shapes: Shapes, washes: Mapping[str, str], *, coloured: bool) -> None:
    sea = QRadialGradient(QPointF(760, 640), 1150)
    sea.setColorAt(0, theme.colour("sea"))
    sea.setColorAt(1, theme.colour("sea_deep"))
    painter.fillRect(shapes.board, sea)
    for letter in sorted({letter for key, letter in washes.items() if key not in shapes.land}):
        _sectors(painter, shapes, washes, letter, coloured=coloured)
    # The land is painted over what these strokes do inland, so no clip is needed.
    shallow = QColor("#f6fcfb") if theme.current() != "dark" else QColor("#7fa3b0")
    glow(painter, shapes, shapes.soft_coast, shallow, ((34, 16), (27, 18), (16, 24), (9, 34)))
    ink = theme.mix("sea_ink", "sea", 0.35)
    for rings, alpha in zip(shapes.depth, (110, 78, 52, 30), strict=True):
        stroke(painter, rings, flat(ink, 0.75, alpha))


def sea_colour(letter: str) -> QColor:
    """Return the colour of water that somebody controls: lighter washed than land."""
    return theme.mix("sea", sea_wash(letter).name(), WASHED)


def sea_wash(letter: str) -> QColor:
    """Return what a power's water is washed with: the fuller of its colours, for it is thin."""
    return theme.mix(theme.land(letter).name(), theme.piece(letter).name(), 0.25)


def _sectors(
    painter: QPainter, shapes: Shapes, washes: Mapping[str, str], letter: str, *, coloured: bool
) -> None:
    """Wash the sea sectors of one power and hatch them, so that they are told without colour."""
    mine = [key for key in sorted(washes) if washes[key] == letter and key not in shapes.land]
    water, box = QPainterPath(), QRectF()
    water.setFillRule(QtCore.Qt.FillRule.OddEvenFill)
    for key in mine:
        water.addPath(shapes.area(key))
        box = box.united(shapes.boxes[key])
    wash = sea_wash(letter)
    wash.setAlphaF(WASHED)
    if coloured:
        painter.fillPath(water, wash)
    painter.save()
    painter.setClipPath(water)
    line = theme.mix(theme.piece(letter).name(), "sea_ink", 0.5 if coloured else 1)
    line.setAlpha(70 if coloured else 120)
    hatch(painter, box, theme.pattern(letter), line, WIDE)
    painter.restore()


def _homes(painter: QPainter, shapes: Shapes, homes: Mapping[str, str]) -> None:
    """Draw a band in the colour of the power whose home it is along the inside of each home."""
    for letter in sorted({*homes.values()}):
        mine = frozenset(key for key, whose in homes.items() if whose == letter)
        rim: list[QPolygonF] = []
        for border, pieces in shapes.borders:
            if (border.one in mine) != (border.other in mine):
                rim += pieces
        country = QPainterPath()
        country.setFillRule(QtCore.Qt.FillRule.OddEvenFill)
        for key in sorted(mine):
            country.addPath(shapes.area(key))
        painter.save()
        painter.setClipPath(country)
        stroke(painter, rim, flat("label_halo", HOME * 2 + 3, 200))
        stroke(painter, rim, flat(theme.piece(letter), HOME * 2, 215))
        painter.restore()


def glow(
    painter: QPainter,
    shapes: Shapes,
    pieces: Iterable[QPolygonF],
    colour: QColor,
    steps: Iterable[tuple[float, int]],
) -> None:
    """Draw a soft edge along lines."""
    image = soft(shapes, tuple(pieces), colour, tuple(steps), min(0.5, painter.transform().m11()))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawImage(shapes.board, image)
    painter.restore()


def soft(
    shapes: Shapes,
    pieces: tuple[QPolygonF, ...],
    colour: QColor,
    steps: tuple[tuple[float, int], ...],
    scale: float,
) -> QImage:
    """Return a soft edge along lines on the whole board: ever narrower strokes over one another.

    Done at half size and in ``Source`` mode: pieces of a line may then overlap unseen, and what is
    soft anyway costs little.
    """
    size = (shapes.board.size() * scale).toSize()
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QtCore.Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
    painter.scale(scale, scale)
    clear = 1.0
    for width, alpha in steps:
        clear *= 1 - alpha / 255
        stroke(painter, pieces, pen(colour, width, round(255 * (1 - clear))))
    painter.end()
    return image


def stroke(painter: QPainter, pieces: Iterable[QPolygonF], line: QPen) -> None:
    """Draw pieces of lines with one pen."""
    painter.setPen(line)
    for piece in pieces:
        painter.drawPolyline(piece)


def flat(ink: str | QColor, width: float, alpha: int = 255) -> QPen:
    """Return a pen whose strokes end where they end, so that pieces join without beads."""
    flat_pen = pen(ink, width, alpha)
    flat_pen.setCapStyle(QtCore.Qt.PenCapStyle.FlatCap)
    flat_pen.setJoinStyle(QtCore.Qt.PenJoinStyle.BevelJoin)
    return flat_pen


def _shade(colour: QColor) -> QColor:
    """Dim a land colour for the dark theme, where the board must not glare."""
    if theme.current() != "dark":
        return colour
    return theme.mix(colour.name(), "#101a20", 0.42)


def land_colour(letter: str) -> QColor:
    """Return the flat colour of a country, or of nobody's land, in the theme in use."""
    return _shade(theme.mix(theme.land(letter).name(), "board_paper", 0.42))


def marks(painter: QPainter, shapes: Shapes, shown: Shown = USUAL) -> None:
    """Draw the marks of centres, ports and towns."""
    if shown.marks:
        for key in shapes.atlas.spots:
            centre(painter, shapes, key)
    if shown.ports:
        for spots in shapes.atlas.spots.values():
            if spots.port is not None:
                _dot(painter, QPointF(*spots.port.at), hollow=False)
        for town in shapes.atlas.towns:
            _dot(painter, QPointF(*town.at), hollow=True)


def _dot(painter: QPainter, at: QPointF, *, hollow: bool) -> None:
    """Draw the dot of a port, or the hollow one of a town."""
    painter.setPen(pen("label_halo", 2.2))
    painter.setBrush(theme.colour("label_halo"))
    painter.drawEllipse(at, DOT, DOT)
    painter.setPen(pen("border", 1.4 if hollow else 0.8))
    painter.setBrush(theme.colour("label_halo" if hollow else "border"))
    painter.drawEllipse(at, DOT * 0.8, DOT * 0.8)


def centre(painter: QPainter, shapes: Shapes, key: str) -> None:
    """Draw the star of a province that has a supply centre."""
    spots = shapes.atlas.spots.get(key)
    if spots is not None and spots.centre is not None:
        star(painter, QPointF(*spots.centre), STAR)


def _letters(painter: QPainter, shapes: Shapes, washes: Mapping[str, str]) -> None:
    """Write who controls each space beside where its unit stands."""
    painter.setFont(theme.font("strong", LETTER * 1.5, 700))
    for key, letter in sorted(washes.items()):
        spots = shapes.atlas.spots.get(key)
        if spots is None:
            continue
        x, y = next(iter(spots.dislodged.values()), spots.abbr.at)
        box = QRectF(x - LETTER, y - LETTER, LETTER * 2, LETTER * 2)
        painter.setPen(pen("border", 1.2))
        painter.setBrush(theme.colour("label_halo", 225))
        painter.drawEllipse(box)
        painter.setPen(theme.colour("border"))
        painter.drawText(box, QtCore.Qt.AlignmentFlag.AlignCenter, letter[:1])


def _land(painter: QPainter, shapes: Shapes, washes: Mapping[str, str], *, coloured: bool) -> None:
    off = theme.colour("offboard")
    painter.fillPath(shapes.impassable, _shade(theme.mix(off.name(), "board_paper", 0.10)))
    for letter in ("", *sorted({*washes.values()} - {""})):
        mine = frozenset(key for key in shapes.land if washes.get(key, "") == letter)
        if not mine:
            continue
        country = QPainterPath()
        country.setFillRule(QtCore.Qt.FillRule.OddEvenFill)
        for key in sorted(mine):
            country.addPath(shapes.land[key])
        painter.fillPath(country, land_colour(letter if coloured else ""))
        painter.save()
        painter.setClipPath(country)
        _edges(painter, shapes, mine, letter, coloured=coloured)
        painter.restore()


def _edges(
    painter: QPainter, shapes: Shapes, mine: frozenset[str], letter: str, *, coloured: bool
) -> None:
    """Deepen a country's colour towards its borders and hatch it; the caller clips."""
    wash = theme.land(letter if coloured else "").name()
    rim: list[QPolygonF] = []
    inner: list[QPolygonF] = []
    for border, pieces in shapes.soft_borders:
        inside = (border.one in mine) + (border.other in mine)
        if inside == 2 and letter:
            inner += pieces
        elif inside:
            rim += pieces
    tint = _shade(theme.mix(wash, "#5a3a20", 0.10))
    glow(painter, shapes, rim, tint, ((30, 46), (18, 60), (9, 84)))
    if letter:
        dark = _shade(theme.mix(wash, "#2a1a0c", 0.55))
        dark.setAlpha(62 if coloured else 130)
        box = QRectF()
        for key in mine:
            box = box.united(shapes.boxes[key])
        hatch(painter, box, theme.pattern(letter), dark)
    glow(painter, shapes, [*rim, *inner], _shade(theme.mix(wash, "#5a3a20", 0.25)), ((6, 60),))


def _borders(painter: QPainter, shapes: Shapes, washes: Mapping[str, str]) -> None:
    by_kind: dict[str, list[QPolygonF]] = {"thin": [], "thick": [], "sea": [], "strait": []}
    for border, pieces in shapes.borders:
        kind = str(border.kind)
        if border.kind is BorderKind.LAND:
            mine = washes.get(border.one, "")
            same = mine and mine == washes.get(border.other, "")
            kind = "thin" if same else "thick"
        elif border.kind is BorderKind.EDGE:
            kind = "thick"
        if kind in by_kind:
            by_kind[kind] += pieces
    pale = 150 if theme.current() != "dark" else 30
    stroke(painter, by_kind["sea"], pen("#f7fbfb", 2.6, pale))
    stroke(painter, by_kind["sea"], pen("sea_ink", 1.25, 205, [5, 3.4]))
    stroke(painter, by_kind["thick"], pen("label_halo", 3.6, 120))
    stroke(painter, by_kind["thin"], pen("border", 1.1, 190))
    stroke(painter, by_kind["thick"], pen("border", 2.0, 240))
    stroke(painter, shapes.coast, pen("coast", 1.2))
    painter.fillPath(shapes.lakes, theme.colour("sea"))
    painter.strokePath(shapes.lakes, pen("coast", 0.8, 170))
    stroke(painter, by_kind["strait"], pen("border", 1.4, 255, [1.2, 2.2]))


def star(painter: QPainter, at: QPointF, r: float) -> None:
    """Draw the mark of a supply centre."""
    painter.setPen(pen("label_halo", r * 0.3))
    painter.setBrush(theme.colour("label_halo"))
    painter.drawEllipse(at, r * 1.1, r * 1.1)
    painter.setPen(pen("border", r * 0.22))
    painter.drawEllipse(at, r, r)
    turn = painter.transform()
    painter.translate(at)
    painter.fillPath(polygon(*_star_points(r)), theme.colour("border"))
    painter.setTransform(turn)


def _star_points(r: float) -> list[tuple[float, float]]:
    return [
        (math.sin(turn) * r * reach, -math.cos(turn) * r * reach)
        for reach, turn in ((0.3 if step % 2 else 0.72, step * math.pi / 5) for step in range(10))
    ]


def frame(painter: QPainter, board: QRectF) -> None:
    """Draw the wooden frame with its brass line."""
    painter.setBrush(QtCore.Qt.BrushStyle.NoBrush)
    wood = QLinearGradient(0, board.top(), 0, board.bottom())
    wood.setColorAt(0, theme.colour("wood").lighter(118))
    wood.setColorAt(1, theme.colour("wood"))
    beam = QPen(wood, FRAME * 2)
    beam.setJoinStyle(QtCore.Qt.PenJoinStyle.MiterJoin)
    painter.setPen(beam)
    painter.drawRect(board)
    painter.setPen(QPen(theme.colour("brass"), 1.6))
    painter.drawRect(board.adjusted(10, 10, -10, -10))
    painter.setPen(QPen(theme.colour("wood"), 1))
    painter.drawRect(board.adjusted(12.5, 12.5, -12.5, -12.5))
