"""Warnings about retreats (7.2.2.5)."""

from collections.abc import Iterator, Sequence

from engine.games.diplomatia.advice.warnings import Warn, ordered
from engine.games.diplomatia.offers.retreats import closed
from engine.games.diplomatia.orders import DiplomatiaOrder, Move, Remove
from engine.games.diplomatia.reach import Reach
from engine.games.diplomatia.reasons import Reason
from engine.rules.choice import Advice
from engine.rules.position import Dislodged


def retreats(reach: Reach, power: str, read: Sequence[DiplomatiaOrder]) -> Iterator[Advice]:
    """Warn of units that would be destroyed unawares."""
    mine = {one.unit.at: one for one in reach.position.dislodged if one.unit.power == power}
    written: dict[str, list[Move | Remove]] = {}
    for order in read:
        if not isinstance(order, (Move, Remove)):
            yield Advice(reason=Warn.WRONG_PHASE, unit=ordered(order), where=order.at)
        elif order.at in mine:
            written.setdefault(order.at, []).append(order)
        else:
            why = Reason.NO_UNIT
            yield Advice(reason=Warn.NOT_YOURS, unit=ordered(order), where=order.at, why=why)
    going: dict[str, list[str]] = {}
    for at, fallen in mine.items():
        given = written.get(at, [])
        warning = _warning(reach, fallen, given)
        if warning is not None:
            yield warning
        elif given and isinstance(given[0], Move):
            going.setdefault(given[0].to, []).append(str(fallen.unit))
    for goal, units in going.items():
        if len(units) > 1:
            first, *others = units
            yield Advice(reason=Warn.SAME_RETREAT, unit=first, where=goal, others=tuple(others))


def _warning(reach: Reach, fallen: Dislodged, given: Sequence[Move | Remove]) -> Advice | None:
    unit, at = str(fallen.unit), fallen.unit.at
    if len(given) > 1:
        return Advice(reason=Warn.TWO_ORDERS, unit=unit, where=at)
    if not given:
        # Where there is nowhere to go, nothing was overlooked.
        missing = Advice(reason=Warn.NO_RETREAT_WRITTEN, unit=unit, where=at)
        return missing if fallen.retreats else None
    order = given[0]
    if not isinstance(order, Move) or order.to in fallen.retreats:
        return None
    near = order.to in reach.steps(fallen.unit)
    why = closed(reach.position, fallen.attacker, order.to) if near else Reason.TOO_FAR
    return Advice(reason=Warn.ILLEGAL_RETREAT, unit=unit, where=order.to, why=why)
