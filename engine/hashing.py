"""Hashes, with ``hashlib`` loaded only when something is hashed.

Behind it is all of OpenSSL: 4 MB that a start with no game open need not take.
"""

from functools import cache
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from types import ModuleType


class Digest(Protocol):
    """What is left of some bytes."""

    def digest(self) -> bytes:
        """Return it as bytes."""

    def hexdigest(self) -> str:
        """Return it as signs of 0 to 9 and a to f."""


@cache
def _hashlib() -> "ModuleType":
    import hashlib  # noqa: PLC0415 - see above; a history is hashed thousands of times

    return hashlib


def sha256(content: bytes) -> Digest:
    """Return the SHA-256 of some bytes."""
    digest: Digest = _hashlib().sha256(content)
    return digest


def line_hash(line: str) -> str:
    """Return the SHA-256 of a line of text in hex; half a sign in it is hashed, too."""
    return sha256(line.encode("utf-8", "surrogatepass")).hexdigest()


def scrypt(secret: bytes, *, salt: bytes, cost: int, size: int = 64) -> bytes:
    """Return so many bytes that take long to work out: scrypt with N = ``cost``, r = 8, p = 1."""
    digest: bytes = _hashlib().scrypt(secret, salt=salt, n=cost, r=8, p=1, dklen=size)
    return digest
