"""What a game of live rounds answers: no orders and no envelopes, but who is first.

Its table stores what happened before anybody sees it, measures the time between, and knows
nothing else of the game. Pure: a state and a command in, events out; time and chance come from
outside.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import ClassVar, Protocol, Self, runtime_checkable

from engine.rules.calendar import Calendar
from engine.rules.distance import Distance
from engine.rules.game import Outcome
from engine.rules.phase import Phase
from engine.rules.secret import Secret


class OwnEvent:
    """Something that happened in a game of live rounds; every game has kinds of its own.

    Each is a frozen dataclass with these three fields, the first two of which the table fills in.
    """

    __slots__ = ()

    at: str
    """Wall-clock time, ISO 8601 in UTC."""

    after: int
    """Milliseconds since whatever had happened before, by a clock that never jumps; nought where
    the table stood still."""

    kind: str
    """Tells it from the game's other kinds in files."""

    waits: ClassVar[bool] = False
    """Whether it is stored only with the next event that does not wait: what happens in one breath
    and would be worth nothing without its end. Storing then never stands in a hand's way."""

    def stamped(self, at: str, after: int) -> Self:
        """Return it as it is stored: with its time."""
        return replace(self, at=at, after=after)  # type: ignore[type-var]  # each kind is one

    @property
    def secret(self) -> Secret | None:
        """What of it lies among the envelopes until another event tells it; most have nothing."""
        return None

    def bare(self) -> Self:
        """Return it as it lies in the history: without its secret."""
        return self

    def filled(self, secret: Secret) -> Self:
        """Return it with its secret, as it was when it happened; see ``bare``.

        Raises:
            ValueError: it cannot be this one's.
        """
        raise ValueError(secret.whose)

    @property
    def envelope(self) -> str:
        """What the envelope of its secret is called; nothing where it never has one."""
        return ""

    @property
    def told(self) -> tuple[Secret, ...]:
        """Secrets of earlier events that it tells everybody: their envelopes are gone then."""
        return ()


class LiveCommand:
    """What somebody at the table does; every game has commands of its own."""

    __slots__ = ()


class LiveRefusalError(ValueError):
    """A command that the game cannot follow now. Nothing was stored, nothing changed."""

    def __init__(self, code: str, **facts: str) -> None:
        super().__init__(code, facts)
        self.code = code
        """One of the game's own; its windows have words for each."""

        self.facts: Mapping[str, str] = MappingProxyType(facts)


@dataclass(frozen=True, slots=True)
class Setting:
    """Who sits down to what: all that is agreed on before a game begins."""

    seats: tuple[str, ...]
    """The seats that are taken."""

    map: str = ""
    """The map that is played on, in games that have one."""

    options: Mapping[str, str] = field(default_factory=dict)
    """The game's own points; missing ones are as usual."""


@dataclass(frozen=True, slots=True)
class Due:
    """What the table does by itself when its time has come."""

    after: int
    """Milliseconds after whatever happened last."""

    command: LiveCommand


@runtime_checkable
class PlaysAlone(Protocol):
    """A state of a game that one can play by himself."""

    @property
    def alone(self) -> bool:
        """Whether this table does."""
        ...


@runtime_checkable
class LiveState(Protocol):
    """One table's game at one moment, as a pure fold over its events. No window gets it."""

    @property
    def phase(self) -> Phase:
        """The round that is played."""
        ...

    @property
    def counted(self) -> Mapping[str, int]:
        """What every seat has of that by which the game is won."""
        ...

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; nothing while it is played."""
        ...

    @property
    def running(self) -> bool:
        """Whether time counts now."""
        ...

    @property
    def commands(self) -> tuple[LiveCommand, ...]:
        """All that anybody at the table could do by hand, whether it would be refused now or not.

        Robots ask it: they know no game.
        """
        ...

    @property
    def due(self) -> Due | None:
        """What happens next by itself; nothing where the table waits for somebody."""
        ...

    def decide(self, command: LiveCommand, since: int) -> tuple[OwnEvent, ...]:
        """Return what comes of a command, ``since`` so many milliseconds after the last event.

        Raises:
            LiveRefusalError: it cannot be followed now.
        """
        ...

    def after(self, event: OwnEvent) -> Self:
        """Return the state after one more event.

        Raises:
            ValueError: it cannot have happened so after those before it.
        """
        ...

    def still(self) -> Self:
        """Return it as it stands when the table is opened again: what ran has a break."""
        ...

    def seen(self) -> object:
        """Return what everybody may see of it: a value of the game's own for its own windows."""
        ...


@runtime_checkable
class Replaceable(Protocol):
    """A state of a game in which others may play on in somebody's place."""

    @property
    def players(self) -> Mapping[str, str]:
        """Who plays on where somebody was replaced, by the seat."""
        ...


@runtime_checkable
class TellsDistance(Protocol):
    """A state of a game in which there is a best choice, and it can be told afterwards."""

    @property
    def off_best(self) -> Mapping[str, Distance]:
        """How far every seat was from it, once the game is over; before that, of nobody."""
        ...


class LiveRules(Protocol):
    """What a table needs of a game of live rounds: its card has it; see there."""

    @property
    def id(self) -> str:
        """Which game it is: its key in files."""
        ...

    @property
    def calendar(self) -> Calendar:
        """Its rounds."""
        ...

    @property
    def seats(self) -> tuple[str, ...]:
        """All seats, in the order in which they are filled."""
        ...

    @property
    def fewest(self) -> int:
        """Players at least."""
        ...

    @property
    def opening(self) -> Callable[[str], tuple[OwnEvent, ...]]:
        """Returns what follows the founding at once; takes a seed."""
        ...

    @property
    def maps(self) -> tuple[str, ...]:
        """The maps that it is played on, the usual one first; none where it has none."""
        ...

    @property
    def start(self) -> Callable[[Setting], LiveState]:
        """Returns the state before any of that. ``ValueError`` where nobody can play so."""
        ...
