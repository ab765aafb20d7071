"""The club: one screen with its pages as tabs; a page is made when it is first looked at."""

from dataclasses import replace
from enum import StrEnum
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, Signal, SignalInstance
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QStackedWidget, QTabBar, QVBoxLayout

from engine.board.loader import LoadedMap
from engine.club.memory import Memory
from gui.club.battlefield_page import BattlefieldPage
from gui.club.club_words import say_trouble
from gui.club.desk import Club, MapOf, Page
from gui.club.exchange import Exchange
from gui.club.game_chips import GameChips
from gui.club.hall_page import HallPage
from gui.club.league_page import LeaguePage
from gui.club.library_page import LibraryPage, Part
from gui.club.on_paper import sheets_of
from gui.club.players_page import PlayersPage
from gui.kit.dialog import Message
from gui.kit.later import later
from gui.kit.pagebar import PageBar
from gui.kit.widgets import Note, button, column
from gui.printable import Matter
from gui.screen import Screen


class Tab(StrEnum):
    """A page of the club."""

    LIBRARY = "library"
    PLAYERS = "players"
    BATTLEFIELD = "battlefield"
    HALL = "hall"
    LEAGUE = "league"


class ClubScreen(Screen):
    """Games, players and leagues of this laptop. Shows only what is public."""

    keys_place = "Start, study, library"

    share_of_growth = 0.6

    closed = Signal()
    game_chosen = Signal(Path)
    replay_chosen = Signal(Path)
    study_asked = Signal(Path)
    """All of a game that is over is wanted in the study."""

    find_asked = Signal(Path)
    print_asked = Signal()
    """What the page shows is wanted on paper."""

    def __init__(
        self,
        memory: Memory,
        loaded: LoadedMap,
        tab: Tab = Tab.LIBRARY,
        maps: MapOf | None = None,
    ) -> None:
        super().__init__()
        self.club = Club(memory, loaded, maps)
        memory.look()
        self.take, self.give = button("", small=True), button("", small=True)
        self.print = button("", small=True)
        self.bar = PageBar("", self.take, self.give, self.print)
        self.tabs = QTabBar()
        self.tabs.setDrawBase(False)
        self.tabs.setExpanding(False)
        self.games = GameChips()
        self.games.chosen.connect(self._on_game)
        self._made: dict[Tab, Page] = {}
        self._stale: set[Tab] = set()
        self.pages = QStackedWidget()
        self.trouble = Note("warn", "")
        self.trouble.setVisible(False)
        paper = column(
            self.tabs,
            self.games,
            self.trouble,
            (self.pages, 1),
            gap=12,
            pad=(28, 10, 28, 20),
            surface="paper",
        )
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.bar)
        layout.addWidget(paper, 1)
        for _ in Tab:
            self.tabs.addTab("")
        self.tabs.setCurrentIndex(list(Tab).index(tab))
        self.tabs.currentChanged.connect(self._on_tab)
        self.bar.back.connect(self.closed)
        self.exchange = Exchange(self.club, self)
        self.take.clicked.connect(self.exchange.ask_take)
        self.give.clicked.connect(self.exchange.ask_give)
        self.print.clicked.connect(self.print_asked)
        self.club.changed.connect(self._on_changed)
        self.club.refused.connect(self._say_refused)
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self, self._on_escape)
        self._show(tab)
        self._speak()

    @property
    def tab(self) -> Tab:
        """Which page is shown."""
        return list(Tab)[self.tabs.currentIndex()]

    def printable(self, game: Matter) -> Matter:
        """Print the tables of the page that is looked at; it needs a public view for its title."""
        tables = sheets_of(self._page(self.tab), self.tabs.tabText(self.tabs.currentIndex()))
        if not tables:
            return game
        public = replace(game.public, title=self.bar.title.whole)
        return replace(game, public=public, tables=tables)

    @property
    def library(self) -> LibraryPage:
        """The library, made if it was not looked at yet."""
        page = self._page(Tab.LIBRARY)
        if not isinstance(page, LibraryPage):
            raise TypeError(page)
        return page

    def page(self, tab: Tab) -> Page:
        """Show a page and return it."""
        self.tabs.setCurrentIndex(list(Tab).index(tab))
        return self._page(tab)

    def _page(self, tab: Tab) -> Page:
        if tab not in self._made:
            page = self._make(tab)
            self._made[tab] = page
            self.pages.addWidget(page)
        return self._made[tab]

    def _make(self, tab: Tab) -> Page:
        match tab:
            case Tab.PLAYERS:
                players = PlayersPage(self.club)
                players.game_chosen.connect(self.show_game)
                return players
            case Tab.BATTLEFIELD:
                return BattlefieldPage(self.club)
            case Tab.HALL:
                hall = HallPage(self.club)
                hall.game_chosen.connect(self.show_game)
                return hall
            case Tab.LEAGUE:
                league = LeaguePage(self.club)
                league.game_chosen.connect(self.show_game)
                return league
        library = LibraryPage(self.club)
        library.open_asked.connect(partial(self._soon, self.game_chosen))
        library.replay_asked.connect(partial(self._soon, self.replay_chosen))
        library.study_asked.connect(partial(self._soon, self.study_asked))
        library.find_asked.connect(partial(self._soon, self.find_asked))
        return library

    def _soon(self, asked: SignalInstance, path: Path) -> None:
        """Ask once the key or click has been dealt with: this screen will be destroyed by it."""
        later(self, lambda: asked.emit(path))

    def _on_tab(self) -> None:
        self._show(self.tab)
        self._made[self.tab].arrive()

    def _show(self, tab: Tab) -> None:
        page = self._page(tab)
        if tab in self._stale:
            self._stale.discard(tab)
            page.refresh()
        self.pages.setCurrentWidget(page)
        self._show_games()

    def _show_games(self) -> None:
        """Say of which game the page tells."""
        one = self._page(self.tab).one_game
        self.games.show_games(self.club.games, self.club.asked(one=one), all_too=not one)

    def _on_game(self, game: str) -> None:
        self.club.game = game
        self._stale = set(self._made) - {self.tab}
        self._made[self.tab].refresh()
        self._show_games()

    def _on_changed(self) -> None:
        self._tell_trouble()
        self._stale = set(self._made) - {self.tab}
        self._made[self.tab].refresh()
        self._show_games()

    def show_game(self, game: str) -> None:
        """Show a game in the library."""
        entry = next((one for one in self.club.memory.entries if one.id == game), None)
        if entry is None:
            return
        library = self.library
        if entry not in self.club.entries():
            self._on_game("")
            library.refresh()
        library.search.clear()
        library.show_part(Part.ARCHIVE if entry.archived else Part.ALL)
        self.page(Tab.LIBRARY)
        library.choose(entry)

    # telling

    def _say(self, title: str, text: str) -> None:
        Message(self.window(), title, text, close=self.tr("Close")).open()

    def _say_refused(self, why: str) -> None:
        self._say(self.tr("The club’s records stay as they are"), why)

    def _tell_trouble(self) -> None:
        memory = self.club.memory
        self.trouble.setVisible(memory.trouble is not None)
        if memory.trouble is None:
            return
        sentences = [self.tr("The club’s records cannot be used."), say_trouble(memory.trouble)]
        aside = memory.keeper.set_aside
        if aside is not None:
            sentences.append(
                self.tr(
                    "They were set aside as {file}; what can be read of them is kept, and results "
                    "are told anew from the games’ files."
                ).format(file=aside)
            )
        self.trouble.words.setText(" ".join(sentences))

    # looks

    def retranslate(self) -> None:
        """Say everything again in the language now spoken."""
        self._speak()
        for page in self._made.values():
            page.refresh()

    def _speak(self) -> None:
        self.bar.set_title(self.tr("The club"))
        self.take.say(self.tr("Import…"))
        self.take.setToolTip(
            self.tr("Add the records of another club, or records and games of another computer")
        )
        self.give.say(self.tr("Export…"))
        self.give.setToolTip(
            self.tr("Write the records to a file, or records and games to a folder")
        )
        self.print.say(self.tr("Print…"))
        self.print.setToolTip(self.tr("This page on paper, as PDF, picture or text (Ctrl+P)"))
        for place, name in enumerate(
            (
                self.tr("Library"),
                self.tr("Ranking"),
                self.tr("Battlefield"),
                self.tr("Hall of fame"),
                self.tr("Leagues"),
            )
        ):
            self.tabs.setTabText(place, name)
        self._show_games()
        self._tell_trouble()

    def _on_escape(self) -> None:
        search = self.library.search
        if self.tab is Tab.LIBRARY and search.text():
            search.clear()
        else:
            later(self, self.closed.emit)

    def arrive(self) -> None:
        """Take the keys."""
        self._made[self.tab].arrive()
