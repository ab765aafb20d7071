"""How fast a table of Bez hranic is under the hand, and how smoothly it deals and shows.

The laptop's window and the room's, 1920 × 1080 each, follow one game that lies on a disk. A hand is
timed from before its event until both windows have painted what came of it; a picture is what the
window's thread does for it. Held against what is promised is the thread's own work.
"""

import random
import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from engine.games.bez_hranic.setting import Way
from engine.games.bez_hranic.view import Doing, Seen
from gui.games.bez_hranic.looks import FIELD_KEYS, keys_of
from gui.games.bez_hranic.show.show_page import ShowCanvas
from gui.games.bez_hranic.table.screen import RoadScreen
from gui.games.bez_hranic.words.table import seen_of
from gui.live_bridge import LiveBridge
from gui.robots.games.bez_hranic.bench.times import Times, settle
from gui.robots.games.bez_hranic.hands import RoadHands
from gui.robots.players.click_driver import ClickDriver

SIZE = (1920, 1080)
PICTURE = 1000 / 60
"""Milliseconds that a picture may take."""

_LEFT = Qt.MouseButton.LeftButton
_DEALING = 3.0
"""Seconds of dealing that are looked at in each round."""

_MOMENTS = 24
"""Pictures of each step that are looked at."""

Seats = Callable[[Sequence[str], str, Mapping[str, str]], LiveBridge]
"""Lets people sit down to a map and options; returns what hands out what they see."""


class _Painted(QObject):
    """Counts what is painted."""

    times = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Count."""
        del watched
        self.times += event.type() == QEvent.Type.Paint
        return False


class Hand:
    """Six people around one laptop, timed."""

    def __init__(self, driver: ClickDriver, sit_down: Seats) -> None:
        self.driver, self.window, self.times = driver, driver.window, Times()
        self.window.resize(*SIZE)
        self._sit_down, self._painted = sit_down, _Painted()
        self._rounds: LiveBridge | None = None
        self._hands = RoadHands(random.Random("speed"))  # noqa: S311 - the same every time

    @property
    def screen(self) -> RoadScreen:
        """The laptop's screen."""
        return self.driver.screen(RoadScreen)

    @property
    def seen(self) -> Seen:
        """What everybody sees."""
        assert self._rounds is not None
        return seen_of(self._rounds.public())

    @property
    def windows(self) -> Sequence[QWidget]:
        """The laptop's and the room's."""
        room = self.window.projector.window
        assert room is not None
        return (self.window, room)

    def play(self, way: Way, rounds: int) -> None:
        """Play some rounds of a table of six."""
        players = ("Ada", "Bob", "Cyril", "Dana", "Eva", "Filip")
        self._rounds = self._sit_down(players, "europe", {"way": str(way)})
        self.window.projector.show_window()
        self.windows[1].resize(*SIZE)
        self.driver.settle()
        kept = self.times
        for number in range(rounds + 1):
            self.times = kept if number else Times()  # once round nothing is met for the first time
            self._deal()
            self._lay(way, together=number % 2 == 0)
            self._show()
        self.times = kept
        self.window.navigator.show_start()
        self.driver.settle()

    def _key(self, key: str) -> None:
        QTest.keyClick(self.screen, Qt.Key.Key_Space if key == " " else Qt.Key(ord(key)))

    def _keys(self, keys: Sequence[str]) -> None:
        for key in keys:
            self._key(key)

    def _deal(self) -> None:
        """Deal, and look at each picture of the cards as they come."""
        self._key(" ")
        ends = time.monotonic() + _DEALING
        watched = [one for window in self.windows for one in window.findChildren(QWidget)]
        for one in watched:
            one.installEventFilter(self._painted)
        while time.monotonic() < ends and self.seen.doing is Doing.DEALING:
            before, worked, begun = self._painted.times, time.thread_time(), time.perf_counter()
            settle()
            if self._painted.times > before:
                kind = "a picture of dealing"
                spent = time.thread_time() - worked, time.perf_counter() - begun
                self.times.work.setdefault(kind, []).append(spent[0] * 1000)
                self.times.clock.setdefault(kind, []).append(spent[1] * 1000)
            time.sleep(0.002)
        for one in watched:
            one.removeEventFilter(self._painted)
        while self.seen.doing is Doing.DEALING:
            self._key(" ")
        QTest.qWait(600)  # what flies has landed

    def _lay(self, way: Way, *, together: bool) -> None:
        """Let all lay their tokens; the last one opens the map."""
        before = -1
        while self.seen.doing is Doing.CHOOSING:
            lie = len(self.seen.laid) + len(self.seen.lifted)
            if lie == before and not together:
                raise AssertionError(way)  # nothing comes to lie
            before, together = lie, together and lie != before
            able = [s for s in self.seen.seats if self._left(s)]
            last = sum(self._left(seat) for seat in able) == 1
            opens = "the map opens" if last else ""
            if way is Way.BUZZER:
                self._press(able if together else able[:1])
            elif together and not last and len(able) > 1:
                self.times.add(f"{len(able)} fingers at once", self._fingers(able))
            else:
                self._one(able[0], opens)

    def _left(self, seat: str) -> int:
        return sum(self.seen.in_hand.get(colour, 0) for colour in self.seen.hands[seat])

    def _free(self, seat: str) -> str:
        """Return the key of a field on which nothing of this seat lies."""
        seen = self.seen
        taken = {one.field for one in seen.laid if one.colour in seen.hands[seat]}
        place = next(n for n, one in enumerate(("40", *seen.offer)) if one not in taken)
        return FIELD_KEYS[place]

    def _press(self, seats: Sequence[str]) -> None:
        """Press keys one right after the other; then each names his field."""
        assert self._rounds is not None
        keys = keys_of({one.power: one.player for one in self._rounds.public().seats})
        kind = "a press" if len(seats) == 1 else f"{len(seats)} presses at once"
        self.times.add(kind, partial(self._keys, [keys[seat] for seat in seats]))
        while self.seen.turn:
            left = sum(map(self._left, self.seen.seats))
            kind = "the map opens" if left == 1 else "a field is named: the token lies"
            self.times.add(kind, partial(self._key, self._free(self.seen.turn)))

    def _one(self, seat: str, opens: str) -> None:
        """Drag one token with the mouse; the time counts from where it is let go."""
        canvas = self.screen.table.canvas
        at = self._hands.field(self.screen, self._free(seat))
        QTest.mousePress(canvas, _LEFT, pos=self._hands.station(self.screen, seat))
        QTest.mouseMove(canvas, at)
        settle()
        kind = opens or "a token is let go"
        self.times.add(kind, lambda: QTest.mouseRelease(canvas, _LEFT, pos=at))

    def _fingers(self, seats: Sequence[str]) -> Callable[[], object]:
        """Drag one token of each; return what lets go of all."""
        canvas = self.screen.table.canvas
        touch = QTest.touchEvent(canvas, QTest.createTouchDevice(), autoCommit=False)
        spots = [self._hands.field(self.screen, self._free(seat)) for seat in seats]
        for finger, seat in enumerate(seats):
            touch.press(finger, self._hands.station(self.screen, seat), canvas)
        touch.commit()
        for finger, at in enumerate(spots):
            touch.move(finger, at, canvas)
        touch.commit()
        settle()
        for finger, at in enumerate(spots):
            touch.release(finger, at, canvas)
        return touch.commit

    def _show(self) -> None:
        """Tell the whole round, picture by picture, in both windows."""
        shows = [one for window in self.windows for one in window.findChildren(ShowCanvas)]
        for _ in range(300):
            shown = [one for one in shows if one.isVisible() and one.telling is not None]
            for canvas in shown:
                canvas.prepare()
            if not shown or self.screen.told_out:
                break
            for _ in range(_MOMENTS):
                if any(not _came_to_rest(one) for one in shown):
                    self.times.add("a picture of the show", partial(_move, shown))
            QTest.keyClick(self.screen, Qt.Key.Key_Space)
            settle()


def _move(shown: Sequence[ShowCanvas]) -> None:
    for one in shown:
        one.tick(PICTURE)


def _came_to_rest(one: ShowCanvas) -> bool:
    return one.telling is None or one.elapsed >= float(one.telling.beat.length)
