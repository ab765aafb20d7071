"""One position with its orders as a line of JSON: what a stream is asked."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Final, Protocol

from engine.board.board import Board
from engine.formats.faults import ExchangeError, Fault
from engine.formats.jsontext import SHOWN, Node
from engine.games.diplomatia.calendar import CALENDAR, EVALUATION, RETREATS
from engine.games.diplomatia.exchange.faults import DiplomatiaFault
from engine.games.diplomatia.exchange.names import Names
from engine.games.diplomatia.orders import ARMY, FLEET
from engine.rules.phase import Phase
from engine.rules.position import Carrier, Dislodged, Position, Unit

MOST_ORDERS: Final = 2_000
"""Orders of one power, doubled ones included; there are a thousand spaces at most."""

LONGEST_ORDER: Final = 10_000
"""Signs. Beyond this a text is no order that anybody wrote badly, but a broken line."""

_NOTHING: Final = Node(None)


class WaysOut(Protocol):
    """The rules, as far as a question needs them."""

    def closed(self, seized: frozenset[str]) -> frozenset[str]:
        """Return which of the sectors seized this turn are closed to retreats."""
        ...

    def with_ways_out(self, position: Position) -> Position:
        """Work out where units that have to retreat can go."""
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """What one line asks to be judged."""

    position: Position
    orders: Mapping[str, tuple[str, ...]]
    """As written, by power."""

    disorder: frozenset[str]
    """Powers in civil war (9.1)."""


def read_question(node: Node, names: Names, rules: WaysOut) -> Question:
    """Read a position with its orders.

    Raises:
        ExchangeError: it is none; says what is wrong and where.
    """
    fields = node.fields()
    position = read_position(fields, names, rules, node.where)
    return Question(
        position=position,
        orders=read_orders(fields.get("orders", _NOTHING), names),
        disorder=read_disorder(fields, names),
    )


def read_position(
    fields: Mapping[str, Node], names: Names, rules: WaysOut, within: str = ""
) -> Position:
    """Read a position.

    Raises:
        ExchangeError: it is none; says what is wrong and where.
    """
    phase = read_phase(needed(fields, "phase", within))
    units = _units(needed(fields, "units", within), names)
    if phase.kind == EVALUATION:
        needed(fields, "control", within)  # nobody can count without it
    owners = _control(fields.get("control", _NOTHING), names)
    owners |= {unit.at: unit.power for unit in units}  # who stands there controls it (5)
    blocked, seized = (_spaces(fields.get(name, _NOTHING), names) for name in ("blocked", "seized"))
    retreats = phase.kind == RETREATS
    position = Position(
        phase=phase,
        units=tuple(units),
        owners=dict(sorted(owners.items())),
        contested=blocked | rules.closed(seized) if retreats else frozenset(),
    )
    fallen = fields.get("dislodged", _NOTHING)
    return _with_fallen(fallen, position, names, rules) if fallen.fields() else position


def needed(fields: Mapping[str, Node], name: str, within: str = "") -> Node:
    """Return a field that must be there.

    Raises:
        ExchangeError: it is not.
    """
    if name not in fields:
        raise ExchangeError(Fault.MISSING, f"{within}.{name}".lstrip("."))
    return fields[name]


def read_phase(node: Node) -> Phase:
    """Read a phase.

    Raises:
        ExchangeError: it is none: evaluation comes in even turns only.
    """
    text = node.text()
    try:
        phase = CALENDAR.parse(text)
    except ValueError:
        phase = None
    if phase is None or phase not in CALENDAR.turn(phase.turn):
        facts = {"text": text[:SHOWN], "like": "T1M, T1R, T2C"}
        raise ExchangeError(Fault.BAD_PHASE, node.where, facts)
    return phase


def _units(node: Node, names: Names) -> list[Unit]:
    """Return every unit that stands; no two of them in one space."""
    units: dict[str, Unit] = {}
    for power, item in _by_power(node, names):
        unit = names.unit(item, power)
        if unit.at in units:
            raise ExchangeError(Fault.TWO_UNITS, item.where, {"place": names.said(unit.at)})
        units[unit.at] = unit
    return [*units.values()]


def _control(node: Node, names: Names) -> dict[str, str]:
    owners: dict[str, str] = {}
    for power, item in _by_power(node, names):
        at = names.space(item)
        if at in owners:
            raise ExchangeError(Fault.TWO_OWNERS, item.where, {"place": names.said(at)})
        owners[at] = power
    return owners


def _by_power(node: Node, names: Names, limit: int = MOST_ORDERS) -> Iterator[tuple[str, Node]]:
    for key, own in node.fields().items():
        power = names.power(Node(key, own.where))
        for item in own.items(limit):
            yield power, item


def _spaces(node: Node, names: Names) -> frozenset[str]:
    return frozenset(names.space(item) for item in node.items())


def read_orders(node: Node, names: Names) -> dict[str, tuple[str, ...]]:
    """Read what was written, by power.

    Raises:
        ExchangeError: it is no list of texts for each power.
    """
    orders: dict[str, list[str]] = {}
    for power, item in _by_power(node, names):
        orders.setdefault(power, []).append(item.text(LONGEST_ORDER))
    return {power: tuple(texts) for power, texts in orders.items()}


def read_disorder(fields: Mapping[str, Node], names: Names) -> frozenset[str]:
    """Read which powers are in civil war.

    Raises:
        ExchangeError: it is no list of powers.
    """
    return frozenset(names.power(item) for item in fields.get("disorder", _NOTHING).items())


# -- who has to retreat ----------------------------------------------------------------------------


def _with_fallen(node: Node, position: Position, names: Names, rules: WaysOut) -> Position:
    """Add the units that have to retreat, with what is said of their ways or follows."""
    if position.phase.kind != RETREATS:
        raise ExchangeError(DiplomatiaFault.NOT_IN_PHASE, node.where)
    fallen: dict[str, Dislodged] = {}
    told: dict[str, tuple[str, ...]] = {}
    for key, entry in node.fields().items():
        fields = entry.fields()
        power = names.power(needed(fields, "power", entry.where))
        unit = names.unit(Node(key, entry.where), power)
        if unit.at in fallen:
            facts = {"place": names.said(unit.at)}
            raise ExchangeError(Fault.TWO_UNITS, entry.where, facts)
        source = fields.get("from", _NOTHING)
        attacker = None if source.value is None else names.space(source)
        carries = _carried(fields.get("carried", _NOTHING), unit, position, names)
        one = Dislodged(unit=unit, attacker=attacker, retreats=())
        fallen[unit.at] = _taking(one, carries) if carries else one
        ways = fields.get("retreats", _NOTHING)
        if ways.value is not None:
            told[unit.at] = _ways(ways, unit, position, names)
    known = rules.with_ways_out(replace(position, dislodged=tuple(fallen.values())))
    ways_of = {one.unit.at: one.retreats for one in known.dislodged} | told
    return replace(
        position,
        dislodged=tuple(replace(one, retreats=ways_of.get(at, ())) for at, one in fallen.items()),
    )


def _taking(one: Dislodged, carries: tuple[str, ...]) -> Carrier:
    return Carrier(unit=one.unit, attacker=one.attacker, retreats=one.retreats, carries=carries)


def _carried(node: Node, unit: Unit, position: Position, names: Names) -> tuple[str, ...]:
    """Read which armies are lost if a fleet is destroyed."""
    carried: list[str] = []
    for item in node.items():
        kind, at = names.piece(item)
        if unit.kind is not FLEET or kind is not ARMY or position.at(at) is None:
            facts = {"unit": item.text()[:SHOWN]}
            raise ExchangeError(DiplomatiaFault.NOT_CARRIED, item.where, facts)
        carried.append(at)
    return tuple(dict.fromkeys(carried))


def _ways(node: Node, unit: Unit, position: Position, names: Names) -> tuple[str, ...]:
    """Read the exact list of where a unit that was driven out may go."""
    ways: set[str] = set()
    board: Board = names.board
    for item in node.items():
        at = names.space(item)
        if at not in board.neighbours(unit.kind, unit.at):
            facts = {"unit": names.unit_said(unit), "place": names.said(at)}
            raise ExchangeError(DiplomatiaFault.RETREAT_OUT_OF_REACH, item.where, facts)
        if position.at(at) is not None:
            facts = {"place": names.said(at)}
            raise ExchangeError(DiplomatiaFault.RETREAT_OCCUPIED, item.where, facts)
        ways.add(at)
    return tuple(sorted(ways))
