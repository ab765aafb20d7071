"""One player of Diplomacy at his desk, who gives orders by clicks."""

from PySide6.QtCore import Qt

from engine.board.location import coast_of, province_of
from engine.games.diplomacy import orders
from engine.games.diplomacy.orders import DiplomacyOrder
from gui.robots.players.click_driver import NeverHappenedError
from gui.robots.players.scripted_player import ScriptedPlayer
from gui.table.desk.desk_screen import DeskScreen


class PointingPlayer(ScriptedPlayer):
    """Whoever sits behind the curtain now, with a pointer in his hand."""

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
                self.driver.letter(board, "H")
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
                self.driver.press(desk.panel.waive)

    def _pick_up(self, desk: DeskScreen, at: str) -> None:
        if province_of(desk.hand.active.partition(" ")[2]) != province_of(at):
            while desk.hand.active:
                self.driver.key(desk.view, Qt.Key.Key_Escape)
            self.driver.click_board(desk.view, province_of(at))

    def _to(self, desk: DeskScreen, at: str, to: str) -> None:
        self._pick_up(desk, at)
        self.driver.click_board(desk.view, province_of(to))
        if to in desk.view.offers.coasts:
            self.driver.click_board(desk.view, to)

    def _help(self, desk: DeskScreen, at: str, target: str, to: str, letter: str = "S") -> None:
        self._pick_up(desk, at)
        self.driver.click_chip(desk.view, province_of(target), letter)
        if len(desk.hand.builder.so_far) > 1:
            self.driver.click_board(desk.view, province_of(to))

    def _build(self, desk: DeskScreen, kind: str, at: str) -> None:
        self.driver.click_board(desk.view, province_of(at))
        ring = desk.hand.ring
        if ring is None:
            raise NeverHappenedError(f"nothing can be built in {at}")
        coast = coast_of(at)
        self.driver.click_ring(ring, f"{kind}/{coast}" if coast else kind)

    def _disband(self, desk: DeskScreen, at: str) -> None:
        if desk.view.position is not None and desk.view.position.dislodged:
            self._pick_up(desk, at)
            self.driver.letter(desk.view, "D")
        else:
            self.driver.click_board(desk.view, province_of(at))
