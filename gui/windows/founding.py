"""Where a new game comes from: its page, a newcomer's one minute, the file it is founded in."""

from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from engine.board.errors import MapError
from engine.board.loader import LoadedMap
from engine.session.refusal import CommandError
from engine.session.terms import USUAL
from engine.store.errors import StoreError
from gui import settings
from gui.errors.sentences import say_error
from gui.screen import Screen
from gui.windows.shelf import HURRY, SUFFIX, Shelf, free_path

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from engine.session.session import Session
    from gui.windows.first_minute import Minute
    from gui.windows.main_window import MainWindow
    from gui.windows.table_plan import TablePlan

FAILURES = (OSError, StoreError, CommandError, MapError)
"""What can go wrong with a file or a command; anything else is a fault of the program."""


class Founding(QObject):
    """Sets tables up and begins their games; the navigator does the rest."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        self._minute: Minute | None = None
        self.terms = USUAL
        self.shelf = Shelf(settings.data_folder(), settings.games_folder())

    def new_game(self, mode: str = "", *, again: bool = False, game: str = "") -> None:
        """Show the page on which a table is set up, as it was left; perhaps for the last table.

        Where nobody names a game, it is the first there is.
        """
        from gui.windows.draft import Kept  # noqa: PLC0415 - as above
        from gui.windows.new_game import NewGameScreen  # noqa: PLC0415 - not before the first paint

        self.close_game()
        screen = NewGameScreen(
            self.loaded(game),
            self._window,
            kept=Kept(settings.data_folder(), game),
            cards=partial(self.shelf.cards, within=HURRY),
            known=self.shelf.players,
        )
        if mode:
            screen.modes.choose(mode)
        screen.left.connect(lambda: self.leaving(self.show_start))
        screen.agreed.connect(self.found_game)
        screen.game_asked.connect(lambda asked: self.new_game(game=asked))
        screen.study_asked.connect(self.study_alone)
        self._show(screen)
        if again:
            screen.take_last()

    def first_minute(self) -> None:
        """Let somebody who never played write, seal and see one turn; nothing of it is kept."""
        from gui.windows import first_minute  # noqa: PLC0415 - not before the first paint

        self.close_game()
        try:
            self._minute = first_minute.begin(self.loaded().board, self.terms)
        except FAILURES as error:
            self._say(self.tr("The game could not be founded"), say_error(error))
        else:
            self._play(self._minute.path, self._minute.session)

    def found_game(self, plan: "TablePlan", place: Path | None = None) -> None:
        """Found the game that the table agreed on and begin to play; elsewhere if it must be."""
        from engine import tables  # noqa: PLC0415 - the rules load with the first game
        from gui.clock.keeper import first_clock  # noqa: PLC0415

        title = plan.agreement.title
        path = place or settings.games_folder() / f"{title}{SUFFIX}"
        try:
            path = place or free_path(settings.games_folder(), title)
            session = tables.found_game(
                path,
                plan.agreement,
                pins=plan.pins,
                clock=partial(first_clock, plan.clock) if plan.clock is not None else None,
                board=self.loaded(plan.agreement.game).board,
                terms=self.terms,
            )
        except (OSError, StoreError) as error:
            self._offer_place(plan, path, error)
        except FAILURES as error:
            self._say(self.tr("The game could not be founded"), say_error(error))
        else:
            self._begin_new(plan, path, session)

    def _begin_new(self, plan: "TablePlan", path: Path, session: "Session") -> None:
        """Play a game that was founded: what was written for it is a draft no longer."""
        from gui.table import first_turn  # noqa: PLC0415 - with a new game only
        from gui.windows.draft import BLANK, Kept  # noqa: PLC0415 - as above

        with suppress(OSError):  # the game is there; a draft that stays harms nobody
            Kept(settings.data_folder(), plan.agreement.game).write(BLANK)
        with suppress(OSError):  # then nobody is led: everything else is as agreed
            first_turn.note(path, plan.new_here)
        self._play(path, session)

    def _offer_place(self, plan: "TablePlan", path: Path, error: OSError | StoreError) -> None:
        from gui.windows.elsewhere import Elsewhere  # noqa: PLC0415 - hardly ever needed

        Elsewhere(self._window, path, error, partial(self.found_game, plan)).open()

    # -- what the navigator does --------------------------------------------------------------

    def loaded(self, game: str = "") -> LoadedMap:
        """Return the usual map of a game, or the map of what is open, loaded once."""
        raise NotImplementedError

    def close_game(self) -> None:
        """Put the game away that is open."""
        raise NotImplementedError

    def show_start(self) -> None:
        """Show the start screen."""
        raise NotImplementedError

    def leaving(self, act: "Callable[[], object]") -> None:
        """Do something that leaves the screen; ask first if something would be lost."""
        raise NotImplementedError

    def study_alone(self, options: "Mapping[str, str]") -> None:
        """Show a free board in the study."""
        raise NotImplementedError

    def _play(self, path: Path, session: "Session") -> None:
        raise NotImplementedError

    def _show(self, screen: Screen, *, at_start: bool = False) -> None:
        raise NotImplementedError

    def _say(self, title: str, text: str) -> None:
        raise NotImplementedError
