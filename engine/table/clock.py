"""What a table keeps of its clock, and the agreed time on the wall at which it ends its game."""

from collections.abc import Callable
from datetime import datetime

from engine.table.changes import Changes
from engine.table.event import Ended
from engine.table.game_end import GameEnd
from engine.table.log import TableLog
from engine.table.view import Stage


class TableClock:
    """The table's clock as it is kept between two starts, and the time on the wall."""

    def __init__(self, log: TableLog) -> None:
        self._log = log

    @property
    def now(self) -> Callable[[], datetime]:
        """The clock on the wall that this table goes by."""
        return self._log.now

    @property
    def kept(self) -> str:
        """The table's clock as it was last kept, in the words of its own room."""
        return self._log.store.clock()

    def keep(self, text: str) -> Changes:
        """Keep the table's clock, so that a restart finds it. It is no part of the history."""
        self._log.store.append((), clock=text)
        return Changes.CLOCK

    def tell_time(self, now: datetime | None = None) -> Changes:
        """Notice that the agreed time has come (III); ``now`` where somebody knows it better.

        Once it has come it stays so, whatever the clock on the wall shows later. It never goes
        back behind anything that has happened.
        """
        log = self._log
        if log.state.stage is Stage.OVER:
            return Changes.NONE
        at, end = log.stamp(now), GameEnd(log.rules, log.public())
        came = end.time_came(at)
        if not came:
            return Changes.NONE
        ended: tuple[Ended, ...] = ()
        if log.state.stage is Stage.REVEALED or log.state.founded.ending.at_once:
            ended = end.short(log.state.position, at, time_up=True)
        log.commit(*came, *ended, drop=tuple(log.store.envelopes()) if ended else ())
        return Changes.TABLE | Changes.SEALS
