"""How studies are opened: the last one, a new one, one of one's own, a phase that was played."""

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from engine.board.errors import MapError
from engine.board.loader import LoadedMap
from engine.store.errors import StoreError
from gui.kit.later import later
from gui.windows.studies import predicting, screens
from gui.windows.window import Window

if TYPE_CHECKING:
    from gui.sandbox.sandbox_screen import SandboxScreen
    from gui.windows.studies.predicting import Subjects


class StudyDoors(QObject):
    """Leads to a study's board, and back to where one came from."""

    back: Callable[[LoadedMap], None]
    """Shows the library again, beside a map."""

    learn: Callable[[LoadedMap], None]
    """Shows the first lesson of a map's game."""

    close_game: Callable[[], None]
    trouble: Callable[[MapError | StoreError], None]
    """Says why a study could not be opened."""

    shown = Signal(object)
    """A study's board is shown."""

    came_from: Callable[[], object] | None = None
    """Shows again the screen from which one came, where that is not the library."""

    def __init__(self, window: Window, games: Callable[[], Path]) -> None:
        super().__init__(window)
        self._window, self._games = window, games

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

    def stored(self, path: Path, loaded: LoadedMap) -> None:
        """Go on with a stored study on its own map; one comes back beside the map ``loaded``."""
        self.show(lambda: screens.study_elsewhere(path), loaded)

    def practise(self, loaded: LoadedMap) -> None:
        """Show what is to be practised today; the library comes after it."""
        self.close_game()
        screen = predicting.practice(self._games(), loaded)
        screen.closed.connect(lambda: self.back(loaded))
        screen.lesson_asked.connect(lambda: later(self, lambda: self.learn(loaded)))
        self._window.show_screen(screen)

    def predict(self, subjects: "Subjects", loaded: LoadedMap, back: Callable[[], None]) -> None:
        """Ask what happens to each unit in some phases; ``back`` shows where one came from."""
        if not subjects:
            return
        self.close_game()
        screen = predicting.asking(self._games(), loaded, subjects)
        screen.closed.connect(back)
        self._window.show_screen(screen)

    def _predict_from(
        self,
        study: "SandboxScreen",
        subjects: "Subjects",
        came_from: Callable[[], object] | None,
    ) -> None:
        """Ask about a phase of a study, and go back to it; nothing was done in it by that."""
        loaded = study.about
        fresh, file = study.let_go.fresh, study.course.open.file
        study.let_go.fresh = False

        def back() -> None:
            if file is None:
                self.back(loaded)
            else:
                make = partial(screens.stored_study, file.path, loaded, fresh=fresh)
                self.show(make, loaded, came_from)

        self.predict(subjects, loaded, back)

    def show(
        self,
        make: "Callable[[], SandboxScreen]",
        loaded: LoadedMap | None = None,
        came_from: Callable[[], object] | None = None,
    ) -> None:
        """Show a study's board that is made; a game that is open is closed then.

        One comes back to where one ``came_from``, else to the library.
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
        screen.predict_asked.connect(
            lambda subject: later(self, lambda: self._predict_from(screen, (subject,), came_from))
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
