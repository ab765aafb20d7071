"""Which turn a game played last, as its own calendar calls it: the year, the day, the round.

In general words where several games, of which each has a calendar of its own, stand together.
"""

from collections.abc import Collection

from PySide6.QtCore import QCoreApplication

from gui.club.figures_table import Cell
from gui.games import catalogue


def turns_head(games: Collection[str]) -> str:
    """Say what stands over a column of turns of these games, by their ids in files.

    Nothing where none of the games that are told of counts any: such a column would be empty.
    """
    if not games:
        return ""
    known = sorted({*games} & catalogue.CARDS.keys())
    heads = {catalogue.CARDS[game].phases().turn_name() for game in known}
    return heads.pop() if len(heads) == 1 else QCoreApplication.translate("Club", "Turn")


def turn_cell(game: str, turn: int) -> Cell:
    """Return the field with a turn in that column."""
    return Cell(turn_column(game, turn), float(turn))


def turn_column(game: str, turn: int) -> str:
    """Say a turn in that column; nothing where none is known, or nobody knows the game."""
    known = turn and game in catalogue.CARDS
    return catalogue.CARDS[game].phases().column(turn) if known else ""
