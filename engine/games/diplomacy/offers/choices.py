"""What may be clicked next while an order is being made, in every part of the turn.

Tokens, step by step::

    moves         () → "A UKR"                      own units
                  ("A UKR",) → "RUM"                every place it can go, convoys included
                             → "H"  "S"  "C"        kinds of order; "-" leads to the same places
                  ("A UKR", "S") → "F SEV"          units it could support
                  ("A UKR", "S", "F SEV") → "RUM"   where to; "SEV", its own place, in defence
                  ("F NTH", "C") → "A LON"          armies it could carry
                  ("F NTH", "C", "A LON") → "BEL"   where to
                  ("A ROM", "V") → "NAP"    by convoy, where a table asks whether it walks
                  ("A LON", "NTH") → "BEL"  across which seas, where a table names them
    retreats      () → "A BUR";  ("A BUR",) → "GAS", "D"
    adjustments   () → "PAR", "WAIVE";  ("PAR",) → "A", "F";  ("STP",) → "A", "F/NC", "F/SC"
                  () → "A GAL"                      a removal is complete at once

A choice with ``why_not`` is shown but cannot be taken.
"""

from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum

from engine.board.board import Board
from engine.board.location import coast_of, province_of
from engine.board.province import Terrain
from engine.games.diplomacy.builds import balance, free_homes
from engine.games.diplomacy.offers.convoys import by_convoy, coasts_to_name, onward
from engine.games.diplomacy.offers.possible_orders import repertoire_of
from engine.games.diplomacy.orders import (
    Build,
    Convoy,
    Disband,
    Hold,
    Move,
    Retreat,
    SupportHold,
    SupportMove,
    Waive,
)
from engine.games.diplomacy.reach.unit_reach import UnitReach
from engine.games.diplomacy.reasons import Reason
from engine.games.diplomacy.rulebooks.policies import ConvoyPath
from engine.games.diplomacy.rulebooks.profile import Profile
from engine.rules.choice import Choice
from engine.rules.phase import Step
from engine.rules.position import Position, Unit, UnitKind

_SHORTCUTS = frozenset("-")
"""Kinds that lead nowhere new."""


class NoChoice(StrEnum):
    """Why a kind of order is out, beside the reasons of rulings."""

    NOBODY_TO_SUPPORT = "nobody_to_support"
    """No unit's place or goal lies within reach (IX.1)."""

    NO_ARMY_TO_CARRY = "no_army_to_carry"
    """No army stands at a coast that the fleets at sea connect with another (XII.1)."""


def choices(
    board: Board,
    position: Position,
    power: str,
    so_far: tuple[str, ...],
    profile: Profile | None = None,
) -> tuple[Choice, ...]:
    """List what may follow; nothing when the order is complete or cannot begin like this.

    ``profile`` is the table's, for what not every rulebook knows; it is 1982 when missing.
    """
    return tuple(_next(UnitReach(board, position, profile or Profile()), power, so_far))


def legal_orders(
    board: Board, position: Position, power: str, profile: Profile | None = None
) -> dict[str, tuple[str, ...]]:
    """List all orders that could be carried out, by unit, free home centre or ``WAIVE``."""
    return dict(all_legal_orders(board, position, (power,), profile)[power])


def all_legal_orders(
    board: Board,
    position: Position,
    powers: Iterable[str] | None = None,
    profile: Profile | None = None,
) -> dict[str, Mapping[str, tuple[str, ...]]]:
    """List the same for several powers at a time, or for all.

    ``profile`` is the table's; it is 1982 when missing. Where a table reads more than whither an
    order goes (that an army sails next door, which coast a support is for), every meaning is
    listed, and each once: nothing is said that the table would not read, or that goes without
    saying. Which seas an army is to cross is left to the fleets.
    """
    powers = board.powers_by_id if powers is None else powers
    if position.phase.step is Step.MOVES:
        return repertoire_of(board, profile).orders(position, powers)
    reach = UnitReach(board, position, profile or Profile())
    return {power: _followed(reach, power) for power in powers}


def _followed(reach: UnitReach, power: str) -> dict[str, tuple[str, ...]]:
    """Follow every way of choosing to its end."""
    found: dict[str, tuple[str, ...]] = {}
    for first in _next(reach, power, ()):
        orders = tuple(dict.fromkeys(_complete(reach, power, (first,))))
        if orders:
            found[first.token] = orders
    return found


def _complete(reach: UnitReach, power: str, taken: tuple[Choice, ...]) -> Iterator[str]:
    last = taken[-1]
    if last.why_not:
        return
    if last.order:
        yield last.order
        return
    for choice in _next(reach, power, tuple(c.token for c in taken)):
        if choice.token not in _SHORTCUTS:
            yield from _complete(reach, power, (*taken, choice))


def _next(reach: UnitReach, power: str, so_far: tuple[str, ...]) -> Iterator[Choice]:
    match reach.position.phase.step:
        case Step.MOVES:
            return _moves(reach, power, so_far)
        case Step.RETREATS:
            return _retreats(reach, power, so_far)
        case Step.ADJUSTMENTS:
            return _adjustments(reach, power, so_far)


def _kind(token: str, *, order: str = "", why_not: str = "") -> Choice:
    """Return a choice that is no place on the board."""
    return Choice(token=token, order=order, why_not=why_not)


def _unit(reach: UnitReach, token: str) -> Unit | None:
    return next((unit for unit in reach.position.units if str(unit) == token), None)


# Moves


def _moves(reach: UnitReach, power: str, so_far: tuple[str, ...]) -> Iterator[Choice]:
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
    if unit.kind is UnitKind.ARMY:
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


# Retreats


def _retreats(reach: UnitReach, power: str, so_far: tuple[str, ...]) -> Iterator[Choice]:
    mine = [d for d in reach.position.dislodged if d.unit.power == power]
    if not so_far:
        for beaten in mine:
            yield Choice(token=str(beaten.unit), location=beaten.unit.at)
        return
    found = next((d for d in mine if str(d.unit) == so_far[0]), None)
    if found is None or so_far[1:] not in ((), ("R",), ("-",)):
        return
    unit = found.unit
    for goal in sorted(reach.steps(unit)):
        if goal in found.retreats:
            order = str(Retreat(unit.kind, unit.at, goal))
            yield Choice(token=goal, location=goal, order=order)
        else:
            why_not = retreat_closed(reach.position, found.attacker, goal)
            yield Choice(token=goal, location=goal, why_not=why_not)
    if len(so_far) == 1:
        yield _kind("D", order=str(Disband(unit.kind, unit.at)))


def retreat_closed(position: Position, attacker: str | None, goal: str) -> str:
    """Tell why a neighbouring place is closed to a retreat (XI)."""
    place = province_of(goal)
    if position.at(place) is not None:
        return Reason.RETREAT_OCCUPIED
    if place == attacker:
        return Reason.RETREAT_TO_ATTACKER
    return Reason.RETREAT_TO_STANDOFF if place in position.contested else Reason.RETREAT_CLOSED


# Adjustments


def build_closed(position: Position, power: str, centre: str) -> str:
    """Tell why nothing can be built in a home centre; nothing when it is free (XIII.2)."""
    if position.owners.get(centre) != power:
        return Reason.CENTRE_LOST
    if position.at(centre) is not None:
        return Reason.CENTRE_OCCUPIED
    return ""


def builds_due(board: Board, position: Position, power: str) -> int:
    """Return how many units a power can build now."""
    return max(0, min(balance(position, power), len(free_homes(position, power, board))))


def _adjustments(reach: UnitReach, power: str, so_far: tuple[str, ...]) -> Iterator[Choice]:
    position = reach.position
    due = balance(position, power)
    if due < 0 and not so_far:
        for unit in position.of(power):
            order = str(Disband(unit.kind, unit.at))
            yield Choice(token=str(unit), location=unit.at, order=order)
    if due <= 0:
        return
    homes = reach.board.homes(power)
    if not so_far:
        for centre in homes:
            why_not = build_closed(position, power, centre)
            yield Choice(token=centre, location=centre, why_not=why_not)
        yield _kind("WAIVE", order=str(Waive()))
    elif so_far[0] in homes and not build_closed(position, power, so_far[0]):
        yield from _buildable(reach, so_far)


def _buildable(reach: UnitReach, so_far: tuple[str, ...]) -> Iterator[Choice]:
    if so_far[1:] not in ((), ("B",)):
        return
    province = reach.board.provinces[so_far[0]]
    yield _kind("A", order=str(Build(UnitKind.ARMY, province.id)))
    if province.terrain is Terrain.INLAND:
        yield _kind("F", why_not=Reason.FLEET_INLAND)
        return
    for location in province.locations:
        coast = coast_of(location)
        yield Choice(
            token=f"F/{coast}" if coast else "F",
            location=location if coast else "",
            order=str(Build(UnitKind.FLEET, location)),
        )
