"""What is offered while all units are ordered: units, goals, kinds of order, whom to help."""

from collections.abc import Callable, Iterator, Mapping
from enum import StrEnum
from typing import Final

from engine.games.diplomatia.orders import (
    ARMY,
    FLEET,
    Defend,
    Guard,
    Move,
    Seize,
    Support,
    Transport,
)
from engine.games.diplomatia.reach import Reach
from engine.games.diplomatia.reasons import Reason
from engine.rules.choice import Choice
from engine.rules.position import Unit

DEFEND: Final = "O"
MOVE: Final = "-"
SUPPORT: Final = "P"
GUARD: Final = "PO"
SEIZE: Final = "ZP"
TRANSPORT: Final = "T"
"""Kinds of order."""


class NoChoice(StrEnum):
    """Why a kind of order is out, beside the reasons of rulings."""

    NOBODY_TO_SUPPORT = "nobody_to_support"
    """No unit's space or goal lies within reach (7.2.3.1)."""

    NO_PORT_HERE = "no_port_here"
    """No port lies at the coast of the army's territory (7.3.1)."""

    NOTHING_TO_CARRY = "nothing_to_carry"
    """No army stands at the sector's coast, and no fleet in a sector next to it (7.4.1)."""

    NOWHERE_TO_GO = "nowhere_to_go"


def moves(reach: Reach, power: str, so_far: tuple[str, ...]) -> Iterator[Choice]:
    """List what a unit can be ordered to do, step by step."""
    if not so_far:
        yield from (_unit(mine) for mine in reach.position.of(power))
        return
    unit = _standing(reach, so_far[0])
    if unit is None or unit.power != power:
        return
    match so_far[1:]:
        case ():
            yield from _goals(reach, unit)
            yield from _kinds(reach, unit)
        case (kind,) if kind in _NEXT:
            yield from _NEXT[kind](reach, unit)
        case (("P" | "T") as kind, token) if (other := _standing(reach, token)) is not None:
            yield from (_supported if kind == SUPPORT else _onward)(reach, unit, other)


def _standing(reach: Reach, token: str) -> Unit | None:
    unit = reach.position.at(token.rpartition(" ")[2])
    return unit if unit is not None and str(unit) == token else None


def _unit(unit: Unit, order: str = "") -> Choice:
    return Choice(token=str(unit), location=unit.at, order=order)


def _space(space: str, order: object) -> Choice:
    return Choice(token=space, location=space, order=str(order))


def _goals(reach: Reach, unit: Unit) -> Iterator[Choice]:
    for goal in sorted(reach.goals(unit)):
        yield _space(goal, Move(unit.kind, unit.at, goal))
    yield from _seizures(reach, unit)


def _seizures(reach: Reach, unit: Unit) -> Iterator[Choice]:
    for sector in reach.ports(unit):
        yield _space(sector, Seize(unit.kind, unit.at, sector))


def _kinds(reach: Reach, unit: Unit) -> Iterator[Choice]:
    nobody = "" if any(_others(reach, unit)) else NoChoice.NOBODY_TO_SUPPORT
    alone = "" if any(_guarded(reach, unit)) else NoChoice.NOBODY_TO_SUPPORT
    yield Choice(token=DEFEND, order=str(Defend(unit.kind, unit.at)))
    yield Choice(token=SUPPORT, why_not=nobody)
    yield Choice(token=GUARD, why_not=alone)
    if unit.kind == ARMY and reach.board.ports:
        yield Choice(token=SEIZE, why_not=_no_seizure(reach, unit))
    if unit.kind == FLEET and reach.board.shore_borders:
        carries = "" if any(_sources(reach, unit)) else NoChoice.NOTHING_TO_CARRY
        yield Choice(token=TRANSPORT, why_not=carries)
    anywhere = any(_goals(reach, unit))
    yield Choice(token=MOVE, why_not="" if anywhere else NoChoice.NOWHERE_TO_GO)


def _no_seizure(reach: Reach, unit: Unit) -> str:
    if reach.ports(unit):
        return ""
    own = unit.at in reach.board.ports_at
    return Reason.SEIZES_OWN if own else NoChoice.NO_PORT_HERE


def _others(reach: Reach, unit: Unit) -> Iterator[Unit]:
    """Yield the units that could be supported, the own ones first."""
    for other in sorted(reach.position.units, key=lambda other: other.power != unit.power):
        if reach.supportable(unit, other):
            yield other


def _supported(reach: Reach, unit: Unit, other: Unit) -> Iterator[Choice]:
    """List where another unit could be supported; its own space means in defence."""
    for goal in sorted(reach.supportable(unit, other)):
        order: Guard | Support
        if goal == other.at:
            order = Guard(unit.kind, unit.at, goal)
        elif reach.kind_in(goal) == other.kind:
            order = Support(unit.kind, unit.at, Move(other.kind, other.at, goal))
        else:
            order = Support(unit.kind, unit.at, Seize(other.kind, other.at, goal))
        yield _space(goal, order)


def _guarded(reach: Reach, unit: Unit) -> Iterator[Choice]:
    near = reach.steps(unit)
    for other in sorted(reach.position.units, key=lambda other: other.power != unit.power):
        if other.at in near and other != unit:
            yield _unit(other, str(Guard(unit.kind, unit.at, other.at)))


def _sources(reach: Reach, unit: Unit) -> Iterator[Choice]:
    """List the armies and fleets from which a fleet could take an army on, own ones first."""
    if unit.kind != FLEET:
        return
    sources, _ = reach.links(unit)
    for other in sorted(reach.position.units, key=lambda other: other.power != unit.power):
        if other.at in sources and any(_onward(reach, unit, other)):
            yield _unit(other)


def _onward(reach: Reach, unit: Unit, source: Unit) -> Iterator[Choice]:
    """List where a fleet could pass an army on to."""
    if unit.kind != FLEET:
        return
    sources, onward = reach.links(unit)
    if source.at not in sources:
        return
    for goal in sorted(onward - {source.at}):
        yield _space(goal, Transport(unit.kind, unit.at, source.at, goal))


_NEXT: Final[Mapping[str, Callable[[Reach, Unit], Iterator[Choice]]]] = {
    MOVE: _goals,
    SEIZE: _seizures,
    SUPPORT: lambda reach, unit: map(_unit, _others(reach, unit)),
    GUARD: _guarded,
    TRANSPORT: _sources,
}
"""What follows on each kind of order."""
