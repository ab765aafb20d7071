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
    roll = None if disorder else _look_up(position, sheets, ledger)
    return roll or _sort_out(position, sheets, disorder, ledger, reader)


def _look_up(
    position: Position, sheets: Mapping[str, Sequence[str]], ledger: Ledger
) -> Roll | None:
    """Look up a turn in which every unit has one legal order in good notation; else nothing."""
    memory, standing = ledger.known, position.by_location
    known: list[Known] = []
    owners: list[str] = []
    try:
        for power in ledger.chart.powers:
            texts = sheets.get(power)
            if texts:
                known += [memory[text] for text in texts]
                owners += [power] * len(texts)
        units = [standing[one.at] for one in known]
        helping = [one for one in known if one.target >= 0]
        helped = [standing[one.target_at].kind for one in helping]
    except KeyError:  # a text that nobody wrote before, or a unit that is not there
        return None
    if not (
        [unit.power for unit in units] == owners
        and [unit.kind for unit in units] == [one.kind for one in known]
        and [one.target_kind for one in helping] == helped
        and len({one.space for one in known}) == len(known) == len(position.units)
    ):
        return None
    roll = Roll(units=units, known=known)
    for number, one in enumerate(known):
        if not (one.sure or _carried_out(one, units[number], roll, position, ledger)):
            return None
    return roll


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
    standing, memory = position.by_location, ledger.known
    found, units, places = [], [], set()
    for text in texts:
        known = memory.get(text) or ledger.look_up(text)
        if known is None or known.at not in standing:
            break
        unit = standing[known.at]
        if unit.power != power or unit.kind is not known.kind:
            break
        if known.target >= 0:
            other = standing.get(known.target_at)
            if other is None or other.kind is not known.target_kind:
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
