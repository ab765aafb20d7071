"""A typing line that takes orders of any power: on a board of a study nobody's are secret."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import Signal

from engine.rules.choice import ReadingKind
from engine.rules.game import Rules
from engine.rules.position import Position
from gui.orders.hand import BoardHand
from gui.orders.text_entry import is_several
from gui.orders.typing import Typing
from gui.sandbox.any_slip import read_any

Sheets = Mapping[str, tuple[str, ...]]


class AnyTyping(Typing):
    """Reads for the power that is looked at first, and else for whoever could have written it."""

    told = Signal(object)
    """Orders by power that were read for several, or for another one."""

    def __init__(
        self,
        rules: Rules,
        position: Position,
        power: str,
        hand: BoardHand,
        accepts: Callable[[str], bool],
    ) -> None:
        super().__init__(rules, position, power, hand, accepts)
        asked = rules.asked(position)
        self._asked = (power, *(one for one in asked if one != power))

    def _on_typed(self, text: str) -> None:
        reading = self._rules.read(text, self._position, self._power)
        own = reading.kind is ReadingKind.ORDER and self._accepts(reading.order)
        if (own and not is_several(text)) or not self._take_any(text, typed=True):
            super()._on_typed(text)

    def _on_pasted(self, text: str) -> None:
        if not self._take_any(text, typed=False):
            super()._on_pasted(text)

    def _take_any(self, text: str, *, typed: bool) -> bool:
        """Take what is somebody's; what is nobody's stays on the line. Tell whether any was."""
        slip = read_any(text, self._position, self._rules, self._asked)
        if not slip.count:
            return False
        self.entry.taken()
        left = slip.left
        self.told.emit(slip.orders)
        if left and typed:
            self.entry.line.setText("; ".join(left))
        if left:
            self._say_lost(left)
        return True
