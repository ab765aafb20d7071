"""Warnings about builds and removals (6.5)."""

from collections.abc import Iterator, Sequence

from engine.games.diplomatia.advice.warnings import Warn, ordered
from engine.games.diplomatia.evaluation import Balance, balances
from engine.games.diplomatia.offers.evaluation import site_closed
from engine.games.diplomatia.orders import ARMY, Build, DiplomatiaOrder, Remove, Waive
from engine.games.diplomatia.reach import Reach
from engine.games.diplomatia.reasons import Reason
from engine.rules.choice import Advice

_SEVERAL = {
    True: (Warn.ARMIES_LEFT, Warn.TOO_MANY_ARMIES, Warn.ARMIES_TO_REMOVE),
    False: (Warn.FLEETS_LEFT, Warn.TOO_MANY_FLEETS, Warn.FLEETS_TO_REMOVE),
}
"""Warnings of too few, too many, and too few that go: of armies, of fleets."""


def evaluation(reach: Reach, power: str, read: Sequence[DiplomatiaOrder]) -> Iterator[Advice]:
    """Warn of builds and removals that are too few, too many or impossible."""
    for order in read:
        if not isinstance(order, (Build, Remove, Waive)):
            yield Advice(reason=Warn.WRONG_PHASE, unit=ordered(order), where=order.at)
    waived = any(isinstance(order, Waive) for order in read)
    for counted in balances(reach.position, power, reach.board, reach.profile):
        yield from _builds(reach, power, read, counted, waived=waived)
        yield from _removals(reach, power, read, counted)


def _builds(
    reach: Reach,
    power: str,
    read: Sequence[DiplomatiaOrder],
    counted: Balance,
    *,
    waived: bool,
) -> Iterator[Advice]:
    left, too_many, _ = _SEVERAL[counted.kind == ARMY]
    good: set[str] = set()
    for order in read:
        if not isinstance(order, Build) or order.kind != counted.kind:
            continue
        why = _no_build(reach, power, order, counted)
        if why:
            yield Advice(reason=Warn.ILLEGAL_BUILD, unit=order.unit, where=order.at, why=why)
        elif order.at in good:
            yield Advice(reason=Warn.BUILT_TWICE, unit=order.unit, where=order.at)
        else:
            good.add(order.at)
    if len(good) > counted.build:
        yield Advice(reason=too_many, unit="", where=str(counted.build))
    elif len(good) < counted.build and not waived:
        # One waived build says that the rest is left on purpose.
        yield Advice(reason=left, unit="", where=str(counted.build))


def _no_build(reach: Reach, power: str, order: Build, counted: Balance) -> str:
    if order.at not in reach.board.provinces:
        return Reason.UNKNOWN_SPACE
    if reach.kind_in(order.at) != order.kind:
        return Reason.KIND_WRONG
    if counted.allowed <= counted.have:
        return Reason.NO_BUILD_DUE
    return site_closed(reach, power, order.at)


def _removals(
    reach: Reach, power: str, read: Sequence[DiplomatiaOrder], counted: Balance
) -> Iterator[Advice]:
    gone: set[str] = set()
    for order in read:
        if not isinstance(order, Remove) or order.kind != counted.kind:
            continue
        unit = reach.position.at(order.at)
        if unit is None or unit.power != power:
            why = Reason.NO_UNIT if unit is None else Reason.FOREIGN_UNIT
            yield Advice(reason=Warn.NOT_YOURS, unit=order.unit, where=order.at, why=why)
        else:
            gone.add(order.at)
    if len(gone) > counted.remove:
        yield Advice(reason=Warn.TOO_MANY_REMOVALS, unit="", where=str(counted.remove))
    elif len(gone) < counted.remove:
        _, _, short = _SEVERAL[counted.kind == ARMY]
        yield Advice(reason=short, unit="", where=str(counted.remove))
