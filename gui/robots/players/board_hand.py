"""A hand on the board of any game: clicks, drags, signs beside pieces, the ring, and keys."""

import random
from collections import deque
from collections.abc import Sequence

from PySide6.QtCore import Qt

from engine.board.location import province_of
from engine.rules.choice import Choice
from engine.rules.game import Rules
from engine.rules.position import Position
from gui.games import catalogue
from gui.orders.builder import MOVE
from gui.robots.players.click_driver import ClickDriver
from gui.table.desk.desk_screen import DeskScreen

_DRAGGED, _BY_SIGN, _BY_RING = 0.25, 0.4, 0.25
"""How often a piece is dragged to where it goes; how often a kind of order is taken by the sign
beside another's piece, or in the ring. Otherwise spaces are clicked, and kinds taken by keys."""

CLICKED, DRAGGED, BY_SIGN, BY_RING, BY_KEY = "clicked", "dragged", "by sign", "by ring", "by key"


class BoardHand:
    """The hand of whoever sits at a desk now."""

    def __init__(
        self, driver: ClickDriver, desk: DeskScreen, rules: Rules, chance: random.Random
    ) -> None:
        self._driver, self._desk, self._rules, self._chance = driver, desk, rules, chance

    def way(self, position: Position, order: str) -> tuple[Choice, ...]:
        """Return what leads to an order and can be pointed at, as little as there can be.

        A kind of order can be where the ring names it. Nothing is returned if nothing leads there.
        """
        power, piece = self._desk.secret_of, self._rules.order(order).key
        named = {item.token for item in self._desk.hand.saying.ring(piece)}
        waiting: deque[tuple[Choice, ...]] = deque([()])
        while waiting:
            way = waiting.popleft()
            for choice in self._rules.choices(position, power, tuple(one.token for one in way)):
                if choice.order == order and (choice.location or not way or choice.token in named):
                    return (*way, choice)
                if choice.order or choice.why_not:
                    continue
                leads = choice.location or choice.token in named if way else choice.token == piece
                if leads:
                    waiting.append((*way, choice))
        return ()

    def take(self, way: Sequence[Choice]) -> str:
        """Go a way, by one of the means that a hand has; say by which."""
        self.lay_aside()
        first, onward = way[0], list(way[1:])
        if not first.location:
            self._say_alone(first.token)
            return BY_KEY
        if not onward or onward[0].location:
            return self._to(first, onward)
        kind = onward.pop(0).token
        how = self._kind(first, kind, onward)
        for choice in onward[1:] if how == BY_SIGN else onward:
            self._driver.click_board(self._desk.view, choice.location)
        return how

    def lay_aside(self) -> None:
        """Stop making an order."""
        while self._desk.hand.active:
            self._driver.key(self._desk.view, Qt.Key.Key_Escape)

    def _to(self, first: Choice, onward: Sequence[Choice]) -> str:
        """Click spaces, or drag the piece from the first to the last."""
        view = self._desk.view
        if len(onward) == 1 and self._chance.random() < _DRAGGED:
            self._driver.drag_board(view, first.location, onward[0].location)
            ring = self._desk.hand.ring
            if ring is not None:  # dropped on another's piece: it is asked what for
                self._driver.click_ring(ring, MOVE)
            return DRAGGED
        for choice in (first, *onward):
            self._driver.click_board(view, choice.location)
        return CLICKED

    def _kind(self, first: Choice, kind: str, onward: Sequence[Choice]) -> str:
        """Take up a piece and a kind of order for it."""
        desk, fate = self._desk, self._chance.random()
        beside = catalogue.played_on(self._rules.board).verbs().beside
        if kind in beside and len(onward) > 1 and fate < _BY_SIGN:
            self._driver.click_board(desk.view, first.location)
            other = province_of(onward[0].location)
            self._driver.click_chip(desk.view, other, kind)
            return BY_SIGN
        if fate > 1 - _BY_RING:
            self._driver.ask_for_ring(desk.view, first.location)
            if desk.hand.ring is not None:
                self._driver.click_ring(desk.hand.ring, kind)
                return BY_RING
        self._driver.click_board(desk.view, first.location)
        ring = desk.hand.saying.ring(first.token)
        key = next((item.key for item in ring if item.token == kind), "")
        self._driver.letter(desk.view, key)
        return BY_KEY

    def _say_alone(self, token: str) -> None:
        """Give an order that is for no piece."""
        alone = catalogue.played_on(self._rules.board).verbs().alone
        key = next((key for key, known in alone.items() if known == token), "")
        self._driver.letter(self._desk.view, key)
