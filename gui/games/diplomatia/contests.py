"""Who met whom where an order was decided, and which quarters its fate turned on."""

from engine.board.board import Board
from engine.games.diplomatia.orders import meant, towards
from engine.rules.position import Position
from engine.rules.ruling import Conflict, Finding, Ruling, Side
from engine.table.view import PastPhase


def contest(ruling: Ruling, past: PastPhase) -> Conflict | None:
    """Return who wanted into the quarter that an order was about."""
    order = meant(ruling.order)
    goal = "" if order is None else towards(order)
    met = (one for one in past.resolution.conflicts if one.where == goal)
    return next((one for one in met if ruling.unit in {side.unit for side in one.sides}), None)


def blocks(side: Side, before: Position, board: Board) -> tuple[str, ...]:
    """Return who gives each unit of a side's strength: everybody stands for himself."""
    del before
    return (board.powers_by_id[side.power].letter,)


def places(finding: Finding, ruling: Ruling, board: Board) -> tuple[str, ...]:
    """Return the quarters a sentence speaks of, to be lit while it is read."""
    spoken = (finding.where or ruling.unit[2:], *finding.by)
    return tuple(dict.fromkeys(place for place in spoken if place in board.provinces))


def concerned(ruling: Ruling, board: Board) -> tuple[str, ...]:
    """Return every quarter an order's fate turns on."""
    quarters = [ruling.unit[2:], *(p for f in ruling.findings for p in places(f, ruling, board))]
    return tuple(dict.fromkeys(place for place in quarters if place in board.provinces))
