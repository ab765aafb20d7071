"""A phase in three lines: what those remember who were there."""

from engine.board.board import Board
from engine.board.location import province_of
from engine.games.diplomacy import orders as notation
from engine.rules.ruling import Ruling, Verdict
from engine.table.view import PastPhase
from gui.explain.brief_line import BriefLine
from gui.words import labels

LINES = 3

_LOST = frozenset({Verdict.FAILS, Verdict.CUT, Verdict.DISRUPTED})


def in_brief(past: PastPhase, board: Board, lines: int = LINES) -> tuple[BriefLine, ...]:
    """Tell what mattered most in a phase: who was driven out, stood off, took a centre."""
    entries: list[BriefLine] = []
    seen: set[tuple[str, str]] = set()
    for ruling in sorted(past.resolution.rulings, key=lambda one: _weight(one, past, board)):
        if not ruling.order:
            continue
        result = labels.result_word(ruling, board)
        about = (_goal(ruling), result)
        if about in seen:  # the other side of the same stand-off says no more
            continue
        seen.add(about)
        order = labels.order_words(ruling.order, board)
        if not isinstance(ruling.order, notation.Move | notation.Build):
            order = labels.full_order_words(ruling.order, board)
        entries.append(BriefLine(power=ruling.power, order=order, result=result))
        if len(entries) == lines:
            break
    return tuple(entries)


def _goal(ruling: Ruling) -> str:
    """Return the space an order is about."""
    order = ruling.order
    goal = getattr(order, "to", "") or getattr(order, "target", "") or getattr(order, "at", "")
    return province_of(str(goal)) if goal else str(ruling.order)


def _weight(ruling: Ruling, past: PastPhase, board: Board) -> int:
    """Return how soon an order is told, the lowest first."""
    if ruling.dislodged or ruling.destroyed:
        return 0
    match ruling.order:
        case notation.Move() as move:
            return _weight_of_move(ruling, move, past, board)
        case notation.Build() | notation.Disband() | notation.Retreat():
            return 3
        case notation.Hold():
            return 6
    return 3 if ruling.verdict in _LOST else 5


def _weight_of_move(ruling: Ruling, move: notation.Move, past: PastPhase, board: Board) -> int:
    goal = province_of(move.to)
    if ruling.verdict in _LOST:
        return 1
    taken = goal in board.centres and past.before.owners.get(goal, "") != ruling.power
    return 2 if taken else 4
