"""An evening on two displays: the laptop goes round, the room looks at the other."""

import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import qInstallMessageHandler
from PySide6.QtGui import QScreen
from PySide6.QtWidgets import QAbstractButton

from engine.board.board import Board
from engine.table.terms import Terms
from gui import app, settings
from gui.master.desk_screen import MasterDesk
from gui.public.projector import Place
from gui.robots.evening.finished_game import FinishedGame
from gui.robots.evening.pictures import Pictures
from gui.robots.evening.public_screen_check import (
    PublicScreenCheck,
    PublicScreenError,
    end_the_talk,
    walk,
)
from gui.robots.evening.side_acts import SideActs
from gui.robots.players.action_rates import ActionRates
from gui.robots.players.click_driver import ClickDriver
from gui.robots.players.curtain_steps import CALM, REST
from gui.robots.players.new_game_form import Agreed
from gui.robots.players.qt_messages import from_qt
from gui.robots.tables.random_table import Play, RandomTable
from gui.table.desk.seal import SealedScreen
from gui.table.reveal.reveal_screen import RevealScreen
from gui.windows.main_window import MainWindow

PIN = "1234"
"""Of the third power: somebody locks his envelopes."""

UNPLUGGED, TALKED_OUT = 0.04, 0.25
"""How often the projector's cable is pulled out; how often all agree that enough was said."""

LED = 0.5
"""How often a master does what is not usual: every picture of it is wanted."""


def _nobody(window: MainWindow) -> None:
    del window


class _Watched(ClickDriver):
    """Clicks that somebody watches: each may show something new."""

    def __init__(self, window: MainWindow, pictures: Pictures) -> None:
        super().__init__(window)
        self._pictures = pictures

    def press(self, button: QAbstractButton) -> None:
        """Click a button that can be clicked, and look."""
        super().press(button)
        self._pictures.keep()


class TwoDisplays:
    """The program, its players, and a cable that comes out now and then."""

    def __init__(
        self,
        out: Path | None,
        language: str,
        theme: str,
        public_theme: str,
        *,
        begun: Callable[[MainWindow], object] = _nobody,
        over: Callable[[MainWindow], object] = _nobody,
    ) -> None:
        """Without ``out`` no pictures are kept.

        ``begun`` is told of the window when it is shown, ``over`` when all was played and seen.
        """
        self._out, self._begun, self._over = out, begun, over
        settings.change(
            language=language,
            theme=theme,
            public_theme=public_theme,
            public_on=True,
            reduced_motion=True,
            cover_after=0,
            sounds=False,
        )
        self._application = app.prepare(["velmoc"])
        # By their names: a screen that a window is asked for is forgotten when the window dies.
        screens = sorted(self._application.screens(), key=lambda one: one.geometry().x())
        self._first, self._second = screens[0].name(), screens[-1].name()
        self.pulled = 0
        """How often the cable was pulled out."""

    def _screen(self, name: str) -> QScreen:
        return next(one for one in self._application.screens() if one.name() == name)

    @property
    def _beside(self) -> bool:
        """Whether there is a display beside the laptop's."""
        return self._second != self._first

    def play(self, chance: random.Random, board: Board, agreed: Agreed, play: Play) -> str:
        """Play to a victory, or so many years to a draw; say what was played.

        Raises:
            NeverHappenedError: the windows did not do what people expect.
            RoomError: the room saw what it must not see.
        """
        before = qInstallMessageHandler(from_qt)
        window = MainWindow()
        window.setGeometry(self._screen(self._first).geometry())
        window.navigator.terms = Terms(rng=random.Random(1))  # noqa: S311 - a demo's lot
        window.show_start()
        window.show()
        self._begun(window)
        pictures = Pictures(window, self._out)
        table = RandomTable(
            _Watched(window, pictures),
            board,
            chance,
            agreed=replace(agreed, title="Two displays", pins={board.powers[:3][-1].id: PIN}),
            play=replace(play, rates=ActionRates(pasted=0.8, paste_from=3, led=LED)),
        )
        table.driver.settle()
        window.show_public()
        where = self._screen(self._second).geometry() if self._beside else None
        room = PublicScreenCheck(window, table, where, pictures)
        side_acts = SideActs(table.driver, pictures, chance)
        table.driver.wait(room.there, "the public screen on its display")
        room.look()
        while self._acts(window, table):
            room.look()
            self._chances(window, table, room, chance)
            if isinstance(window.screen_shown, (*CALM, MasterDesk)):
                side_acts.perhaps(may_break=table.kept is None)
        room.look()
        ended = FinishedGame(table.driver, pictures).look(won=play.to_the_end)
        self._over(window)
        window.close()
        self._application.processEvents()
        qInstallMessageHandler(before)
        deeds = ", ".join(f"{name} {count}" for name, count in sorted(table.deeds.items()))
        return (
            f"{table.deeds['phases']} phases, {table.deeds['sealed']} envelopes, {room.looks} "
            f"looks at the public screen, unplugged {self.pulled} times, "
            f"{side_acts.taken} detours; {len(pictures.seen)} pictures in {self._out}\n"
            f"{ended}\n{deeds}"
        )

    def _acts(self, window: MainWindow, table: RandomTable) -> bool:
        """Do what follows, having taken the keys.

        Offscreen they are lost again at once, which covers every desk: there for a reveal only.
        """
        offscreen = self._application.platformName() == "offscreen"
        if not offscreen or isinstance(window.screen_shown, RevealScreen):
            window.activateWindow()
            table.driver.wait(window.isActiveWindow, "the laptop's window taking the keys")
        return table.act()

    def _chances(
        self, window: MainWindow, table: RandomTable, room: PublicScreenCheck, chance: random.Random
    ) -> None:
        """Do what belongs to an evening besides playing."""
        shown, keeper = window.screen_shown, window.navigator.clock
        if isinstance(shown, RevealScreen):
            walk(window, table, room)
        if isinstance(shown, (*REST, MasterDesk)) and keeper is not None:
            if keeper.clock is not None and not keeper.clock.going:
                keeper.toggle()
            if chance.random() < TALKED_OUT:
                end_the_talk(keeper)
            room.look()
        if self._beside and chance.random() < UNPLUGGED:
            self._pull_out(window, table, room)

    def _pull_out(self, window: MainWindow, table: RandomTable, room: PublicScreenCheck) -> None:
        """Take the room's display away, play on, and bring it back."""
        self.pulled += 1
        self._application.screenRemoved.emit(self._screen(self._second))
        if window.projector.place is not Place.LOST or not window.projector.notice.isVisible():
            raise PublicScreenError("nobody noticed that the display is gone")
        if not isinstance(window.screen_shown, SealedScreen | RevealScreen):
            self._acts(window, table)
        self._application.screenAdded.emit(self._screen(self._second))
        table.driver.settle()
        room.look()
