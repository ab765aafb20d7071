"""Who has won (II)."""

from engine.rules.game import End, Outcome
from engine.rules.position import Position

ENOUGH = 18
"""Supply centres that make a power master of Europe."""


def outcome(position: Position) -> Outcome | None:
    """Tell whether a power holds enough centres; a draw is agreed at the table, not found here."""
    powers = dict.fromkeys(position.owners.values())
    winners = tuple(power for power in powers if position.count(power) >= ENOUGH)
    return Outcome(End.SOLO, winners) if winners else None
