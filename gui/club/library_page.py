"""The library: every game of this laptop, running, finished or archived, found as one types."""

from collections.abc import Callable, Iterable, Sequence
from enum import StrEnum
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from engine.club.memory import Entry
from engine.club.search import Here, plain, search
from gui.club import club_words
from gui.club.desk import Club, Page, panel_width
from gui.club.figures_table import Cell, FiguresTable, Head, Line
from gui.club.game_panel import GamePanel, playable
from gui.club.name_card import ask_league
from gui.club.turns import turn_cell, turns_head
from gui.games import catalogue
from gui.kit import theme
from gui.kit.dialog import Question
from gui.kit.one_line import OneLine
from gui.kit.widgets import button, column, label, row
from gui.words import labels
from gui.words.days import day_of

PLAYED = 2
"""Place of the column with the day, by which the library is sorted at first."""

_PAUSE = 40
"""Milliseconds before the chosen game is shown: while somebody types, only the list follows."""

_LEAST_SEARCH = 200

_ROOMY = 1600
"""How wide a usual window is, at 100 % text, in which the state of a game is said at length."""


class Part(StrEnum):
    """A part of the library."""

    ALL = "all"
    RUNNING = "running"
    FINISHED = "finished"
    ARCHIVE = "archive"

    def has(self, entry: Entry) -> bool:
        """Tell whether a game stands there."""
        match self:
            case Part.ARCHIVE:
                return entry.archived
            case Part.RUNNING:
                return not entry.finished and not entry.archived
            case Part.FINISHED:
                return entry.finished and not entry.archived
        return not entry.archived


class LibraryPage(Page):
    """Search, list, and the game that is chosen."""

    open_asked = Signal(Path)
    replay_asked = Signal(Path)
    study_asked = Signal(Path)
    find_asked = Signal(Path)

    def __init__(self, club: Club) -> None:
        super().__init__(club)
        self.part, self._mixed = Part.ALL, False
        """Which part is listed, and whether games of several kinds stand beside each other."""

        self._years = False
        """Whether any of them counts turns that stand in a column of their own."""

        self._roomy = False
        """Whether a game's end has room for all its words."""

        self._by_key: dict[str, Entry] = {}
        self._entries: dict[str, Entry] = {}
        self._lines: dict[str, Line] = {}
        self._here: dict[str, Here] = {}
        self._soon = QTimer(self, singleShot=True, interval=_PAUSE)
        self._soon.timeout.connect(self.show_chosen)
        self.search = OneLine()
        self.search.offer_cross()
        self.search.setMaximumWidth(420)
        self.parts = {part: button("", small=True, checkable=True) for part in Part}
        self.table = FiguresTable(by=(PLAYED, Qt.SortOrder.DescendingOrder))
        self.nothing, self.space = label("", "muted", wrap=True), QWidget()
        self.panel = GamePanel(club)
        head = QWidget()
        self._head = QBoxLayout(QBoxLayout.Direction.LeftToRight, head)
        self._head.setContentsMargins(0, 0, 0, 0)
        self._choices = row(*self.parts.values(), None, gap=6)
        self._head.addWidget(self.search, 1)
        self._head.addWidget(self._choices, 2)
        left = column(
            head,
            self.nothing,
            (self.table, 1),
            (self.space, 1),
            gap=10,
        )
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(row((left, 1), self.panel, gap=20))
        self.search.textChanged.connect(self.fill)
        self.search.returnPressed.connect(self._open)
        for part, choice in self.parts.items():
            choice.clicked.connect(partial(self.show_part, part))
        self.table.chosen.connect(lambda _: self._soon.start())
        self.table.taken.connect(lambda _: self._open())
        self._connect_panel()
        down = QShortcut(QKeySequence(Qt.Key.Key_Down), self.search, self.table.setFocus)
        down.setContext(Qt.ShortcutContext.WidgetShortcut)
        QShortcut(QKeySequence("/"), self, self.search.setFocus)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self, self.search.setFocus)
        self.refresh()

    def _connect_panel(self) -> None:
        self.panel.open_asked.connect(self._open)
        self.panel.replay_asked.connect(partial(self._with_path, self.replay_asked.emit))
        self.panel.study_asked.connect(partial(self._with_path, self.study_asked.emit))
        self.panel.find_asked.connect(partial(self._with_path, self.find_asked.emit))
        self.panel.file_asked.connect(self._file)
        self.panel.count_asked.connect(self._count)
        self.panel.league_asked.connect(self._ask_league)
        self.panel.remove_asked.connect(self._ask_remove)

    def show_part(self, part: Part) -> None:
        """Show a part of the library."""
        self.part = part
        self.fill()

    def refresh(self) -> None:
        """List the games anew."""
        self._mixed = len(self.club.games) > 1 and not self.club.asked(one=False)
        self._entries = {_key(one): one for one in self.club.entries()}
        self._years = any(one.year for one in self._entries.values())
        self._lines = {key: self._line(one) for key, one in self._entries.items()}
        self._here = {key: self._said(one) for key, one in self._entries.items()}
        self.fill()
        self.show_chosen()
        self.search.setPlaceholderText(self.tr("Search games, players, powers, years…"))
        self.search.setAccessibleName(self.tr("Search games"))
        self.table.setAccessibleName(self.tr("Games"))

    def fill(self) -> None:
        """List the games that are sought."""
        sought = self.search.text()
        matches = [self._entries[key] for key in search(sought, self._here)]
        shown = [one for one in matches if self.part.has(one)]
        self._by_key = {_key(one): one for one in shown}
        self.table.fill(self._heads(shown), [self._lines[_key(one)] for one in shown])
        names = {
            Part.ALL: self.tr("All  {count}"),
            Part.RUNNING: self.tr("Running  {count}"),
            Part.FINISHED: self.tr("Finished  {count}"),
            Part.ARCHIVE: self.tr("Archive  {count}"),
        }
        for part, choice in self.parts.items():
            choice.setChecked(part is self.part)
            choice.say(names[part].format(count=sum(part.has(one) for one in matches)))
        self.nothing.setVisible(not shown)
        self.table.setVisible(bool(shown))
        self.space.setVisible(not shown)
        if sought:
            notice = self.tr(
                "No game is found. A search looks for titles, players, powers, results, leagues, "
                "years."
            )
        elif self.part is Part.ARCHIVE:
            notice = self.tr("Nothing has been put away. A chosen game is put here by its button.")
        else:
            notice = self.tr("No game is here yet.")
        self.nothing.setText(notice)

    def _heads(self, shown: Sequence[Entry]) -> tuple[Head, ...]:
        turns = self._turns(shown) or self._turns(self._entries.values())
        return (
            Head(self.tr("Game"), 190),
            Head(self.tr("Players"), 0),
            Head(self.tr("Played"), 116, number=True),
            *([Head(turns, 70, number=True)] if self._years else ()),
            Head(self.tr("State"), 340 if self._roomy else 212),
            *((Head(self.tr("Of which game"), 130),) if self._mixed else ()),
        )

    def _turns(self, entries: Iterable[Entry]) -> str:
        return turns_head({self.club.played(one.id) for one in entries if one.year})

    def _said(self, entry: Entry) -> Here:
        """Return what a search looks through, in the language spoken."""
        board = self.club.board_of(entry.id)
        called = self.club.called(entry.id)
        sharing = entry.outcome.powers if entry.outcome is not None else ()
        words = [
            club_words.state_words(board, entry),
            *(labels.power_name(board, p) for p in sharing if p in board.powers_by_id),
            day_of(entry.played).replace("\N{NO-BREAK SPACE}", " "),
            self.tr("gunboat") if entry.gunboat else "",
        ]
        return Here(
            f"{entry.here} {plain(' '.join(words))}",
            tuple(
                (called[power], plain(who))
                for power, who in entry.players.items()
                if power in called
            ),
        )

    def _line(self, entry: Entry) -> Line:
        named = dict.fromkeys(who for who in entry.players.values() if who)
        players = ", ".join(club_words.apart(who) for who in named)
        state = club_words.state_words(self.club.board_of(entry.id), entry)
        game = self._game_of(entry)
        return Line(
            _key(entry),
            (
                Cell(entry.title, entry.title),
                Cell(players, players),
                Cell(day_of(entry.played), entry.played or "0"),
                *([turn_cell(self.club.played(entry.id), entry.year)] if self._years else ()),
                Cell(state, state),
                *((Cell(game, game),) if self._mixed else ()),
            ),
        )

    def _game_of(self, entry: Entry) -> str:
        """Name the game that was played; nothing where that is not known."""
        return catalogue.CARDS[entry.game].name() if entry.game in catalogue.CARDS else ""

    @property
    def entry(self) -> Entry | None:
        """The game that is chosen."""
        return self._by_key.get(self.table.key)

    def choose(self, entry: Entry) -> None:
        """Choose a game that is listed."""
        self.table.choose(_key(entry))

    def show_chosen(self) -> None:
        """Show the game that is chosen beside the list."""
        self._soon.stop()
        self.panel.show_entry(self.entry)

    def _open(self) -> None:
        entry = self.entry
        if entry is not None and playable(entry):
            self._with_path(self.open_asked.emit)

    def _with_path(self, act: Callable[[Path], None]) -> None:
        entry = self.entry
        if entry is not None and entry.path is not None:
            act(entry.path)

    def _file(self) -> None:
        entry = self.entry
        if entry is not None:
            self.club.change(lambda book: book.filed(entry.id, away=not entry.archived))

    def _count(self) -> None:
        entry = self.entry
        if entry is not None:
            self.club.change(lambda book: book.counting(entry.id, counts=not entry.counts))

    def _ask_league(self) -> None:
        entry = self.entry
        if entry is not None:
            known = sorted(set(self.club.memory.book.leagues.values()))
            card = ask_league(self.window(), entry.title, entry.league, known)
            card.agreed.connect(
                lambda league: self.club.change(lambda book: book.assigned(entry.id, league))
            )
            card.open()

    def _ask_remove(self) -> None:
        entry = self.entry
        if entry is None:
            return
        if entry.path is not None:
            kept = self.tr("The file stays where it is. A result that was counted stays counted.")
        else:
            kept = self.tr("Only the club remembers this result; it would be forgotten.")
        question = Question(
            self.window(),
            self.tr("Remove “{title}” from the list?").format(title=club_words.brief(entry.title)),
            kept,
            yes=self.tr("Remove"),
            no=self.tr("Keep"),
            danger=True,
        )
        question.agreed.connect(lambda: self.club.did(lambda: self.club.memory.forget(entry)))
        question.open()

    def arrive(self) -> None:
        """Take the keys: one can type at once."""
        self.search.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the game the width that the window has for it."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the size of text."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and hasattr(self, "panel"):
            self._fit()

    def _fit(self) -> None:
        width, seen = self.width(), theme.usual(self.width())
        if (seen / theme.text_setting() > _ROOMY) != self._roomy:
            self._roomy = not self._roomy
            self.fill()
        usual = 340 if seen < 1500 else 440 if seen < 2600 else 700
        self.panel.setFixedWidth(panel_width(usual, width))
        self.panel.set_high(self.height())
        room = width - self.panel.width() - self._choices.sizeHint().width()
        beside = room > _LEAST_SEARCH * theme.text_scale()
        way = QBoxLayout.Direction
        self._head.setDirection(way.LeftToRight if beside else way.TopToBottom)


def _key(entry: Entry) -> str:
    return str(entry.path) if entry.path is not None else entry.id
