"""A ranking as a table: of all players, or of one season of a league."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction

from PySide6.QtCore import QCoreApplication, Qt

from engine.club.ranking import Line as Ranked
from gui.club.club_words import figure
from gui.club.figures_table import Cell, FiguresTable, Head, Line
from gui.club.off_best import AnyOffBest, cell_of, head_of
from gui.games.counted import CountedName
from gui.games.off_best import OffBestName
from gui.words.names import things

Seasons = Mapping[str, Mapping[str, Fraction]]
"""Points of each player by season."""


def shares(points: Fraction) -> str:
    """Write points that are shares of games: ``1,33``."""
    return figure(float(points), 2)


class RankingTable(FiguresTable):
    """Place, player, games, wins, draws, points, centres, rating."""

    def __init__(self) -> None:
        super().__init__(by=(0, Qt.SortOrder.AscendingOrder))

    def show_ranking(
        self,
        ranked: Iterable[Ranked],
        counted: CountedName,
        written: Callable[[Fraction], str] = shares,
        scored: str = "",
        by_season: Seasons | None = None,
        off_best: OffBestName | None = None,
    ) -> None:
        """Show these players.

        ``written``: how points are; ``counted``: what their games
        count; ``scored``: what the points are; ``by_season``: those of each;
        ``off_best``: how their games tell how far they were from the best choices, if any does.
        """
        seasons = by_season or {}
        # Where a best choice is told, nobody is put out; both would not go into a small window.
        survival = off_best is None or isinstance(off_best, AnyOffBest)
        wide = 84 if not scored else 104
        heads = (
            Head("", 52, QCoreApplication.translate("Club", "Place"), number=True),
            Head(QCoreApplication.translate("Club", "Player"), 0),
            Head(QCoreApplication.translate("Club", "Games"), 76, number=True),
            Head(
                QCoreApplication.translate("Club", "Wins"),
                76,
                QCoreApplication.translate("Club", "Games won alone"),
                number=True,
            ),
            Head(
                QCoreApplication.translate("Club", "Draws"),
                76,
                QCoreApplication.translate("Club", "Games shared"),
                number=True,
            ),
            Head(
                QCoreApplication.translate("Club", "Points"),
                wide,
                scored
                or QCoreApplication.translate("Club", "1 for a win, an equal part of 1 for a draw"),
                number=True,
            ),
            *(Head(year, wide, number=True) for year in seasons),
            Head(
                counted.column(),
                84,
                QCoreApplication.translate("Club", "{counted} at the end, on average").format(
                    counted=counted.title()
                ),
                number=True,
            ),
            *([_survived(counted)] if survival else []),
            *([] if off_best is None else [head_of(off_best)]),
            Head(QCoreApplication.translate("Club", "Rating"), 84, number=True),
        )
        lines = []
        for one in ranked:
            before, rating = _line(one, written, seasons)
            survived = [Cell(str(one.survived), float(one.survived))] if survival else []
            off = [] if off_best is None else [cell_of(off_best, one.off_best)]
            lines.append(Line(one.player, (*before, *survived, *off, rating)))
        self.fill(heads, lines)


def _survived(counted: CountedName) -> Head:
    tip = QCoreApplication.translate("Club", "Games in which {counted} were left at the end")
    return Head(
        QCoreApplication.translate("Club", "Survived"),
        96,
        tip.format(counted=things(counted.names)),
        number=True,
    )


def _line(
    one: Ranked, written: Callable[[Fraction], str], seasons: Seasons
) -> tuple[Sequence[Cell], Cell]:
    """Return what stands in every ranking, and apart from it the rating, which stands last."""
    cells = (
        Cell(f"{one.place}.", float(one.place)),
        Cell(one.player, one.player),
        Cell(str(one.games), float(one.games)),
        Cell(str(one.wins), float(one.wins)),
        Cell(str(one.draws), float(one.draws)),
        Cell(written(one.points), float(one.points), str(one.points)),
        *(_of_season(scored.get(one.player), written) for scored in seasons.values()),
        Cell(figure(float(one.counted)), float(one.counted)),
    )
    return cells, Cell(str(round(one.rating)), one.rating, figure(one.rating, 2))


def _of_season(points: Fraction | None, written: Callable[[Fraction], str]) -> Cell:
    return Cell("", -1.0) if points is None else Cell(written(points), float(points))
