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


class Standing:
    """Who stands where, by numbers: units are numbered in the order of their spaces."""

    def __init__(self, position: Position, chart: Chart) -> None:
        ranks, spaces, standing = chart.ranks, chart.number, position.units
        count = len(standing)
        keys = sorted([spaces[unit.at] * count + number for number, unit in enumerate(standing)])
        self.position: Final = position
        self.chart: Final = chart
        self.units: list[Unit] = [standing[key % count] for key in keys]
        self.at: list[int] = [key // count for key in keys]
        """Space in which each unit stands."""
        self.power: list[int] = [ranks[unit.power] for unit in self.units]
        """Whose each unit is, by the rank of its power."""
        self.holder: list[int] = [-1] * (len(chart.ids) + 1)
        """Which unit stands in a space; -1 for none, and at the very end."""
        for number, space in enumerate(self.at):
            self.holder[space] = number
        self._afloat: set[int] | None = None

    def afloat(self) -> set[int]:
        """Return the sectors in which fleets stand, anybody's."""
        if self._afloat is None:
            units, at = self.units, self.at
            self._afloat = {at[number] for number, one in enumerate(units) if one.kind == FLEET}
        return self._afloat


class Sheets:
    """What every unit was told, by its number, and what told nobody anything."""

    def __init__(self, standing: Standing) -> None:
        self.standing: Final = standing
        self.lines: list[Line | None] = [None] * len(standing.units)
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
    standing = Standing(position, chart)
    found = Sheets(standing)
    told: list[str | None] = [None] * len(standing.units)
    waiting: list[list[int]] = [[] for _ in chart.ranks]
    for number, rank in enumerate(standing.power):
        waiting[rank].append(number)
    for power, rank in chart.ranks.items():
        for text in () if power in disorder else sheets.get(power, ()):
            line = chart.known.get(text) or understood(text, position, power, chart, read)
            if isinstance(line, Finding):
                found.beside.append((rank, refused(power, text, line)))
                continue
            number = standing.holder[line.at]
            if number < 0 or standing.power[number] != rank:
                found.beside.append((rank, refused(power, text, _stranger(line, number))))
                continue
            before = told[number]
            if before is None:
                told[number] = text
                found.turn.append(number)
                _enter(found, number, text, line, profile)
            else:
                _enter_another(found, number, before, text)
        found.turn += [number for number in waiting[rank] if told[number] is None]
    return found


def _stranger(line: Line, number: int) -> Finding:
    if not line.order.at:
        return finding(Reason.WRONG_PHASE)
    return finding(Reason.NO_UNIT if number < 0 else Reason.FOREIGN_UNIT, line.order.at)


def _enter(found: Sheets, number: int, text: str, line: Line, profile: Profile) -> None:
    """Take the order that a unit was given, if it can be carried out."""
    fault = fault_of(line, found.standing.units[number], found.standing, profile)
    if fault is None:
        found.lines[number] = line
    else:
        found.faults[number] = fault
        found.texts[number] = [text]


def _enter_another(found: Sheets, number: int, before: str, text: str) -> None:
    """Take another text for a unit; two, even alike, are none (8)."""
    found.lines[number] = None
    found.faults[number] = finding(Reason.TWO_ORDERS, found.standing.units[number].at)
    found.texts.setdefault(number, [before]).append(text)


def fault_of(line: Line, unit: Unit, standing: Standing, profile: Profile) -> Finding | None:
    """Tell why an order for a unit is against the rules; nothing where it is not."""
    if line.kind != unit.kind:
        return finding(Reason.KIND_WRONG, unit.at)
    return line.fault or _fault_here(line, unit, standing, profile)


def _fault_here(line: Line, unit: Unit, standing: Standing, profile: Profile) -> Finding | None:
    """Tell why an order that the board allows is against the rules as units stand now."""
    ids = standing.chart.ids
    if line.far:
        if not standing.chart.ferried(line.at, line.to, standing.afloat()):
            return finding(Reason.NO_FERRY, ids[line.to])
    elif line.act == GUARD:
        if standing.holder[line.to] < 0:
            return finding(Reason.SUPPORTS_NOBODY, ids[line.to])
    elif line.act == SEIZE and not profile.seize_own:
        where = ids[line.to]
        if standing.position.owners.get(where) == unit.power:
            return finding(Reason.SEIZES_OWN, where)
    return None
