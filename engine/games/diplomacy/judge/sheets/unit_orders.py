"""What every unit on the board is to do in a turn of moves.

A sheet of legal orders in good notation, one for a unit, is only looked up. Whatever else a power
may have written goes through ``engine.games.diplomacy.judge.sheets.intake``.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from engine.games.diplomacy.judge.sheets.intake import Assigned, Reader, in_disorder, take_in
from engine.games.diplomacy.reach.known_orders import KnownOrders, OrderLine
from engine.rules.position import Position, Unit
from engine.rules.ruling import Ruling


@dataclass(slots=True)
class UnitOrders:
    """Every unit with its order, by power, then as written."""

    lines: list[OrderLine] = field(default_factory=list)
    special: dict[int, Assigned] = field(default_factory=dict)
    """Units of which more is to be said than their order, by their number here."""

    idle_texts: list[tuple[int, Ruling]] = field(default_factory=list)
    """Texts that ordered nothing, with their place on the sheet."""


def collect(
    position: Position,
    sheets: Mapping[str, Sequence[str]],
    disorder: frozenset[str],
    known_orders: KnownOrders,
    reader: Reader,
) -> UnitOrders:
    """Find the order of every unit."""
    if not disorder:
        lines = _look_up(position, sheets, known_orders)
        if lines is not None:
            return UnitOrders(lines)
    return _sort_out(position, sheets, disorder, known_orders, reader)


def _look_up(
    position: Position, sheets: Mapping[str, Sequence[str]], known_orders: KnownOrders
) -> list[OrderLine] | None:
    """Look up a turn in which every unit has one legal order in good notation; else nothing."""
    ranks = known_orders.chart.ranks
    lines: list[OrderLine] = []
    waiting: list[Unit | None] = [None] * len(ranks)
    ordered: list[OrderLine | None] = [None] * len(known_orders.chart.places)
    try:
        for unit in position.units:
            waiting[ranks[unit.at]] = unit
        for power, known in known_orders.lines.items():
            for text in sheets.get(power, ()):
                line = known.get(text)
                if line is None:
                    line = known_orders.written(power, text)
                    if line is None:
                        return None
                rank = line.piece.rank
                one = waiting[rank]
                if one is None or not line.is_of(one):
                    return None
                waiting[rank] = None
                ordered[line.space] = line
                lines.append(line)
    except KeyError:  # a unit that is nowhere on the board
        return None
    if len(lines) != len(position.units):
        return None
    return lines if _legal(lines, ordered, position, known_orders) else None


def _legal(
    lines: list[OrderLine],
    ordered: list[OrderLine | None],
    position: Position,
    known_orders: KnownOrders,
) -> bool:
    """Tell whether every order can be carried out as it is written."""
    fleets = -1
    for line in lines:
        if line.target >= 0:
            helped = ordered[line.target]
            if helped is None or helped.piece is not line.helped:
                return False
        if not line.sure:
            if fleets < 0:
                fleets = sum([other.piece.sea for other in lines])
            if not known_orders.carried_out(line, position, fleets):
                return False
    return True


def _sort_out(
    position: Position,
    sheets: Mapping[str, Sequence[str]],
    disorder: frozenset[str],
    known_orders: KnownOrders,
    reader: Reader,
) -> UnitOrders:
    """Find the orders of a turn in which somebody wrote no plain sheet."""
    unit_orders = UnitOrders()
    fleets = known_orders.chart.afloat(position.units)
    for power in known_orders.chart.powers:
        standing = position.of(power)
        texts = sheets.get(power, ())
        if power in disorder:
            _add(unit_orders, [in_disorder(unit) for unit in standing], known_orders)
            continue
        if len(texts) == len(standing):
            lines = _plain(power, texts, position, fleets, known_orders)
            if lines is not None:
                unit_orders.lines += lines
                continue
        intake = take_in(position, power, texts, known_orders.chart, known_orders.profile, reader)
        _add(unit_orders, intake.assigned, known_orders)
        unit_orders.idle_texts += intake.idle_texts
    return unit_orders


def _add(unit_orders: UnitOrders, assigned: Sequence[Assigned], known_orders: KnownOrders) -> None:
    for one in assigned:
        unit_orders.special[len(unit_orders.lines)] = one
        line = known_orders.line(one.unit.power, str(one.order))
        if line is None:
            raise ValueError(f"an order that nobody could carry out: {one.order}")
        unit_orders.lines.append(line)


def _plain(
    power: str, texts: Sequence[str], position: Position, fleets: int, known_orders: KnownOrders
) -> list[OrderLine] | None:
    """Look up a sheet that orders different units; nothing when anything wants a closer look."""
    lines = []
    for text in texts:
        line = known_orders.line(power, text)
        if line is None or not _fits(line, power, position):
            return None
        if not (line.sure or known_orders.carried_out(line, position, fleets)):
            return None
        lines.append(line)
    return lines if len({line.space for line in lines}) == len(lines) else None


def _fits(line: OrderLine, power: str, position: Position) -> bool:
    """Tell whether the units that an order names stand there as it says."""
    unit = position.by_location.get(line.piece.at)
    if unit is None or unit.power != power or unit.kind is not line.piece.kind:
        return False
    if line.helped is None:
        return True
    other = position.by_location.get(line.helped.at)
    return other is not None and other.kind is line.helped.kind
