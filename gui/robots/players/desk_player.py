"""A player at his desk who writes by clicks, words or pasting, for each of his powers, and seals.

Now and then he covers the desk, talks nonsense, or writes what nobody could carry out.
"""

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import Qt

from gui.robots.players.action_rates import ActionRates
from gui.robots.players.click_driver import ClickDriver, NeverHappenedError
from gui.robots.players.order_choice import OrderChoice
from gui.robots.players.scripted_player import ScriptedPlayer
from gui.table.desk.desk_screen import DeskScreen
from gui.words import labels


@dataclass(frozen=True, slots=True)
class Kept:
    """What lay on a desk when its owner lowered the curtain."""

    power: str
    sheets: Mapping[str, tuple[str, ...]] = field(repr=False)

    def check(self, desk: DeskScreen) -> None:
        """See that it still lies there."""
        if (desk.secret_of, desk.sheets) != (self.power, self.sheets):
            raise NeverHappenedError(f"the draft of {self.power} was not kept")


class DeskPlayer:
    """Whoever sits at the desk now."""

    def __init__(
        self,
        driver: ClickDriver,
        chance: random.Random,
        rates: ActionRates,
        order_choice: OrderChoice,
        deeds: Counter[str],
    ) -> None:
        self.driver, self._chance = driver, chance
        self._rates, self._order_choice, self._deeds = rates, order_choice, deeds
        self._written: set[str] = set()
        self.kept: Kept | None = None
        """What lies under a curtain that its owner has lowered over his desk."""

    def sit_down(self) -> None:
        """Begin to write, if nothing lies under the curtain."""
        if self.kept is None:
            self._written.clear()

    def act(self, desk: DeskScreen) -> Mapping[str, tuple[str, ...]]:
        """Do one thing at the desk; return what was sealed, by power, once it is."""
        power, position = desk.secret_of, desk.view.position
        if position is None:
            raise NeverHappenedError("an empty desk")
        if self.kept is not None:
            self.kept.check(desk)
            self.kept = None
        elif power not in self._written and not desk.orders:
            self._write(desk, power)
        self._written.add(power)
        if self._chance.random() < self._rates.cover:
            self._deeds["covered"] += 1
            self.kept = Kept(power, desk.sheets)
            self.driver.key(desk, Qt.Key.Key_F9)
            return {}
        others = [other for other in desk.sheets if other not in self._written]
        if others:
            self._turn(desk, others[0])
            return {}
        sealed = desk.sheets
        self._deeds["sealed"] += len(sealed)
        propose = self._chance.random() < self._rates.propose
        self._deeds["proposed"] += propose
        ScriptedPlayer(self.driver).seal(desk, propose=propose)
        return sealed

    def _turn(self, desk: DeskScreen, other: str) -> None:
        """Turn to another power by its sign, or by keys where it is the next one."""
        self._deeds["turned"] += 1
        signs = desk.panel.hand.buttons
        here, ring = desk.secret_of, list(signs)
        following = ring[(ring.index(here) + 1) % len(ring)]
        if following == other and self._chance.random() < 0.5:
            self.driver.key(desk, Qt.Key.Key_Tab, Qt.KeyboardModifier.ControlModifier)
        else:
            self.driver.press(signs[other])

    def _write(self, desk: DeskScreen, power: str) -> None:
        chance, rates, position = self._chance, self._rates, desk.view.position
        if position is None:
            raise NeverHappenedError("an empty desk")
        wanted = list(self._order_choice.orders(position, power))
        if position.phase.kind.main and not self._order_choice.is_keen(power):
            wanted = [order for order in wanted if chance.random() >= rates.left_out]
        if chance.random() < rates.nonsense:
            self._talk_nonsense(desk)
        if len(wanted) >= rates.paste_from and chance.random() < rates.pasted:
            self._paste(desk, wanted)
        for order in wanted:
            if order not in desk.orders:
                how = self._order_choice.give(self.driver, desk, order, rates.typed)
                self._deeds[how] += 1
        if chance.random() < rates.undo and wanted:
            self._undo_and_redo(desk)
        against = self._order_choice.impossible(position, power)
        if against and chance.random() < rates.impossible:
            self._deeds["illegal"] += 1
            self._deeds[self._order_choice.type(self.driver, desk, against)] += 1
        elif not _as_wanted(desk, wanted):
            raise NeverHappenedError(f"wanted {wanted}, the desk has {desk.orders}")

    def _paste(self, desk: DeskScreen, wanted: Sequence[str]) -> None:
        self._deeds["pasted"] += 1
        text = "\n".join(map(self._order_choice.notation, wanted))
        self.driver.paste(desk.entry.line, text)
        self.driver.key(desk.entry.line, Qt.Key.Key_Escape)

    def _talk_nonsense(self, desk: DeskScreen) -> None:
        self._deeds["nonsense"] += 1
        before = desk.orders
        ScriptedPlayer(self.driver).say(desk, "Hmm?")
        if desk.orders != before or not desk.entry.word.isVisible():
            raise NeverHappenedError("nonsense was taken for an order")
        self.driver.key(desk.entry.line, Qt.Key.Key_Escape)

    def _undo_and_redo(self, desk: DeskScreen) -> None:
        self._deeds["undone"] += 1
        before = desk.orders
        self.driver.press(desk.panel.undo)
        if desk.orders == before:
            raise NeverHappenedError("nothing was undone")
        self.driver.press(desk.panel.redo)
        if desk.orders != before:
            raise NeverHappenedError("what was undone did not come back")


def _as_wanted(desk: DeskScreen, wanted: Sequence[str]) -> bool:
    """Tell whether a desk holds what its player wanted, and what that takes along."""
    board = desk.view.loaded.board
    orders = [labels.order_of(text, board) for text in wanted]
    along = {text for order in orders for text in desk.hand.saying.along(order, ())}
    more = [text for text in desk.orders if text not in wanted]
    keys = {order.key for order in orders}
    taken = all(text in along and labels.order_of(text, board).key not in keys for text in more)
    return taken and all(text in desk.orders for text in wanted)
