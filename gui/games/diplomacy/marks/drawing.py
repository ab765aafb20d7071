"""From orders and rulings to marks on the board. Pure: no Qt, no pixels."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from engine.board.board import Board
from engine.board.location import province_of
from engine.games.diplomacy.orders import (
    Build,
    Convoy,
    DiplomacyOrder,
    Disband,
    Hold,
    Move,
    Retreat,
    SupportHold,
    SupportMove,
    Waive,
    meant,
)
from engine.games.diplomacy.reasons import Reason
from engine.rules.order import Order
from engine.rules.position import Position
from engine.rules.ruling import Resolution, Ruling, Verdict
from gui.map.arrows.drawn import Drawn, Ordered, stand_offs
from gui.map.arrows.journey import route
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

_VOID = frozenset({Verdict.ILLEGAL, Verdict.AMBIGUOUS})


@dataclass(frozen=True, slots=True)
class _Told:
    """One order of one power, with its ruling if it was judged."""

    power: str
    order: DiplomacyOrder
    ruling: Ruling | None = None

    @property
    def province(self) -> str:
        return province_of(self.order.at)

    @property
    def void(self) -> bool:
        return self.ruling is not None and self.ruling.verdict in _VOID

    def verdict(self, *verdicts: Verdict) -> bool:
        return self.ruling is not None and self.ruling.verdict in verdicts

    def found(self, reason: Reason) -> tuple[str, ...]:
        """Return who was concerned by a finding of the ruling."""
        findings = self.ruling.findings if self.ruling else ()
        return next((f.by for f in findings if f.reason == reason), ())


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
    del orders  # the rulings carry the orders as they were judged, holds of silent units included
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
    void = ruling.verdict in _VOID and ruling.unit
    return (
        ruling.given if void and str(ruling.given).startswith(f"{ruling.unit} ") else ruling.order
    )


class _Sheet:
    """All orders of a phase together, for each line depends on others."""

    def __init__(self, board: Board, position: Position, items: Sequence[_Told]) -> None:
        self._board, self._position, self._told = board, position, items
        self._letters = {power.id: power.letter for power in board.powers}
        self._moves = {
            item.province: item for item in items if isinstance(item.order, Move) and not item.void
        }
        self._help: dict[tuple[str, str], list[_Told]] = {}
        """The supports of moves, by from where to where these lead."""

        for item in items:
            if isinstance(item.order, SupportMove) and not item.void:
                way = province_of(item.order.target), province_of(item.order.to)
                self._help.setdefault(way, []).append(item)
        self._arrows = {key: self._arrow(item) for key, item in self._moves.items()}

    def by_unit(self) -> list[tuple[Ordered, Mark]]:
        """Return the mark of every order, with whose it is."""
        marks: list[tuple[Ordered, Mark]] = []
        texts: Counter[tuple[str, str]] = Counter()
        ranks: dict[str, int] = {}
        for item in self._told:
            mark = self._mark(item)
            if isinstance(mark, SupportMark) and not mark.void:
                key = province_of(mark.move.at)
                mark = replace(mark, rank=ranks.get(key, 0), ranks=self._supports(key))
                ranks[key] = mark.rank + 1
            if mark is not None:
                whose = (item.power, item.province)
                marks.append(((*whose, texts[whose]), mark))
                texts[whose] += 1
        return marks

    def drawn(self) -> Drawn:
        """Return every mark by itself."""
        sieges = {province_of(mark.at): mark for mark in self.sieges()}
        return Drawn(dict(self.by_unit()), sieges)

    def trails(self) -> tuple[Mark, ...]:
        """Return trails of units that moved and the arrows that failed."""
        marks: list[Mark] = []
        for item in self._told:
            mark = self._mark(item)
            if isinstance(mark, MoveMark):
                if not mark.failed:
                    mark = TrailMark(
                        letter=mark.letter,
                        kind=mark.kind,
                        at=mark.at,
                        to=mark.to,
                        via=mark.via,
                        side=mark.side,
                    )
                marks.append(mark)
            elif isinstance(mark, RetreatMark) and not mark.failed:
                marks.append(TrailMark(letter=mark.letter, kind=mark.kind, at=mark.at, to=mark.to))
            elif isinstance(mark, VoidMark) or (isinstance(mark, HoldMark) and mark.strengths):
                marks.append(mark)
        return tuple(marks)

    def sieges(self) -> Iterator[StandOffMark]:
        """Yield the figures below besieged units that did something else than hold (IX.5)."""
        for item in self._told:
            order, strengths = item.order, self._besiegers(item)
            ringed = isinstance(order, Hold) and not item.void
            if len(strengths) > 1 and not ringed and not isinstance(order, Waive):
                yield StandOffMark(at=order.at, strengths=strengths, kind=str(order.kind))

    def _mark(self, item: _Told) -> Mark | None:
        letter, order = self._letters[item.power], item.order
        if isinstance(order, Waive):
            return None
        kind, at = str(order.kind), order.at
        if item.void:
            to = str(getattr(order, "to", "")) if isinstance(order, Move) else ""
            known = province_of(to) in self._board.provinces
            return VoidMark(letter=letter, kind=kind, at=at, to=to if known else "")
        mark: Mark | None
        match order:
            case Move():
                mark = self._arrows[item.province]
            case SupportMove():
                mark = self._support(item, order)
            case SupportHold():
                mark = SupportHoldMark(
                    letter=letter,
                    kind=kind,
                    at=at,
                    target_kind=str(order.target_kind),
                    target=self._where(order.target),
                    cut=item.verdict(Verdict.CUT),
                    void=item.verdict(Verdict.INVALID),
                )
            case Convoy():
                mark = self._convoy(item, order)
            case Hold():
                mark = HoldMark(letter=letter, kind=kind, at=at, strengths=self._besiegers(item))
            case Retreat() | Disband() | Build():
                mark = self._change(item, order, letter)
        return mark

    def _change(self, item: _Told, order: Retreat | Disband | Build, letter: str) -> Mark:
        """Return the mark of an order that makes, takes or saves a unit."""
        kind, at = str(order.kind), order.at
        if isinstance(order, Retreat):
            failed = item.ruling is not None and not item.verdict(Verdict.SUCCEEDS)
            return RetreatMark(letter=letter, kind=kind, at=at, to=order.to, failed=failed)
        if isinstance(order, Disband):
            beaten = any(d.unit.province == item.province for d in self._position.dislodged)
            return DisbandMark(letter=letter, kind=kind, at=at, beaten=beaten)
        return BuildMark(letter=letter, kind=kind, at=at)

    def _where(self, location: str) -> str:
        """Return where the unit of a province really stands: the coast a support need not name."""
        unit = self._position.at(province_of(location))
        return unit.at if unit else location

    def _supports(self, province: str) -> int:
        """Count the supports that belong to a move, cut ones too: they are all drawn."""
        return len(self._helping(self._moves.get(province)))

    def _helping(self, move: _Told | None) -> Sequence[_Told]:
        """Return the supports that belong to a move."""
        if move is None or not isinstance(move.order, Move):
            return ()
        return self._help.get((move.province, province_of(move.order.to)), ())

    def _arrow(self, item: _Told) -> MoveMark:
        order = item.order
        if not isinstance(order, Move):
            raise TypeError(order)
        supports = sum(
            other.ruling is None or other.verdict(Verdict.GIVEN) for other in self._helping(item)
        )
        against = self._moves.get(province_of(order.to))
        if against is not None and (
            not isinstance(against.order, Move) or province_of(against.order.to) != item.province
        ):
            against = None
        findings = item.ruling.findings if item.ruling else ()
        counted = next((f.strength for f in findings if f.strength is not None), None)
        strength = counted if counted is not None else 1 + supports
        return MoveMark(
            letter=self._letters[item.power],
            kind=str(order.kind),
            at=order.at,
            to=order.to,
            via=self._via(item, order),
            supports=supports,
            strength=strength if strength > 1 else 0,
            failed=item.verdict(Verdict.FAILS, Verdict.INVALID),
            side=1 if against is not None else 0,
        )

    def _via(self, item: _Told, order: Move) -> tuple[str, ...]:
        """Return the fleets that carry an army, in their order; none if it walks."""
        if str(order.kind) != "A":
            return ()
        if item.ruling is None and order.path:
            return order.path
        used = item.found(Reason.BY_CONVOY)
        walks = self._board.reaches("A", order.at, province_of(order.to))
        if item.ruling is not None and not used and walks:
            return ()
        if item.ruling is None and walks and not order.via_convoy:
            return ()
        ferries = [
            other.order.at
            for other in self._told
            if isinstance(other.order, Convoy)
            and not other.void
            and province_of(other.order.target) == item.province
            and province_of(other.order.to) == province_of(order.to)
        ]
        if used:
            ferries = [at for at in ferries if province_of(at) in used] or list(used)
        return route(self._board, order.at, order.to, ferries)

    def _support(self, item: _Told, order: SupportMove) -> SupportMark:
        province = province_of(order.target)
        helped = self._helping(self._moves.get(province))
        arrow = self._arrows[province] if any(one is item for one in helped) else None
        if arrow is None:
            unit = self._position.at(province)
            letter = self._letters[unit.power] if unit else self._letters[item.power]
            arrow = MoveMark(
                letter=letter,
                kind=str(order.target_kind),
                at=self._where(order.target),
                to=order.to,
            )
        return SupportMark(
            letter=self._letters[item.power],
            kind=str(order.kind),
            at=order.at,
            move=arrow,
            cut=item.verdict(Verdict.CUT),
            # Without a ruling nobody knows yet what the others ordered.
            void=item.verdict(Verdict.INVALID),
        )

    def _convoy(self, item: _Told, order: Convoy) -> Mark | None:
        army = self._arrows.get(province_of(order.target))
        if army is not None and order.at in army.via:
            return None  # the army's own wave runs through this fleet, crossed if it failed
        return ConvoyMark(
            letter=self._letters[item.power],
            at=order.at,
            army=order.target,
            to=order.to,
            failed=item.verdict(Verdict.DISRUPTED),
            void=item.verdict(Verdict.INVALID),
        )

    def _besiegers(self, item: _Told) -> tuple[int, ...]:
        """Return the strengths of attackers that kept each other off the holder."""
        besiegers = item.found(Reason.BELEAGUERED)
        rivals = [self._arrows[key].strength or 1 for key in besiegers if key in self._arrows]
        return tuple(sorted(rivals, reverse=True))
