"""A part of a day in three lines."""

from engine.board.board import Board
from engine.games.diplomatia.orders import Light
from engine.rules.ruling import Ruling, Verdict
from engine.table.view import PastPhase
from gui.explain.brief_line import BriefLine
from gui.games.diplomatia.reasons import order_said
from gui.words import labels

_LINES = 3


def in_brief(past: PastPhase, board: Board) -> tuple[BriefLine, ...]:
    """Tell what mattered most: lamps that were lit, then who was kept from anything."""

    def weight(ruling: Ruling) -> int:
        if isinstance(ruling.order, Light):
            return 0
        return 1 if ruling.verdict is Verdict.FAILS else 2

    ordered = sorted((one for one in past.resolution.rulings if one.order), key=weight)
    return tuple(
        BriefLine(
            power=one.power,
            order=order_said(one.order, board),
            result=labels.result_word(one, board),
        )
        for one in ordered[:_LINES]
    )
