"""A game recorded by another program: phases with positions, orders and what came of them."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from engine.rules.position import Position

OWN_KEY = "velmoc"
"""Where a saved game carries what we wrote into it for ourselves; see ``own_record``."""

MOST_GAMES = 1000
"""Games in one file."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Remark:
    """Something that was said in a phase, or about it."""

    text: str
    by: str = ""
    """The power that said it; nothing for somebody who remarks on the game."""

    to: str = ""
    """The power to which it was said; nothing where it was said to all."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Recorded:
    """One phase as it was recorded."""

    position: Position
    orders: Mapping[str, tuple[str, ...]]
    disorder: frozenset[str] = frozenset()
    """Powers that wrote nothing, where that is recorded."""

    results: Mapping[str, frozenset[str]] | None = None
    """By unit as it stood before the phase (``A PAR``), as the game's formats say it; nothing when
    no results are recorded."""

    after: Position | None = None
    """The next position recorded, if any."""

    whole: bool = True
    """That position tells where all units stand; else it is ours, but for what is told of it."""

    remarks: tuple[Remark, ...] = ()
    """What was said there, in the order in which it is recorded."""

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
