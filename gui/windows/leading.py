"""Which bridge and which evening a game is played with: behind a curtain, or at a master's desk."""

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from engine.board.loader import LoadedMap
from engine.session.master import MasterSession
from engine.session.session import Session
from gui import settings
from gui.clock.keeper import ClockKeeper
from gui.table.evening.evening import Evening
from gui.table.evening.sitting import Sitting
from gui.table_bridge import TableBridge
from gui.windows.files.shelf import free_path
from gui.windows.printing import print_from

if TYPE_CHECKING:
    from gui.windows.main_window import MainWindow


def hub_of(session: Session, parent: QObject) -> TableBridge:
    """Return what hands out the views of a game."""
    if isinstance(session, MasterSession) and session.led:
        from gui.master.master_bridge import MasterBridge  # noqa: PLC0415 - a hot seat opens without it

        return MasterBridge(session, parent)
    return TableBridge(session, parent)


def evening_of(
    bridge: TableBridge, loaded: LoadedMap, window: "MainWindow", clock: ClockKeeper, game: Path
) -> Sitting:
    """Return what decides which screen a running game shows; ``game`` is its file."""
    idle = float(settings.current().cover_after)
    if not bridge.public().led:
        return Evening(bridge, loaded, window, idle_seconds=idle, clock=clock, game=game)
    from gui.master.evening import MasterEvening  # noqa: PLC0415 - a hot seat opens without it
    from gui.master.master_bridge import MasterBridge  # noqa: PLC0415 - as above

    if not isinstance(bridge, MasterBridge):
        raise TypeError("a led table without a master's bridge")
    place = partial(free_path, settings.games_folder())
    evening = MasterEvening(bridge, loaded, window, place, idle_seconds=idle, clock=clock)
    evening.rules_asked.connect(window.menu.show_game_rules)
    evening.print_asked.connect(lambda: print_from(window, window.navigator))
    evening.branched.connect(window.navigator.open_game)
    return evening
