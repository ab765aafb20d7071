"""Tours through the rest of the program while a game is on, so that kills meet every screen."""

import random
from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from gui.clock.sheet import ClockSheet
from gui.club.club_screen import ClubScreen
from gui.history.foreign_screen import ForeignScreen
from gui.history.history_screen import HistoryScreen
from gui.master.desk_screen import MasterDesk
from gui.master.edit_screen import EditScreen
from gui.master.log_screen import LogScreen
from gui.master.preview import PreviewScreen
from gui.robots.crash.library_tour import look_at_library
from gui.robots.crash.side_files import (
    keep_reveal,
    look_for_changes,
    open_cards,
    save_copy,
    write_foreign,
)
from gui.robots.crash.telling_driver import TellingDriver
from gui.robots.crash.tour_routes import BEGINS, LEADS
from gui.table.desk.desk_screen import DeskScreen
from gui.table.page.table_screen import TableScreen
from gui.table.results.results_screen import ResultsScreen
from gui.table.reveal.reveal_screen import RevealScreen
from gui.windows import change_settings
from gui.windows.new_game.new_game_screen import NewGameScreen
from gui.windows.start.start_screen import StartScreen

SHARE = 0.2
"""Of all acts of a game: how many are followed by a tour."""

LINGER, OWN = 0.15, 0.8
"""Seconds, at most, for which a tour stays at each place; and on the way that a run is sent."""

_CARDS = (
    "show_clock",
    "keys",
    "about",
    "rules",
    "draw",
    "leaver",
    "open",
    "export",
)


class ScreenTour:
    """Looks at past phases, the library, the rules, the start screen … and comes back."""

    def __init__(
        self,
        driver: TellingDriver,
        path: Path,
        chance: random.Random,
        *,
        to: str = "",
        question: str = "",
        linger: bool = True,
    ) -> None:
        """``question`` is a line of a slip that has several meanings, if there is any."""
        self._driver, self._path, self._chance = driver, path, chance
        self._question_asked = question
        self._linger = LINGER if linger else 0.0
        self._walks: Mapping[str, Callable[[], None]] = {
            "history": self._history,
            "club": self._club,
            "paper": self._paper,
            "master": self._master,
            "question": self._question,
            "preview": self._preview,
            "start": self._start,
            "library": self._library,
            "new game": self._new_game,
            "foreign": self._foreign,
            "cards": self._cards,
            "lengths": self._lengths,
            "menu": self._menu,
            "room": self._room,
            "looks": self._looks,
            "copy": self._copy,
            "look back": self._look_back,
            "desk": self._desk,
            "keep the reveal": self._keep_reveal,
            "smallest change": self._change,
        }
        self._own = LEADS.get(to, "")

    def begin(self) -> None:
        """Where there is no game to go on with, begin one of its own.

        The last game on the start screen may be one that is over: it would be opened, and the
        run were at its end.
        """
        start = self._driver.window.screen_shown
        if not self._path.exists() and isinstance(start, StartScreen):
            self._driver.press(start.new)

    def perhaps(self) -> None:
        """Take a tour now and then, where the game that is on lets one.

        The one that leads to where a run is sent is taken at the first chance.
        """
        shown = self._driver.window.screen_shown
        fit = [name for name, where in BEGINS.items() if isinstance(shown, where)]
        if not self._question_asked and "question" in fit:
            fit.remove("question")
        if self._own in fit:
            usual, self._linger = self._linger, OWN if self._linger else 0.0
            self.take(self._own)
            self._own, self._linger = "", usual
        elif fit and self._chance.random() < SHARE:
            self.take(self._chance.choice(fit))

    def take(self, name: str) -> None:
        """Take one of the tours, from a screen where it begins."""
        self._walks[name]()

    # -- how -------------------------------------------------------------------------------------

    def _stay(self) -> None:
        """Look at what is shown for a moment."""
        self._driver.tell()
        self._driver.settle()
        self._driver.linger(self._chance.uniform(0.0, self._linger))

    def _close_cards(self) -> None:
        for card in QApplication.topLevelWidgets():
            if isinstance(card, QDialog) and card.isVisible():
                card.reject()
        rules = self._driver.window.findChild(QWidget, "rules_panel")
        if rules is not None:
            rules.close()
        self._driver.settle()

    def _over(self, show: Callable[[], object]) -> None:
        """Open something over the screen, look at it, and close it."""
        show()
        self._stay()
        self._close_cards()

    # -- beside the game -------------------------------------------------------------------------

    def _history(self) -> None:
        table, before = self._driver.window.navigator.open, type(self._driver.window.screen_shown)
        if table is None or not table.has_history:
            return
        table.show_history()
        history = self._driver.screen(HistoryScreen)
        self._stay()
        history.go_to(self._chance.randrange(history.list.count()))
        history.show_page(1)
        self._stay()
        self._driver.press(history.back)
        self._driver.wait(
            lambda: isinstance(self._driver.window.screen_shown, (before, TableScreen)),
            "coming back from the past",
        )

    def _look_back(self) -> None:
        """Turn through the past on the table's page, and come back to now."""
        page = self._driver.window.screen_shown
        if isinstance(page, TableScreen) and page.public.past:
            page.look_at(self._chance.randrange(len(page.public.past)))
            self._stay()
            page.look_at(len(page.public.past))

    def _start(self) -> None:
        """Put the game away and look at what the start screen offers."""
        self._driver.window.show_start()
        self._driver.screen(StartScreen)
        self._stay()
        self._go_on()

    def _library(self) -> None:
        """Look at the library, and at a few things in it with their results."""
        look_at_library(self._driver, self._stay)
        self._go_on()

    def _club(self) -> None:
        """Look at every page of the club; what has just been played is in its library."""
        self._driver.window.navigator.show_club()
        club = self._driver.screen(ClubScreen)
        for tab in range(club.tabs.count()):
            club.tabs.setCurrentIndex(tab)
            self._stay()
        self._go_on()

    def _new_game(self) -> None:
        self._driver.window.new_game()
        table = self._driver.screen(NewGameScreen)
        self._stay()
        self._over(table.seats.pins[0].click)
        self._over(table.table.lines.acts["clock"].click)
        self._go_on()

    def _foreign(self) -> None:
        """Look at the game as another program's, and at where that one ruled otherwise."""
        window = self._driver.window
        written = write_foreign(window, self._path)
        if written is None:
            return
        window.open_game(written)
        self._stay()
        foreign = window.screen_shown
        if isinstance(foreign, ForeignScreen):
            foreign.look_at_differences()
            self._stay()
        self._go_on()

    def _go_on(self) -> None:
        self._driver.window.open_game(self._path)
        self._driver.settle()

    # -- over the game ---------------------------------------------------------------------------

    def _cards(self) -> None:
        window = self._driver.window
        for name in self._chance.sample(_CARDS, len(_CARDS)):
            self._over(getattr(window.menu, name).trigger)
        self._over(window.menu.game_rules.trigger)

    def _lengths(self) -> None:
        """Give the table a clock, and look at its lengths."""
        self._driver.window.menu.show_clock.trigger()
        self._driver.settle()
        for sheet in QApplication.topLevelWidgets():
            if isinstance(sheet, ClockSheet):
                sheet.lengths.click()
        self._stay()
        self._close_cards()

    def _menu(self) -> None:
        window = self._driver.window
        self._driver.key(window, Qt.Key.Key_F10)
        self._stay()
        window.menu.close_popups()

    def _room(self) -> None:
        """Bring the public screen, turn it about, put it away."""
        projector = self._driver.window.projector
        projector.show()
        self._stay()
        projector.set_look("light")
        projector.show_window()
        projector.zoom("zoom_in")
        self._stay()
        projector.set_look("projector")
        projector.zoom("fit")
        if self._chance.random() < 0.3:
            projector.hide()
        self._driver.settle()

    def _looks(self) -> None:
        """Change theme, size of type and language, and change them back."""
        change_settings.set_theme("dark")
        self._stay()
        change_settings.set_text(150)
        self._stay()
        change_settings.set_language("cs")
        self._stay()
        change_settings.set_language("en")
        change_settings.set_text(100)
        change_settings.set_theme("light")
        for _ in range(3):  # what is laid out anew is seen a turn of events later
            self._driver.settle()

    def _copy(self) -> None:
        window = self._driver.window
        window.menu.save_copy.trigger()
        self._stay()
        save_copy(self._path)
        self._close_cards()

    def _paper(self) -> None:
        window = self._driver.window
        self._over(window.navigator.print_shown)

    # -- at a master's desk ----------------------------------------------------------------------

    def _master(self) -> None:
        """Open all cards, cover the slips, look at the log, begin to edit the board."""
        desk = self._driver.screen(MasterDesk)
        open_cards(desk, self._over)
        desk.hide_secrets()
        self._stay()
        desk.uncover()
        desk.log.click()
        self._driver.screen(LogScreen).closed.emit()
        self._stay()
        self._driver.screen(MasterDesk).edit.click()
        self._driver.screen(EditScreen)
        self._stay()
        self._driver.screen(EditScreen).left.emit()
        self._driver.screen(MasterDesk)

    def _question(self) -> None:
        """Type what has several meanings, and take it back."""
        desk = self._driver.screen(MasterDesk)
        for box in desk.boxes.values():
            if box.text.isEnabled():
                before = box.text.toPlainText()
                self._driver.fill(box.text, self._question_asked)
                self._stay()
                self._driver.fill(box.text, before)
                return

    def _preview(self) -> None:
        """Judge, and commit nothing."""
        self._driver.screen(MasterDesk).go.click()
        preview = self._driver.screen(PreviewScreen)
        self._stay()
        preview.back_asked.emit()
        self._driver.screen(MasterDesk)

    # -- at the desk, the reveal, the results -----------------------------------------------------

    def _desk(self) -> None:
        """Look back, set no PIN, read the orders back without sealing them."""
        desk = self._driver.window.screen_shown
        if not isinstance(desk, DeskScreen):
            return
        if desk.past.isVisible():
            self._driver.press(desk.past)
            self._stay()
            history = desk.findChild(HistoryScreen)
            if history is not None:
                history.closed.emit()
            self._driver.settle()
        self._over(desk.pin.click)
        self._over(self._driver.window.menu.draw.trigger)
        if self._driver.window.screen_shown is desk:
            desk.open_sheet()
            self._stay()
            desk.close_sheet()
        self._driver.settle()

    def _keep_reveal(self) -> None:
        reveal = self._driver.window.screen_shown
        if isinstance(reveal, RevealScreen):
            reveal.go_to(len(reveal.steps) - 1)  # kept is only what was told
            reveal.back()
            keep_reveal(self._driver, reveal, self._path, self._chance, self._stay)
            self._close_cards()

    def _change(self) -> None:
        results = self._driver.window.screen_shown
        if isinstance(results, ResultsScreen):
            look_for_changes(results, self._stay)
