"""Every order that units could carry out, put together from lists that are written only once.

What one unit can do for another depends on where the two stand and on nothing else, but for armies
that fleets could ship: there it depends also on the fleets that hang together with their shore.
What else than whither an order can say depends on the rulebook.
"""

from collections.abc import Iterable, Mapping
from functools import lru_cache, reduce
from operator import or_

from engine.board.board import Board, SameBoard
from engine.games.diplomacy.offers.convoys import Sayable
from engine.games.diplomacy.reach.chart import Chart
from engine.games.diplomacy.reach.pieces import Piece
from engine.games.diplomacy.reach.unit_reach import chart_of
from engine.games.diplomacy.rulebooks.profile import Profile
from engine.games.diplomacy.units import ARMY
from engine.rules.position import Position

Orders = tuple[str, ...]

MOST_LANES = 2_000
"""Lanes kept in mind for an army."""

MOST_SCENES = 200
"""Lists of orders kept in mind for a piece."""


class PieceOrders:
    """A piece and all that it could be ordered to do."""

    def __init__(self, piece: Piece, chart: Chart, sayable: Sayable) -> None:
        self.piece = piece
        self.chart = chart
        self.sayable = sayable
        self.ashore = Lane(self, 0)
        self._lanes: dict[int, Lane] = {}
        self._close: list[int] | None = None
        self._coast: list[int] | None = None
        self._told: dict[tuple[Lane, ...], Orders] = {}
        self.help_others = _Help(self, foreign=True)
        """Orders of support for another power's piece, by the way it could go."""

        self.help = _Help(self) if sayable.differs else self.help_others
        """The same for a piece of its own power."""

        self.carry = _Carry(self)
        """Orders of convoy for an army, by its lane."""

    def close(self) -> list[int]:
        """Return the other spaces in which it could help somebody who goes on foot or keel."""
        if self._close is None:
            numbers, beside = self.chart.numbers, self.chart.beside
            nearby = {numbers[place] for place in self.piece.reach}
            nearby.update(*[beside[place] for place in self.piece.reach])
            nearby.discard(self.piece.space)
            self._close = sorted(nearby)
        return self._close

    def coast(self) -> list[int]:
        """Return the numbers of the seas from which somebody could land within its reach."""
        if self._coast is None:
            shores = [self.chart.shores.get(place, 0) for place in self.piece.reach]
            self._coast = self.chart.numbers_of(reduce(or_, shores, 0))
        return self._coast

    def lane(self, mask: int) -> "Lane":
        """Return the way that fleets hanging together with its shore open to an army."""
        if not mask:
            return self.ashore
        open_lane = self._lanes.get(mask)
        if open_lane is None:
            if len(self._lanes) >= MOST_LANES:
                self._lanes.clear()
                self.help.clear()
                self.help_others.clear()
            open_lane = self._lanes[mask] = Lane(self, mask)
        return open_lane

    def told(
        self, lane: "Lane", own: "list[Lane]", others: "list[Lane]", armies: "list[Lane]"
    ) -> Orders:
        """List what it could do: by itself, for its own power's and for others, as a ferry."""
        scene = (lane, *own, lane, *others, lane, *armies)  # nobody helps himself: a mere divider
        options = self._told.get(scene)
        if options is None:
            orders = [*lane.alone]
            for one in own:
                orders += self.help[one]
            for one in others:
                orders += self.help_others[one]
            for one in armies:
                orders += self.carry[one]
            if len(self._told) >= MOST_SCENES:
                self._told.clear()
            options = self._told[scene] = tuple(orders)
        return options


class Lane:
    """A piece and the fleets by which it could travel, if any."""

    __slots__ = ("_alone", "landings", "mask", "mover", "seas", "wanted")

    def __init__(self, mover: PieceOrders, mask: int) -> None:
        self.mover = mover
        piece = mover.piece
        self.mask = mask
        self.seas: list[int] = mover.chart.numbers_of(mask)
        """Numbers of the seas in which those fleets lie."""
        landings = frozenset[str]().union(*[mover.chart.harbours[sea] for sea in self.seas])
        self.landings = landings - {piece.place}
        """Where the fleets could put it ashore."""
        self.wanted = piece.reach | landings | {piece.place}
        """Where somebody else could help it to stay or to get to."""
        self._alone: Orders = ()

    @property
    def alone(self) -> Orders:
        """What it could do by itself, or with its ferry."""
        if not self._alone:
            piece = self.mover.piece
            begun = f"{piece.name} - "
            goals = sorted(piece.steps | self.landings) if self.mask else sorted(piece.steps)
            orders = [begun + goal for goal in goals]
            if self.mask and self.mover.sayable.by_convoy:
                sailed = sorted(piece.steps & self.landings)
                orders += [f"{begun}{goal} VIA" for goal in sailed]
            self._alone = (*orders, f"{piece.name} H")
        return self._alone


class _Help(dict[Lane, Orders]):
    """What one piece could do for others, written down when it is first asked for."""

    def __init__(self, mover: PieceOrders, *, foreign: bool = False) -> None:
        super().__init__()
        self.mover = mover
        self.foreign = foreign
        """Whether those whom it helps are another power's."""

    def __missing__(self, lane: Lane) -> Orders:
        if len(self) > MOST_LANES:
            self.clear()
        mine, other = self.mover.piece, lane.mover.piece
        wanted = lane.wanted
        if lane.mask & mine.sea:  # DATC 6.D.31: nobody supports whom it would have to carry
            others = self.mover.chart.spread(other.shore, lane.mask & ~mine.sea)
            wanted = lane.mover.lane(others).wanted
        goals = [goal for goal in mine.goals if goal in wanted]
        orders: Orders = ()
        if goals:
            begun, place = f"{mine.name} S {other.name}", other.place
            if other.fleet and self.mover.sayable.coasts:
                goals = self._with_coasts(other, goals)
            orders = tuple([begun if goal == place else f"{begun} - {goal}" for goal in goals])
        self[lane] = orders
        return orders

    def _with_coasts(self, fleet: Piece, goals: list[str]) -> list[str]:
        """Write out every way in which a table could name the goals of a fleet."""
        mover = self.mover
        return [
            written
            for goal in goals
            for written in (
                mover.sayable.written(mover.chart, fleet.at, goal, foreign=self.foreign)
                if goal != fleet.place
                else (goal,)
            )
        ]


class _Carry(dict[Lane, Orders]):
    """Whither a fleet could help to carry armies."""

    def __init__(self, mover: PieceOrders) -> None:
        super().__init__()
        self.mover = mover

    def __missing__(self, lane: Lane) -> Orders:
        if len(self) > MOST_LANES:
            self.clear()
        mine, army = self.mover.piece, lane.mover.piece.place
        goals: Iterable[str] = lane.landings
        if lane.mask != mine.sea:
            goals = self.mover.chart.carried(army, lane.mask, mine.at, goals)
        begun = f"{mine.name} C A {army} - "
        convoys = self[lane] = tuple([begun + goal for goal in sorted(goals)])
        return convoys


class Repertoire:
    """What the pieces of one board could do, as tables let their orders say it."""

    def __init__(self, chart: Chart, sayable: Sayable | None = None) -> None:
        self.chart = chart
        wording = sayable or Sayable()
        self._orders_of: dict[str, dict[str, PieceOrders]] = {
            kind: {at: PieceOrders(piece, chart, wording) for at, piece in pieces.items()}
            for kind, pieces in chart.pieces.items()
        }

    def orders(self, position: Position, powers: Iterable[str]) -> dict[str, Mapping[str, Orders]]:
        """List what the units of some powers could be ordered in a turn of moves, by unit."""
        armies, fleets = self._orders_of["A"], self._orders_of["F"]
        army = ARMY
        standing = [
            armies[unit.at] if unit.kind is army else fleets[unit.at] for unit in position.units
        ]
        together = _together(self.chart, standing)
        lanes = [
            mover.lane(_beside(mover.piece.ports, together)) if mover.piece.shore else mover.ashore
            for mover in standing
        ]
        owners = [unit.power for unit in position.units]
        scene = _Scene(lanes, owners, len(self.chart.places))
        return {power: scene.listed(power) for power in powers}


def _together(chart: Chart, standing: list[PieceOrders]) -> dict[int, int]:
    """Return for each sea with a fleet the bits of all fleets that hang together with it."""
    masks = {mover.piece.lies: mover.piece.sea for mover in standing if mover.piece.sea}
    seen: set[int] = set()
    for first in masks:
        if first in seen:
            continue
        group, mask, at = [first], 0, 0
        seen.add(first)
        while at < len(group):
            here = group[at]
            at += 1
            mask |= masks[here]
            for sea in chart.beside_seas[here]:
                if sea in masks and sea not in seen:
                    seen.add(sea)
                    group.append(sea)
        for sea in group:
            masks[sea] = mask
    return masks


def _beside(ports: tuple[int, ...], together: dict[int, int]) -> int:
    """Return the bits of the fleets that hang together with some beside a coast."""
    mask = 0
    for sea in ports:
        mask |= together.get(sea, 0)
    return mask


class _Scene:
    """The units of one position, by where they stand and over which seas they could travel."""

    def __init__(self, lanes: list[Lane], owners: list[str], spaces: int) -> None:
        self.lanes = lanes
        self.owners = owners
        self.owned: dict[str, list[int]] = {}
        """Units by their power."""
        self.standing = [-1] * spaces
        """Units by the number of their space."""
        self.over: dict[int, list[int]] = {}
        """Armies by the number of a sea that could lie on their way."""
        for number, lane in enumerate(lanes):
            self.standing[lane.mover.piece.space] = number
            self.owned.setdefault(owners[number], []).append(number)
            for sea in lane.seas:
                self.over.setdefault(sea, []).append(number)

    def listed(self, power: str) -> dict[str, Orders]:
        """List the orders of a power's units."""
        lanes, nobody = self.lanes, list[int]()
        by_unit: dict[str, Orders] = {}
        for number in self.owned.get(power, nobody):
            lane = lanes[number]
            mover = lane.mover
            own, others = self._parted(self._asked(mover, number), power)
            armies = nobody
            if mover.piece.lies in self.over:
                mine, theirs = self._parted(self.over[mover.piece.lies], power)
                armies = mine + theirs
            by_unit[mover.piece.name] = mover.told(
                lane,
                [lanes[one] for one in own],
                [lanes[one] for one in others],
                [lanes[one] for one in armies],
            )
        return by_unit

    def _parted(self, units: list[int], power: str) -> tuple[list[int], list[int]]:
        """Part a power's own units from others."""
        owners = self.owners
        own = [number for number in units if owners[number] == power]
        return own, [number for number in units if owners[number] != power]

    def _asked(self, mover: PieceOrders, number: int) -> list[int]:
        """List whom a unit might help: who stands close, or comes from far by sea."""
        standing = self.standing
        asked = [one for space in mover.close() if (one := standing[space]) >= 0]
        far: list[int] = []
        for sea in mover.coast() if self.over else ():
            if sea in self.over:
                far += self.over[sea]
        return sorted({*asked, *far} - {number}) if far else sorted(asked)


@lru_cache(maxsize=16)
def _repertoire(same: SameBoard, sayable: Sayable) -> Repertoire:
    return Repertoire(chart_of(same.board), sayable)


def repertoire_of(board: Board, profile: Profile | None = None) -> Repertoire:
    """Return what a board's pieces could do at a table, set up once; at one of 1982 if missing."""
    return _repertoire(SameBoard(board), Sayable.at(profile) if profile else Sayable())
