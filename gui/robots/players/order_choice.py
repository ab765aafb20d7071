"""Players of any game: what they order follows from what may be clicked."""

import random
from collections.abc import Callable, Collection

from PySide6.QtCore import Qt

from engine.board.board import Board
from engine.games.diplomacy.phase import KEY
from engine.robots.players.random_table import random_orders
from engine.rules.game import Rules
from engine.rules.position import Position
from engine.table.view import PublicView
from gui.robots.players.click_driver import ClickDriver
from gui.robots.games.diplomacy.players.order_choice import OrderChoice
from gui.robots.players.scripted_player import ScriptedPlayer
from gui.table.desk.desk_screen import DeskScreen
from gui.words import labels


class AnyChoice(OrderChoice):
    """Chooses by chance alone, by the rules of whatever is played."""

    def orders(self, position: Position, power: str) -> tuple[str, ...]:
        """Return one power's orders for a phase."""
        return random_orders(self.rules, position, power, self.chance)


def choice_of(
    board: Board,
    table: Callable[[], tuple[Rules, PublicView]],
    chance: random.Random,
    keen: Collection[str],
) -> OrderChoice:
    """Return who chooses the orders of a game's players."""
    if board.game == KEY:
        return OrderChoice(table, chance, keen)
    return AnyChoice(table, chance)


def write(driver: ClickDriver, desk: DeskScreen, order: str, rules: Rules) -> str:
    """Give an order by clicks where it leads from space to space, else in words; say how."""
    position, power = desk.view.position, desk.secret_of
    if position is not None:
        for first in rules.choices(position, power, ()):
            for choice in rules.choices(position, power, (first.token,)):
                if choice.order == order and choice.location:
                    while desk.hand.active:
                        driver.key(desk.view, Qt.Key.Key_Escape)
                    driver.click_board(desk.view, first.location)
                    driver.click_board(desk.view, choice.location)
                    return "clicked"
    ScriptedPlayer(driver).say(desk, labels.notation(rules.order(order), rules.board))
    return "typed"
