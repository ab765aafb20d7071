"""Orders known by their words, so that the sheets of a turn are looked up instead of read again.

An order in good notation means the same every time: which space, which goal, whom it helps. For
most it is also settled once and for all whether it can be carried out, wherever the units that it
names stand as it says (VII.4); only shipping depends on the fleets of the day.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace

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
from engine.games.diplomacy.profile import Profile
from engine.rules.order import OrderError
from engine.rules.phase import Phase, Season, Step
from engine.rules.position import Position, Unit, UnitKind
from engine.rules.ruling import Head

MOST = 100_000
"""Orders kept in mind; a board has some ten thousand."""

_SPRING = Phase(1901, Season.SPRING, Step.MOVES)


@dataclass(slots=True, kw_only=True)
class Known:
    """One order and what it means in numbers. Never changed."""

    order: MoveOrder
    text: str
    """The order in good notation."""

    kind: UnitKind
    at: str
    place: str
    """The province it stands in."""

    space: int
    """The number of that province."""

    act: int
    """``HOLD``, ``MOVE``, ``SUPPORT`` or ``CARRY``."""

    goal: int = -1
    """Space a move goes to, or a support or convoy helps into; -1 for no space of the board."""

    to: int = -1
    """The same for the solver, which does not ask where a convoy goes."""

    rank: int
    """The rank of its location in the alphabet."""

    unit: str
    """The ordered unit: ``F STP/SC``."""

    there: str = ""
    """Where a move ends when it succeeds."""

    rank_there: int = -1
    target: int = -1
    """Space of the unit that is helped."""

    target_kind: UnitKind = UnitKind.ARMY
    target_at: str = ""
    target_place: str = ""
    sure: bool = False
    """Whether it can be carried out wherever the units stand as it says."""

    ships: bool = False
    """Whether nothing else is open but whether the fleets at sea make a route."""

    walks: bool = True
    """Whether a move has no other way than its own feet, or keel, unless a fleet offers to carry
    it."""


@dataclass(slots=True, kw_only=True)
class Line:
    """One power's order as it stands on its sheet: all that judging a turn asks of it.

    Never changed.
    """

    at: str
    kind: UnitKind
    power: str
    sure: bool
    space: int
    act: int
    owner: int
    """The number of its power."""

    to: int
    goal: int
    target: int
    code: int
    """A number for the kind and location of its unit."""

    target_code: int
    """The same for the unit that is helped, as the order names it."""

    walks: bool
    sea: int
    """The bit of the sea in which its fleet lies."""

    rank: int
    """The rank of its location in the alphabet."""

    stays: int
    """Its unit where it is, as a key of ``Ledger.units``."""

    goes: int
    """The same when its move has succeeded."""

    unit: Unit
    name: str
    """The ordered unit: ``F STP/SC``."""

    head: Head
    """What a ruling on it is about."""

    known: Known


class Ledger:
    """The orders of one board and one table."""

    def __init__(self, chart: Chart, profile: Profile) -> None:
        self.chart = chart
        self.profile = profile
        self.known: dict[str, Known] = {}
        self.lines: dict[str, dict[str, Line]] = {power: {} for power in chart.powers}
        """Orders by power and text, as they were written before."""
        self.units: dict[int, Unit] = {}
        """Every unit met so far; their keys sort by power, then by the alphabet."""

    def look_up(self, text: str) -> Known | None:
        """Return what a text in good notation means; nothing for any other text."""
        found = self.known.get(text)
        if found is None:
            try:
                order = parse(text)
            except OrderError:
                return None
            if not isinstance(order, (Hold, Move, SupportHold, SupportMove, Convoy)):
                return None
            if not {order.at, getattr(order, "target", order.at)} <= self.chart.ranks.keys():
                return None
            found = self.enter(order)
        return found

    def enter(self, order: MoveOrder) -> Known:
        """Write an order down with what it means."""
        text = str(order)
        if text in self.known:
            return self.known[text]
        if len(self.known) >= MOST:
            self.known.clear()
            for lines in self.lines.values():
                lines.clear()
        found = self.known[text] = self._meaning(order, text)
        if found.target_place != found.place:
            found.sure = self._sure(order, ())
            marked = isinstance(order, Move) and order.via_convoy
            found.ships = not found.sure and not marked and self._sure(order, self.chart.bits)
        return found

    def line(self, power: str, known: Known, written: str = "") -> Line:
        """Return an order as one power writes it."""
        found = self.lines[power].get(known.text)
        if found is None:
            owner = self.chart.powers[power]
            unit = Unit(power, known.kind, known.at)
            stays = goes = self._key(owner, known.kind, known.rank, unit)
            if known.rank_there >= 0:
                there = Unit(power, known.kind, known.there)
                goes = self._key(owner, known.kind, known.rank_there, there)
            # Kept under the very string that was handed in: finding the same one again is quicker.
            text = written if written == known.text else known.text
            found = self.lines[power][text] = Line(
                at=known.at,
                kind=known.kind,
                power=power,
                sure=known.sure,
                space=known.space,
                owner=owner,
                act=known.act,
                to=known.to,
                goal=known.goal,
                target=known.target,
                code=self._code(known.kind, known.at),
                target_code=self._code(known.target_kind, known.target_at),
                walks=known.walks,
                sea=self.chart.bits.get(known.at, 0),
                rank=known.rank,
                stays=stays,
                goes=goes,
                unit=unit,
                name=known.unit,
                head=Head(power, known.unit, known.text),
                known=known,
            )
        return found

    def _key(self, owner: int, kind: UnitKind, rank: int, unit: Unit) -> int:
        key = (owner * len(self.chart.ranks) + rank) * 2 + (kind is UnitKind.FLEET)
        self.units.setdefault(key, unit)
        return key

    def _code(self, kind: UnitKind, at: str) -> int:
        return self.chart.ranks.get(at, -1) * 2 + (kind is UnitKind.FLEET)

    def _meaning(self, order: MoveOrder, text: str) -> Known:
        # One string for each place, however many orders name it: the processor's cache is small.
        numbers, same = self.chart.numbers, self.chart.same
        place = same[province_of(order.at)]
        known = Known(
            order=order,
            text=text,
            kind=order.kind,
            at=same[order.at],
            place=place,
            space=numbers[place],
            act=HOLD,
            rank=self.chart.ranks[order.at],
            unit=f"{order.kind} {order.at}",
        )
        if isinstance(order, Hold):
            return known
        if isinstance(order, Move):
            known.act, known.there = MOVE, same.get(order.to, order.to)
            known.rank_there = self.chart.ranks.get(order.to, -1)
            near = self.chart.reaches(order.kind, order.at, province_of(order.to))
            known.walks = order.kind is UnitKind.FLEET or (near and not order.via_convoy)
        else:
            known.act = CARRY if isinstance(order, Convoy) else SUPPORT
            known.target_at = same[order.target]
            known.target_place = same[province_of(order.target)]
            known.target = numbers[known.target_place]
        if isinstance(order, (SupportHold, SupportMove)):
            known.target_kind = order.target_kind
        goal = order.target if isinstance(order, SupportHold) else order.to
        known.goal = numbers.get(province_of(goal), -1)
        known.to = -1 if known.act == CARRY else known.goal
        return known

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

    def carried_out(self, known: Known, unit: Unit, position: Position, fleets: int) -> bool:
        """Tell whether an order that is not sure can be carried out exactly as it is written."""
        if not known.ships:
            return self._legal(known.order, unit, position)
        chart, goal = self.chart, self.chart.places[known.goal]
        if known.act == MOVE:
            return chart.ships(known.place, goal, fleets)
        if known.act == CARRY:
            return chart.ships_past(known.target_place, goal, fleets, known.at)
        # DATC 6.D.31: not if the supporter would have to carry the army itself.
        fleets &= ~chart.bits.get(known.at, 0)
        return chart.ships(known.target_place, goal, fleets)
