"""What the engine's robots ask of a game of live rounds beside its card."""

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from engine.rules.live import LiveState
from engine.table.event import Event

_NOTHING: Mapping[str, Sequence[str]] = MappingProxyType({})


def _no_laws(state: LiveState, events: Sequence[Event]) -> Iterator[tuple[str, object]]:
    """Break none: the game has no laws but those of every game."""
    del state, events
    yield from ()


@dataclass(frozen=True, kw_only=True)
class LiveRobots:
    """What a game has for them. A game that stands in no list of theirs has nothing."""

    points: Callable[[], Mapping[str, Sequence[str]]] = lambda: _NOTHING
    """What its tables agree on, point by point, with every value."""

    rubbish: Callable[[random.Random], dict[str, Any]] | None = None
    """A line of a stream by chance that nobody should send, wrong in ways of the game's own."""

    broken: Callable[[LiveState, Sequence[Event]], Iterator[tuple[str, object]]] = _no_laws
    """Yields the laws of its own that a game broke which is over, each with the fact that shows it.
    """
