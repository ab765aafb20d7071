"""Draws marks: moves solid, supports dashed, convoys wavy, failures crossed."""

from dataclasses import replace
from functools import singledispatchmethod

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from engine.board.board import AFLOAT, ASHORE
from engine.board.location import province_of
from gui.kit import theme
from gui.kit.pens import pen
from gui.kit.pieces import BLOOD, INK, PAPER, paint_piece
from gui.map import layers, qt_lines
from gui.map.arrows.mark_items import (
    Anchor,
    Figure,
    Outline,
    Slashes,
    Stroke,
    StrokesItem,
    arrow,
    direction,
    ring,
    segment,
    wave,
)
from gui.map.arrows.marks import (
    BuildMark,
    ConvoyMark,
    DisbandMark,
    HoldMark,
    Mark,
    MoveMark,
    RetreatMark,
    StandOffMark,
    SupportHoldMark,
    SupportMark,
    TrailMark,
    VoidMark,
)
from gui.map.arrows.order_lines import Runs, Situation, around, half_of
from gui.map.arrows.shaft import MIDDLE, Shaft
from gui.map.pieces import places
from gui.map.pieces.piece_item import RING
from gui.map.polyline import Track

SPEC = theme.TOKENS["orders"]
HEAD = float(SPEC["move"]["head"])
GLOW = ((9.0, 60), (6.0, 110), (3.6, 200))
Items = list[QGraphicsItem]
ACROSS = QPointF(1, 0)


class Draughtsman:
    """Draws marks in one situation."""

    def __init__(self, situation: Situation) -> None:
        self.k = situation.k
        self.now = situation
        self.runs = Runs(situation)

    def items(self, mark: Mark, grown: float = 1.0) -> Items:
        """Return the items of a mark; ``grown`` below 1 while it is being drawn."""
        if grown >= 1:
            return self._draw(mark)
        if grown <= 0:
            return []
        if isinstance(mark, MoveMark):
            return self._growing(mark, grown)
        if isinstance(mark, SupportMark | SupportHoldMark):
            return self._reaching(mark, grown)
        parts = self._draw(mark)
        for item in parts:
            item.setOpacity(grown)
        return parts

    def shaft(self, mark: MoveMark) -> Shaft:
        """Return where an arrow runs; the last leg of a convoy."""
        return self.runs.shaft(mark)

    # -- pieces of drawing -------------------------------------------------------------------

    def _fill(self, outline: Outline, letter: str, *, hollow: bool = False) -> list[Stroke]:
        token = SPEC["move"]
        ink = QColor(PAPER) if hollow else theme.piece(letter)
        return [
            outline.rim(pen(PAPER, token["halo"] * 2 * self.k, 200)),
            outline.rim(pen(INK, token["casing"] * 2 * self.k)),
            Stroke(outline.path, fill=ink),
        ]

    def _cased(
        self,
        path: QPainterPath,
        letter: str,
        widths: tuple[float, float, float],
        *,
        dash: tuple[float, float] | None = None,
        hollow: bool = False,
    ) -> list[Stroke]:
        """Draw a line on a dark casing on a paper halo."""
        core = PAPER if hollow else theme.piece(letter).name()
        strokes = []
        for ink, width, alpha in zip((PAPER, INK, core), widths, (215, 255, 255), strict=True):
            pattern = [dash[0] / width, dash[1] / width] if dash else None
            strokes.append(Stroke(path, pen(ink, width * self.k, alpha, pattern)))
        return strokes

    def _glow(self, line: QPainterPath | Outline, mark: Mark) -> list[Stroke]:
        if not getattr(mark, "glow", False):
            return []
        pens = [pen("#f3b53a", width * 2 * self.k, alpha) for width, alpha in GLOW]
        if isinstance(line, Outline):
            return [line.rim(one) for one in pens]
        return [Stroke(line, one) for one in pens]

    def _outline(self, shaft: Shaft, wide: float) -> Outline:
        """Return a whole arrow; it is drawn again whenever something of its mark changes."""
        return self.now.ways.outlines.get(
            (shaft, wide), lambda: Outline(arrow(shaft.drawn(), wide, HEAD, shaft.head))
        )

    def _growing(self, mark: MoveMark, grown: float) -> Items:
        """Draw an arrow or a wave as far as it has come."""
        if mark.stays:
            part = qt_lines.path(self.shaft(mark).drawn(grown))
            strokes = self._glow(part, mark) + self._cased(part, mark.letter, (9, 5.8, 3.4))
            return [StrokesItem(strokes, layers.MOVES)]
        if mark.via:
            track = self.runs.wave(mark)
            line = self._wave(track.cut(0.0, track.length * grown), (mark.at, mark.to))
            strokes = self._glow(line, mark) + self._cased(line, mark.letter, (9, 5.8, 3.4))
            return [StrokesItem(strokes, layers.CONVOYS)]
        shaft = self.shaft(mark)
        path = arrow(shaft.drawn(max(grown, 0.02)), self.runs.width(mark), HEAD, shaft.head)
        outline = Outline(path)
        strokes = self._glow(outline, mark) + self._fill(outline, mark.letter)
        return [StrokesItem(strokes, layers.SHORT if shaft.over else layers.MOVES)]

    def _reaching(self, mark: SupportMark | SupportHoldMark, grown: float) -> Items:
        """Draw a support as far as it has come."""
        a, b = self.runs.span(mark)
        strokes, _ = self._dashes(replace(mark, cut=False), a, a + (b - a) * grown)
        return [StrokesItem(strokes, layers.SUPPORTS)]

    def _wave(self, track: Track, ends: tuple[str, str]) -> QPainterPath:
        token, ashore = SPEC["convoy"], self.now.ways.ashore(*ends)
        return wave(track, token["wave_length"] * self.k, token["wave_height"] * self.k, ashore)

    def _disc(self, wanted: QPointF, ahead: QPointF, text: str) -> Figure:
        """Draw a disc where it hides nothing."""
        at, scale = self.runs.disc(wanted, ahead, text)
        return Figure(at, text, scale)

    def _on_line(self, track: Track, far: float, text: str) -> Figure:
        """Draw a disc as near to a place on a line as it hides nothing."""
        return self._disc(qt_lines.at(track, far), qt_lines.ahead(track, far), text)

    # -- one drawing per kind of mark ----------------------------------------------------------

    @singledispatchmethod
    def _draw(self, mark: Mark) -> Items:
        raise TypeError(mark)

    @_draw.register
    def _(self, mark: MoveMark) -> Items:
        shaft, wide = self.shaft(mark), self.runs.width(mark)
        if mark.stays:
            return self._hook(mark, shaft, wide)
        items: Items = []
        strokes: list[Stroke] = []
        if mark.failed:
            rest = qt_lines.path(shaft.track.cut(shaft.reach, shaft.track.length))
            strokes.append(Stroke(rest, pen(PAPER, 5 * self.k, 210, [0.1, 1.9])))
            strokes.append(Stroke(rest, pen(INK, 2.4 * self.k, 255, [0.1, 4.0])))
        if mark.via:
            line = self._wave(self.runs.wave(mark), (mark.at, mark.to))
            strokes += self._glow(line, mark) + self._cased(line, mark.letter, (9, 5.8, 3.4))
            tip = shaft.track.cut(max(0.0, shaft.reach - 15 * self.k), shaft.reach)
            strokes += self._fill(Outline(arrow(tip, 5 * self.k, HEAD)), mark.letter)
            items.append(StrokesItem(strokes, layers.CONVOYS))
        else:
            outline = self._outline(shaft, wide)
            strokes += self._glow(outline, mark) + self._fill(outline, mark.letter)
            items.append(StrokesItem(strokes, layers.SHORT if shaft.over else layers.MOVES))
        return items + self._verdict(mark, shaft, wide)

    def _hook(self, mark: MoveMark, shaft: Shaft, wide: float) -> Items:
        """Draw the line of a unit that stays, and its anchor."""
        line = qt_lines.path(shaft.track)
        strokes = self._glow(line, mark)
        strokes += self._cased(line, mark.letter, (9, 5.8, 3.4), hollow=mark.failed)
        anchor = Anchor(shaft.goal, theme.piece(mark.letter), self.k, pale=mark.failed)
        return [
            StrokesItem(strokes, layers.MOVES),
            anchor,
            *self._verdict(mark, shaft, wide),
        ]

    def _verdict(self, mark: MoveMark, shaft: Shaft, wide: float) -> Items:
        """Draw the cross of a move that failed and its strength, beside one another."""
        items: Items = []
        layer = layers.SHORT_MARKS if shaft.over else layers.MARKS
        spare = []
        if mark.failed:
            beside = shaft.at(0.5) if mark.stays else shaft.cross(self.k)
            cross = self._disc(beside, shaft.ahead(1.0), "")
            cross.setZValue(layer)
            items.append(cross)
            spare.append(around(cross.pos().toTuple(), half_of("", cross.scale())))
        if mark.strength > 1:
            text = str(mark.strength)
            if mark.supports:  # the end of a support has to be seen
                spare.append(around(shaft.at(MIDDLE).toTuple(), (4 * self.k, 4 * self.k)))
            wanted = shaft.figure(self.k, mark.side, failed=mark.failed, wide=wide)
            at, scale = self.runs.disc(wanted, shaft.ahead(0.5), text, spare=spare)
            items.append(Figure(at, text, scale, z=layer))
        return items

    def _dashes(
        self, mark: SupportMark | SupportHoldMark | ConvoyMark, a: QPointF, b: QPointF
    ) -> tuple[list[Stroke], Items]:
        """Draw dashes, with a gap and two strokes if cut, hollow with ``?`` if void."""
        ahead, far = direction(a, b)
        start = a + ahead * min(22 * self.k, far * 0.4)
        middle = (start + b) / 2
        cut = getattr(mark, "cut", False)
        gap = ahead * min(9 * self.k, far * 0.1)
        parts = [(start, middle - gap), (middle + gap, b)] if cut else [(start, b)]
        strokes = self._glow(segment(start, b), mark)
        for one, other in parts:
            strokes += self._cased(
                segment(one, other), mark.letter, (9, 5.8, 3.4), dash=(12, 9.5), hollow=mark.void
            )
        over: Items = []
        if cut:
            over.append(Slashes(middle, ahead, self.k))
        if mark.void:
            over.append(self._disc(middle, ahead, "?"))
        return strokes, over

    @_draw.register
    def _(self, mark: SupportMark) -> Items:
        a, end = self.runs.span(mark)
        strokes, over = self._dashes(mark, a, end)
        dot = ring(end, 5 * self.k)
        strokes.append(Stroke(dot, pen(PAPER, 4.6 * self.k, 215)))
        strokes.append(Stroke(dot, pen(INK, 3.2 * self.k)))
        strokes.append(Stroke(dot, fill=theme.piece(mark.letter)))
        return [StrokesItem(strokes, layers.SUPPORTS), *over]

    @_draw.register
    def _(self, mark: SupportHoldMark) -> Items:
        strokes, over = self._dashes(mark, *self.runs.span(mark))
        circle = ring(self.now.place(mark.target, mark.target_kind), 26 * self.k)
        strokes += self._cased(circle, mark.letter, (7, 4.6, 2.4), hollow=mark.void)
        return [StrokesItem(strokes, layers.SUPPORTS), *over]

    @_draw.register
    def _(self, mark: ConvoyMark) -> Items:
        begin, end = ends = mark.army, mark.to
        track = self.runs.through([(begin, ASHORE), (mark.at, AFLOAT), (end, ASHORE)])
        line = self._wave(track, ends)
        thin = self._glow(line, mark)
        thin += self._cased(line, mark.letter, (7, 4.2, 2.0), hollow=mark.void or mark.failed)
        items: Items = [StrokesItem(thin, layers.CONVOYS)]
        last = self.runs.through([(mark.at, AFLOAT), (mark.to, ASHORE)])
        if mark.failed:
            items.append(self._on_line(last, last.length / 2, ""))
        if mark.void:
            items.append(self._on_line(last, last.length / 2, "?"))
        return items

    @_draw.register
    def _(self, mark: HoldMark) -> Items:
        at = self.now.place(mark.at, mark.kind)
        circle = ring(at, SPEC["hold"]["radius"] * self.k)
        strokes = self._glow(circle, mark)
        strokes += self._cased(circle, mark.letter, (9, 6.4, 4))
        strokes.append(Stroke(circle, pen(INK, self.k)))
        items: Items = [StrokesItem(strokes, layers.HOLDS)]
        if mark.to:
            wanted = self.runs.between(mark.at, mark.to, (at, self.now.place(mark.to, mark.kind)))
            rest = qt_lines.path(wanted.cut(min(22 * self.k, wanted.length / 2), wanted.length))
            dots = Stroke(rest, pen(PAPER, 5 * self.k, 210, [0.1, 1.9]))
            inner = Stroke(rest, pen(INK, 2.4 * self.k, 255, [0.1, 4.0]))
            items.append(StrokesItem([dots, inner], layers.HOLDS))
        if len(mark.strengths) > 1:
            items.append(self._scores(at, mark.strengths, below=True))
        return items

    def _scores(self, at: QPointF, strengths: tuple[int, ...], *, below: bool) -> Figure:
        """Draw strengths that kept each other off, in a free space or below the unit in it."""
        text = " : ".join(map(str, strengths))
        wanted = at + QPointF(0, 38 * self.k) if below else at
        middle, scale = self.runs.disc(wanted, ACROSS, text, dark=True)
        return Figure(middle, text, scale, dark=True, z=layers.FIGURES)

    @_draw.register
    def _(self, mark: RetreatMark) -> Items:
        ends = (self.now.pushed(mark.at, mark.kind), self.now.place(mark.to, mark.kind))
        track = self.runs.between(mark.at, mark.to, ends)
        start = min(24 * self.k, track.length * 0.4)
        run = track.cut(start, track.length - min(3 * self.k, track.length * 0.1))
        line = qt_lines.path(run.cut(0.0, max(0.5, run.length - 12 * self.k)))
        strokes = self._glow(line, mark)
        for ink, width in ((PAPER, 8.0), (INK, 5.0), (theme.piece(mark.letter).name(), 3.0)):
            strokes.append(Stroke(line, pen(ink, width * self.k, 255, [0.1, 11 / width])))
        tip = run.cut(max(0.0, run.length - 14 * self.k), run.length)
        outline = Outline(arrow(tip, 5 * self.k, HEAD))
        strokes += self._fill(outline, mark.letter, hollow=True)
        items: Items = [StrokesItem(strokes, layers.MOVES)]
        if mark.failed:
            middle = run.length / 2
            items.append(self._on_line(run, middle, ""))
        return items

    @_draw.register
    def _(self, mark: BuildMark) -> Items:
        at = self.now.place(mark.at, mark.kind)
        circle = ring(at, 26 * self.k)
        dashed = pen(INK, 2.4 * self.k, 255, [3, 2.4])
        strokes = [
            *self._glow(circle, mark),
            Stroke(circle, pen(PAPER, 5 * self.k)),
            Stroke(circle, dashed),
        ]
        corner = QPointF(19, -19) * self.k
        return [
            BuildGhost(at, mark.kind, mark.letter, self.k),
            StrokesItem(strokes, layers.FIGURES),
            Figure(at + corner, "+", self.k, z=layers.FIGURES),
        ]

    @_draw.register
    def _(self, mark: DisbandMark) -> Items:
        where = self.now.pushed if mark.beaten else self.now.place
        at = where(mark.at, mark.kind)
        path = segment(at + QPointF(-20, -18) * self.k, at + QPointF(20, 20) * self.k)
        path.moveTo(at + QPointF(20, -18) * self.k)
        path.lineTo(at + QPointF(-20, 20) * self.k)
        strokes = self._glow(path, mark)
        strokes.append(Stroke(path, pen(PAPER, 8 * self.k)))
        strokes.append(Stroke(path, pen(BLOOD, 4.4 * self.k)))
        return [StrokesItem(strokes, layers.FIGURES)]

    @_draw.register
    def _(self, mark: VoidMark) -> Items:
        a = self.now.place(mark.at, mark.kind)
        if not mark.to or province_of(mark.to) == province_of(mark.at):
            return [Figure(a + QPointF(20, -20) * self.k, "?", self.k, z=layers.FIGURES)]
        ends = (a, self.now.place(mark.to, mark.kind))
        near = self.now.ways.adjacent(mark.at, mark.to)
        track = self.runs.between(mark.at, mark.to, ends) if near else qt_lines.through(ends)
        run = track.cut(
            min(13 * self.k, track.length * 0.3),
            track.length - min(3 * self.k, track.length * 0.1),
        )
        outline = Outline(arrow(run, SPEC["move"]["width"] * self.k, HEAD))
        strokes = self._glow(outline, mark)
        strokes += self._fill(outline, mark.letter, hollow=True)
        middle = run.length / 2
        return [
            StrokesItem(strokes, layers.MOVES),
            self._on_line(run, middle, "?"),
        ]

    @_draw.register
    def _(self, mark: StandOffMark) -> Items:
        if mark.kind:
            return [self._scores(self.now.place(mark.at, mark.kind), mark.strengths, below=True)]
        kind = places.who_stands(self.now.shapes.atlas, mark.at)
        return [self._scores(self.now.place(mark.at, kind), mark.strengths, below=False)]

    @_draw.register
    def _(self, mark: TrailMark) -> Items:
        track = self.runs.trail(mark)
        path = qt_lines.path(track)
        strokes = self._cased(path, mark.letter, (4.4, 2.6, 1.6))
        for stroke in strokes:
            if stroke.pen is not None:
                stroke.pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        origin = ring(qt_lines.at(track, 0.0), 4.6 * self.k)
        strokes.append(Stroke(origin, pen(INK, 2.2 * self.k)))
        strokes.append(Stroke(origin, fill=QColor(PAPER)))
        return [StrokesItem(strokes, layers.AFTERMATH)]


class BuildGhost(Figure):
    """A piece at half its strength. Names keep clear of it as they do of a piece."""

    def __init__(self, at: QPointF, kind: str, letter: str, k: float) -> None:
        super().__init__(at, "", k, z=layers.FIGURES)
        self.kind, self.letter = kind, letter

    def boundingRect(self) -> QRectF:
        """Return the ring's rectangle."""
        return RING

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Draw the piece."""
        del option, widget
        paint_piece(painter, self.kind, self.letter, ghost=True)
