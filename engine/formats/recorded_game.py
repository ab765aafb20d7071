"""A game recorded by another program: phases with positions, orders and what came of them."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from engine.rules.position import Position

OWN_KEY = "velmoc"
"""Where a saved game carries what we wrote into it for ourselves; see ``own_record``."""

MOST_GAMES = 1000
"""Games in one file."""


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


class ReadOnly(StrEnum):
    """How games are written down elsewhere that we read and never write."""

    JDIP = "jdip"
    """What jDip shows as results: ``France: A mar -> bur Bounced with mun (1 against 1).``"""

    JDIP_CASE = "jdip-case"
    """Its cases: units before (PRESTATE), orders, units after (POSTSTATE)."""

    WEBDIPLOMACY = "webdiplomacy"
    """Its list of orders: ``The army at Vienna move to Trieste.``"""

    WEBDIPLOMACY_JSON = "webdiplomacy-json"
    """What its interface answers: numbers of spaces and powers."""

    BACKSTABBR = "backstabbr"
    """The source of one of its pages: ``var unitsByPlayer = …``."""


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

    whole: bool = True
    """That position tells where all units stand; else it is ours, but for what is told of it."""

    @property
    def told(self) -> bool:
        """Tell whether it is recorded what came of it."""
        return self.results is not None or (self.after is not None and self.whole)


@dataclass(frozen=True, slots=True, kw_only=True)
class ForeignGame:
    """A whole recorded game, or a single case."""

    format: str
    """How it is written down; one of the formats of its game."""

    title: str
    map: str
    phases: tuple[Recorded, ...]
    """Those with orders or a phase after them, the oldest first."""

    last: Position | None = None
    """The position in which it was left, if recorded."""


class Loss(StrEnum):
    """Something of a game that other programs are not told. We find it again in our own record."""

    PLAYERS = "players"
    """Who plays what."""

    TITLE = "title"
    """What the game is called."""

    RULES = "rules"
    """The rulebook and house rules; judged by their own, other programs may rule otherwise."""

    LINEUP = "lineup"
    """Who commands several powers, stands, is neutral, and when such a game is won."""

    COIN = "coin"
    """How the coin fell that decided a neutral power's side."""

    DISORDER = "disorder"
    """Who wrote nothing and was in civil disorder."""

    REFUSED = "refused"
    """Orders of retreats and winters that were against the rules, and builds left unused."""

    BOARD = "board"
    """Where the board was set up by hand; some only see that units stand otherwise."""

    OUTCOME = "outcome"
    """That the game is over, and who won or shares it."""

    POSITION = "position"
    """The board as it stands, where it does not follow from orders that were revealed."""
