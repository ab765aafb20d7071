"""What somebody brings: files dropped, texts pasted, whole games out of the library."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING
from weakref import ref

from PySide6.QtCore import QObject

from engine.formats.faults import ExchangeError
from gui.errors.failures import FAILURES
from gui.kit.later import later
from gui.windows.files.ask_for_file import STUDY, TEXTS
from gui.windows.maps import Maps
from gui.windows.studies import brought
from gui.windows.study_doors import StudyDoors
from gui.windows.window import Window

if TYPE_CHECKING:
    from engine.study.tree.study import Study
    from gui.explain.offers_study import Studied
    from gui.sandbox.sandbox_screen import SandboxScreen


class BroughtIn(QObject):
    """Opens it in the study that is shown, or in one of its own; games elsewhere are looked at."""

    open_game: Callable[[Path], None]
    """Opens a game's file, here or of another program."""

    trouble: Callable[[OSError | ValueError], None]
    """Says what is wrong with what was brought, and where."""

    def __init__(
        self, window: Window, doors: StudyDoors, games: Callable[[], Path], maps: Maps
    ) -> None:
        super().__init__(window)
        self._window, self._doors, self._games, self._maps = window, doors, games, maps
        self._shown: Callable[[], SandboxScreen | None] = lambda: None
        doors.shown.connect(self._watch)

    def _watch(self, screen: "SandboxScreen") -> None:
        self._shown = ref(screen)
        screen.pasting.elsewhere.connect(self._elsewhere)
        screen.pasting.study_brought.connect(lambda path: later(self, lambda: self._stored(path)))

    @property
    def study_shown(self) -> "SandboxScreen | None":
        """The study that is shown, if one is."""
        shown = self._shown()
        return shown if shown is self._window.screen_shown else None

    def file(self, path: Path) -> None:
        """Open a file that was dropped."""
        shown = self.study_shown
        if shown is not None:
            shown.settle()
            shown.pasting.take_file(path)
        elif path.suffix.lower() == STUDY:
            self._stored(path)
        elif path.suffix.lower() not in TEXTS:
            self.open_game(path)
        else:
            self._begin(partial(brought.brought, path), lambda: self.open_game(path))

    def text(self, text: str) -> None:
        """Open a text that was pasted, or dropped, where no field takes it."""
        shown = self.study_shown
        if shown is not None:
            shown.settle()
            shown.pasting.take_text(text)
        elif text.strip():
            self._begin(partial(brought.brought_text, text), lambda: self._write(text))

    def known(self, what: "Studied") -> None:
        """Begin a study with what everybody knows of a game, once the button has done its work."""
        doors = self._doors
        came_from, make = doors.came_from, partial(brought.known_study, self._games(), what)
        later(self, lambda: doors.show(make, what.loaded, came_from))

    def game(self, path: Path) -> None:
        """Begin a study with a whole game of the library; it goes again if nothing is done."""
        came_from = self._doors.came_from

        def make() -> "SandboxScreen":
            told = brought.stored_game(path)
            return brought.told_study(self._games(), told, self._maps, fresh=True)

        later(self, lambda: self._doors.show(make, None, came_from))

    def _begin(self, read: "Callable[[], Study | None]", otherwise: Callable[[], None]) -> None:
        """Begin a study with chapters that somebody brings, or do something else with the rest."""
        try:
            told = read()
        except (ExchangeError, *FAILURES) as error:
            self.trouble(error)
            return
        if told is None:
            otherwise()
        else:
            self._elsewhere(told)

    def _write(self, orders: str) -> None:
        """Write orders on the board with which the usual game begins."""
        shown = self._window.screen_shown
        about = shown.about if shown is not None else None
        self._doors.new(about or self._maps.usual())
        if self.study_shown is not None:
            self.study_shown.pasting.take_text(orders)

    def _elsewhere(self, told: "Study") -> None:
        """Open chapters on a board, and so in a study, of their own."""
        make = partial(brought.told_study, self._games(), told, self._maps)
        later(self, lambda: self._doors.show(make))

    def _stored(self, path: Path) -> None:
        self._doors.show(partial(brought.brought_study, self._games(), path, self._maps))
