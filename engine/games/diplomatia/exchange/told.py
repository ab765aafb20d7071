"""Rulings sorted under their units, for whoever asked: what was read, and what could not be."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Final

from engine.formats.sentences import OrderResult
from engine.games.diplomatia.calendar import CALENDAR, ORDERS, RETREATS
from engine.games.diplomatia.exchange.names import Names
from engine.games.diplomatia.orders import Waive, parse
from engine.rules.choice import Reading, ReadingKind
from engine.rules.order import OrderError
from engine.rules.position import Position, Unit
from engine.rules.ruling import Resolution, Ruling

Reader = Callable[[str, Position, str], Reading]

SHOWN: Final = 200
"""Signs of an illegible order that an answer repeats."""

_WORDS: Final = 8
"""Words at the beginning of a text among which its unit is looked for."""


class Telling:
    """Sorts the rulings of one phase."""

    def __init__(self, position: Position, names: Names, read: Reader) -> None:
        self._position, self._names, self._read = position, names, read
        self._writing = {power: self._units_of(power) for power in names.board.powers_by_id}

    def _units_of(self, power: str) -> Mapping[str, Unit]:
        """Return the units that a power writes for, by where they stand."""
        if self._position.phase.kind == RETREATS:
            own = [one.unit for one in self._position.dislodged if one.unit.power == power]
        else:
            own = [*self._position.of(power)]
        return {unit.at: unit for unit in own}

    def tell(self, resolution: Resolution) -> list[OrderResult]:
        """Return every ruling under its unit; texts that ordered nothing under what was written.

        Texts beside the one that a unit has are told after all others.
        """
        entries: dict[str, OrderResult] = {}
        beside: list[OrderResult] = []
        for ruling in resolution.rulings:
            if ruling.unit:
                one = self._told(self._names.unit_said(ruling.unit), ruling)
                if one.key in entries:
                    beside.append(one._replace(beside=True))
                else:
                    entries[one.key] = one
        for ruling in resolution.rulings:
            if not ruling.unit:
                self._sort(self._told("", ruling), entries, beside)
        return [*entries.values(), *beside]

    def _sort(
        self, one: OrderResult, entries: dict[str, OrderResult], beside: list[OrderResult]
    ) -> None:
        """Put a text that ordered nothing where it belongs."""
        power = one.ruling.power
        unit = self._meant(one)
        key = "" if unit is None else self._names.unit_said(unit)
        known = entries.get(key)
        if known is None or known.ruling.power != power:
            written = f"{power}: {one.order}"
            free, number = written, 2
            while free in entries:
                free, number = f"{written} #{number}", number + 1
            entries[free] = one._replace(key=free)
        elif one.reading is not None and not known.ruling.written and known.reading is None:
            if any(before.key == key for before in beside) or known.order != _bare(known):
                beside.append(one._replace(key=key, beside=True))
            else:
                entries[key] = _instead(one, known)
        else:
            beside.append(one._replace(key=key, beside=True))

    def _told(self, key: str, ruling: Ruling) -> OrderResult:
        """Put what was written into good notation, or say why it could not be read."""
        written = str(ruling.written)
        if not written:
            return OrderResult(key, ruling, self._names.order_said(ruling.order))
        reading = self._read(written, self._position, ruling.power)
        if reading.kind is ReadingKind.ORDER:
            return OrderResult(key, ruling, self._names.notation_said(reading.order))
        return OrderResult(key, ruling, written[:SHOWN], reading)

    def _meant(self, one: OrderResult) -> Unit | None:
        """Return the unit of the same power that a text is about, if its beginning names one."""
        units = self._writing[one.ruling.power]
        written = str(one.ruling.written)
        if one.reading is None:
            order = self._parsed(self._read(written, self._position, one.ruling.power))
            return None if order is None else units.get(order)
        words = written[:SHOWN].split()[:_WORDS]
        for count in range(len(words), 0, -1):
            text = " ".join((*words[:count], ORDERS.bare))
            at = self._parsed(self._read(text, self._eyes(units), one.ruling.power))
            if at is not None and at in units:
                return units[at]
        return None

    def _eyes(self, units: Mapping[str, Unit]) -> Position:
        """Return a position in which a power writes for its units what any unit may do."""
        return Position(
            phase=CALENDAR.phase(self._position.phase.turn, ORDERS), units=tuple(units.values())
        )

    def _parsed(self, reading: Reading) -> str | None:
        """Return where the unit stands that a text orders."""
        if reading.kind is not ReadingKind.ORDER:
            return None
        try:
            order = parse(reading.order)
        except OrderError:
            return None
        return None if isinstance(order, Waive) else order.at
