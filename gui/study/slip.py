"""A slip on the study board: orders for any units, one or twenty, with or without headings."""

from collections.abc import Mapping
from dataclasses import dataclass

from engine.rules.choice import Reading, ReadingKind, Scrap
from engine.rules.game import Rules
from engine.rules.position import Position


@dataclass(frozen=True, slots=True)
class StudySlip:
    """What a slip says to the board that it was read for."""

    orders: tuple[str, ...]
    """In canonical notation, as they stand on the slip; the last one for a unit counts."""

    left: tuple[str, ...]
    """Pieces that say no order for a unit on the board, as they were written."""

    trouble: Reading | None = None
    """What is the matter with the first of those; nothing: no unit stands there."""


def read_slip(text: str, position: Position, rules: Rules) -> StudySlip:
    """Read a slip for whichever powers' units it names; never raises.

    Whoever reads for a power reads its headings, numbers and remarks, too. Each piece counts for
    the power whose unit it is for; under a power's heading for that power.
    """
    orders: list[str] = []
    left: list[tuple[str, Reading]] = []
    standing = {(str(unit.kind), unit.province): unit.power for unit in position.units}
    for power, part in rules.parts(text).items():
        read = _read(part, position, rules, power)
        for scraps in read.values():
            for one, scrap in scraps.items():
                order = rules.order(scrap.reading.order)
                if standing.get((str(order.unit).partition(" ")[0], order.place)) == one:
                    orders.append(scrap.reading.order)
                    break
            else:
                if not any(scrap.noted for scrap in scraps.values()):
                    left.append(_worst(list(scraps.values())))
    trouble = left[0][1] if left else None
    if trouble is not None and trouble.kind is ReadingKind.ORDER:
        trouble = None
    return StudySlip(tuple(orders), tuple(written for written, _ in left), trouble)


def _read(
    part: str, position: Position, rules: Rules, power: str
) -> Mapping[tuple[int, int], Mapping[str, Scrap]]:
    """Return every piece as each power reads it, by its line and its place there."""
    powers = [power] if power else [*dict.fromkeys(unit.power for unit in position.units)]
    pieces: dict[tuple[int, int], dict[str, Scrap]] = {}
    for one in powers:
        places: dict[int, int] = {}
        for scrap in rules.slip(part, position, one):
            place = places[scrap.number] = places.get(scrap.number, -1) + 1
            pieces.setdefault((scrap.number, place), {})[one] = scrap
    return dict(sorted(pieces.items()))


def _worst(scraps: list[Scrap]) -> tuple[str, Reading]:
    """Return a piece that nobody could read as an order for his unit, and what is wrong with it."""
    asked = [one for one in scraps if one.reading.kind is ReadingKind.AMBIGUOUS]
    unread = [one for one in scraps if one.reading.kind is not ReadingKind.ORDER]
    chosen = (asked or unread or scraps)[0]
    return chosen.written, chosen.reading
