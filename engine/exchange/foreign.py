"""A game recorded by another program: phases with positions, orders and what came of them."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from engine.rules.position import Position


class Format(StrEnum):
    """How games are written down elsewhere."""

    JSON = "json"
    """A saved game of the ``diplomacy`` package: positions, orders and results."""

    JUDGE = "judge"
    """What a judge mails: ``England: Fleet London -> North Sea.  (*bounce*)``."""

    REALPOLITIK = "realpolitik"
    """Short lines under powers: ``F lon-nth``."""

    DATC = "datc"
    """The text of a test case: ``F London - North Sea`` under powers; orders tell the units."""


class Mark(StrEnum):
    """What recorded results say, in the words of the ``diplomacy`` package; nothing if all went."""

    BOUNCE = "bounce"
    NO_CONVOY = "no convoy"
    CUT = "cut"
    VOID = "void"
    DISLODGED = "dislodged"
    DISRUPTED = "disrupted"
    DISBAND = "disband"


@dataclass(frozen=True, slots=True, kw_only=True)
class Recorded:
    """One phase as it was recorded."""

    position: Position
    orders: Mapping[str, tuple[str, ...]]
    disorder: frozenset[str] = frozenset()
    """Powers that wrote nothing, where that is recorded."""

    results: Mapping[str, frozenset[Mark]] | None = None
    """By unit as it stood before the phase (``A PAR``); nothing when no results are recorded."""

    after: Position | None = None
    """The next position recorded, if any."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ForeignGame:
    """A whole recorded game, or a single case."""

    format: Format
    title: str
    map: str
    phases: tuple[Recorded, ...]
    """Those with orders or a phase after them, the oldest first."""

    last: Position | None = None
    """The position in which it was left, if recorded."""

    remarks: tuple[str, ...] = field(default=())
    """Lines of a text that say nothing about orders or results."""
