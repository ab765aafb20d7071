"""What is offered in a turn of moves: units, goals, kinds of order, whom to help and whither."""

from collections.abc import Iterator
from enum import StrEnum

from engine.games.diplomacy.offers.convoys import by_convoy, coasts_to_name, onward
from engine.games.diplomacy.orders import Convoy, Hold, Move, SupportHold, SupportMove
from engine.games.diplomacy.reach.unit_reach import UnitReach
from engine.games.diplomacy.reasons import Reason
from engine.games.diplomacy.rulebooks.policies import ConvoyPath
from engine.games.diplomacy.units import ARMY
from engine.rules.choice import Choice
from engine.rules.position import Unit


class NoChoice(StrEnum):
    """Why a kind of order is out, beside the reasons of rulings."""

    NOBODY_TO_SUPPORT = "nobody_to_support"
    """No unit's place or goal lies within reach (IX.1)."""

    NO_ARMY_TO_CARRY = "no_army_to_carry"
    """No army stands at a coast that the fleets at sea connect with another (XII.1)."""


def moves(reach: UnitReach, power: str, so_far: tuple[str, ...]) -> Iterator[Choice]:
    """List what a unit can be ordered to do in a turn of moves, step by step."""
    if not so_far:
        for mine in reach.position.of(power):
            yield Choice(token=str(mine), location=mine.at)
        return
    unit = _unit(reach, so_far[0])
    if unit is None or unit.power != power:
        return
    match so_far[1:]:
        case ():
            yield from _goals(reach, unit)
            yield from _kinds(reach, unit)
        case ("-",):
            yield from _goals(reach, unit)
        case ("V",):
            yield from by_convoy(reach, unit)
        case ("S" | "C" as kind,):
            yield from _partners(reach, unit, kind)
        case ("S" | "C" as kind, token) if (other := _unit(reach, token)) is not None:
            yield from _partner_goals(reach, unit, kind, other)
        case seas:
            yield from onward(reach, unit, seas)


def _unit(reach: UnitReach, token: str) -> Unit | None:
    return next((unit for unit in reach.position.units if str(unit) == token), None)


def _kind(token: str, *, order: str = "", why_not: str = "") -> Choice:
    """Return a choice that is no place on the board."""
    return Choice(token=token, order=order, why_not=why_not)


def _goals(reach: UnitReach, unit: Unit) -> Iterator[Choice]:
    steps = reach.steps(unit)
    for goal in sorted(reach.goals(unit)):
        if goal not in steps and reach.profile.convoy_path is ConvoyPath.REQUIRED:
            yield Choice(token=goal, location=goal, why_not=Reason.PATH_MISSING)
        else:
            yield Choice(token=goal, location=goal, order=str(Move(unit.kind, unit.at, goal)))
    yield from onward(reach, unit, ())


def _kinds(reach: UnitReach, unit: Unit) -> Iterator[Choice]:
    yield _kind("H", order=str(Hold(unit.kind, unit.at)))
    nobody = not any(reach.supportable(unit, other) for other in reach.position.units)
    yield _kind("S", why_not=NoChoice.NOBODY_TO_SUPPORT if nobody else "")
    yield _kind("C", why_not=_no_convoy(reach, unit))
    if any(by_convoy(reach, unit)):
        yield _kind("V")
    yield _kind("-", why_not="" if reach.goals(unit) else Reason.TOO_FAR)


def _no_convoy(reach: UnitReach, unit: Unit) -> str:
    if unit.kind is ARMY:
        return Reason.CONVOY_BY_ARMY
    if unit.at not in reach.seas:
        return Reason.CONVOY_FROM_SHORE
    if not any(reach.carryable(unit, army) for army in reach.position.units):
        return NoChoice.NO_ARMY_TO_CARRY
    return ""


def _partners(reach: UnitReach, unit: Unit, kind: str) -> Iterator[Choice]:
    """List the units that could be supported or carried, the own ones first."""
    possible = reach.supportable if kind == "S" else reach.carryable
    for other in sorted(reach.position.units, key=lambda other: other.power != unit.power):
        if possible(unit, other):
            yield Choice(token=str(other), location=other.at)


def _partner_goals(reach: UnitReach, unit: Unit, kind: str, other: Unit) -> Iterator[Choice]:
    """List where another unit could be helped to; its own place means in defence."""
    possible = reach.supportable if kind == "S" else reach.carryable
    for goal in sorted(possible(unit, other)):
        order: Convoy | SupportHold | SupportMove
        if kind == "C":
            order = Convoy(unit.kind, unit.at, other.province, goal)
        elif goal == other.province:
            order = SupportHold(unit.kind, unit.at, other.kind, other.at)
        else:
            for coast in coasts_to_name(reach, unit, other, goal):
                helped = SupportMove(unit.kind, unit.at, other.kind, other.at, coast)
                yield Choice(token=coast, location=coast, order=str(helped))
            continue
        location = other.at if goal == other.province else goal
        yield Choice(token=goal, location=location, order=str(order))
