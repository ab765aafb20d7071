"""Lit lamps as a game master gives them out."""

from collections.abc import Collection

from PySide6.QtCore import QCoreApplication

from engine.board.board import Board
from gui.words import labels


def places(board: Board) -> Collection[str]:
    """Return the quarters whose lamp can burn for somebody: all of them."""
    return board.provinces.keys()


def title() -> str:
    """Name the switch with which they are lit and put out."""
    return QCoreApplication.translate("Diplomatia", "Lit lamps")


def hint() -> str:
    """Say what a click does then."""
    return QCoreApplication.translate(
        "Diplomatia", "A click on a quarter lights its lamp for the guild chosen, or puts it out"
    )


def nobodys(place: str, board: Board) -> str:
    """Say that a space has no lamp."""
    text = QCoreApplication.translate("Diplomatia", "{where}: no lamp.")
    return text.format(where=labels.province_name(board, place))
