"""The rows of the order list in each part of the turn."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from engine.board.board import Board
from engine.board.location import province_of
from engine.games.diplomacy.orders import WAIVED, Move
from engine.games.diplomacy.phase import Step
from gui.games.diplomacy.orders.saying import Saying
from gui.games.diplomacy.orders.sayings import choice_words, token_words
from gui.orders.builder import OrderBuilder
from gui.orders.order_list import OrderLine
from gui.words import labels


def lines_for(
    saying: Saying, step: Step, letter: str, impossible: Mapping[str, str]
) -> tuple[OrderLine, ...]:
    """Return one row per unit, or per home centre in which something can be built.

    ``impossible`` says by space why an order cannot be carried out.
    """
    rows = [
        _line(saying, step, letter, choice.token, impossible)
        for choice in saying.builder.choices(())
        if choice.location and not choice.why_not
    ]
    for key in saying.draft.keys:
        if key.startswith(WAIVED):
            waived = OrderLine(
                key=key,
                kind="",
                letter=letter,
                name=QCoreApplication.translate("Orders", "Build left unused"),
                text=QCoreApplication.translate("Orders", "nothing is built"),
                state="done",
            )
            rows.append(waived)
    return tuple(rows)


def _line(
    saying: Saying, step: Step, letter: str, key: str, impossible: Mapping[str, str]
) -> OrderLine:
    builder, draft, board = saying.builder, saying.draft, saying.board
    kind, space, at = key.partition(" ")
    order, active = draft.order_for(key), builder.unit == key
    missing = ""
    if active and len(builder.so_far) > 1:
        text, state = f"{_half(builder, board)} …", "now"
    elif order:
        text, state = labels.order_words(order, board), "now" if active else "done"
    elif step is Step.RETREATS and not _ways_out(builder, key):
        text, state = saying.lost(), "now" if active else "idle"
    else:
        text, missing = _without(saying, step)
        state = "now" if active else _state(step)
    if step is Step.MOVES and isinstance(order, Move) and not (active and len(builder.so_far) > 1):
        # The row names the unit already: "→ Sweden" is enough.
        text = text[text.index(labels.ARROW) :]
    if not space:
        kind = order.unit.partition(" ")[0]
        at = key
    return OrderLine(
        key=key,
        kind=kind,
        letter=letter,
        name=labels.province_name(board, at),
        text=text,
        missing=missing,
        notation=labels.notation(order, board) if order else "",
        state=state,
        can_withdraw=bool(order),
        wrong=impossible.get(province_of(at), "") if order else "",
    )


def _ways_out(builder: OrderBuilder, key: str) -> bool:
    """Tell whether a dislodged unit has a space to retreat to."""
    return any(choice.location and not choice.why_not for choice in builder.choices((key,)))


def _half(builder: OrderBuilder, board: Board) -> str:
    words = []
    for index, token in enumerate(builder.so_far[1:], 1):
        beginning = builder.so_far[:index]
        choice = next((c for c in builder.choices(beginning) if c.token == token), None)
        if choice is None:
            continue
        part = choice_words(choice, beginning, board)
        words.append(part.lower() if len(token) == 1 else token_words(token, board))
    return " ".join(words)


def _without(saying: Saying, step: Step) -> tuple[str, str]:
    """Return what a row says where nothing is written, and what only its accessible name says."""
    if step is not Step.ADJUSTMENTS:
        return "", QCoreApplication.translate("Orders", "no order yet")
    if min(saying.due()) < 0:
        return QCoreApplication.translate("Orders", "stays"), ""
    return QCoreApplication.translate("Orders", "free"), ""


def _state(step: Step) -> str:
    # Of homes and of units to be removed only so many are asked for as the sum says.
    return "idle" if step is Step.ADJUSTMENTS else "none"
