"""Players: the ranking with its formula, a player's games, and who is the same under two names."""

from collections.abc import Sequence

from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QLineEdit, QSpinBox, QVBoxLayout

from engine.club.book import Book
from engine.club.ranking import FORMULA, STAKE, START, in_order, ranking
from engine.club.record import Record, results
from engine.club.search import finds, plain
from gui import words
from gui.club import club_words
from gui.club.desk import Club, Page, panel_width
from gui.club.figures_table import Cell, FiguresTable, Head, Line
from gui.club.name_card import ask_same
from gui.club.ranking_table import RankingTable
from gui.kit.widgets import button, column, label, row

_WIDE = 1500
_TITLE = 1
"""Place of the titles in the list of a player's games."""


class PlayersPage(Page):
    """The ranking of all players."""

    def __init__(self, club: Club) -> None:
        super().__init__(club)
        self._told: Sequence[Record] = ()
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.search.setMaximumWidth(320)
        self.least_name, self.least = label("", "muted"), QSpinBox()
        self.least.setRange(1, 999)
        self.least.setFixedWidth(84)
        self.table = RankingTable()
        self.formula = label(FORMULA, "strong", wrap=True, selectable=True)
        self.said = label("", "muted", wrap=True)
        self.nothing = label("", "muted", wrap=True)
        self.name = label("", "h2", wrap=True)
        self.known_as = label("", "muted", wrap=True)
        self.games = FiguresTable()
        self.same, self.part = button("", small=True), button("", "quiet", small=True)
        left = column(
            row((self.search, 1), 8, self.least_name, self.least, None),
            self.nothing,
            (self.table, 1),
            column(self.formula, self.said, gap=2),
            gap=10,
        )
        self.panel = column(
            *(self.name, self.known_as, (self.games, 1), row(self.same, self.part, None, gap=8)),
            gap=8,
        )
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(row((left, 1), self.panel, gap=20))
        self.search.textChanged.connect(self._fill)
        self.least.valueChanged.connect(self._fill)
        self.table.chosen.connect(self._show_player)
        self.same.clicked.connect(self._ask_same)
        self.part.clicked.connect(self._part)
        QShortcut(QKeySequence("/"), self, self.search.setFocus)
        self.refresh()

    def refresh(self) -> None:
        """Rank everybody anew."""
        self._told = self.club.memory.book.told()
        self.search.setPlaceholderText(self.tr("Search players…"))
        self.search.setAccessibleName(self.tr("Search players"))
        self.least_name.setText(self.tr("At least so many games"))
        self.least.setAccessibleName(self.tr("At least so many games"))
        self.table.setAccessibleName(self.tr("Ranking"))
        self.games.setAccessibleName(self.tr("Games of the player"))
        self.said.setText(
            self.tr(
                "R: rating, {start} before the first game. S: share of the game, 1 for a win, an "
                "equal part for each who shares a draw, 0 else. {stake} points are at stake in "
                "each game; what some win others lose."
            ).format(start=round(START), stake=round(STAKE))
        )
        self.nothing.setText(self.tr("Players are ranked once a game has been finished here."))
        self.same.say(self.tr("Same player as…"))
        self.part.say(self.tr("Part the names"))
        self._fill()

    def _fill(self) -> None:
        sought = self.search.text()
        ranked = [
            one
            for one in ranking(self._told)
            if one.games >= self.least.value() and finds(sought, plain(self._said(one.player)))
        ]
        self.table.show_ranking(ranked)
        self.nothing.setVisible(not self._told)
        self.panel.setVisible(bool(ranked))

    def _said(self, player: str) -> str:
        return " ".join([player, *self._others(player)])

    def _others(self, player: str) -> list[str]:
        names = self.club.memory.book.names
        return sorted(name for name, by in names.items() if by == player)

    def _show_player(self, player: str) -> None:
        others = self._others(player)
        self.name.setText(player)
        said = self.tr("Also known as {names}").format(names=", ".join(others))
        self.known_as.setText(said if others else "")
        self.known_as.setVisible(bool(others))
        self.part.setVisible(bool(others))
        heads = [
            Head(self.tr("Played"), 118, number=True),
            Head(self.tr("Game"), 0),
            Head(self.tr("Power"), 0),
            Head(self.tr("Centres"), 72, number=True),
            Head(self.tr("Place"), 72, number=True),
        ]
        if self._narrow:
            del heads[_TITLE]
        self.games.fill(heads, self._games_of(player))

    def _games_of(self, player: str) -> list[Line]:
        found, board = [], self.club.board
        for record in reversed(in_order(self._told)):
            for one in results(record):
                if one.player != player:
                    continue
                powers = ", ".join(
                    words.power_name(board, p) for p in one.powers if p in board.powers_by_id
                )
                place = self.tr("win") if one.won else f"{one.place}."
                place = self.tr("draw") if one.drawn else place
                cells = [
                    Cell(club_words.date_words(record.played), tip=record.title),
                    Cell(record.title),
                    Cell(powers, tip=f"{powers}, {record.title}"),
                    Cell(str(one.centres)),
                    Cell(place),
                ]
                if self._narrow:
                    del cells[_TITLE]
                found.append(Line(record.id, tuple(cells)))
        return found

    @property
    def _narrow(self) -> bool:
        """Whether there is no room for the titles of games."""
        return self.width() < _WIDE

    def _ask_same(self) -> None:
        player = self.table.key
        others = [name for name in self.club.memory.book.players() if name != player]
        card = ask_same(self.window(), player, others)
        card.agreed.connect(lambda name: self.club.change(lambda book: book.merged(player, name)))
        card.open()

    def _part(self) -> None:
        others = self._others(self.table.key)

        def parted(book: Book) -> Book:
            for name in others:
                book = book.parted(name)
            return book

        self.club.change(parted)

    def arrive(self) -> None:
        """Take the keys."""
        self.search.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the player the width that the window has for him."""
        super().resizeEvent(event)
        usual = 420 if self._narrow else 560 if self.width() < 2600 else 900
        self.panel.setFixedWidth(panel_width(usual, self.width()))
        if (event.oldSize().width() < _WIDE) != self._narrow:
            self._show_player(self.table.key)
