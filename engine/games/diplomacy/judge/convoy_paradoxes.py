"""Which supports a landing army does not cut, so that no convoy decides its own fate (DATC 4.A.2).

Written into the field as pairs of the army and the supporter, before any fighting. What a rule
leaves open is a knot that the solver unties by Szykman's rule, or by letting all of it fail.
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Protocol

from engine.conflict.field import CARRY, SUPPORT, Field
from engine.games.diplomacy.orders import MoveOrder, SupportMove
from engine.games.diplomacy.reach.chart import Chart
from engine.games.diplomacy.rulebooks.policies import Paradox

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


class Ordered(Protocol):
    """A unit's order, and the space it stands in."""

    @property
    def order(self) -> MoveOrder:
        """What it is to do."""
        ...

    @property
    def place(self) -> str:
        """The province it stands in."""
        ...


def spare(
    ground: Field,
    ranked: Sequence[Ordered],
    chart: Chart,
    paradox: Paradox,
) -> None:
    """Note every support that an army's landing does not cut under a table's rule."""
    ground.all_hold = paradox is Paradox.ALL_HOLD
    if paradox in (Paradox.ALL_HOLD, Paradox.SZYKMAN):
        return
    for army, at_sea in enumerate(ground.by_sea):
        defender = ground.holder[ground.to[army]]
        if not at_sea or defender < 0 or ground.act[defender] != SUPPORT:
            continue
        order = ranked[defender].order
        attack = isinstance(order, SupportMove)
        fleet = ground.holder[ground.to[defender]]
        if fleet < 0 or ranked[fleet].place not in chart.seas:
            continue
        if _protected(ground, army, fleet, paradox, attack=attack):
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
