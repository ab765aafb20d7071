"""From what was handed in to at most one order for each unit (8)."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from engine.games.diplomatia.judge.chart import Chart, Line
from engine.games.diplomatia.judge.field import GUARD, SEIZE
from engine.games.diplomatia.orders import FLEET, in_vain
from engine.games.diplomatia.profile import Profile
from engine.games.diplomatia.reasons import VERDICTS, Reason, finding
from engine.rules.choice import Reading, ReadingKind
from engine.rules.order import NO_ORDER
from engine.rules.position import Position, Unit
from engine.rules.ruling import Finding, Ruling

Reader = Callable[[str, Position, str], Reading]
"""Reads a text that is no good notation."""


class Sheets:
    """What every unit was told, by its number in the position, and what told nobody anything."""

    def __init__(self, units: Sequence[Unit]) -> None:
        self.units: Final = units
        self.lines: list[Line | None] = [None] * len(units)
        """The order that is judged; nothing for who defends without one."""
        self.faults: dict[int, Finding] = {}
        """Why what was written for a unit does not count."""
        self.texts: dict[int, list[str]] = {}
        """What was written for a unit where it does not count."""
        self.beside: list[tuple[int, Ruling]] = []
        """Rulings on texts that ordered no unit of their power, with the power's rank."""
        self.turn: list[int] = []
        """Numbers of all units by power, then in the order written."""


def refused(power: str, text: str, why: Finding) -> Ruling:
    """Rule on a text that orders no unit of its power."""
    return Ruling(power, "", NO_ORDER, VERDICTS[Reason(why.reason)], (why,), written=in_vain(text))


def understood(
    text: str, position: Position, power: str, chart: Chart, read: Reader
) -> Line | Finding:
    """Take a text as an order in good notation, or tell why it is none."""
    line = chart.line(text)
    if line is not None:
        return line
    reading = read(text, position, power)
    if reading.kind is ReadingKind.ORDER:
        line = chart.line(reading.order)
        if line is not None:
            return line
    several = reading.kind is ReadingKind.AMBIGUOUS
    return finding(Reason.AMBIGUOUS_TEXT if several else Reason.UNREADABLE)


def collect(
    position: Position,
    sheets: Mapping[str, Sequence[str]],
    disorder: frozenset[str],
    chart: Chart,
    profile: Profile,
    read: Reader,
) -> Sheets:
    """Sort all sheets of a turn; powers in ``disorder`` wrote nothing (9.1)."""
    units = sorted(position.units, key=lambda unit: unit.at)  # reasons are told in this order
    found = Sheets(units)
    numbers = {unit.at: number for number, unit in enumerate(units)}
    waiting: dict[str, list[int]] = {power: [] for power in chart.ranks}
    for number, unit in enumerate(units):
        waiting[unit.power].append(number)
    for power, rank in chart.ranks.items():
        told: dict[int, list[tuple[str, Line]]] = {}
        for text in () if power in disorder else sheets.get(power, ()):
            line = understood(text, position, power, chart, read)
            if isinstance(line, Finding):
                found.beside.append((rank, refused(power, text, line)))
                continue
            number = numbers.get(line.order.at, -1)
            if number < 0 or units[number].power != power:
                why = _stranger(line, number)
                found.beside.append((rank, refused(power, text, why)))
            else:
                told.setdefault(number, []).append((text, line))
        for number, lines in told.items():
            _enter(found, number, lines, position, chart, profile)
        found.turn += told
        found.turn += [number for number in waiting[power] if number not in told]
    return found


def _stranger(line: Line, number: int) -> Finding:
    if not line.order.at:
        return finding(Reason.WRONG_PHASE)
    return finding(Reason.NO_UNIT if number < 0 else Reason.FOREIGN_UNIT, line.order.at)


def _enter(
    found: Sheets,
    number: int,
    lines: list[tuple[str, Line]],
    position: Position,
    chart: Chart,
    profile: Profile,
) -> None:
    """Take the one order that a unit was given; two texts, even alike, are none (8)."""
    unit = found.units[number]
    if len(lines) > 1:
        found.faults[number] = finding(Reason.TWO_ORDERS, unit.at)
        found.texts[number] = [text for text, _ in lines]
        return
    text, line = lines[0]
    fault = fault_of(line, unit, position, chart, profile)
    if fault is None:
        found.lines[number] = line
    else:
        found.faults[number] = fault
        found.texts[number] = [text]


def fault_here(
    line: Line, unit: Unit, position: Position, chart: Chart, profile: Profile
) -> Finding | None:
    """Tell why an order that the board allows is against the rules as units stand now."""
    if line.far:
        fleets = {chart.number[one.at] for one in position.units if one.kind == FLEET}
        if not chart.ferried(line.at, line.to, fleets):
            return finding(Reason.NO_FERRY, chart.ids[line.to])
    elif line.act == GUARD:
        where = chart.ids[line.to]
        if position.at(where) is None:
            return finding(Reason.SUPPORTS_NOBODY, where)
    elif line.act == SEIZE and not profile.seize_own:
        where = chart.ids[line.to]
        if position.owners.get(where) == unit.power:
            return finding(Reason.SEIZES_OWN, where)
    return None


def fault_of(
    line: Line, unit: Unit, position: Position, chart: Chart, profile: Profile
) -> Finding | None:
    """Tell why an order for a unit is against the rules; nothing where it is not."""
    if line.kind != unit.kind:
        return finding(Reason.KIND_WRONG, unit.at)
    return line.fault or fault_here(line, unit, position, chart, profile)
