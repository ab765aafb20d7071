"""What a table does beside playing, by keys and clicks: looks back, asks for the rules, breaks."""

import random

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from gui.clock.sheet import ClockSheet
from gui.history.history_screen import HistoryScreen
from gui.kit.dialog import Question
from gui.library.library_screen import LibraryScreen
from gui.public.projector import Place
from gui.robots.evening.pictures import Pictures
from gui.robots.players.click_driver import ClickDriver, NeverHappenedError
from gui.screen import Screen
from gui.table.curtain.curtain_screen import CurtainScreen
from gui.table.page.table_screen import TableScreen
from gui.windows.new_game.new_game_screen import NewGameScreen
from gui.windows.start.start_screen import StartScreen

SHARE = 0.2
"""Of all times that the curtain is down: how often the table does something else first."""


class SideActs:
    """Each begins before the curtain or at the results, and ends there."""

    def __init__(self, driver: ClickDriver, pictures: Pictures, chance: random.Random) -> None:
        self._driver, self._pictures, self._chance = driver, pictures, chance
        self._known = {
            "past": self._past,
            "clock": self._clock,
            "rules": self._rules,
            "cards": self._cards,
            "menu": self._menu,
            "room": self._room,
            "away": self._away,
            "break": self._break,
        }
        self._left: list[str] = []
        self.taken = 0
        """How many were taken."""

    def perhaps(self, *, may_break: bool) -> None:
        """Take one now and then, every kind once before any of them twice."""
        if self._chance.random() >= SHARE:
            return
        if not self._left:
            self._left = list(self._known)
            self._chance.shuffle(self._left)
        fit = [name for name in self._left if may_break or name != "break"]
        if fit:
            self._left.remove(fit[0])
            self._known[fit[0]]()
            self.taken += 1

    # -- how -------------------------------------------------------------------------------------

    def _keys(self, keys: str) -> None:
        """Press keys in the laptop's window, which somebody has clicked before."""
        window = self._driver.window
        window.activateWindow()
        self._driver.wait(window.isActiveWindow, "the laptop's window taking the keys")
        QTest.keySequence(window, QKeySequence(keys))
        self._driver.settle()

    def _look(self) -> None:
        self._driver.settle()
        self._pictures.keep()

    def _card(self, kind: type[QDialog] = QDialog) -> QDialog | None:
        cards = [one for one in QApplication.topLevelWidgets() if isinstance(one, kind)]
        return next((one for one in cards if one.isVisible()), None)

    def _see_card(self, keys: str, kind: type[QDialog] = QDialog) -> None:
        """Open a card by keys, look at it, put it away by Esc."""
        self._keys(keys)
        self._driver.wait(lambda: self._card(kind) is not None, f"a card after {keys}")
        self._look()
        card = self._card(kind)
        if card is not None:
            QTest.keyClick(card, Qt.Key.Key_Escape)
        self._driver.wait(lambda: self._card(kind) is None, "the card going")

    def _back_to(self, kind: type[Screen]) -> None:
        self._driver.screen(kind)
        self._look()

    # -- what ------------------------------------------------------------------------------------

    def _past(self) -> None:
        window = self._driver.window
        table = window.navigator.open
        if table is None or not table.has_history or window.screen_shown is None:
            return
        before = type(window.screen_shown)
        self._keys("Ctrl+H")
        history = self._driver.screen(HistoryScreen)
        self._look()
        history.go_to(self._chance.randrange(history.list.count()))
        self._look()
        self._driver.press(history.back)
        # Whoever stood before the curtain comes back to the table.
        before = TableScreen if before is CurtainScreen else before
        self._back_to(before)

    def _clock(self) -> None:
        self._see_card("Ctrl+K", ClockSheet)

    def _rules(self) -> None:
        window = self._driver.window
        self._keys("Shift+F1")
        self._driver.wait(lambda: window.findChild(QWidget, "rules_panel") is not None, "the rules")
        self._look()
        panel = window.findChild(QWidget, "rules_panel")
        if panel is not None:
            QTest.keyClick(panel, Qt.Key.Key_Escape)
        self._driver.wait(lambda: window.findChild(QWidget, "rules_panel") is None, "no rules")

    def _cards(self) -> None:
        self._see_card("F1")

    def _menu(self) -> None:
        menu = self._driver.window.menu.popup
        self._keys("F10")
        self._driver.wait(menu.isVisible, "the menu")
        self._look()
        QTest.keyClick(menu, Qt.Key.Key_Escape)
        self._driver.wait(lambda: not menu.isVisible(), "the menu going")

    def _room(self) -> None:
        """Change how the public screen looks, and how near it is, and back again."""
        projector = self._driver.window.projector
        for keys in ("F8", "F8", "Shift+F8", "Ctrl+F8"):
            self._keys(keys)
            self._look()
        if projector.window is None:
            raise NeverHappenedError("there is no public screen")
        before = projector.window.look.name
        other = {"projector": "light", "light": "projector"}[before]
        for name in (other, before):
            self._driver.window.menu.public.themes[name].trigger()
            self._look()

    def _away(self) -> None:
        """Put the public screen away and bring it back."""
        projector = self._driver.window.projector
        place = projector.place
        self._keys("F7")
        self._driver.wait(lambda: projector.place is Place.OFF, "the public screen going")
        self._keys("F7")
        self._driver.wait(lambda: projector.place is place, "the public screen coming back")
        self._look()

    def _break(self) -> None:
        """Put the game away, look around, and go on with it."""
        window = self._driver.window
        self._keys("Ctrl+W")
        question = self._card(Question)
        if isinstance(question, Question):  # somebody's draft behind the curtain would be lost
            self._look()
            self._driver.press(question.yes)
        start = self._driver.screen(StartScreen)
        self._look()
        self._driver.press(start.new)
        table = self._driver.screen(NewGameScreen)
        self._look()
        self._driver.press(table.back)
        start = self._driver.screen(StartScreen, other_than=start)
        self._driver.press(start.study)
        library = self._driver.screen(LibraryScreen)
        self._look()
        self._driver.press(library.leave)
        start = self._driver.screen(StartScreen)
        if start.last is None:
            raise NeverHappenedError("the game is not on the start screen")
        self._driver.press(start.last.primary)
        self._driver.wait(lambda: window.navigator.in_game, "the game going on")
