"""Seven who never saw the program get from its first sight to their first reveal.

They see what stands on the screen and nothing else: words, which of them can be pressed, which of
those is the loud one. They click on words that they have read, press keys that are written there,
and know neither screens nor classes. One of them asked to be led through his first turn.
"""

import re
from dataclasses import dataclass, field

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from engine.rules.order import texts_of
from gui import i18n, settings

pytestmark = [pytest.mark.usefixtures("bare_boards"), pytest.mark.evening]

NAMES = ("Alena", "Bohuslav", "Cyril", "Dana", "Eva", "Pavel", "Gustav")
MOST_ACTS = 400
ROLE, NAME = QAccessible.Role, QAccessible.Text.Name

WORDS = {
    "en": {
        "name": "name", "unit": "choose a unit", "none": "no order yet", "support": "support",
        "any key": "any key", "first time": "first time", "draw": "draw the powers",
        "begin": "begin", "new": "new game", "mine": "i am|it is me|raise",
    },
    "cs": {
        "name": "jméno", "unit": "vyber jednotku", "none": "bez povelu",
        "support": "podpora", "any key": "klávesa|klávesou|kláves", "first time": "poprvé",
        "draw": "losovat|vylosovat", "begin": "začít", "new": "nová hra",
        "mine": "jsem|to jsem já|zvednout",
    },
}  # fmt: skip
"""What they understand of each language: the words that the rules of the table are told in."""


@dataclass
class Thing:
    """Something on the screen: its words, where it is, whether it can be used."""

    words: str
    role: ROLE
    box: QRect
    usable: bool
    loud: bool = False
    empty: bool = False
    checked: bool = False


@dataclass
class Stranger:
    """Looks, reads, and does the next thing that the words tell."""

    language: str
    acts: list = field(default_factory=list)
    typed: int = 0
    drawn: bool = False
    led: bool = False

    # -- eyes ------------------------------------------------------------------------------

    @property
    def window(self):
        return QApplication.activeModalWidget() or QApplication.activeWindow() or self._any()

    @staticmethod
    def _any():
        return next(top for top in QApplication.topLevelWidgets() if top.isVisible())

    def look(self):
        """Read what is on the screen, from the upper left to the lower right."""
        window, found = self.window, []
        open_ = [QAccessible.queryAccessibleInterface(window)]
        while open_:
            node = open_.pop()
            if node is None or not node.isValid():
                continue
            state, box = node.state(), node.rect()
            if state.invisible or box.isEmpty():
                continue
            children = [node.child(at) for at in range(node.childCount())]
            open_ += reversed(children)
            words = node.text(NAME)
            if node.role() is ROLE.EditableText or words:
                found.append(self._thing(node, words, box, state))
        return [one for one in found if self._in_sight(window, one)]

    def _thing(self, node, words, box, state):
        widget = node.object()
        loud = isinstance(widget, QWidget) and widget.property("role") == "primary"
        hint = widget.property("placeholderText") if isinstance(widget, QWidget) else ""
        return Thing(
            words=" ".join(filter(None, (words, hint))),
            role=node.role(),
            box=box,
            usable=not state.disabled and not state.readOnly,
            loud=loud,
            empty=node.role() is ROLE.EditableText and not node.text(QAccessible.Text.Value),
            checked=bool(state.checked),
        )

    @staticmethod
    def _in_sight(window, thing):
        """What lies under something else cannot be read."""
        at = window.mapFromGlobal(thing.box.center())
        return window.rect().contains(at) and window.childAt(at) is not None

    def said(self, things, key):
        wanted = re.compile(WORDS[self.language][key], re.IGNORECASE)
        return [one for one in things if wanted.search(one.words)]

    # -- hands -----------------------------------------------------------------------------

    def click(self, thing):
        self.acts.append(("click", thing.words))
        window = self.window
        at = window.mapFromGlobal(thing.box.center())
        under = window.childAt(at)
        QTest.mouseClick(
            under, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier,
            under.mapFrom(window, at),
        )  # fmt: skip

    def type(self, thing, text):
        self.click(thing)
        self.acts.append(("type", text))
        QTest.keyClicks(QApplication.focusWidget(), text)
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)

    def press_any_key(self):
        self.acts.append(("key", "any"))
        QTest.keyClick(QApplication.focusWidget() or self.window, Qt.Key.Key_Space)

    # -- sense -----------------------------------------------------------------------------

    def act(self):
        """Do the next thing; the order is that in which words are obeyed."""
        things = self.look()
        buttons = [one for one in things if one.usable and one.role is ROLE.PushButton]
        for way in (self._introduce, self._write_orders, self._go_on):
            if way(things, buttons):
                return
        words = [one.words for one in things]
        raise AssertionError(f"nothing on the screen says what to do: {words}\n{self.acts[-12:]}")

    def _introduce(self, things, buttons):
        """Give names where names are asked for, say who is here for the first time, draw."""
        fields = [one for one in self.said(things, "name") if one.empty and one.usable]
        if fields and self.typed < len(NAMES):
            self.type(
                fields[-1] if len(fields) == 1 else self._first_empty(fields), NAMES[self.typed]
            )
            self.typed += 1
            return True
        boxes = [one for one in things if one.usable and one.role is ROLE.CheckBox]
        ticks = [one for one in self.said(boxes, "first time") if not one.checked]
        if ticks and not self.led:
            self.led = True
            self.click(ticks[0])
            return True
        draws = self.said(buttons, "draw")
        if draws and not self.drawn and self.typed:
            self.drawn = True
            self.click(draws[0])
            return True
        return False

    @staticmethod
    def _first_empty(fields):
        return min(fields, key=lambda one: (one.box.top(), one.box.left()))

    def _write_orders(self, things, buttons):
        """Give the next unit an order, as the bubble says or as the row offers."""
        open_rows = self.said(things, "none")
        if not open_rows or not any(one.loud or one.role is ROLE.PushButton for one in buttons):
            return False
        bubble = self._bubble(things)
        told = [one for one in things if one.role is not ROLE.StaticText]
        choices = [one for one in told if re.match(r"^\d \S|^[SH] ", one.words)]
        if choices:
            self.click(self._choice(choices, bubble))
            return True
        named = [one for one in open_rows if one.words.partition(":")[0] in bubble]
        self.click((named or open_rows)[0])
        return True

    def _bubble(self, things):
        """Return what a bubble says, if there is one: it numbers its steps."""
        places = [at for at, one in enumerate(things) if re.match(r"^\d / 3$", one.words)]
        if not places:
            return ""
        return " ".join(one.words for one in things[places[0] : places[0] + 4])

    def _choice(self, choices, bubble):
        moves = [one for one in choices if "→" in one.words]
        if bubble:
            supports = self.said([one for one in choices if one.words.startswith("S ")], "support")
            if "2 / 3" in bubble and supports:
                return supports[0]
            last = [(one, re.sub(r"^\d (→ |[AF] )?", "", one.words)) for one in choices]
            meant = [one for one, place in last if place.strip() in bubble]
            if meant:
                return meant[0]
        return (moves or choices)[0]

    def _go_on(self, things, buttons):
        """Press the loud button, or what is said to go on with."""
        loud = [one for one in buttons if one.loud]
        for key in ("begin", "mine", "new"):
            known = self.said(loud, key) or self.said(buttons, key)
            if known:
                self.click(known[0])
                return True
        if loud:
            self.click(loud[-1])
            return True
        if self.said(things, "any key"):
            self.press_any_key()
            return True
        return False


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_seven_strangers_get_from_the_first_sight_to_the_first_reveal(program, home, language):
    settings.change(language=language, reduced_motion=True)
    i18n.speak(language)
    QAccessible.setActive(True)
    driver = program()
    window = driver.window
    window.resize(1280, 720)
    stranger = Stranger(language)

    while not _revealed(window):
        assert len(stranger.acts) < MOST_ACTS, stranger.acts[-30:]
        driver.settle()
        stranger.act()
        driver.settle()

    past = window.navigator.bridge.public().past[0]
    assert [power for power, orders in past.orders.items() if not orders] == []
    assert len(past.orders) == len(NAMES)
    _check_who_came(stranger.acts)
    _check_the_lesson(stranger.acts, past)


def _check_who_came(acts):
    """Each was called by his own name, once."""
    came = [name for how, words in acts for name in NAMES if how == "click" and name in words]
    assert sorted(came) == sorted(NAMES)


def _check_the_lesson(acts, past):
    """Whoever ticked that he plays for the first time was led to move, to support and to seal."""
    supports = [
        order for orders in texts_of(past.orders).values() for order in orders if " S " in order
    ]
    assert len(supports) == 1, acts


def _revealed(window):
    bridge = window.navigator.bridge
    return bridge is not None and bool(bridge.public().past)
