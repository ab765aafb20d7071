"""One position with its orders as a line of JSON: what a stream is asked."""

from collections.abc import Mapping
from dataclasses import dataclass

from engine.board.board import Board
from engine.board.location import province_of
from engine.formats.faults import ExchangeError, Fault
from engine.formats.jsontext import Node
from engine.games.diplomacy.exchange.faults import DiplomacyFault
from engine.games.diplomacy.exchange.misread import no_phase
from engine.games.diplomacy.exchange.place_names import PlaceNames
from engine.games.diplomacy.judge.retreats import ways_out
from engine.games.diplomacy.phase import Phase, Step, dated
from engine.games.diplomacy.reach.chart import Chart
from engine.games.diplomacy.units import ARMY
from engine.rules.position import Dislodged, Position, Unit

MOST_ORDERS = 100
"""Orders of one power, doubled ones included; there are 34 centres."""

LONGEST_ORDER = 10_000
"""Signs. Beyond this a text is no order that anybody wrote badly, but a broken line."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """What one line asks to be judged."""

    position: Position
    orders: Mapping[str, tuple[str, ...]]
    """As written, by power."""


def read_question(node: Node, places: PlaceNames, chart: Chart) -> Question:
    """Read a position with its orders.

    Raises:
        ExchangeError: it is none; says what is wrong and where.
    """
    fields = node.fields()
    phase = _phase(_needed(fields, "phase"))
    units = _units(_needed(fields, "units"), places)
    _part(units)
    contested = tuple(places.province(item) for item in fields.get("contested", Node(None)).items())
    position = Position(
        phase=phase,
        units=tuple(unit for unit, _ in units),
        owners=_owners(fields, phase, places),
        contested=frozenset(contested) if phase.step is Step.RETREATS else frozenset(),
    )
    fallen = _fallen(fields.get("dislodged", Node(None)), position, places, chart)
    orders = read_orders(fields.get("orders", Node(None)), places)
    return Question(
        position=Position(
            phase=phase,
            units=position.units,
            owners=position.owners,
            dislodged=fallen,
            contested=position.contested,
        ),
        orders=orders,
    )


def _needed(fields: Mapping[str, Node], name: str) -> Node:
    if name not in fields:
        raise ExchangeError(Fault.MISSING, name)
    return fields[name]


def _phase(node: Node) -> Phase:
    text = node.text()
    try:
        return Phase.parse(text)
    except ValueError as error:
        raise no_phase(text, node.where) from error


def _units(node: Node, places: PlaceNames) -> list[tuple[Unit, str]]:
    """Return every unit and where it was listed."""
    units = []
    for key, own in node.fields().items():
        power = places.power(Node(key, own.where))
        units += [(places.unit(item, power), item.where) for item in own.items()]
    return units


def _part(units: list[tuple[Unit, str]]) -> None:
    """See that no two units stand in one space."""
    seen: set[str] = set()
    for unit, where in units:
        if unit.province in seen:
            raise ExchangeError(Fault.TWO_UNITS, where, {"place": unit.province})
        seen.add(unit.province)


def _owners(fields: Mapping[str, Node], phase: Phase, places: PlaceNames) -> dict[str, str]:
    if "centers" not in fields and phase.step is Step.ADJUSTMENTS:
        # Nobody can say who builds and who removes without them.
        raise ExchangeError(Fault.MISSING, "centers")
    owners: dict[str, str] = {}
    for key, own in fields.get("centers", Node(None)).fields().items():
        power = places.power(Node(key, own.where))
        for item in own.items():
            centre = places.centre(item)
            if centre in owners:
                raise ExchangeError(Fault.TWO_OWNERS, item.where, {"place": centre})
            owners[centre] = power
    return dict(sorted(owners.items()))


def read_orders(node: Node, places: PlaceNames) -> dict[str, tuple[str, ...]]:
    """Read what was written, by power.

    Raises:
        ExchangeError: it is no list of texts for each power.
    """
    orders: dict[str, tuple[str, ...]] = {}
    for key, own in node.fields().items():
        power = places.power(Node(key, own.where))
        texts = tuple(item.text(LONGEST_ORDER) for item in own.items(MOST_ORDERS))
        orders[power] = (*orders.get(power, ()), *texts)
    return orders


def _fallen(
    node: Node, position: Position, places: PlaceNames, chart: Chart
) -> tuple[Dislodged, ...]:
    fallen: list[Dislodged] = []
    for key, entry in node.fields().items():
        if dated(position.phase).step is not Step.RETREATS:
            raise ExchangeError(DiplomacyFault.NOT_IN_PHASE, node.where)
        fields = entry.fields()
        power = places.power(_needed_in(entry, fields, "power"))
        unit = places.unit(Node(key, entry.where), power)
        if any(one.unit.province == unit.province for one in fallen):
            raise ExchangeError(Fault.TWO_UNITS, entry.where, {"place": unit.province})
        source = fields.get("from", Node(None))
        attacker = None if source.value is None else places.province(source)
        if "retreats" in fields and fields["retreats"].value is not None:
            ways = _ways(fields["retreats"], unit, position, places)
        else:
            ways = ways_out(unit, attacker, position.units, position.contested, chart)
        fallen.append(Dislodged(unit=unit, attacker=attacker, retreats=ways))
    return tuple(fallen)


def _needed_in(node: Node, fields: Mapping[str, Node], name: str) -> Node:
    if name not in fields:
        raise ExchangeError(Fault.MISSING, f"{node.where}.{name}")
    return fields[name]


def _ways(node: Node, unit: Unit, position: Position, places: PlaceNames) -> tuple[str, ...]:
    """Read the exact list of where a beaten unit may go."""
    ways: set[str] = set()
    for item in node.items():
        place = places.location(item)
        open_ways = _steps(unit, place, places.board)
        if not open_ways:
            facts = {"unit": str(unit), "place": place}
            raise ExchangeError(DiplomacyFault.RETREAT_OUT_OF_REACH, item.where, facts)
        if position.at(province_of(place)) is not None:
            raise ExchangeError(DiplomacyFault.RETREAT_OCCUPIED, item.where, {"place": place})
        ways |= open_ways
    return tuple(sorted(ways))


def _steps(unit: Unit, place: str, board: Board) -> set[str]:
    """Return the locations meant by a place, among those that a unit can step to."""
    near = board.neighbours(unit.kind, unit.at)
    if unit.kind is ARMY or place == province_of(place):
        return {there for there in near if province_of(there) == province_of(place)}
    return {place} & near
