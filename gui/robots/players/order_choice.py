"""What the players at a table order, and how they give it: by what may be clicked in any game."""

import random
from collections import Counter
from collections.abc import Callable, Collection, Sequence

from engine.robots.players.random_table import random_orders
from engine.rules.game import Rules
from engine.rules.position import Position
from engine.table.view import PublicView
from gui.robots.players.board_hand import BoardHand
from gui.robots.players.click_driver import ClickDriver, NeverHappenedError
from gui.robots.players.scripted_player import ScriptedPlayer
from gui.table.desk.desk_screen import DeskScreen
from gui.words import labels

Table = Callable[[], tuple[Rules, PublicView]]
"""The rules of the game that is open, and what everybody may see of it."""


_IN_VAIN = 4
"""So many orders of a kind given in vain, and none otherwise: nobody can give one by hand."""


class OrderChoice:
    """Thinks for everybody, from what everybody may see: by chance alone."""

    def __init__(self, table: Table, chance: random.Random, keen: Collection[str] = ()) -> None:
        """``keen`` are powers whose players want to win, where anybody knows how."""
        self.table, self.chance, self._keen = table, chance, frozenset(keen)
        self.leader = ""
        """A power to whose player all others have given the game up; nothing while none has it."""

        self._by_hand = set[str]()
        self._in_vain: Counter[str] = Counter()

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
        """Give an order by hand where there is a way, else in words; say how.

        ``typed`` is how often a player types although he could click.

        Raises:
            NeverHappenedError: no order of its kind was ever taken by hand.
        """
        hand, position = BoardHand(driver, desk, self.rules, self.chance), desk.view.position
        by_hand = position is not None and self.chance.random() >= typed
        way = hand.way(position, order) if by_hand and position is not None else ()
        if not way:
            return self.type(driver, desk, order)
        kind = next((one.token for one in way[1:] if not one.location), "to a space")
        how = hand.take(way)
        if order in desk.orders:
            self._by_hand.add(kind)
            return how
        self._in_vain[kind] += 1
        if kind not in self._by_hand and self._in_vain[kind] >= _IN_VAIN:
            raise NeverHappenedError(f"nobody can give {order!r} by hand, the last was {how}")
        # What is offered for a small space may lie over it: then it is said in words.
        hand.lay_aside()
        self.type(driver, desk, order)
        return f"{how} in vain"

    def type(self, driver: ClickDriver, desk: DeskScreen, order: str) -> str:
        """Give an order in words.

        Raises:
            NeverHappenedError: it was not taken.
        """
        ScriptedPlayer(driver).say(desk, self.notation(order))
        if order not in desk.orders:
            raise NeverHappenedError(f"typed {order!r}, the desk has {desk.orders}")
        return "typed"

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
