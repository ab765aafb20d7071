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
from engine.games.diplomacy.chart import Chart
from engine.games.diplomacy.legality import check
from engine.games.diplomacy.orders import (
    Convoy,
    Hold,
    Move,
    MoveOrder,
    SupportHold,
    SupportMove,
    parse,
)
from engine.games.diplomacy.pieces import Piece
from engine.games.diplomacy.policies import SupportCoast
from engine.games.diplomacy.profile import Profile
from engine.rules.order import OrderError
from engine.rules.phase import Phase, Season, Step
from engine.rules.position import Position, Unit, UnitKind
from engine.rules.ruling import Head

MOST = 100_000
"""Orders kept in mind; a board has some ten thousand."""

_HOLD: Final = 3
_MOVE: Final = 4
_SUPPORT: Final = 5
_SUPPORT_OF_MOVE: Final = 7
"""Words of an order: ``A PAR H``, ``A PAR - BUR``, ``A BUR S A PAR``, ``A GAS S A PAR - BUR``."""

_KINDS: Final = (UnitKind.ARMY, UnitKind.FLEET)

_make: Final = tuple.__new__
_HEAD: Final = Head
_FLEET: Final = UnitKind.FLEET

_SPRING = Phase(1901, Season.SPRING, Step.MOVES)


class Meaning:
    """What an order's words mean, whoever writes them."""

    __slots__ = ("act", "goal", "piece", "ships", "sure", "target", "there", "walks")

    def __init__(
        self,
        piece: Piece,
        act: int,
        goal: int = -1,
        there: str = "",
        target: Piece | None = None,
        *,
        sure: bool = True,
        ships: bool = False,
        walks: bool = True,
    ) -> None:
        self.piece = piece
        """The ordered unit."""
        self.act = act
        """``HOLD``, ``MOVE``, ``SUPPORT`` or ``CARRY``."""
        self.goal = goal
        """Space a move goes to, or a support or convoy helps into; -1 for no space of the board."""
        self.there = there
        """Where a move ends when it succeeds, or where a support helps a move to end."""
        self.target = target
        """The unit that is helped."""
        self.sure = sure
        """Whether it can be carried out wherever the units stand as it says."""
        self.ships = ships
        """Whether nothing else is open but whether the fleets at sea make a route."""
        self.walks = walks
        """Whether a move has no other way than its own feet, or keel, unless a fleet offers to
        carry it."""


class Line:
    """One power's order as it stands on its sheet: all that judging a turn asks of it.

    Never changed. A class of its own making: compiled, it is made in a third of the time.
    """

    __slots__ = (
        *("_order", "act", "code", "goal", "goes", "head", "helped", "kind", "owner", "piece"),
        *("power", "rank", "sea", "ships", "space", "stays", "sure", "target", "target_code"),
        *("there", "to", "walks"),
    )

    def __init__(
        self, power: str, owner: int, meaning: Meaning, keys: tuple[int, int], head: Head
    ) -> None:
        piece, helped = meaning.piece, meaning.target
        self.power = power
        self.owner = owner
        """The number of its power."""
        self.kind: UnitKind = piece.kind
        self.rank: int = piece.rank
        """The rank of its location in the alphabet."""
        self.space: int = piece.space
        """The number of the province its unit stands in."""
        self.act = meaning.act
        self.goal = meaning.goal
        self.to = -1 if meaning.act == CARRY else meaning.goal
        """The goal for the solver, which does not ask where a convoy goes."""
        self.target = -1 if helped is None else helped.space
        """Space of the unit that is helped; -1 if nobody is."""
        self.target_code = -1 if helped is None else helped.code
        """A number for the kind and location of that unit, as the order names it."""
        self.code: int = piece.code
        """The same for its own unit."""
        self.sure = meaning.sure
        self.ships = meaning.ships
        self.walks = meaning.walks
        self.there = meaning.there
        self.sea: int = piece.sea
        """The bit of the sea in which its fleet lies."""
        self.stays, self.goes = keys
        """Its unit where it is, and when its move has succeeded, as keys of ``Ledger.units``."""
        self.piece = piece
        self.helped = helped
        """The unit that is helped, as the order names it."""
        self.head = head
        """What a ruling on it is about."""
        self._order: MoveOrder | None = None

    @property
    def unit(self) -> Unit:
        """The ordered unit."""
        return Unit(self.power, self.kind, self.piece.at)

    @property
    def order(self) -> MoveOrder:
        """The order as a value, read when somebody first asks."""
        if self._order is None:
            if self.act == MOVE and self.head.order.count(" ") < _MOVE:
                self._order = Move(self.kind, self.piece.at, self.there)
            else:
                self._order = _move_order(self.head.order)
        return self._order

    @property
    def place(self) -> str:
        """The province its unit stands in."""
        return self.piece.place


_blank: Final = object.__new__
_put_power: Final = vars(Unit)["power"].__set__
_put_kind: Final = vars(Unit)["kind"].__set__
_put_at: Final = vars(Unit)["at"].__set__


class _Units(dict[int, Unit]):
    """Units by numbers that sort by power, then by the alphabet; each is made once."""

    def __init__(self, chart: Chart) -> None:
        super().__init__()
        self._powers = list(chart.powers)
        self._places = list(chart.ranks)

    def __missing__(self, key: int) -> Unit:
        rest, fleet = divmod(key, 2)
        owner, rank = divmod(rest, len(self._places))
        # As Unit() does it, in a third of the time: a turn makes a handful of them.
        found: Unit = _blank(Unit)
        _put_power(found, self._powers[owner])
        _put_kind(found, _KINDS[fleet])
        _put_at(found, self._places[rank])
        self[key] = found
        return found


class Ledger:
    """The orders of one board and one table."""

    def __init__(self, chart: Chart, profile: Profile) -> None:
        self.chart = chart
        self.profile = profile
        self.lines: dict[str, dict[str, Line]] = {power: {} for power in chart.powers}
        """Orders by power and text, as they were written before."""
        self.units = _Units(chart)
        self._count = 0
        self._locations = len(chart.ranks) * 2
        self._any_coast = profile.support_coast is SupportCoast.FREE

    def line(self, power: str, text: str) -> Line | None:
        """Return a power's order in good notation; nothing for any other text or power."""
        lines = self.lines.get(power)
        if lines is None:
            return None
        found = lines.get(text)
        return self.written(power, text) if found is None else found

    def knows(self, power: str, texts: Sequence[str]) -> bool:
        """Tell whether a power's orders are good notation that could be carried out somewhere."""
        for text in texts:
            line = self.line(power, text)
            if line is None or not (line.sure or line.ships):
                return False
        return True

    def written(self, power: str, text: str) -> Line | None:
        """Write down an order that is not known yet; nothing if it is not good notation."""
        meaning = self._at_sight(text.split(" ")) or self._by_the_rules(text)
        if meaning is None:
            return None
        if self._count >= MOST:
            self._count = 0
            for known in self.lines.values():
                known.clear()
        self._count += 1
        piece, owner = meaning.piece, self.chart.powers[power]
        first = owner * self._locations
        rank = self.chart.ranks.get(meaning.there) if meaning.act == MOVE else None
        stays = first + piece.code
        goes = stays if rank is None else first + rank * 2 + piece.fleet
        # Kept under the very string that was handed in: finding the same one again is quicker.
        found = Line(power, owner, meaning, (stays, goes), _make(_HEAD, (power, piece.name, text)))
        self.lines[power][text] = found
        return found

    # -- most orders: a look at the tables of the board ------------------------------------------

    def _at_sight(self, words: list[str]) -> Meaning | None:
        """Return what an order means that plainly can be carried out, but for shipping."""
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
                    return Meaning(piece, HOLD)
            elif sign == "C" and count == _SUPPORT_OF_MOVE and words[3:6:2] == ["A", "-"]:
                return self._convoy(piece, pieces["A"][words[4]], words[6])
        except (KeyError, IndexError):  # no space of the board, or too few words
            pass
        return None

    def _move(self, piece: Piece, to: str) -> Meaning | None:
        chart = self.chart
        if to in piece.steps:
            there = chart.same[to]
            return Meaning(piece, MOVE, chart.space_of[there], there)
        if piece.shore and chart.ships(piece.place, to, chart.all_seas):
            there, goal = chart.same[to], chart.space_of[to]
            return Meaning(piece, MOVE, goal, there, sure=False, ships=True, walks=False)
        return None

    def _support(self, piece: Piece, target: Piece, to: str) -> Meaning | None:
        chart = self.chart
        goal = to or target.place
        if goal not in piece.reach or target.place in (piece.place, to):
            return None
        space = chart.numbers[goal]
        if not to:
            return Meaning(piece, SUPPORT, space, "", target)
        if to in target.reach:
            if target.kind is _FLEET and not self._any_coast:
                return None
            return Meaning(piece, SUPPORT, space, to, target)
        # DATC 6.D.31: not if the supporter would have to carry the army itself.
        if target.shore and chart.ships(target.place, to, chart.all_seas & ~piece.sea):
            return Meaning(piece, SUPPORT, space, to, target, sure=False, ships=True)
        return None

    def _convoy(self, piece: Piece, army: Piece, to: str) -> Meaning | None:
        chart = self.chart
        if piece.sea and army.shore and to in chart.shores and to != army.place:
            return Meaning(piece, CARRY, chart.numbers[to], "", army, sure=False, ships=True)
        return None

    # -- all others ------------------------------------------------------------------------------

    def _by_the_rules(self, text: str) -> Meaning | None:
        """Return what an order means of which every rule has to be asked."""
        try:
            order = _move_order(text)
        except OrderError:
            return None
        chart = self.chart
        if not {order.at, getattr(order, "target", order.at)} <= chart.ranks.keys():
            return None
        piece = chart.pieces[order.kind][order.at]
        if isinstance(order, Hold):
            return Meaning(piece, HOLD)
        goal = order.target if isinstance(order, SupportHold) else order.to
        space = chart.numbers.get(province_of(goal), -1)
        if isinstance(order, Move):
            near = province_of(order.to) in piece.reach
            walks = piece.kind is UnitKind.FLEET or (near and not order.via_convoy)
            sure = self._sure(order, ())
            ships = not sure and not order.via_convoy and self._sure(order, chart.bits)
            there = chart.same.get(order.to, order.to)
            return Meaning(piece, MOVE, space, there, sure=sure, ships=ships, walks=walks)
        act = CARRY if isinstance(order, Convoy) else SUPPORT
        kind = UnitKind.ARMY if isinstance(order, Convoy) else order.target_kind
        target = chart.pieces[kind][order.target]
        sure = target.place != piece.place and self._sure(order, ())
        ships = target.place != piece.place and not sure and self._sure(order, chart.bits)
        there = order.to if isinstance(order, SupportMove) else ""
        return Meaning(piece, act, space, there, target, sure=sure, ships=ships)

    def _sure(self, order: MoveOrder, seas: Iterable[str]) -> bool:
        """Tell whether an order is legal where only its units stand, and fleets in some seas."""
        unit = Unit("", order.kind, order.at)
        named = [unit]
        if isinstance(order, (SupportHold, SupportMove)):
            named.append(Unit("", order.target_kind, order.target))
        elif isinstance(order, Convoy):
            named.append(Unit("", UnitKind.ARMY, order.target))
        taken = {one.at for one in named}
        named += [Unit("", UnitKind.FLEET, sea) for sea in seas if sea not in taken]
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

    def carried_out(self, line: Line, position: Position, fleets: int) -> bool:
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
        return chart.ships(start, goal, fleets & ~line.sea)


def _move_order(text: str) -> MoveOrder:
    """Read an order for a turn of moves.

    Raises:
        OrderError: the text is not canonical notation, or is for another part of the turn.
    """
    order = parse(text)
    if not isinstance(order, (Hold, Move, SupportHold, SupportMove, Convoy)):
        raise OrderError(f"no order for a turn of moves: {text!r}")
    return order
