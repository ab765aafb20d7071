"""Somebody who does what the words say, and nothing else.

He reads a text for what is in bold, in its order: a space he clicks on the board, a letter beside a
space he clicks there, the word in a ring he clicks in the ring, and the name of a key he presses.
He knows names of spaces as they are said, in any case; he knows no order and no rules.
"""

import re

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton

from gui.games import catalogue
from gui.map.board.view import BoardView
from gui.orders.ring import Ring
from gui.words import names

BOLD = re.compile("<b>(.*?)</b>")
LEFT, NO = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
FORMS = {
    "en": ("", "the", "in"),
    "cs": ("", "gen", "dat", "acc", "loc", "ins", "v", "do", "k", "z"),
}


def bold(text):
    return BOLD.findall(text)


def spoken_places(board, language):
    """Return every space and coast by every way in which its name is said."""
    known, found = names.spoken(board, language), {}
    for one in board.provinces.values():
        coasts = [f"{one.id}/{side}" for side in one.coasts]
        for location in (one.id, *coasts):
            for form in FORMS[language]:
                found.setdefault(format(known.place(location), form), location)
    return found


def letters(board):
    return {"S", "C"} if catalogue.played_on(board).verbs().beside else set()


class Follower:
    """Before one window, with a mouse."""

    def __init__(self, window, language):
        self.window, self.language = window, language

    @property
    def screen(self):
        return self.window.screen_shown

    def settle(self):
        for _ in range(3):
            QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    def follow(self, text, board=None):
        """Do what is in bold."""
        places = spoken_places(board, self.language) if board is not None else {}
        beside = ""
        for word in bold(text):
            if board is not None and word in letters(board):
                beside = word
            elif word in places:
                self._click(places[word], beside)
                beside = ""
            elif not self._in_a_ring(word):
                self._press(word)
            self.settle()

    def _view(self):
        (view,) = (one for one in self.screen.findChildren(BoardView) if one.isVisible())
        return view

    def _click(self, location, beside):
        view = self._view()
        if beside:
            offered = view.offers.chips.values()
            (chip,) = (one for one in offered if (one.key, one.letter) == (location, beside))
            at = view.mapFromScene(chip.pos())
        elif location in view.offers.coasts:
            disc = view.offers.coasts[location]
            middle = disc.outline().boundingRect().center()
            at = disc.deviceTransform(view.viewportTransform()).map(middle).toPoint()
        else:
            at = view.pointer.viewport_point(location)
        self._click_at(view, at)

    def _click_at(self, view, at):
        QTest.mouseMove(view.viewport(), at)
        QTest.mouseClick(view.viewport(), LEFT, NO, at)

    def _in_a_ring(self, word):
        for ring in self.window.findChildren(Ring):
            for place, item in enumerate(ring.items):
                if item.text == word and ring.isVisible():
                    QTest.mouseClick(ring, LEFT, NO, ring.middle_of(place))
                    return True
        return False

    def _press(self, word):
        named = [
            one
            for one in self.window.findChildren(QAbstractButton)
            if one.accessibleName() == word and one.isVisible()
        ]
        assert named, f"nothing to press is called {word!r}"
        assert named[-1].isEnabled(), word
        QTest.mouseClick(named[-1], LEFT, NO, QPoint(4, 4))
