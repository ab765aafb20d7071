"""Lit lamps in words: what is counted, and how many of them win (5.1)."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QObject

from engine.board.board import Board
from engine.games.blank.game import ENOUGH

names: Mapping[str, str] = {
    "cs": "fp v: lampy, lamp, lampám, lampy, lampy, lampách, lampami",
    "en": "lamps",
}


class Lamps(QObject):
    """Numbers of lamps, and of who lights them.

    The collector of texts finds plural forms in ``tr`` alone.
    """

    def words(self, count: int) -> str:
        """Count lit lamps."""
        return self.tr("%n lamp(s)", "", count)

    def lamplighters(self, count: int) -> str:
        """Count lamplighters."""
        return self.tr("%n lamplighter(s)", "", count)


def goal(_board: Board) -> int:
    """Return how many lamps of one guild win the game."""
    return ENOUGH


def whole(board: Board) -> int:
    """Return how many lamps there are: one in each quarter."""
    return len(board.provinces)


def words(count: int) -> str:
    """Count lit lamps."""
    return Lamps().words(count)


def few_left(count: int) -> str:
    """Say nothing: every guild begins without a lamp."""
    del count
    return ""


def title() -> str:
    """Say what is counted, over a list of it."""
    return QCoreApplication.translate("Blank", "Lit lamps")


def column() -> str:
    """Say what is counted, over a column of numbers of it."""
    return QCoreApplication.translate("Blank", "Lamps")


def count_pieces(count: int) -> str:
    """Count lamplighters."""
    return Lamps().lamplighters(count)


def pieces() -> str:
    """Name the pieces, over a column of numbers of them."""
    return QCoreApplication.translate("Blank", "Lamplighters")


def by_turn() -> str:
    """Name the chart and the table of lamps by day."""
    return QCoreApplication.translate("Blank", "Lamps by day")


chart = by_turn


def changed(_: Board) -> str:
    """Say over a list that lamps were lit."""
    return QCoreApplication.translate("Blank", "Lamps that were lit")


afterwards = changed
