"""Supply centres as a game master gives them out."""

from collections.abc import Collection

from PySide6.QtCore import QCoreApplication

from engine.board.board import Board
from gui.words import labels


def places(board: Board) -> Collection[str]:
    """Return the spaces that can belong to somebody: the centres."""
    return board.centres


def title() -> str:
    """Name the switch with which they are given out."""
    return QCoreApplication.translate("EditScreen", "Owners of centres")


def hint() -> str:
    """Say what a click does then."""
    return QCoreApplication.translate(
        "EditScreen", "A click on a supply centre gives it to the power chosen, or to nobody"
    )


def nobodys(place: str, board: Board) -> str:
    """Say that a space cannot belong to anybody."""
    message = QCoreApplication.translate("EditScreen", "{where}: no supply centre.")
    return message.format(where=labels.province_name(board, place))
