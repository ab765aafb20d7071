"""Rulings sorted under their units, for whoever asked: what was read, and what could not be."""

from collections.abc import Callable, Mapping
from typing import Final

from engine.formats.sentences import OrderResult
from engine.games.diplomatia.calendar import CALENDAR, ORDERS, RETREATS
from engine.games.diplomatia.exchange.names import Names
from engine.games.diplomatia.orders import Waive, parse
from engine.games.diplomatia.reasons import Reason
from engine.rules.choice import Reading, ReadingKind
from engine.rules.order import OrderError
from engine.rules.position import Position, Unit
from engine.rules.ruling import Resolution, Ruling

Reader = Callable[[str, Position, str], Reading]

SHOWN: Final = 200
"""Signs of an illegible order that an answer repeats."""

_WORDS: Final = 8
"""Words at the beginning of a text among which its unit is looked for."""

_UNWRITTEN: Final = (Reason.NO_ORDER, Reason.NOT_WRITTEN)


class Telling:
    """Sorts the rulings of one phase."""

    def __init__(self, position: Position, names: Names, read: Reader) -> None:
        self._position, self._names, self._read = position, names, read
        self._entries: dict[str, OrderResult] = {}
        self._beside: list[OrderResult] = []

    def tell(self, resolution: Resolution) -> list[OrderResult]:
        """Return every ruling under its unit; texts that ordered nothing under what was written.

        Texts beside the one that a unit has are told after all others.
        """
        for ruling in resolution.rulings:
            if ruling.unit:
                one = self._told(self._names.unit_said(ruling.unit), ruling)
                if one.key in self._entries:
                    self._beside.append(one._replace(beside=True))
                else:
                    self._entries[one.key] = one
        for ruling in resolution.rulings:
            if not ruling.unit:
                self._sort(self._told("", ruling))
        return [*self._entries.values(), *self._beside]

    def _told(self, key: str, ruling: Ruling) -> OrderResult:
        """Put what was written into good notation, or say why it could not be read."""
        written = str(ruling.written)
        if not written:
            # An army that was lost with a fleet in the retreats had nothing to be ordered.
            order = self._names.order_said(ruling.order) or f"{key} {ORDERS.bare}"
            return OrderResult(key, ruling, order)
        reading = self._read(written, self._position, ruling.power)
        if reading.order:  # one meaning, even where the table minds how it was written
            return OrderResult(key, ruling, self._names.notation_said(reading.order))
        unread = ruling.findings[0].reason in (Reason.UNREADABLE, Reason.AMBIGUOUS_TEXT)
        said = " / ".join(map(self._names.order_said, ruling.written))
        return OrderResult(key, ruling, said[:SHOWN], reading if unread else None)

    def _sort(self, one: OrderResult) -> None:
        """Put a text that ordered nothing where it belongs."""
        unit = self._meant(one)
        key = "" if unit is None else self._names.unit_said(unit)
        known = self._entries.get(key)
        if known is None:
            written = f"{one.ruling.power}: {one.order}"
            free, number = written, 2
            while free in self._entries:
                free, number = f"{written} #{number}", number + 1
            self._entries[free] = one._replace(key=free)
        elif one.reading is not None and known.ruling.findings[0].reason in _UNWRITTEN:
            self._entries[key] = _instead(one, known)
        else:
            self._beside.append(one._replace(key=key, beside=True))

    def _meant(self, one: OrderResult) -> Unit | None:
        """Return the unit of the same power that a text is about, if its beginning names one."""
        power, position = one.ruling.power, self._position
        written = str(one.ruling.written)
        units = self._writing(power)
        if one.reading is None:
            return units.get(_ordered(self._read(written, position, power)))
        phase = CALENDAR.phase(position.phase.turn, ORDERS)
        eyes = Position(phase=phase, units=tuple(units.values()))
        words = written[:SHOWN].split()[:_WORDS]
        for count in range(len(words), 0, -1):
            reading = self._read(" ".join((*words[:count], ORDERS.bare)), eyes, power)
            if _ordered(reading) in units:
                return units[_ordered(reading)]
        return None

    def _writing(self, power: str) -> Mapping[str, Unit]:
        """Return the units that a power writes for, by where they stand."""
        if self._position.phase.kind == RETREATS:
            own = [one.unit for one in self._position.dislodged if one.unit.power == power]
        else:
            own = [*self._position.of(power)]
        return {unit.at: unit for unit in own}


def _ordered(reading: Reading) -> str:
    """Return where the unit stands that a text orders; nothing where it orders none."""
    if reading.kind is not ReadingKind.ORDER:
        return ""
    try:
        order = parse(reading.order)
    except OrderError:
        return ""
    return "" if isinstance(order, Waive) else order.at


def _instead(one: OrderResult, known: OrderResult) -> OrderResult:
    """Let a unit's entry tell that what was written for it could not be read."""
    kept = tuple(f for f in known.ruling.findings if f.reason not in _UNWRITTEN)
    ruling = known.ruling.but(
        verdict=one.ruling.verdict,
        findings=(*one.ruling.findings, *kept),
        written=one.ruling.written,
    )
    return OrderResult(known.key, ruling, one.order, one.reading)
