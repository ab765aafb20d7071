"""What clicks and keys do on the rows of a desk: choose one, go to the next, take it off."""

from PySide6.QtCore import QObject

from engine.board.board import Board
from engine.board.location import province_of
from engine.rules.choice import Advice
from engine.rules.order import Order
from engine.rules.phase import Kind
from gui.orders.draft import Draft
from gui.orders.hand import BoardHand
from gui.orders.keys import BoardKeys
from gui.orders.order_list import next_row
from gui.table.desk.panel import DeskPanel


class DeskRows(QObject):
    """The rows of one power, one for everything that it may write."""

    def __init__(
        self, panel: DeskPanel, hand: BoardHand, draft: Draft, board: Board, kind: Kind
    ) -> None:
        super().__init__(panel)
        self._panel, self._hand, self._draft, self._board = panel, hand, draft, board
        self._kind = kind
        panel.list.chosen.connect(self._on_row)
        panel.waive_asked.connect(self._on_waive)
        panel.warning_shown.connect(self._on_warning)

    def follow(self, keys: BoardKeys) -> None:
        """Do what the board's keys ask of the rows."""
        keys.next_asked.connect(self._on_next)
        keys.step_asked.connect(self._on_step)

    def begin_with_the_only_one(self) -> None:
        """Begin with the only unit that has to retreat: there is nothing to choose among."""
        asked = [key for key, row in self._panel.list.rows.items() if row.asked]
        if self._kind.retreats and len(asked) == 1 and not self._draft.texts:
            self._hand.begin(asked[0])

    def accept(self, order: Order) -> bool:
        """Tell whether an order is for something that this player writes for."""
        if order.repeats:
            return self._hand.saying.still_due() > 0
        return order.key in self._panel.list.rows

    @property
    def _at_a_click(self) -> bool:
        """Whether a click on a row writes the whole order, or takes it back."""
        return self._kind.adjusts and self._hand.at_a_click

    def _on_row(self, key: str) -> None:
        hand = self._hand
        if hand.active == key:
            hand.lay_aside()
        elif self._at_a_click:
            hand.click(key.partition(" ")[2])
        else:
            hand.begin(key)
        hand.view.setFocus()

    def _on_waive(self) -> None:
        waive = self._hand.builder.kind("WAIVE", ())
        if waive is not None:
            self._hand.lay_aside()
            self._hand.pick(waive)

    def _on_warning(self, advice: object) -> None:
        if not isinstance(advice, Advice):
            return
        rows = self._panel.list.rows
        if advice.unit in rows and not self._at_a_click:
            self._hand.begin(advice.unit)
        elif province_of(advice.where) in self._board.provinces:
            self._hand.lights.show((advice.where,))
        else:  # it is about how many there are, not about one of them
            places = (province_of(key.rpartition(" ")[2]) for key in rows)
            self._hand.lights.show([place for place in places if place in self._board.provinces])
        self._hand.view.setFocus()

    def _on_next(self, forward: bool) -> None:  # noqa: FBT001 - a slot
        rows = list(self._panel.list.rows)
        free = [line for line in rows if not self._draft.order_for(line)]
        self._begin_from(free or rows, 1 if forward else -1)

    def _on_step(self, by: int) -> None:
        self._begin_from(list(self._panel.list.rows), by)

    def _begin_from(self, wanted: list[str], by: int) -> None:
        rows = list(self._panel.list.rows)
        self._hand.begin(next_row(rows, wanted, self._hand.active, by))
