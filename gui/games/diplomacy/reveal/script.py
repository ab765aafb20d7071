"""The course of a reveal of Diplomacy: its orders and lines, laid as every game's are."""

from engine.board.board import Board
from engine.table.view import PastPhase
from gui.games.diplomacy.marks import drawing
from gui.games.diplomacy.reveal.fights import by_province
from gui.map.arrows.marks import Mark
from gui.reveal import course
from gui.reveal.course import read_out
from gui.reveal.step import Mode, RevealStep

__all__ = ["everything", "read_out", "script"]


def script(past: PastPhase, board: Board, mode: Mode = Mode.BY_POWER) -> tuple[RevealStep, ...]:
    """Return the whole course of one phase's reveal."""
    return course.Course(past, board, by_province(past.resolution), drawing).write(mode)


def everything(past: PastPhase, board: Board) -> tuple[Mark, ...]:
    """Return all orders of all powers as they were written."""
    return course.everything(past, board, drawing)
