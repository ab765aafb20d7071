"""Orders by chance: legal ones mostly, that now and then fit together."""

import random
from collections.abc import Mapping, Sequence

from engine.board.board import Board
from engine.board.location import province_of
from engine.games.diplomacy import orders
from engine.games.diplomacy.builds import balance
from engine.games.diplomacy.offers.adjustments import builds_due
from engine.games.diplomacy.offers.choices import legal_orders
from engine.games.diplomacy.phase import Step, dated
from engine.rules.position import Position, UnitKind


def random_orders(
    board: Board,
    position: Position,
    power: str,
    chance: random.Random,
    offered: Mapping[str, Sequence[str]] | None = None,
) -> tuple[str, ...]:
    """Return one power's orders for a phase, every one of them ``offered`` on the board."""
    if offered is None:
        offered = legal_orders(board, position, power)
    match dated(position.phase).step:
        case Step.MOVES:
            return _moves(offered, chance)
        case Step.RETREATS:
            return tuple(chance.choice(some) for some in offered.values())
        case Step.ADJUSTMENTS:
            if balance(position, power) < 0:
                units = chance.sample(sorted(offered), -balance(position, power))
                return tuple(offered[unit][0] for unit in units)
            return _builds(offered, builds_due(board, position, power), chance)


def _moves(offered: Mapping[str, Sequence[str]], chance: random.Random) -> tuple[str, ...]:
    """Move most units; let others help one of those moves, where one can be helped."""
    units = sorted(offered)
    chance.shuffle(units)
    written: dict[str, str] = {}
    for unit in units:
        helpful = [
            order
            for order in offered[unit]
            if isinstance(meant := orders.parse(order), orders.SupportMove | orders.Convoy)
            and any(_helps(meant, orders.parse(other)) for other in written.values())
        ]
        moves = [o for o in offered[unit] if isinstance(orders.parse(o), orders.Move)]
        fate = chance.random()
        if helpful and fate < 0.55:
            written[unit] = chance.choice(helpful)
        elif moves and fate < 0.85:
            written[unit] = chance.choice(moves)
        else:
            written[unit] = chance.choice(offered[unit])
    return tuple(written.values())


def _helps(order: orders.SupportMove | orders.Convoy, other: orders.DiplomacyOrder) -> bool:
    return (
        isinstance(other, orders.Move)
        and province_of(order.target) == province_of(other.at)
        and province_of(order.to) == province_of(other.to)
    )


def _builds(
    offered: Mapping[str, Sequence[str]], due: int, chance: random.Random
) -> tuple[str, ...]:
    homes = [key for key in offered if key != "WAIVE"]
    chance.shuffle(homes)
    built = [chance.choice(offered[home]) for home in homes[:due]]
    if built and chance.random() < 0.1:
        built[-1] = str(orders.Waive())
    return tuple(built)


def impossible_order(board: Board, position: Position, power: str, chance: random.Random) -> str:
    """Return an order for an own unit that nobody could carry out; empty if none is found."""
    offered = legal_orders(board, position, power)
    mine = position.of(power)
    if dated(position.phase).step is not Step.MOVES or not mine:
        return ""
    unit = chance.choice(mine)
    far = sorted(set(board.provinces) - {province_of(_goal(o)) for o in offered[str(unit)]})
    plain = [p for p in far if board.provinces[p].locations == (p,) and p != unit.province]
    if not plain:
        return ""
    return str(orders.Move(UnitKind(unit.kind), unit.at, chance.choice(plain)))


def _goal(order: str) -> str:
    meant = orders.parse(order)
    return meant.to if isinstance(meant, orders.Move) else ""
