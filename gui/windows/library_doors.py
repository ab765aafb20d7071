"""Ways into the library and out of it: what lies there, one's own studies, openings, practice."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from engine.board.loader import LoadedMap
from gui.kit.later import later
from gui.windows.library import screens
from gui.windows.maps import Maps
from gui.windows.studies import predicting
from gui.windows.study_doors import StudyDoors
from gui.windows.window import Window

if TYPE_CHECKING:
    from engine.library.item import Item
    from engine.study.tree.study import Study
    from gui.library.library_screen import LibraryScreen
    from gui.library.wanted import Wanted


class LibraryDoors(QObject):
    """Leads from the library to boards, and back to where one was in it."""

    leave: Callable[[], None]
    """Shows the start."""

    rules: Callable[[str], None]
    """Opens a section of the rules."""

    another: Callable[[str], None]
    """Shows what there is to study of another game."""

    text: Callable[[str], None]
    """Opens a text that was brought, as a study."""

    def __init__(
        self, window: Window, games: Callable[[], Path], maps: Maps, studies: StudyDoors
    ) -> None:
        super().__init__(window)
        self._window, self._games, self._maps, self._studies = window, games, maps, studies
        self.wanted: Wanted | None = None
        """What was sought when something was opened there."""

    def show(self, loaded: LoadedMap, shelf: str = "") -> None:
        """Show the library where it was left, or a shelf of it, or a game's first.

        What is asked for there opens once the click has done its work.
        """
        self._studies.close_game()
        left = None if shelf else self.wanted
        made = screens.library(loaded, self._games(), self._maps, left)
        if shelf:
            made.show_shelf(shelf)
        made.closed.connect(self.leave)
        self._connect(made, loaded)
        self._window.show_screen(made)

    def _connect(self, made: "LibraryScreen", loaded: LoadedMap) -> None:
        studies = self._studies

        def then(act: Callable[[], object]) -> None:
            self.wanted = made.wanted
            later(self, act)

        def back() -> None:
            self.show(loaded)

        made.board_asked.connect(lambda: then(lambda: studies.last(loaded, {})))
        made.line_asked.connect(lambda line: then(lambda: self.text(line)))
        made.new_board_asked.connect(lambda: then(lambda: studies.new(loaded)))
        made.study_chosen.connect(lambda path: then(lambda: studies.stored(path, loaded)))
        made.item_chosen.connect(lambda item, node: then(lambda: self.item(item, loaded, node)))
        made.page_asked.connect(lambda game: then(lambda: self.page(game, "", back)))
        made.predict_asked.connect(
            lambda item: then(lambda: studies.predict(predicting.item_phases(item), loaded, back))
        )
        made.practice_asked.connect(lambda: then(lambda: studies.practise(loaded)))
        made.openings_asked.connect(lambda game: then(lambda: self.openings(loaded, game)))

    def page(self, game: str, example: str, back: Callable[[], object]) -> bool:
        """Show the own study of a game of live rounds; tell whether it has one.

        One comes ``back`` from it; perhaps one of its examples is opened there.
        """
        screen = screens.live_study(game, example)
        if screen is None:
            return False
        self._studies.close_game()
        screen.closed.connect(back)
        screen.rule_asked.connect(self.rules)
        screen.shelf_asked.connect(lambda other: later(self, lambda: self.another(other)))
        self._window.show_screen(screen)
        return True

    def item(self, item: "Item", loaded: LoadedMap, node: int = 0) -> None:
        """Open what lies in the library; what has no tree opens on its game's own page.

        An opening with a name is shown by the explorer.

        Where it was changed before, one is asked whether one goes on with that.
        """
        if item.opening:
            self.openings(loaded, item.game, item.opening)
            return
        if item.read is None:
            self.page(item.game, item.example, lambda: self.show(loaded))
            return
        studies = self._studies

        def printed() -> None:
            make = screens.item_study
            studies.show(lambda: make(self._games(), self._maps, item, node), loaded)

        card = screens.changed_item(self._games(), item, self._window)
        if card is None:
            printed()
            return
        card.printed.connect(lambda: later(self, printed))
        card.go_on.connect(lambda path: later(self, lambda: studies.stored(path, loaded)))
        card.open()

    def openings(self, loaded: LoadedMap, game: str, opening: str = "") -> None:
        """Show the explorer of a game's openings, perhaps at one that has a name.

        The library comes after it, as it was left.
        """
        self._studies.close_game()
        about = loaded if loaded.board.game == game else self._maps.usual(game)
        screen = screens.openings(about, self._games(), opening)
        screen.closed.connect(lambda: self.show(loaded))
        screen.study_asked.connect(
            lambda told: later(
                self, lambda: self._opened(told, screen.about, loaded, screen.sought)
            )
        )
        self._window.show_screen(screen)

    def _opened(self, told: "Study", about: LoadedMap, loaded: LoadedMap, opening: str) -> None:
        """Open an opening as a study; the explorer comes after it."""
        make, game = screens.opening_study, about.board.game
        self._studies.show(
            lambda: make(self._games(), about, told),
            about,
            lambda: self.openings(loaded, game, opening),
        )
