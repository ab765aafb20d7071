"""What may be clicked next while an order is being made, in every part of the turn.

Tokens, step by step::

    moves         () → "A UKR"                      own units
                  ("A UKR",) → "RUM"                every place it can go, convoys included
                             → "H"  "S"  "C"        kinds of order; "-" leads to the same places
                  ("A UKR", "S") → "F SEV"          units it could support
                  ("A UKR", "S", "F SEV") → "RUM"   where to; "SEV", its own place, in defence
                  ("F NTH", "C") → "A LON"          armies it could carry
                  ("F NTH", "C", "A LON") → "BEL"   where to
                  ("A ROM", "V") → "NAP"    by convoy, where a table asks whether it walks
                  ("A LON", "NTH") → "BEL"  across which seas, where a table names them
    retreats      () → "A BUR";  ("A BUR",) → "GAS", "D"
    adjustments   () → "PAR", "WAIVE";  ("PAR",) → "A", "F";  ("STP",) → "A", "F/NC", "F/SC"
                  () → "A GAL"                      a removal is complete at once

A choice with ``why_not`` is shown but cannot be taken.
"""

from collections.abc import Iterable, Iterator, Mapping

from engine.board.board import Board
from engine.games.diplomacy.offers.adjustments import adjustments
from engine.games.diplomacy.offers.moves import moves
from engine.games.diplomacy.offers.possible_orders import repertoire_of
from engine.games.diplomacy.offers.retreats import retreats
from engine.games.diplomacy.phase import Step, dated
from engine.games.diplomacy.reach.unit_reach import UnitReach
from engine.games.diplomacy.rulebooks.profile import Profile
from engine.rules.choice import Choice
from engine.rules.position import Position

_SHORTCUTS = frozenset("-")
"""Kinds that lead nowhere new."""


def choices(
    board: Board,
    position: Position,
    power: str,
    so_far: tuple[str, ...],
    profile: Profile | None = None,
) -> tuple[Choice, ...]:
    """List what may follow; nothing when the order is complete or cannot begin like this.

    ``profile`` is the table's, for what not every rulebook knows; it is 1982 when missing.
    """
    return tuple(_next(UnitReach(board, position, profile or Profile()), power, so_far))


def legal_orders(
    board: Board, position: Position, power: str, profile: Profile | None = None
) -> dict[str, tuple[str, ...]]:
    """List all orders that could be carried out, by unit, free home centre or ``WAIVE``."""
    return dict(all_legal_orders(board, position, (power,), profile)[power])


def all_legal_orders(
    board: Board,
    position: Position,
    powers: Iterable[str] | None = None,
    profile: Profile | None = None,
) -> dict[str, Mapping[str, tuple[str, ...]]]:
    """List the same for several powers at a time, or for all.

    ``profile`` is the table's; it is 1982 when missing. Where a table reads more than whither an
    order goes (that an army sails next door, which coast a support is for), every meaning is
    listed, and each once: nothing is said that the table would not read, or that goes without
    saying. Which seas an army is to cross is left to the fleets.
    """
    powers = board.powers_by_id if powers is None else powers
    if dated(position.phase).step is Step.MOVES:
        return repertoire_of(board, profile).orders(position, powers)
    reach = UnitReach(board, position, profile or Profile())
    return {power: _followed(reach, power) for power in powers}


def _followed(reach: UnitReach, power: str) -> dict[str, tuple[str, ...]]:
    """Follow every way of choosing to its end."""
    by_token: dict[str, tuple[str, ...]] = {}
    for first in _next(reach, power, ()):
        orders = tuple(dict.fromkeys(_complete(reach, power, (first,))))
        if orders:
            by_token[first.token] = orders
    return by_token


def _complete(reach: UnitReach, power: str, taken: tuple[Choice, ...]) -> Iterator[str]:
    last = taken[-1]
    if last.why_not:
        return
    if last.order:
        yield last.order
        return
    for choice in _next(reach, power, tuple(c.token for c in taken)):
        if choice.token not in _SHORTCUTS:
            yield from _complete(reach, power, (*taken, choice))


def _next(reach: UnitReach, power: str, so_far: tuple[str, ...]) -> Iterator[Choice]:
    match dated(reach.position.phase).step:
        case Step.MOVES:
            return moves(reach, power, so_far)
        case Step.RETREATS:
            return retreats(reach, power, so_far)
        case Step.ADJUSTMENTS:
            return adjustments(reach, power, so_far)
