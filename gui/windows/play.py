"""What a game is played with: a curtain between the players, or a master's desk."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Protocol

from engine.board.loader import LoadedMap
from engine.table.table import Table
from gui import settings
from gui.clock.keeper import ClockKeeper
from gui.clock.sounds import audible_clock
from gui.master.evening import MasterEvening
from gui.master.log_words import log_text
from gui.master_bridge import MasterBridge
from gui.printable import Matter
from gui.table.evening.evening import Evening
from gui.table.evening.game_course import GameCourse
from gui.table.evening.table_flow import Host, TableFlow
from gui.table_bridge import TableBridge
from gui.windows.files.shelf import free_path
from gui.windows.window import Window


class AnyEvening(Host, Protocol):
    """What decides which screen a game shows: an evening at a hot seat, or a master's."""

    flow: TableFlow
    course: GameCourse

    @property
    def unsealed(self) -> bool:
        """Whether leaving now would lose what is not stored."""

    def set_idle(self, seconds: float) -> None:
        """Let the curtain fall after so many seconds without a touch; 0 for never."""

    def close(self) -> None:
        """Watch over nothing any more: the game is put away."""

    def deleteLater(self) -> None:
        """Go once nothing asks it any more, as every object of Qt does."""


@dataclass(frozen=True, slots=True)
class Played:
    """What hands out the views of a game, its clock, and what decides which screen it shows."""

    bridge: TableBridge
    clock: ClockKeeper
    evening: AnyEvening
    handed_on: Callable[[Matter], Matter]
    """Adds to what is printed of it what only a game with a master has."""

    def close(self) -> None:
        """Watch over nothing any more."""
        self.clock.close()
        self.evening.close()
        self.evening.deleteLater()
        self.bridge.deleteLater()


def play(
    table: Table,
    path: Path,
    loaded: LoadedMap,
    window: Window,
    first: Callable[[], object] | None,
) -> Played:
    """Return what a game in a file is played with; ``first`` hears of every change first."""
    bridge = TableBridge(table, window)
    if first is not None:
        bridge.changed.connect(first)
    clock, idle = audible_clock(bridge), float(settings.current().cover_after)
    if bridge.master is None:
        evening = Evening(bridge, loaded, window, idle_seconds=idle, clock=clock, game=path)
        return Played(bridge, clock, evening, lambda game: game)
    # A hot seat opens without the master's room.
    place = partial(free_path, settings.games_folder())
    led = MasterEvening(bridge, loaded, window, place, idle_seconds=idle, clock=clock)
    return Played(bridge, clock, led, partial(handed_on, bridge.master))


def handed_on(bridge: MasterBridge, game: Matter) -> Matter:
    """Return a game with its ruling log, and with those in civil disorder: they get no slips."""
    log = log_text(bridge.events(), bridge.rules)
    return replace(game, log=log, disorder=tuple(sorted(bridge.desk().desk.disorder)))
