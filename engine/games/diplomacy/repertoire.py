"""Every order that units could carry out, put together from lists that are written only once.

What one unit can do for another depends on where the two stand and on nothing else, but for armies
that fleets could ship: there it depends also on the fleets that hang together with their shore.
"""

from collections.abc import Iterable, Mapping
from functools import lru_cache, reduce
from operator import or_

from engine.board.board import Board
from engine.games.diplomacy.chart import Chart
from engine.games.diplomacy.choices_ways import chart_of
from engine.games.diplomacy.pieces import Piece
from engine.games.diplomacy.words_names import SameBoard
from engine.rules.position import Position, UnitKind

Orders = tuple[str, ...]

MOST_LANES = 2_000
"""Lanes kept in mind for an army."""


class PieceOrders:
    """A piece and all that it could be ordered to do."""

    def __init__(self, piece: Piece, chart: Chart) -> None:
        self.piece = piece
        self.chart = chart
        self.ashore = Lane(self, 0)
        self._lanes: dict[int, Lane] = {}
        self._close: list[int] | None = None
        self._coast = -1
        self.help = _Help(self)
        """Orders of support for another piece, by the way it could go."""

        self.carry = _Carry(self)
        """Orders of convoy for an army, by its lane."""

    def close(self) -> list[int]:
        """Return the spaces in which it could help somebody who goes on foot or keel."""
        if self._close is None:
            numbers, beside = self.chart.numbers, self.chart.beside
            found = {numbers[place] for place in self.piece.reach}
            self._close = sorted(found.union(*[beside[place] for place in self.piece.reach]))
        return self._close

    def coast(self) -> int:
        """Return the bits of the seas from which somebody could land within its reach."""
        if self._coast < 0:
            shores = [self.chart.shores.get(place, 0) for place in self.piece.reach]
            self._coast = reduce(or_, shores, 0)
        return self._coast

    def lane(self, fleets: int) -> "Lane":
        """Return the way that fleets at sea open to an army."""
        mask = self.chart.spread(self.piece.shore, fleets)
        if not mask:
            return self.ashore
        found = self._lanes.get(mask)
        if found is None:
            if len(self._lanes) >= MOST_LANES:
                self._lanes.clear()
                self.help.clear()
            found = self._lanes[mask] = Lane(self, mask)
        return found


class Lane:
    """A piece and the fleets by which it could travel, if any."""

    __slots__ = ("_alone", "landings", "mask", "mover", "wanted")

    def __init__(self, mover: PieceOrders, mask: int) -> None:
        self.mover = mover
        piece = mover.piece
        self.mask = mask
        landings = mover.chart.landings(mask) if mask else frozenset[str]()
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
            self._alone = (*[begun + goal for goal in goals], f"{piece.name} H")
        return self._alone


class _Help(dict[Lane, Orders]):
    """What one piece could do for others, written down when it is first asked for."""

    def __init__(self, mover: PieceOrders) -> None:
        super().__init__()
        self.mover = mover

    def __missing__(self, lane: Lane) -> Orders:
        if len(self) > MOST_LANES:
            self.clear()
        mine, other = self.mover.piece, lane.mover.piece
        found: Orders = ()
        if mine.place != other.place:
            wanted = lane.wanted
            if lane.mask & mine.sea:  # DATC 6.D.31: nobody supports whom it would have to carry
                wanted = lane.mover.lane(lane.mask & ~mine.sea).wanted
            begun, place = f"{mine.name} S {other.name}", other.place
            found = tuple(
                [
                    begun if goal == place else f"{begun} - {goal}"
                    for goal in sorted(mine.reach & wanted)
                ]
            )
        self[lane] = found
        return found


class _Carry(dict[Lane, Orders]):
    """Whither a fleet could help to carry armies."""

    def __init__(self, mover: PieceOrders) -> None:
        super().__init__()
        self.mover = mover

    def __missing__(self, lane: Lane) -> Orders:
        if len(self) > MOST_LANES:
            self.clear()
        mine, army, past = self.mover.piece, lane.mover.piece.place, self.mover.chart.ships_past
        found: Orders = ()
        if lane.mask & mine.sea:
            begun = f"{mine.name} C A {army} - "
            found = tuple(
                [
                    begun + goal
                    for goal in sorted(lane.landings)
                    if past(army, goal, lane.mask, mine.at)
                ]
            )
        self[lane] = found
        return found


class Repertoire:
    """What the pieces of one board could do."""

    def __init__(self, chart: Chart) -> None:
        self.chart = chart
        self._orders_of: dict[str, dict[str, PieceOrders]] = {
            kind: {at: PieceOrders(piece, chart) for at, piece in pieces.items()}
            for kind, pieces in chart.pieces.items()
        }

    def orders(self, position: Position, powers: Iterable[str]) -> dict[str, Mapping[str, Orders]]:
        """List what the units of some powers could be ordered in a turn of moves, by unit."""
        armies, fleets = self._orders_of["A"], self._orders_of["F"]
        army = UnitKind.ARMY
        standing = [
            armies[unit.at] if unit.kind is army else fleets[unit.at] for unit in position.units
        ]
        afloat = sum([mover.piece.sea for mover in standing])
        lanes = _Lanes(
            [
                mover.lane(afloat) if mover.piece.shore & afloat else mover.ashore
                for mover in standing
            ],
            len(self.chart.places),
        )
        owners = [unit.power for unit in position.units]
        found: dict[str, Mapping[str, Orders]] = {}
        for power in powers:
            own = [number for number, owner in enumerate(owners) if owner == power]
            found[power] = lanes.listed(own)
        return found


class _Lanes:
    """The units of one position, by where they stand and over which seas they could travel."""

    def __init__(self, lanes: list[Lane], spaces: int) -> None:
        self.lanes = lanes
        self.standing = [-1] * spaces
        """Units by the number of their space."""
        self.over: dict[int, list[int]] = {}
        """Armies by the bit of a sea that could lie on their way."""
        for number, lane in enumerate(lanes):
            self.standing[lane.mover.piece.space] = number
            mask = lane.mask
            while mask:
                sea = mask & -mask
                mask ^= sea
                self.over.setdefault(sea, []).append(number)

    def listed(self, own: list[int]) -> dict[str, Orders]:
        """List the orders of a power's units: alone, then for its own units and for others'."""
        lanes, over = self.lanes, self.over
        count = len(lanes)
        order = list(range(count, 2 * count))
        for number in own:
            order[number] = number
        found: dict[str, Orders] = {}
        for mine in own:
            lane = lanes[mine]
            mover = lane.mover
            orders = [*lane.alone]
            for number in sorted(self._asked(mover), key=order.__getitem__):
                orders += mover.help[lanes[number]]
            if mover.piece.sea in over:
                for number in sorted(over[mover.piece.sea], key=order.__getitem__):
                    orders += mover.carry[lanes[number]]
            found[mover.piece.name] = tuple(orders)
        return found

    def _asked(self, mover: PieceOrders) -> list[int]:
        """List whom a unit might help: who stands close, or comes from far by sea."""
        standing = self.standing
        asked = [standing[space] for space in mover.close() if standing[space] >= 0]
        coast = mover.coast() if self.over else 0
        far: list[int] = []
        while coast:
            sea = coast & -coast
            coast ^= sea
            if sea in self.over:
                far += self.over[sea]
        return [*{*asked, *far}] if far else asked


@lru_cache(maxsize=8)
def _repertoire(same: SameBoard) -> Repertoire:
    return Repertoire(chart_of(same.board))


def repertoire_of(board: Board) -> Repertoire:
    """Return a board's pieces, set up once."""
    return _repertoire(SameBoard(board))
