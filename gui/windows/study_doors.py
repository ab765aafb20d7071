"""How studies are opened: examples, the last study, a new one, one from the shelf or a phase."""

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from engine.board.errors import MapError
from engine.board.loader import LoadedMap
from engine.store.errors import StoreError
from gui.kit.later import later
from gui.windows.studies import screens
from gui.windows.window import Window

if TYPE_CHECKING:
    from gui.explain.offers_study import Studied
    from gui.sandbox.sandbox_screen import SandboxScreen
    from gui.study.gallery import GalleryScreen
    from gui.study.live_screens import LiveStudy


class StudyDoors(QObject):
    """Leads from the examples to one's own boards, and back."""

    back: Callable[[LoadedMap], None]
    """Shows the examples on a map."""

    close_game: Callable[[], None]
    trouble: Callable[[MapError | StoreError], None]
    """Says why a study could not be opened."""

    shown = Signal(object)
    """A study's board is shown."""

    came_from: Callable[[], object] | None = None
    """Shows again the screen from which one came, where that is not the examples."""

    def __init__(self, window: Window, games: Callable[[], Path]) -> None:
        super().__init__(window)
        self._window, self._games = window, games

    def gallery(
        self, loaded: LoadedMap, example: str, options: Mapping[str, str] | None
    ) -> "GalleryScreen":
        """Return the examples; what is asked for there opens once the button has done its work."""
        gallery = screens.gallery(loaded, example, options)
        book = gallery.rulebook

        def new() -> None:
            """Begin by the rulebook that is chosen among the examples."""
            chosen = dict(book.options)
            later(self, lambda: self.new(loaded, chosen))

        def last() -> None:
            chosen = dict(book.options)
            later(self, lambda: self.last(loaded, chosen))

        gallery.board_asked.connect(last)
        gallery.new_board_asked.connect(new)
        gallery.study_chosen.connect(lambda path: later(self, lambda: self.stored(path, loaded)))
        return gallery

    def live(self, game: str, example: str) -> "LiveStudy | None":
        """Return the study of a game of live rounds, or one of its examples, where it has one."""
        return screens.live_study(game, example)

    def last(self, loaded: LoadedMap, options: Mapping[str, str]) -> None:
        """Go on with the study that was worked at last; begin one where there is none."""
        path = screens.last_study(self._games(), loaded)
        if path is None:
            self.new(loaded, options)
        else:
            self.stored(path, loaded)

    def new(self, loaded: LoadedMap, options: Mapping[str, str] | None = None) -> None:
        """Begin a study as a game begins, by some rules."""
        self.show(lambda: screens.new_study(self._games(), loaded, options), loaded)

    def known(self, what: "Studied") -> None:
        """Begin a study with what everybody knows of a game, once the button has done its work."""
        came_from, loaded = self.came_from, what.loaded
        make = partial(screens.known_study, self._games(), what)
        later(self, lambda: self.show(make, loaded, came_from))

    def stored(self, path: Path, loaded: LoadedMap) -> None:
        """Go on with a stored study."""
        self.show(lambda: screens.stored_study(path, loaded), loaded)

    def show(
        self,
        make: "Callable[[], SandboxScreen]",
        loaded: LoadedMap | None = None,
        came_from: Callable[[], object] | None = None,
    ) -> None:
        """Show a study's board that is made; a game that is open is closed then.

        One comes back to where one ``came_from``, else to the examples.
        """
        try:
            screen = make()
        except (MapError, StoreError) as error:
            self.trouble(error)
            return
        self.close_game()
        self._stand(screen, loaded or screen.about, came_from)

    def _stand(
        self, screen: "SandboxScreen", about: LoadedMap, came_from: Callable[[], object] | None
    ) -> None:
        screen.closed.connect(came_from or (lambda: self.back(about)))
        screen.elsewhere.connect(
            lambda path: later(self, lambda: self._elsewhere(path, about, came_from))
        )
        screen.guessing.asked.connect(
            lambda: later(self, lambda: self._guess(screen, about, came_from))
        )
        self.came_from = None
        self._window.show_screen(screen)
        self.shown.emit(screen)

    def _guess(
        self, board: "SandboxScreen", about: LoadedMap, came_from: Callable[[], object] | None
    ) -> None:
        """Guess the orders of a chapter's game; back leads to the same board of the same study."""
        guesser = screens.guesser(board)

        def back() -> None:
            self._stand(screens.board_again(guesser), about, came_from)

        guesser.closed.connect(lambda: later(self, back))
        self._window.show_screen(guesser)

    def _elsewhere(
        self, path: Path, loaded: LoadedMap, came_from: Callable[[], object] | None
    ) -> None:
        """Go on with a study on the map of another of its chapters."""
        self.show(lambda: screens.study_elsewhere(path), loaded, came_from)
