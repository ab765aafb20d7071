"""The board in lines and areas: sharp on any paper, and a picture that scales (SVG)."""

import math
import threading
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem

from engine.board.atlas import BorderKind
from engine.board.board import Board, sails
from engine.board.loader import LoadedMap
from engine.board.location import coast_of, province_of
from engine.rules.position import Position
from gui import i18n
from gui.kit import theme
from gui.kit.pens import pen
from gui.map import layers
from gui.map.arrows import sketched
from gui.map.arrows.lines import Draughtsman
from gui.map.arrows.mark_items import discs_of
from gui.map.arrows.marks import Mark
from gui.map.arrows.order_lines import Situation
from gui.map.ground import Box, Ground
from gui.map.names.labels import Label
from gui.map.names.lettering import CAP, HALO, REFERENCE, Text
from gui.map.painted_ground import ground_of
from gui.map.pictures import arrangement, terrain
from gui.map.pictures.tint import washes
from gui.map.pieces.leader import paint_leader
from gui.map.pieces.piece_item import paint_state
from gui.map.pieces.piece_scale import piece_scale
from gui.map.pieces.standing import Stand, Stander
from gui.map.shapes import Shapes, shapes_of
from gui.paper.blocks import edge
from gui.paper.engraving import hatching
from gui.paper.ink import POINT
from gui.paper.naming import BESIDE, LEAST_POINTS, Shortened

GAP = 9.0
"""Between lines of hatching, in board units."""

NAMED = 1.0
"""Pixels per board unit for which names and pieces are placed: as on a large screen."""


SHORT_POINTS, SHORT_SCALE = 7.5, 1.34
"""How large an abbreviation is where its space has no room for its name, and at which scale."""

_ONE_BY_ONE = threading.Lock()
_of: list[tuple[LoadedMap, arrangement.Arrangement, Ground]] = []


@contextmanager
def board_of(loaded: LoadedMap) -> Iterator[tuple[Shapes, arrangement.Arrangement, Ground]]:
    """Lend a map's outlines, paper's own arrangement of it and its ground; to one at a time.

    Pages are painted beside the event loop, while boards go on asking the one that they share.
    """
    shapes = shapes_of(loaded.atlas)
    with _ONE_BY_ONE:
        if not _of or _of[0][0] is not loaded:
            arranged = arrangement.Arrangement(loaded, shapes)
            _of[:] = [(loaded, arranged, ground_of(shapes, loaded.key))]
        yield shapes, *_of[0][1:]


def standers_of(position: Position) -> Iterator[Stander]:
    """Yield every piece of a position, those driven out last."""
    for beaten, units in (
        (False, position.units),
        (True, tuple(one.unit for one in position.dislodged)),
    ):
        for unit in units:
            yield Stander(str(unit.kind), unit.at, unit.province, beaten=beaten)


def paint_leads(
    painter: QPainter, loaded: LoadedMap, stand: Mapping[Stander, Stand], k: float
) -> None:
    """Paint the lines from units that had to leave their space back into it."""
    with board_of(loaded) as (_, arranged, _):
        leads = arranged.leads(stand, k)
    for lead in leads.values():
        paint_leader(painter, lead, k)


def paint_pieces(
    painter: QPainter,
    board: Board,
    position: Position,
    stand: Mapping[Stander, Stand],
    k: float,
) -> None:
    """Paint the pieces of a position where they stand."""
    letters = {power.id: power.letter for power in board.powers}
    owners = {
        (unit.province, beaten): letters[unit.power]
        for beaten, units in (
            (False, position.units),
            (True, tuple(one.unit for one in position.dislodged)),
        )
        for unit in units
    }
    for one, (x, y, size) in stand.items():
        painter.save()
        painter.translate(x, y)
        painter.scale(k * size, k * size)
        state = "dislodged" if one.beaten else "plain"
        coast = coast_of(one.at) if sails(one.kind) else ""
        paint_state(painter, one.kind, owners[one.province, one.beaten], state, coast)
        if not one.beaten:
            edge(painter, one.kind)
        painter.restore()


@dataclass(frozen=True, slots=True)
class LineDrawing:
    """A position with its marks, as it is put on paper."""

    loaded: LoadedMap
    position: Position
    marks: tuple[Mark, ...] = ()
    zoom: float = NAMED
    """Pixels per board unit for which it is named: with more, names are smaller on the board."""

    cuts: tuple[Box, ...] = ()
    """Where paper is cut: no name lies across, if its space has room beside it."""

    full: bool = False
    """Whether names stand in full wherever they have room, and are never shortened for a place at
    home: on large paper they are read at once."""

    drawn: tuple[sketched.Drawn, ...] = ()
    """What somebody drew by hand."""

    @property
    def size(self) -> tuple[float, float]:
        """The board in its own units."""
        wide, high = self.loaded.atlas.size
        return float(wide), float(high)

    def paint(
        self,
        painter: QPainter,
        *,
        black: bool = False,
        outlined: bool = False,
        scale: float = 0.0,
        shown: QRectF | None = None,
    ) -> None:
        """Paint the board in its own units.

        ``shown`` is all of it that is seen: what lies wholly beside it is left out of a file.

        ``black`` for a printer without colours; ``outlined`` draws names as shapes, for a picture
        that is seen where its fonts are not. Of ``scale`` tenths of a millimetre per unit, no name
        is too small to be read; where it does not fit so, its abbreviation stands there.
        """
        shapes = shapes_of(self.loaded.atlas)
        letters = washes(self.loaded.board, self.position.owners)
        with theme.wearing("light"), theme.engraved(on=black):
            ground = _Ground(shapes, letters, black, shown or shapes.board)
            ground.paint(painter)
            stand, k = self._stand()
            lines = sorted(self._lines(shapes, stand, k), key=lambda pair: pair[0])
            known = sketched.on_map(self.drawn, self.loaded.atlas)
            sketches = [(one.zValue(), one) for one in sketched.items(known, shapes, k)]
            lines = sorted((*lines, *sketches), key=lambda pair: pair[0])
            _put(painter, [item for z, item in lines if z < layers.NAMES])
            discs = discs_of(item for _, item in lines)
            for label in self._labels((*self.cuts, *boxes_of(stand, k, discs)), scale):
                at = QPointF(label.x, label.y)
                if ground.sees(QRectF(QPointF(*label.box[:2]), QPointF(*label.box[2:]))):
                    write_name(painter, label.text, at, black=black, shaped=outlined)
            _put(painter, [item for z, item in lines if layers.NAMES <= z < layers.PIECES])
            paint_leads(painter, self.loaded, stand, k)
            paint_pieces(painter, self.loaded.board, self.position, stand, k)
            _put(painter, [item for z, item in lines if z >= layers.PIECES])

    def _stand(self) -> tuple[Mapping[Stander, Stand], float]:
        k = piece_scale(NAMED)
        with board_of(self.loaded) as (_, arranged, _):
            return arranged.stand(tuple(standers_of(self.position)), k), k

    def _lines(
        self,
        shapes: Shapes,
        stand: Mapping[Stander, Stand],
        k: float,
    ) -> list[tuple[float, QGraphicsItem]]:
        at = {
            (one.province, one.kind, one.beaten): QPointF(spot.x, spot.y)
            for one, spot in stand.items()
        }

        def place(location: str, kind: str) -> QPointF:
            here = at.get((province_of(location), kind, False))
            if here is not None:
                return here
            with board_of(self.loaded) as (_, arranged, _):
                spot = arranged.spot(location, kind, k)
            return QPointF(spot.x, spot.y)

        def pushed(location: str, kind: str) -> QPointF:
            here = at.get((province_of(location), kind, True))
            return here if here is not None else place(location, kind)

        occupied = frozenset(unit.province for unit in self.position.units)
        with board_of(self.loaded) as (_, arranged, _):
            ways = arranged.ways
        hand = Draughtsman(
            Situation(
                shapes=shapes,
                ways=ways,
                place=place,
                pushed=pushed,
                occupied=occupied,
                k=k,
                zoom=NAMED,
                bodies=tuple(arrangement.boxes(stand, k)),
            )
        )
        return [
            (item.zValue() + number * 1e-4, item)
            for number, mark in enumerate(self.marks)
            for item in hand.items(mark)
        ]

    def unit_spots(self) -> Mapping[str, tuple[float, float]]:
        """Return where the unit of each space stands, in board units."""
        stand, _ = self._stand()
        return {one.province: (at.x, at.y) for one, at in stand.items() if not one.beaten}

    def labels(self, scale: float) -> tuple[Label, ...]:
        """Return where every name stands, at so many tenths of a millimetre per unit."""
        stand, k = self._stand()
        lines = self._lines(shapes_of(self.loaded.atlas), stand, k)
        discs = discs_of(item for _, item in lines)
        return self._labels((*self.cuts, *boxes_of(stand, k, discs)), scale)

    def _labels(self, boxes: Sequence[Box], scale: float) -> tuple[Label, ...]:
        least = LEAST_POINTS * POINT / scale * self.zoom if scale else 0.0
        with board_of(self.loaded) as (_, arranged, ground):
            labels = arranged.name(i18n.language(), self.zoom, "full", boxes, least)
            if not scale or self.full:
                return labels
            beside = {
                label.province
                for label in labels
                if not label.coast  # what a port is called is no name of its sector
                and ground.under(label.box).get(label.province, 0.0) < BESIDE
            }
            if not beside:
                return labels
            kept = tuple(one for one in labels if one.coast or one.province not in beside)
            region = (0.0, 0.0, *self.size)
            points = SHORT_POINTS * max(1.0, scale / SHORT_SCALE)
            short = Shortened(self.loaded, ground, region, scale, points)
            placed = short.place((*boxes, *(label.box for label in kept)), beside)
            named = {label.province for label in placed}
            rest = (one for one in labels if not one.coast and one.province in beside - named)
            return (*kept, *placed, *rest)


def boxes_of(stand: Mapping[Stander, Stand], k: float, discs: Iterable[QRectF]) -> list[Box]:
    """Return what no name may cover: pieces and figures."""
    disc_boxes = [(r.left(), r.top(), r.right(), r.bottom()) for r in discs]
    return disc_boxes + arrangement.boxes(stand, k)


def _put(painter: QPainter, items: Iterable[QGraphicsItem]) -> None:
    for item in items:
        painter.save()
        painter.translate(item.pos())
        painter.scale(item.scale(), item.scale())
        painter.setOpacity(item.opacity())
        item.paint(painter, QStyleOptionGraphicsItem())
        painter.restore()


BEYOND = 4.0
"""Lines are so much wider at most than what they are drawn along."""


@dataclass(frozen=True, slots=True)
class _Ground:
    """Water, land in its owners' colours, borders and marks: as far as they are seen."""

    shapes: Shapes
    letters: Mapping[str, str]
    black: bool
    shown: QRectF

    def sees(self, box: QRectF) -> bool:
        """Tell whether anything in a rectangle is seen."""
        return self.shown.intersects(box.adjusted(-BEYOND, -BEYOND, BEYOND, BEYOND))

    def _seen(self, pieces: Iterable[QPolygonF]) -> Iterator[QPolygonF]:
        return (piece for piece in pieces if self.sees(piece.boundingRect()))

    def paint(self, painter: QPainter) -> None:
        """Paint it."""
        shapes, black = self.shapes, self.black
        white = QColor(theme.WHITE)
        painter.fillRect(shapes.board, white if black else theme.colour("sea"))
        self._seas(painter)
        ink = QColor("#000000") if black else theme.mix("sea_ink", "sea", 0.35)
        for rings, alpha in zip(shapes.depth, (110, 78, 52, 30), strict=True):
            terrain.stroke(painter, self._seen(rings), terrain.flat(ink, 0.75, alpha))
        painter.fillPath(
            shapes.impassable,
            QColor("#e4e4e4")
            if black
            else theme.mix(theme.colour("offboard").name(), "board_paper", 0.10),
        )
        for letter in ("", *sorted({*self.letters.values()} - {""})):
            self._country(painter, letter)
        self._edges(painter)
        terrain.marks(painter, shapes)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.colour("border"), 3))
        painter.drawRect(shapes.board)

    def _country(self, painter: QPainter, letter: str) -> None:
        """Wash and hatch what somebody controls on land; nobody's is one country too."""
        shapes, letters = self.shapes, self.letters
        mine = tuple(
            sorted(
                key
                for key, area in shapes.land.items()
                if letters.get(key, "") == letter and self.sees(area.boundingRect())
            )
        )
        if not mine:
            return
        country = QPainterPath()
        country.setFillRule(Qt.FillRule.OddEvenFill)
        for key in mine:
            country.addPath(shapes.land[key])
        painter.fillPath(
            country, QColor(theme.WHITE) if self.black else terrain.land_colour(letter)
        )
        if letter:
            line = (
                QColor("#000000")
                if self.black
                else theme.mix(theme.land(letter).name(), "#2a1a0c", 0.55)
            )
            line.setAlpha(150 if self.black else 62)
            # Space by space: a whole country at once takes Qt seconds, and lines meet all the same.
            kind = theme.pattern(letter)
            hatch = QPen(line, 1.9 if kind == "dots" else 0.9)
            hatch.setCapStyle(Qt.PenCapStyle.RoundCap)
            for key in mine:
                painter.strokePath(hatching(shapes.atlas.land[key], kind, GAP), hatch)

    def _seas(self, painter: QPainter) -> None:
        """Wash and hatch the sea sectors that somebody controls, if any are."""
        shapes = self.shapes
        for key, letter in sorted(self.letters.items()):
            if key in shapes.land or not letter:
                continue
            if not self.sees(shapes.area(key).boundingRect()):
                continue
            if not self.black:
                painter.fillPath(shapes.area(key), terrain.sea_colour(letter))
            line = (
                QColor("#000000")
                if self.black
                else theme.mix(theme.piece(letter).name(), "sea_ink", 0.5)
            )
            line.setAlpha(90 if self.black else 70)
            kind = theme.pattern(letter)
            hatch = QPen(line, 1.9 if kind == "dots" else 0.8)
            hatch.setCapStyle(Qt.PenCapStyle.RoundCap)
            lines = hatching(shapes.atlas.areas[key], kind, terrain.WIDE)
            painter.strokePath(lines, hatch)

    def _edges(self, painter: QPainter) -> None:
        shapes, letters, black = self.shapes, self.letters, self.black
        thin: list[QPolygonF] = []
        thick: list[QPolygonF] = []
        sea: list[QPolygonF] = []
        strait: list[QPolygonF] = []
        for border, pieces in shapes.borders:
            seen = self._seen(pieces)
            if border.kind is BorderKind.LAND:
                mine = letters.get(border.one, "")
                (thin if mine and mine == letters.get(border.other, "") else thick).extend(seen)
            elif border.kind is BorderKind.EDGE:
                thick.extend(seen)
            elif border.kind is BorderKind.SEA:
                sea.extend(seen)
            elif border.kind is BorderKind.STRAIT:
                strait.extend(seen)
        wet = QColor(theme.BLACK) if black else theme.colour("sea_ink")
        terrain.stroke(painter, sea, pen(wet, 1.25, 205, [5, 3.4]))
        terrain.stroke(painter, thin, _plain(pen("border", 1.1, 190)))
        terrain.stroke(painter, thick, _plain(pen("border", 2.0, 240)))
        terrain.stroke(painter, self._seen(shapes.coast), _plain(pen("coast", 1.2)))
        painter.fillPath(shapes.lakes, QColor("#ffffff") if black else theme.colour("sea"))
        painter.strokePath(shapes.lakes, _plain(pen("coast", 0.8, 170)))
        terrain.stroke(painter, strait, pen("border", 1.4, 255, [1.2, 2.2]))


def _plain(line: QPen) -> QPen:
    """Draw corners as they are: a PDF that has to round every one of them is huge."""
    line.setJoinStyle(Qt.PenJoinStyle.BevelJoin)
    line.setCapStyle(Qt.PenCapStyle.FlatCap)
    return line


def write_name(
    painter: QPainter, text: Text, middle: QPointF, *, black: bool, shaped: bool
) -> None:
    """Write a name with its light edge; as a shape, nobody needs its font to see it."""
    font = theme.board_font(REFERENCE, italic=text.sea, spacing=text.spacing * REFERENCE)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    halo = theme.mix("sea", "#ffffff", 0.35) if text.sea else theme.colour("label_halo")
    letters = theme.colour("sea_ink" if text.sea else "label")
    if black:
        halo, letters = QColor(theme.WHITE), QColor(theme.BLACK)
    painter.save()
    painter.translate(middle)
    painter.scale(text.px / REFERENCE, text.px / REFERENCE)
    metrics = QFontMetricsF(font)
    lines = []
    for number, line in enumerate(text.lines):
        wide = metrics.horizontalAdvance(line) - text.spacing * REFERENCE
        y = (number - (len(text.lines) - 1) / 2 + CAP / 2) * REFERENCE
        lines.append((QPointF(-wide / 2, y), line))
    if shaped:
        shape = QPainterPath()
        for at, line in lines:
            shape.addText(at, font, line)
        painter.strokePath(shape, _plain(pen(halo, REFERENCE * HALO, 225)))
        painter.fillPath(shape, letters)
    else:
        painter.setFont(font)
        for ink, places_of in ((halo, _ROUND), (letters, (QPointF(),))):
            painter.setPen(ink)
            for aside in places_of:
                for at, line in lines:
                    painter.drawText(at + aside, line)
    painter.restore()


_ROUND = tuple(
    QPointF(math.cos(turn * math.pi / 4), math.sin(turn * math.pi / 4)) * REFERENCE * HALO / 2
    for turn in range(8)
)
"""Where a name is written in light ink below itself: an edge that a PDF can hold in few words."""
