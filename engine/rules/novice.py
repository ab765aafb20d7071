"""Players who move by simple rules: what a game has to give for one to sit at its tables.

A novice knows what a seat may know while it writes: the rules, the board, and whom he plays. So he
can write for a power of a chapter, beside somebody who is learning, or be asked for a hint.
"""

from typing import Protocol
from zlib import crc32

from engine.rules.game import Rules
from engine.rules.position import Position


class Novice(Protocol):
    """A computer player, the same for every power of its game."""

    def __call__(
        self, rules: Rules, position: Position, power: str, seed: str = "", /
    ) -> tuple[str, ...]:
        """Write all that a power is asked for, in notation: legal orders, one for each piece.

        Of what is equally good the ``seed`` chooses; the same seed, the same orders.
        """
        ...


def whim(seed: str, *about: object) -> int:
    """Return in which place a seed puts something among what is as good."""
    return crc32("\n".join((seed, *map(str, about))).encode())
