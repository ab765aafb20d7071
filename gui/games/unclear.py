"""Who may take an order that is not written as the rules want it, though its meaning is clear."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Unclear:
    """What a game's rules say of it: a master may; at some tables its players may, too."""

    rule: str
    """Section of the rulebook: ``VII.4``."""

    needed: int = 0
    """So many of each ``among`` players at least have to be for it; nought where none are asked."""

    among: int = 1

    def enough(self, favour: int, players: int) -> bool:
        """Tell whether so many of the players are enough."""
        return bool(self.needed) and favour * self.among >= self.needed * players
