"""Draws marks: moves solid, supports dashed, convoys wavy, failures crossed."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import singledispatchmethod

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainterPath
from PySide6.QtWidgets import QGraphicsItem

from engine.board.location import province_of
from gui.kit import theme
from gui.kit.pens import pen
from gui.kit.pieces import BLOOD, INK, PAPER
from gui.map import layers
from gui.map.likeness import Likeness
from gui.map.marks import (
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
from gui.map.shaft import MIDDLE, Shaft
from gui.map.shapes import Shapes
from gui.map.strokes import (
    Figure,
    Slashes,
    Stroke,
    Strokes,
    arrow,
    direction,
    part,
    rim,
    ring,
    segment,
    wave,
)

SPEC = theme.TOKENS["orders"]
GLOW = ((9.0, 60), (6.0, 110), (3.6, 200))
Place = Callable[[str, str], QPointF]
Items = list[QGraphicsItem]


@dataclass(frozen=True, slots=True)
class Draughtsman:
    """Draws marks for one state of the board."""

    shapes: Shapes
    place: Place
    """Where a unit of a kind stands in a location."""

    pushed: Place
    """Where it stands when it was driven out."""

    occupied: frozenset[str]
    """Provinces with a unit, before which arrows end."""

    k: float
    """Scale of pieces and lines."""

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
        found = self._draw(mark)
        for item in found:
            item.setOpacity(grown)
        return found

    # -- where lines run ---------------------------------------------------------------------

    def shaft(self, mark: MoveMark) -> Shaft:
        """Return where an arrow runs; the last leg of a convoy."""
        points = self._points(mark)
        a, b = points[-2], points[-1]
        ahead, far = direction(a, b)
        aside = QPointF(-ahead.y(), ahead.x()) * mark.side * float(SPEC["head_to_head"]["side"])
        aside *= self.k
        full = province_of(mark.to) in self.occupied
        gap = min((24 if full else 3) * self.k, far * 0.4)
        begin = min((13 if len(points) == 2 else 4) * self.k, far * 0.3)
        start, goal = a + ahead * begin + aside, b - ahead * gap + aside
        end = self._border(start, goal, mark.to) if mark.failed else goal
        return Shaft(start, end, goal)

    def _points(self, mark: MoveMark | TrailMark) -> list[QPointF]:
        fleets = [self.place(fleet, "F") for fleet in mark.via]
        return [self.place(mark.at, mark.kind), *fleets, self.place(mark.to, mark.kind)]

    def _border(self, start: QPointF, goal: QPointF, to: str) -> QPointF:
        """Return where a line first enters a province, not too near either end."""
        area = self.shapes.areas[province_of(to)]
        for step in range(30, 81, 2):
            at = start + (goal - start) * step / 100
            if area.contains(at):
                return at
        return start + (goal - start) * 0.6

    def _meeting(self, mark: SupportMark) -> QPointF:
        """Return where a support ends on the arrow it helps."""
        shaft = self.shaft(mark.move)
        ahead, far = direction(shaft.start, shaft.end)
        apart = min(13 * self.k, far * 0.7 / max(1, mark.ranks))
        return shaft.at(MIDDLE) + ahead * ((mark.rank - (mark.ranks - 1) / 2) * apart)

    # -- pieces of drawing -------------------------------------------------------------------

    def _fill(self, path: QPainterPath, letter: str, *, hollow: bool = False) -> list[Stroke]:
        token = SPEC["move"]
        ink = QColor(PAPER) if hollow else theme.piece(letter)
        return [
            rim(path, pen(PAPER, token["halo"] * 2 * self.k, 200)),
            rim(path, pen(INK, token["casing"] * 2 * self.k)),
            Stroke(path, fill=ink),
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
        found = []
        for ink, width, alpha in zip((PAPER, INK, core), widths, (215, 255, 255), strict=True):
            pattern = [dash[0] / width, dash[1] / width] if dash else None
            found.append(Stroke(path, pen(ink, width * self.k, alpha, pattern)))
        return found

    def _glow(self, path: QPainterPath, mark: Mark, *, filled: bool = False) -> list[Stroke]:
        if not getattr(mark, "glow", False):
            return []
        pens = [pen("#f3b53a", width * 2 * self.k, alpha) for width, alpha in GLOW]
        return [rim(path, one) if filled else Stroke(path, one) for one in pens]

    def _width(self, mark: MoveMark) -> float:
        token = SPEC["move"]
        wide = token["width"] + mark.supports * token["width_per_support"]
        return float(min(wide, token["width_max"])) * self.k

    def _growing(self, mark: MoveMark, grown: float) -> Items:
        """Draw an arrow or a wave as far as it has come."""
        head = float(SPEC["move"]["head"])
        if mark.via:
            points = part([*self._points(mark)[:-1], self.shaft(mark).end], grown)
            line = self._wave(points)
            strokes = self._glow(line, mark) + self._cased(line, mark.letter, (9, 5.8, 3.4))
            return [Strokes(strokes, layers.CONVOYS)]
        shaft = self.shaft(mark)
        path = arrow(shaft.start, shaft.at(max(grown, 0.02)), self._width(mark), head)
        strokes = self._glow(path, mark, filled=True) + self._fill(path, mark.letter)
        return [Strokes(strokes, layers.MOVES)]

    def _reaching(self, mark: SupportMark | SupportHoldMark, grown: float) -> Items:
        """Draw a support as far as it has come."""
        a, b = self._span(mark)
        strokes, _ = self._dashes(replace(mark, cut=False), a, a + (b - a) * grown)
        return [Strokes(strokes, layers.SUPPORTS)]

    def _span(self, mark: SupportMark | SupportHoldMark) -> tuple[QPointF, QPointF]:
        """Return from where to where the dashes of a support run."""
        a = self.place(mark.at, mark.kind)
        if isinstance(mark, SupportMark):
            return a, self._meeting(mark)
        target = self.place(mark.target, mark.target_kind)
        return a, target - direction(a, target)[0] * 27 * self.k

    def _wave(self, points: list[QPointF]) -> QPainterPath:
        token = SPEC["convoy"]
        return wave(points, token["wave_length"] * self.k, token["wave_height"] * self.k)

    # -- one drawing per kind of mark ----------------------------------------------------------

    @singledispatchmethod
    def _draw(self, mark: Mark) -> Items:
        raise TypeError(mark)

    @_draw.register
    def _(self, mark: MoveMark) -> Items:
        shaft, head = self.shaft(mark), float(SPEC["move"]["head"])
        found: Items = []
        strokes: list[Stroke] = []
        if mark.failed:
            rest = segment(shaft.end, shaft.goal)
            strokes.append(Stroke(rest, pen(PAPER, 5 * self.k, 210, [0.1, 1.9])))
            strokes.append(Stroke(rest, pen(INK, 2.4 * self.k, 255, [0.1, 4.0])))
        if mark.via:
            points = [*self._points(mark)[:-1], shaft.end]
            line = self._wave(points)
            strokes += self._glow(line, mark) + self._cased(line, mark.letter, (9, 5.8, 3.4))
            ahead, _ = direction(points[-2], shaft.end)
            tip = arrow(shaft.end - ahead * 15 * self.k, shaft.end, 5 * self.k, head)
            strokes += self._fill(tip, mark.letter)
            found.append(Strokes(strokes, layers.CONVOYS))
        else:
            path = arrow(shaft.start, shaft.end, self._width(mark), head)
            strokes += self._glow(path, mark, filled=True) + self._fill(path, mark.letter)
            found.append(Strokes(strokes, layers.MOVES))
        if mark.failed:
            found.append(Figure(shaft.cross(self.k), "", self.k))
        if mark.strength > 1:
            wide = self._width(mark)
            at = shaft.figure(self.k, mark.side, failed=mark.failed, wide=wide)
            found.append(Figure(at, str(mark.strength), self.k))
        return found

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
            over.append(Figure(middle, "?", self.k))
        return strokes, over

    @_draw.register
    def _(self, mark: SupportMark) -> Items:
        a, end = self._span(mark)
        strokes, over = self._dashes(mark, a, end)
        dot = ring(end, 5 * self.k)
        strokes.append(Stroke(dot, pen(PAPER, 4.6 * self.k, 215)))
        strokes.append(Stroke(dot, pen(INK, 3.2 * self.k)))
        strokes.append(Stroke(dot, fill=theme.piece(mark.letter)))
        return [Strokes(strokes, layers.SUPPORTS), *over]

    @_draw.register
    def _(self, mark: SupportHoldMark) -> Items:
        strokes, over = self._dashes(mark, *self._span(mark))
        circle = ring(self.place(mark.target, mark.target_kind), 26 * self.k)
        strokes += self._cased(circle, mark.letter, (7, 4.6, 2.4), hollow=mark.void)
        return [Strokes(strokes, layers.SUPPORTS), *over]

    @_draw.register
    def _(self, mark: ConvoyMark) -> Items:
        fleet = self.place(mark.at, "F")
        points = [self.place(mark.army, "A"), fleet, self.place(mark.to, "A")]
        line = self._wave(points)
        thin = self._glow(line, mark)
        thin += self._cased(line, mark.letter, (7, 4.2, 2.0), hollow=mark.void or mark.failed)
        found: Items = [Strokes(thin, layers.CONVOYS)]
        if mark.failed:
            found.append(Figure((fleet + points[2]) / 2, "", self.k))
        if mark.void:
            found.append(Figure((fleet + points[2]) / 2, "?", self.k))
        return found

    @_draw.register
    def _(self, mark: HoldMark) -> Items:
        at = self.place(mark.at, mark.kind)
        circle = ring(at, SPEC["hold"]["radius"] * self.k)
        strokes = self._glow(circle, mark)
        strokes += self._cased(circle, mark.letter, (9, 6.4, 4))
        strokes.append(Stroke(circle, pen(INK, self.k)))
        found: Items = [Strokes(strokes, layers.HOLDS)]
        if len(mark.strengths) > 1:
            found.append(self._scores(at, mark.strengths, below=True))
        return found

    def _scores(self, at: QPointF, strengths: tuple[int, ...], *, below: bool) -> Figure:
        """Draw strengths that kept each other off, in a free space or below the unit in it."""
        text = " : ".join(map(str, strengths))
        middle = at + QPointF(0, 38 * self.k) if below else at
        return Figure(middle, text, self.k, dark=True, z=layers.FIGURES)

    @_draw.register
    def _(self, mark: RetreatMark) -> Items:
        a, b = self.pushed(mark.at, mark.kind), self.place(mark.to, mark.kind)
        ahead, far = direction(a, b)
        start = a + ahead * min(26 * self.k, far * 0.4)
        tip = b - ahead * 3 * self.k
        line = segment(start, tip - ahead * 12 * self.k)
        strokes = self._glow(line, mark)
        for ink, width in ((PAPER, 8.0), (INK, 5.0), (theme.piece(mark.letter).name(), 3.0)):
            strokes.append(Stroke(line, pen(ink, width * self.k, 255, [0.1, 11 / width])))
        head = arrow(tip - ahead * 14 * self.k, tip, 5 * self.k, SPEC["move"]["head"])
        strokes += self._fill(head, mark.letter, hollow=True)
        found: Items = [Strokes(strokes, layers.MOVES)]
        if mark.failed:
            found.append(Figure((start + tip) / 2, "", self.k))
        return found

    @_draw.register
    def _(self, mark: BuildMark) -> Items:
        at = self.place(mark.at, mark.kind)
        circle = ring(at, 26 * self.k)
        dashed = pen(INK, 2.4 * self.k, 255, [3, 2.4])
        strokes = [
            *self._glow(circle, mark),
            Stroke(circle, pen(PAPER, 5 * self.k)),
            Stroke(circle, dashed),
        ]
        corner = QPointF(19, -19) * self.k
        return [
            Likeness(at, mark.kind, mark.letter, self.k),
            Strokes(strokes, layers.FIGURES),
            Figure(at + corner, "+", self.k, z=layers.FIGURES),
        ]

    @_draw.register
    def _(self, mark: DisbandMark) -> Items:
        where = self.pushed if mark.beaten else self.place
        at = where(mark.at, mark.kind)
        path = segment(at + QPointF(-20, -18) * self.k, at + QPointF(20, 20) * self.k)
        path.moveTo(at + QPointF(20, -18) * self.k)
        path.lineTo(at + QPointF(-20, 20) * self.k)
        strokes = self._glow(path, mark)
        strokes.append(Stroke(path, pen(PAPER, 8 * self.k)))
        strokes.append(Stroke(path, pen(BLOOD, 4.4 * self.k)))
        return [Strokes(strokes, layers.FIGURES)]

    @_draw.register
    def _(self, mark: VoidMark) -> Items:
        a = self.place(mark.at, mark.kind)
        if not mark.to or province_of(mark.to) == province_of(mark.at):
            return [Figure(a + QPointF(20, -20) * self.k, "?", self.k, z=layers.FIGURES)]
        b = self.place(mark.to, mark.kind)
        ahead, far = direction(a, b)
        start, tip = a + ahead * min(13 * self.k, far * 0.3), b - ahead * 3 * self.k
        path = arrow(start, tip, SPEC["move"]["width"] * self.k, SPEC["move"]["head"])
        strokes = self._glow(path, mark, filled=True)
        strokes += self._fill(path, mark.letter, hollow=True)
        return [Strokes(strokes, layers.MOVES), Figure((start + tip) / 2, "?", self.k)]

    @_draw.register
    def _(self, mark: StandOffMark) -> Items:
        if mark.kind:
            return [self._scores(self.place(mark.at, mark.kind), mark.strengths, below=True)]
        kind = "A" if self.shapes.atlas.spots[mark.at].army is not None else "F"
        return [self._scores(self.place(mark.at, kind), mark.strengths, below=False)]

    @_draw.register
    def _(self, mark: TrailMark) -> Items:
        points = self._points(mark)
        path = QPainterPath(points[0])
        for point in points[1:]:
            path.lineTo(point)
        strokes = self._cased(path, mark.letter, (4.4, 2.6, 1.6))
        for stroke in strokes:
            if stroke.pen is not None:
                stroke.pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        origin = ring(points[0], 4.6 * self.k)
        strokes.append(Stroke(origin, pen(INK, 2.2 * self.k)))
        strokes.append(Stroke(origin, fill=QColor(PAPER)))
        return [Strokes(strokes, layers.AFTERMATH)]
