"""Run by test_two_displays: the second display comes and goes whatever the laptop shows."""

import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QDeadlineTimer, QEvent, QEventLoop, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QWidget

sys.path.insert(0, str(Path(__file__).parent))  # it is not on a safe path
from two_displays import PATIENCE, Rig, say

from engine.games.diplomacy.clocks import CLOCKS
from gui import settings
from gui.clock.sheet import ClockSheet
from gui.public.projector import Place
from gui.public.window import Page
from gui.table.curtain.call_cards import CallCard
from gui.table.curtain.curtain_screen import CurtainScreen
from gui.table.desk.desk_screen import DeskScreen
from gui.table.desk.pin_card import PinCard
from gui.table.page.table_screen import TableScreen
from gui.table.reveal.export import PNG, ExportSheet
from gui.table.reveal.reveal_screen import RevealScreen
from gui.windows.ending.end_card import EndCard
from gui.windows.new_game.new_game_screen import NewGameScreen


class Anywhere:
    """Takes the display away while something is open, and brings it back."""

    def __init__(self, rig: Rig) -> None:
        self.rig, self.window = rig, rig.window

    def until(self, what: str, seen: Callable[[], bool]) -> None:
        """Let the program come to something."""
        patience = QDeadlineTimer(PATIENCE)
        while not seen():
            if patience.hasExpired():
                raise AssertionError(f"waited in vain for {what}")
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents, 100)
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    def card(self, kind: type[QDialog]) -> QDialog | None:
        """Return the card of a kind that is open."""
        known = [one for one in QApplication.topLevelWidgets() if isinstance(one, kind)]
        return next((one for one in known if one.isVisible()), None)

    def pull_and_plug(self, page: Page) -> None:
        """Take it away, look, bring it back, look."""
        self.rig.check(page)
        self.rig.pull()
        assert self.rig.projector.place is Place.LOST
        assert not self.rig.room.isVisible()
        assert self.window.isVisible()
        self.rig.plug()
        self.rig.check(page)

    def over(self, name: str, kind: type[QDialog], show: Callable[[], object], page: Page) -> None:
        """Do so while a card is open; it stays open, and can be closed."""
        show()
        self.until(name, lambda: self.card(kind) is not None)
        self.pull_and_plug(page)
        card = self.card(kind)
        assert card is not None, name
        card.reject()
        self.until(f"{name} closed", lambda: self.card(kind) is None)
        say(name)

    def cards(self) -> None:
        """What opens before the curtain."""
        to = self.window.navigator
        self.over("end", EndCard, to.open.ask_for_draw, Page.TABLE)
        assert to.clock is not None
        to.clock.use(next(iter(CLOCKS.values())))
        self.over("clock", ClockSheet, to.open.show_clock, Page.TABLE)
        self.over("files", QFileDialog, to.open.ask_for_copy, Page.TABLE)
        to.show_rules()
        self.pull_and_plug(Page.TABLE)
        self.window.findChild(QWidget, "rules_panel").close()
        menu = self.window.menu.popup
        self.window.menu._open_by_key()
        self.until("menu", menu.isVisible)
        self.pull_and_plug(Page.TABLE)
        menu.close()
        say("menu")
        to.open.show_history()
        self.pull_and_plug(Page.TABLE)
        say("past")

    def desk(self, *, sheet: bool) -> None:
        """A desk is covered when a display comes; its draft is kept, the room sees nothing."""
        page = self.window.screen_shown
        assert isinstance(page, TableScreen)
        page.next_asked.emit()
        self.until("call", lambda: isinstance(self.window.screen_shown, CurtainScreen))
        curtain = self.window.screen_shown
        assert isinstance(curtain, CurtainScreen)
        assert isinstance(curtain.card, CallCard)
        self.window.activateWindow()
        self.until("the keys", self.window.isActiveWindow)
        QTest.mouseClick(curtain.card.go, Qt.MouseButton.LeftButton)
        self.until("desk", lambda: isinstance(self.window.screen_shown, DeskScreen))
        desk = self.window.screen_shown
        assert isinstance(desk, DeskScreen)
        if sheet:
            desk.open_sheet()
        self.pull_and_plug(Page.TABLE)
        self.until("curtain", lambda: isinstance(self.window.screen_shown, CurtainScreen))
        self.pull_and_plug(Page.TABLE)
        self.window.screen_shown.back_asked.emit()
        self.until("table", lambda: isinstance(self.window.screen_shown, TableScreen))
        self.pull_and_plug(Page.TABLE)
        say("read back" if sheet else "desk")

    def reveal(self) -> None:
        """Everything moves on both displays; one goes at any moment of it."""
        self.rig.seal_and_reveal()
        reveal = self.window.screen_shown
        assert isinstance(reveal, RevealScreen)
        self.rig.check(Page.REVEAL)
        for place in range(len(reveal.player.steps)):
            reveal.player.go_to(place)
            reveal.player.replay()
            QTest.qWait(40)
            self.rig.pull()
            QTest.qWait(40)
            self.rig.plug()
            self.rig.check(Page.REVEAL)
        say("moving")
        self.over("export", ExportSheet, reveal.bar.export.click, Page.REVEAL)
        self.keep(reveal)

    def keep(self, reveal: RevealScreen) -> None:
        """Pictures are written while the display goes and comes."""
        reveal.bar.export.click()
        self.until("sheet", lambda: self.card(ExportSheet) is not None)
        sheet = self.card(ExportSheet)
        assert isinstance(sheet, ExportSheet)
        sheet.sizes["small"].setChecked(True)
        sheet.ways.choose(PNG)
        folder = settings.games_folder() / "reveal"
        folder.mkdir()
        sheet.keep(folder)
        self.pull_and_plug(Page.REVEAL)
        self.until("the pictures", lambda: sheet.film is None)
        assert len(list(folder.glob("*.png"))) == len(reveal.player.steps) - 1
        sheet.reject()
        say("written")

    def elsewhere(self) -> None:
        """No game is open."""
        self.window.new_game()
        page = self.window.screen_shown
        assert isinstance(page, NewGameScreen)
        self.over("PIN", PinCard, page.seats.pins[0].click, Page.WORDMARK)
        self.window.show_library()
        self.pull_and_plug(Page.WORDMARK)
        say("study")


def main() -> None:
    """Take the display away wherever the laptop is."""
    settings.change(reduced_motion=False, cover_after=0, sounds=False, language="en")
    rig = Rig()
    there = Anywhere(rig)
    there.cards()
    rig.window.navigator.open.evening.begin()
    if rig.monitors is not None:  # offscreen the keys go astray, which covers every desk
        there.desk(sheet=False)
        there.desk(sheet=True)
    there.reveal()
    there.elsewhere()
    rig.window.close()
    say("played")


if __name__ == "__main__":
    main()
