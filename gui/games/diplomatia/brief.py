"""A phase in three lines: what those remember who were there."""

from engine.board.board import Board
from engine.games.diplomatia.orders import Build, Defend, Move, Remove, Seize, meant
from engine.rules.ruling import Ruling, Verdict
from engine.table.view import PastPhase
from gui.explain.brief_line import BriefLine
from gui.games.diplomatia.contests import goal
from gui.games.diplomatia.reasons import order_said
from gui.games.diplomatia.words import full_order_words, order_words
from gui.words import labels

LINES = 3

_LOST = frozenset({Verdict.FAILS, Verdict.CUT, Verdict.DISRUPTED, Verdict.FALLEN, Verdict.TURNED})


def in_brief(past: PastPhase, board: Board) -> tuple[BriefLine, ...]:
    """Tell what mattered most: who was driven out, what was seized, what was blocked or taken."""
    entries: list[BriefLine] = []
    seen: set[tuple[str, str]] = set()
    for ruling in sorted(past.resolution.rulings, key=lambda one: _weight(one, past, board)):
        if not ruling.order:
            continue
        result = labels.result_word(ruling, board)
        about = (goal(ruling), result)
        if about in seen:  # the other side of the same contest says no more
            continue
        seen.add(about)
        entries.append(BriefLine(power=ruling.power, order=_said(ruling, board), result=result))
        if len(entries) == LINES:
            break
    return tuple(entries)


def _said(ruling: Ruling, board: Board) -> str:
    order = ruling.order
    if isinstance(order, Move | Build):
        return order_words(order, board)
    return order_said(order, board) if isinstance(order, Seize) else full_order_words(order, board)


def _weight(ruling: Ruling, past: PastPhase, board: Board) -> int:
    """Return how soon an order is told, the lowest first."""
    if ruling.dislodged or ruling.destroyed:
        return 0
    order = meant(ruling.order)
    if isinstance(order, Move | Seize):
        if ruling.verdict in _LOST:
            return 2
        counted = isinstance(order, Seize) or order.to in board.counted
        return 1 if counted and past.before.owners.get(order.to, "") != ruling.power else 4
    if isinstance(order, Build | Remove):
        return 3
    if isinstance(order, Defend):
        return 6
    return 3 if ruling.verdict in _LOST else 5
