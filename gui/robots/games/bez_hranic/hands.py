"""What people around one laptop do, in each way of laying tokens: keys, clicks and drags."""

import random
from collections.abc import Callable, Sequence
from contextlib import suppress

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from engine.games.bez_hranic.calendar import COLOURS, has_target, tokens_of
from engine.games.bez_hranic.card import BEZ_HRANIC
from engine.games.bez_hranic.hands import NAMING
from engine.games.bez_hranic.placements import STAYS
from engine.games.bez_hranic.setting import POINTS, Way, agreed
from engine.games.bez_hranic.tables import load_table
from engine.games.bez_hranic.view import Doing, Seen
from engine.rules.live import Setting
from engine.table.live.table import Agreed
from engine.table.live.view import LiveView
from gui.games.bez_hranic.looks import FIELD_KEYS
from gui.games.bez_hranic.show.steps import Cue
from gui.games.bez_hranic.table.keys import SKIP, keys_now
from gui.games.bez_hranic.table.screen import RoadScreen
from gui.games.bez_hranic.words.states import state_name
from gui.games.bez_hranic.words.table import seen_of

_LEFT = Qt.MouseButton.LeftButton
_LOOKS_ON = 0.2
"""How often a show is told on step by step, and not to its end at once."""

_DREAMS = 0.02
"""How often somebody presses, and then names no field."""

_HERE = 0.1
"""How often cards are dealt here though others lie on a real table."""


_AGREED = ("way", "colours", "open_map", "order", "limit", "bots")
"""What tables of robots agree on."""


def some_table(chance: random.Random) -> tuple[int, Agreed]:
    """Return how many play what, by chance: any way, with any options."""
    options = {point: str(chance.choice(POINTS[point])) for point in _AGREED}
    map_ = chance.choice(BEZ_HRANIC.maps)
    numbers = [*range(1, len(COLOURS) + 1)]
    for number in chance.sample(numbers, len(numbers)):
        with suppress(ValueError):  # so many cannot play so
            agreed(Setting(COLOURS[:number], map_, options))
            return number, Agreed(map_, options)
    raise AssertionError(options)


class RoadHands:
    """Everybody around one laptop."""

    wait = 60
    """Nothing here waits for time but a press that names no field."""

    opened_again = 0.008
    """An open offer is void then, and its round is dealt anew: else few rounds would ever end."""

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance
        self.dreams: Callable[[], None] = lambda: QTest.qWait(NAMING)
        """Lets so much time pass that a press which names no field is over."""

    def act(self, screen: QWidget, view: LiveView) -> None:
        """Do what somebody would do now."""
        assert isinstance(screen, RoadScreen)
        seen = seen_of(view)
        if isinstance(view.cue, Cue):
            on = screen.told_out or self._chance.random() < _LOOKS_ON
            self._key(screen, " " if on else SKIP)
        elif seen.doing is Doing.DEALING and seen.way == Way.BESIDE and not seen.offer:
            self._tell_cards(screen, view)
        elif seen.doing is not Doing.CHOOSING:
            self._key(screen, " ")
        else:
            self._choose(screen, view, seen)

    def _choose(self, screen: RoadScreen, view: LiveView, seen: Seen) -> None:
        match seen.way:
            case Way.BUZZER if seen.turn and self._chance.random() < _DREAMS:
                self.dreams()  # he lets it pass, and his key sleeps
            case Way.BUZZER:
                self._key(screen, self._chance.choice(list(keys_now(view))))
            case Way.CALM:
                self._seal(screen, seen)
            case Way.BESIDE:
                self._enter(screen, seen)
            case _:
                self._drag(screen, seen)

    @staticmethod
    def _key(screen: RoadScreen, key: str) -> None:
        QTest.keyClick(screen, Qt.Key.Key_Space if key == " " else Qt.Key(ord(key)))

    def _pixel(self, screen: RoadScreen, at: QPointF) -> QPoint:
        return screen.table.canvas.units.map(at).toPoint()

    def station(self, screen: RoadScreen, seat: str) -> QPoint:
        """Return where somebody's tokens lie."""
        return self._pixel(screen, screen.table.canvas.showing.station_box(seat).center())

    def field(self, screen: RoadScreen, key: str) -> QPoint:
        """Return where the field lies that a key names."""
        return self._pixel(screen, screen.table.canvas.showing.field_box(key).center())

    def _drag(self, screen: RoadScreen, seen: Seen) -> None:
        """Drag one token, or several by as many fingers."""
        able = [
            seat
            for seat in seen.seats
            if any(seen.in_hand.get(colour) for colour in seen.hands[seat])
        ]
        if not able:
            return
        canvas = screen.table.canvas
        many = self._chance.sample(able, self._chance.randint(1, len(able)))
        fields = [self.field(screen, self._chance.choice(FIELD_KEYS)) for _ in many]
        if len(many) == 1:
            QTest.mousePress(canvas, _LEFT, pos=self.station(screen, many[0]))
            QTest.mouseMove(canvas, fields[0])
            QTest.mouseRelease(canvas, _LEFT, pos=fields[0])
            return
        fingers = QTest.touchEvent(canvas, QTest.createTouchDevice(), autoCommit=False)
        for finger, seat in enumerate(many):
            fingers.press(finger, self.station(screen, seat), canvas)
        fingers.commit()
        for finger, at in enumerate(fields):
            fingers.move(finger, at, canvas)
        fingers.commit()
        for finger, at in enumerate(fields):
            fingers.release(finger, at, canvas)
        fingers.commit()

    def _seal(self, screen: RoadScreen, seen: Seen) -> None:
        """Choose behind the curtain, and seal it."""
        seat = next(one for one in seen.seats if one not in seen.sealed)
        QTest.mouseClick(screen.table.canvas, _LEFT, pos=self.station(screen, seat))
        many = tokens_of(seen.round) * len(seen.hands[seat])
        for key in self._chance.sample(FIELD_KEYS, many):
            self._key(screen, key)
        QTest.keyClick(screen, Qt.Key.Key_Return)
        if screen.table.canvas.hand.private:  # it could not be sealed so
            QTest.keyClick(screen, Qt.Key.Key_Escape)

    def _tell_cards(self, screen: RoadScreen, view: LiveView) -> None:
        """Type which cards lie on the real table; now and then deal here."""
        assert screen.form is not None
        if self._chance.random() < _HERE:
            self._key(screen, " ")
            return
        many = 7 + (2 if has_target(seen_of(view).round) else 1)
        states = self._chance.sample(sorted(load_table(view.map).states), many)
        for line, state in zip(screen.form.lines, states, strict=False):
            line.setText(state_name(view.map, state))
        QTest.mouseClick(screen.form.enter, _LEFT)

    def _enter(self, screen: RoadScreen, seen: Seen) -> None:
        """Type the stacks of the real table."""
        assert screen.form is not None
        fields = (STAYS, *seen.offer)
        stacks: dict[str, list[str]] = {field: [] for field in fields}
        signs = screen.form.letters
        for field, colour in self._laid(fields, seen):
            stacks[field].append(signs[colour])
        for line, field in zip(screen.form.lines, fields, strict=False):
            line.setText(" ".join(stacks[field]))
        QTest.mouseClick(screen.form.enter, _LEFT)

    def _laid(self, fields: Sequence[str], seen: Seen) -> list[tuple[str, str]]:
        laid: list[tuple[str, str]] = []
        for own in seen.hands.values():
            for colour in own:
                chosen = self._chance.sample(list(fields), tokens_of(seen.round))
                laid += [(field, colour) for field in chosen]
        self._chance.shuffle(laid)
        return laid
