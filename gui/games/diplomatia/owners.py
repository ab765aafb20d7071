"""Control of spaces as a game master gives it out: every space has somebody or nobody (5)."""

from collections.abc import Collection

from PySide6.QtCore import QCoreApplication

from engine.board.board import Board
from gui.words import labels


def places(board: Board) -> Collection[str]:
    """Return the spaces that can be controlled: all of them, sectors too."""
    return board.provinces.keys()


def title() -> str:
    """Name the switch with which they are given out."""
    return QCoreApplication.translate("DiplomatiaDesk", "Control of spaces")


def hint() -> str:
    """Say what a click does then."""
    return QCoreApplication.translate(
        "DiplomatiaDesk", "A click on a space gives it to the power chosen, or to nobody"
    )


def nobodys(place: str, board: Board) -> str:
    """Say that a space cannot belong to anybody: there is none."""
    text = QCoreApplication.translate("DiplomatiaDesk", "{where}: no space of the board.")
    return text.format(where=labels.province_name(board, place))
