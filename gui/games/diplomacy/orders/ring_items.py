"""What stands in the five places of the ring in each part of the turn."""

from engine.games.diplomacy.phase import Step
from gui.games.diplomacy.orders.saying import Saying
from gui.games.diplomacy.orders.sayings import kind_words
from gui.games.diplomacy.orders.verbs import HOLD, SAIL
from gui.orders.builder import MOVE, OrderBuilder
from gui.orders.draft import Draft
from gui.orders.ring import RingItem

_GLYPHS = {
    "-": "move", "R": "move", "S": "support", "X": "cross", "C": "convoy", "H": "hold",
    "V": "convoy", "D": "cross", "A": "plus", "F": "plus",
    "F/NC": "plus", "F/SC": "plus", "F/EC": "plus",
}  # fmt: skip
_KEYS = {"-": "–", "R": "–", "X": "Del", "F/NC": "N", "F/SC": "S", "F/EC": "E"}


def _item(token: str, why_not: str = "") -> RingItem:
    return RingItem(
        token=token,
        glyph=_GLYPHS[token],
        text=kind_words(token),
        key=_KEYS.get(token, token),
        why_not=why_not,
    )


def _short(token: str, why_not: str = "") -> RingItem:
    """Return a build, in the few words that fit into a place."""
    item = _item(token, why_not)
    return RingItem(
        token=token, glyph=item.glyph, text=Saying.short_build(token), key=item.key,
        why_not=why_not,
    )  # fmt: skip


_UNUSED = RingItem(token="", glyph="more", text="", key="")


def items_for(
    builder: OrderBuilder, saying: Saying, step: Step, unit: str, over: str, draft: Draft
) -> tuple[RingItem, ...]:
    """Return the five places: move above, then clockwise support, withdraw, convoy, hold."""
    strike = _item("X", "" if draft.order_for(unit) else saying.no_order_yet())
    match step:
        case Step.MOVES:
            return _moves(builder, saying, unit, over, strike)
        case Step.RETREATS:
            return _retreats(builder, saying, unit, strike)
    if " " in unit:
        return (_UNUSED, _UNUSED, strike, _UNUSED, _item("D"))
    return _builds(builder, saying, unit, strike)


def _moves(
    builder: OrderBuilder, saying: Saying, unit: str, over: str, strike: RingItem
) -> tuple[RingItem, ...]:
    def place(token: str) -> RingItem:
        choice = builder.kind(token, (unit,))
        why = saying.why_not(choice.why_not, "") if choice and choice.why_not else ""
        if over and not why:
            beginning = (unit,) if token == MOVE else (unit, token)
            if token == HOLD or not builder.offer(over, beginning).choices:
                why = saying.not_there(over)
        return _item(token, why)

    # An army convoys nobody: where its order can say that it is carried itself, this stands there.
    sails = builder.kind(SAIL, (unit,)) is not None
    return (place("-"), place("S"), strike, place(SAIL if sails else "C"), place("H"))


def _retreats(
    builder: OrderBuilder, saying: Saying, unit: str, strike: RingItem
) -> tuple[RingItem, ...]:
    free = any(not c.why_not and c.location for c in builder.choices((unit,)))
    away = _item("R", "" if free else saying.nowhere())
    support, convoy = _item("S", saying.only_in_moves()), _item("C", saying.only_in_moves())
    return (away, support, strike, convoy, _item("D"))


def _builds(
    builder: OrderBuilder, saying: Saying, centre: str, strike: RingItem
) -> tuple[RingItem, ...]:
    by_token = {choice.token: choice for choice in builder.choices((centre,))}

    def place(*tokens: str) -> RingItem:
        for token in tokens:
            if token in by_token:
                why = by_token[token].why_not
                return _short(token, saying.why_not(why, centre) if why else "")
        return _UNUSED

    return (place("A"), place("F", "F/NC", "F/EC"), strike, place("F/SC"), _UNUSED)
