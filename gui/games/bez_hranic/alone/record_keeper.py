"""Takes what one plays alone into the record, behind the show: no press waits for it."""

import threading
from contextlib import suppress

from PySide6.QtCore import QObject, QTimer

from engine.games.bez_hranic.setting import Way
from engine.games.bez_hranic.view import Doing
from engine.table.live.view import LiveView
from gui.games.bez_hranic.alone.kept import KeptGeography
from gui.games.bez_hranic.alone.trouble import UNUSABLE
from gui.games.bez_hranic.words.table import seen_of
from gui.live_bridge import LiveBridge

AFTER = 1_500
"""Milliseconds after which a round that was counted is taken in: its map is open by then."""


class RecordKeeper(QObject):
    """Follows one table. Of tables where several sit nothing is remembered."""

    def __init__(self, bridge: LiveBridge) -> None:
        super().__init__(bridge)
        self._bridge, self._intake = bridge, _Intake()
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(AFTER)
        self._later.timeout.connect(self._take_beside)
        bridge.changed.connect(self._on_changed)
        self._on_changed()  # what was played before the program ended

    @property
    def may_be_seen(self) -> bool:
        """Whether the record may be shown now: one plays alone, and no round runs."""
        seen = seen_of(self._bridge.public())
        return seen.way == Way.ALONE and seen.doing in (Doing.READY, Doing.OVER)

    def _on_changed(self) -> None:
        seen = seen_of(self._bridge.public())
        if seen.way == Way.ALONE and len(seen.past) != self._intake.rounds and seen.past:
            self._later.start()

    def _take_beside(self) -> None:
        """Take it in beside the event loop: the show is moving.

        Not a daemon: a program that is left lets it put the record away whole.
        """
        view = self._bridge.public()
        threading.Thread(target=self._intake.take, args=(view,), name="record").start()

    def take(self) -> None:
        """Take in all that was counted, now."""
        self._later.stop()
        self._intake.take(self._bridge.public())


class _Intake:
    """What was taken in so far. It knows no window: one would be taken apart on its thread."""

    def __init__(self) -> None:
        self.rounds = -1

    def take(self, view: LiveView) -> None:
        """Take in a view's rounds; what goes wrong is told where the record is shown."""
        past = seen_of(view).past
        if seen_of(view).way != Way.ALONE or len(past) == self.rounds:
            return
        with suppress(*UNUSABLE):
            KeptGeography().take(view)
            self.rounds = len(past)
