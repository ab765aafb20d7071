"""Players at random who help and hinder each other: most of what they write fits together."""

import random
from collections.abc import Callable, Iterable, Iterator, Sequence

from engine.board.location import province_of
from engine.games.diplomacy.game import Diplomacy
from engine.games.diplomacy.offers.choices import legal_orders
from engine.games.diplomacy.orders import Convoy, DiplomacyOrder, Move, SupportHold, SupportMove
from engine.games.diplomacy.orders import parse as read
from engine.games.diplomacy.phase import Step, dated
from engine.rules.position import Position

Sheets = dict[str, list[str]]

MOVERS = 0.55
"""Share of units that try to move."""


def scribble(rules: Diplomacy, position: Position, chance: random.Random) -> Sheets:
    """Write the orders of every power: legal ones as a rule, and sometimes what people write."""
    able = {
        power: legal_orders(rules.board, position, power, rules.profile)
        for power in rules.board.powers_by_id
    }
    sheets = (
        _moves(able, position, chance)
        if dated(position.phase).step is Step.MOVES
        else _any(able, chance)
    )
    for lines in sheets.values():
        if chance.random() < 0.05:
            lines[:] = chance.sample(lines, len(lines) // 2)
        if lines and chance.random() < 0.2:
            lines.extend(_slips(rules, position, lines, chance))
            chance.shuffle(lines)
    return sheets


Able = dict[str, dict[str, tuple[str, ...]]]


def _any(able: Able, chance: random.Random) -> Sheets:
    return {
        power: [chance.choice(orders) for orders in units.values()] for power, units in able.items()
    }


def _moves(able: Able, position: Position, chance: random.Random) -> Sheets:
    taken = {unit.province for unit in position.units}
    units = [(power, orders) for power, mine in able.items() for orders in mine.values()]
    chance.shuffle(units)
    going: dict[str, str] = {}
    sheets: Sheets = {power: [] for power in able}
    waiting: list[tuple[str, list[tuple[str, DiplomacyOrder]]]] = []
    for power, texts in units:
        orders = [(text, read(text)) for text in texts]
        moves = [(text, order) for text, order in orders if isinstance(order, Move)]
        if not moves or chance.random() > MOVERS:
            waiting.append((power, orders))
            continue
        busy = [m for m in moves if province_of(getattr(m[1], "to", "")) in taken]
        text, order = chance.choice(busy if busy and chance.random() < 0.6 else moves)
        going[province_of(order.at)] = province_of(getattr(order, "to", ""))
        sheets[power].append(text)
    for power, orders in waiting:
        sheets[power].append(_helpful(orders, going, chance))
    return sheets


def _helpful(
    orders: Sequence[tuple[str, DiplomacyOrder]], going: dict[str, str], chance: random.Random
) -> str:
    """Choose an order for a unit that stays: mostly one that fits what others do."""
    fits = [text for text, order in orders if _fits(order, going)]
    ferries = [text for text in fits if " C " in text]
    for some, share in ((ferries, 0.7), (fits, 0.8)):
        if some and chance.random() < share:
            return chance.choice(some)
    return chance.choice(orders)[0]


def _fits(order: DiplomacyOrder, going: dict[str, str]) -> bool:
    match order:
        case SupportMove() | Convoy():
            return going.get(province_of(order.target)) == province_of(order.to)
        case SupportHold():
            return province_of(order.target) not in going
        case _:
            return False


def _slips(
    rules: Diplomacy, position: Position, lines: Sequence[str], chance: random.Random
) -> Iterable[str]:
    """Yield what people write besides: nonsense, two orders for a unit, foreign units."""
    places = sorted(rules.board.provinces)

    def some() -> str:
        return chance.choice(places)

    slips: tuple[Callable[[], str], ...] = (
        lambda: f"A {some()} - {some()}",
        lambda: f"F {some()} S A {some()}",
        lambda: f"{some().lower()}-{some().lower()}",
        lambda: f"A {some()} S F {some()} - {some()}",
        lambda: f"F {some()} C A {some()} - {some()} ",
        lambda: f"{chance.choice(lines)} {some()}",
        lambda: chance.choice(lines).lower().replace(" ", ""),
        lambda: chance.choice(lines),
        lambda: f"{chance.choice(position.units)} H" if position.units else "WAIVE",
        lambda: f"{chance.choice(position.units)} D" if position.units else "WAIVE",
        lambda: "F ??? - 12 \u2026",
    )
    return _said(chance.sample(slips, chance.randint(1, 3)))


def _said(slips: Iterable[Callable[[], str]]) -> Iterator[str]:
    return (slip() for slip in slips)
