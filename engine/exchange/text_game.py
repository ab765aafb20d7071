"""Order lists and case texts as games: who stands where follows from the orders and the rules."""

import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace

from engine.board.location import coast_of, province_of
from engine.exchange.faults import ExchangeError, Fault
from engine.exchange.foreign import ForeignGame, Format, Mark, Recorded
from engine.exchange.gazetteer import Gazetteer
from engine.exchange.jsontext import Node
from engine.exchange.record import MOST_ORDERS
from engine.exchange.spelling import spelt_out
from engine.exchange.text_lines import FIRST, Line, Sorter, cases
from engine.games.diplomacy import orders as notation
from engine.games.diplomacy.game import Diplomacy
from engine.games.diplomacy.reader import Trouble
from engine.rules.order import OrderError
from engine.rules.phase import Phase, Season, Step
from engine.rules.position import Dislodged, Position, Unit, UnitKind

LARGEST = 4 * 1024 * 1024
"""Signs of a text; a whole game has a hundred thousand."""

MOST_PHASES = 1000
"""Phases of a game; thirty years have a hundred."""


_JUDGE = re.compile(r"^(Movement|Retreat|Adjustment) results for ", re.MULTILINE)


@dataclass(slots=True, kw_only=True)
class _Block:
    """The lines of one phase."""

    phase: Phase
    dated: bool = False
    """Its date was written."""

    orders: dict[str, list[str]] = field(default_factory=dict)
    marks: list[tuple[str, str, frozenset[Mark]]] = field(default_factory=list)
    """Power, order and its result."""

    owned: dict[str, list[str]] = field(default_factory=dict)
    counted: dict[str, list[str]] = field(default_factory=dict)
    """Who owns what before its orders, and after them."""

    beaten: list[tuple[str, str, tuple[str, ...]]] = field(default_factory=list)
    """Power and unit that was driven out by its orders, and where it may go."""

    units: dict[str, list[str]] = field(default_factory=dict)
    """Who is said to stand where; for all others their orders say it."""

    absent: set[tuple[str, str]] = field(default_factory=set)
    """Power and order to a unit that it did not have: nobody stands there because of it."""

    told: bool = False
    """Results were written beside the orders."""


def text_games(text: str, rules: Diplomacy) -> list[ForeignGame]:
    """Read an order list, or every case that a text holds.

    Raises:
        ExchangeError: it holds no orders, or names what the board does not have.
    """
    if len(text) > LARGEST:
        raise ExchangeError(Fault.TOO_LARGE, "", {"limit": LARGEST})
    found = []
    for part in cases(text):
        with suppress(_NoOrdersError):
            found.append(text_game(part, rules))
    if not found:
        raise _NoOrdersError
    return found


class _NoOrdersError(ExchangeError):
    """A text without a single order."""

    def __init__(self) -> None:
        super().__init__(Fault.NO_PHASES)


def text_game(text: str, rules: Diplomacy) -> ForeignGame:
    """Read an order list or a case.

    Raises:
        ExchangeError: it holds no orders, or names what the board does not have.
    """
    blocks, title, remarks = _blocks(Sorter(rules.board).sorted(text))
    blocks = [block for block in blocks if block.orders or block.units]
    if not blocks:
        raise _NoOrdersError
    phases: list[Recorded] = []
    left: Position | None = None
    for block in blocks:
        first = block is blocks[0] or not block.orders
        if first and block.phase == FIRST and _about_winter(block, rules):
            block.phase = Phase(FIRST.year, Season.WINTER, Step.ADJUSTMENTS)
        silent = _silent(block, left, rules)
        if silent:
            phases += [Recorded(position=one, orders={}) for one in silent]
            left = rules.adjudicate(silent[-1], {}).after
        position = _position(block, left, rules)
        orders = spelt_out(block.orders, position, rules)
        left = rules.adjudicate(position, orders).after
        after = _recorded(block, left, rules)
        phases.append(
            Recorded(
                position=position,
                orders=orders,
                results=_results(block, position, rules),
                after=after,
            )
        )
        if after is not None and _driven_out(after) == _driven_out(left):
            left = after
    return ForeignGame(
        format=format_of(text),
        title=title,
        map=rules.board.id,
        phases=tuple(phases),
        remarks=tuple(remarks),
    )


def _about_winter(block: _Block, rules: Diplomacy) -> bool:
    """Tell whether orders without a date can only be those of a winter."""
    if not block.orders:
        return True
    power, texts = next(iter(block.orders.items()))
    moves = rules.read(texts[0], Position(phase=FIRST, units=()), power)
    return moves.reason == Trouble.WRONG_PHASE


def format_of(text: str) -> Format:
    """Say in which manner a text is written."""
    if _JUDGE.search(text) is not None:
        return Format.JUDGE
    if "(*" in text or "->" in text:
        return Format.JUDGE if "Army" in text or "Fleet" in text else Format.REALPOLITIK
    case = "TEST CASE" in text or " Supports " in text or " Hold" in text
    return Format.DATC if case else Format.REALPOLITIK


def _blocks(lines: Iterable[Line]) -> tuple[list[_Block], str, list[str]]:
    blocks = [_Block(phase=FIRST)]
    title, power = "", ""
    remarks: list[str] = []
    for line in lines:
        now = blocks[-1]
        title = title or line.title
        if line.phase is not None:
            _begin(blocks, line.phase)
        elif line.gap:
            power = "" if now.orders.get(power) else power
        elif line.title:
            continue
        elif line.owned or line.units or line.beaten:
            _stand(blocks, line.power or power, line)
        elif line.order and (line.power or power):
            power = line.power or power
            _give(now, power, line)
        elif line.power:
            power = line.power
        elif line.remark or line.order:
            remarks.append((line.remark or line.order).strip())
    return blocks, title, remarks


def _begin(blocks: list[_Block], phase: Phase) -> None:
    """Begin a phase, or say of the one that has begun that its date was written."""
    if phase != blocks[-1].phase or blocks[-1].orders:
        blocks.append(_Block(phase=phase))
    if len(blocks) > MOST_PHASES:
        raise ExchangeError(Fault.TOO_MANY, phase.code, {"limit": MOST_PHASES})
    blocks[-1].dated = True


def _stand(blocks: list[_Block], power: str, line: Line) -> None:
    """Note who owns, has or loses what; said once more, it is about another position."""
    now = blocks[-1]
    if line.beaten:
        now.beaten.append((power, line.beaten, line.ways))
        return
    if line.counted and now.orders:
        now.counted.setdefault(power, []).extend(line.owned)
        return
    if power in now.owned and power in now.units:
        now = _Block(phase=now.phase)
        blocks.append(now)
    if line.owned:
        now.owned.setdefault(power, []).extend(line.owned)
    else:
        now.units[power] = list(line.units)


def _give(block: _Block, power: str, line: Line) -> None:
    sheet = block.orders.setdefault(power, [])
    if len(sheet) >= MOST_ORDERS:
        where = f"{block.phase.code}.{power}"
        raise ExchangeError(Fault.TOO_MANY, where, {"limit": MOST_ORDERS})
    if line.order.startswith("WAIVE "):
        sheet += ["WAIVE"] * min(int(line.order.removeprefix("WAIVE ")), 20)
        return
    sheet.append(line.order)
    block.told = block.told or line.marks is not None
    if line.absent:
        block.absent.add((power, line.order))
    else:
        block.marks.append((power, line.order, line.marks or frozenset()))


# -- who stands where ------------------------------------------------------------------------------


def _silent(block: _Block, left: Position | None, rules: Diplomacy) -> list[Position]:
    """Return the positions in which nobody wrote a retreat, build or removal before a block.

    A list passes over them; but only what follows from them knows who owns what.
    """
    passed: list[Position] = []
    while left is not None and left.phase != block.phase and left.phase.step is not Step.MOVES:
        passed.append(left)
        left = rules.adjudicate(left, {}).after
    return passed if left is not None and left.phase == block.phase else []


def _position(block: _Block, left: Position | None, rules: Diplomacy) -> Position:
    """Find the position in which a block's orders were written.

    What the phase before has left, where it follows; the first position, where the date is that of
    the beginning and the orders fit; otherwise exactly the units that were ordered.
    """
    owners = _owners(block.owned, Gazetteer(rules.board))
    if left is not None and left.phase == block.phase and not block.units:
        return replace(left, owners={**left.owners, **owners})
    start = rules.start(block.phase.year)
    begins = block.dated and block.phase == start.phase and left is None and not block.units
    if begins and _fits(block, start, rules):
        return replace(start, owners=owners or start.owners)
    return _implied(block, replace(start, owners=owners or start.owners), rules)


def _recorded(block: _Block, left: Position, rules: Diplomacy) -> Position | None:
    """Return what a phase has left, as far as the list itself says so; else nothing.

    Before the retreats of autumn nobody can have counted centres.
    """
    after = left
    if block.counted and left.phase.step is not Step.RETREATS:
        others = {c: power for c, power in left.owners.items() if power not in block.counted}
        owners = {**others, **_owners(block.counted, Gazetteer(rules.board))}
        after = replace(after, owners=dict(sorted(owners.items())))
    if block.beaten and block.phase.step is Step.MOVES:
        after = replace(after, dislodged=tuple(_flights(block, left, Gazetteer(rules.board))))
    return None if after is left else after


def _flights(block: _Block, left: Position, places: Gazetteer) -> Iterator[Dislodged]:
    """Return who may retreat where by the list's own words."""
    attackers = {str(one.unit): one.attacker for one in left.dislodged}
    for power, text, ways in block.beaten:
        with suppress(ExchangeError):
            unit = places.unit(Node(text), power)
            told = tuple(places.location(Node(way)) for way in ways)
            if told:
                yield Dislodged(unit=unit, attacker=attackers.get(str(unit)), retreats=told)


def _driven_out(position: Position) -> set[Unit]:
    return {one.unit for one in position.dislodged}


def _owners(told: Mapping[str, Iterable[str]], places: Gazetteer) -> dict[str, str]:
    """Read who owns what; a case says it in prose, of which only the names are read."""
    owners: dict[str, str] = {}
    for power, names in told.items():
        for name in names:
            with suppress(ExchangeError):
                owners[places.centre(Node(name))] = power
    return owners


def _fits(block: _Block, start: Position, rules: Diplomacy) -> bool:
    units = {(unit.power, unit.province) for unit in start.units}
    ordered = [
        (power, province_of(order.at)) for power, order in _orders(block, start, rules) if order.at
    ]
    return bool(ordered) and units.issuperset(ordered)


def _orders(
    block: _Block, position: Position, rules: Diplomacy
) -> list[tuple[str, notation.DiplomacyOrder]]:
    found = []
    for power, texts in block.orders.items():
        for text in texts:
            order = _understood(text, position, power, rules)
            if order is not None and (power, text) not in block.absent:
                found.append((power, order))
    return found


def _understood(
    text: str, position: Position, power: str, rules: Diplomacy
) -> notation.DiplomacyOrder | None:
    with suppress(OrderError):
        order = notation.parse(text)
        if all(province_of(place) in rules.board.provinces for place in notation.locations(order)):
            return order
    found = rules.read(text, position, power).order
    return notation.parse(found) if found else None


def _implied(block: _Block, start: Position, rules: Diplomacy) -> Position:
    empty = Position(phase=block.phase, units=(), owners=start.owners)
    units: dict[str, Unit] = {}
    places = Gazetteer(rules.board)
    for power, texts in block.units.items():
        for text in texts:
            with suppress(ExchangeError):
                unit = places.unit(Node(text), power)
                units.setdefault(unit.province, unit)
    for power, order in _orders(block, empty, rules):
        if power in block.units or isinstance(order, notation.Build | notation.Waive):
            continue
        unit = Unit(power, UnitKind(order.kind), _where(order, rules))
        units.setdefault(unit.province, unit)
    position = replace(empty, units=tuple(units.values()))
    if not position.lies_on(rules.board):
        sound = [
            unit for unit in units.values() if replace(empty, units=(unit,)).lies_on(rules.board)
        ]
        position = replace(empty, units=tuple(sound))
    return position


def _where(order: notation.DiplomacyOrder, rules: Diplomacy) -> str:
    """Return where an ordered unit must be, a fleet at the coast from which it can move."""
    coasts = rules.board.provinces[province_of(order.at)].coasts
    if order.at == "" or coast_of(order.at) or not coasts or getattr(order, "kind", "A") != "F":
        return order.at
    sides = [f"{order.at}/{coast}" for coast in coasts]
    goal = province_of(str(getattr(order, "to", "")))
    fitting = [side for side in sides if goal and rules.board.reaches("F", side, goal)]
    return (fitting or sides)[0]


def _results(
    block: _Block, position: Position, rules: Diplomacy
) -> Mapping[str, frozenset[Mark]] | None:
    if not block.told:
        return None
    found: dict[str, frozenset[Mark]] = {}
    beaten = {one.unit.province: one.unit for one in position.dislodged}
    for power, text, marks in block.marks:
        order = _understood(text, position, power, rules)
        if order is None or not order.at:
            continue
        province = province_of(order.at)
        unit = beaten.get(province) if block.phase.step is Step.RETREATS else position.at(province)
        if unit is not None and unit.power != power:
            continue  # an order to somebody else's unit says nothing of that unit's own
        found[str(unit) if unit else f"{str(order)[:1]} {order.at}"] = marks
    return found
