"""What a table plays with: the world's own chance, clock and disk, or others in their place."""

import os
import random
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from engine.clock.steady import steady_ms
from engine.clock.wall import utc_now
from engine.table.envelope import NONCE_BYTES
from engine.table.store import Store


def random_nonce() -> str:
    """Return 32 bytes that nobody can guess, in hex."""
    return os.urandom(NONCE_BYTES).hex()  # as ``secrets`` does, which loads OpenSSL: 4 MB


def _bare(store: Store) -> Store:
    return store


@dataclass(frozen=True, slots=True, kw_only=True)
class Terms:
    """Whoever must play the same evening twice, or listen to what is stored, gives his own."""

    rng: random.Random | None = None
    """Chance; what nobody can foresee where there is none."""

    now: Callable[[], datetime] = utc_now
    """The clock on the wall."""

    steady: Callable[[], int] = steady_ms
    """Milliseconds of a time that never jumps: where the first hand counts, it measures."""

    nonce: Callable[[], str] = random_nonce
    """What makes every envelope another one, in hex."""

    wrap: Callable[[Store], Store] = _bare
    """Puts something between a table and its file."""

    @property
    def chance(self) -> random.Random:
        """Chance itself: lots, and the order in which players are called."""
        return self.rng or random.SystemRandom()


USUAL = Terms()
"""As every evening is played."""
