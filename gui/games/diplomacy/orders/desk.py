"""One power's desk: rows, ring, numbered choices and typing, beside what is said at the pointer."""

from collections.abc import Mapping

from engine.board.board import Board
from engine.board.location import province_of
from engine.games.diplomacy.offers.completion import complete
from engine.games.diplomacy.orders import value_of
from engine.games.diplomacy.phase import dated
from engine.games.diplomacy.reader.written_orders import read_many
from engine.games.diplomacy.rulebooks.profile import Profile
from engine.rules.choice import Choice
from engine.rules.game import Rules
from engine.rules.order import NO_ORDER
from engine.rules.position import Position
from gui import i18n
from gui.games.diplomacy.orders.ring_items import items_for
from gui.games.diplomacy.orders.rows import lines_for
from gui.games.diplomacy.orders.saying import Saying
from gui.games.diplomacy.orders.sayings import choice_words, offered, question, token_words
from gui.orders.builder import OrderBuilder
from gui.orders.draft import Draft
from gui.orders.order_list import OrderLine
from gui.orders.ring import RingItem
from gui.orders.steps import StepChoice, Steps

_SIGNS = {"H": "H", "S": "S", "C": "C", "V": "V", "D": "D", "A": "A", "F": "F"}


def numbered(
    builder: OrderBuilder, saying: Saying, draft: Draft, board: Board
) -> tuple[StepChoice, ...]:
    """Return what may follow, kinds of order first, with the keys that take it."""
    so_far = builder.so_far
    steps: list[StepChoice] = []
    number = 0
    written = draft.order_for(builder.unit)
    choices = offered(builder.choices())
    wide = len(so_far) > 1 and len(choices) <= 4
    for choice in sorted(choices, key=lambda c: (bool(c.location), bool(c.why_not))):
        key = _SIGNS.get(choice.token, "")
        if not key and number < 9 and not choice.why_not:
            number += 1
            key = str(number)
        steps.append(
            StepChoice(
                choice=choice,
                key=key,
                text=choice_words(choice, so_far, board),
                note=_note(choice, saying, draft, so_far),
                on=bool(written) and choice.order == str(written),
                wide=wide or bool(choice.why_not),
            )
        )
    return tuple(steps)


def _note(choice: Choice, saying: Saying, draft: Draft, so_far: tuple[str, ...]) -> str:
    if choice.why_not:
        return saying.why_not(choice.why_not, choice.location)
    if not choice.order:
        return ""
    known = draft.order_for(so_far[2]) if len(so_far) == 3 else NO_ORDER
    if known and known.goal != province_of(choice.token):
        return saying.ordered_otherwise(known)
    return saying.short_effect(value_of(choice.order))


def steps_for(builder: OrderBuilder, saying: Saying, draft: Draft, board: Board) -> Steps:
    """Return the inside of the active row."""
    crumbs = [token_words(token, board) for token in builder.so_far]
    return Steps(crumbs, question(builder.so_far), numbered(builder, saying, draft, board))


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
