"""What a power could order, on whatever board the table plays by whatever rules."""

from collections.abc import Mapping, Sequence

from engine.board.board import Board
from engine.board.location import province_of
from engine.games.diplomacy import orders
from engine.games.diplomacy.fewer_players.rules import FewerPlayers
from engine.games.diplomacy.offers.choices import legal_orders
from engine.games.diplomacy.phase import Step, dated
from engine.rules.game import Rules
from engine.rules.position import Position


def offered(rules: Rules, position: Position, power: str) -> Mapping[str, Sequence[str]]:
    """List all orders that could be carried out, by unit, free home centre or ``WAIVE``."""
    board = rules.board
    closed = closed_country(rules, board, position)
    return {
        key: fit
        for key, some in legal_orders(board, position, power).items()
        if (fit := [order for order in some if not closed or closed.isdisjoint(_named(order))])
    }


def closed_country(rules: Rules, board: Board, position: Position) -> frozenset[str]:
    """Return the country that nobody may enter in its first year (XIV.2.e)."""
    if not isinstance(rules, FewerPlayers) or dated(position.phase).step is Step.ADJUSTMENTS:
        return frozenset()
    neutral, first = rules.lineup.neutral, rules.lineup.years[0]
    if not neutral or position.phase.turn > first:
        return frozenset()
    return frozenset(space.id for space in board.provinces.values() if space.home == neutral)


def _named(order: str) -> set[str]:
    """Return the spaces that an order speaks of, besides its unit's own."""
    meant = orders.parse(order)
    named = (getattr(meant, name, "") for name in ("target", "to"))
    return {province_of(place) for place in named if place}
