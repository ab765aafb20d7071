"""What players of Diplomatia order: by chance, to win, or to let somebody else win."""

import re
from collections.abc import Sequence
from typing import Final

from engine.games.diplomatia import orders
from engine.robots.games.diplomatia.keen import keen_orders
from engine.rules.position import Position
from gui.games.diplomatia.words import DASH, full_order_words
from gui.robots.players.order_choice import OrderChoice
from gui.words import labels

_SIGNS: Final = {DASH: ("-", "->", "=>", "→", "⇒"), "P": ("S", "~"), "O": ("H", "X")}
"""How the handbook lets its signs be written besides (8.1 to 8.5)."""

_FAR: Final = 12
"""Spaces that are tried before nobody knows of one that is out of reach."""


class DiplomatiaChoice(OrderChoice):
    """Thinks for everybody; who is keen takes all that lies open, alone or with support."""

    def thought(self, position: Position, power: str) -> tuple[str, ...]:
        """Return the orders of a power whose player plays for himself."""
        if not self.is_keen(power):
            return super().thought(position, power)
        return keen_orders(self.rules, position, power, self.chance, self.leader)

    def making_way(self, position: Position, power: str) -> tuple[str, ...]:
        """Return the orders of a power whose player leaves all that feeds units to the leader."""
        return keen_orders(self.rules, position, power, self.chance, self.leader)

    def impossible(self, position: Position, power: str) -> str:
        """Return an order that nobody could carry out; nothing where none is known."""
        mine = position.of(power)
        if not position.phase.kind.main or not mine:
            return ""
        unit, board = self.chance.choice(mine), self.rules.board
        spaces = self.chance.sample(sorted(board.provinces), min(_FAR, len(board.provinces)))
        for to in spaces:
            if to != unit.at and to not in board.touching(unit.at):
                return str(orders.Guard(unit.kind, unit.at, to))
        return ""

    def mangled(self, order: str) -> Sequence[str]:
        """Return an order as somebody writes it with other signs, in full, or in a hurry."""
        text = self.notation(order)
        other = {sign: self.chance.choice(others) for sign, others in _SIGNS.items()}
        signs = re.sub(
            rf"(?<= )({'|'.join(_SIGNS)})(?= |$)", lambda found: other[found.group()], text
        )
        full = full_order_words(orders.value_of(order), self.rules.board)
        return text.lower(), order.lower(), f"  {order} ", signs, signs.lower(), full

    def unclear(self, order: str) -> str:
        """Write an order so that it has several meanings, or none."""
        meant, board = orders.meant(orders.value_of(order)), self.rules.board
        if isinstance(meant, orders.Move):
            goal = labels.province_name(board, meant.to)[: self.chance.choice((1, 2))]
            return f"{labels.abbreviation(board, meant.at)} {DASH} {goal}?"
        return super().unclear(order)
