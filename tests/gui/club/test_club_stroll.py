"""Somebody strolls through the club by chance, while another program changes its book as well.

``VELMOC_STROLL=1000`` strolls for longer, and more often.
"""

import os
import random

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDialog,
    QFileDialog,
    QLineEdit,
    QSpinBox,
    QTableView,
)

from engine.club.memory import Memory
from gui import i18n
from gui.club.club_screen import Tab
from gui.club.name_card import NameCard

STEPS = int(os.environ.get("VELMOC_STROLL", "60"))
NAMES = ("Žofie", "zofie ", "Ada", "", "A" * 200, "אסתר", "<b>x</b> & y", "Ch", "Ivo")
WORDS = ("ctvrtek", "turecko", "1907 a", "xyz", "", "vitez", "gunboat", "%$#", "žof")


class Stroller:
    """Clicks, types and chooses what can be seen."""

    def __init__(self, club, seed):
        self.club, self.chance = club, random.Random(seed)
        self.done = []

    def step(self):
        card = self._card()
        act = self._answer if card else self.chance.choice(self._acts())
        self.done.append(act.__name__)
        act()
        QApplication.processEvents()

    def _acts(self):
        acts = [self._click, self._click, self._pick_line, self._pick_line, self._choose]
        return [*acts, self._type, self._turn, self._page, self._page, self._speak, self._key]

    def _card(self):
        cards = [one for one in self.club.window().findChildren(QDialog) if one.isVisible()]
        return cards[-1] if cards else None

    def _seen(self, kind, where=None):
        found = (where or self.club).findChildren(kind)
        return [one for one in found if one.isVisible() and one.isEnabled()]

    def _answer(self):
        card = self._card()
        if isinstance(card, QFileDialog):
            card.reject()
            return
        if isinstance(card, NameCard) and card.name.isEditable():
            known = [card.name.itemText(n) for n in range(card.name.count())]
            card.name.setEditText(self.chance.choice([*NAMES, *known[:3]]))
        acts = [one for one in self._seen(QAbstractButton, card) if one.text()]
        if acts and self.chance.random() < 0.8:
            QTest.mouseClick(self.chance.choice(acts), Qt.MouseButton.LeftButton)
        else:
            card.reject()

    def _click(self):
        acts = [one for one in self._seen(QAbstractButton) if one.text()]
        acts = [one for one in acts if one is not self.club.print]  # asks the main window
        QTest.mouseClick(self.chance.choice(acts), Qt.MouseButton.LeftButton)

    def _pick_line(self):
        table = self.chance.choice(self._seen(QTableView) or [None])
        if table is None or not table.model().rowCount():
            return
        place = table.model().index(self.chance.randrange(table.model().rowCount()), 0)
        table.scrollTo(place)
        at = table.visualRect(place).center()
        QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=at)
        if self.chance.random() < 0.2:
            QTest.mouseDClick(table.viewport(), Qt.MouseButton.LeftButton, pos=at)
        if self.chance.random() < 0.3:
            head = table.horizontalHeader().viewport()
            across = self.chance.randrange(max(1, head.width()))
            QTest.mouseClick(head, Qt.MouseButton.LeftButton, pos=QPoint(across, 8))

    def _choose(self):
        choice = self.chance.choice(self._seen(QComboBox) or [None])
        if choice is not None and choice.count():
            place = self.chance.randrange(choice.count())
            choice.setCurrentIndex(place)
            choice.activated.emit(place)

    def _type(self):
        lines = [one for one in self._seen(QLineEdit) if isinstance(one.parent(), type(self._on()))]
        if lines:
            self.chance.choice(lines).setText(self.chance.choice(WORDS))

    def _on(self):
        return self.club._page(self.club.tab)

    def _turn(self):
        for box in self._seen(QSpinBox):
            box.setValue(self.chance.choice((1, 2, 20, 999)))

    def _page(self):
        self.club.page(self.chance.choice(list(Tab)))

    def _speak(self):
        i18n.speak(self.chance.choice(i18n.LANGUAGES))
        self.club.retranslate()

    def _key(self):
        keys = (Qt.Key.Key_Down, Qt.Key.Key_End, Qt.Key.Key_Tab, Qt.Key.Key_PageDown)
        QTest.keyClick(QApplication.focusWidget() or self.club, self.chance.choice(keys))


def meddle(memory, chance):
    """Change the book as another program does."""
    game = chance.choice(memory.look()).id
    league = chance.choice(("Gunboat", "Čtvrteční liga", ""))
    memory.change(lambda book: book.assigned(game, league))


@pytest.mark.parametrize("seed", range(1, 2 + STEPS // 200))
def test_a_stroll_by_chance_never_breaks_the_club(club, made, seed):
    other, stroller = Memory(made / "data"), Stroller(club, seed)

    for step in range(STEPS):
        stroller.step()
        if step % 20 == 7:
            meddle(other, stroller.chance)
            club.club.did(club.club.memory.look)
        memory = club.club.memory
        assert memory.trouble is None
        assert not club.trouble.isVisible()
        if step % 10 == 9:
            assert memory.book == memory.keeper.read()
            shown = {line.key for line in club.library.table.model_of.lines}
            assert shown <= {str(one.path or one.id) for one in memory.entries}

    while (card := stroller._card()) is not None:
        card.reject()
    i18n.speak("en")
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert len(set(stroller.done)) > 5
    for path in (one.path for one in memory.entries if one.path):
        assert path.exists()
    memory._library.scan(made)
