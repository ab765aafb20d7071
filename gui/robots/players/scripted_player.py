"""One player at his desk: gives orders in words, and seals them."""

from PySide6.QtCore import Qt

from gui.robots.players.click_driver import ClickDriver, NeverHappenedError
from gui.robots.players.curtain_steps import REST, to_curtain, to_rest
from gui.table.curtain.call_cards import CallCard
from gui.table.desk.desk_screen import DeskScreen
from gui.table.desk.seal import SealedScreen
from gui.table.page.table_screen import TableScreen


class ScriptedPlayer:
    """Whoever sits behind the curtain now."""

    def __init__(self, driver: ClickDriver) -> None:
        self.driver = driver

    def sit_down(self, pin: str = "", power: str = "") -> DeskScreen:
        """Raise the curtain: it is my turn, or I have tapped my sign."""
        curtain = to_curtain(self.driver, power)
        card = curtain.card
        if not isinstance(card, CallCard):
            raise NeverHappenedError("nobody is called")
        if card.pin is not None:
            self.driver.write(card.pin, pin)
        self.driver.press(card.go)
        return self.driver.screen(DeskScreen)

    def open_all(self, page: TableScreen) -> None:
        """Open all envelopes: everybody has sealed."""
        if not page.side.all_sealed:
            raise NeverHappenedError("somebody has not sealed")
        self.driver.press(page.side.primary)

    def say(self, desk: DeskScreen, text: str) -> None:
        """Type an order."""
        self.driver.write(desk.entry.line, text)
        self.driver.key(desk.entry.line, Qt.Key.Key_Return)

    def seal(self, desk: DeskScreen, *, propose: bool = False) -> None:
        """Swear to what is written, with a proposal of a draw or none; step back."""
        self.driver.press(desk.panel.seal)
        sheet = desk.sheet
        if sheet is None:
            raise NeverHappenedError("the orders were not read back")
        for box in sheet.agreement.boxes:  # several command the power: each agrees
            self.driver.tick(box)
        if propose and sheet.motions.any:
            if sheet.motions.ask.isVisible():
                self.driver.press(sheet.motions.ask)
            sheet.motions.choice.setFocus()
            self.driver.key(sheet.motions.choice, Qt.Key.Key_Down)
        self.driver.press(sheet.seal)
        window, after = self.driver.window, (SealedScreen, *REST)
        self.driver.wait(lambda: isinstance(window.screen_shown, after), "the sealed envelope")
        sealed = window.screen_shown
        if isinstance(sealed, SealedScreen):  # on a busy machine it may have been seen already
            self.driver.key(sealed, Qt.Key.Key_Space)
        to_rest(self.driver)
