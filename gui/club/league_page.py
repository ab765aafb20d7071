"""Leagues: the table of a season or of all, and the results of its games."""

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QComboBox, QVBoxLayout

from engine.club.ranking import in_order, seasons
from engine.club.record import Record, results
from gui.club import club_words
from gui.club.desk import Club, Page
from gui.club.figures_table import Cell, FiguresTable, Head, Line
from gui.club.ranking_table import RankingTable
from gui.kit.widgets import column, label, row


class LeaguePage(Page):
    """One league, one season."""

    game_chosen = Signal(str)
    """The id of a game that somebody wants to see."""

    def __init__(self, club: Club) -> None:
        super().__init__(club)
        self.league, self.season = QComboBox(), QComboBox()
        self.league.setMinimumWidth(260)
        self.season.setMinimumWidth(160)
        self.lead = label("", "muted", wrap=True)
        self.table_name, self.games_name = label("", "h3"), label("", "h3")
        self.table = RankingTable()
        self.games = FiguresTable(by=(0, Qt.SortOrder.DescendingOrder))
        top = column(self.table_name, (self.table, 1), gap=4)
        below = column(self.games_name, (self.games, 1), gap=4)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(10)
        layout.addWidget(row(self.league, self.season, 8, (self.lead, 1), gap=8))
        self.whole = column((top, 3), (below, 2), gap=12)
        layout.addWidget(self.whole, 1)
        layout.addStretch(0)
        self.league.activated.connect(self._list_seasons)
        self.season.activated.connect(self._fill)
        self.games.taken.connect(self.game_chosen)
        self.refresh()

    def refresh(self) -> None:
        """List leagues and seasons anew."""
        told = self.club.memory.book.told()
        leagues = sorted({record.league for record in told if record.league}, key=str.casefold)
        before = self.league.currentText()
        with QSignalBlocker(self.league):
            self.league.clear()
            self.league.addItems(leagues)
            self.league.setCurrentIndex(leagues.index(before) if before in leagues else 0)
        self.league.setAccessibleName(self.tr("League"))
        self.season.setAccessibleName(self.tr("Season"))
        self.table.setAccessibleName(self.tr("Table"))
        self.games.setAccessibleName(self.tr("Results"))
        self.table_name.setText(self.tr("Table"))
        self.games_name.setText(self.tr("Results"))
        for part in (self.league, self.season, self.whole):
            part.setVisible(bool(leagues))
        self.lead.setText(
            self.tr("Placed by points, then by centres on average. The rating is the season’s own.")
            if leagues
            else self.tr(
                "No finished game counts for a league yet. In the library, League… says for which "
                "one the chosen game counts."
            )
        )
        self._list_seasons()

    def _list_seasons(self) -> None:
        self._tables = seasons(self.club.memory.book.told(), self.league.currentText())
        before = self.season.currentData()
        with QSignalBlocker(self.season):
            self.season.clear()
            for year in self._tables:
                self.season.addItem(year or self.tr("All seasons"), year)
            self.season.setCurrentIndex(max(0, self.season.findData(before)))
        self._fill()

    def _fill(self) -> None:
        year = self.season.currentData()
        self.table.show_ranking(self._tables.get(year, ()))
        mine = [
            record
            for record in in_order(self.club.memory.book.told())
            if record.league == self.league.currentText()
            and record.league
            and record.played.startswith(year or "")
        ]
        heads = (
            Head(self.tr("Played"), 120, number=True),
            Head(self.tr("Game"), 200),
            Head(self.tr("Year"), 74, number=True),
            Head(self.tr("End"), 190),
            Head(self.tr("Players by place"), 0),
        )
        self.games.fill(heads, [self._line(record) for record in mine])

    def _line(self, record: Record) -> Line:
        placed = ", ".join(f"{one.place}. {one.player} ({one.centres})" for one in results(record))
        return Line(
            record.id,
            (
                Cell(club_words.date_words(record.played), record.played),
                Cell(record.title),
                Cell(str(record.year or ""), float(record.year)),
                Cell(club_words.ending(self.club.board, record.outcome)),
                Cell(placed),
            ),
        )

    def arrive(self) -> None:
        """Take the keys."""
        (self.league if self.league.isVisible() else self).setFocus()
