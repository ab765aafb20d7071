"""Where to go: start, a new table, a stored game, the library; and what may be lost by going."""

from collections.abc import Callable, Mapping
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING
from weakref import ref

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QDialog, QWidget

from engine.board.loader import LoadedMap
from engine.formats.faults import ExchangeError, Fault
from engine.table.terms import USUAL
from gui import settings
from gui.errors.failures import FAILURES
from gui.kit.dialog import Card
from gui.kit.later import later
from gui.kit.leave import leave_question
from gui.screen import Loss, OwnSheets, RecordScreen, Screen
from gui.windows import screens
from gui.windows.change_settings import set_cover
from gui.windows.files.ask_for_file import ask_for_game
from gui.windows.files.shelf import HURRY, SUFFIX, Shelf, taken_in
from gui.windows.maps import Maps
from gui.windows.played_last import played_here, same_table, studied_here
from gui.windows.window import Window
from gui.windows.zooming import camera_of, zoom

if TYPE_CHECKING:
    from engine.table.any_table import AnyTable
    from gui.clock.keeper import ClockKeeper
    from gui.history.foreign_screen import ForeignScreen
    from gui.printable import Matter
    from gui.reveal.player import RevealPlayer
    from gui.table_bridge import TableBridge
    from gui.windows.doors import Doors
    from gui.windows.help.help_card import HelpCard
    from gui.windows.new_game.carried import Carried
    from gui.windows.new_game.first_minute import Minute
    from gui.windows.new_game.founding import Founding
    from gui.windows.new_game.table_plan import AnyPlan
    from gui.windows.open_game import OpenGame
    from gui.windows.start.start_screen import StartScreen


RECENT = 8


class Navigator(QObject):
    """Decides which screen comes next outside a running game; inside one, its evening does."""

    opened = Signal()
    """A game was opened, and shows where it was left."""

    changed = Signal()
    """Something happened in the game that is open."""

    help_asked = Signal()
    """The rules in two pages, signs and keys are wanted over whatever is shown."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self._maps = Maps()
        self.open: OpenGame | None = None
        """The game that is open, whichever way it flows."""

        self.terms = USUAL
        self.shelf = Shelf(settings.data_folder(), settings.games_folder())
        self._start: Callable[[], StartScreen | None] = lambda: None

    @cached_property
    def doors(self) -> "Doors":
        """The ways into studies and the library; no start needs any."""
        from gui.windows.doors import Doors  # noqa: PLC0415 - not before the first paint

        new_doors = Doors(self._window, self._maps)
        new_doors.studies.close_game = self.close_game
        new_doors.studies.learn = lambda loaded: self.leaving(lambda: self.learn(loaded))
        new_doors.studies.back = lambda loaded: self.show_library(map_=loaded)
        new_doors.studies.trouble = lambda error: _say(
            self._window, self.tr("The study could not be opened"), error
        )
        new_doors.library.leave = self.show_start
        new_doors.library.rules = self.show_rules
        new_doors.library.another = self.show_study
        new_doors.brought.open_game = self.open_game
        new_doors.brought.trouble = lambda error: _say(
            self._window, self.tr("This could not be opened"), error
        )
        return new_doors

    def loaded(self, game: str = "") -> LoadedMap:
        """Return the usual map of a game, loaded once; else that of the open game.

        Where none is open, it is that which the screen is about, or the first game's.

        Raises:
            MapError: it cannot be used.
        """
        shown = self._window.screen_shown
        if not game and self.open is not None and self.open.loaded is not None:
            return self.open.loaded
        if not game and self.open is None and shown is not None and shown.about is not None:
            return shown.about
        return self._maps.usual(game)

    @property
    def start(self) -> "StartScreen | None":
        """The start screen, while it is shown."""
        start = self._start()
        return start if start is self._window.screen_shown else None

    @property
    def bridge(self) -> "TableBridge | None":
        """The table that is open, where it plays sealed turns."""
        return self.open.bridge if self.open is not None else None

    @property
    def clock(self) -> "ClockKeeper | None":
        """Its clock."""
        return self.open.clock if self.open is not None else None

    @property
    def reveal(self) -> "RevealPlayer | None":
        """What plays the reveal that is shown, while one is."""
        return self.open.reveal if self.open is not None else None

    @property
    def in_game(self) -> bool:
        """Whether a stored game is open."""
        return self.open is not None

    @property
    def has_board(self) -> bool:
        """Whether the screen shows a board that can be zoomed."""
        return camera_of(self._window.screen_shown) is not None

    @property
    def keys_here(self) -> str:
        """Which keys work on what is shown: the place of a ``KeyGroup``."""
        shown = self._window.screen_shown
        return shown.keys_place if shown is not None else ""

    @property
    def would_lose(self) -> Loss | None:
        """What going away would lose of what somebody began to write: orders, a list, a card."""
        if any(card.isVisible() and card.unsaved for card in self._window.findChildren(Card)):
            return Loss.CARD
        screen = self._window.screen_shown
        if screen is not None and screen.would_lose is not None:
            return screen.would_lose
        return self.open.would_lose if self.open is not None else None

    def recent_games(self) -> tuple[tuple[Path, str], ...]:
        """Return the games last played that are still there, with their titles, newest first."""
        playable = [card for card in self.shelf.cards(within=HURRY) if card.playable]
        return tuple((card.path, card.title) for card in playable[:RECENT])

    # going somewhere

    def leaving(self, act: Callable[[], object]) -> None:
        """Do something that puts the game away; ask first if unsealed orders would be lost."""
        loss = self.would_lose
        if loss is None:
            act()
            return
        question = leave_question(self._window, loss)
        question.agreed.connect(act)
        question.open()

    def quit(self) -> None:
        """Leave the program."""
        self.leaving(self._window.close)

    def show_start(self) -> None:
        """Show the start screen; a game that is open is closed (it is stored already)."""
        self.close_game()
        self.shelf.look()
        # Whoever comes back finds doors, study and first minute of the game that is played here.
        loaded = self._maps.usual(played_here(self.shelf))

        def again() -> None:
            """Show the page of a new game for the table that played last: its game, its map."""
            game, map_ = same_table(self.shelf, self._maps)
            self.new_game("table", again=True, game=game, map_=map_)

        screen = screens.start(self.shelf, loaded, self._maps)
        screen.new_asked.connect(self.new_game)
        screen.again_asked.connect(again)
        screen.minute_asked.connect(lambda: self.learn(loaded))
        screen.open_asked.connect(self.ask_for_game)
        screen.study_asked.connect(lambda: self.show_study(studied_here(self.shelf), map_=loaded))
        screen.last_study_asked.connect(lambda path: self.doors.studies.stored(path, loaded))
        screen.club_asked.connect(self.show_club)
        screen.game_chosen.connect(self.open_game)
        screen.replay_chosen.connect(self.replay_game)
        screen.find_asked.connect(self.ask_for_game)
        self._start = ref(screen)
        self._show(screen)

    def new_game(
        self,
        mode: str = "",
        *,
        again: bool = False,
        game: str = "",
        map_: LoadedMap | None = None,
        carried: "Carried | None" = None,
    ) -> None:
        """Show the page on which a table is set up, as it was left; perhaps for the last table.

        Where nobody names a game, it is the one played last, on its usual map; ``carried`` comes
        from the page on which that was chosen.
        """
        self.close_game()
        game = game or ("" if map_ is not None else played_here(self.shelf))
        screen = screens.new_game(self._window, self.shelf, self._maps, game, map_)
        if mode:
            screen.choose_mode(mode)
        # Once the card that was chosen has done its work.
        screen.map_asked.connect(
            lambda one, along: later(self, lambda: self._another(along, map_=one))
        )
        screen.left.connect(lambda: self.leaving(self.show_start))
        screen.agreed.connect(self.found_game)
        screen.game_asked.connect(
            lambda other, along: later(self, lambda: self._another(along, game=other))
        )
        screen.study_asked.connect(
            # A free board, judged by the rules that were chosen.
            lambda options, on: self.doors.studies.new(on, options)
        )
        screen.examples_asked.connect(self.show_study)
        screen.record_asked.connect(partial(_show_record, self, self._window))
        self._show(screen)
        if again:
            screen.take_last()
        if carried is not None:
            screen.carry(carried)

    def _another(self, along: "Carried", *, game: str = "", map_: LoadedMap | None = None) -> None:
        """Show the page of another game or map; ask first if lists would be lost."""
        self.leaving(lambda: self.new_game(game=game, map_=map_, carried=along))

    def found_game(self, plan: "AnyPlan", place: Path | None = None) -> None:
        """Found the game that the table agreed on and begin to play; elsewhere if it must be."""
        self._founding(plan.map or self.loaded(plan.game_of_map)).found(plan, place)

    def learn(self, loaded: LoadedMap) -> None:
        """Show a game's first lesson, where it was left; where it has none, a table for one."""
        screen = screens.lesson(loaded)
        if screen is None:
            self.first_minute(loaded)
            return
        self.close_game()
        screen.closed.connect(self.show_start)
        screen.table_asked.connect(lambda: later(self, lambda: self.first_minute(loaded)))
        screen.rule_asked.connect(self.show_rules)
        self._show(screen)

    def first_minute(self, loaded: LoadedMap | None = None) -> None:
        """Let somebody who never played write, seal and see one turn; nothing of it is kept."""
        self.close_game()
        minute = self._founding(loaded or self.loaded()).minute()
        if minute is not None:
            self._play(minute.path, minute.session, minute)

    def _founding(self, loaded: LoadedMap) -> "Founding":
        founding = screens.founding(self._window, loaded, self.terms)
        founding.founded.connect(self._play)
        founding.refused.connect(
            lambda error: _say(
                self._window,
                QCoreApplication.translate("Founding", "The game could not be founded"),
                error,
            )
        )
        return founding

    def open_game(self, path: Path) -> None:
        """Go on with a stored game, where it was left; look at one of another program."""
        self.close_game()
        try:
            path = taken_in(path)
            if path.suffix != SUFFIX and self._show_foreign(path):
                return
            session = screens.stored_session(path, self._maps, self.terms)
        except (*FAILURES, ExchangeError) as error:
            self.show_start()
            _say(self._window, self.tr("The game could not be opened"), error)
            return
        self._play(path, session)

    def _show_foreign(
        self,
        path: Path,
        options: Mapping[str, str] | None = None,
        at: int | None = None,
        game: str = "",
        map_: LoadedMap | None = None,
    ) -> bool:
        """Look at a game of another program; tell whether the file is meant to be one."""
        try:
            on = self.loaded if map_ is None else lambda _game: map_
            known = screens.foreign_games(path, game, on, options)
        except ExchangeError as error:
            own = self._maps.own(str(error.facts.get("text", "")))
            if error.code is Fault.UNKNOWN_MAP and own is not None and map_ is None:
                return self._show_foreign(path, options, at, own.board.game, own)
            if error.code in (Fault.UNKNOWN_FORMAT, Fault.UNREADABLE_FILE):
                return False
            self.show_start()
            _say(self._window, self.tr("The game could not be opened"), error)
            return True
        if len(known) > 1:
            question = screens.which_game(self._window, known)
            question.chosen.connect(lambda chosen: self._show_foreign(path, game=chosen))
            question.rejected.connect(self.show_start)
            question.open()
            return True
        game = next(iter(known))
        screen = screens.foreign(path, known, game, map_ or self.loaded(game), options, at)
        screen.closed.connect(self.show_start)
        screen.rule_asked.connect(self.show_rules)
        screen.rules_asked.connect(lambda chosen: self._show_foreign(path, chosen, at, game, map_))
        screen.game_asked.connect(
            lambda place: self._show_foreign(path, options, place, game, map_)
        )
        screen.adopt_asked.connect(partial(self._ask_to_adopt, screen))
        self._show(screen)
        self.doors.studies.came_from = partial(self._show_foreign, path, options, at, game, map_)
        return True

    def _ask_to_adopt(self, screen: "ForeignScreen") -> None:
        question = screens.adopting(self._window, screen)
        question.adopted.connect(self.open_game)
        question.open()

    def _play(self, path: Path, session: "AnyTable", minute: "Minute | None" = None) -> None:
        if minute is None:
            self.shelf.opened(path, session.public().title)
        game = self.open = screens.opened(session, path, self._maps, self._window, minute)
        game.left.connect(self.show_start)
        game.print_asked.connect(self.print_shown)
        game.branched.connect(self.open_game)
        game.record_asked.connect(partial(_show_record, self, self._window))
        game.changed.connect(self.changed)
        game.begin()
        self.opened.emit()
        game.tell_trouble()

    def close_game(self) -> None:
        """Put the game away; every step of it is stored."""
        game, self.open = self.open, None
        if game is not None:
            game.close()

    def show_library(self, map_: LoadedMap | None = None, shelf: str = "") -> None:
        """Show the library where it was left, or a shelf of it, or a game's first."""
        self.doors.library.show(map_ or self.loaded(), shelf)

    def show_study(self, game: str, example: str = "", map_: LoadedMap | None = None) -> None:
        """Show the study of a game of live rounds; of any other its shelves in the library."""
        if not self.doors.library.page(game, example, self.show_start):
            self.show_library(map_ or self.loaded(game), game if map_ is None else "")

    def show_club(self) -> None:
        """Show all games of this laptop, the players' records and the leagues."""
        self.close_game()
        self.shelf.look()
        screen = screens.club(self.shelf, self._maps.usual(), self._maps)
        screen.closed.connect(self.show_start)
        screen.game_chosen.connect(self.open_game)
        screen.replay_chosen.connect(self.replay_game)
        screen.find_asked.connect(self.ask_for_game)
        screen.print_asked.connect(self.print_shown)
        screen.study_asked.connect(self.doors.brought.game)
        self._show(screen)
        self.doors.studies.came_from = self.show_club

    def replay_game(self, path: Path) -> None:
        """Open a stored game and look at its past phases first."""
        self.open_game(path)
        if self.open is not None and self.open.has_history:
            self.open.show_history()

    def set_cover(self, seconds: int) -> None:
        """Let the curtain fall after so many seconds without a touch, in a game that runs too."""
        set_cover(seconds)
        if self.open is not None:
            self.open.set_idle(float(seconds))

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

    def printable(self) -> "Matter":
        """Return what the screen that is shown has to print."""
        screen = self._window.screen_shown
        game = self.open.matter() if self.open is not None else None
        game = game or screens.begun(self.loaded())
        return game if screen is None else screen.printable(game)

    def print_shown(self) -> None:
        """Open what is printed from, unless something else lies over the screen."""
        if any(card.isVisible() for card in self._window.findChildren(QDialog)):
            return
        shown = self._window.screen_shown
        sheets = shown.own_sheets() if isinstance(shown, OwnSheets) else None
        if self.open is not None:
            self.open.paper(shown).open()
        elif sheets is not None:
            screens.sheets_card(self._window, sheets).open()
        else:
            screens.paper(self._window, self.printable()).open()

    # help

    def show_rules(self, section: str = "") -> None:
        """Open the rules in our own words."""
        live = _live(self.open or self._window.screen_shown)
        if live:
            screens.live_rules(section, self._window, live)
        else:
            screens.rules(section, self._window, self.loaded().board)

    def open_help(self, over: QWidget) -> "HelpCard":
        """Open the rules in two pages, signs and keys over a window or a card."""
        live = _live(self.open or self._window.screen_shown)
        here = self.keys_here
        card = (
            screens.live_help(over, live, here)
            if live
            else screens.help_card(over, self.loaded(), here)
        )
        card.rules_asked.connect(self.show_rules)
        return card

    def show_about(self) -> None:
        """Say what this is, who made it and under which licences."""
        screens.about(self._window, self.loaded()).open()

    def zoom(self, act: str) -> None:
        """Zoom the board on the screen: ``zoom_in zoom_out fit``."""
        zoom(self._window.screen_shown, act)

    def _show(self, screen: Screen) -> None:
        if "doors" in vars(self):
            self.doors.studies.came_from = None
        self._window.show_screen(screen)


def _say(window: Window, title: str, error: OSError | ValueError) -> None:
    """Say why something could not be opened."""
    from gui.windows.failing import say_failure  # noqa: PLC0415 - no start needs the words

    say_failure(window, title, error)


def _show_record(navigator: Navigator, window: Window, make: Callable[[], RecordScreen]) -> None:
    """Show what a game remembers of whoever plays it alone; a game that is open is closed."""

    def show() -> None:
        navigator.close_game()
        screen = make()
        screen.closed.connect(navigator.show_start)
        screen.new_asked.connect(
            lambda game: later(navigator, lambda: navigator.new_game(game=game))
        )
        screen.agreed.connect(navigator.found_game)
        window.show_screen(screen)

    # Once the button by which it was asked for has done its work.
    navigator.leaving(lambda: later(navigator, show))


def _live(shown: "OpenGame | Screen | None") -> str:
    """Return which game of live rounds is open, or shown; nothing where it is none."""
    return shown.live if shown is not None else ""
