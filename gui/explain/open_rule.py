"""Opening the rulebook at a section, beside what a window shows."""

from PySide6.QtWidgets import QWidget

from engine.board.board import Board
from gui.explain.rules_panel import RulesPanel
from gui.explain.rules_text import sections
from gui.games import catalogue


def open_rule(section: str, parent: QWidget, board: Board | None = None) -> None:
    """Show a section of the game played on a board, or its first, beside what the window shows.

    Without a board it is the first game's. It is public, and no window of its own.

    A window of its own would take the focus from a desk, whose curtain would fall.
    """
    played = catalogue.first() if board is None else catalogue.played_on(board)
    open_book(section, parent, played.rule_texts)


def open_book(section: str, parent: QWidget, book: str) -> None:
    """Show a section of a rulebook, or its first; see ``GameGui.rule_texts``."""
    window = parent.window()
    panel = window.findChild(RulesPanel) or RulesPanel(window)
    panel.open_at(section or sections(book)[0], book)
