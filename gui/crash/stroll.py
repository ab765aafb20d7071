"""Strolls through the rest of the program while a game is on, so that kills meet every screen."""

import random
from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QDialog, QWidget

from gui.demo.hands import Hands
from gui.history.history_screen import HistoryScreen
from gui.study.gallery import GalleryScreen
from gui.table.curtain import CurtainScreen
from gui.table.desk import DeskScreen
from gui.table.game_over import GameOverScreen
from gui.windows.new_game import NewGameScreen
from gui.windows.start import StartScreen

SHARE = 0.15
"""Of all acts of a game: how many are followed by a stroll."""


class Stroll:
    """Looks at past phases, the gallery, the rules, the start screen … and comes back."""

    def __init__(
        self, hands: Hands, path: Path, chance: random.Random, say: Callable[[str], None]
    ) -> None:
        self._hands, self._path, self._chance, self._say = hands, path, chance, say

    def perhaps(self) -> None:
        """Take a stroll now and then, where the game that is on lets one."""
        if self._chance.random() >= SHARE:
            return
        match self._hands.window.screen_shown:
            case CurtainScreen():
                self._chance.choice((self._history, self._away, self._cards))()
            case DeskScreen() as desk if desk.past.isVisible():
                self._past_from_desk(desk)
            case GameOverScreen():
                self._history()

    def _history(self) -> None:
        to = self._hands.window.navigator
        if not to.has_history:
            return
        before = self._hands.window.screen_shown
        to.show_history()
        history = self._hands.screen(HistoryScreen)
        self._say("HistoryScreen")
        history.go_to(self._chance.randrange(history.list.count()))
        self._hands.settle()
        self._hands.press(history.back)
        self._hands.wait(
            lambda: isinstance(self._hands.window.screen_shown, type(before)), "coming back"
        )

    def _past_from_desk(self, desk: DeskScreen) -> None:
        self._hands.press(desk.past)
        self._say("past phases at the desk")
        history = desk.findChild(HistoryScreen)
        if history is not None:
            history.closed.emit()
        self._hands.settle()

    def _away(self) -> None:
        """Put the game away, look at what the start screen offers, and open the game again."""
        window = self._hands.window
        window.show_start()
        self._hands.screen(StartScreen)
        self._say("StartScreen")
        if self._chance.random() < 0.5:
            window.show_gallery()
            self._hands.screen(GalleryScreen).open("4")
            self._say("GalleryScreen")
        else:
            window.new_game()
            self._hands.screen(NewGameScreen)
            self._say("NewGameScreen")
        self._hands.settle()
        window.open_game(self._path)
        self._hands.settle()

    def _cards(self) -> None:
        to = self._hands.window.navigator
        for name, show in (
            ("ClockSheet", to.show_clock),
            ("KeysCard", to.show_keys),
            ("AboutCard", to.show_about),
            ("rules", to.show_rules),
        ):
            show()
            self._hands.settle()
            self._say(name)
            for card in self._hands.window.findChildren(QDialog):
                if card.isVisible():
                    card.reject()
        rules = self._hands.window.findChild(QWidget, "rules_panel")
        if rules is not None:
            rules.close()
        self._hands.settle()
