"""Offer how a half-written order may go on, below the typing line."""

from functools import lru_cache

from engine.board.board import Board, SameBoard
from engine.board.location import coast_of, province_of
from engine.games.diplomacy.offers.choices import legal_orders
from engine.games.diplomacy.offers.convoys import as_played
from engine.games.diplomacy.orders import Waive, parse
from engine.games.diplomacy.reach.unit_reach import UnitReach
from engine.games.diplomacy.reader.names import NameIndex, index_of
from engine.games.diplomacy.reader.spelling import parts, spell
from engine.games.diplomacy.reader.words import (
    COASTS,
    FILLERS,
    KINDS,
    SIGN_OF,
    SIGNS,
    Sign,
    Token,
    TokenKind,
    tokens,
)
from engine.games.diplomacy.rulebooks.profile import Profile
from engine.games.diplomacy.units import ARMY
from engine.rules.position import Position

MOST = 8
"""Continuations offered at once."""

_Slot = tuple[str, str]
"""What an order consists of: ("kind" | "place" | "sign", its value)."""


def complete(
    text: str,
    position: Position,
    power: str,
    board: Board,
    language: str,
    profile: Profile | None = None,
) -> tuple[str, ...]:
    """Return the likeliest orders that begin like the text, in the rulebook's notation."""
    typed = tokens(text[:200])
    if any(t.kind is TokenKind.STRANGE for t in typed):
        return ()
    names = index_of(board)
    starts = [0, *(after for after, _ in names.power(typed, 0))] if typed else [0]
    ranked: list[tuple[int, str]] = []
    reach = UnitReach(board, position, profile or Profile())
    for orders in legal_orders(board, position, power).values():
        for order in (played for legal in orders for played in as_played(legal, reach)):
            slots = _slots(order, SameBoard(board))
            if any(_fits(typed[start:], slots, names) for start in starts):
                ranked.append((_rank(order), spell(order, board, language)))
    # Moves first, then defence; supports and convoys only once they are begun or few.
    ranked.sort(key=lambda item: item[0])
    return tuple(text for _, text in ranked[:MOST])


def _rank(order: str) -> int:
    sign = order.split(" ")[2] if order != "WAIVE" else "W"
    return "-HSC".find(sign)


@lru_cache(maxsize=20_000)
def _slots(order: str, same: SameBoard) -> tuple[_Slot, ...]:
    meant = parse(order)
    if isinstance(meant, Waive):
        return (("sign", Sign.WAIVE),)
    shape = parts(meant, same.board, "en")
    slots: list[_Slot] = [("kind", meant.kind), ("place", meant.at), ("sign", shape.sign)]
    target, to = getattr(meant, "target", ""), getattr(meant, "to", "")
    if target:
        slots += [("kind", shape.target_kind or ARMY), ("place", target)]
        slots.append(("sign", Sign.MOVE if to else Sign.HOLD))
    if to:
        slots.append(("place", to))
    return tuple(slots)


def _fits(typed: list[Token], slots: tuple[_Slot, ...], names: NameIndex) -> bool:
    """Tell whether the words begin this order; the last word may be unfinished."""
    if not typed:
        return True
    if not slots:
        return False
    what, value = slots[0]
    match what:
        case "kind":
            if _kind_fits(typed[0], value) and _fits(typed[1:], slots[1:], names):
                return True
            # Army or fleet need not be written.
            return slots[1:] != () and _place_fits(typed, slots[1:], names)
        case "place":
            return _place_fits(typed, slots, names)
        case _:
            return _sign_fits(typed, slots, names)


def _kind_fits(token: Token, value: str) -> bool:
    if KINDS.get(token.text) == value:
        return True
    return len(token.text) > 1 and any(
        word.startswith(token.text) for word, kind in KINDS.items() if kind == value
    )


def _place_fits(typed: list[Token], slots: tuple[_Slot, ...], names: NameIndex) -> bool:
    location = slots[0][1]
    while typed and typed[0].text in FILLERS and len(typed) > 1:
        typed = typed[1:]
    words: list[str] = []
    for end, token in enumerate(typed, 1):
        if token.kind is not TokenKind.WORD:
            break
        words.append(token.text)
        named = names.place(tuple(words), near=False)
        if named is None or province_of(location) not in named.provinces:
            continue
        rest = typed[end:]
        if not rest or (len(named.provinces) == 1 and _fits(rest, slots[1:], names)):
            return True
        side = COASTS.get(rest[0].text)
        if side and side == coast_of(location) and _fits(rest[1:], slots[1:], names):
            return True
    return False


def _sign_fits(typed: list[Token], slots: tuple[_Slot, ...], names: NameIndex) -> bool:
    first, sign = typed[0], Sign(slots[0][1])
    if first.kind is TokenKind.DASH:
        return sign in (Sign.MOVE, Sign.RETREAT) and _fits(typed[1:], slots[1:], names)
    if first.text in SIGNS[sign] and _fits(typed[1:], slots[1:], names):
        return True
    begun = len(typed) == 1 and len(first.text) > 1 and first.text not in SIGN_OF
    if begun and any(word.startswith(first.text) for word in SIGNS[sign]):
        return True
    # "A War Gal": a sign of movement may be missing.
    return sign is Sign.MOVE and _place_fits(typed, slots[1:], names)
