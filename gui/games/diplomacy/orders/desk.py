"""One power's desk: rows, ring, numbered choices and typing, beside what is said at the pointer."""

from collections.abc import Mapping

from engine.games.diplomacy.offers.completion import complete
from engine.games.diplomacy.phase import dated
from engine.games.diplomacy.reader.written_orders import read_many
from engine.games.diplomacy.rulebooks.profile import Profile
from engine.rules.game import Rules
from engine.rules.position import Position
from gui import i18n
from gui.games.diplomacy.orders.numbering import numbered, steps_for
from gui.games.diplomacy.orders.ring_items import items_for
from gui.games.diplomacy.orders.rows import lines_for
from gui.games.diplomacy.orders.saying import Saying
from gui.orders.builder import OrderBuilder
from gui.orders.draft import Draft
from gui.orders.order_list import OrderLine
from gui.orders.ring import RingItem
from gui.orders.steps import StepChoice, Steps


class Desk(Saying):
    """What a power's desk lists and offers in one phase."""

    def __init__(
        self, rules: Rules, position: Position, power: str, builder: OrderBuilder, draft: Draft
    ) -> None:
        super().__init__(rules.board, position, power, builder, draft)
        self._options, self._step = rules.options, dated(position.phase).step
        self._letter = rules.board.powers_by_id[power].letter

    def ring(self, unit: str, over: str = "") -> tuple[RingItem, ...]:
        """Return the five places round a unit, or round a home centre."""
        return items_for(self.builder, self, self._step, unit, over, self.draft)

    def rows(self, impossible: Mapping[str, str]) -> tuple[OrderLine, ...]:
        """Return one row per unit, or per home centre in which something can be built."""
        return lines_for(self, self._step, self._letter, impossible)

    def numbered(self) -> tuple[StepChoice, ...]:
        """Return what may follow in the order being made, with the keys that take it."""
        return numbered(self.builder, self, self.draft, self.board)

    def steps(self) -> Steps:
        """Return the inside of the row whose order is being made."""
        return steps_for(self.builder, self, self.draft, self.board)

    def completions(self, text: str) -> tuple[str, ...]:
        """Return how a line that is being typed may go on."""
        profile = Profile.of(self._options)
        return complete(text, self.position, self.power, self.board, i18n.language(), profile)

    def parted(self, text: str) -> tuple[str, ...]:
        """Part a text that holds several orders."""
        read = read_many(text, self.position, self.power, self.board)
        return tuple(one.written for one in read)
