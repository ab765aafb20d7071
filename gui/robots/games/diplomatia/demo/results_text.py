"""What came out of an example, in words."""

from engine.board.board import Board
from engine.table.view import PastPhase
from gui import i18n
from gui.games import catalogue
from gui.words import labels


def results_text(past: PastPhase, board: Board, title: str, language: str) -> str:
    """Write one judged example for a text file: every order with its result and the reasons."""
    game = catalogue.played_on(board)
    with i18n.speaking(language):
        lines = [title]
        for ruling in past.resolution.rulings:
            order = labels.full_order_words(ruling.given, board)
            lines.append(f"  {order}: {labels.result_word(ruling, board)}")
            lines += [
                f"    {game.reasons().tell(finding, ruling, board)} ({finding.rule})"
                for finding in ruling.findings
            ]
    return "\n".join([*lines, ""])
