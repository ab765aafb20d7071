"""What may be clicked next while an order is being made, in every phase.

Tokens, step by step::

    orders       () → "A KAR"                       own units
                 ("A KAR",) → "LOY"                 every space it can go to, transports included
                            → "FZA"                 a sector whose port it can seize
                            → "O" "P" "PO" "ZP" "T" kinds of order; "-" leads to the same spaces
                 ("A KAR", "ZP") → "FZA"            sectors whose ports it can seize
                 ("A EST", "P") → "A KAR"           units it could support
                 ("A EST", "P", "A KAR") → "LOY"    where to; "KAR", its own space, in defence
                 ("F BOT", "P", "A KAR") → "FZA"    a seizure that it could support
                 ("A EST", "PO") → "A LOY"          units it could support in defence
                 ("F FZA", "T") → "A KAR" "F VBA"   what comes from where
                 ("F FZA", "T", "A KAR") → "BOT"    where to: the next fleet, or the goal
    retreats     () → "F JBA";  ("F JBA",) → "VBA", "D"
    evaluation   () → "KAR", "FZA", "WAIVE"         sites; a build is complete at once
                 () → "A KAR"                       a removal is complete at once

A far goal that fleets could carry an army to is offered with the army's own order;
``engine.games.diplomatia.transport`` says which fleets then need theirs. A choice with ``why_not``
is shown but cannot be taken.
"""

from collections.abc import Iterator

from engine.board.board import Board
from engine.games.diplomatia.calendar import EVALUATION, ORDERS, RETREATS
from engine.games.diplomatia.offers.evaluation import evaluation
from engine.games.diplomatia.offers.moves import MOVE, moves
from engine.games.diplomatia.offers.retreats import retreats
from engine.games.diplomatia.profile import Profile
from engine.games.diplomatia.reach import Reach
from engine.rules.choice import Choice
from engine.rules.position import Position


def choices(
    board: Board, profile: Profile, position: Position, power: str, so_far: tuple[str, ...]
) -> tuple[Choice, ...]:
    """List what may follow; nothing when the order is complete or cannot begin like this."""
    offered = {ORDERS.id: moves, RETREATS.id: retreats, EVALUATION.id: evaluation}
    return tuple(offered[position.phase.kind.id](Reach(board, position, profile), power, so_far))


def possible_orders(
    board: Board, profile: Profile, position: Position, power: str
) -> dict[str, tuple[str, ...]]:
    """List all orders that could be carried out, by the first token: a unit, a site, ``WAIVE``."""
    return {
        token: tuple(dict.fromkeys(orders))
        for token, orders in orders_of(board, profile, position, power)
    }


def orders_of(
    board: Board, profile: Profile, position: Position, power: str
) -> Iterator[tuple[str, Iterator[str]]]:
    """Yield each first token with all orders that it may begin; nothing is looked for before."""
    for first in choices(board, profile, position, power, ()):
        if not first.why_not:
            yield first.token, _followed(board, profile, position, power, (first,))


def _followed(
    board: Board, profile: Profile, position: Position, power: str, taken: tuple[Choice, ...]
) -> Iterator[str]:
    """Follow every way of choosing to its end."""
    if taken[-1].order:
        yield taken[-1].order
        return
    for choice in choices(board, profile, position, power, tuple(one.token for one in taken)):
        if not choice.why_not and choice.token != MOVE:  # which leads nowhere new
            yield from _followed(board, profile, position, power, (*taken, choice))
