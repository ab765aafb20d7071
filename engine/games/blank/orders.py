"""The orders of lamplighters as values that print what they parse.

Canonical notation, used in files, envelopes and fingerprints::

    L GATE - MARKET      go to the next quarter
    L GATE SWAP MARKET   change places with the lamplighter there, if he wants it too
    L GATE LIGHT         light the lamp of the quarter
    L GATE REST          stay
"""

import re
from dataclasses import dataclass
from typing import Final, cast

from engine.rules.order import Order, OrderError, Words, Written
from engine.rules.position import UnitKind

KIND: Final = UnitKind("L")
"""Pieces are of one kind: lamplighters."""


class _UnitOrder(Order):
    __slots__ = ()

    @property
    def unit(self) -> str:
        """The lamplighter: ``L GATE``."""
        return f"{KIND} {self.at}"


@dataclass(frozen=True, slots=True)
class Go(_UnitOrder):
    """Walk to a neighbouring quarter."""

    at: str
    to: str

    def notation(self) -> str:
        """Write it in canonical notation."""
        return f"{KIND} {self.at} - {self.to}"

    @property
    def leads_to(self) -> str:
        """The quarter where it ends."""
        return self.to


@dataclass(frozen=True, slots=True)
class Swap(_UnitOrder):
    """Change places with the lamplighter of a neighbouring quarter."""

    at: str
    to: str

    def notation(self) -> str:
        """Write it in canonical notation."""
        return f"{KIND} {self.at} SWAP {self.to}"


@dataclass(frozen=True, slots=True)
class Light(_UnitOrder):
    """Light the lamp of the quarter."""

    at: str

    def notation(self) -> str:
        """Write it in canonical notation."""
        return f"{KIND} {self.at} LIGHT"


@dataclass(frozen=True, slots=True)
class Rest(_UnitOrder):
    """Stay, and do nothing."""

    at: str

    def notation(self) -> str:
        """Write it in canonical notation."""
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
    matched = _ORDER.fullmatch(text)
    if matched is None:
        raise OrderError(f"not canonical notation: {text!r}")
    if matched["go"]:
        return Go(matched["at"], matched["go"])
    if matched["swap"]:
        return Swap(matched["at"], matched["swap"])
    return Light(matched["at"]) if matched["light"] else Rest(matched["at"])


def value_of(text: str) -> BlankOrder | Words:
    """Take a text as it comes out of an envelope: what is no canonical notation stays words."""
    try:
        return parse(text)
    except OrderError:
        return Words(text)


def meant(order: Order) -> BlankOrder | None:
    """Return an order as one of this game's; nothing where it is mere words."""
    return None if isinstance(order, Words) else cast("BlankOrder", order)


def in_vain(text: str) -> Written:
    """Take what was written in vain, one text or several."""
    return Written.read(value_of, text)


def towards(order: BlankOrder) -> str:
    """Return the quarter that an order leads to; its own where it leads nowhere."""
    return order.to if isinstance(order, Go | Swap) else order.at
