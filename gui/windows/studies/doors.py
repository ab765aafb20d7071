"""How studies are opened: the last one, a new one, one from the shelf, one from a phase."""

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject

from engine.board.loader import LoadedMap
from engine.store.errors import StoreError
from gui import settings
from gui.errors.sentences import say_error
from gui.kit.dialog import Message
from gui.kit.later import later
from gui.windows.studies import screens as study_screens
from gui.windows.window import Window

if TYPE_CHECKING:
    from engine.rules.game import Rules
    from engine.rules.ruling import JudgedPhase
    from gui.sandbox.sandbox_screen import SandboxScreen
    from gui.study.gallery import GalleryScreen


class StudyDoors(QObject):
    """Leads from the examples to one's own boards, and back."""

    def __init__(
        self,
        window: Window,
        close_game: Callable[[], None],
        back: Callable[[LoadedMap], None],
    ) -> None:
        """``back`` shows the examples on a map."""
        super().__init__(window)
        self._window, self._close_game, self._back = window, close_game, back

    def follow(self, gallery: "GalleryScreen", loaded: LoadedMap) -> None:
        """Open what is asked for among the examples, once the button has done its work."""
        gallery.board_asked.connect(lambda: later(self, lambda: self.last(loaded)))
        gallery.new_board_asked.connect(lambda: later(self, lambda: self.new(loaded)))
        gallery.study_chosen.connect(lambda path: later(self, lambda: self.stored(path, loaded)))

    def last(self, loaded: LoadedMap) -> None:
        """Go on with the study that was worked at last; begin one where there is none."""
        path = study_screens.last_study(settings.games_folder(), loaded)
        if path is None:
            self.new(loaded)
        else:
            self.stored(path, loaded)

    def new(self, loaded: LoadedMap, options: Mapping[str, str] | None = None) -> None:
        """Begin a study as a game begins, by some rules."""
        games = settings.games_folder()
        self._show(lambda: study_screens.new_study(games, loaded, options), loaded)

    def phase(self, loaded: LoadedMap, past: "JudgedPhase", rules: "Rules") -> None:
        """Begin a study with a phase that was judged, once the button has done its work."""
        games = settings.games_folder()
        make = partial(study_screens.phase_study, games, loaded, past, rules)
        later(self, lambda: self._show(make, loaded))

    def stored(self, path: Path, loaded: LoadedMap) -> None:
        """Go on with a stored study."""
        self._show(lambda: study_screens.stored_study(path, loaded), loaded)

    def _show(self, make: "Callable[[], SandboxScreen]", loaded: LoadedMap) -> None:
        self._close_game()
        try:
            screen = make()
        except StoreError as error:
            title = QCoreApplication.translate("StudyDoors", "The study could not be opened")
            close = QCoreApplication.translate("StudyDoors", "Close")
            Message(self._window, title, say_error(error), close=close).open()
            return
        screen.closed.connect(lambda: self._back(loaded))
        self._window.show_screen(screen)
