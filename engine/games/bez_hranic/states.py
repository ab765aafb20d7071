"""A map as the game knows it: states, the parts they are made of, and the borders between them.

A trip goes from part to part. Most states are one part, called as the state is; one that cannot be
crossed from end to end (Russia and Kaliningrad) has several, and whoever entered one of them goes
on from that one. Neighbours are states: any part that touches counts (*Zvláštní případ: Rusko*).
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING

from engine.board.states import Via

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

NOWHERE = 1_000_000
"""Crossings between parts that no way joins: more than any map has."""


@dataclass(frozen=True, slots=True, order=True)
class Border:
    """Two parts that touch; ``a`` comes before ``b`` in the order of keys."""

    a: str
    b: str
    via: Via = Via.LAND


class StateMap:
    """States and their borders. Immutable; distances are worked out once."""

    def __init__(self, parts: Mapping[str, Sequence[str]], borders: Iterable[Border]) -> None:
        """Take every state with its parts (nothing: it is one, called as the state is).

        Raises:
            ValueError: a part belongs to two states, or a border is none.
        """
        self.parts: Mapping[str, tuple[str, ...]] = MappingProxyType(
            {state: tuple(sorted(own)) or (state,) for state, own in parts.items()}
        )
        """The parts of every state, in the order of their keys."""

        whose: dict[str, str] = {}
        for state, own in self.parts.items():
            for part in own:
                if part in whose or (part in self.parts and part != state):
                    raise ValueError(f"{part} is twice there")
                whose[part] = state
        self.state_of: Mapping[str, str] = MappingProxyType(whose)
        """The state that a part belongs to."""

        self.borders: tuple[Border, ...] = tuple(sorted(borders))
        beside: dict[str, dict[str, Via]] = {part: {} for part in whose}
        neighbours: dict[str, set[str]] = {state: set() for state in self.parts}
        for one in self.borders:
            if one.a not in whose or one.b not in whose or whose[one.a] == whose[one.b]:
                raise ValueError(f"{one.a} and {one.b} have no border")
            beside[one.a][one.b] = beside[one.b][one.a] = one.via
            neighbours[whose[one.a]].add(whose[one.b])
            neighbours[whose[one.b]].add(whose[one.a])
        self.beside: Mapping[str, Mapping[str, Via]] = MappingProxyType(
            {part: dict(sorted(others.items())) for part, others in beside.items()}
        )
        """What every part touches, and how one gets there, in the order of keys."""

        self.neighbours: Mapping[str, frozenset[str]] = MappingProxyType(
            {state: frozenset(others) for state, others in neighbours.items()}
        )
        """The states that touch any part of a state."""

        self._crossings: dict[str, Mapping[str, int]] = {}

    def crossings(self, part: str) -> Mapping[str, int]:
        """Return the fewest borders to cross from a part to each; ``NOWHERE`` where no way is."""
        if part not in self._crossings:  # a map of a stream may be large, and one trip asked
            self._crossings[part] = self._from(part)
        return self._crossings[part]

    def _from(self, part: str) -> dict[str, int]:
        steps = dict.fromkeys(self.beside, NOWHERE)
        steps[part], waiting = 0, deque([part])
        while waiting:
            here = waiting.popleft()
            for there in self.beside[here]:
                if steps[there] == NOWHERE:
                    steps[there] = steps[here] + 1
                    waiting.append(there)
        return steps
