"""What each unit's order did in the conflicts of a phase, as the course of a reveal asks."""

from engine.board.location import province_of
from engine.games.diplomacy.orders import (
    Build,
    Convoy,
    DiplomacyOrder,
    Disband,
    Move,
    Retreat,
    SupportHold,
    SupportMove,
    meant,
)
from engine.rules.ruling import Resolution, Ruling, Verdict
from gui.reveal.fights import By, Judged
from gui.reveal.step import Deed


def by_province(resolution: Resolution) -> By:
    """Return what every unit was ordered, by the province where it stood."""
    told: dict[str, tuple[Ruling, DiplomacyOrder]] = {}
    carriers: dict[str, tuple[str, ...]] = {}
    for ruling in resolution.rulings:
        order = meant(ruling.order)
        if ruling.unit and order is not None:
            told.setdefault(province_of(ruling.unit[2:]), (ruling, order))
    for at, (_, order) in told.items():
        if isinstance(order, Convoy):
            army = province_of(order.target)
            carriers[army] = (*carriers.get(army, ()), at)
    return {at: _judged(*one, carriers.get(at, ())) for at, one in told.items()}


def _judged(ruling: Ruling, order: DiplomacyOrder, carriers: tuple[str, ...]) -> Judged:
    return Judged(
        ruling=ruling,
        province=province_of(order.at),
        stood=ruling.unit[2:],
        wants=order.to if isinstance(order, Move | Retreat) else "",
        goes=isinstance(order, Move | Retreat),
        bounces=isinstance(order, Move),
        helped=province_of(order.target) if isinstance(order, SupportHold | SupportMove) else "",
        guards=isinstance(order, SupportHold),
        hangs_on=carriers if isinstance(order, Move) else (),
        deed=_deed(ruling, order),
    )


def _deed(ruling: Ruling, order: DiplomacyOrder) -> Deed | None:
    """Return what a unit is seen to do at the end."""
    done = ruling.verdict is Verdict.SUCCEEDS
    if isinstance(order, Build):
        return Deed.APPEAR if done else None
    if isinstance(order, Disband) or ruling.destroyed:
        return Deed.VANISH
    return Deed.GO if isinstance(order, Move | Retreat) and done else None
