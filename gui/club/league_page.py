"""Leagues: the table of a season or of all, how points are counted, and the results of games."""

from collections.abc import Mapping
from fractions import Fraction

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QComboBox, QVBoxLayout

from engine.club.points import points
from engine.club.ranking import Line as Ranked
from engine.club.ranking import seasons
from engine.club.rating import in_order
from engine.club.record import Record, results, season
from engine.scoring.systems import SYSTEMS
from gui.club import club_words
from gui.club.alphabet import by_alphabet
from gui.club.club_words import apart
from gui.club.desk import Club, Page
from gui.club.figures_table import Cell, FiguresTable, Head, Line
from gui.club.ranking_table import RankingTable, shares
from gui.club.turns import turn_cell, turns_head
from gui.games.counted import CountedName
from gui.history.points import FORMULAS, NAMES, written
from gui.kit.pick_list import PickList
from gui.kit.widgets import column, label, row
from gui.words.days import day_of
from gui.words.names import things

_SYSTEMS = ("", *SYSTEMS)
"""How a league can count; shares of games first."""


class LeaguePage(Page):
    """One league, one season."""

    game_chosen = Signal(str)
    """The id of a game that somebody wants to see."""

    def __init__(self, club: Club) -> None:
        super().__init__(club)
        self.league, self.season, self.scoring = PickList(), PickList(), PickList()
        for choice, least in ((self.league, 16), (self.season, 8), (self.scoring, 16)):
            choice.setMinimumContentsLength(least)
            choice.setSizeAdjustPolicy(
                QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            )
        self.formula = label("", "strong", wrap=True, selectable=True)
        self.lead = label("", "muted", wrap=True)
        self.table_name, self.games_name = label("", "h3"), label("", "h3")
        self.table = RankingTable()
        self.games = FiguresTable(by=(0, Qt.SortOrder.DescendingOrder))
        top = column(self.table_name, (self.table, 1), gap=4)
        below = column(self.games_name, (self.games, 1), gap=4)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        self._tables: Mapping[str, tuple[Ranked, ...]] = {}
        self.choices = row((self.league, 2), (self.season, 1), (self.scoring, 2), None, gap=8)
        layout.addWidget(self.choices)
        layout.addWidget(self.formula)
        layout.addWidget(self.lead)
        self.whole = column((top, 3), (below, 2), gap=12)
        layout.addWidget(self.whole, 1)
        layout.addStretch(0)
        self.scoring.activated.connect(self._score)
        self.league.activated.connect(self._list_seasons)
        self.season.activated.connect(self._fill)
        for choice in (self.league, self.season, self.scoring):
            choice.activated.connect(self._to_top)
        self.games.taken.connect(self.game_chosen)
        self.refresh()

    @property
    def system(self) -> str:
        """By which system the league counts; empty for shares of games."""
        return self.club.memory.book.scoring.get(self.league.currentText(), "")

    def refresh(self) -> None:
        """List leagues and seasons anew."""
        self._told = self.club.told(one=False)
        leagues = sorted({one.league for one in self._told if one.league}, key=by_alphabet)
        before = self.league.currentText()
        with QSignalBlocker(self.league):
            self.league.clear()
            self.league.addItems(leagues)
            self.league.setCurrentIndex(leagues.index(before) if before in leagues else 0)
        with QSignalBlocker(self.scoring):
            self.scoring.clear()
            for system in _SYSTEMS:
                name = QCoreApplication.translate("Points", NAMES[system]) if system else ""
                self.scoring.addItem(name or self.tr("Shares of games"), system)
        self.league.setAccessibleName(self.tr("League"))
        self.season.setAccessibleName(self.tr("Season"))
        self.scoring.setAccessibleName(self.tr("Scoring"))
        self.scoring.setToolTip(self.tr("How the games of this league are scored"))
        self.table.setAccessibleName(self.tr("Table"))
        self.games.setAccessibleName(self.tr("Results"))
        self.table_name.setText(self.tr("Table"))
        self.games_name.setText(self.tr("Results"))
        for part in (self.choices, self.formula, self.whole):
            part.setVisible(bool(leagues))
        if not leagues:
            self.lead.setText(
                self.tr(
                    "No finished game counts for a league yet. In the library, League… says for "
                    "which one the chosen game counts."
                )
            )
        self._list_seasons()

    def _list_seasons(self) -> None:
        with QSignalBlocker(self.scoring):
            self.scoring.setCurrentIndex(_SYSTEMS.index(self.system))
        league = self.league.currentText()
        self._tables = seasons(self._told, league, self.system) if league else {}
        before = self.season.currentData()
        with QSignalBlocker(self.season):
            self.season.clear()
            for year in self._tables:
                self.season.addItem(year or self.tr("All seasons"), year)
            self.season.setCurrentIndex(max(0, self.season.findData(before)))
        self._fill()

    def _score(self) -> None:
        league, system = self.league.currentText(), self.scoring.currentData()
        if not self.club.change(lambda book: book.scored(league, system)):
            self._list_seasons()

    def _fill(self) -> None:
        year, system = self.season.currentData(), self.system
        formatter = written if system else shares
        by_season = {
            one: {line.player: line.points for line in lines}
            for one, lines in self._tables.items()
            if one and not year
        }
        mine = [
            record
            for record in in_order(self._told)
            if record.league == self.league.currentText()
            and record.league
            and (not year or season(record.played) == year)
        ]
        counted = self.club.counted([record.id for record in mine])
        self._say_formula(system, counted)
        self.table.show_ranking(
            self._tables.get(year, ()),
            counted,
            formatter,
            self.formula.text() if system else "",
            by_season,
        )
        placed = self.tr("Players by place: {counted}")
        if system:
            placed = self.tr("Players by place: {counted}, points")
        turns = turns_head({self.club.played(record.id) for record in mine if record.year})
        heads = (
            Head(self.tr("Played"), 120, number=True),
            Head(self.tr("Game"), 200),
            *([Head(turns, 74, number=True)] if turns else ()),
            Head(self.tr("End"), 190),
            Head(placed.format(counted=things(counted.names)), 0),
        )
        lines = [self._line(record, system, turns=bool(turns)) for record in mine]
        self.games.fill(heads, lines)

    def _to_top(self) -> None:
        """Begin a table that was chosen with who leads it."""
        self.table.choose("")
        self.games.choose("")

    def _say_formula(self, system: str, counted: CountedName) -> None:
        if not self._tables:
            return
        name = things(counted.names)
        if system:
            formula = QCoreApplication.translate("Points", FORMULAS[system])
            legend = self.tr(
                "c: {counted}, n: who shares, L: the leader’s {counted}, N: leaders. Who commands "
                "several powers counts as one."
            ).format(counted=name)
        else:
            formula = self.tr("1 for a win, 1 / n for each of n who share a draw, else 0.")
            legend = ""
        self.formula.setText(formula)
        placed = self.tr(
            "Placed by points, then by {counted} on average. The rating is the season’s own."
        ).format(counted=name)
        self.lead.setText(" ".join(part for part in (legend, placed) if part))

    def _line(self, record: Record, system: str, *, turns: bool) -> Line:
        placed = ", ".join(self._results(record, system))
        board = self.club.board_of(record.id)
        return Line(
            record.id,
            (
                Cell(day_of(record.played), record.played),
                Cell(record.title),
                *([turn_cell(self.club.played(record.id), record.year)] if turns else ()),
                Cell(club_words.ending(board, record.outcome, record.players)),
                Cell(placed),
            ),
        )

    def _results(self, record: Record, system: str) -> list[str]:
        rows = results(record)
        scored = dict(points(record, system)) if system else {}
        if not system:
            return [f"{one.place}. {apart(one.player)} ({one.counted})" for one in rows]
        nothing = Fraction(0)
        ranked = sorted(rows, key=lambda one: (-scored.get(one.player, nothing), one.place))
        worth = [scored.get(one.player, nothing) for one in ranked]
        return [
            f"{1 + sum(other > own for other in worth)}. {apart(one.player)} "
            f"({one.counted}, {written(own)})"
            for one, own in zip(ranked, worth, strict=True)
        ]

    def arrive(self) -> None:
        """Take the keys."""
        (self.league if self.league.isVisible() else self).setFocus()
