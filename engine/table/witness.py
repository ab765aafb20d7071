"""What one photograph keeps of a game: the history's head and every fingerprint, as one short text.

    VELMOC2 GAME PHASE HEAD POWER.FINGERPRINT POWER.FINGERPRINT …

Digests stand in base32 (RFC 4648, without the signs that pad it), so that a QR code of them stays
coarse enough to be read from across a room; ``base32 -d`` gives the bytes back. ``GAME`` is a
number that the game was given when it was founded, ``-`` in older games; ``HEAD`` is the link of
the last thing that had happened before the envelopes were opened, ``-`` where it may not be told.

Whoever keeps such a text can prove later that nothing before it was changed: the head is made of
everything that had happened. It holds no order and no name, and nothing before the reveal.
"""

import base64
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Self

from engine.hashing import sha256

MARK = "VELMOC2"
_NUMBER = 13
"""Signs of a game's number: 65 bits."""

_NONE = "-"
_DIGEST = r"[A-Z2-7]{52}"
_SEAL = rf"[A-Z][A-Z_]*\.{_DIGEST}"
_WITNESS = re.compile(
    rf"{MARK}(?P<game>[A-Z2-7]{{{_NUMBER}}}|-)(?P<phase>[SFW]\d{{1,4}}[MRA])"
    rf"(?P<head>{_DIGEST}|-)(?P<seals>(?:{_SEAL})*)"
)
_HEX = re.compile(r"[0-9a-f]{64}")


def game_number(salt: str) -> str:
    """Return the number of a game that was founded with these random bytes."""
    return _base32(sha256(f"velmoc game {salt}".encode()).digest())[:_NUMBER]


@dataclass(frozen=True, slots=True, kw_only=True)
class Witness:
    """What was public at a reveal, before the first envelope was opened."""

    game: str = ""
    """The game's number; empty in older games."""

    phase: str = ""
    head: str = ""
    """Link of the history before the envelopes were opened, in hex."""

    seals: Mapping[str, str] = field(default_factory=dict)
    """Fingerprints by power, whole, in hex."""

    @property
    def tells(self) -> bool:
        """Whether it holds anything that can be held against a game."""
        return bool(_HEX.fullmatch(self.head) or self.seals)

    def text(self) -> str:
        """Write it as a QR code and a print have it."""
        # A file that somebody spoiled may have seals that are no digests; they witness nothing.
        seals = (
            f"{p}.{_packed(one)}" for p, one in sorted(self.seals.items()) if _HEX.fullmatch(one)
        )
        return " ".join((MARK, self.game or _NONE, self.phase, _packed(self.head), *seals))

    @classmethod
    def found_in(cls, text: str) -> tuple[Self, ...]:
        """Return all witnesses that stand in a text, whatever stands around them.

        Phones and letters break lines anywhere, and keep neither spaces nor capitals.
        """
        return tuple(cls._of(match) for match in _WITNESS.finditer(_pressed(text)))

    @classmethod
    def _of(cls, match: re.Match[str]) -> Self:
        parts = (part.partition(".") for part in re.findall(_SEAL, match["seals"]))
        return cls(
            game="" if match["game"] == _NONE else match["game"],
            phase=match["phase"],
            head=_unpacked(match["head"]),
            seals={power: _unpacked(digest) for power, _, digest in parts},
        )


def _pressed(text: str) -> str:
    """Return a text without what divides it: no two parts of a witness need that."""
    import unicodedata  # noqa: PLC0415 - a start need not wait for a megabyte

    plain = unicodedata.normalize("NFKC", text).upper().replace("%20", "").replace("+", "")
    dashes = plain.translate(dict.fromkeys(map(ord, "\u2010\u2011\u2012\u2013\u2014\u2212"), "-"))
    return "".join(sign for sign in dashes if sign.isprintable() and not sign.isspace())


def _base32(raw: bytes) -> str:
    return base64.b32encode(raw).decode().rstrip("=")


def _packed(digest: str) -> str:
    return _base32(bytes.fromhex(digest)) if _HEX.fullmatch(digest) else _NONE


def _unpacked(text: str) -> str:
    return "" if text == _NONE else base64.b32decode(f"{text}====").hex()
