"""Whether pieces and lines on a map's board say the truth: measured dot by dot.

Each piece is to lie on its own space, each line in the two spaces it leads through, and nothing is
to hide what somebody has to see; by itself, and in positions as they come by chance.
"""

import math
import random
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from types import MappingProxyType

import numpy as np
import numpy.typing as npt

from engine.board.board import AFLOAT, ASHORE, Board
from engine.board.loader import LoadedMap
from engine.board.location import coast_of, province_of
from engine.board.province import Terrain
from engine.catalogue import GAMES
from engine.robots.games.catalogue import robots_of
from engine.robots.games.laws import Sheets
from engine.rules.position import Position, Unit, UnitKind
from engine.rules.ruling import Resolution
from gui.games import catalogue
from gui.map.arrows.mark_items import Figure
from gui.map.arrows.marks import Mark, MoveMark
from gui.map.arrows.order_lines import half_of
from gui.map.shapes import shapes_of
from gui.robots.map_check.measured_board import SIZES, Size, Specimen
from gui.robots.map_check.raster import Dots, Field, line

FLEET = UnitKind(AFLOAT)

Covered = npt.NDArray[np.bool]
"""Whether each unit of the board lies under a piece, row by row."""

UNIT, BEATEN, LEG, VOYAGE, THIRD, SHAFT = 0.6, 0.5, 0.05, 0.1, 0.25, 14.0
"""Least share of a unit and of a beaten one at home, most of a leg from sea to sea over land and of
an army's whole way by water, whose wave swings between the shores, most of an arrow in third
spaces, and how many pixels of an arrow's shaft are to be seen at least."""

STAR, MARK, TOUCH = 6.0, 4.0, 0.02
"""Radius of a centre's star in board units and of what has to be seen of it or of a port's dot;
share of either that a piece may touch, and of a piece that a disc may."""

ANCHOR = 0.3
"""Share of a seizure's anchor that pieces may cover."""

NAMED = 40.0
"""How far from the place where a coast is named its name may lie, in board units."""

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
    VOYAGE_ASHORE = "voyage_ashore"
    ARROW_SHORT = "arrow_short"
    ANCHOR_HIDDEN = "anchor_hidden"
    MARK_HIDDEN = "mark_hidden"
    DISC_ON_PIECE = "disc_on_piece"
    DISC_ON_CENTRE = "disc_on_centre"
    COAST_UNNAMED = "coast_unnamed"


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


class Inspector:
    """Measures one map, by what its board draws."""

    def __init__(self, loaded: LoadedMap) -> None:
        self.loaded, self.board = loaded, loaded.board
        self.field = Field(shapes_of(loaded.atlas))
        self.tally = Tally()
        self._boards: dict[str, Specimen] = {}
        self._land = land_piece(loaded.board)
        self._afloat = FLEET in loaded.board.kinds
        kinds = GAMES[loaded.board.game].calendar.kinds
        self._beaten = any(kind.retreats for kind in kinds)
        spots = loaded.atlas.spots
        self._open: Mapping[str, frozenset[str]] = MappingProxyType(
            {
                self._land: frozenset(
                    k for k, s in loaded.atlas.spots.items() if s.army is not None
                ),
                FLEET: frozenset(k for k, s in spots.items() if s.fleet),
            }
        )
        self._borders = frozenset(
            frozenset(map(province_of, pair))
            for pair in (
                *loaded.board.army_borders,
                *loaded.board.fleet_borders,
                *loaded.board.shore_borders,
            )
        )
        self._centres = np.array(loaded.atlas.marks or [(-99, -99)])

    def _board(self, size: Size) -> Specimen:
        if size.name not in self._boards:
            self._boards[size.name] = Specimen(self.loaded, size)
        return self._boards[size.name]

    # -- each by itself ------------------------------------------------------------------------

    def each(self, size: Size) -> None:
        """Measure every unit, every beaten unit, every way and every coast by itself."""
        board = self._board(size)
        for unit in self._units():
            board.lay_units([unit])
            self._pieces(size)
            if self._beaten:
                board.lay_units([unit], [unit])
                self._pieces(size, beaten=True)
        ways = [(self._land, self.board.army_borders)]
        ways += [(FLEET, self.board.fleet_borders)] if self._afloat else []
        for kind, borders in ways:
            for pair in sorted(borders):
                for begin, end in (pair, pair[::-1]):
                    mark = MoveMark(letter=self._letter, kind=kind, at=begin, to=end)
                    board.lay_units([self._unit(kind, begin)], (), [mark])
                    self._way(size, mark)
                    self._arrow(size, mark, self._covered(size))
        for mark in self._seizures():
            board.lay_units([self._unit(self._land, mark.at)], (), [mark])
            self._hook(size, mark)
        for mark in self._carried():
            fleets = [self._unit(FLEET, fleet) for fleet in mark.via]
            board.lay_units([self._unit(self._land, mark.at), *fleets], (), [mark])
            self._wave(size, mark)
        board.lay_units([])
        self._coasts(size)

    def _units(self) -> Iterator[Unit]:
        for key, spots in sorted(self.loaded.atlas.spots.items()):
            if spots.army is not None:
                yield self._unit(self._land, key)
            for at in sorted(spots.fleet) if self._afloat else ():
                yield self._unit(FLEET, at)

    def _unit(self, kind: str, at: str) -> Unit:
        return Unit(self.board.powers[0].id, UnitKind(kind), at)

    @property
    def _letter(self) -> str:
        return self.board.powers[0].letter

    def _carried(self) -> Iterator[MoveMark]:
        """Yield convoys by one fleet: each coast of each sea is left and landed on once."""
        for sea in sorted(self.board.provinces) if self._afloat else ():
            if not self._sea(sea):
                continue
            coasts = self._coasts_of(sea)
            for one, other in zip(coasts, coasts[1:] + coasts[:1], strict=True):
                if one != other:
                    yield MoveMark(
                        letter=self._letter, kind=self._land, at=one, to=other, via=(sea,)
                    )

    def _coasts_of(self, sea: str) -> list[str]:
        """Return the lands from which an army goes aboard at sea, and where it lands."""
        ashore = self.board.shores.get(sea, frozenset())
        sailing = (pair for pair in self.board.fleet_borders if sea in pair)
        coastal = {province_of(at) for pair in sailing for at in pair}
        return sorted(ashore | {key for key in coastal if not self._sea(key)})

    def _seizures(self) -> Iterator[MoveMark]:
        """Yield the seizure of each port from its coast."""
        for land, sectors in sorted(self.board.ports_at.items()):
            for sector in sectors:
                yield MoveMark(letter=self._letter, kind=self._land, at=land, to=sector, stays=True)

    def _sea(self, at: str) -> bool:
        return self.board.provinces[province_of(at)].terrain is Terrain.SEA

    def _way(self, size: Size, mark: MoveMark) -> None:
        """Measure in which spaces an arrow lies; of a convoy by unknown fleets, whether at sea."""
        dots = self._board(size).way(mark)
        place = f"{mark.kind} {mark.at} - {mark.to}"
        if frozenset(map(province_of, (mark.at, mark.to))) in self._borders:
            third = self._third(dots, (mark.at, mark.to))
            self.tally.say(size, place, Fault.WAY_ASTRAY, third, wrong=third > THIRD)
            if self._sea(mark.at) and self._sea(mark.to):
                ashore = self._ashore(dots, ())
                self.tally.say(size, place, Fault.LEG_ASHORE, ashore, wrong=ashore > LEG)
        else:
            self._voyage(size, place, dots, mark)

    def _hook(self, size: Size, mark: MoveMark) -> None:
        """Measure in which spaces the line of a seizure lies, and whether its anchor is seen.

        The line itself may be short: army and port lie side by side.
        """
        board, place = self._board(size), f"{mark.kind} {mark.at} + {mark.to}"
        third = self._third(board.hook(mark), (mark.at, mark.to))
        self.tally.say(size, place, Fault.WAY_ASTRAY, third, wrong=third > THIRD)
        hidden = float(self._covered(size)[self._cells(board.anchor(mark))].mean())
        self.tally.say(size, place, Fault.ANCHOR_HIDDEN, hidden, wrong=hidden > ANCHOR)

    def _cells(self, dots: Dots) -> tuple[npt.NDArray[np.int_], npt.NDArray[np.int_]]:
        """Return the units of the board in which dots lie: rows, then columns."""
        wide, high = map(int, self.loaded.atlas.size)
        columns, rows = np.clip(dots.astype(int).T, 0, [[wide - 1], [high - 1]])
        return rows, columns

    def _wave(self, size: Size, mark: MoveMark) -> None:
        """Measure the way of an army that fleets carry."""
        place = " - ".join((f"{mark.kind} {mark.at}", *mark.via, mark.to))
        self._voyage(size, place, self._board(size).wave(mark), mark)

    def _voyage(self, size: Size, place: str, dots: Dots, mark: MoveMark) -> None:
        """Measure how much of a way by water lies over land, both its ends aside."""
        ashore = self._ashore(dots, (mark.at, mark.to))
        self.tally.say(size, place, Fault.VOYAGE_ASHORE, ashore, wrong=ashore > VOYAGE)

    def _third(self, dots: Dots, own: Iterable[str]) -> float:
        shares = self.field.shares(dots)
        mine = {province_of(at) for at in own}
        return sum(share for name, share in shares.items() if name and name not in mine)

    def _ashore(self, dots: Dots, own: Iterable[str]) -> float:
        """Return how much of a line lies on land, its own spaces aside."""
        mine = [0, *(self.field.number[province_of(at)] for at in own)]
        return float(np.mean(~np.isin(self.field.at(dots, dry=True), mine)))

    def _coasts(self, size: Size) -> None:
        """Measure whether each coast's name is written beside it, and on a fleet there."""
        board = self._board(size)
        written = {label.coast: label for label in board.coast_labels}
        coasts = [(key, at) for key, s in self.loaded.atlas.spots.items() for at in s.coast]
        for key, at in coasts if self._afloat else ():
            label = written.get(at)
            far = math.inf
            if label is not None:
                far = math.dist((label.x, label.y), self.loaded.atlas.spots[key].coast[at])
            self.tally.say(size, at, Fault.COAST_UNNAMED, 0.0, wrong=far > NAMED)
            board.lay_units([self._unit(FLEET, at)])
            signed = board.view.pieces.units[key].coast == coast_of(at)
            self.tally.say(size, f"F {at}", Fault.COAST_UNNAMED, 0.0, wrong=not signed)

    def _pieces(self, size: Size, *, beaten: bool = False) -> None:
        """Measure how much of each piece lies on its own space; perhaps only of beaten ones."""
        board = self._board(size)
        back = {self.field.name(*leader.lead.end) for leader in board.leaders}
        for item, dots in board.all_pieces():
            driven = item.state == "dislodged"
            if beaten and not driven:
                continue
            shares = self.field.shares(dots)
            own = shares.get(item.province, 0.0)
            place = f"{item.kind} {item.at}"
            hidden = self._hidden(dots, item.scale())
            self.tally.say(size, place, Fault.MARK_HIDDEN, hidden, wrong=hidden > TOUCH)
            if not driven:
                out = self.field.name(item.x(), item.y()) != item.province
                self.tally.say(size, place, Fault.UNIT_OUT, own, wrong=out)
                self.tally.say(size, place, Fault.UNIT_AWAY, own, wrong=own < UNIT)
                continue
            foreign = [shares.get(key, 0.0) for key in self._open[item.kind] - {item.province}]
            most = max(foreign, default=0.0)
            astray, lost = (
                own < BEATEN and most >= BEATEN,
                own < BEATEN and item.province not in back,
            )
            self.tally.say(size, place, Fault.BEATEN_ASTRAY, most, wrong=astray)
            self.tally.say(size, place, Fault.BEATEN_LOST, own, wrong=lost)

    def _hidden(self, dots: Dots, scale: float) -> float:
        """Return how much of any one centre or port lies under a piece."""
        wide = np.abs(self._centres - dots.mean(axis=0)).max(axis=1)
        under = (
            (np.hypot(*(dots - mark).T) < MARK).sum() for mark in self._centres[wide < 60 * scale]
        )
        # There are two dots in each direction a board unit, at scale 1.
        return float(max(under, default=0.0) * (scale / 2) ** 2 / (math.pi * MARK**2))

    # -- positions by chance -------------------------------------------------------------------

    def position(self, size: Size, seed: int) -> None:
        """Measure a position by chance: its orders with their results, and what came of them."""
        before, resolution, _ = chance_position(self.loaded, seed)
        marks = (
            catalogue.played_on(self.board)
            .marks()
            .marks_for_resolution(self.board, before, {}, resolution)
        )
        self._picture(size, before, marks)
        self._picture(size, resolution.after, ())

    def _picture(self, size: Size, position: Position, marks: tuple[Mark, ...]) -> None:
        board = self._board(size)
        board.lay(position, marks)
        self._pieces(size)
        covered = self._covered(size)
        for mark in marks:
            if isinstance(mark, MoveMark) and mark.stays:
                self._hook(size, mark)
            elif isinstance(mark, MoveMark) and mark.via:
                self._wave(size, mark)
            elif isinstance(mark, MoveMark):
                self._way(size, mark)
                self._arrow(size, mark, covered)
        bodies = [(dots, item.scale()) for item, dots in board.all_pieces()]
        for mark, disc in board.discs():
            self._disc(size, mark, disc, bodies)

    def _covered(self, size: Size) -> Covered:
        """Return which units of the board lie under a piece."""
        wide, high = self.loaded.atlas.size
        mask = np.zeros((int(high), int(wide)), bool)
        for _, dots in self._board(size).all_pieces():
            columns, rows = dots.astype(int).T
            on = (columns >= 0) & (rows >= 0) & (columns < wide) & (rows < high)
            mask[rows[on], columns[on]] = True
        return mask

    def _arrow(self, size: Size, mark: MoveMark, covered: Covered) -> None:
        """Measure how much of an arrow's shaft is to be seen, where pieces cover the board."""
        board = self._board(size)
        dots = line(board.arrow(mark)[:-1], 0.5)
        hidden = 0 if board.is_over(mark) else covered[self._cells(dots)].sum()
        seen = float((len(dots) - hidden) * 0.5 * board.view.camera.zoom)
        place = f"{mark.kind} {mark.at} - {mark.to}"
        self.tally.say(size, place, Fault.ARROW_SHORT, seen, wrong=seen < SHAFT)

    def _disc(
        self, size: Size, mark: Mark, disc: Figure, bodies: Iterable[tuple[Dots, float]]
    ) -> None:
        """Measure whether a disc lies on a piece or on a centre."""
        middle = np.array([disc.x(), disc.y()])
        wide, high = half_of(disc.text, disc.scale(), dark=disc.dark)
        place = f"{type(mark).__name__} {mark.at}"
        on = max(
            (
                float(_inside(dots - middle, wide, high).mean())
                for dots, scale in bodies
                if np.abs(dots[0] - middle).max() < wide + 60 * scale
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


def land_piece(board: Board) -> UnitKind:
    """Return the kind of piece that stands on land: an army, or what a game has instead."""
    return UnitKind(next((kind for kind in sorted(board.kinds) if kind != FLEET), ASHORE))


def chance_position(loaded: LoadedMap, seed: int) -> tuple[Position, Resolution, Sheets]:
    """Return a crowded position by chance, what came of its orders, and the orders."""
    chance = random.Random(seed)  # noqa: S311  (scenery, not secrets)
    board, spots = loaded.board, loaded.atlas.spots
    afloat = FLEET in board.kinds
    spaces = sorted(key for key in board.provinces if afloat or spots[key].army is not None)
    chance.shuffle(spaces)

    def unit(province: str) -> Unit:
        afloat = sorted(spots[province].fleet) if FLEET in board.kinds else ()
        kinds = [(FLEET, at) for at in afloat]
        if spots[province].army is not None:
            kinds.append((land_piece(board), province))
        return Unit(chance.choice(board.powers).id, *chance.choice(kinds))

    card = GAMES[board.game]
    ordinary = [kind for kind in card.calendar.kinds if kind.main][-1]
    count = max(2, round(UNITS * len(spaces) / 75))
    position = Position(
        phase=card.calendar.phase(card.calendar.begins, ordinary),
        units=tuple(unit(space) for space in spaces[:count]),
        owners={centre: chance.choice(board.powers).id for centre in board.centres},
    )
    rules = card.rules(board, {})
    orders = robots_of(card.id).sheets(rules, position, chance)
    return position, rules.adjudicate(position, orders), orders


def inspect(loaded: LoadedMap, positions: int, seed: int = 0) -> Tally:
    """Measure a map at every size, and so many positions by chance, the sizes by turns."""
    inspector = Inspector(loaded)
    for size in SIZES:
        inspector.each(size)
    for number in range(positions):
        inspector.position(SIZES[number % len(SIZES)], seed + number)
    return inspector.tally
