"""The numbered choices of the active row; digits and signs on the keyboard take the same ones."""

from engine.board.board import Board
from engine.board.location import province_of
from engine.games.diplomacy.orders import value_of
from engine.rules.choice import Choice
from engine.rules.order import NO_ORDER
from gui.games.diplomacy.orders.saying import Saying
from gui.games.diplomacy.orders.sayings import choice_words, offered, question, token_words
from gui.orders.builder import OrderBuilder
from gui.orders.draft import Draft
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
