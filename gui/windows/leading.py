"""Which evening a game is played with: behind a curtain, or at a master's desk."""

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from engine.board.loader import LoadedMap
from gui import settings
from gui.clock.keeper import ClockKeeper
from gui.table.evening import Evening
from gui.table_bridge import TableBridge
from gui.windows.printing import print_from
from gui.windows.shelf import free_path

if TYPE_CHECKING:
    from gui.master.evening import MasterEvening
    from gui.windows.main_window import MainWindow

    AnyEvening = Evening | MasterEvening


def evening_of(
    bridge: TableBridge, loaded: LoadedMap, window: "MainWindow", clock: ClockKeeper, game: Path
) -> "AnyEvening":
    """Return what decides which screen a running game shows; ``game`` is its file."""
    idle = float(settings.current().cover_after)
    if bridge.master is None:
        return Evening(bridge, loaded, window, idle_seconds=idle, clock=clock, game=game)
    from gui.master.evening import MasterEvening  # noqa: PLC0415 - a hot seat opens without it

    place = partial(free_path, settings.games_folder())
    evening = MasterEvening(bridge, loaded, window, place, idle_seconds=idle, clock=clock)
    evening.rules_asked.connect(window.menu.show_game_rules)
    evening.print_asked.connect(lambda: print_from(window, window.navigator))
    evening.branched.connect(window.navigator.open_game)
    return evening
