"""A ranking as a table: of all players, or of one season of a league."""

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, Qt

from engine.club.ranking import Line as Ranked
from gui.club.club_words import figure
from gui.club.figures_table import Cell, FiguresTable, Head, Line


class RankingTable(FiguresTable):
    """Place, player, games, wins, draws, shares, centres, rating."""

    def __init__(self) -> None:
        super().__init__(by=(0, Qt.SortOrder.AscendingOrder))

    def show_ranking(self, ranked: Iterable[Ranked]) -> None:
        """Show these players."""
        heads = (
            Head("", 52, QCoreApplication.translate("Club", "Place"), number=True),
            Head(QCoreApplication.translate("Club", "Player"), 0),
            Head(QCoreApplication.translate("Club", "Games"), 84, number=True),
            Head(
                QCoreApplication.translate("Club", "Wins"),
                84,
                QCoreApplication.translate("Club", "Games won alone"),
                number=True,
            ),
            Head(
                QCoreApplication.translate("Club", "Draws"),
                84,
                QCoreApplication.translate("Club", "Games shared"),
                number=True,
            ),
            Head(
                QCoreApplication.translate("Club", "Points"),
                84,
                QCoreApplication.translate("Club", "1 for a win, an equal part of 1 for a draw"),
                number=True,
            ),
            Head(
                QCoreApplication.translate("Club", "Centres"),
                92,
                QCoreApplication.translate("Club", "Supply centres at the end, on average"),
                number=True,
            ),
            Head(
                QCoreApplication.translate("Club", "Survived"),
                100,
                QCoreApplication.translate("Club", "Games in which centres were left at the end"),
                number=True,
            ),
            Head(QCoreApplication.translate("Club", "Rating"), 84, number=True),
        )
        self.fill(heads, [_line(one) for one in ranked])


def _line(one: Ranked) -> Line:
    return Line(
        one.player,
        (
            Cell(f"{one.place}.", float(one.place)),
            Cell(one.player, one.player),
            Cell(str(one.games), float(one.games)),
            Cell(str(one.wins), float(one.wins)),
            Cell(str(one.draws), float(one.draws)),
            Cell(figure(float(one.share), 2), float(one.share), str(one.share)),
            Cell(figure(float(one.centres)), float(one.centres)),
            Cell(str(one.survived), float(one.survived)),
            Cell(str(round(one.rating)), one.rating, figure(one.rating, 2)),
        ),
    )
