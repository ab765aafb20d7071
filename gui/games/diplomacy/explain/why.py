"""What an explanation shows beside its sentences: the two sides, and the spaces to light."""

from dataclasses import replace

from engine.board.board import Board
from engine.board.location import province_of
from engine.games.diplomacy.reasons import Reason
from engine.rules.position import Position
from engine.rules.ruling import Conflict, Finding, Resolution, Ruling, Side
from engine.table.view import PastPhase


def province_of_unit(unit: str) -> str:
    """Return where a unit stood, from its name: ``F STP/SC`` → ``STP``."""
    return province_of(unit[2:])


def goal(ruling: Ruling) -> str:
    """Return the province an order is about: the target of a move, else where the unit stands."""
    order = ruling.order
    return province_of(order.leads_to or order.at) if order else province_of_unit(ruling.unit)


def contest(ruling: Ruling, past: PastPhase) -> Conflict | None:
    """Return the sides of what decided an order, each with the strength that counted there.

    Two units that moved against each other fought over neither space alone (VIII), and support by
    the attacked power counts for nothing against its own unit (IX.3).
    """
    first = next(iter(ruling.findings), None)
    rival = past.before.at(goal(ruling))
    if first is None or first.reason != Reason.HEAD_ON or rival is None or first.against is None:
        return _without_own_help(_conflict_of(ruling, past.resolution), past.before)
    met = next((one for one in past.resolution.rulings if one.unit == str(rival)), None)
    sides = (
        _side(ruling, first.strength or 0, past.before),
        *((_side(met, first.against, past.before),) if met is not None else ()),
    )
    strongest = tuple(sorted(sides, key=lambda side: -side.strength))
    return Conflict(where=first.where, sides=strongest)


def _side(ruling: Ruling, strength: int, before: Position) -> Side:
    helpers = [p for f in ruling.findings if f.reason == Reason.SUPPORTED_BY for p in f.by]
    supporters = tuple(str(unit) for unit in map(before.at, helpers) if unit is not None)
    return Side(power=ruling.power, unit=ruling.unit, strength=strength, supporters=supporters)


def _without_own_help(conflict: Conflict | None, before: Position) -> Conflict | None:
    if conflict is None or len(conflict.sides) != 2:
        return conflict  # rivals are kept out by all the support there is
    held = next((side for side in conflict.sides if side.holds), None)
    if held is None:
        return conflict
    sides = []
    for side in conflict.sides:
        counted = tuple(
            helper
            for helper in side.supporters
            if side.holds
            or side.power == held.power
            or (unit := before.at(province_of_unit(helper))) is None
            or unit.power != held.power
        )
        strength = side.strength - (len(side.supporters) - len(counted))
        sides.append(replace(side, supporters=counted, strength=strength))
    return replace(conflict, sides=tuple(sides))


def _conflict_of(ruling: Ruling, resolution: Resolution) -> Conflict | None:
    """Return the contest that decided an order: over its goal, else over its own space."""
    mine = [
        conflict
        for conflict in resolution.conflicts
        if any(side.unit == ruling.unit for side in conflict.sides)
    ]
    wanted = goal(ruling)
    over = [conflict for conflict in mine if province_of(conflict.where) == wanted]
    if over:
        return over[0]
    return mine[0] if mine and ruling.dislodged else None


def blocks(side: Side, before: Position, board: Board) -> tuple[str, ...]:
    """Return who gives each unit of a side's strength, as letters, the unit itself first."""
    letters = [board.powers_by_id[side.power].letter]
    for supporter in side.supporters:
        unit = before.at(province_of_unit(supporter))
        letters.append(board.powers_by_id[unit.power].letter if unit else letters[0])
    return tuple(letters[: side.strength])


def places(finding: Finding, ruling: Ruling, board: Board) -> tuple[str, ...]:
    """Return the provinces a sentence speaks of, to be lit while it is read."""
    spoken = [finding.where, *finding.by] if finding.where or finding.by else [ruling.unit[2:]]
    mentioned = [province_of(place) for place in spoken]
    return tuple(dict.fromkeys(place for place in mentioned if place in board.provinces))


def concerned(ruling: Ruling, board: Board) -> tuple[str, ...]:
    """Return every province an order's fate turns on."""
    involved = [province_of_unit(ruling.unit), goal(ruling)]
    for finding in ruling.findings:
        involved += [province_of(finding.where), *map(province_of, finding.by)]
    return tuple(dict.fromkeys(place for place in involved if place in board.provinces))
