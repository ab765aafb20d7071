"""What the text of an order is about: for whom it is written, and where it leads."""

from engine.games.blank.orders import KIND, Go, parse
from gui.orders.arrow import Arrow


def key_of(order: str) -> str:
    """Return what an order is for: ``L GATE``."""
    return f"{KIND} {place_of(order)}"


def place_of(order: str) -> str:
    """Return the quarter of the lamplighter that an order is for."""
    return parse(order).at


def goal_of(order: str) -> str:
    """Return the quarter that a walk leads to; of any other order its lamplighter's."""
    meant = parse(order)
    return meant.to if isinstance(meant, Go) else meant.at


def arrow_of(order: str) -> Arrow | None:
    """Return the way of a walk."""
    meant = parse(order)
    return Arrow(key_of(order), meant.to) if isinstance(meant, Go) else None
