"""What was written, unit by unit, and what an order names and matches: for the search for flips."""

from collections.abc import Collection, Iterable, Mapping, Sequence

from engine.board.location import province_of
from engine.games.diplomacy.judge.sheets.intake import Reader, read_sheet
from engine.games.diplomacy.orders import (
    Convoy,
    Hold,
    Move,
    MoveOrder,
    SupportHold,
    SupportMove,
    parse,
)
from engine.games.diplomacy.reach.chart import Chart
from engine.rules.order import OrderError
from engine.rules.position import Position, Unit
from engine.rules.ruling import Ruling, Verdict

REFUSED = (Verdict.ILLEGAL, Verdict.AMBIGUOUS)
"""What becomes of a text that is not carried out whatever the others do."""


def lines_of(
    units: Iterable[Unit],
    sheets: Mapping[str, Sequence[str]],
    orders: Mapping[str, MoveOrder],
    refused: Mapping[str, Sequence[str]],
) -> dict[str, dict[str, list[str]]]:
    """Sort by power and unit what has to be written so that all is judged as it was.

    That is each unit's order; where its text was refused, the text; for who wrote none, nothing.
    """
    by_power: dict[str, dict[str, list[str]]] = {}
    for unit in units:
        by_power.setdefault(unit.power, {})[unit.province] = []
    for power, texts in sheets.items():
        for text in texts:
            try:
                place = province_of(parse(text).at)
            except OrderError:
                continue
            if place in by_power.get(power, {}):
                by_power[power][place].append(text)
    for lines in by_power.values():
        for place, texts in lines.items():
            order = orders[place]
            if place in refused:
                texts[:] = refused[place]
            elif texts or not isinstance(order, Hold):
                # Not always what its owner wrote: another may have done so for him (DATC 4.E.5).
                texts[:] = [str(order)]
    return by_power


def refused_texts(
    rulings: Iterable[Ruling], why: Collection[Verdict] = REFUSED
) -> dict[str, list[str]]:
    """Return what was written in vain for units, by their space."""
    refused: dict[str, list[str]] = {}
    for one in rulings:
        if one.unit and one.order and one.verdict in why:
            texts = refused.setdefault(province_of(one.unit[2:]), [])
            texts += [str(one.written)] if one.written else []
    return refused


def tried_to_leave(
    rulings: Iterable[Ruling], position: Position, reader: Reader, chart: Chart
) -> frozenset[str]:
    """Return the units that were told to move against the rules (DATC 4.E.1), by their space."""
    return frozenset(
        place
        for place, texts in refused_texts(rulings, (Verdict.ILLEGAL,)).items()
        if (unit := position.at(place)) is not None
        and any(
            isinstance(order, Move)
            for text in read_sheet(texts, position, unit.power, reader, chart)
            for order in text.orders
        )
    )


def fits(order: MoveOrder, going: Mapping[str, str]) -> bool:
    """Tell whether a support or convoy matches what the other unit does."""
    match order:
        case SupportMove() | Convoy():
            return going.get(province_of(order.target)) == province_of(order.to)
        case SupportHold():
            return province_of(order.target) not in going
    return False


def named(order: MoveOrder) -> set[str]:
    """Return all spaces that an order names."""
    names = (order.at, getattr(order, "to", ""), getattr(order, "target", ""))
    return {province_of(name) for name in names if name}
