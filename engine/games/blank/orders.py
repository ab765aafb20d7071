"""The orders of lamplighters as values that print what they parse.

Canonical notation, used in files, envelopes and fingerprints::

    L GATE - MARKET      go to the next quarter
    L GATE SWAP MARKET   change places with the lamplighter there, if he wants it too
    L GATE LIGHT         light the lamp of the quarter
    L GATE REST          stay
"""

import re
from dataclasses import dataclass
from typing import Final

from engine.rules.order import OrderError
from engine.rules.position import UnitKind

KIND: Final = UnitKind("L")
"""Pieces are of one kind: lamplighters."""


@dataclass(frozen=True, slots=True)
class Go:
    """Walk to a neighbouring quarter."""

    at: str
    to: str

    def __str__(self) -> str:
        return f"{KIND} {self.at} - {self.to}"


@dataclass(frozen=True, slots=True)
class Swap:
    """Change places with the lamplighter of a neighbouring quarter."""

    at: str
    to: str

    def __str__(self) -> str:
        return f"{KIND} {self.at} SWAP {self.to}"


@dataclass(frozen=True, slots=True)
class Light:
    """Light the lamp of the quarter."""

    at: str

    def __str__(self) -> str:
        return f"{KIND} {self.at} LIGHT"


@dataclass(frozen=True, slots=True)
class Rest:
    """Stay, and do nothing."""

    at: str

    def __str__(self) -> str:
        return f"{KIND} {self.at} REST"


BlankOrder = Go | Swap | Light | Rest

_PLACE = r"[A-Z][A-Z0-9_]{1,11}"
_ORDER = re.compile(
    rf"{KIND} (?P<at>{_PLACE})"
    rf"(?: - (?P<go>{_PLACE})| SWAP (?P<swap>{_PLACE})| (?P<light>LIGHT)| REST)"
)


def parse(text: str) -> BlankOrder:
    """Read canonical notation.

    Raises:
        OrderError: the text is not canonical notation.
    """
    found = _ORDER.fullmatch(text)
    if found is None:
        raise OrderError(f"not canonical notation: {text!r}")
    if found["go"]:
        return Go(found["at"], found["go"])
    if found["swap"]:
        return Swap(found["at"], found["swap"])
    return Light(found["at"]) if found["light"] else Rest(found["at"])


def towards(order: BlankOrder) -> str:
    """Return the quarter that an order leads to; its own where it leads nowhere."""
    return order.to if isinstance(order, Go | Swap) else order.at
