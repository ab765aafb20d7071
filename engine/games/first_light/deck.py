"""Three cards drawn ahead from a seed, and how long each lies face down.

Anybody can draw them again. The five lamps are ranked by the SHA-256 (in hex) of the line
``seed lamp COINS``, in UTF-8 with one space between; the first three of that ranking are the
cards. The card of a round lies for 2,000 milliseconds and as many more as the remainder of the
SHA-256 of ``seed wait ROUND``, read as a number, by 5,001.

The SHA-256 of the seed itself is told before the first card, the seed after the last.
"""

from dataclasses import dataclass

from engine.games.first_light.calendar import ROUNDS
from engine.hashing import line_hash

LAMPS = (2, 3, 4, 5, 6)
"""Coins on the five lamps of the deck."""

SHORTEST, LONGEST = 2_000, 7_000
"""Milliseconds for which a card lies face down."""


@dataclass(frozen=True, slots=True, repr=False)
class Card:
    """One card; never printed, as long as it may lie face down."""

    coins: int
    wait: int
    """Milliseconds until it is turned."""


def drawn(seed: str) -> tuple[Card, ...]:
    """Draw the cards of a game."""
    ranked = sorted(LAMPS, key=lambda coins: line_hash(f"{seed} lamp {coins}"))
    return tuple(
        Card(coins, SHORTEST + int(line_hash(f"{seed} wait {turn}"), 16) % (LONGEST - SHORTEST + 1))
        for turn, coins in enumerate(ranked[:ROUNDS], 1)
    )
