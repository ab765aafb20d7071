"""Whether pieces and lines on a map's board say the truth: measured dot by dot, not as drawn.

Each piece is to lie on its own space, each line in the two spaces it leads through, and nothing is
to hide what somebody has to see; by itself, and in positions as they come by chance.
"""

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from types import MappingProxyType

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QPointF

from engine.board.loader import LoadedMap
from engine.board.location import province_of
from engine.board.province import Terrain
from engine.games.diplomacy.game import Diplomacy
from engine.rules.phase import Phase
from engine.rules.position import Position, Unit, UnitKind
from engine.rules.ruling import Resolution
from engine.soak_players import scribble
from gui.map import arrangement, drawing, places
from gui.map.arrangement import Arrangement
from gui.map.field import Dots, Field, line, piece
from gui.map.lines import Draughtsman
from gui.map.marks import Mark, MoveMark
from gui.map.runs import Situation, half_of
from gui.map.shapes import Shapes, shapes_of
from gui.map.standing import Stand, Stander
from gui.map.strokes import Figure
from gui.map.track import Track

UNIT, BEATEN, LEG, THIRD, SHAFT = 0.6, 0.5, 0.05, 0.25, 14.0
"""Least share of a unit and of a beaten one at home, most of a sea leg over land and of an arrow in
third spaces, and how many pixels of an arrow's shaft are to be seen at least."""

STAR, TOUCH = 6.0, 0.02
"""Radius of a centre's star in board units; share of a piece that a disc may touch."""

UNITS = 32
"""How many units a position by chance has on a map as large as the standard one, per 75 spaces."""


class Fault(StrEnum):
    """What a picture says wrongly."""

    UNIT_AWAY = "unit_away"
    UNIT_OUT = "unit_out"
    BEATEN_ASTRAY = "beaten_astray"
    BEATEN_LOST = "beaten_lost"
    WAY_ASTRAY = "way_astray"
    LEG_ASHORE = "leg_ashore"
    ARROW_SHORT = "arrow_short"
    DISC_ON_PIECE = "disc_on_piece"
    DISC_ON_CENTRE = "disc_on_centre"


@dataclass(frozen=True, slots=True)
class Size:
    """How large the board is seen: its part of a window in pixels, and how large pieces are."""

    name: str
    port: tuple[int, int]
    big: float = 1.0
    short: float = 0.02
    """Most of all arrows in such positions that may be too short to be seen well."""

    def zoom(self, board: tuple[float, float]) -> float:
        """Return the pixels per board unit when the whole board is seen."""
        return min((self.port[0] - 28) / board[0], (self.port[1] - 28) / board[1])

    def scale(self, zoom: float) -> float:
        """Return how large pieces are drawn."""
        usual = places.piece_scale(1.0)
        return max(places.piece_scale(zoom), usual * self.big)


SIZES = (
    Size("1280x720", (908, 685), short=0.05),
    Size("1920x1080", (1380, 1036)),
    Size("3840x2160", (2820, 2116)),
    Size("room", (1300, 964), 1.5, short=0.08),
)


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that a picture says wrongly."""

    size: str
    place: str
    fault: Fault
    figure: float
    """A share of 1, or pixels."""


@dataclass(slots=True)
class Tally:
    """What was measured, and what of it was wrong."""

    findings: list[Finding] = field(default_factory=list)
    looked: Counter[tuple[str, Fault]] = field(default_factory=Counter)

    def say(self, size: Size, place: str, fault: Fault, figure: float, *, wrong: bool) -> None:
        """Count one look, and keep it if something was wrong."""
        self.looked[size.name, fault] += 1
        if wrong:
            self.findings.append(Finding(size.name, place, fault, figure))

    def share(self, size: Size, fault: Fault) -> float:
        """Return how much of what was looked at was wrong."""
        wrong = sum(f.size == size.name and f.fault is fault for f in self.findings)
        return wrong / max(1, self.looked[size.name, fault])

    def grave(self) -> list[Finding]:
        """Return what keeps a map from being right: short arrows only where there are many."""
        borne = {size.name for size in SIZES if self.share(size, Fault.ARROW_SHORT) <= size.short}
        return [
            one
            for one in self.findings
            if one.fault is not Fault.ARROW_SHORT or one.size not in borne
        ]


class Inspector:
    """Measures one map."""

    def __init__(self, loaded: LoadedMap) -> None:
        self.loaded, self.board = loaded, loaded.board
        self.shapes = shapes_of(loaded.atlas)
        self.arranged = Arrangement(loaded, self.shapes)
        self.field = Field(self.shapes)
        self.tally = Tally()
        self._open: Mapping[str, frozenset[str]] = MappingProxyType(
            {
                "A": frozenset(k for k, s in loaded.atlas.spots.items() if s.army is not None),
                "F": frozenset(k for k, s in loaded.atlas.spots.items() if s.fleet),
            }
        )
        self._centres = np.array(
            [s.centre for s in loaded.atlas.spots.values() if s.centre is not None] or [(-99, -99)]
        )

    # -- each by itself ------------------------------------------------------------------------

    def each(self, size: Size) -> None:
        """Measure every unit, every beaten unit and every way by itself."""
        zoom = size.zoom(self.loaded.atlas.size)
        scale = size.scale(zoom)
        for one in self._units():
            self.pieces(size, self.arranged.stand((one,), scale), scale)
            beaten = Stander(one.kind, one.at, one.province, beaten=True)
            self.pieces(size, self.arranged.stand((one, beaten), scale), scale, only=beaten)
        for kind, borders in (("A", self.board.army_borders), ("F", self.board.fleet_borders)):
            for pair in sorted(borders):
                for begin, end in (pair, pair[::-1]):
                    self._way(size, kind, (begin, end), scale)

    def _units(self) -> Iterator[Stander]:
        for key, spots in sorted(self.loaded.atlas.spots.items()):
            if spots.army is not None:
                yield Stander("A", key, key)
            for at in sorted(spots.fleet):
                yield Stander("F", at, key)

    def _way(self, size: Size, kind: str, way: tuple[str, str], scale: float) -> None:
        ends = tuple(self.arranged.spot(at, kind, scale) for at in way)
        a, b = (QPointF(stand.x, stand.y) for stand in ends)
        track = self.arranged.ways.between(way[0], way[1], (a, b))
        self._track(size, f"{kind} {way[0]} - {way[1]}", way, track)

    def _track(self, size: Size, place: str, way: tuple[str, str], track: Track) -> None:
        dots = line(track.points)
        shares = self.field.shares(dots)
        own = {province_of(at) for at in way}
        third = sum(share for name, share in shares.items() if name and name not in own)
        self.tally.say(size, place, Fault.WAY_ASTRAY, third, wrong=third > THIRD)
        if all(self._sea(at) for at in way):
            ashore = float(np.mean(self.field.at(dots, dry=True) > 0))
            self.tally.say(size, place, Fault.LEG_ASHORE, ashore, wrong=ashore > LEG)

    def _sea(self, at: str) -> bool:
        return self.board.provinces[province_of(at)].terrain is Terrain.SEA

    def pieces(
        self,
        size: Size,
        stands: Mapping[Stander, Stand],
        scale: float,
        only: Stander | None = None,
    ) -> None:
        """Measure how much of each piece lies on its own space."""
        leads = self.arranged.leads(stands, scale)
        for one, stand in stands.items():
            if only is not None and one != only:
                continue
            dots = piece(one.kind, stand.x, stand.y, scale * stand.size, beaten=one.beaten)
            shares = self.field.shares(dots)
            own = shares.get(one.province, 0.0)
            place = f"{one.kind} {one.at}"
            if not one.beaten:
                out = self.field.name(stand.x, stand.y) != one.province
                self.tally.say(size, place, Fault.UNIT_OUT, own, wrong=out)
                self.tally.say(size, place, Fault.UNIT_AWAY, own, wrong=own < UNIT)
                continue
            foreign = [shares.get(key, 0.0) for key in self._open[one.kind] - {one.province}]
            most = max(foreign, default=0.0)
            back = one in leads and self.field.name(*leads[one].end) == one.province
            self.tally.say(
                size, place, Fault.BEATEN_ASTRAY, most, wrong=own < BEATEN and most >= BEATEN
            )
            self.tally.say(size, place, Fault.BEATEN_LOST, own, wrong=own < BEATEN and not back)

    # -- positions by chance -------------------------------------------------------------------

    def position(self, size: Size, seed: int) -> None:
        """Measure a position by chance: its orders with their results, and what came of them."""
        before, resolution, orders = chance_position(self.loaded, seed)
        marks = drawing.marks_for_resolution(self.board, before, orders, resolution)
        self._picture(size, before, marks)
        self._picture(size, resolution.after, ())

    def _picture(self, size: Size, position: Position, marks: tuple[Mark, ...]) -> None:
        zoom = size.zoom(self.loaded.atlas.size)
        scale = size.scale(zoom)
        stands = self.arranged.stand(standers_of(position), scale)
        self.pieces(size, stands, scale)
        bodies = {
            one: piece(one.kind, stand.x, stand.y, scale * stand.size, beaten=one.beaten)
            for one, stand in stands.items()
        }
        covered = self._covered(bodies.values())
        hand = Draughtsman(situation_of(self.arranged, self.shapes, stands, scale, zoom))
        for mark in marks:
            if isinstance(mark, MoveMark) and not mark.via:
                self._arrow(size, hand, mark, covered, zoom)
            for item in hand.items(mark):
                if type(item) is Figure and item.text != "?":
                    self._disc(size, mark, item, bodies, scale)

    def _covered(self, bodies: Iterable[Dots]) -> npt.NDArray[np.bool]:
        """Return which units of the board lie under a piece."""
        wide, high = self.loaded.atlas.size
        found = np.zeros((int(high), int(wide)), bool)
        for body in bodies:
            columns, rows = body.astype(int).T
            on = (columns >= 0) & (rows >= 0) & (columns < wide) & (rows < high)
            found[rows[on], columns[on]] = True
        return found

    def _arrow(
        self,
        size: Size,
        hand: Draughtsman,
        mark: MoveMark,
        covered: npt.NDArray[np.bool],
        zoom: float,
    ) -> None:
        """Measure how much of an arrow's shaft is to be seen."""
        shaft = hand.shaft(mark)
        neck = shaft.reach - min(hand.runs.head(mark) * shaft.head, shaft.reach * 0.6)
        dots = line(shaft.track.cut(0.0, neck).points, 0.5)
        columns, rows = np.clip(dots.astype(int).T, 0, np.array(covered.shape[::-1])[:, None] - 1)
        seen = float((~covered[rows, columns]).sum() * 0.5 * zoom)
        place = f"{mark.kind} {mark.at} - {mark.to}"
        self.tally.say(size, place, Fault.ARROW_SHORT, seen, wrong=seen < SHAFT)

    def _disc(
        self,
        size: Size,
        mark: Mark,
        disc: Figure,
        bodies: Mapping[Stander, Dots],
        scale: float,
    ) -> None:
        """Measure whether a disc lies on a piece or on a centre."""
        middle = np.array([disc.x(), disc.y()])
        wide, high = half_of(disc.text, scale, dark=disc.dark)
        place = f"{type(mark).__name__} {mark.at}"
        on = max(
            (
                float(_inside(body - middle, wide, high).mean())
                for body in bodies.values()
                if np.abs(body[0] - middle).max() < wide + 60 * scale
            ),
            default=0.0,
        )
        self.tally.say(size, place, Fault.DISC_ON_PIECE, on, wrong=on > TOUCH)
        apart = np.abs(self._centres - middle) - np.array([wide, high])
        hides = bool(np.any(np.all(apart < STAR * 0.4, axis=1)))
        self.tally.say(size, place, Fault.DISC_ON_CENTRE, float(hides), wrong=hides)


def _inside(dots: Dots, wide: float, high: float) -> npt.NDArray[np.bool]:
    """Tell which dots lie in a disc, or in the round-ended box of a longer text."""
    straight = max(0.0, wide - high)
    across = np.maximum(np.abs(dots[:, 0]) - straight, 0.0)
    return np.hypot(across, dots[:, 1]) < high


def standers_of(position: Position) -> tuple[Stander, ...]:
    """Return the pieces of a position."""
    units = [(unit, False) for unit in position.units]
    units += [(one.unit, True) for one in position.dislodged]
    return tuple(
        Stander(str(unit.kind), unit.at, unit.province, beaten=beaten) for unit, beaten in units
    )


def situation_of(
    arranged: Arrangement,
    shapes: Shapes,
    stands: Mapping[Stander, Stand],
    scale: float,
    zoom: float,
) -> Situation:
    """Return what lines depend on where pieces stand so."""
    at = {(one.province, one.kind, one.beaten): QPointF(s.x, s.y) for one, s in stands.items()}

    def place(location: str, kind: str) -> QPointF:
        here = at.get((province_of(location), kind, False))
        if here is not None:
            return here
        spot = arranged.spot(location, kind, scale)
        return QPointF(spot.x, spot.y)

    def pushed(location: str, kind: str) -> QPointF:
        here = at.get((province_of(location), kind, True))
        return here if here is not None else place(location, kind)

    return Situation(
        shapes=shapes,
        ways=arranged.ways,
        place=place,
        pushed=pushed,
        occupied=frozenset(one.province for one in stands if not one.beaten),
        k=scale,
        zoom=zoom,
        bodies=tuple(arrangement.boxes(stands, scale)),
    )


def chance_position(
    loaded: LoadedMap, seed: int
) -> tuple[Position, Resolution, Mapping[str, list[str]]]:
    """Return a crowded position by chance, what came of its orders, and the orders."""
    chance = random.Random(seed)  # noqa: S311  (scenery, not secrets)
    board, spots = loaded.board, loaded.atlas.spots
    spaces = sorted(board.provinces)
    chance.shuffle(spaces)

    def unit(province: str) -> Unit:
        kinds = [(UnitKind.FLEET, at) for at in sorted(spots[province].fleet)]
        if spots[province].army is not None:
            kinds.append((UnitKind.ARMY, province))
        return Unit(chance.choice(board.powers).id, *chance.choice(kinds))

    count = max(2, round(UNITS * len(spaces) / 75))
    position = Position(
        phase=Phase.parse("F1905M"),
        units=tuple(unit(space) for space in spaces[:count]),
        owners={centre: chance.choice(board.powers).id for centre in board.centres},
    )
    rules = Diplomacy(board)
    orders = scribble(rules, position, chance)
    return position, rules.adjudicate(position, orders), orders


def inspect(loaded: LoadedMap, positions: int, seed: int = 0) -> Tally:
    """Measure a map at every size, and so many positions by chance, the sizes by turns."""
    inspector = Inspector(loaded)
    for size in SIZES:
        inspector.each(size)
    for number in range(positions):
        inspector.position(SIZES[number % len(SIZES)], seed + number)
    return inspector.tally
