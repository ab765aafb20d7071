"""Where to go: start, a new table, a stored game, the gallery; and what the menu may offer."""

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QDialog

from engine.board.loader import LoadedMap, load_map
from engine.store.errors import StoreError
from engine.table.view import Stage
from gui import settings
from gui.errors.sentences import say_error
from gui.kit.dialog import Message
from gui.kit.fields import forget_what_was_left
from gui.screen import Screen
from gui.windows.files import ask_for_copy, ask_for_game
from gui.windows.founding import FAILURES, Founding
from gui.windows.shelf import HURRY, SUFFIX
from gui.windows.zooming import board_of, zoom

if TYPE_CHECKING:
    from engine.table.table import Table
    from gui.clock.keeper import ClockKeeper
    from gui.table_bridge import TableBridge
    from gui.windows.leading import AnyEvening
    from gui.windows.main_window import MainWindow


RECENT = 8


class Navigator(Founding):
    """Decides which screen comes next outside a running game; inside one, its evening does."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._loaded: LoadedMap | None = None
        self._session: Table | None = None
        self._bridge: TableBridge | None = None
        self._evening: AnyEvening | None = None
        self.clock: ClockKeeper | None = None
        self._path = Path()
        self.at_start = False

    @property
    def bridge(self) -> "TableBridge | None":
        """The table that is open."""
        return self._bridge

    @property
    def in_game(self) -> bool:
        """Whether a stored game is open."""
        return self._bridge is not None

    @property
    def has_history(self) -> bool:
        """Whether there is a revealed phase to look at."""
        return self._bridge is not None and bool(self._bridge.public().past)

    @property
    def in_reveal(self) -> bool:
        """Whether orders are being revealed: what would tell of them has to wait."""
        return self._bridge is not None and self._bridge.untold is not None

    @property
    def can_draw(self) -> bool:
        """Whether the table could still agree on an end; not while it reveals, or votes on one."""
        public = self._bridge.public() if self._bridge is not None else None
        if public is None or self.in_reveal:
            return False
        return public.stage is not Stage.OVER and public.ballot is None

    @property
    def has_board(self) -> bool:
        """Whether the screen shows a board that can be zoomed."""
        return board_of(self._window.screen_shown) is not None

    @property
    def keys_here(self) -> str:
        """Which keys work on what is shown: the place of a ``KeyGroup``."""
        shown = self._window.screen_shown
        return shown.keys_place if shown is not None else ""

    @property
    def would_lose(self) -> bool:
        """Whether going away would lose what somebody began to write: orders, a list, a card."""
        lists = getattr(self._window.screen_shown, "would_lose", False)
        unsealed = self._evening is not None and self._evening.unsealed
        return bool(lists) or unsealed or self._card_unsaved

    @property
    def _card_unsaved(self) -> bool:
        cards = self._window.findChildren(QDialog)
        return any(card.isVisible() and getattr(card, "unsaved", False) for card in cards)

    def loaded(self) -> LoadedMap:
        """Return the map, loaded once.

        Raises:
            MapError: it cannot be used.
        """
        if self._loaded is None:
            self._loaded = load_map("standard")
        return self._loaded

    def light(self, path: Path | None) -> None:
        """Light the door behind which a file belongs that is held over the start screen."""
        from gui.windows.doors import STUDY, TABLE  # noqa: PLC0415 - they are there already
        from gui.windows.start import StartScreen  # noqa: PLC0415

        shown = self._window.screen_shown
        if isinstance(shown, StartScreen):
            own = path is not None and path.suffix.lower() == SUFFIX
            shown.ways.light("" if path is None else TABLE if own else STUDY)

    def recent_games(self) -> tuple[tuple[Path, str], ...]:
        """Return the games last played that are still there, with their titles, newest first."""
        playable = [card for card in self.shelf.cards(within=HURRY) if card.playable]
        return tuple((card.path, card.title) for card in playable[:RECENT])

    # going somewhere

    def leaving(self, act: Callable[[], object]) -> None:
        """Do something that puts the game away; ask first if unsealed orders would be lost."""
        if not self.would_lose:
            act()
            return
        from gui.kit.leave import leave_question  # noqa: PLC0415 - hardly ever needed

        question = leave_question(self._window, self._loses())
        question.agreed.connect(act)
        question.open()

    def _loses(self) -> str:
        """Say what going away would lose."""
        from gui.kit.leave import CARD, ORDERS  # noqa: PLC0415 - as above

        if self._card_unsaved:
            return CARD
        return str(getattr(self._window.screen_shown, "loses", ORDERS))

    def quit(self) -> None:
        """Leave the program."""
        self.leaving(self._window.close)

    def show_start(self) -> None:
        """Show the start screen; a game that is open is closed (it is stored already)."""
        from gui.windows.start import StartScreen  # noqa: PLC0415 - a game's file opens without it

        self.close_game()
        self.shelf.look()
        screen = StartScreen(self.shelf, self.loaded())
        screen.new_asked.connect(self.new_game)
        screen.again_asked.connect(lambda: self.new_game("table", again=True))
        screen.minute_asked.connect(self.first_minute)
        screen.open_asked.connect(self.ask_for_game)
        screen.study_asked.connect(self.show_gallery)
        screen.chapter_asked.connect(self.show_gallery)
        screen.club_asked.connect(self.show_club)
        screen.game_chosen.connect(self.open_game)
        screen.replay_chosen.connect(self.replay_game)
        screen.find_asked.connect(self.ask_for_game)
        self._show(screen, at_start=True)

    def open_game(self, path: Path) -> None:
        """Go on with a stored game, where it was left; look at one of another program."""
        from engine import tables  # noqa: PLC0415 - the rules load with the first game

        self.close_game()
        if path.suffix != SUFFIX and self._show_foreign(path):
            return
        try:
            session = tables.open_game(path, board=self.loaded().board, terms=self.terms)
        except FAILURES as error:
            self.show_start()
            self._say(self.tr("The game could not be opened"), say_error(error))
            return
        self._play(path, session)

    def _show_foreign(
        self, path: Path, options: Mapping[str, str] | None = None, at: int | None = None
    ) -> bool:
        """Look at a game of another program; tell whether the file is meant to be one."""
        from engine.formats.faults import ExchangeError, Fault  # noqa: PLC0415 - rarely wanted
        from gui.history.foreign_screen import open_foreign  # noqa: PLC0415
        from gui.windows.exporting import ask_to_adopt  # noqa: PLC0415

        try:
            screen = open_foreign(path, self.loaded(), options, at)
        except ExchangeError as error:
            if error.code in (Fault.UNKNOWN_FORMAT, Fault.UNREADABLE_FILE):
                return False
            self.show_start()
            self._say(self.tr("The game could not be opened"), say_error(error))
            return True
        screen.closed.connect(self.show_start)
        screen.rule_asked.connect(self.show_rules)
        screen.rules_asked.connect(lambda chosen: self._show_foreign(path, chosen, at))
        screen.game_asked.connect(lambda place: self._show_foreign(path, options, place))
        screen.adopt_asked.connect(partial(ask_to_adopt, self._window, self, screen))
        self._show(screen)
        return True

    def _play(self, path: Path, session: "Table") -> None:
        from gui.clock.sounds import audible_clock  # noqa: PLC0415 - see above
        from gui.table_bridge import TableBridge  # noqa: PLC0415
        from gui.windows.leading import evening_of  # noqa: PLC0415

        self.at_start = False
        self._session, self._path = session, path
        self._bridge = TableBridge(session, self)
        if self._minute is None:
            self.shelf.opened(path, session.public().title)
        else:  # before anybody else hears of a new phase
            self._bridge.changed.connect(self._minute.seal_others)
        self._bridge.changed.connect(self._on_changed)
        self.clock = audible_clock(self._bridge)
        self._evening = evening_of(self._bridge, self.loaded(), self._window, self.clock, path)
        self._evening.left.connect(self.show_start)
        self._evening.begin()
        self._window.show_public()
        if isinstance(session.trouble, StoreError):
            self._say(self.tr("This game needs care"), say_error(session.trouble))

    def close_game(self) -> None:
        """Put the game away; every step of it is stored."""
        if self._session is None or self._bridge is None or self._evening is None:
            return
        if self.clock is not None:
            self.clock.close()
        self._evening.close()
        self._evening.deleteLater()
        self._bridge.deleteLater()
        self._session.close()
        self._session = self._bridge = self._evening = self.clock = None
        forget_what_was_left()
        if self._minute is not None:
            self._minute.forget()
            self._minute = None

    def study_alone(self, options: Mapping[str, str]) -> None:
        """Show a free board in the study, judged by the rules that were chosen."""
        from gui.study.titles import FREE  # noqa: PLC0415 - where it is wanted

        self.show_gallery(FREE, options)

    def show_gallery(self, example: str = "", options: Mapping[str, str] | None = None) -> None:
        """Show the rulebook's examples, or one of them, judged by some rules."""
        from gui.study.gallery import GalleryScreen  # noqa: PLC0415 - not before the first paint

        self.close_game()
        screen = GalleryScreen(self.loaded(), example, options)
        screen.closed.connect(self.show_start)
        self._show(screen)

    def show_club(self) -> None:
        """Show all games of this laptop, the players' records and the leagues."""
        from gui.club.club_screen import ClubScreen  # noqa: PLC0415 - not before the first paint

        self.close_game()
        self.shelf.look()
        screen = ClubScreen(self.shelf.memory(), self.loaded())
        screen.closed.connect(self.show_start)
        screen.game_chosen.connect(self.open_game)
        screen.replay_chosen.connect(self.replay_game)
        screen.find_asked.connect(self.ask_for_game)
        screen.print_asked.connect(self._window.menu.print.trigger)
        self._show(screen)

    def replay_game(self, path: Path) -> None:
        """Open a stored game and look at its past phases first."""
        self.open_game(path)
        self.show_history()

    def show_history(self) -> None:
        """Look at past phases; coming back goes on where the table was."""
        if self._evening is not None and self.has_history:
            self._evening.show_history()

    def set_cover(self, seconds: int) -> None:
        """Let the curtain fall after so many seconds without a touch, in a game that runs too."""
        from gui.windows import look  # noqa: PLC0415 - when somebody chooses it

        look.set_cover(seconds)
        if self._evening is not None:
            self._evening.set_idle(float(seconds))

    # asking

    def ask_for_game(self, lost: Path | None = None) -> None:
        """Ask which file to open; ``lost`` is a known game that is not where it was."""
        ask_for_game(
            self._window,
            settings.games_folder(),
            lambda path: self.leaving(lambda: self._on_found(path, lost)),
        )

    def _on_found(self, path: Path, lost: Path | None) -> None:
        if lost is not None:
            self.shelf.forget(lost)
        self.open_game(path)

    def ask_for_copy(self) -> None:
        """Ask where to save a copy of the game that is open."""
        if self._session is not None and self.bridge is not None:
            led = self.bridge.public().led
            ask_for_copy(self._window, self._path.parent, self._save_copy, led=led)

    def _save_copy(self, path: Path) -> None:
        if self._session is None:
            return
        try:
            self._session.save_copy(path)
        except FAILURES as error:
            self._say(self.tr("The copy was not saved"), say_error(error))

    def show_export(self) -> None:
        """Ask how the game that is open is to be written for other programs."""
        from gui.windows.exporting import open_export  # noqa: PLC0415 - when somebody asks

        if self._session is not None:
            open_export(self._window, self._session, self)

    def show_clock(self) -> None:
        """Open what the table can do with its clock, or offer it one."""
        from gui.clock.sheet import open_clock  # noqa: PLC0415 - when somebody asks

        if self.clock is not None:
            open_clock(self.clock, self._window)

    def ask_for_draw(self) -> None:
        """Ask how the game shall end before anybody has won it."""
        from gui.windows.ending import ask_for_end  # noqa: PLC0415 - once in a game

        if self._bridge is not None and self.can_draw:
            ask_for_end(self._window, self._bridge, self.loaded().board, self._settle)

    def ask_who_leaves(self) -> None:
        """Ask which player leaves, or who comes for one who left."""
        from gui.windows.ending import ask_who_leaves  # noqa: PLC0415 - hardly ever

        if self._bridge is not None and self.can_draw:
            ask_who_leaves(self._window, self._bridge, self.loaded().board, self._settle)

    def _end_by_draw(self) -> None:
        if self._bridge is not None:
            self._settle(self._bridge.end_by_draw)

    def _settle(self, act: Callable[[], object]) -> None:
        """Do what the table has settled; show what the game asks for then, or why it is refused."""
        if self._bridge is None or self._evening is None:
            return
        try:
            act()
        except FAILURES as error:
            self._say(self.tr("The game goes on"), say_error(error, self.loaded().board))
            return
        self._evening.begin()

    # help

    def show_rules(self, section: str = "") -> None:
        """Open the rules in our own words."""
        from gui.explain.rules_text import open_rule  # noqa: PLC0415 - not before the first paint

        open_rule(section or "I", self._window)

    @property
    def played_by(self) -> Mapping[str, str] | None:
        """The rules of the open game, point by point."""
        return None if self._session is None else self._session.rules.options

    def show_help(self) -> None:
        """Open the rules in two pages, signs and keys over whatever is shown."""
        self._window.show_help()

    def show_about(self) -> None:
        """Say what this is, who made it and under which licences."""
        from gui.windows.about import AboutCard  # noqa: PLC0415 - not before the first paint

        AboutCard(self._window, self.loaded().atlas.credits).open()

    def zoom(self, act: str) -> None:
        """Zoom the board on the screen: ``zoom_in zoom_out fit``."""
        zoom(self._window.screen_shown, act)

    def _show(self, screen: Screen, *, at_start: bool = False) -> None:
        self.at_start = at_start
        self._window.show_screen(screen)

    def _on_changed(self) -> None:
        self._window.menu.refresh()

    def _say(self, title: str, text: str) -> None:
        Message(self._window, title, text, close=self.tr("Close")).open()
