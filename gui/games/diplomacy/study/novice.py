"""Who plays Diplomacy by simple rules, for the windows."""

from engine.games.diplomacy import novices
from engine.games.diplomacy.game import Diplomacy
from engine.rules.game import Rules
from engine.rules.position import Position


def orders(rules: Rules, position: Position, power: str) -> tuple[str, ...]:
    """Write all that a power is asked for."""
    if not isinstance(rules, Diplomacy):
        raise TypeError(rules.game)
    return novices.orders(rules, position, power)
