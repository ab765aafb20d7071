"""What a game tells the rest of the program about itself.

How a game flows is said by the kind of its card: a ``Game`` is played in sealed turns, in which
all write and all is opened at once; a ``LiveGame`` in rounds in which the first hand counts.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:  # not before the first paint
    from engine.board.board import Board
    from engine.chronicle.figures import Figures
    from engine.clock.plan import ClockPlan
    from engine.formats.contract import Exchange, LineJudgeMaker
    from engine.library.shelf import Shelf
    from engine.rules.calendar import Calendar
    from engine.rules.game import RulesMaker
    from engine.rules.live import LiveState, OwnEvent, Setting
    from engine.rules.novice import Novice
    from engine.rules.order import OrderReader
    from engine.rules.ruling import JudgedPhase
    from engine.study.opening import Openings

    Clocks = Mapping[str, ClockPlan]
    ForeignGames = Exchange
    NamedOpenings = Openings
    Shelves = tuple[Shelf, ...]


class Lineup(Protocol):
    """How fewer players than powers share them."""

    @property
    def id(self) -> str:
        """Key in files; never shown, never changed."""
        ...

    @property
    def sides(self) -> tuple[tuple[str, ...], ...]:
        """The powers that each player commands."""
        ...

    @property
    def years(self) -> tuple[int, ...]:
        """Turns with which the game may begin, the usual one first."""
        ...


@dataclass(frozen=True, kw_only=True)
class Game:
    """The visiting card of a game of sealed turns. One per room in ``engine/games``."""

    id: str
    """Key in files; never shown, never changed."""

    map: str
    """The folder under ``maps/`` of the map that it is usually played on."""

    profiles: tuple[str, ...]
    """Names of ready-made profiles, the default first."""

    calendar: Calendar
    """Its phases."""

    order: OrderReader
    """Takes one of its orders as it lies in a file."""

    rules: RulesMaker
    """Makes the game's rules."""

    options: Callable[[str], Mapping[str, str]]
    """Every point of a rulebook as it may be typed: a ready-made one, points of one's own. Raises
    ``ValueError`` with what is wrong."""

    statistics: Callable[[Sequence[JudgedPhase], Board, Sequence[Sequence[str]]], Figures]
    """Counts a game: every judged phase, the oldest first, and powers of one player together."""

    clocks: Callable[[], Clocks]
    """Plans for the table's clock that are known, by name, the usual one first."""

    lineups: Callable[[], Mapping[str, Lineup]] = dict
    """Arrangements for fewer players than powers, by their id; none where all always play."""

    lineup_of: Callable[[Sequence[Sequence[str]], Board], str] | None = None
    """The id of the arrangement in which players command these powers, where there are too many to
    list them in ``lineups``. Raises ``ValueError``."""

    lots: str = ""
    """The point of its rules that holds the seed of every lot which its judge has to draw: a table
    draws the seed when it is founded, and it lies open in the game; nothing where none is drawn."""

    supports: bool = False
    """Whether powers can support each other; then its statistics tell of that, and of stabs."""

    scored: bool = False
    """Whether the systems of ``engine.scoring`` score it."""

    exchange: Callable[[], Exchange] | None = None
    """What it has for other programs; nothing where none plays it. Loaded when it is wanted."""

    novice: Callable[[], Novice] | None = None
    """Who plays it by simple rules: in a chapter against the computer, beside who is learning, and
    for hints; nothing where nobody does. Loaded when he is wanted."""

    openings: Callable[[], NamedOpenings] | None = None
    """Its openings that have names; nothing where it has none. Loaded when they are wanted."""

    shelves: Callable[[], Shelves] | None = None
    """Its shelves of the library, in their order; nothing where it has none. Read when somebody
    opens the library."""

    for_developers: bool = False
    """Whether it is offered only to who works on the program; see ``docs/development.md``."""


@dataclass(frozen=True, kw_only=True)
class LiveGame:
    """The visiting card of a game of live rounds. One per room in ``engine/games``."""

    id: str
    """Key in files; never shown, never changed."""

    calendar: Calendar
    """Its rounds: each is a phase."""

    seats: tuple[str, ...]
    """Ids of all seats, in the order in which they are filled: with fewer players, the first."""

    fewest: int
    """Players at least."""

    events: Callable[[], tuple[type[OwnEvent], ...]]
    """Every kind of what can happen, as it lies in files; asked with the first that is read."""

    opening: Callable[[str], tuple[OwnEvent, ...]]
    """What follows the founding at once: takes the seed of all chance of the game, in hex."""

    start: Callable[[Setting], LiveState]
    """The state before any of that. ``ValueError`` where nobody can play so."""

    maps: tuple[str, ...] = ()
    """The maps that it is played on, the usual one first; none where it has none."""

    judge: Callable[[], LineJudgeMaker] | None = None
    """What answers other programs' questions about it; nothing where none plays it."""

    shelves: Callable[[], Shelves] | None = None
    """Its shelves of the library, in their order; nothing where it has none. Read when somebody
    opens the library."""

    for_developers: bool = False
    """Whether it is offered only to who works on the program; see ``docs/development.md``."""


Card = Game | LiveGame
"""Any game's card."""
