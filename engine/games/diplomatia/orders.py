"""The game's orders as values that print what they parse.

Canonical notation, used in files, envelopes and fingerprints; the signs are the handbook's (8.1 to
8.5), and spaces are named by their ids::

    A KAR O                 defence
    A KAR - LOT             move; in the phase of retreats, retreat
    A EST P A KAR - LOT     support of a move
    F BOT P A KAR ZP FIN    support of a seizure
    A EST PO LOT            support in defence of whoever stands there
    A KAR ZP FIN            seizure of the port in a sector
    F FIN T KAR - BOT       transport: what comes from there goes on to there
    A KAR B, F FIN B        build
    A KAR D                 removal; in the phase of retreats, disband
    WAIVE                   a build that is not taken
"""

import re
from dataclasses import dataclass
from typing import Final, cast

from engine.rules.order import Order, OrderError, Words, Written
from engine.rules.position import UnitKind

ARMY: Final = UnitKind("A")
FLEET: Final = UnitKind("F")
"""The two kinds of unit."""


class _UnitOrder(Order):
    __slots__ = ()

    @property
    def unit(self) -> str:
        """The unit as it is written in files: ``A KAR``."""
        return f"{self.kind} {self.at}"  # type: ignore[attr-defined]  # a field of each


@dataclass(frozen=True, slots=True)
class Defend(_UnitOrder):
    """Do nothing but defend one's own space (7.2.1)."""

    kind: UnitKind
    at: str

    def notation(self) -> str:
        """Write it in canonical notation."""
        return f"{self.kind} {self.at} O"


@dataclass(frozen=True, slots=True)
class Move(_UnitOrder):
    """Go to another space, on foot or by transport (7.2.2); retreat to it (7.2.2.5)."""

    kind: UnitKind
    at: str
    to: str

    def notation(self) -> str:
        """Write it in canonical notation."""
        return f"{self.kind} {self.at} - {self.to}"

    @property
    def leads_to(self) -> str:
        """The space where it ends."""
        return self.to


@dataclass(frozen=True, slots=True)
class Seize(_UnitOrder):
    """Seize the sector whose port lies at the coast of one's territory (7.3.1); the army stays."""

    kind: UnitKind
    at: str
    to: str

    def notation(self) -> str:
        """Write it in canonical notation."""
        return f"{self.kind} {self.at} ZP {self.to}"

    @property
    def arrow_to(self) -> str:
        """The sector that is seized."""
        return self.to


@dataclass(frozen=True, slots=True)
class Support(_UnitOrder):
    """Support another unit's move or seizure (7.2.3.3)."""

    kind: UnitKind
    at: str
    what: Move | Seize

    def notation(self) -> str:
        """Write it in canonical notation."""
        return f"{self.kind} {self.at} P {self.what}"

    @property
    def aim(self) -> str:
        """Where it helps somebody to."""
        return self.what.to


@dataclass(frozen=True, slots=True)
class Guard(_UnitOrder):
    """Support in defence whoever stands in a space (7.2.3.4, 8.3.2)."""

    kind: UnitKind
    at: str
    to: str

    def notation(self) -> str:
        """Write it in canonical notation."""
        return f"{self.kind} {self.at} PO {self.to}"

    @property
    def aim(self) -> str:
        """Where it helps."""
        return self.to


@dataclass(frozen=True, slots=True)
class Transport(_UnitOrder):
    """Pass on what comes from a space, an army's or a fleet's, to the next (7.4.1, 8.5)."""

    kind: UnitKind
    at: str
    source: str
    """Where the army stands, or the fleet before this one in the chain."""

    to: str
    """The army's goal, or the fleet after this one in the chain."""

    def notation(self) -> str:
        """Write it in canonical notation."""
        return f"{self.kind} {self.at} T {self.source} - {self.to}"

    @property
    def aim(self) -> str:
        """Where it passes somebody on to."""
        return self.to


@dataclass(frozen=True, slots=True)
class Build(_UnitOrder):
    """Build a unit (6.5.1, 6.5.2)."""

    kind: UnitKind
    at: str

    @property
    def key(self) -> str:
        """The space in which it is built: one paper builds there once."""
        return self.at

    def notation(self) -> str:
        """Write it in canonical notation."""
        return f"{self.kind} {self.at} B"


@dataclass(frozen=True, slots=True)
class Remove(_UnitOrder):
    """Take a unit off the board (6.5); disband it rather than retreat (7.2.2.5)."""

    kind: UnitKind
    at: str

    def notation(self) -> str:
        """Write it in canonical notation."""
        return f"{self.kind} {self.at} D"


@dataclass(frozen=True, slots=True)
class Waive(Order):
    """Build one unit less than one might."""

    @property
    def at(self) -> str:
        """No space."""
        return ""

    @property
    def repeats(self) -> bool:
        """One paper can hold several."""
        return True

    @property
    def key(self) -> str:
        """What it is for."""
        return "WAIVE"

    def notation(self) -> str:
        """Write it in canonical notation."""
        return "WAIVE"


DiplomatiaOrder = Defend | Move | Seize | Support | Guard | Transport | Build | Remove | Waive

_PLACE: Final = r"[A-Z][A-Z0-9_]{1,11}"
_SPACE: Final = re.compile(_PLACE)
_ORDER: Final = re.compile(
    rf"(?P<kind>[AF]) (?P<at>{_PLACE}) (?:"
    rf"(?P<bare>[OBD])"
    rf"|- (?P<move>{_PLACE})"
    rf"|ZP (?P<seize>{_PLACE})"
    rf"|PO (?P<guard>{_PLACE})"
    rf"|T (?P<source>{_PLACE}) - (?P<onward>{_PLACE})"
    rf"|P (?P<whose>[AF]) (?P<whom>{_PLACE}) (?P<how>-|ZP) (?P<into>{_PLACE})"
    rf")"
)
_BARE: Final[dict[str, type[Defend | Build | Remove]]] = {"O": Defend, "B": Build, "D": Remove}


def names_a_space(text: str) -> bool:
    """Tell whether orders can name a space so."""
    return _SPACE.fullmatch(text) is not None


def parse(text: str) -> DiplomatiaOrder:
    """Read canonical notation.

    Raises:
        OrderError: the text is not canonical notation.
    """
    if text == "WAIVE":
        return Waive()
    matched = _ORDER.fullmatch(text)
    if matched is None:
        raise OrderError(f"not canonical notation: {text!r}")
    kind, at = UnitKind(matched["kind"]), matched["at"]
    if matched["bare"]:
        return _BARE[matched["bare"]](kind, at)
    return _towards(kind, at, matched)


def _towards(kind: UnitKind, at: str, matched: re.Match[str]) -> DiplomatiaOrder:
    if matched["move"]:
        return Move(kind, at, matched["move"])
    if matched["seize"]:
        return Seize(kind, at, matched["seize"])
    if matched["guard"]:
        return Guard(kind, at, matched["guard"])
    if matched["source"]:
        return Transport(kind, at, matched["source"], matched["onward"])
    act = Move if matched["how"] == "-" else Seize
    return Support(kind, at, act(UnitKind(matched["whose"]), matched["whom"], matched["into"]))


def value_of(text: str) -> DiplomatiaOrder | Words:
    """Take a text as it comes out of an envelope: what is no canonical notation stays words."""
    try:
        return parse(text)
    except OrderError:
        return Words(text)


def meant(order: Order) -> DiplomatiaOrder | None:
    """Return an order as one of this game's; nothing where it is mere words."""
    return None if isinstance(order, Words) else cast("DiplomatiaOrder", order)


def in_vain(text: str) -> Written:
    """Take what was written in vain, one text or several."""
    return Written.read(value_of, text)
