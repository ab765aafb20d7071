"""Orders known by their words, so that the sheets of a turn are looked up instead of read again.

An order in good notation means the same every time: which space, which goal, whom it helps. For
most it is also settled once and for all whether it can be carried out, wherever the units that it
names stand as it says (VII.4); only shipping depends on the fleets of the day.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from engine.board.location import province_of
from engine.conflict.field import CARRY, HOLD, MOVE, SUPPORT
from engine.games.diplomacy.orders import (
    Convoy,
    Hold,
    Move,
    MoveOrder,
    SupportHold,
    SupportMove,
    parse,
)
from engine.games.diplomacy.phase import Phase, Season, Step
from engine.games.diplomacy.reach.chart import Chart
from engine.games.diplomacy.reach.legality import check
from engine.games.diplomacy.reach.pieces import Piece
from engine.games.diplomacy.rulebooks.policies import SupportCoast
from engine.games.diplomacy.rulebooks.profile import Profile
from engine.games.diplomacy.units import ARMY, FLEET
from engine.rules.order import OrderError
from engine.rules.position import Position, Unit, UnitKind

MOST = 100_000
"""Orders kept in mind; a board has some ten thousand."""

_HOLD: Final = 3
_MOVE: Final = 4
_SUPPORT: Final = 5
_SUPPORT_OF_MOVE: Final = 7
"""Words of an order: ``A PAR H``, ``A PAR - BUR``, ``A BUR S A PAR``, ``A GAS S A PAR - BUR``."""

_FLEET: Final = FLEET

_SPRING = Phase(1901, Season.SPRING, Step.MOVES)


class OrderLine:
    """One power's order as it stands on its sheet: all that judging a turn asks of it.

    Never changed once it is signed. A class of its own making: compiled, it is made in a third of
    the time.
    """

    __slots__ = (
        *("_arrived", "_order", "_unit", "act", "goal", "goes", "helped", "owner", "piece"),
        *("power", "ships", "space", "stays", "sure", "target", "text", "there", "to", "walks"),
    )

    def __init__(
        self,
        piece: Piece,
        act: int,
        goal: int = -1,
        there: str = "",
        helped: Piece | None = None,
        *,
        sure: bool = True,
        ships: bool = False,
        walks: bool = True,
    ) -> None:
        self.piece = piece
        """The ordered unit, whoever it belongs to."""
        self.space: int = piece.space
        """The number of the province it stands in."""
        self.act = act
        """``HOLD``, ``MOVE``, ``SUPPORT`` or ``CARRY``."""
        self.goal = goal
        """Space a move goes to, or a support or convoy helps into; -1 for no space of the board."""
        self.to = -1 if act == CARRY else goal
        """The goal for the solver, which does not ask where a convoy goes."""
        self.there = there
        """Where a move ends when it succeeds, or where a support helps a move to end."""
        self.helped = helped
        """The unit that is helped, as the order names it."""
        self.target = -1 if helped is None else helped.space
        """Space of that unit; -1 if nobody is helped."""
        self.sure = sure
        """Whether it can be carried out wherever the units stand as it says."""
        self.ships = ships
        """Whether nothing else is open but whether the fleets at sea make a route."""
        self.walks = walks
        """Whether a move has no other way than its own feet, or keel, unless a fleet offers to
        carry it."""
        self._order: MoveOrder | None = None
        self._unit: Unit | None = None
        self._arrived: Unit | None = None

    def sign(self, power: str, owner: int, text: str, stays: int, goes: int) -> None:
        """Put a power's name under the order."""
        self.power = power
        self.owner = owner
        """The number of its power."""
        self.text = text
        """The order in canonical notation."""
        self.stays = stays
        self.goes = goes
        """Numbers for its unit where it is, and where its move ends, that sort as units are sorted:
        by power, then by the alphabet."""

    @property
    def unit(self) -> Unit:
        """The ordered unit."""
        if self._unit is None:
            self._unit = _unit(self.power, self.piece.kind, self.piece.at)
        return self._unit

    @property
    def arrived(self) -> Unit:
        """The ordered unit when its move has succeeded."""
        if self._arrived is None:
            self._arrived = _unit(self.power, self.piece.kind, self.there)
        return self._arrived

    def is_of(self, unit: Unit) -> bool:
        """Tell whether it orders a unit that stands on the location it names."""
        if self._unit is not unit:
            if unit.power != self.power or unit.kind is not self.piece.kind:
                return False
            if self._unit is None:
                self._unit = unit
        return True

    @property
    def plain(self) -> bool:
        """Whether it is a move that says no more than where to."""
        return self.act == MOVE and self.text.count(" ") < _MOVE

    @property
    def order(self) -> MoveOrder:
        """The order as a value, made when somebody first asks."""
        if self._order is None:
            self._order = self._plainly()
            self._order.reads(self.text)
        return self._order

    def means(self, order: MoveOrder) -> "OrderLine":
        """Keep the order that it was made from."""
        self._order = order
        return self

    def _plainly(self) -> MoveOrder:
        """Make the order of a line that was taken at sight: it says no more than its fields."""
        kind, at, helped = self.piece.kind, self.piece.at, self.helped
        if helped is None:
            return Move(kind, at, self.there) if self.act == MOVE else Hold(kind, at)
        if self.act == CARRY:
            return Convoy(kind, at, helped.at, self.text.rpartition(" ")[2])
        if self.there:
            return SupportMove(kind, at, helped.kind, helped.at, self.there)
        return SupportHold(kind, at, helped.kind, helped.at)

    @property
    def place(self) -> str:
        """The province its unit stands in."""
        return self.piece.place


_blank: Final = object.__new__
_put_power: Final = vars(Unit)["power"].__set__
_put_kind: Final = vars(Unit)["kind"].__set__
_put_at: Final = vars(Unit)["at"].__set__


def _unit(power: str, kind: UnitKind, at: str) -> Unit:
    """Make a unit as ``Unit`` does, in a third of the time: a turn makes a handful of them."""
    new_unit: Unit = _blank(Unit)
    _put_power(new_unit, power)
    _put_kind(new_unit, kind)
    _put_at(new_unit, at)
    return new_unit


class KnownOrders:
    """The orders of one board and one table."""

    def __init__(self, chart: Chart, profile: Profile) -> None:
        self.chart = chart
        self.profile = profile
        self.lines: dict[str, dict[str, OrderLine]] = {power: {} for power in chart.powers}
        """Orders by power and text, as they were written before."""
        self._count = 0
        self._locations = len(chart.ranks) * 2
        self._any_coast = profile.support_coast is SupportCoast.FREE

    def line(self, power: str, text: str) -> OrderLine | None:
        """Return a power's order in good notation; nothing for any other text or power."""
        lines = self.lines.get(power)
        if lines is None:
            return None
        known = lines.get(text)
        return self.written(power, text) if known is None else known

    def knows(self, power: str, texts: Sequence[str]) -> bool:
        """Tell whether a power's orders are good notation that could be carried out somewhere."""
        for text in texts:
            line = self.line(power, text)
            if line is None or not (line.sure or line.ships):
                return False
        return True

    def written(self, power: str, text: str) -> OrderLine | None:
        """Write down an order that is not known yet; nothing if it is not good notation."""
        line = self._at_sight(text.split(" ")) or self._by_the_rules(text)
        if line is None:
            return None
        if self._count >= MOST:
            self._count = 0
            for known in self.lines.values():
                known.clear()
        self._count += 1
        piece, owner = line.piece, self.chart.powers[power]
        first = owner * self._locations
        rank = self.chart.ranks.get(line.there) if line.act == MOVE else None
        stays = first + piece.code
        goes = stays if rank is None else first + rank * 2 + piece.fleet
        line.sign(power, owner, text, stays, goes)
        # Kept under the very string that was handed in: finding the same one again is quicker.
        self.lines[power][text] = line
        return line

    # -- most orders: a look at the tables of the board ------------------------------------------

    def _at_sight(self, words: list[str]) -> OrderLine | None:
        """Return an order, not signed yet, that plainly can be carried out, but for shipping."""
        count, pieces = len(words), self.chart.pieces
        try:
            piece, sign = pieces[words[0]][words[1]], words[2]
            if sign == "S":
                if count == _SUPPORT_OF_MOVE and words[5] == "-":
                    return self._support(piece, pieces[words[3]][words[4]], words[6])
                if count == _SUPPORT:
                    return self._support(piece, pieces[words[3]][words[4]], "")
            elif sign == "-":
                if count == _MOVE:
                    return self._move(piece, words[3])
            elif sign == "H":
                if count == _HOLD:
                    return OrderLine(piece, HOLD)
            elif sign == "C" and count == _SUPPORT_OF_MOVE and words[3:6:2] == ["A", "-"]:
                return self._convoy(piece, pieces["A"][words[4]], words[6])
        except (KeyError, IndexError):  # no space of the board, or too few words
            pass
        return None

    def _move(self, piece: Piece, to: str) -> OrderLine | None:
        chart = self.chart
        if to in piece.steps:
            there = chart.same[to]
            return OrderLine(piece, MOVE, chart.space_of[there], there)
        if piece.shore and chart.ships(piece.place, to, chart.all_seas):
            there, goal = chart.same[to], chart.space_of[to]
            return OrderLine(piece, MOVE, goal, there, sure=False, ships=True, walks=False)
        return None

    def _support(self, piece: Piece, target: Piece, to: str) -> OrderLine | None:
        chart = self.chart
        goal = to or target.place
        if goal not in piece.reach or target.place in (piece.place, to):
            return None
        space = chart.numbers[goal]
        if not to:
            return OrderLine(piece, SUPPORT, space, "", target)
        if to in target.reach:
            if target.kind is _FLEET and not self._any_coast:
                return None
            return OrderLine(piece, SUPPORT, space, to, target)
        # DATC 6.D.31: not if the supporter would have to carry the army itself.
        if target.shore and chart.ships(target.place, to, chart.all_seas & ~piece.sea):
            return OrderLine(piece, SUPPORT, space, to, target, sure=False, ships=True)
        return None

    def _convoy(self, piece: Piece, army: Piece, to: str) -> OrderLine | None:
        chart = self.chart
        if piece.sea and army.shore and to in chart.shores and to != army.place:
            return OrderLine(piece, CARRY, chart.numbers[to], "", army, sure=False, ships=True)
        return None

    # -- all others ------------------------------------------------------------------------------

    def _by_the_rules(self, text: str) -> OrderLine | None:
        """Return an order, not signed yet, of which every rule has to be asked."""
        try:
            order = _move_order(text)
        except OrderError:
            return None
        chart = self.chart
        if not {order.at, getattr(order, "target", order.at)} <= chart.ranks.keys():
            return None
        piece = chart.pieces[order.kind][order.at]
        if isinstance(order, Hold):
            return OrderLine(piece, HOLD).means(order)
        goal = order.target if isinstance(order, SupportHold) else order.to
        space = chart.numbers.get(province_of(goal), -1)
        if isinstance(order, Move):
            near = province_of(order.to) in piece.reach
            walks = piece.kind is FLEET or (near and not order.via_convoy)
            sure = self._sure(order, ())
            ships = not sure and not order.via_convoy and self._sure(order, chart.bits)
            there = chart.same.get(order.to, order.to)
            line = OrderLine(piece, MOVE, space, there, sure=sure, ships=ships, walks=walks)
            return line.means(order)
        act = CARRY if isinstance(order, Convoy) else SUPPORT
        kind = ARMY if isinstance(order, Convoy) else order.target_kind
        target = chart.pieces[kind][order.target]
        sure = target.place != piece.place and self._sure(order, ())
        ships = target.place != piece.place and not sure and self._sure(order, chart.bits)
        there = order.to if isinstance(order, SupportMove) else ""
        return OrderLine(piece, act, space, there, target, sure=sure, ships=ships).means(order)

    def _sure(self, order: MoveOrder, seas: Iterable[str]) -> bool:
        """Tell whether an order is legal where only its units stand, and fleets in some seas."""
        unit = Unit("", order.kind, order.at)
        named = [unit]
        if isinstance(order, (SupportHold, SupportMove)):
            named.append(Unit("", order.target_kind, order.target))
        elif isinstance(order, Convoy):
            named.append(Unit("", ARMY, order.target))
        taken = {one.at for one in named}
        named += [Unit("", FLEET, sea) for sea in seas if sea not in taken]
        # Whose unit is helped may matter to a table (DATC 4.B.4).
        foreign = [unit, *(replace(other, power="other") for other in named[1:])]
        return all(
            self._legal(order, unit, Position(phase=_SPRING, units=tuple(units)))
            for units in (named, foreign)
        )

    def _legal(self, order: MoveOrder, unit: Unit, position: Position) -> bool:
        """Tell whether an order can be carried out exactly as it is written."""
        tidy, fault = check(order, unit, position, self.chart, self.profile)
        return fault is None and tidy == order

    def carried_out(self, line: OrderLine, position: Position, fleets: int) -> bool:
        """Tell whether an order that is not sure can be carried out exactly as it is written."""
        if not line.ships:
            return self._legal(line.order, line.unit, position)
        chart, goal = self.chart, self.chart.places[line.goal]
        if line.act == MOVE:
            return chart.ships(line.place, goal, fleets)
        start = chart.places[line.target]
        if line.act == CARRY:
            return chart.ships_past(start, goal, fleets, line.piece.at)
        # DATC 6.D.31: not if the supporter would have to carry the army itself.
        return chart.ships(start, goal, fleets & ~line.piece.sea)


def _move_order(text: str) -> MoveOrder:
    """Read an order for a turn of moves.

    Raises:
        OrderError: the text is not canonical notation, or is for another part of the turn.
    """
    order = parse(text)
    if not isinstance(order, (Hold, Move, SupportHold, SupportMove, Convoy)):
        raise OrderError(f"no order for a turn of moves: {text!r}")
    return order
