"""The orders of Diplomacy as values that print what they parse.

Canonical notation, used in files, envelopes and fingerprints, is English with province ids::

    A PAR H             hold             A BUR R GAS      retreat
    A PAR - BUR         move             A BUR D          disband (retreats, adjustments)
    A LON - BEL VIA     move by convoy   A PAR B          build
    A LON - BEL VIA NTH by what seas
    A BUR S A PAR       support in defence    WAIVE       build nothing
    A BUR S A PAR - GAS support of a move
    F NTH C A LON - BEL convoy

What people write by hand is read by ``engine.games.diplomacy.reader``; this module is strict.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final, cast

from engine.board.location import province_of
from engine.games.diplomacy.units import UNIT_KINDS
from engine.rules.order import Order, OrderError, Words, Written
from engine.rules.position import UnitKind

WAIVED: Final = "WAIVE"


class _UnitOrder(Order):
    __slots__ = ()

    if TYPE_CHECKING:  # a field of each order

        @property
        def kind(self) -> UnitKind: ...

    @property
    def unit(self) -> str:
        """The unit as it is written in files: ``A WAR``."""
        return f"{self.kind} {self.at}"


@dataclass(frozen=True, slots=True)
class Hold(_UnitOrder):
    """Stand and defend (``obrana``)."""

    kind: UnitKind
    at: str

    def notation(self) -> str:
        """Write it in canonical notation."""
        return f"{self.kind} {self.at} H"


@dataclass(frozen=True, slots=True)
class Move(_UnitOrder):
    """Go to a neighbouring space, or by convoy (``přesun``)."""

    kind: UnitKind
    at: str
    to: str
    via_convoy: bool = False
    path: tuple[str, ...] = ()
    """The seas it is to cross, where a table writes them (DATC 4.A.6)."""

    def notation(self) -> str:
        """Write it in canonical notation."""
        via = " ".join((" VIA", *self.path)) if self.via_convoy else ""
        return f"{self.kind} {self.at} - {self.to}{via}"

    @property
    def leads_to(self) -> str:
        """Where it ends."""
        return self.to


@dataclass(frozen=True, slots=True)
class SupportHold(_UnitOrder):
    """Lend strength to a unit that stays (IX.6)."""

    kind: UnitKind
    at: str
    target_kind: UnitKind
    target: str

    def notation(self) -> str:
        """Write it in canonical notation."""
        return f"{self.kind} {self.at} S {self.target_kind} {self.target}"

    @property
    def aim(self) -> str:
        """Where it helps."""
        return province_of(self.target)


@dataclass(frozen=True, slots=True)
class SupportMove(_UnitOrder):
    """Lend strength to a unit that moves (IX.1)."""

    kind: UnitKind
    at: str
    target_kind: UnitKind
    target: str
    to: str

    def notation(self) -> str:
        """Write it in canonical notation."""
        return f"{self.kind} {self.at} S {self.target_kind} {self.target} - {self.to}"

    @property
    def aim(self) -> str:
        """Where it helps somebody to."""
        return province_of(self.to)


@dataclass(frozen=True, slots=True)
class Convoy(_UnitOrder):
    """Carry an army across a sea (XII)."""

    kind: UnitKind
    at: str
    target: str
    to: str

    def notation(self) -> str:
        """Write it in canonical notation."""
        return f"{self.kind} {self.at} C A {self.target} - {self.to}"

    @property
    def aim(self) -> str:
        """Where it helps somebody to."""
        return province_of(self.to)


@dataclass(frozen=True, slots=True)
class Retreat(_UnitOrder):
    """Leave for a free neighbouring space after being dislodged (XI)."""

    kind: UnitKind
    at: str
    to: str

    def notation(self) -> str:
        """Write it in canonical notation."""
        return f"{self.kind} {self.at} R {self.to}"

    @property
    def leads_to(self) -> str:
        """Where it ends."""
        return self.to

    @property
    def arrow_to(self) -> str:
        """Nowhere: nobody helps a unit that retreats."""
        return ""


@dataclass(frozen=True, slots=True)
class Disband(_UnitOrder):
    """Take the unit off the board, instead of a retreat (XI.2) or for want of centres (XIII.2)."""

    kind: UnitKind
    at: str

    def notation(self) -> str:
        """Write it in canonical notation."""
        return f"{self.kind} {self.at} D"


@dataclass(frozen=True, slots=True)
class Build(_UnitOrder):
    """Raise a new unit in a free home centre (XIII.2)."""

    kind: UnitKind
    at: str

    def notation(self) -> str:
        """Write it in canonical notation."""
        return f"{self.kind} {self.at} B"

    @property
    def key(self) -> str:
        """The province: one unit is built in it."""
        return self.place


@dataclass(frozen=True, slots=True)
class Waive(Order):
    """Leave one build unused."""

    at: str = ""

    def notation(self) -> str:
        """Write it in canonical notation."""
        return WAIVED

    @property
    def key(self) -> str:
        """Nothing that could tell it from another."""
        return WAIVED

    @property
    def repeats(self) -> bool:
        """Several builds can be left."""
        return True


MoveOrder = Hold | Move | SupportHold | SupportMove | Convoy
DiplomacyOrder = MoveOrder | Retreat | Disband | Build | Waive

_SPACE = r"[A-Z]{3}"
_PLACE = rf"{_SPACE}(?:/[A-Z]{{2}})?"
_ORDER = re.compile(
    rf"(?P<kind>[AF]) (?P<at>{_PLACE})(?:"
    rf" (?P<hold>H)"
    rf"| - (?P<to>{_PLACE})(?P<via> VIA(?P<path>(?: {_SPACE})*))?"
    rf"| S (?P<skind>[AF]) (?P<sat>{_PLACE})(?: - (?P<sto>{_PLACE}))?"
    rf"| C A (?P<cat>{_PLACE}) - (?P<cto>{_PLACE})"
    rf"| R (?P<rto>{_PLACE})"
    rf"| (?P<disband>D)"
    rf"| (?P<build>B))"
)


def check_spaces(spaces: Iterable[str]) -> None:
    """Check that orders can name these spaces.

    Raises:
        ValueError: the id of one is not three capital letters.
    """
    unfit = [space for space in spaces if not re.fullmatch(_SPACE, space)]
    if unfit:
        raise ValueError(f"no three capital letters: {', '.join(unfit)}")


_KINDS: Final = {str(kind): kind for kind in UNIT_KINDS}


def _seas(path: str | None) -> tuple[str, ...]:
    return tuple(path.split()) if path else ()


@lru_cache(maxsize=4_096)
def parse(text: str) -> DiplomacyOrder:
    """Read canonical notation; the same order for the same text, as long as it was read lately.

    Raises:
        OrderError: the text is not canonical notation.
    """
    if text == WAIVED:
        return Waive()
    matched = _ORDER.fullmatch(text)
    if matched is None:
        raise OrderError(f"not canonical notation: {text!r}")
    kind, at = _KINDS[matched["kind"]], matched["at"]
    order: DiplomacyOrder
    if matched["hold"]:
        order = Hold(kind, at)
    elif matched["to"]:
        order = Move(kind, at, matched["to"], bool(matched["via"]), _seas(matched["path"]))
    elif matched["sto"]:
        order = SupportMove(kind, at, _KINDS[matched["skind"]], matched["sat"], matched["sto"])
    elif matched["sat"]:
        order = SupportHold(kind, at, _KINDS[matched["skind"]], matched["sat"])
    elif matched["cat"]:
        order = Convoy(kind, at, matched["cat"], matched["cto"])
    elif matched["rto"]:
        order = Retreat(kind, at, matched["rto"])
    elif matched["disband"]:
        order = Disband(kind, at)
    else:
        order = Build(kind, at)
    order.reads(text)
    return order


def value_of(text: str) -> DiplomacyOrder | Words:
    """Take a text as it comes out of an envelope: what is no canonical notation stays words."""
    try:
        return parse(text)
    except OrderError:
        return Words(text)


def meant(order: Order) -> DiplomacyOrder | None:
    """Return an order as one of this game's; nothing where it is mere words."""
    return None if isinstance(order, Words) else cast("DiplomacyOrder", order)


def in_vain(text: str) -> Written:
    """Take what was written in vain, one text or several."""
    return Written.read(value_of, text)


def locations(order: DiplomacyOrder) -> tuple[str, ...]:
    """Return every place that an order names."""
    match order:
        case Move():
            return (order.at, order.to, *order.path)
        case Retreat():
            return order.at, order.to
        case SupportMove() | Convoy():
            return order.at, order.target, order.to
        case SupportHold():
            return order.at, order.target
        case Waive():
            return ()
    return (order.at,)
