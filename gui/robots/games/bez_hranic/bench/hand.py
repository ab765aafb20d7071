"""How fast a table of Bez hranic is under the hand, and how smoothly it deals and shows.

The laptop's window and the room's, 1920 × 1080 each, follow one game that lies on a disk. A hand is
timed from before its event until both windows, one after the other, have painted where it lies; the
pictures of its settling come after, and the token lies in the first of them. Six hands in the same
moment are timed from before the first event until all six are seen. The last token opens the map,
whoever lays it and however many with it: it is timed as that. A picture is what the window's thread
does for it, in both windows. Held against what is promised is the thread's own work.
"""

import random
import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial, reduce

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QPaintEvent, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from engine.games.bez_hranic.setting import Way
from engine.games.bez_hranic.view import Doing, Seen
from gui.games.bez_hranic.looks import keys_of
from gui.games.bez_hranic.show.show_page import ShowCanvas
from gui.games.bez_hranic.table.bars import strip_box
from gui.games.bez_hranic.table.canvas import TableCanvas
from gui.games.bez_hranic.table.field_drawing import stack_box
from gui.games.bez_hranic.table.keys import SKIP
from gui.games.bez_hranic.table.screen import RoadScreen
from gui.games.bez_hranic.table.table_page import TablePage
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

_THINKING = 800
"""Milliseconds from the start that lies open to the first hand: nobody has decided sooner. What
flies has landed then, and the map is made ready."""

RESTS = 30
"""Milliseconds between a drag and its end."""

_TOLD = 2
"""Rounds whose shows are looked at; of the others the end alone is shown."""

_MOMENTS = 24
"""Pictures of each step that are looked at."""

Seats = Callable[[Sequence[str], str, Mapping[str, str]], LiveBridge]
"""Lets people sit down to a map and options; returns what hands out what they see."""


class _Painted(QObject):
    """Counts what is painted, and notes which of the places that are awaited were."""

    def __init__(self) -> None:
        super().__init__()
        self.times = 0
        self._awaited: dict[QWidget, QRegion] = {}
        self._filtered: list[QWidget] = []

    def await_(self, places: Mapping[QWidget, QRegion]) -> None:
        """Wait for these places to be painted, in pixels of their widgets."""
        for one in self._filtered:
            one.removeEventFilter(self)
        self._awaited, self._filtered = dict(places), [*places]
        for one in self._awaited:
            one.installEventFilter(self)

    def done(self) -> bool:
        """Tell whether every place was painted."""
        return not self._awaited

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Count, and note."""
        if isinstance(event, QPaintEvent):
            self.times += 1
            awaited = self._awaited.get(watched) if isinstance(watched, QWidget) else None
            if isinstance(watched, QWidget) and awaited is not None:
                left = awaited.subtracted(event.region())
                self._awaited[watched] = left
                if left.isEmpty():
                    del self._awaited[watched]
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
            self._show() if number <= _TOLD else self._key(SKIP)
            self.driver.settle()
        self.times = kept
        self._painted.await_({})
        self.window.navigator.show_start()
        self.driver.settle()

    def _key(self, key: str) -> None:
        QTest.keyClick(self.screen, Qt.Key.Key_Space if key == " " else Qt.Key(ord(key)))

    @staticmethod
    def _keys(screen: RoadScreen, keys: Sequence[str]) -> None:
        """Press keys one right after the other; nothing is painted between them."""
        for key in keys:
            QTest.keyClick(screen, Qt.Key(ord(key)))

    def _deal(self) -> None:
        """Deal, and look at each picture of cards that move; what is dealt is cleared before."""
        self._key(" ")
        ends = time.monotonic() + _DEALING
        watched = [one for window in self.windows for one in window.findChildren(QWidget)]
        tables = [one for one in watched if isinstance(one, TableCanvas)]
        for one in watched:
            one.installEventFilter(self._painted)
        while time.monotonic() < ends and self.seen.doing is Doing.DEALING:
            moving = any(one.motions.all for one in tables)
            before, worked, begun = self._painted.times, time.thread_time(), time.perf_counter()
            settle()
            if moving and self._painted.times > before:
                kind = "a picture of dealing"
                spent = time.thread_time() - worked, time.perf_counter() - begun
                self.times.work.setdefault(kind, []).append(spent[0] * 1000)
                self.times.clock.setdefault(kind, []).append(spent[1] * 1000)
            time.sleep(0.002)
        for one in watched:
            one.removeEventFilter(self._painted)
        while self.seen.doing is Doing.DEALING:
            self._key(" ")
        QTest.qWait(_THINKING)

    def _lay(self, way: Way, *, together: bool) -> None:
        """Let all lay their tokens; the last one opens the map."""
        before = -1
        while self.seen.doing is Doing.CHOOSING:
            lie = len(self.seen.laid) + len(self.seen.lifted)
            if lie == before and not together:
                raise AssertionError(way)  # nothing comes to lie
            before, together = lie, together and lie != before
            able = [s for s in self.seen.seats if self._left(s)]
            if way is Way.BUZZER:
                self._press(able if together else able[:1])
            elif together and len(able) > 1:
                fields = [self._free(seat) for seat in able]
                act = self._fingers(able, fields)
                self._time(f"{len(able)} fingers at once", act, fields)
            else:
                self._one(able[0])

    def _left(self, seat: str) -> int:
        return sum(self.seen.in_hand.get(colour, 0) for colour in self.seen.hands[seat])

    def _free(self, seat: str) -> str:
        """Return the key of a field on which nothing of this seat lies: everybody his own."""
        seen = self.seen
        taken = {one.field for one in seen.laid if one.colour in seen.hands[seat]}
        keys, first = self.screen.table.canvas.showing.keys, seen.seats.index(seat)
        fields = [*keys][first:] + [*keys][:first]
        return next(keys[field] for field in fields if field not in taken)

    def _time(self, what: str, act: Callable[[], object], fields: Sequence[str] = ()) -> None:
        """Do something and time it until both windows show it: on fields, or in the strip."""
        opens = len(fields) == sum(map(self._left, self.seen.seats))
        places: dict[QWidget, QRegion] = {}
        for window in self.windows:
            page = window.findChild(TablePage)
            assert page is not None
            canvas, shown = page.canvas, page.canvas.showing
            boxes = [stack_box(shown.field_box(key)) for key in fields] or [strip_box()]
            lie = [canvas.units.mapRect(box).toAlignedRect() for box in boxes]
            places[canvas] = reduce(QRegion.united, map(QRegion, lie))
            if opens:
                del places[canvas]
                places[page.show_canvas] = QRegion(canvas.rect())
        self._painted.await_(places)
        self.times.add("the map opens" if opens else what, act, self._painted.done)

    def _press(self, seats: Sequence[str]) -> None:
        """Press keys one right after the other; then each names his field."""
        assert self._rounds is not None
        keys = keys_of({one.power: one.player for one in self._rounds.public().seats})
        kind = "a press" if len(seats) == 1 else f"{len(seats)} presses at once"
        self._time(kind, partial(self._keys, self.screen, [keys[seat] for seat in seats]))
        while self.seen.turn:
            field = self._free(self.seen.turn)
            self._time(
                "a field is named: the token lies", partial(self._keys, self.screen, field), [field]
            )

    def _one(self, seat: str) -> None:
        """Drag one token with the mouse; the time counts from where it is let go."""
        canvas, field = self.screen.table.canvas, self._free(seat)
        at = self._hands.field(self.screen, field)
        QTest.mousePress(canvas, _LEFT, pos=self._hands.station(self.screen, seat))
        QTest.mouseMove(canvas, at)
        self._rest()
        self._time("a token is let go", lambda: QTest.mouseRelease(canvas, _LEFT, pos=at), [field])

    def _fingers(self, seats: Sequence[str], fields: Sequence[str]) -> Callable[[], object]:
        """Drag one token of each; return what lets go of all."""
        canvas = self.screen.table.canvas
        touch = QTest.touchEvent(canvas, QTest.createTouchDevice(), autoCommit=False)
        spots = [self._hands.field(self.screen, field) for field in fields]
        for finger, seat in enumerate(seats):
            touch.press(finger, self._hands.station(self.screen, seat), canvas)
        touch.commit()
        for finger, at in enumerate(spots):
            touch.move(finger, at, canvas)
        touch.commit()
        self._rest()
        for finger, at in enumerate(spots):
            touch.release(finger, at, canvas)
        return touch.commit

    @staticmethod
    def _rest() -> None:
        """Let be painted what was dragged: people need longer than that."""
        QTest.qWait(RESTS)

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
