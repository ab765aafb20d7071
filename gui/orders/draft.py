"""What a player has written so far: undone and redone at will, gone when the curtain falls."""

from collections.abc import Callable, Iterable, Mapping

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

WAIVED = "WAIVE"
"""Key of an order that nothing is built: there may be several."""


class _Change(QUndoCommand):
    """One change of the draft. Its text stays empty: an undo stack must not tell orders."""

    def __init__(self, draft: "Draft", before: Mapping[str, str], after: Mapping[str, str]) -> None:
        super().__init__("")
        self._draft, self._before, self._after = draft, dict(before), dict(after)

    def undo(self) -> None:
        """Go back to what was written before."""
        self._draft.show(self._before)

    def redo(self) -> None:
        """Write it (again)."""
        self._draft.show(self._after)


class Draft(QObject):
    """The orders of one power before the seal, with undo and redo."""

    changed = Signal()

    def __init__(
        self,
        key_of: Callable[[str], str],
        orders: Iterable[str] = (),
        parent: QObject | None = None,
    ) -> None:
        """Begin with orders; of two for the same, which ``key_of`` tells, the later stays."""
        super().__init__(parent)
        self._key_of = key_of
        self._orders: dict[str, str] = {}
        for order in orders:
            self._orders[self._free_key(self._orders, order)] = order
        self.stack = QUndoStack(self)

    @property
    def orders(self) -> tuple[str, ...]:
        """Everything written, in the order in which it was first given."""
        return tuple(self._orders.values())

    @property
    def keys(self) -> tuple[str, ...]:
        """What has an order."""
        return tuple(self._orders)

    def order_for(self, key: str) -> str:
        """Return the order of a unit or a build's province; empty when there is none yet."""
        return self._orders.get(key, "")

    def give(self, *orders: str) -> None:
        """Write orders as one step; each replaces what the same unit had."""
        after = dict(self._orders)
        for order in orders:
            after[self._free_key(after, order)] = order
        self._push(after)

    def withdraw(self, key: str) -> bool:
        """Strike out the order of a unit or a build; tell whether there was one."""
        after = {other: order for other, order in self._orders.items() if other != key}
        return self._push(after)

    def drop_waived(self) -> bool:
        """Strike out the last waived build; tell whether there was one."""
        waived = [key for key, order in self._orders.items() if order == WAIVED]
        return bool(waived) and self.withdraw(waived[-1])

    def show(self, orders: Mapping[str, str]) -> None:
        """Take over what an undo step says."""
        self._orders = dict(orders)
        self.changed.emit()

    def _push(self, after: Mapping[str, str]) -> bool:
        if after == self._orders:
            return False
        self.stack.push(_Change(self, self._orders, after))
        return True

    def _free_key(self, taken: Mapping[str, str], order: str) -> str:
        key = self._key_of(order)
        if key != WAIVED:
            return key
        number = 1
        while f"{WAIVED} {number}" in taken:
            number += 1
        return f"{WAIVED} {number}"
