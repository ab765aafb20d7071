"""What is offered when control is evaluated: where to build, or which units to remove (6.5)."""

from collections.abc import Iterator

from engine.games.diplomatia.evaluation import balances
from engine.games.diplomatia.orders import ARMY, Build, Remove, Waive
from engine.games.diplomatia.profile import ArmySites
from engine.games.diplomatia.reach import Reach
from engine.games.diplomatia.reasons import Reason
from engine.rules.choice import Choice
from engine.rules.position import UnitKind


def evaluation(reach: Reach, power: str, so_far: tuple[str, ...]) -> Iterator[Choice]:
    """List what may be built, or removed; of both kinds at a time, as each is due."""
    if so_far:
        return
    counted = balances(reach.position, power, reach.board, reach.profile)
    for one in counted:
        if one.remove:
            for unit in reach.position.of(power):
                if unit.kind == one.kind:
                    order = str(Remove(unit.kind, unit.at))
                    yield Choice(token=str(unit), location=unit.at, order=order)
        elif one.allowed > one.have:
            yield from _sites(reach, power, one.kind)
    if any(one.build for one in counted):
        waived = str(Waive())
        yield Choice(token=waived, order=waived)


def _sites(reach: Reach, power: str, kind: UnitKind) -> Iterator[Choice]:
    spaces = reach.board.homes(power) if kind == ARMY else reach.board.ports
    for space in spaces:
        why_not = site_closed(reach, power, space)
        if kind != ARMY and why_not == Reason.NOT_ONES_PORT:
            continue
        order = "" if why_not else str(Build(kind, space))
        yield Choice(token=space, location=space, order=order, why_not=why_not)


def site_closed(reach: Reach, power: str, space: str) -> str:
    """Tell why nothing can be built in a space; nothing when it can (6.5.1, 6.5.2)."""
    controlled = reach.position.owners.get(space) == power
    if reach.kind_in(space) == ARMY:
        if space not in reach.board.homes(power):
            return Reason.NOT_A_HOME_CENTRE
        if reach.profile.army_sites is ArmySites.HOME_CONTROLLED and not controlled:
            return Reason.CENTRE_LOST
    elif reach.board.provinces[space].port is None or not controlled:
        return Reason.NOT_ONES_PORT
    return Reason.SITE_OCCUPIED if reach.position.at(space) is not None else ""
