"""Every order that units could carry out, put together from lists that are written only once.

What one unit can do for another depends on where the two stand and on nothing else, but for armies
that fleets could ship: there it depends also on the fleets that hang together with their shore.
"""

from collections.abc import Iterable, Mapping
from functools import lru_cache, reduce
from operator import iconcat, or_

from engine.board.board import Board
from engine.board.location import province_of
from engine.games.diplomacy.chart import Chart
from engine.games.diplomacy.choices_ways import chart_of
from engine.games.diplomacy.orders import Convoy, Hold, Move, SupportHold, SupportMove
from engine.games.diplomacy.words_names import SameBoard
from engine.rules.position import Position, UnitKind

Orders = tuple[str, ...]

MOST_LANES = 2_000
"""Lanes kept in mind for an army."""


MANY = 45
"""Units on a board from which on it is quicker to ask only who is close."""


class Piece:
    """An army or a fleet in one place, whoever it belongs to."""

    def __init__(self, kind: UnitKind, at: str, chart: Chart) -> None:
        self.kind = kind
        self.at = at
        self.place = province_of(at)
        self.text = f"{kind} {at}"
        self.chart = chart
        self.bit = chart.bits.get(at, 0) if kind is UnitKind.FLEET else 0
        self.shore = chart.shores.get(at, 0) if kind is UnitKind.ARMY else 0
        self.steps = chart.board.neighbours(kind, at)
        self.reach = frozenset(map(province_of, self.steps))
        self.ashore = Lane(self, 0)
        self._lanes: dict[int, Lane] = {}
        self._close: frozenset[str] | None = None
        self._coast = -1
        self.help = _Help(self)
        """Orders of support for another piece, by the way it could go."""

        self.carry = _Carry(self)
        """Orders of convoy for an army, by its lane."""

    def close(self) -> frozenset[str]:
        """Return the places in which it could help somebody who goes on foot or keel."""
        if self._close is None:
            reach = self.chart.reach.items()
            found = {province_of(place) for (_, place), there in reach if there & self.reach}
            self._close = self.reach | found
        return self._close

    def coast(self) -> int:
        """Return the bits of the seas from which somebody could land within its reach."""
        if self._coast < 0:
            shores = [self.chart.shores.get(place, 0) for place in self.reach]
            self._coast = reduce(or_, shores, 0)
        return self._coast

    def lane(self, fleets: int) -> "Lane":
        """Return the way that fleets at sea open to an army."""
        mask = self.chart.spread(self.shore, fleets)
        if not mask:
            return self.ashore
        found = self._lanes.get(mask)
        if found is None:
            if len(self._lanes) >= MOST_LANES:
                self._lanes.clear()
                self.help.clear()
            found = self._lanes[mask] = Lane(self, mask)
        return found

    def landings(self, mask: int) -> set[str]:
        """Return where fleets that hang together could put this army ashore."""
        if not mask:
            return set()
        shores = self.chart.shores.items()
        return {place for place, seas in shores if seas & mask and place != self.place}


class Lane:
    """A piece and the fleets by which it could travel, if any."""

    def __init__(self, piece: Piece, mask: int) -> None:
        self.piece = piece
        self.mask = mask
        goals = sorted(piece.steps | piece.landings(mask))
        self.alone: Orders = (
            *[str(Move(piece.kind, piece.at, goal)) for goal in goals],
            str(Hold(piece.kind, piece.at)),
        )
        """What it could do by itself, or with its ferry."""


class _Help(dict[Lane, Orders]):
    """What one piece could do for others, written down when it is first asked for."""

    def __init__(self, piece: Piece) -> None:
        super().__init__()
        self.piece = piece

    def __missing__(self, lane: Lane) -> Orders:
        if len(self) > MOST_LANES:
            self.clear()
        mine, other = self.piece, lane.piece
        found: Orders = ()
        if mine.place != other.place:
            mask = lane.mask
            if mask & mine.bit:  # DATC 6.D.31: nobody supports whom it would have to carry
                mask = mine.chart.spread(other.shore, mask & ~mine.bit)
            goals = mine.reach & (other.reach | other.landings(mask) | {other.place})
            found = tuple([self._support(other, goal) for goal in sorted(goals)])
        self[lane] = found
        return found

    def _support(self, other: Piece, goal: str) -> str:
        mine = self.piece
        if goal == other.place:
            return str(SupportHold(mine.kind, mine.at, other.kind, other.at))
        return str(SupportMove(mine.kind, mine.at, other.kind, other.at, goal))


class _Carry(dict[Lane, Orders]):
    """Whither a fleet could help to carry armies."""

    def __init__(self, piece: Piece) -> None:
        super().__init__()
        self.piece = piece

    def __missing__(self, lane: Lane) -> Orders:
        if len(self) > MOST_LANES:
            self.clear()
        mine, army, past = self.piece, lane.piece, self.piece.chart.ships_past
        self[lane] = found = tuple(
            [
                str(Convoy(mine.kind, mine.at, army.place, goal))
                for goal in sorted(army.landings(lane.mask))
                if lane.mask & mine.bit and past(army.place, goal, lane.mask, mine.at)
            ]
        )
        return found


class Repertoire:
    """The pieces of one board."""

    def __init__(self, chart: Chart) -> None:
        self._armies = {at: Piece(UnitKind.ARMY, at, chart) for at in chart.ranks}
        self._fleets = {at: Piece(UnitKind.FLEET, at, chart) for at in chart.ranks}

    def orders(self, position: Position, powers: Iterable[str]) -> dict[str, Mapping[str, Orders]]:
        """List what the units of some powers could be ordered in a turn of moves, by unit."""
        armies, fleets = self._armies, self._fleets
        army = UnitKind.ARMY
        pieces = [
            armies[unit.at] if unit.kind is army else fleets[unit.at] for unit in position.units
        ]
        afloat = sum([piece.bit for piece in pieces])
        lanes = [piece.lane(afloat) if piece.shore & afloat else piece.ashore for piece in pieces]
        owners = [unit.power for unit in position.units]
        found: dict[str, Mapping[str, Orders]] = {}
        for power in powers:
            own = [lane for lane, owner in zip(lanes, owners, strict=True) if owner == power]
            foreign = [lane for lane, owner in zip(lanes, owners, strict=True) if owner != power]
            found[power] = _listed(own, [*own, *foreign])
        return found


def _listed(own: list[Lane], everybody: list[Lane]) -> dict[str, Orders]:
    """List the orders of a power's units: alone, then for its own units and for others'."""
    found: dict[str, Orders] = {}
    asked, shipped = everybody, [lane for lane in everybody if lane.mask]
    where = {} if len(everybody) < MANY else _numbered(everybody)
    for lane in own:
        piece = lane.piece
        if where:
            asked = _close(piece, everybody, where, shipped)
        orders = reduce(iconcat, filter(None, map(piece.help.__getitem__, asked)), [*lane.alone])
        if piece.bit and shipped:
            orders = reduce(iconcat, map(piece.carry.__getitem__, shipped), orders)
        found[piece.text] = tuple(orders)
    return found


def _numbered(everybody: list[Lane]) -> dict[str, int]:
    return {lane.piece.place: number for number, lane in enumerate(everybody)}


def _close(
    piece: Piece, everybody: list[Lane], where: dict[str, int], shipped: list[Lane]
) -> list[Lane]:
    """List whom a piece might be able to help, in the same order."""
    found = {where[place] for place in piece.close() if place in where}
    coast = piece.coast()
    found |= {where[lane.piece.place] for lane in shipped if lane.mask & coast}
    return [everybody[number] for number in sorted(found)]


@lru_cache(maxsize=8)
def _repertoire(same: SameBoard) -> Repertoire:
    return Repertoire(chart_of(same.board))


def repertoire_of(board: Board) -> Repertoire:
    """Return a board's pieces, set up once."""
    return _repertoire(SameBoard(board))
