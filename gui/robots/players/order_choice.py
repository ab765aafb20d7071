"""What the players at a table order, and how they give it: by what may be clicked in any game."""

import random
from collections import deque
from collections.abc import Callable, Collection, Sequence

from PySide6.QtCore import Qt

from engine.robots.players.random_table import random_orders
from engine.rules.choice import Choice
from engine.rules.game import Rules
from engine.rules.position import Position
from engine.table.view import PublicView
from gui.robots.players.click_driver import ClickDriver, NeverHappenedError
from gui.robots.players.scripted_player import ScriptedPlayer
from gui.table.desk.desk_screen import DeskScreen
from gui.words import labels

Table = Callable[[], tuple[Rules, PublicView]]
"""The rules of the game that is open, and what everybody may see of it."""


def _key_of(desk: DeskScreen, piece: str, token: str) -> str:
    """Return the letter of a kind of order, as the ring round its piece names it."""
    return next((item.key for item in desk.hand.saying.ring(piece) if item.token == token), "")


class OrderChoice:
    """Thinks for everybody, from what everybody may see: by chance alone."""

    def __init__(self, table: Table, chance: random.Random, keen: Collection[str] = ()) -> None:
        """``keen`` are powers whose players want to win, where anybody knows how."""
        self.table, self.chance, self._keen = table, chance, frozenset(keen)
        self.leader = ""
        """A power to whose player all others have given the game up; nothing while none has it."""

    @property
    def rules(self) -> Rules:
        """The rules of the game that is played."""
        return self.table()[0]

    def is_keen(self, power: str) -> bool:
        """Tell whether a power's player wants to win."""
        _, public = self.table()
        return not self._keen.isdisjoint(public.side(power))

    def orders(self, position: Position, power: str) -> tuple[str, ...]:
        """Return one power's orders for a phase."""
        if self.has_given_up(power):
            return self.making_way(position, power)
        return self.thought(position, power)

    def has_given_up(self, power: str) -> bool:
        """Tell whether a power's player lets another one win."""
        return bool(self.leader) and power not in self.table()[1].side(self.leader)

    def thought(self, position: Position, power: str) -> tuple[str, ...]:
        """Return the orders of a power whose player plays for himself."""
        return random_orders(self.rules, position, power, self.chance)

    def making_way(self, position: Position, power: str) -> tuple[str, ...]:
        """Return the orders of a power whose player lets another one win: none."""
        del position, power
        return ()

    def notation(self, order: str) -> str:
        """Write an order as the game's rulebook does."""
        return labels.notation(self.rules.order(order), self.rules.board)

    # -- at the desk ----------------------------------------------------------------------------

    def give(self, driver: ClickDriver, desk: DeskScreen, order: str, typed: float) -> str:
        """Give an order by clicks where it leads from space to space, else in words; say how.

        ``typed`` is how often a player types although he could click.
        """
        if self.chance.random() >= typed and self._clicked(driver, desk, order):
            return "clicked"
        return self.type(driver, desk, order)

    def type(self, driver: ClickDriver, desk: DeskScreen, order: str) -> str:
        """Give an order in words.

        Raises:
            NeverHappenedError: it was not taken.
        """
        ScriptedPlayer(driver).say(desk, self.notation(order))
        if order not in desk.orders:
            raise NeverHappenedError(f"typed {order!r}, the desk has {desk.orders}")
        return "typed"

    def _clicked(self, driver: ClickDriver, desk: DeskScreen, order: str) -> bool:
        power, position = desk.secret_of, desk.view.position
        way = () if position is None else self._way(position, power, order)
        if not way:
            return False
        self._lay_aside(driver, desk)
        for choice in way:
            if choice.location:
                driver.click_board(desk.view, choice.location)
            else:
                driver.letter(desk.view, _key_of(desk, way[0].token, choice.token))
        if order in desk.orders:
            return True
        # What is offered for a small space may lie over it: then it is said in words.
        self._lay_aside(driver, desk)
        return False

    def _lay_aside(self, driver: ClickDriver, desk: DeskScreen) -> None:
        while desk.hand.active:
            driver.key(desk.view, Qt.Key.Key_Escape)

    def _way(self, position: Position, power: str, order: str) -> tuple[Choice, ...]:
        """Return the choices that lead to an order, as few as there can be; none if none do."""
        piece = self.rules.order(order).key
        waiting: deque[tuple[Choice, ...]] = deque([()])
        while waiting:
            way = waiting.popleft()
            for choice in self.rules.choices(position, power, tuple(one.token for one in way)):
                if choice.order == order:
                    return (*way, choice)
                if not (choice.order or choice.why_not) and (way or choice.token == piece):
                    waiting.append((*way, choice))
        return ()

    def impossible(self, position: Position, power: str) -> str:
        """Return an order that nobody could carry out; nothing where none is known."""
        del position, power
        return ""

    # -- on a slip ------------------------------------------------------------------------------

    def mangled(self, order: str) -> Sequence[str]:
        """Return an order as somebody writes it who knows no notation, or in a hurry."""
        return self.notation(order).lower(), f"  {order.lower()} "

    def unclear(self, order: str) -> str:
        """Write an order so that it has several meanings, or none."""
        return f"{self.notation(order)} ???"
