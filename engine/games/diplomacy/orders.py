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

from engine.rules.order import OrderError
from engine.rules.position import UnitKind


@dataclass(frozen=True, slots=True)
class Hold:
    """Stand and defend (``obrana``)."""

    kind: UnitKind
    at: str

    def __str__(self) -> str:
        return f"{self.kind} {self.at} H"


@dataclass(frozen=True, slots=True)
class Move:
    """Go to a neighbouring space, or by convoy (``přesun``)."""

    kind: UnitKind
    at: str
    to: str
    via_convoy: bool = False
    path: tuple[str, ...] = ()
    """The seas it is to cross, where a table writes them (DATC 4.A.6)."""

    def __str__(self) -> str:
        via = " ".join((" VIA", *self.path)) if self.via_convoy else ""
        return f"{self.kind} {self.at} - {self.to}{via}"


@dataclass(frozen=True, slots=True)
class SupportHold:
    """Lend strength to a unit that stays (IX.6)."""

    kind: UnitKind
    at: str
    target_kind: UnitKind
    target: str

    def __str__(self) -> str:
        return f"{self.kind} {self.at} S {self.target_kind} {self.target}"


@dataclass(frozen=True, slots=True)
class SupportMove:
    """Lend strength to a unit that moves (IX.1)."""

    kind: UnitKind
    at: str
    target_kind: UnitKind
    target: str
    to: str

    def __str__(self) -> str:
        return f"{self.kind} {self.at} S {self.target_kind} {self.target} - {self.to}"


@dataclass(frozen=True, slots=True)
class Convoy:
    """Carry an army across a sea (XII)."""

    kind: UnitKind
    at: str
    target: str
    to: str

    def __str__(self) -> str:
        return f"{self.kind} {self.at} C A {self.target} - {self.to}"


@dataclass(frozen=True, slots=True)
class Retreat:
    """Leave for a free neighbouring space after being dislodged (XI)."""

    kind: UnitKind
    at: str
    to: str

    def __str__(self) -> str:
        return f"{self.kind} {self.at} R {self.to}"


@dataclass(frozen=True, slots=True)
class Disband:
    """Take the unit off the board, instead of a retreat (XI.2) or for want of centres (XIII.2)."""

    kind: UnitKind
    at: str

    def __str__(self) -> str:
        return f"{self.kind} {self.at} D"


@dataclass(frozen=True, slots=True)
class Build:
    """Raise a new unit in a free home centre (XIII.2)."""

    kind: UnitKind
    at: str

    def __str__(self) -> str:
        return f"{self.kind} {self.at} B"


@dataclass(frozen=True, slots=True)
class Waive:
    """Leave one build unused."""

    at: str = ""

    def __str__(self) -> str:
        return "WAIVE"


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


def _seas(path: str | None) -> tuple[str, ...]:
    return tuple((path or "").split())


def parse(text: str) -> DiplomacyOrder:
    """Read canonical notation.

    Raises:
        OrderError: the text is not canonical notation.
    """
    if text == "WAIVE":
        return Waive()
    found = _ORDER.fullmatch(text)
    if found is None:
        raise OrderError(f"not canonical notation: {text!r}")
    kind, at = UnitKind(found["kind"]), found["at"]
    order: DiplomacyOrder
    if found["hold"]:
        order = Hold(kind, at)
    elif found["to"]:
        order = Move(kind, at, found["to"], bool(found["via"]), _seas(found["path"]))
    elif found["sto"]:
        order = SupportMove(kind, at, UnitKind(found["skind"]), found["sat"], found["sto"])
    elif found["sat"]:
        order = SupportHold(kind, at, UnitKind(found["skind"]), found["sat"])
    elif found["cat"]:
        order = Convoy(kind, at, found["cat"], found["cto"])
    elif found["rto"]:
        order = Retreat(kind, at, found["rto"])
    elif found["disband"]:
        order = Disband(kind, at)
    else:
        order = Build(kind, at)
    return order


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
