"""Offer how a half-written order may go on, below the typing line (8.1 to 8.5)."""

from collections.abc import Iterator
from typing import Final

from engine.board.board import Board
from engine.games.diplomatia.offers.choices import orders_of
from engine.games.diplomatia.orders import (
    Build,
    Defend,
    DiplomatiaOrder,
    Guard,
    Move,
    Remove,
    Seize,
    Support,
    Transport,
    Waive,
    parse,
)
from engine.games.diplomatia.profile import Profile
from engine.games.diplomatia.reader.names import NameIndex, index_of
from engine.games.diplomatia.reader.tokens import Token, TokenKind, tokens
from engine.games.diplomatia.reader.words import FILLERS, KINDS, PORT_FILLERS, SIGN_OF, SIGNS, Sign
from engine.rules.position import Position

MOST: Final = 8
"""Continuations offered at once."""

_LONGEST: Final = 200
"""Letters that are looked at."""

_Slot = Sign | str
"""What an order consists of: its signs, and spaces by their ids."""

_RANKS: Final[tuple[type[DiplomatiaOrder], ...]] = (
    *(Move, Seize, Defend, Guard, Support, Transport),
    *(Build, Remove, Waive),
)
"""Moves first; supports and transports only once they are begun or few."""


def complete(
    text: str, board: Board, profile: Profile, position: Position, power: str
) -> tuple[DiplomatiaOrder, ...]:
    """Return the likeliest orders that begin like the text, in either language's words."""
    typed = [one for one in tokens(text[:_LONGEST]) if one.kind is not TokenKind.STROKE]
    if not typed or any(one.kind is TokenKind.STRANGE for one in typed):
        return ()
    names, fitting = index_of(board), list[DiplomatiaOrder]()
    typed = typed[names.power([one.text for one in typed])[0] :]
    first = typed[1:] if typed and typed[0].text in KINDS and len(typed) > 1 else typed
    for token, orders in orders_of(board, profile, position, power):
        at = token.rpartition(" ")[2]
        if token != Sign.WAIVE and not _begins(first, at, names):
            continue
        meant = map(parse, dict.fromkeys(orders))
        fitting += [one for one in meant if any(_fits(first, way, names) for way in _ways(one))]
    fitting.sort(key=lambda one: _RANKS.index(type(one)))
    return tuple(fitting[:MOST])


def _begins(typed: list[Token], at: str, names: NameIndex) -> bool:
    """Tell whether a text begins with a space: only its orders are looked at then."""
    return any(at in spaces for _, spaces in _places(typed, names))


def _ways(order: DiplomatiaOrder) -> Iterator[tuple[_Slot, ...]]:
    """Say of which signs and spaces an order consists, as it may be written."""
    match order:
        case Move(at=at, to=to):
            yield at, Sign.MOVE, to
        case Seize(at=at, to=to):
            yield at, Sign.SEIZE, to
        case Support(at=at, what=what):
            act = Sign.MOVE if isinstance(what, Move) else Sign.SEIZE
            yield at, Sign.SUPPORT, what.at, act, what.to
        case Guard(at=at, to=to):
            yield at, Sign.GUARD, to
            yield at, Sign.SUPPORT, to
        case Transport(at=at, source=source, to=to):
            yield at, Sign.TRANSPORT, source, Sign.MOVE, to
        case Defend(at=at):
            yield at, Sign.DEFEND
        case Build(at=at):
            yield at, Sign.BUILD
        case Remove(at=at):
            yield at, Sign.REMOVE
        case Waive():
            yield (Sign.WAIVE,)


def _fits(typed: list[Token], slots: tuple[_Slot, ...], names: NameIndex) -> bool:
    """Tell whether the words begin this order; the last word may be unfinished."""
    if not typed:
        return True
    if not slots:
        return False
    first, rest = slots[0], slots[1:]
    if isinstance(first, Sign):
        return _sign_fits(typed, first, rest, names)
    return any(
        first in spaces and (end == len(typed) or _fits(typed[end:], rest, names))
        for end, spaces in _places(typed, names)
    )


def _places(typed: list[Token], names: NameIndex) -> Iterator[tuple[int, frozenset[str]]]:
    """Read a space at the beginning: how many words it takes, and which ones it can be."""
    start = 0
    while start < len(typed) - 1 and _skipped(typed[start]):
        start += 1
    words: list[str] = []
    for end, token in enumerate(typed[start:], start + 1):
        if token.kind is not TokenKind.WORD:
            break
        words.append(token.text)
        meant = names.place(tuple(words), written=token.written if len(words) == 1 else "")
        spaces = frozenset(space for space, _ in meant)
        if end == len(typed):
            spaces |= names.begun(words)
        if spaces:
            yield end, spaces


def _skipped(token: Token) -> bool:
    return token.text in FILLERS or token.text in PORT_FILLERS or token.text in KINDS


def _sign_fits(typed: list[Token], sign: Sign, rest: tuple[_Slot, ...], names: NameIndex) -> bool:
    first = typed[0]
    if first.kind is TokenKind.DASH:
        return sign is Sign.MOVE and _fits(typed[1:], rest, names)
    if first.kind is TokenKind.TILDE:
        return sign is Sign.SUPPORT and _fits(typed[1:], rest, names)
    if first.text in SIGNS[sign]:
        return _fits(typed[1:], rest, names)
    begun = len(typed) == 1 and first.text not in SIGN_OF
    return begun and any(word.startswith(first.text) for word in SIGNS[sign])
