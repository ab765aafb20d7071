"""Somebody who reads lessons and what hides its results: wrong answers, hints, again from anew."""

import random

from PySide6.QtCore import Qt

from engine.study.tree.marks import Mode
from gui.robots.players.click_driver import ClickDriver
from gui.robots.players.study_player import StudyPlayer

KEY, MOD = Qt.Key, Qt.KeyboardModifier
_READ = (Mode.LESSON, Mode.LESSON, Mode.HIDDEN, Mode.PLAY)
"""How a chapter is read, lessons twice as often."""


class ReadingPlayer:
    """Makes a chapter of the study one to be read, and reads in it."""

    def __init__(self, player: StudyPlayer, driver: ClickDriver, chance: random.Random) -> None:
        self._player, self._driver, self._chance = player, driver, chance

    def read(self) -> None:
        """Read a chapter for a few steps, or go on where it was left."""
        player, chance = self._player, self._chance
        if player.screen.course.chapter.mode is Mode.ANALYSIS:
            self._make_readable()
        course = player.screen.course
        if course.chapter.mode is not Mode.PLAY and not course.reading:
            player.key(KEY.Key_E)
        for _ in range(chance.randrange(2, 8)):
            chance.choice((self._answer, self._answer, self._answer, self._ask, self._go))()
            player.come_back()
        if chance.random() < 0.3:
            player.key(KEY.Key_E, MOD.ShiftModifier)

    def _make_readable(self) -> None:
        """Ask for some powers at a board or two, and choose how it is read."""
        player, chance = self._player, self._chance
        screen = player.screen
        course = screen.course
        line = course.study.main_line(course.root)
        for node in (course.root, *chance.sample([*line[:-1]], min(1, len(line[:-1])))):
            course.go(node, writing=True)
            player.key(KEY.Key_L)
            if screen.teaching.isEnabled() and screen.teaching.powers.tabs:
                self._driver.click(chance.choice([*screen.teaching.powers.tabs.values()]))
            player.come_back()
        player.key(KEY.Key_K)
        player.press(screen.chapters.page.modes[chance.choice(_READ)])
        player.come_back()

    def _answer(self) -> None:
        """Write something, mostly wrong, and see what is said to it."""
        self._player.write_orders()
        self._player.key(KEY.Key_Space)
        self._player.press(self._player.screen.reading_box.again)

    def _ask(self) -> None:
        """Ask for a hint, or for the answer."""
        held = self._chance.choice((MOD.NoModifier, MOD.ShiftModifier))
        self._player.key(KEY.Key_H, held)

    def _go(self) -> None:
        keys = (KEY.Key_Left, KEY.Key_Right, KEY.Key_Home, KEY.Key_End, KEY.Key_Space)
        self._player.key(self._chance.choice(keys))
