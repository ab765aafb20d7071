"""Sealed orders, and the fingerprint that fixes them without telling them.

The fingerprint is SHA-256 over these bytes, so that anybody can compute it again::

    nonce (32 bytes, as they are) · ``velmoc 2`` LF · head LF · power LF · phase LF · proposal LF
    · order LF · order LF …

in UTF-8, with the orders in canonical notation and in the order written: where too many builds or
removals are written, the first ones count, so the order is part of what is sealed. The nonce has a
fixed length and no line can hold a line feed, so different sheets never give the same bytes.
``FRANCE``, ``S1901M`` and no orders at all (VII.1) is a legal envelope like any other.

``head`` is the link (in hex) of the last thing that had happened in the game: whoever changes
anything in the history gives every later envelope another fingerprint. ``proposal`` is a
fingerprint itself, SHA-256 over 32 random bytes and what is proposed to the table: it fixes the
proposal for good, and tells nobody whose it was, as its random bytes are never published.

Games that were begun before have envelopes of the first scheme, which has neither of the two::

    nonce (32 bytes, as they are) · power LF · phase LF · order LF · order LF …

What the table reads aloud are twelve signs, sixty bits of scrypt over the fingerprint. Two sheets
with the same twelve signs are found after some 2³⁰ tries; with SHA-256 alone that is a minute, at
30 ms each it is a processor's year. The whole fingerprint is published beside them all the same.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import IntEnum
from functools import lru_cache

from engine.hashing import scrypt, sha256

NONCE_BYTES = 32

# Crockford's base32: no I, L, O, U, which a table reading aloud would take for 1, 0 and V.
_SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"

_MARK = "velmoc 2"
"""First line of what a fingerprint of the second scheme covers; no power is called so."""

_COST = 2**14
"""Of scrypt, with r = 8, p = 1: 16 MB and 60 ms on a laptop of 2020, 30 ms on the fastest."""

_SALT = b"velmoc signs 2"


class Scheme(IntEnum):
    """What a fingerprint covers, and how its twelve signs are made."""

    FIRST = 1
    """Power, phase and orders; its signs are its first sixty bits."""

    SECOND = 2
    """Also the proposal and the history before it; its signs are slow to compute."""


@dataclass(frozen=True, slots=True)
class Bound:
    """What a fingerprint of the second scheme covers besides power, phase and orders."""

    head: str
    """Link of the history before it, in hex; empty in a game whose head may not be told."""

    proposal: str
    """Fingerprint of the proposal, in hex."""


def fingerprint(
    nonce: str, power: str, phase: str, orders: Iterable[str], bound: Bound | None = None
) -> str:
    """Return the SHA-256 in hex that fixes a power's orders for a phase.

    Without ``bound`` it is one of the first scheme.

    Raises:
        ValueError: the nonce is not 32 bytes in hex, or a text holds a line feed.
    """
    raw = _random_bytes(nonce)
    lines = sheet_lines(power, phase, orders, bound)
    if any("\n" in line for line in lines):
        raise ValueError("an order is a single line")
    return sha256(raw + "".join(f"{line}\n" for line in lines).encode()).hexdigest()


def sheet_lines(
    power: str, phase: str, orders: Iterable[str], bound: Bound | None = None
) -> tuple[str, ...]:
    """Return the lines that a fingerprint covers besides its nonce."""
    if bound is None:
        return (power, phase, *orders)
    return (_MARK, bound.head, power, phase, bound.proposal, *orders)


def proposal_print(blind: str, motion: str) -> str:
    """Return the SHA-256 in hex that fixes a proposal, or that there is none.

    Raises:
        ValueError: what blinds it is not 32 bytes in hex.
    """
    return sha256(_random_bytes(blind) + f"{motion}\n".encode()).hexdigest()


def is_digest(text: str) -> bool:
    """Tell whether a text is a SHA-256 as it is written here: 64 signs of lower-case hex."""
    return len(text) == 64 and not set(text) - set("0123456789abcdef")


def _random_bytes(text: str) -> bytes:
    if not is_digest(text):
        raise ValueError("a nonce is 32 bytes in hex")
    return bytes.fromhex(text)


def short(digest: str) -> str:
    """Return the first sixty bits of a digest as people read them: ``K7QF 3M2A 9XTD``."""
    bits = int(digest[:15], 16)
    signs = "".join(_SIGNS[bits >> shift & 31] for shift in range(55, -1, -5))
    return f"{signs[:4]} {signs[4:8]} {signs[8:]}"


@lru_cache(maxsize=1024)
def twelve_signs(digest: str, scheme: int = Scheme.SECOND) -> str:
    """Return the twelve signs of a fingerprint that a table reads aloud.

    Nothing but a dash where the digest is none, as in a file that somebody spoiled.
    """
    if not is_digest(digest):
        return "–"
    if scheme == Scheme.FIRST:
        return short(digest)
    slow = scrypt(bytes.fromhex(digest), salt=_SALT, cost=_COST, size=8)
    return short(slow.hex())


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

    blind: str = field(default="", repr=False)
    """32 random bytes in hex that hide the proposal for ever; empty in the first scheme."""

    head: str = field(default="", repr=False)
    """Link of the history before it, in hex; see ``Bound``."""

    @property
    def scheme(self) -> Scheme:
        """What its fingerprint covers."""
        return Scheme.SECOND if self.blind else Scheme.FIRST

    @property
    def bound(self) -> Bound | None:
        """What its fingerprint covers besides power, phase and orders.

        Raises:
            ValueError: what blinds its proposal is not 32 bytes in hex.
        """
        if self.scheme is Scheme.FIRST:
            return None
        return Bound(self.head, proposal_print(self.blind, self.motion))

    @property
    def fingerprint(self) -> str:
        """What is shown of it.

        Raises:
            ValueError: what it holds was never sealed like this: its nonce is none.
        """
        return fingerprint(self.nonce, self.power, self.phase, self.orders, self.bound)

    @property
    def shown(self) -> str:
        """What is shown of it; nothing where it was damaged so that it can show nothing."""
        try:
            return self.fingerprint
        except ValueError:
            return ""
