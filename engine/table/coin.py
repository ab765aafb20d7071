"""The coin that decides whose side a neutral power joins (XIV.2.e): nobody can have chosen it.

Its seed is the SHA-256 in hex of the lines ``POWER nonce`` (UTF-8, one space between, a line feed
after each) of every envelope opened in the phase that has just been judged, powers in the order of
the alphabet. Every nonce was fixed by a fingerprint that all could see before the first envelope
was opened. Where nobody sealed anything, the seed is drawn and published.

The power joins the side for whose first power the SHA-256 of the line ``seed POWER FIRST`` is the
smaller. So anybody can toss it again.
"""

from collections.abc import Mapping

from engine.hashing import sha256
from engine.table.event import Tossed

Sides = tuple[tuple[str, ...], ...]


def seed_of(nonces: Mapping[str, str]) -> str:
    """Return the seed that the opened envelopes give; nothing when there were none."""
    lines = "".join(f"{power} {nonces[power]}\n" for power in sorted(nonces))
    return sha256(lines.encode()).hexdigest() if lines else ""


def falls(seed: str, power: str, sides: Sides) -> tuple[str, ...]:
    """Return the side that a power joins."""

    def number(side: tuple[str, ...]) -> bytes:
        return sha256(f"{seed} {power} {side[0]}".encode()).digest()

    return min(sides, key=number)


def tossed(phase: str, power: str, sides: Sides, seed: str, at: str) -> Tossed:
    """Toss the coin."""
    side = falls(seed, power, sides)
    return Tossed(phase=phase, power=power, side=side, seed=seed, at=at)


def joined(sides: Sides, coin: Tossed | None) -> Sides:
    """Return the sides with the power that joined one of them."""
    if coin is None:
        return sides
    return tuple((*side, coin.power) if side == coin.side else side for side in sides)
