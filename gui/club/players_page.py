"""Players: the ranking with its formula, a player's games, and who is the same under two names."""

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QSpinBox, QVBoxLayout, QWidget

from engine.catalogue import LIVE
from engine.club.book import Book
from engine.club.faults import ClubError, ClubFault
from engine.club.ranking import Line as Ranked
from engine.club.ranking import ranking
from engine.club.rating import FORMULA, STAKE, START, Change, changes, in_order
from engine.club.record import Record, Result, results
from engine.club.search import finds, plain
from gui.club import club_words
from gui.club.alphabet import by_alphabet
from gui.club.desk import Club, Page, panel_width
from gui.club.figures_table import Cell, FiguresTable, Head, Line
from gui.club.name_card import ask_part, ask_same
from gui.club.off_best import cell_of, head_of
from gui.club.ranking_table import RankingTable
from gui.club.rating_card import RatingCard, signed
from gui.games.off_best import OffBestName
from gui.kit import theme
from gui.kit.dialog import Question
from gui.kit.one_line import OneLine
from gui.kit.widgets import button, column, label, row
from gui.words.days import day_of

_WIDE = 1500
_TITLE = 1
"""Place of the titles in the list of a player's games."""


class PlayersPage(Page):
    """The ranking of all players."""

    one_game = True

    game_chosen = Signal(str)
    """The id of a game that somebody wants to see."""

    def __init__(self, club: Club) -> None:
        super().__init__(club)
        self._told: Sequence[Record] = ()
        self._ranked: tuple[Ranked, ...] = ()
        self._changes: Mapping[str, Mapping[str, Change]] = {}
        self._played: dict[str, list[tuple[Record, Result]]] = {}
        self.search = OneLine()
        self.search.offer_cross()
        self._shown_narrow = False
        self.search.setMaximumWidth(320)
        self.least_name, self.least = label("", "muted"), QSpinBox()
        self.least.setRange(1, 999)
        self.least.setFixedWidth(84)
        self.table = RankingTable()
        self.formula = label(FORMULA, "strong", wrap=True, selectable=True)
        self.said = label("", "muted", wrap=True)
        self.nothing, self.space = label("", "muted", wrap=True), QWidget()
        self.name = label("", "h2", wrap=True)
        self.known_as = label("", "muted", wrap=True)
        self.perhaps = label("", "muted", wrap=True)
        self.games = FiguresTable()
        self.same, self.part = button("", small=True), button("", "quiet", small=True)
        left = column(
            row((self.search, 1), 8, self.least_name, self.least, None),
            self.nothing,
            (self.table, 1),
            (self.space, 1),
            column(self.formula, self.said, gap=2),
            gap=10,
        )
        self.panel = column(
            *(self.name, self.known_as, self.perhaps, (self.games, 1)),
            row(self.same, self.part, None, gap=8),
            gap=8,
        )
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(row((left, 1), self.panel, gap=20))
        self.search.textChanged.connect(self._fill)
        self.least.valueChanged.connect(self._fill)
        self.table.chosen.connect(self._show_player)
        self.games.taken.connect(self._show_ratings)
        self.same.clicked.connect(self._ask_same)
        self.part.clicked.connect(self._ask_part)
        QShortcut(QKeySequence("/"), self, self.search.setFocus)
        self.refresh()

    def refresh(self) -> None:
        """Rank everybody anew."""
        self._told = self.club.told(one=True)
        self._ranked = ranking(self._told)
        self._changes = changes(self._told)
        self._played = {}
        for record in reversed(in_order(self._told)):
            for one in results(record):
                self._played.setdefault(one.player, []).append((record, one))
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
                "each game; what some win others lose. A double click on a player’s game shows its "
                "figures."
            ).format(start=round(START), stake=round(STAKE))
        )
        self.same.say(self.tr("Same player as…"))
        self._fill()

    def _fill(self) -> None:
        sought = self.search.text()
        ranked = [
            one
            for one in self._ranked
            if one.games >= self.least.value() and finds(sought, plain(self._said(one.player)))
        ]
        told = [one.id for one in self._told]
        self.table.show_ranking(ranked, self.club.counted(told), off_best=self._off_best(told))
        nobody = self.tr("No player is found.")
        if not self._told:
            nobody = self.tr("Players are ranked once a game has been finished here.")
        self.nothing.setText(nobody)
        self.nothing.setVisible(not ranked)
        self.table.setVisible(bool(ranked))
        self.space.setVisible(not ranked)
        self.panel.setVisible(bool(ranked))
        self._give_room()

    def _off_best(self, games: Sequence[str]) -> OffBestName | None:
        """Return how these games tell how far somebody was from the best; nothing if none does."""
        knows = [one.id for one in self._told if one.off_best and one.id in games]
        return self.club.off_best(knows) if knows else None

    def _said(self, player: str) -> str:
        return " ".join([player, *self._others(player)])

    def _others(self, player: str) -> list[str]:
        names = self.club.memory.book.names
        return sorted((name for name, by in names.items() if by == player), key=by_alphabet)

    def _alike(self, player: str) -> list[str]:
        """List other players whose name differs in capitals and accents only."""
        sound = plain(player)
        names = (one.player for one in self._ranked)
        return [name for name in names if name != player and plain(name) == sound]

    def _show_player(self, player: str) -> None:
        others, alike = self._others(player), self._alike(player)
        self.name.setText(club_words.parted(player))
        text = self.tr("Also known as {names}").format(names=club_words.parted(", ".join(others)))
        self.known_as.setText(text if others else "")
        self.known_as.setVisible(bool(others))
        perhaps = self.tr("Perhaps the same player: {names}").format(
            names=club_words.parted(", ".join(alike))
        )
        self.perhaps.setText(perhaps if alike else "")
        self.perhaps.setVisible(bool(alike))
        self.part.setVisible(bool(others))
        several = self.tr("Part a name…"), self.tr("Part the names")
        self.part.say(several[len(others) < 2])
        played = [record.id for record, _ in self._played.get(player, ())]
        off_best = self._off_best(played)
        live = bool(played) and all(self.club.played(game) in LIVE for game in played)
        heads = [
            Head(self.tr("Played"), 112, number=True),
            Head(self.tr("Game"), 0),
            Head(self.tr("Played as") if live else self.tr("Power"), 0),
            Head(self.club.counted(played).column(), 72, number=True),
            Head(self.tr("Place"), 68, number=True),
            *([] if off_best is None else [head_of(off_best)]),
            Head(self.tr("Rating"), 78, self.tr("How the game changed the rating"), number=True),
        ]
        if self._narrow:
            del heads[_TITLE]
        self.games.fill(heads, self._games_of(player, off_best))

    def _games_of(self, player: str, off_best: OffBestName | None) -> list[Line]:
        lines = []
        for record, one in self._played.get(player, ()):
            board = self.club.board_of(record.id)
            powers = ", ".join(
                self.club.seat(record.id, power) or club_words.power(board, power)
                for power in one.powers
            )
            place = self.tr("win") if one.won else f"{one.place}."
            place = self.tr("draw") if one.drawn else place
            change = self._changes[record.id][player]
            cells = [
                Cell(day_of(record.played), tip=record.title),
                Cell(record.title),
                Cell(powers, tip=f"{powers}, {record.title}"),
                Cell(str(one.counted)),
                Cell(place),
                *([] if off_best is None else [cell_of(off_best, one.off_best)]),
                Cell(signed(change.after - change.before), tip=_sum(change)),
            ]
            if self._narrow:
                del cells[_TITLE]
            lines.append(Line(record.id, tuple(cells)))
        return lines

    @property
    def _narrow(self) -> bool:
        """Whether there is no room for the titles of games."""
        return theme.usual(self.width()) < _WIDE

    def _show_ratings(self, game: str) -> None:
        title = next(record.title for record in self._told if record.id == game)
        card = RatingCard(self.window(), title, self._changes[game])
        card.accepted.connect(partial(self.game_chosen.emit, game))
        card.open()

    # names

    def _ask_same(self) -> None:
        player = self.table.key
        own = self._others(player)
        alike = self._alike(player)
        rest = [name for name in self.club.memory.book.players() if name not in (player, *alike)]
        card = ask_same(self.window(), player, [*alike, *own, *sorted(rest, key=by_alphabet)], own)
        card.agreed.connect(lambda name: self._merge(player, name))
        card.open()

    def _merge(self, player: str, name: str) -> None:
        try:
            self.club.memory.book.merged(player, name)
        except ClubError as error:
            if error.code is ClubFault.PLAYED_TOGETHER:
                self._ask_together(player, name, error)
                return
        self.club.change(lambda book: book.merged(player, name))

    def _ask_together(self, player: str, name: str, error: ClubError) -> None:
        question = Question(
            self.window(),
            self.tr("Two names at one table"),
            club_words.say_trouble(error),
            yes=self.tr("Still one player"),
            no=self.tr("Two players"),
        )
        question.agreed.connect(
            lambda: self.club.change(lambda book: book.merged(player, name, together=True))
        )
        question.open()

    def _ask_part(self) -> None:
        player = self.table.key
        others = self._others(player)
        if len(others) == 1:
            self._part(others[0])
        elif others:
            card = ask_part(self.window(), player, others)
            card.agreed.connect(self._part)
            card.open()

    def _part(self, name: str) -> None:
        def parted(book: Book) -> Book:
            return book.parted(name)

        self.club.change(parted)

    def arrive(self) -> None:
        """Take the keys."""
        self.search.setFocus()

    def _give_room(self) -> None:
        """Make the player's panel as wide as there is room for, and as its games have columns."""
        cramped = 492 if any(one.off_best for one in self._told) else 470
        usual = cramped if self._narrow else 600 if theme.usual(self.width()) < 2600 else 900
        self.panel.setFixedWidth(panel_width(usual, self.width()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the player the width that the window has for him."""
        super().resizeEvent(event)
        self._give_room()
        if self._shown_narrow != self._narrow:
            self._shown_narrow = self._narrow
            self._show_player(self.table.key)


def _sum(change: Change) -> str:
    """Write one game's rating as it is computed: ``1500,00 + 100 · (1,000 − 0,143) = 1585,71``."""
    figure = club_words.figure
    share, expected = figure(float(change.share), 3), figure(change.expected, 3)
    before, after = figure(change.before, 2), figure(change.after, 2)
    return f"{before} + {round(STAKE)} · ({share} − {expected}) = {after}"
