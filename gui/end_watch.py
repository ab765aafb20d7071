"""Watches for the agreed end of a short game: says when it has come, and how long it is until then.

Its time goes on while the computer sleeps and is never behind what has happened in the game or what
it has shown: a clock set back gives nobody more time, one set right is believed.
"""

import math
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Protocol

from PySide6.QtCore import QObject, QTimer, Signal

from engine.clock.steady import steady_ms
from engine.clock.wall import utc_now
from engine.table.ending import moment_of
from engine.table.view import PublicView, Stage

MINUTE = 60_000
LOOK = 15_000
"""Milliseconds after which the clock on the wall is looked at again: it may have been set right."""


class Game(Protocol):
    """A game, as far as its end is concerned."""

    def public(self) -> PublicView:
        """Return what everybody may see."""

    def tell_time(self, now: datetime) -> bool:
        """Tell the game how late it is; say whether its time has come by it."""


class EndWatch(QObject):
    """One game's; it sleeps where no time was agreed on."""

    shown = Signal()
    """Another minute is left."""

    came = Signal()
    """The time has come; it is stored already."""

    def __init__(
        self,
        game: Game,
        parent: QObject,
        *,
        steady: Callable[[], int] = steady_ms,
        now: Callable[[], datetime] = utc_now,
    ) -> None:
        super().__init__(parent)
        self._game, self._steady, self._wall = game, steady, now
        self._began, self._late = steady(), now()
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.look)
        self._said = -1
        self._next()

    @property
    def moment(self) -> datetime | None:
        """When the game ends; nothing where that is not agreed on, or has come already."""
        public = self._game.public()
        if public.stage is Stage.OVER or public.time_up:
            return None
        return public.ending.moment

    @property
    def now(self) -> datetime:
        """How late it is at this table."""
        passed = self._late + timedelta(milliseconds=self._steady() - self._began)
        known = (passed, self._wall(), moment_of(self._game.public().told_at))
        return max(one.astimezone(UTC) for one in known if one is not None)

    @property
    def minutes_left(self) -> int | None:
        """Whole minutes until then, the last one is 1; nothing where there is no such time."""
        moment = self.moment
        if moment is None:
            return None
        return max(1, math.ceil((moment - self.now).total_seconds() / 60))

    def look(self) -> None:
        """See how late it is."""
        moment = self.moment
        if moment is not None and self.now >= moment:
            self._timer.stop()
            try:
                came = self._game.tell_time(self.now)
            except (OSError, ValueError):  # a full disk: it is tried again, and at the next step
                self._timer.start(LOOK)
                return
            if came:
                self.came.emit()
            return
        self._next()

    def _next(self) -> None:
        moment = self.moment
        if moment is None:
            self._timer.stop()
            return
        left = self.minutes_left or 1
        if left != self._said:
            self._said = left
            self.shown.emit()
        rest = max(0, math.ceil((moment - self.now).total_seconds() * 1000))
        self._timer.start(min(rest, LOOK))
