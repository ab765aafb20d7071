"""One player at his desk: gives orders by clicks or by words, and seals them."""

from collections.abc import Sequence

from PySide6.QtCore import Qt

from engine.board.location import coast_of, province_of
from engine.games.diplomacy import orders
from engine.games.diplomacy.orders import DiplomacyOrder
from gui.robots.players.click_driver import ClickDriver, NeverHappenedError
from gui.robots.players.curtain_steps import to_curtain, to_rest
from gui.table.curtain.call_cards import CallCard
from gui.table.desk.desk_screen import DeskScreen
from gui.table.desk.seal import SealedScreen
from gui.table.page.table_screen import TableScreen


class ScriptedPlayer:
    """Whoever sits behind the curtain now."""

    def __init__(self, driver: ClickDriver) -> None:
        self._driver = driver

    def sit_down(self, pin: str = "", power: str = "") -> DeskScreen:
        """Raise the curtain: it is my turn, or I have tapped my sign."""
        curtain = to_curtain(self._driver, power)
        card = curtain.card
        if not isinstance(card, CallCard):
            raise NeverHappenedError("nobody is called")
        if card.pin is not None:
            self._driver.write(card.pin, pin)
        self._driver.press(card.go)
        return self._driver.screen(DeskScreen)

    def open_all(self, page: TableScreen) -> None:
        """Open all envelopes: everybody has sealed."""
        if not page.side.all_sealed:
            raise NeverHappenedError("somebody has not sealed")
        self._driver.press(page.side.primary)

    def say(self, desk: DeskScreen, text: str) -> None:
        """Type an order."""
        self._driver.write(desk.entry.line, text)
        self._driver.key(desk.entry.line, Qt.Key.Key_Return)

    def show(self, desk: DeskScreen, canonical: str) -> None:
        """Give an order by clicks on the board.

        Raises:
            NeverHappenedError: the clicks gave another order, or none.
        """
        self._point(desk, orders.parse(canonical))
        if canonical not in desk.orders:
            raise NeverHappenedError(f"clicks for {canonical!r} gave {desk.orders}")

    def _point(self, desk: DeskScreen, order: DiplomacyOrder) -> None:
        board = desk.view
        match order:
            case orders.Move(at=at, to=to) | orders.Retreat(at=at, to=to):
                self._to(desk, at, to)
            case orders.Hold(at=at):
                self._pick_up(desk, at)
                self._driver.letter(board, "H")
            case orders.SupportHold(at=at, target=target):
                self._help(desk, at, target, target)
            case orders.SupportMove(at=at, target=target, to=to):
                self._help(desk, at, target, to)
            case orders.Convoy(at=at, target=target, to=to):
                self._help(desk, at, target, to, "C")
            case orders.Build(kind=kind, at=at):
                self._build(desk, str(kind), at)
            case orders.Disband(at=at):
                self._disband(desk, at)
            case orders.Waive():
                self._driver.press(desk.panel.waive)

    def _pick_up(self, desk: DeskScreen, at: str) -> None:
        if province_of(desk.hand.active.partition(" ")[2]) != province_of(at):
            while desk.hand.active:
                self._driver.key(desk.view, Qt.Key.Key_Escape)
            self._driver.click_board(desk.view, province_of(at))

    def _to(self, desk: DeskScreen, at: str, to: str) -> None:
        self._pick_up(desk, at)
        self._driver.click_board(desk.view, province_of(to))
        if to in desk.view.offers.coasts:
            self._driver.click_board(desk.view, to)

    def _help(self, desk: DeskScreen, at: str, target: str, to: str, letter: str = "S") -> None:
        self._pick_up(desk, at)
        self._driver.click_chip(desk.view, province_of(target), letter)
        if len(desk.hand.builder.so_far) > 1:
            self._driver.click_board(desk.view, province_of(to))

    def _build(self, desk: DeskScreen, kind: str, at: str) -> None:
        self._driver.click_board(desk.view, province_of(at))
        ring = desk.hand.ring
        if ring is None:
            raise NeverHappenedError(f"nothing can be built in {at}")
        coast = coast_of(at)
        self._driver.click_ring(ring, f"{kind}/{coast}" if coast else kind)

    def _disband(self, desk: DeskScreen, at: str) -> None:
        if desk.view.position is not None and desk.view.position.dislodged:
            self._pick_up(desk, at)
            self._driver.letter(desk.view, "D")
        else:
            self._driver.click_board(desk.view, province_of(at))

    def seal(self, desk: DeskScreen, *, propose: bool = False) -> None:
        """Swear to what is written, with a proposal of a draw or none; step back."""
        self._driver.press(desk.panel.seal)
        sheet = desk.sheet
        if sheet is None:
            raise NeverHappenedError("the orders were not read back")
        if propose and sheet.motions.any:
            if sheet.motions.ask.isVisible():
                self._driver.press(sheet.motions.ask)
            sheet.motions.choice.setFocus()
            self._driver.key(sheet.motions.choice, Qt.Key.Key_Down)
        self._driver.press(sheet.seal)
        sealed = self._driver.screen(SealedScreen)
        self._driver.key(sealed, Qt.Key.Key_Space)
        to_rest(self._driver)

    def play(self, texts: Sequence[str], pin: str = "", power: str = "") -> None:
        """Sit down, give canonical orders by clicks, seal."""
        desk = self.sit_down(pin, power)
        for text in texts:
            self.show(desk, text)
        self.seal(desk)
