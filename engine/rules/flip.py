"""What a search for other orders that would have turned a result is asked, and what it answers."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine.rules.game import Rules
from engine.rules.order import Order
from engine.rules.position import Position
from engine.rules.ruling import Ruling


@dataclass(frozen=True, slots=True, kw_only=True)
class Progress:
    """How far a search is."""

    size: int
    """How many orders are being changed at a time."""

    tried: int
    """Changes of this size that did not turn the result, as far as they could matter."""

    share: float
    """How much of this size is done, from 0 to 1, as far as that can be told."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Flip:
    """Orders that would have made the difference."""

    changes: tuple[tuple[str, Order], ...]
    """Power and order, in canonical notation."""

    ruling: Ruling
    """What would have become of the order in question."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Judged:
    """A phase that was judged, with all that judging it again takes."""

    rules: Rules
    before: Position
    sheets: Mapping[str, Sequence[str]]
    rulings: Sequence[Ruling]
    disorder: frozenset[str] = frozenset()
