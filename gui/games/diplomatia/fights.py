"""What each unit's order did in the conflicts of a phase, as the course of a reveal asks."""

from engine.games.diplomatia.orders import (
    Build,
    DiplomatiaOrder,
    Guard,
    Move,
    Remove,
    Seize,
    Support,
    meant,
)
from engine.games.diplomatia.reasons import Reason
from engine.rules.ruling import Resolution, Ruling, Verdict
from gui.reveal.fights import By, Judged
from gui.reveal.step import Deed

_CARRIED = frozenset({Reason.TRANSPORTED_BY, Reason.TRANSPORT_BROKEN})


def by_space(resolution: Resolution) -> By:
    """Return what every unit was ordered, by the space where it stood."""
    judged: dict[str, Judged] = {}
    for ruling in resolution.rulings:
        order = meant(ruling.order)
        if ruling.unit and order is not None:
            judged.setdefault(ruling.unit[2:], _judged(ruling, order))
    return judged


def _judged(ruling: Ruling, order: DiplomatiaOrder) -> Judged:
    return Judged(
        ruling=ruling,
        province=order.at,
        stood=order.at,
        wants=order.to if isinstance(order, Move | Seize) else "",
        goes=isinstance(order, Move),
        bounces=isinstance(order, Move) and ruling.verdict is not Verdict.TURNED,
        helped=_helped(order),
        guards=isinstance(order, Guard),
        hangs_on=_hangs_on(ruling, order),
        deed=_deed(ruling, order),
        lost_with=_lost_with(ruling),
    )


def _helped(order: DiplomatiaOrder) -> str:
    if isinstance(order, Guard):
        return order.to
    return order.what.at if isinstance(order, Support) else ""


def _hangs_on(ruling: Ruling, order: DiplomatiaOrder) -> tuple[str, ...]:
    """Return the fleets on which the way of an army hung; who seizes a port has to stay for it."""
    found = (one.by for one in ruling.findings if one.reason in _CARRIED)
    return (*next(found, ()), *((order.at,) if isinstance(order, Seize) else ()))


def _lost_with(ruling: Ruling) -> tuple[str, ...]:
    """Return the fleets with which an army was lost; nothing where it was not."""
    findings = ruling.findings if ruling.destroyed else ()
    return next((one.by for one in findings if one.reason == Reason.LOST_WITH_FLEET), ())


def _deed(ruling: Ruling, order: DiplomatiaOrder) -> Deed | None:
    """Return what a unit is seen to do at the end."""
    done = ruling.verdict is Verdict.SUCCEEDS
    if isinstance(order, Build):
        return Deed.APPEAR if done else None
    if ruling.destroyed or (isinstance(order, Remove) and done):
        return Deed.VANISH
    return Deed.GO if isinstance(order, Move) and done else None
