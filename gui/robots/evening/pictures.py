"""Pictures of an evening: of both screens, whenever one shows a new kind of thing."""

import errno
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QPoint
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QMenu, QWidget

from gui.master.desk_screen import MasterDesk
from gui.master.preview import PreviewScreen
from gui.table.curtain.curtain_screen import CurtainScreen
from gui.table.desk.desk_screen import DeskScreen
from gui.table.page.table_screen import TableScreen
from gui.table.results.results_screen import ResultsScreen
from gui.table.reveal.reveal_screen import RevealScreen
from gui.windows.main_window import MainWindow
from gui.windows.new_game.new_game_screen import NewGameScreen

QUICKLY = 85
"""How loosely Qt packs a PNG, of a hundred: by itself it takes twice as long, for a file that is a
tenth or a quarter smaller."""

_GLANCE = 50
"""Milliseconds from when something new is shown to its picture."""


class Pictures:
    """Keeps the first picture of everything that is seen."""

    def __init__(self, window: MainWindow, out: Path | None) -> None:
        """``out`` is the folder they go to; without one everything is looked at and none kept."""
        self._window, self._out = window, out
        self.seen: set[str] = set()
        """What there are pictures of."""

    def keep(self) -> None:
        """Keep a picture of both screens, and of what is open over the laptop's."""
        room = self._window.projector.window
        if room is None or not room.isVisible():
            return
        over = _open_over(self._window)
        self._of_laptop(f"laptop-{self._laptop()}", over)
        shown, bridge = self._window.screen_shown, self._window.navigator.bridge
        if isinstance(shown, RevealScreen):
            kind = f"room-{self._laptop()}"
        else:
            part = room.clock.part if room.clock is not None else "no clock"
            kind = f"room-{room.page}-{part}" + (
                f"-{bridge.public().phase.code[-1]}" if bridge else ""
            )
        self._keep(f"{kind}-{room.look.name}", room.grab)

    def keep_as(self, name: str) -> None:
        """Keep a picture of the laptop's screen under a name."""
        self._of_laptop(f"laptop-{name}", _open_over(self._window))

    def _laptop(self) -> str:
        """Say what kind of thing the laptop shows."""
        shown, bridge = self._window.screen_shown, self._window.navigator.bridge
        name, step = type(shown).__name__.removesuffix("Screen"), ""
        if bridge is not None:
            step = f"-{bridge.public().phase.code[-1]}"
        match shown:
            case NewGameScreen():
                dealt = "-dealt" if "" not in shown.seats.powers() else ""
                name += (f"-{shown.lineup.id}" if shown.lineup.id else "") + dealt
            case TableScreen():
                state = "-standing" * shown.side.starts + "-back" * shown.side.looks_back
                name = f"{name}-{shown.public.phase.code[-1]}{state}"
            case CurtainScreen():
                card = type(shown.card).__name__.removesuffix("Card")
                name = f"{name}-{card}-{shown.view.phase.code[-1]}"
            case RevealScreen():
                name = f"{name}-{shown.player.step.scene}-{shown.player.past.phase.code[-1]}"
            case DeskScreen():
                several = "-several" if shown.panel.hand.isVisible() else ""
                name += step + several + ("-read back" if shown.sheet is not None else "")
            case ResultsScreen() if bridge is not None:
                coin = "-coin" if shown.coin.isVisible() else ""
                name = f"{name}-{bridge.public().past[-1].phase.code[-1]}{coin}"
            case MasterDesk():
                asking = any(box.asking.isVisible() for box in shown.boxes.values())
                name += step + "-asking" * asking + "-covered" * shown.cover.isVisible()
            case PreviewScreen():
                name += step + "-rulings" * shown.show_rulings.isChecked()
        return name

    def _of_laptop(self, name: str, over: list[QWidget]) -> None:
        if over:  # what lies below is known
            name = "laptop-over-" + "-".join(type(one).__name__ for one in over)
        self._keep(name, lambda: _whole(self._window, over))

    def _keep(self, name: str, picture: Callable[[], QPixmap]) -> None:
        if name in self.seen or self._out is None:
            return
        self.seen.add(name)
        QTest.qWait(_GLANCE)  # whoever looks sees it laid out
        path = self._out / f"{len(self.seen):02d}-{name.replace(' ', '-')}.png"
        if not picture().save(str(path), quality=QUICKLY):
            raise OSError(errno.EIO, "the picture cannot be written", str(path))


def _open_over(window: MainWindow) -> list[QWidget]:
    """Return the cards and menus that are open, and the rules if somebody reads them."""
    widgets: list[QWidget] = [
        one
        for one in QApplication.topLevelWidgets()
        if one.isVisible() and isinstance(one, QDialog | QMenu)
    ]
    rules = window.findChild(QWidget, "rules_panel")
    if rules is not None and rules.isVisible():
        widgets.append(rules)
    return widgets


def _whole(window: MainWindow, over: list[QWidget]) -> QPixmap:
    """Return what is seen of a window and of what lies over it."""
    picture = window.grab()
    painter = QPainter(picture)
    for one in over:
        if one.isWindow():
            at = one.mapToGlobal(QPoint()) - window.mapToGlobal(QPoint())
            painter.drawPixmap(at, one.grab())
    painter.end()
    return picture
