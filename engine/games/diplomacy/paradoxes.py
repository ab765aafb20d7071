"""Which supports a landing army does not cut, so that no convoy decides its own fate (DATC 4.A.2).

Written into the field as pairs of the army and the supporter, before any fighting. What a rule
leaves open is a knot that the solver unties by Szykman's rule, or by letting all of it fail.
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from engine.board.location import province_of
from engine.conflict.field import CARRY, Field
from engine.games.diplomacy.chart import Chart
from engine.games.diplomacy.intake import Assigned
from engine.games.diplomacy.orders import Move, SupportHold, SupportMove
from engine.games.diplomacy.policies import Paradox

RULES: Mapping[Paradox, str] = MappingProxyType(
    {
        Paradox.ATTACK_ON_CONVOY_FLEET: "XII.5",
        Paradox.ATTACK_ON_OWN_CONVOY: "XII.5",
        Paradox.ACTION_AT_CONVOYING_FLEET: "DATC 4.A.2",
        Paradox.ATTACK_ON_NECESSARY_FLEET: "DATC 4.A.2",
        Paradox.ALL_HOLD: "DATC 4.A.2",
        Paradox.SZYKMAN: "DATC 4.A.2",
    }
)
"""What is cited for a paradox under each rule."""


def spare(
    ground: Field,
    assigned: Sequence[Assigned],
    number: Mapping[str, int],
    chart: Chart,
    paradox: Paradox,
) -> None:
    """Note every support that an army's landing does not cut under a table's rule."""
    ground.all_hold = paradox is Paradox.ALL_HOLD
    if paradox in (Paradox.ALL_HOLD, Paradox.SZYKMAN):
        return
    for army, one in enumerate(assigned):
        if not ground.by_sea[army] or not isinstance(one.order, Move):
            continue
        defender = number.get(province_of(one.order.to))
        if defender is None:
            continue
        order = assigned[defender].order
        if not isinstance(order, SupportMove | SupportHold):
            continue
        sea = province_of(order.to if isinstance(order, SupportMove) else order.target)
        fleet = number.get(sea)
        if fleet is None or sea not in chart.seas:
            continue
        if _protected(ground, army, fleet, paradox, attack=isinstance(order, SupportMove)):
            ground.spared.add((army, defender))


def _protected(ground: Field, army: int, fleet: int, paradox: Paradox, *, attack: bool) -> bool:
    """Tell whether support concerning a fleet's sea stays uncut by an army's landing."""
    carries = bool(ground.carriers[army] >> fleet & 1)
    match paradox:
        case Paradox.ACTION_AT_CONVOYING_FLEET:
            return ground.act[fleet] == CARRY and ground.whom[fleet] >= 0
        case Paradox.ATTACK_ON_OWN_CONVOY:
            return attack and carries
        case Paradox.ATTACK_ON_CONVOY_FLEET:
            return attack and carries and _on_a_route(ground, army, fleet)
        case Paradox.ATTACK_ON_NECESSARY_FLEET:
            return attack and carries and _needed(ground, army, fleet)
        case _:
            return False


def _on_a_route(ground: Field, army: int, fleet: int) -> bool:
    """Tell whether a fleet is one that an army's convoy can be broken by."""
    if ground.every_route:
        return bool(ground.every_route[army] >> fleet & 1)
    return True


def _needed(ground: Field, army: int, fleet: int) -> bool:
    """Tell whether a convoy fails without a fleet."""
    if ground.every_route:
        return bool(ground.every_route[army] >> fleet & 1)
    carriers = ground.carriers[army]
    return ground.linked(army, carriers) and not ground.linked(army, carriers & ~(1 << fleet))
