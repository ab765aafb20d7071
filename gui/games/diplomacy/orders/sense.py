"""What the text of an order is about: for what it is written, and where it leads."""

from engine.board.location import province_of
from engine.games.diplomacy.orders import Build, Move, Waive, parse
from gui.orders.arrow import Arrow
from gui.orders.draft import WAIVED


def key_of(order: str) -> str:
    """Return what an order is for: ``A WAR``; for a build its province; ``WAIVE``."""
    meant = parse(order)
    if isinstance(meant, Waive):
        return WAIVED
    if isinstance(meant, Build):
        return province_of(meant.at)
    return f"{meant.kind} {meant.at}"


def place_of(order: str) -> str:
    """Return the province of the unit that an order is for."""
    return province_of(parse(order).at)


def goal_of(order: str) -> str:
    """Return the province that a move leads to; of any other order its unit's."""
    meant = parse(order)
    return province_of(meant.to if isinstance(meant, Move) else meant.at)


def arrow_of(order: str) -> Arrow | None:
    """Return the way of a move."""
    meant = parse(order)
    return Arrow(f"{meant.kind} {meant.at}", meant.to) if isinstance(meant, Move) else None
