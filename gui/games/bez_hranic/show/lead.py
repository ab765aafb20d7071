"""Who leads the show: one key for everything, and the lines of a bill that come by themselves.

Space tells on, and never waits for what moves; a bill runs through line by line and rests at its
total until somebody presses again. K lets the whole round go on by itself, with a pause after each
bill. Both windows follow the same cue, so that neither is ahead of the other.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QWidget

from engine.games.bez_hranic.view import Doing
from gui.games.bez_hranic.show.keep import END, keep_show
from gui.games.bez_hranic.show.steps import Act, Cue, Step, next_bill, steps, whole_bill
from gui.games.bez_hranic.show.timing import SPEEDS, beat
from gui.games.bez_hranic.words.table import seen_of
from gui.live_bridge import LiveBridge


class ShowLead(QObject):
    """Leads through the rounds that were counted."""

    def __init__(self, bridge: LiveBridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge, self._window = bridge, parent
        self.playing = False
        """Whether it goes on by itself from bill to bill."""

        self.speed = 1.0
        self._next = QTimer(self)
        self._next.setSingleShot(True)
        self._next.timeout.connect(self._on_time)
        bridge.led_on.connect(self.on)

    @property
    def cue(self) -> Cue | None:
        """How far is told; nothing where no round is."""
        cue = self._bridge.public().cue
        return cue if isinstance(cue, Cue) else None

    @property
    def told(self) -> Sequence[Step]:
        """All steps of the round that is told."""
        cue = self.cue
        return steps(seen_of(self._bridge.public()).past[cue.round - 1]) if cue is not None else ()

    @property
    def told_out(self) -> bool:
        """Whether the last step is told, or nothing is."""
        cue = self.cue
        return cue is None or cue.step == len(self.told) - 1

    # -- beginning and end -----------------------------------------------------------------------

    def open(self, number: int) -> None:
        """Open the map of a round."""
        self.playing = False
        self._tell(Cue(number, 0, speed=self.speed))

    def look_back(self, number: int, *, facts: bool = False) -> None:
        """Show the end of a round that was told before."""
        last = len(steps(seen_of(self._bridge.public()).past[number - 1])) - 1
        self._tell(Cue(number, last, moving=False, speed=self.speed, facts=facts))

    def close(self) -> None:
        """Tell nothing any more."""
        self._next.stop()
        self.playing = False
        self._bridge.tell(None)

    # -- keys ------------------------------------------------------------------------------------

    def key(self, key: int, *, shifted: bool = False) -> bool:
        """Do what a key of the show means; tell whether it is one, and means something now."""
        cue = self.cue
        if cue is None:
            return self._key_of_the_past(key)
        if key == Qt.Key.Key_Space and self.told_out and not cue.facts:
            return False  # the dealer's again
        if key == Qt.Key.Key_Space and not cue.facts:
            self.on(whole=shifted)
            return True
        step, last = cue.step, len(self.told) - 1
        acts: Mapping[int, Callable[[], None]] = {
            Qt.Key.Key_Space: self.turn_facts,
            Qt.Key.Key_F: self.turn_facts,
            Qt.Key.Key_R: self.once_more,
            Qt.Key.Key_K: self.turn_playing,
            Qt.Key.Key_P: self.keep,
            Qt.Key.Key_Left: lambda: self._show(max(step - 1, 0), moving=False),
            Qt.Key.Key_Right: lambda: self._show(min(step + 1, last), moving=False),
            Qt.Key.Key_Home: lambda: self._show(0, moving=False),
            Qt.Key.Key_E: lambda: self._show(last, moving=False),
            Qt.Key.Key_End: lambda: self._show(last, moving=False),
            Qt.Key.Key_S: lambda: self._show(whole_bill(self.told, step), moving=False),
            **{
                Qt.Key.Key_1 + place: partial(self.set_speed, speed)
                for place, speed in enumerate(SPEEDS)
            },
        }
        act = acts.get(key)
        if act is not None:
            act()
        return act is not None

    def _key_of_the_past(self, key: int) -> bool:
        """Look back at the round before, while nothing is told: after a game was opened again."""
        seen = seen_of(self._bridge.public())
        if seen.doing not in (Doing.READY, Doing.OVER) or not seen.past:
            return False
        if key not in (Qt.Key.Key_F, Qt.Key.Key_Left, Qt.Key.Key_P):
            return False
        if key == Qt.Key.Key_P:
            self.keep()
            return True
        self.look_back(len(seen.past), facts=key == Qt.Key.Key_F)
        return True

    def on(self, *, whole: bool = False) -> None:
        """Tell the next step, or the next player's bill."""
        cue = self.cue
        if cue is not None and cue.step < len(self.told) - 1:
            step = next_bill(self.told, cue.step) if whole else cue.step + 1
            self._show(step, moving=True)

    def once_more(self) -> None:
        """Tell this bill, or this step, once more from its beginning."""
        cue, told = self.cue, self.told
        if cue is not None:
            here = told[cue.step]
            same = (n for n, one in enumerate(told) if (one.bill, one.act) == (here.bill, here.act))
            first = (n for n, one in enumerate(told) if one.bill == here.bill)
            self._show(next(first if here.bill >= 0 else same), moving=True)

    def turn_facts(self) -> None:
        """Turn the cards of start and target to be read, or back."""
        cue = self.cue
        if cue is not None:
            self._tell(replace(cue, facts=not cue.facts, moving=False))

    @property
    def may_keep(self) -> bool:
        """Whether there is a round to be kept: one that is told, or a game that is over."""
        seen = seen_of(self._bridge.public())
        return bool(seen.past) and (self.cue is not None or seen.doing is Doing.OVER)

    def keep(self) -> None:
        """Ask how the round that is told is to be kept as pictures; at the end, the end."""
        view, cue = self._bridge.public(), self.cue
        rounds = len(seen_of(view).past)
        if not rounds or self._window is None:
            return
        number = cue.round if cue is not None else rounds
        over = seen_of(view).doing is Doing.OVER
        ends = cue is None or self.told[cue.step].act is Act.END
        self._next.stop()
        keep_show(self._window, view, END if over and ends else number)

    def turn_playing(self) -> None:
        """Go on by itself, or stop where it is."""
        self.playing = not self.playing
        if self.playing and not self._next.isActive():
            self.on()
        elif not self.playing:
            self._next.stop()

    def set_speed(self, speed: float) -> None:
        """Let everything come faster, or slower."""
        self.speed = speed
        cue = self.cue
        if cue is not None:
            self._tell(replace(cue, speed=speed, moving=False))

    # -- time ------------------------------------------------------------------------------------

    def _show(self, step: int, *, moving: bool) -> None:
        cue = self.cue
        if cue is None:
            return
        if not moving:
            self.playing = False
        self._tell(Cue(cue.round, step, moving, self.speed, cue.take + 1))

    def _tell(self, cue: Cue) -> None:
        """Tell it, and wind the clock for what comes by itself."""
        self._next.stop()
        self._bridge.tell(cue)
        told = self.told
        if not cue.moving or cue.facts or cue.step >= len(told) - 1:
            return
        bills = seen_of(self._bridge.public()).past[cue.round - 1].bills
        now, time = told[cue.step], beat(told, cue.step, bills)
        if now.bill >= 0 and now.act is not Act.TOTAL:
            self._next.start(round(time.length / cue.speed))
        elif self.playing:
            self._next.start(round((time.length + time.pause) / cue.speed))

    def _on_time(self) -> None:
        self.on()
