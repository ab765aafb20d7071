"""Reads good notation at once: it has one meaning, and needs no grammar."""

from engine.conflict.field import CARRY
from engine.games.diplomacy.orders import Convoy, Hold, Move, SupportHold, SupportMove
from engine.games.diplomacy.phase import Step, dated
from engine.games.diplomacy.reach.chart import Chart
from engine.games.diplomacy.reach.known_orders import KnownOrders, OrderLine
from engine.games.diplomacy.reasons import Reason
from engine.games.diplomacy.units import ARMY, FLEET
from engine.rules.choice import Reading, ReadingKind, Remark
from engine.rules.position import Position


def read_known(
    text: str, position: Position, power: str, known_orders: KnownOrders
) -> Reading | None:
    """Read an order that names an own unit, and whom it helps, just as they stand.

    Nothing for any other text; what this returns is what ``reader.read`` would.
    """
    if not text.isupper() or dated(position.phase).step is not Step.MOVES:
        return None
    line = known_orders.line(power, text)
    if line is None or not _whole(line, known_orders):
        return None
    remarks = _remarks(line, position, power)
    if remarks is None:
        return None
    return Reading(kind=ReadingKind.ORDER, written=text, order=text, remarks=remarks)


def remarks_at_sight(
    order: str, position: Position, power: str, known_orders: KnownOrders
) -> tuple[Remark, ...] | None:
    """Return what is to be said of an order in good notation whose goal lies in reach.

    Nothing for any other: what cannot be reached may be another's name: ``Par - Liv``.
    """
    line = known_orders.line(power, order)
    if line is None or not (line.sure or _shipped(line, position, known_orders.chart)):
        return None
    return _remarks(line, position, power)


def _shipped(line: OrderLine, position: Position, chart: Chart) -> bool:
    """Tell whether the fleets at sea could carry the army that an order is about."""
    if not line.ships:
        return False
    start = line.place if line.helped is None else line.helped.place
    return chart.ships(start, chart.places[line.goal], chart.afloat(position.units))


def _remarks(line: OrderLine, position: Position, power: str) -> tuple[Remark, ...] | None:
    """Return the remarks on an order whose units stand as it says; nothing if they do not."""
    if not (line.sure or line.ships):
        return None  # a space that cannot be reached may be another's name: ``F LON - SEV``
    unit = position.by_location.get(line.piece.at)
    if unit is None or unit.power != power or unit.kind is not line.piece.kind:
        return None
    if line.helped is None:
        return ()
    other = position.by_location.get(line.helped.at)
    if other is None or other.kind is not line.helped.kind:
        return None
    return () if other.power == power else (Remark(Reason.POWER_MISSING, other.province),)


def _whole(line: OrderLine, known_orders: KnownOrders) -> bool:
    """Tell whether a goal, if there is one, is a location where the moving unit can stand."""
    order = line.order
    if isinstance(order, (Hold, SupportHold)):
        return True
    if isinstance(order, Move) and order.path:
        return False
    if line.act == CARRY and not _on_a_route(line, known_orders.chart):
        return False
    mover = ARMY if isinstance(order, Convoy) else order.kind
    if isinstance(order, SupportMove):
        mover = order.target_kind
    return order.to in known_orders.chart.same and (mover is FLEET or "/" not in order.to)


def _on_a_route(line: OrderLine, chart: Chart) -> bool:
    """Tell whether some route could lead past a fleet, if fleets lay in all seas."""
    if line.sure or not line.ships:
        return True
    start, goal = chart.places[line.target], chart.places[line.goal]
    return chart.ships_past(start, goal, chart.all_seas, line.piece.at)
