"""Somebody who reads lessons and what hides its results: wrong answers, hints, again from anew."""

import random

from PySide6.QtCore import Qt

from engine.study.tree.marks import Mode
from gui.robots.players.click_driver import ClickDriver
from gui.robots.players.study_hand import StudyHand

KEY, MOD = Qt.Key, Qt.KeyboardModifier
_READ = (Mode.LESSON, Mode.LESSON, Mode.HIDDEN, Mode.PLAY)
"""How a chapter is read, lessons twice as often."""


class ReadingHand:
    """Makes a chapter of the study one to be read, and reads in it."""

    def __init__(self, hand: StudyHand, driver: ClickDriver, chance: random.Random) -> None:
        self._hand, self._driver, self._chance = hand, driver, chance

    def read(self) -> None:
        """Read a chapter for a few steps, or go on where it was left."""
        hand, chance = self._hand, self._chance
        if hand.screen.course.chapter.mode is Mode.ANALYSIS:
            self._make_readable()
        course = hand.screen.course
        if course.chapter.mode is not Mode.PLAY and not course.reading:
            hand.key(KEY.Key_E)
        for _ in range(chance.randrange(2, 8)):
            chance.choice((self._answer, self._answer, self._answer, self._ask, self._go))()
            hand.come_back()
        if chance.random() < 0.3:
            hand.key(KEY.Key_E, MOD.ShiftModifier)

    def _make_readable(self) -> None:
        """Ask for some powers at a board or two, and choose how it is read."""
        hand, chance = self._hand, self._chance
        screen = hand.screen
        course = screen.course
        line = course.study.main_line(course.root)
        for node in (course.root, *chance.sample([*line[:-1]], min(1, len(line[:-1])))):
            course.go(node, writing=True)
            hand.key(KEY.Key_L)
            if screen.teaching.isEnabled() and screen.teaching.powers.tabs:
                self._driver.click(chance.choice([*screen.teaching.powers.tabs.values()]))
            hand.come_back()
        hand.key(KEY.Key_K)
        hand.press(screen.chapters.page.modes[chance.choice(_READ)])
        hand.come_back()

    def _answer(self) -> None:
        """Write something, mostly wrong, and see what is said to it."""
        self._hand.write_orders()
        self._hand.key(KEY.Key_Space)
        self._hand.press(self._hand.screen.reading_box.again)

    def _ask(self) -> None:
        """Ask for a hint, or for the answer."""
        held = self._chance.choice((MOD.NoModifier, MOD.ShiftModifier))
        self._hand.key(KEY.Key_H, held)

    def _go(self) -> None:
        keys = (KEY.Key_Left, KEY.Key_Right, KEY.Key_Home, KEY.Key_End, KEY.Key_Space)
        self._hand.key(self._chance.choice(keys))
