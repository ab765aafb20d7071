"""Sealed orders, and the fingerprint that fixes them without telling them.

The fingerprint is SHA-256 over these bytes, so that anybody can compute it again::

    nonce (32 bytes, as they are) · power LF · phase LF · order LF · order LF …

in UTF-8, with the orders in canonical notation and in the order written: where too many builds or
removals are written, the first ones count, so the order is part of what is sealed. The nonce has a
fixed length and no line can hold a line feed, so different orders never give the same bytes.
``FRANCE``, ``S1901M`` and no orders at all (VII.1) is a legal envelope like any other.
"""

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Self

NONCE_BYTES = 32

# Crockford's base32: no I, L, O, U, which a table reading aloud would take for 1, 0 and V.
_SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"


def fingerprint(nonce: str, power: str, phase: str, orders: Iterable[str]) -> str:
    """Return the SHA-256 in hex that fixes a power's orders for a phase.

    Raises:
        ValueError: the nonce is not 32 bytes in hex, or a text holds a line feed.
    """
    raw = bytes.fromhex(nonce)
    if len(raw) != NONCE_BYTES:
        raise ValueError("a nonce is 32 bytes in hex")
    lines = (power, phase, *orders)
    if any("\n" in line for line in lines):
        raise ValueError("an order is a single line")
    return hashlib.sha256(raw + "".join(f"{line}\n" for line in lines).encode()).hexdigest()


def short(digest: str) -> str:
    """Return the first sixty bits of a fingerprint as people read them: ``K7QF 3M2A 9XTD``."""
    bits = int(digest[:15], 16)
    signs = "".join(_SIGNS[bits >> shift & 31] for shift in range(55, -1, -5))
    return f"{signs[:4]} {signs[4:8]} {signs[8:]}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Envelope:
    """One power's orders for one phase, closed. It does not print what it holds."""

    power: str
    phase: str
    orders: tuple[str, ...] = field(repr=False)
    """Canonical texts, in the order written."""

    nonce: str = field(repr=False)
    """32 random bytes in hex: without them a fingerprint could be guessed by trying orders."""

    motion: str = field(default="", repr=False)
    """What its owner proposes to the table, if anything; nobody learns whose proposal it was."""

    @classmethod
    def of(
        cls, power: str, phase: str, orders: Iterable[str], nonce: str, motion: str = ""
    ) -> Self:
        """Put a power's orders into an envelope."""
        return cls(power=power, phase=phase, orders=tuple(orders), nonce=nonce, motion=motion)

    @property
    def fingerprint(self) -> str:
        """What is shown of it."""
        return fingerprint(self.nonce, self.power, self.phase, self.orders)
