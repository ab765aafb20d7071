"""Who met whom where an order was decided, and which spaces its fate turned on."""

from engine.board.board import Board
from engine.games.diplomatia.orders import Guard, Move, Seize, Support, Transport, meant
from engine.games.diplomatia.reasons import Reason
from engine.rules.position import Position
from engine.rules.ruling import Conflict, Finding, Ruling, Side
from engine.table.view import PastPhase


def goal(ruling: Ruling) -> str:
    """Return the space an order is about: where it leads, else where its unit stands."""
    order = meant(ruling.order)
    return order.to if isinstance(order, Move | Seize) else ruling.unit[2:]


def contest(ruling: Ruling, past: PastPhase) -> Conflict | None:
    """Return the sides of what decided an order, each with the strength that counted there.

    Two units that wanted to change places fought over neither space alone (7.2.2.1).
    """
    first = next(iter(ruling.findings), None)
    rival = past.before.at(goal(ruling))
    if first is not None and first.reason == Reason.HEAD_ON and rival is not None:
        met = next((one for one in past.resolution.rulings if one.unit == str(rival)), None)
        sides = [
            _side(ruling, first.strength or 0, past.before),
            *([_side(met, first.against or 0, past.before)] if met is not None else ()),
        ]
        strongest = sorted(sides, key=lambda side: -side.strength)
        return Conflict(where=goal(ruling), sides=tuple(strongest))
    mine = [
        one
        for one in past.resolution.conflicts
        if any(side.unit == ruling.unit for side in one.sides)
    ]
    over = [one for one in mine if one.where == goal(ruling)]
    if over:
        return over[0]
    return mine[0] if mine and ruling.dislodged else None


def _side(ruling: Ruling, strength: int, before: Position) -> Side:
    del before
    return Side(power=ruling.power, unit=ruling.unit, strength=strength)


def blocks(side: Side, before: Position, board: Board) -> tuple[str, ...]:
    """Return who gives each unit of a side's strength, as letters, the unit itself first."""
    letters = [board.powers_by_id[side.power].letter]
    for supporter in side.supporters:
        unit = before.at(supporter[2:])
        letters.append(board.powers_by_id[unit.power].letter if unit else letters[0])
    letters += letters[:1] * (side.strength - len(letters))
    return tuple(letters[: side.strength])


def places(finding: Finding, ruling: Ruling, board: Board) -> tuple[str, ...]:
    """Return the spaces a sentence speaks of, to be lit while it is read."""
    spoken = [finding.where, *finding.by] if finding.where or finding.by else [ruling.unit[2:]]
    return tuple(dict.fromkeys(place for place in spoken if place in board.provinces))


def concerned(ruling: Ruling, board: Board) -> tuple[str, ...]:
    """Return every space an order's fate turns on."""
    involved = [ruling.unit[2:], goal(ruling)]
    match meant(ruling.order):
        case Support(what=what):
            involved += [what.at, what.to]
        case Guard(to=to):
            involved.append(to)
        case Transport(source=source, to=to):
            involved += [source, to]
    for finding in ruling.findings:
        involved += [finding.where, *finding.by]
    return tuple(dict.fromkeys(place for place in involved if place in board.provinces))
