"""From what was written to one order for each unit (VII.4, VII.7).

Texts that cannot be read, orders to others' units and orders against the rules are ruled, not
raised; the unit stands and may be supported in defence. Two different legal orders for a unit are
ambiguous, unless the table takes the first or the last. The same order written twice is one order.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from engine.board.location import province_of
from engine.games.diplomacy.orders import (
    Convoy,
    DiplomacyOrder,
    Hold,
    Move,
    MoveOrder,
    SupportHold,
    SupportMove,
    in_vain,
    locations,
    parse,
)
from engine.games.diplomacy.reach.chart import Chart
from engine.games.diplomacy.reach.legality import check
from engine.games.diplomacy.reasons import VERDICTS, Reason
from engine.games.diplomacy.rulebooks.badly_written import finding
from engine.games.diplomacy.rulebooks.policies import DoubleOrder, IllegalOrders, ImplicitOrders
from engine.games.diplomacy.rulebooks.profile import Profile
from engine.rules.choice import Reading, ReadingKind
from engine.rules.order import NO_ORDER, OrderError
from engine.rules.position import Position, Unit
from engine.rules.ruling import Finding, Ruling

Reader = Callable[[str, Position, str], Reading]
"""Reads what a power wrote by hand, in either language."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Assigned:
    """What one unit does this turn."""

    unit: Unit
    order: MoveOrder
    note: Finding | None = None
    """That nothing was written for it, or that its power is in civil disorder."""

    refused: tuple[tuple[str, Finding], ...] = ()
    """Every text that was written for it, when none is carried out, and why not."""

    tried: bool = False
    """Whether it counts as one that tried to leave, though against the rules (DATC 4.E.1)."""

    place: int = 0
    """Where on the sheet its (first) text stood; after all texts when there is none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Intake:
    """One power's orders sorted out."""

    assigned: tuple[Assigned, ...]
    """One for each of its units, as written."""

    idle_texts: tuple[tuple[int, Ruling], ...]
    """Texts that ordered nothing, with their place on the sheet."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Text:
    """One line of a sheet after reading: orders to choose from, or what is wrong with it."""

    place: int
    written: str
    orders: tuple[DiplomacyOrder, ...] = ()
    """One when it was understood, several when it is ambiguous, none when it says nothing."""

    fault: Finding | None = None
    """What is wrong with the writing: that it is ambiguous, or a thing that the table minds."""

    @property
    def doubtful(self) -> bool:
        """Whether the reader found several meanings: then none is carried out (VII.4)."""
        return self.fault is not None and self.fault.reason == Reason.AMBIGUOUS_TEXT


def read_sheet(
    texts: Sequence[str], position: Position, power: str, reader: Reader, chart: Chart
) -> list[Text]:
    """Read one power's sheet; good notation needs no reader."""
    sheet = []
    for place, written in enumerate(texts):
        if not written.strip():
            continue
        fault: Finding | None = None
        try:
            orders: tuple[DiplomacyOrder, ...] = (parse(written.strip()),)
        except OrderError:
            orders, fault = _understood(written, reader, position, power)
        else:
            if not _on_board(orders[0], chart):
                # Other abbreviations in capitals look like good notation: ``F EDI - NRG``.
                meant, fault = _understood(written, reader, position, power)
                orders = meant or orders
        sheet.append(Text(place=place, written=written.strip(), orders=orders, fault=fault))
    return sheet


def _on_board(order: DiplomacyOrder, chart: Chart) -> bool:
    """Tell whether every space that an order names is one of the board."""
    return all(province_of(place) in chart.numbers for place in locations(order))


def _understood(
    written: str, reader: Reader, position: Position, power: str
) -> tuple[tuple[DiplomacyOrder, ...], Finding | None]:
    """Return what a text means, or all that it can mean, with what is wrong with it.

    Of several meanings none is tried out for a legal one: they only tell which unit it is about.
    """
    reading = reader(written, position, power)
    if reading.order:
        refused = reading.kind is not ReadingKind.ORDER and reading.remarks
        return (parse(reading.order),), finding(reading.remarks[0]) if refused else None
    meanings = []
    for candidate in reading.candidates:
        try:
            meanings.append(parse(candidate))
        except OrderError:
            spelled = f"{written[: reading.start]}{candidate}{written[reading.end :]}"
            clear = reader(spelled, position, power)
            if clear.kind is ReadingKind.ORDER:
                meanings.append(parse(clear.order))
    where = province_of(meanings[0].at) if meanings else ""
    doubt = Finding(reason=Reason.AMBIGUOUS_TEXT, where=where, rule="VII.4")
    return tuple(meanings), doubt if meanings else None


def idle(power: str, text: Text, finding: Finding) -> tuple[int, Ruling]:
    """Rule a text that orders nothing."""
    verdict = VERDICTS[Reason(finding.reason)]
    ruling = Ruling(
        power=power,
        unit="",
        order=NO_ORDER,
        verdict=verdict,
        findings=(finding,),
        written=in_vain(text.written),
    )
    return text.place, ruling


def take_in(
    position: Position,
    power: str,
    texts: Sequence[str],
    chart: Chart,
    profile: Profile,
    reader: Reader,
) -> Intake:
    """Sort out one power's orders for a turn of moves."""
    idle_texts: list[tuple[int, Ruling]] = []
    mine: dict[str, list[Text]] = {}
    for text in read_sheet(texts, position, power, reader, chart):
        unit, finding = _addressed(text, position, power)
        if unit is None:
            idle_texts.append(idle(power, text, finding))
        else:
            mine.setdefault(unit.province, []).append(text)
    ready = []
    for unit in position.of(power):
        one, rest = _assign(unit, mine.get(unit.province, []), position, chart, profile)
        ready.append(one)
        idle_texts += rest
    if profile.implicit_orders is ImplicitOrders.ALLOWED:
        ready = [_implied(one, ready, position, chart, profile) for one in ready]
    ready.sort(key=lambda item: item.place)
    return Intake(assigned=tuple(ready), idle_texts=tuple(idle_texts))


_AFTER_ALL = 10_000
"""Place of a unit for which nothing was written."""


def in_disorder(unit: Unit) -> Assigned:
    """Let a unit stand whose power is in civil disorder (XIV.3)."""
    finding = Finding(reason=Reason.DISORDER, where=unit.province, rule="XIV.3")
    return Assigned(unit=unit, order=Hold(unit.kind, unit.at), note=finding)


def _addressed(text: Text, position: Position, power: str) -> tuple[Unit | None, Finding]:
    """Find the unit that a text is about, or why it is about none."""
    if not text.orders:
        return None, Finding(reason=Reason.UNREADABLE, rule="VII.4")
    places = {province_of(order.at) for order in text.orders}
    where = province_of(text.orders[0].at)
    if len(places) > 1:
        return None, Finding(reason=Reason.AMBIGUOUS_TEXT, where=where, rule="VII.4")
    if not where:  # a build was waived
        return None, Finding(reason=Reason.WRONG_PHASE, rule="VII.1")
    unit = position.at(where)
    if unit is None:
        return None, Finding(reason=Reason.NO_UNIT, where=where, rule="VII.4")
    if unit.power != power:
        return None, Finding(reason=Reason.FOREIGN_UNIT, where=where, rule="VII.4")
    return unit, Finding(reason=Reason.HELD, where=where)


def _judge_text(
    text: Text, unit: Unit, position: Position, chart: Chart, profile: Profile
) -> tuple[set[MoveOrder], Finding | None]:
    """Return the legal meanings of a text, and what is wrong when there is none or several."""
    legal: set[MoveOrder] = set()
    first: Finding | None = text.fault
    for order in text.orders:
        if isinstance(order, (Hold, Move, SupportHold, SupportMove, Convoy)):
            tidy, fault = check(order, unit, position, chart, profile)
        else:
            fault = Finding(reason=Reason.WRONG_PHASE, where=unit.province, rule="VII.1")
        if fault is None and (text.fault is None or text.doubtful):
            legal.add(tidy)
        else:
            first = first or fault
    if len(legal) > 1:
        first = Finding(reason=Reason.AMBIGUOUS_TEXT, where=unit.province, rule="VII.4")
    return legal, None if len(legal) == 1 and not text.doubtful else first


def _meanings(orders: set[MoveOrder]) -> set[MoveOrder]:
    """Leave out a move that another one repeats: ``VIA`` alone makes no other order (XII.6)."""
    marked = {order for order in orders if isinstance(order, Move) and order.via_convoy}
    return {
        order
        for order in orders
        if not any(replace(other, via_convoy=False) == order for other in marked)
    }


_Judged = tuple[Text, set[MoveOrder], Finding | None]


def _assign(
    unit: Unit, texts: list[Text], position: Position, chart: Chart, profile: Profile
) -> tuple[Assigned, list[tuple[int, Ruling]]]:
    stand = Hold(unit.kind, unit.at)
    if not texts:
        finding = Finding(reason=Reason.NO_ORDER, where=unit.province, rule="VII.1")
        return Assigned(unit=unit, order=stand, note=finding, place=_AFTER_ALL), []
    judged = [(text, *_judge_text(text, unit, position, chart, profile)) for text in texts]
    legal = _meanings(set().union(*(orders for _, orders, _ in judged)))
    place = texts[0].place
    if len(legal) > 1 and profile.double_order is not DoubleOrder.NEITHER:
        chosen = _choose(judged, unit, profile)
        if chosen is not None:
            return chosen
    if len(legal) > 1:
        # VII.4: neither is carried out, even when one of two texts is clear in itself.
        doubt = next((f for _, orders, f in judged if len(orders) > 1), None)
        finding = doubt or Finding(reason=Reason.TWO_ORDERS, where=unit.province, rule="VII.4")
        refused = tuple((text.written, finding) for text, _, _ in judged)
        return Assigned(unit=unit, order=stand, refused=refused, place=place), []
    if all(fault is not None for _, _, fault in judged):
        refused = tuple((text.written, fault) for text, _, fault in judged if fault)
        tried = profile.illegal_orders is IllegalOrders.ATTEMPTED and any(
            isinstance(order, Move) for text in texts for order in text.orders
        )
        return Assigned(unit=unit, order=stand, refused=refused, place=place, tried=tried), []
    # DATC 4.E.1: orders against the rules are ignored, so that a legal one beside them counts.
    rest = [
        idle(unit.power, text, Finding(reason=Reason.SUPERSEDED, where=unit.province, rule="VII.4"))
        for text, _, fault in judged
        if fault is not None
    ]
    return Assigned(unit=unit, order=legal.pop(), place=place), rest


def _choose(
    judged: list[_Judged], unit: Unit, profile: Profile
) -> tuple[Assigned, list[tuple[int, Ruling]]] | None:
    """Take the first or the last clear order of several for one unit (DATC 4.D.3 a, b)."""
    clear = [(text, orders) for text, orders, fault in judged if fault is None]
    if not clear:
        return None
    first = profile.double_order is DoubleOrder.FIRST
    counting, orders = clear[0 if first else -1]
    order = min(orders, key=str)
    other = Reason.EARLIER_COUNTS if first else Reason.LATER_COUNTS
    rest = []
    for text, meant, fault in judged:
        if text is counting or meant == orders:
            continue
        reason = other if fault is None else Reason.SUPERSEDED
        rule = "DATC 4.D.3" if fault is None else "VII.4"
        finding = Finding(reason=reason, where=unit.province, rule=rule)
        rest.append(idle(unit.power, text, finding))
    return Assigned(unit=unit, order=order, place=counting.place), rest


def _implied(
    one: Assigned, mine: Sequence[Assigned], position: Position, chart: Chart, profile: Profile
) -> Assigned:
    """Let a unit without an order do what its owner's other orders take for granted (4.E.3 a)."""
    if one.note is None:
        return one
    wanted: dict[Move, list[str]] = {}
    for other in mine:
        order = other.order
        if isinstance(order, SupportMove | Convoy) and province_of(order.target) == (
            one.unit.province
        ):
            move = Move(one.unit.kind, one.unit.at, order.to)
            tidy, fault = check(move, one.unit, position, chart, profile)
            if fault is None and isinstance(tidy, Move):
                wanted.setdefault(tidy, []).append(other.unit.province)
    if len(wanted) != 1:
        return one
    ((move, by),) = wanted.items()
    # By the alphabet: however the units on the board are listed, the same is said.
    by = sorted(by)
    note = Finding(reason=Reason.IMPLIED, where=move.to, by=tuple(by), rule="DATC 4.E.3")
    return replace(one, order=move, note=note)
