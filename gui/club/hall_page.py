"""The hall of fame: every game that somebody won alone."""

from collections import Counter

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout

from engine.catalogue import LIVE
from engine.club.ranking import hall_of_fame
from gui.club import club_words
from gui.club.desk import Club, Page
from gui.club.figures_table import Cell, FiguresTable, Head, Line
from gui.club.turns import turn_cell, turns_head
from gui.kit.widgets import column, label, row
from gui.words.days import day_of


class HallPage(Page):
    """Victories, the latest first, and who has won how often."""

    game_chosen = Signal(str)
    """The id of a game that somebody wants to see."""

    def __init__(self, club: Club) -> None:
        super().__init__(club)
        self.lead = label("", "muted", wrap=True)
        self.table = FiguresTable(by=(0, Qt.SortOrder.DescendingOrder))
        self.most = FiguresTable(by=(1, Qt.SortOrder.DescendingOrder))
        self.most.setMaximumWidth(420)
        self.most_name, self.all_name = label("", "h3"), label("", "h3")
        left = column(self.all_name, (self.table, 1), gap=6)
        right = column(self.most_name, (self.most, 1), gap=6)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(10)
        layout.addWidget(self.lead)
        self.whole = row((left, 3), (right, 1), gap=20)
        layout.addWidget(self.whole, 1)
        layout.addStretch(0)
        self.table.taken.connect(self.game_chosen)
        self.refresh()

    def refresh(self) -> None:
        """List the victories anew."""
        winners = hall_of_fame(self.club.told(one=False))
        club = self.club
        self.lead.setText(
            self.tr("Who won alone. A double click shows the game in the library.")
            if winners
            else self.tr("Nobody has won a game alone yet.")
        )
        self.whole.setVisible(bool(winners))
        self.all_name.setText(self.tr("Victories"))
        self.most_name.setText(self.tr("Most victories"))
        self.table.setAccessibleName(self.tr("Victories"))
        self.most.setAccessibleName(self.tr("Most victories"))
        counted = self.club.counted([record.id for record, _ in winners])
        turns = turns_head({club.played(record.id) for record, _ in winners if record.year})
        live = bool(winners) and all(club.played(record.id) in LIVE for record, _ in winners)
        lines = []
        for record, result in winners:
            board = self.club.board_of(record.id)
            powers = [
                club.seat(record.id, power) or club_words.power(board, power)
                for power in result.powers
            ]
            how = club_words.how_won(
                record.outcome, club.counted([record.id]), by_count=club.played(record.id) in LIVE
            )
            lines.append(
                Line(
                    record.id,
                    (
                        Cell(day_of(record.played), record.played),
                        Cell(result.player),
                        Cell(", ".join(powers)),
                        Cell(how),
                        Cell(str(result.counted), float(result.counted)),
                        *([turn_cell(club.played(record.id), record.year)] if turns else ()),
                        Cell(record.title),
                    ),
                )
            )
        heads = (
            Head(self.tr("Played"), 120, number=True),
            Head(self.tr("Player"), 0),
            Head(self.tr("Played as") if live else self.tr("Power"), 140),
            Head(self.tr("How"), 120),
            Head(counted.column(), 84, number=True),
            *([Head(turns, 74, number=True)] if turns else ()),
            Head(self.tr("Game"), 0),
        )
        self.table.fill(heads, lines)
        wins = Counter(result.player for _, result in winners)
        self.most.fill(
            (Head(self.tr("Player"), 0), Head(self.tr("Wins"), 96, number=True)),
            [Line(who, (Cell(who), Cell(str(n), float(n)))) for who, n in sorted(wins.items())],
        )

    def arrive(self) -> None:
        """Take the keys."""
        self.table.setFocus()
