"""Calls the roll of a turn: what every unit on the board is to do.

A sheet of legal orders in good notation, one for a unit, is only looked up. Whatever else a power
may have written goes through ``engine.games.diplomacy.intake``.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from engine.games.diplomacy.intake import Assigned, Reader, in_disorder, take_in
from engine.games.diplomacy.ledger import Known, Ledger
from engine.rules.position import Position, Unit
from engine.rules.ruling import Ruling


@dataclass(slots=True)
class Roll:
    """Every unit with its order, by power, then as written."""

    units: list[Unit] = field(default_factory=list)
    known: list[Known] = field(default_factory=list)
    special: dict[int, Assigned] = field(default_factory=dict)
    """Units of which more is to be said than their order, by their number here."""

    fleets: int = -1
    """Bits of the seas in which fleets lie, once somebody needs them."""

    idle_texts: list[tuple[int, Ruling]] = field(default_factory=list)
    """Texts that ordered nothing, with their place on the sheet."""


def call_up(
    position: Position,
    sheets: Mapping[str, Sequence[str]],
    disorder: frozenset[str],
    ledger: Ledger,
    reader: Reader,
) -> Roll:
    """Find the order of every unit."""
    if not disorder:
        roll = Roll()
        for power in ledger.chart.powers:
            if power in sheets and not _plain(roll, power, sheets[power], position, ledger):
                break
        else:
            if len(roll.units) == len(position.units):
                return roll
    return _sort_out(position, sheets, disorder, ledger, reader)


def _sort_out(
    position: Position,
    sheets: Mapping[str, Sequence[str]],
    disorder: frozenset[str],
    ledger: Ledger,
    reader: Reader,
) -> Roll:
    """Find the orders of a turn in which somebody wrote no plain sheet."""
    roll = Roll()
    for power in ledger.chart.powers:
        standing = position.of(power)
        texts = sheets.get(power, ())
        if power in disorder:
            _add(roll, [in_disorder(unit) for unit in standing], ledger)
        elif len(texts) != len(standing) or not _plain(roll, power, texts, position, ledger):
            intake = take_in(position, power, texts, ledger.chart, ledger.profile, reader)
            _add(roll, intake.assigned, ledger)
            roll.idle_texts += intake.idle_texts
    return roll


def _add(roll: Roll, assigned: Sequence[Assigned], ledger: Ledger) -> None:
    for one in assigned:
        roll.special[len(roll.units)] = one
        roll.units.append(one.unit)
        roll.known.append(ledger.enter(one.order))


def _plain(
    roll: Roll, power: str, texts: Sequence[str], position: Position, ledger: Ledger
) -> bool:
    """Look up a sheet that orders different units; false when anything wants a closer look."""
    by_province, memory = position.by_province, ledger.known
    found, units, places = [], [], set()
    for text in texts:
        known = memory.get(text) or ledger.look_up(text)
        if known is None or known.place not in by_province:
            break
        unit = by_province[known.place]
        if unit.at != known.at or unit.kind is not known.kind or unit.power != power:
            break
        if known.target >= 0:
            other = by_province.get(known.target_place)
            if other is None or other.at != known.target_at or other.kind is not known.target_kind:
                break
        if not (known.sure or _carried_out(known, unit, roll, position, ledger)):
            break
        found.append(known)
        units.append(unit)
        places.add(known.space)
    else:
        if len(places) == len(found):
            roll.units += units
            roll.known += found
            return True
    return False


def _carried_out(known: Known, unit: Unit, roll: Roll, position: Position, ledger: Ledger) -> bool:
    if roll.fleets < 0:
        roll.fleets = ledger.chart.afloat(position.units)
    return ledger.carried_out(known, unit, position, roll.fleets)
