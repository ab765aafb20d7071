"""A slip for whoever writes in a phase: orders of any power, with or without headings."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from engine.rules.game import Rules
from engine.rules.order import Order
from engine.rules.position import Position


@dataclass(frozen=True, slots=True)
class AnySlip:
    """What a slip says to a board."""

    orders: Mapping[str, tuple[str, ...]]
    """In canonical notation, by the power whose they are."""

    left: tuple[str, ...]
    """Pieces that nobody here could have written, as they stand there."""

    @property
    def count(self) -> int:
        """How many orders it says."""
        return sum(map(len, self.orders.values()))


def keys_of(rules: Rules, position: Position, power: str) -> frozenset[str]:
    """Return what a power writes for: units, or where pieces come and go."""
    return frozenset(one.token for one in rules.choices(position, power, ()))


def read_any(text: str, position: Position, rules: Rules, powers: Sequence[str]) -> AnySlip:
    """Read a slip for all who write; of two who could have written an order it is the first's.

    Under a heading of a power only that one is asked. Never raises.
    """
    keys = {power: keys_of(rules, position, power) for power in powers}
    orders: dict[str, list[str]] = {}
    left: list[str] = []
    for heading, part in rules.parts(text).items():
        asked = [heading] if heading in keys else [] if heading else list(powers)
        for taken, written in _pieces(part, position, rules, asked, keys):
            if taken is not None:
                orders.setdefault(taken[0], []).append(taken[1])
            elif written:
                left.append(written)
    return AnySlip({power: tuple(texts) for power, texts in orders.items()}, tuple(left))


def _pieces(
    part: str,
    position: Position,
    rules: Rules,
    powers: Sequence[str],
    keys: Mapping[str, frozenset[str]],
) -> Iterator[tuple[tuple[str, str] | None, str]]:
    """Say of each piece whose order it is, or how it was written."""
    read: dict[tuple[int, int], list[tuple[str, str, str]]] = {}
    for power in powers:
        places: dict[int, int] = {}
        for scrap in rules.slip(part, position, power):
            place = places[scrap.number] = places.get(scrap.number, -1) + 1
            written = "" if scrap.noted else scrap.written
            read.setdefault((scrap.number, place), []).append((power, scrap.reading.order, written))
    for _, readings in sorted(read.items()):
        for power, order, _ in readings:
            if order and _is_for(rules.order(order), keys[power], alone=len(powers) == 1):
                yield (power, order), ""
                break
        else:
            yield None, readings[0][2] if all(written for _, _, written in readings) else ""


def _is_for(order: Order, keys: frozenset[str], *, alone: bool) -> bool:
    """Tell whether a power writes such an order; one for no piece is whose heading it is under."""
    return alone if order.repeats else order.key in keys
