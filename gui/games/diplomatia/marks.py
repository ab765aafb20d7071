"""From orders and rulings to marks on the board. Pure: no Qt, no pixels."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from engine.board.board import ASHORE, Board
from engine.games.diplomatia.orders import (
    FLEET,
    Build,
    Defend,
    DiplomatiaOrder,
    Guard,
    Move,
    Remove,
    Seize,
    Support,
    Transport,
    Waive,
    meant,
)
from engine.games.diplomatia.reasons import Reason
from engine.rules.order import Order
from engine.rules.position import Position
from engine.rules.ruling import Resolution, Ruling, Verdict
from gui.games.diplomatia import journeys
from gui.map.arrows.drawn import Drawn, Ordered, stand_offs
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

_AGAINST = frozenset({Verdict.ILLEGAL, Verdict.AMBIGUOUS})
_FAILED = frozenset({Verdict.FAILS, Verdict.INVALID})
_CUT = frozenset({Verdict.CUT, Verdict.FALLEN, Verdict.TURNED})
_VOID = frozenset({Verdict.INVALID, Verdict.VOID})

_SILENT = 4
"""How much longer a way may be that goes over fleets whose orders are known to be others."""


@dataclass(frozen=True, slots=True)
class _Told:
    """One order of one power, with its ruling if it was judged."""

    power: str
    order: DiplomatiaOrder
    ruling: Ruling | None = None

    @property
    def at(self) -> str:
        return self.order.at

    @property
    def void(self) -> bool:
        return self.ruling is not None and self.ruling.verdict in _AGAINST

    def verdict(self, verdicts: frozenset[Verdict]) -> bool:
        return self.ruling is not None and self.ruling.verdict in verdicts

    @property
    def turned(self) -> bool:
        """Whether the unit was made to defend its space."""
        return self.ruling is not None and self.ruling.verdict is Verdict.TURNED

    def found(self, *reasons: Reason) -> tuple[str, ...]:
        """Return who was concerned by a finding of the ruling."""
        findings = self.ruling.findings if self.ruling else ()
        return next((one.by for one in findings if one.reason in reasons), ())


def marks_for_orders(
    board: Board, position: Position, orders_by_power: Mapping[str, Sequence[Order]]
) -> tuple[Mark, ...]:
    """Draw orders as they were written, before anybody judged them.

    What is no order is left out.
    """
    sheet = _written(board, position, orders_by_power)
    return (*(mark for _, mark in sheet.by_unit()), *sheet.sieges())


def marks_for_resolution(
    board: Board,
    before: Position,
    orders: Mapping[str, Sequence[Order]],
    resolution: Resolution,
    *,
    after: bool = False,
) -> tuple[Mark, ...]:
    """Draw orders with what came of them, on the position ``before``.

    With ``after``, draw on the position after it: trails of the units that moved, and what failed.
    """
    del orders  # the rulings carry the orders as they were judged
    sheet = _judged(board, before, resolution)
    marks = sheet.trails() if after else (mark for _, mark in sheet.by_unit())
    return (*marks, *sheet.sieges(), *stand_offs(resolution.conflicts))


def drawn_orders(
    board: Board, position: Position, orders_by_power: Mapping[str, Sequence[Order]]
) -> Drawn:
    """Draw orders as they were written, each by itself."""
    return _written(board, position, orders_by_power).drawn()


def drawn_rulings(board: Board, before: Position, resolution: Resolution) -> Drawn:
    """Draw orders with what came of them, each by itself."""
    return _judged(board, before, resolution).drawn()


def _written(
    board: Board, position: Position, orders_by_power: Mapping[str, Sequence[Order]]
) -> "_Sheet":
    entries = [
        _Told(power, order)
        for power, written in orders_by_power.items()
        for order in map(meant, written)
        if order is not None
    ]
    return _Sheet(board, position, entries)


def _judged(board: Board, before: Position, resolution: Resolution) -> "_Sheet":
    entries = [
        _Told(ruling.power, order, ruling)
        for ruling in resolution.rulings
        if (order := meant(_shown(ruling))) is not None
    ]
    return _Sheet(board, before, entries)


def _shown(ruling: Ruling) -> Order:
    """Return the order to draw: what was written if it was against the rules."""
    void = ruling.verdict in _AGAINST and ruling.unit
    return (
        ruling.given if void and str(ruling.given).startswith(f"{ruling.unit} ") else ruling.order
    )


class _Sheet:
    """All orders of a phase together, for each line depends on others."""

    def __init__(self, board: Board, position: Position, items: Sequence[_Told]) -> None:
        self._board, self._position, self._told = board, position, items
        self._retreats = position.phase.kind.retreats
        self._letters = {power.id: power.letter for power in board.powers}
        self._acts = {
            item.at: item
            for item in items
            if isinstance(item.order, Move | Seize) and not item.void and not item.turned
        }
        self._links = [
            item for item in items if isinstance(item.order, Transport) and not item.void
        ]
        self._help: dict[tuple[str, str], list[_Told]] = {}
        """The supports of moves and seizures, by from where to where these lead."""

        for item in items:
            if isinstance(item.order, Support) and not item.void:
                way = item.order.what.at, item.order.what.to
                self._help.setdefault(way, []).append(item)
        self._arrows = {key: self._arrow(item) for key, item in self._acts.items()}

    def by_unit(self) -> list[tuple[Ordered, Mark]]:
        """Return the mark of every order, with whose it is."""
        marks: list[tuple[Ordered, Mark]] = []
        texts: Counter[tuple[str, str]] = Counter()
        ranks: dict[str, int] = {}
        for item in self._told:
            mark = self._mark(item)
            if isinstance(mark, SupportMark) and not mark.void:
                key = mark.move.at
                mark = replace(mark, rank=ranks.get(key, 0), ranks=self._supports(key))
                ranks[key] = mark.rank + 1
            if mark is not None:
                whose = (item.power, item.at)
                marks.append(((*whose, texts[whose]), mark))
                texts[whose] += 1
        return marks

    def drawn(self) -> Drawn:
        """Return every mark by itself."""
        return Drawn(dict(self.by_unit()), {mark.at: mark for mark in self.sieges()})

    def trails(self) -> tuple[Mark, ...]:
        """Return trails of units that moved, anchors of ports that were seized, what failed."""
        marks: list[Mark] = []
        for item in self._told:
            mark = self._mark(item)
            lost = item.ruling is not None and item.ruling.destroyed
            if isinstance(mark, MoveMark):
                if not mark.failed and not mark.stays:
                    mark = _trail(mark)
                if not (lost and mark.at == item.at and isinstance(mark, TrailMark)):
                    marks.append(mark)
            elif isinstance(mark, RetreatMark) and not mark.failed:
                marks.append(TrailMark(letter=mark.letter, kind=mark.kind, at=mark.at, to=mark.to))
            elif isinstance(mark, VoidMark) or (
                isinstance(mark, HoldMark) and (mark.strengths or mark.to)
            ):
                marks.append(mark)
        return tuple(marks)

    def sieges(self) -> Iterator[StandOffMark]:
        """Yield the figures below besieged units that did something else than defend (7.2.2.4)."""
        for item in self._told:
            order, strengths = item.order, self._besiegers(item)
            ringed = (isinstance(order, Defend) and not item.void) or item.turned
            if len(strengths) > 1 and not ringed and not isinstance(order, Waive):
                yield StandOffMark(at=order.at, strengths=strengths, kind=str(order.kind))

    def _mark(self, item: _Told) -> Mark | None:
        order = item.order
        if isinstance(order, Waive):
            return None
        letter, kind, at = self._letters[item.power], str(order.kind), order.at
        if item.void:
            to = order.to if isinstance(order, Move | Seize) else ""
            known = to in self._board.provinces
            return VoidMark(letter=letter, kind=kind, at=at, to=to if known else "")
        if item.turned or isinstance(order, Defend):
            wanted = order.to if isinstance(order, Move) else ""
            strengths = self._besiegers(item)
            return HoldMark(letter=letter, kind=kind, at=at, to=wanted, strengths=strengths)
        if isinstance(order, Remove):
            return DisbandMark(letter=letter, kind=kind, at=at, beaten=self._retreats)
        if isinstance(order, Build):
            return BuildMark(letter=letter, kind=kind, at=at)
        return self._line(item, order)

    def _line(self, item: _Told, order: Move | Seize | Support | Guard | Transport) -> Mark | None:
        """Return the mark of an order that leads somewhere."""
        letter, kind, at = self._letters[item.power], str(order.kind), order.at
        match order:
            case Move() if self._retreats:
                failed = item.ruling is not None and item.ruling.verdict is not Verdict.SUCCEEDS
                return RetreatMark(letter=letter, kind=kind, at=at, to=order.to, failed=failed)
            case Support():
                return self._support(item, order)
            case Guard(to=to):
                there = self._position.at(to)
                return SupportHoldMark(
                    letter=letter,
                    kind=kind,
                    at=at,
                    target_kind=str(there.kind) if there is not None else kind,
                    target=to,
                    cut=item.verdict(_CUT),
                    void=item.verdict(_VOID),
                )
            case Transport():
                return self._link(item, order)
        return self._arrows[at]

    def _supports(self, at: str) -> int:
        """Count the supports that belong to a move, cut ones too: they are all drawn."""
        return len(self._helping(self._acts.get(at)))

    def _helping(self, act: _Told | None) -> Sequence[_Told]:
        """Return the supports that belong to a move or a seizure."""
        if act is None or not isinstance(act.order, Move | Seize):
            return ()
        way = act.at, act.order.to
        asked = type(act.order)
        return [
            one
            for one in self._help.get(way, ())
            if isinstance(one.order, Support) and isinstance(one.order.what, asked)
        ]

    def _arrow(self, item: _Told) -> MoveMark:
        order = item.order
        if not isinstance(order, Move | Seize):
            raise TypeError(order)
        supports = sum(
            other.ruling is None or other.ruling.verdict is Verdict.GIVEN
            for other in self._helping(item)
        )
        against = self._acts.get(order.to)
        meets = against is not None and getattr(against.order, "to", "") == item.at
        findings = item.ruling.findings if item.ruling else ()
        counted = next((one.strength for one in findings if one.strength is not None), None)
        strength = counted if counted is not None else 1 + supports
        return MoveMark(
            letter=self._letters[item.power],
            kind=str(order.kind),
            at=order.at,
            to=order.to,
            via=self._via(item, order) if isinstance(order, Move) else (),
            supports=supports,
            strength=strength if strength > 1 else 0,
            failed=item.verdict(_FAILED) or (item.ruling is not None and item.ruling.destroyed),
            side=1 if meets and isinstance(order, Move) else 0,
            stays=isinstance(order, Seize),
        )

    def _via(self, item: _Told, order: Move) -> tuple[str, ...]:
        """Return the fleets that transport an army, in their order; none if it walks."""
        if str(order.kind) != ASHORE or self._retreats:
            return ()
        links = [one.order for one in self._links if isinstance(one.order, Transport)]
        used = item.found(Reason.TRANSPORTED_BY)
        if used:
            return journeys.among(used, links, order.at, order.to)
        chain = journeys.ordered(links, order.at, order.to)
        walks = self._board.reaches(ASHORE, order.at, order.to)
        own = {one.at for one in self._links if one.power == item.power}
        if walks:
            told = item.ruling is None or item.found(Reason.TRANSPORT_BROKEN)
            return chain if told and own & {*chain} else ()
        return chain or self._likely(order, links)

    def _likely(self, order: Move, links: Sequence[Transport]) -> tuple[str, ...]:
        """Return the way of an army whose chain is not written to its end, or not by its owner.

        Fleets that take part in it come first, and last those that are known to do something else.
        """
        fleets = [unit.at for unit in self._position.units if unit.kind == FLEET]
        costs = {item.at: _SILENT for item in self._told if item.order.at in fleets}
        costs |= {link.at: 0 for link in links}
        return journeys.seen(self._board, order.at, order.to, fleets, costs)

    def _support(self, item: _Told, order: Support) -> SupportMark:
        at, what = order.what.at, order.what
        helped = self._helping(self._acts.get(at))
        arrow = self._arrows[at] if any(one is item for one in helped) else None
        if arrow is None:
            unit = self._position.at(at)
            letter = self._letters[unit.power] if unit else self._letters[item.power]
            arrow = MoveMark(
                letter=letter,
                kind=str(what.kind),
                at=at,
                to=what.to,
                stays=isinstance(what, Seize),
            )
        return SupportMark(
            letter=self._letters[item.power],
            kind=str(order.kind),
            at=order.at,
            move=arrow,
            cut=item.verdict(_CUT),
            # Without a ruling nobody knows yet what the others ordered.
            void=item.verdict(_VOID),
        )

    def _link(self, item: _Told, order: Transport) -> Mark | None:
        if any(order.at in arrow.via for arrow in self._arrows.values()):
            return None  # the army's own wave runs through this fleet, crossed if it failed
        return ConvoyMark(
            letter=self._letters[item.power],
            at=order.at,
            army=order.source,
            to=order.to,
            failed=item.verdict(frozenset({Verdict.DISRUPTED})),
            void=item.verdict(_VOID),
        )

    def _besiegers(self, item: _Told) -> tuple[int, ...]:
        """Return the strengths of attackers that kept each other off a unit."""
        besiegers = item.found(Reason.BESIEGED)
        rivals = [self._arrows[key].strength or 1 for key in besiegers if key in self._arrows]
        return tuple(sorted(rivals, reverse=True))


def _trail(mark: MoveMark) -> TrailMark:
    return TrailMark(
        letter=mark.letter,
        kind=mark.kind,
        at=mark.at,
        to=mark.to,
        via=mark.via,
        side=mark.side,
    )
