"""What a player has written so far: undone and redone at will, gone when the curtain falls."""

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QObject, Signal

from engine.rules.order import NO_ORDER, Order, OrderReader


class Draft(QObject):
    """The orders of one power before the seal, with undo and redo.

    What was written before is kept here, as values: a ``QUndoStack`` that nobody holds any more
    frees its commands after Python has freed them, and takes the program with it (PySide 6.11).
    """

    changed = Signal()

    def __init__(
        self,
        order: OrderReader,
        texts: Iterable[str] = (),
        parent: QObject | None = None,
    ) -> None:
        """Begin with orders, which ``order`` takes; of two for the same the later stays."""
        super().__init__(parent)
        self.order = order
        self._orders: dict[str, Order] = {}
        for one in map(order, texts):
            self._orders[self._free_key(self._orders, one)] = one
        self._before: list[Mapping[str, Order]] = []
        self._undone: list[Mapping[str, Order]] = []

    @property
    def orders(self) -> tuple[Order, ...]:
        """Everything written, in the order in which it was first given."""
        return tuple(self._orders.values())

    @property
    def texts(self) -> tuple[str, ...]:
        """The same as it goes into the envelope."""
        return tuple(map(str, self._orders.values()))

    @property
    def keys(self) -> tuple[str, ...]:
        """What has an order."""
        return tuple(self._orders)

    def order_for(self, key: str) -> Order:
        """Return the order of a unit or a build's province; none yet is ``NO_ORDER``."""
        return self._orders.get(key, NO_ORDER)

    def give(self, *texts: str, without: Iterable[str] = ()) -> None:
        """Write orders as one step; each replaces what the same unit had.

        Those of the keys ``without`` are struck out in the same step.
        """
        gone = {*without}
        after = {key: order for key, order in self._orders.items() if key not in gone}
        for order in map(self.order, texts):
            after[self._free_key(after, order)] = order
        self._push(after)

    def withdraw(self, key: str, *others: str) -> bool:
        """Strike out an order, the last of several with that key; tell whether there was one.

        Those of ``others`` go with it.
        """
        several = [one for one, order in self._orders.items() if order.repeats and order.key == key]
        gone = {several[-1] if several else key, *others}
        after = {other: order for other, order in self._orders.items() if other not in gone}
        return self._push(after)

    @property
    def can_undo(self) -> bool:
        """Whether anything was changed since it began."""
        return bool(self._before)

    @property
    def can_redo(self) -> bool:
        """Whether a change was taken back, and nothing written since."""
        return bool(self._undone)

    def undo(self) -> None:
        """Go back to what was written before the last change, if there was any."""
        if self._before:
            self._undone.append(self._orders)
            self.show(self._before.pop())

    def redo(self) -> None:
        """Write again what was taken back last."""
        if self._undone:
            self._before.append(self._orders)
            self.show(self._undone.pop())

    def _push(self, after: Mapping[str, Order]) -> bool:
        if after == self._orders:
            return False
        self._before.append(self._orders)
        self._undone.clear()
        self.show(after)
        return True

    def show(self, orders: Mapping[str, Order]) -> None:
        """Take over what is written elsewhere; that is no step of its own."""
        self._orders = dict(orders)
        self.changed.emit()

    def _free_key(self, taken: Mapping[str, Order], order: Order) -> str:
        key = order.key
        if not order.repeats:
            return key
        number = 1
        while f"{key} {number}" in taken:
            number += 1
        return f"{key} {number}"
