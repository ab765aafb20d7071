"""What an explanation shows beside its sentences: the two sides, and the spaces to light."""

from engine.board.board import Board
from engine.board.location import province_of
from engine.games.diplomacy import orders
from engine.rules.order import OrderError
from engine.rules.position import Position, Unit
from engine.rules.ruling import Conflict, Finding, Resolution, Ruling, Side


def province_of_unit(unit: str) -> str:
    """Return where a unit stood, from its name: ``F STP/SC`` → ``STP``."""
    return province_of(unit[2:])


def goal(ruling: Ruling) -> str:
    """Return the province an order is about: the target of a move, else where the unit stands."""
    try:
        order = orders.parse(ruling.order)
    except OrderError:
        return province_of_unit(ruling.unit)
    if isinstance(order, orders.Move | orders.Retreat):
        return province_of(order.to)
    return province_of(order.at)


def conflict_of(ruling: Ruling, resolution: Resolution) -> Conflict | None:
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


def standing(before: Position, province: str) -> Unit | None:
    """Return the unit a power could order in a province: standing, or about to retreat."""
    beaten = next((d.unit for d in before.dislodged if d.unit.province == province), None)
    return beaten or before.at(province)


def blocks(side: Side, before: Position, board: Board) -> tuple[str, ...]:
    """Return who gives each unit of a side's strength, as letters, the unit itself first."""
    letters = [board.powers_by_id[side.power].letter]
    for supporter in side.supporters:
        unit = before.at(province_of_unit(supporter))
        letters.append(board.powers_by_id[unit.power].letter if unit else letters[0])
    return tuple(letters[: max(1, side.strength)])


def places(finding: Finding, ruling: Ruling, board: Board) -> tuple[str, ...]:
    """Return the provinces a sentence speaks of, to be lit while it is read."""
    spoken = [finding.where, *finding.by] if finding.where or finding.by else [ruling.unit[2:]]
    found = [province_of(place) for place in spoken]
    return tuple(dict.fromkeys(place for place in found if place in board.provinces))


def concerned(ruling: Ruling, board: Board) -> tuple[str, ...]:
    """Return every province an order's fate turns on."""
    found = [province_of_unit(ruling.unit), goal(ruling)]
    for finding in ruling.findings:
        found += [province_of(finding.where), *map(province_of, finding.by)]
    return tuple(dict.fromkeys(place for place in found if place in board.provinces))
