"""Envelopes under a PIN: on the disk they are locked with a key that is made of it.

The key is scrypt over the PIN with a salt that the envelope keeps (not the one that checks the
PIN), so that neither tells the other. AES-GCM with power and phase as associated data locks what
the envelope holds: moved to another seat or season it opens no more. The text is padded, so that
its length does not tell how many orders there are.

Four digits are tried out in minutes all the same: a PIN stops glances, not somebody who has the
file and the time.
"""

import json
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Self

from engine.hashing import scrypt
from engine.table.envelope import Envelope

_COST = 2**14
_SALT_BYTES, _KEY_BYTES, _START_BYTES = 16, 32, 12
_BLOCK = 2048
"""Bytes to which the text is padded: seventeen orders with the longest names take 900."""


class WrongKeyError(ValueError):
    """The key does not open the envelope, or somebody changed what is in it."""


@dataclass(frozen=True, slots=True)
class Key:
    """What opens a locked envelope. Kept in memory only, and only while the program runs."""

    salt: str
    """In hex; an envelope keeps it, so that its PIN makes the same key again."""

    secret: bytes = field(repr=False)

    @classmethod
    def of(cls, pin: str, salt: str = "") -> Self:
        """Make the key of a PIN; with a fresh salt unless an envelope has one."""
        known = salt or secrets.token_hex(_SALT_BYTES)
        secret = scrypt(pin.encode(), salt=bytes.fromhex(known), cost=_COST, size=_KEY_BYTES)
        return cls(known, secret)


@dataclass(frozen=True, slots=True, kw_only=True)
class LockedEnvelope:
    """One power's orders for one phase, closed and locked with its PIN."""

    power: str
    phase: str
    salt: str
    """Of the key, in hex."""

    start: str = field(repr=False)
    """The cipher's nonce, in hex; fresh for every envelope."""

    body: str = field(repr=False)
    """What is locked, with its seal against changes, in hex."""

    def opened(self, key: Key) -> Envelope:
        """Unlock it.

        Raises:
            WrongKeyError: the key is another one's, or the envelope was changed or moved.
        """
        # A game without PINs never loads it; it takes 50 ms.
        from cryptography.exceptions import InvalidTag  # noqa: PLC0415
        from cryptography.hazmat.primitives.ciphers.aead import AESGCM  # noqa: PLC0415

        try:
            text = AESGCM(key.secret).decrypt(
                bytes.fromhex(self.start), bytes.fromhex(self.body), _seat(self.power, self.phase)
            )
            return envelope_with(self.power, self.phase, json.loads(text))
        except (InvalidTag, ValueError, KeyError, TypeError, AttributeError) as error:
            raise WrongKeyError(self.power) from error


def held_in(envelope: Envelope) -> Mapping[str, object]:
    """Return what an envelope holds, as it lies in a file or under a lock."""
    return {
        "orders": envelope.orders,
        "nonce": envelope.nonce,
        "motion": envelope.motion,
        "blind": envelope.blind,
        "head": envelope.head,
    }


def envelope_with(power: str, phase: str, held: Mapping[str, Any]) -> Envelope:
    """Return the envelope that holds this; what earlier versions did not know is empty.

    Raises:
        KeyError: something is missing in it.
        TypeError: it is nothing that an envelope holds.
    """
    return Envelope(
        power=power,
        phase=phase,
        orders=tuple(str(order) for order in held["orders"]),
        nonce=str(held["nonce"]),
        motion=str(held.get("motion", "")),
        blind=str(held.get("blind", "")),
        head=str(held.get("head", "")),
    )


def lock(envelope: Envelope, key: Key) -> LockedEnvelope:
    """Lock an envelope with the key of its owner's PIN."""
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM  # noqa: PLC0415 - see above

    text = json.dumps(held_in(envelope)).encode()
    padded = text.ljust(-(-len(text) // _BLOCK) * _BLOCK)
    start = secrets.token_bytes(_START_BYTES)
    body = AESGCM(key.secret).encrypt(start, padded, _seat(envelope.power, envelope.phase))
    return LockedEnvelope(
        power=envelope.power,
        phase=envelope.phase,
        salt=key.salt,
        start=start.hex(),
        body=body.hex(),
    )


def _seat(power: str, phase: str) -> bytes:
    return f"{power}\n{phase}".encode()
