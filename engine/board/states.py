"""A map whose table is states: what they are made of, and how one gets from one to another.

No powers, no units, no terrain: what is drawn are the *parts* of states. Most states are one part,
called as the state is; one that is cut in two (Russia and Kaliningrad) has several.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property
from types import MappingProxyType


class Via(StrEnum):
    """How one gets across a border."""

    LAND = "land"
    LINE = "line"
    """Along a line that is drawn over the sea."""

    BRIDGE = "bridge"


class Source(StrEnum):
    """Why a border is there."""

    RULEBOOK = "rulebook"
    GEOGRAPHY = "geography"
    RULING = "ruling"
    """Our own, where neither says it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class State:
    """What is known of a state beside its borders."""

    names: Mapping[str, str]
    """Per language."""

    capital: Mapping[str, str]
    aliases: tuple[str, ...] = ()
    """What else people call it, in either language."""

    parts: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """Names of its parts by their keys; none where it is one."""


@dataclass(frozen=True, slots=True, order=True)
class StateBorder:
    """Two parts that one gets across between; ``a`` comes before ``b`` in the order of keys."""

    a: str
    b: str
    via: Via
    source: Source


@dataclass(frozen=True, slots=True)
class Apart:
    """Two parts that somebody could take for neighbours, and that are none."""

    a: str
    b: str
    why: Mapping[str, str]
    """Per language."""


@dataclass(frozen=True, kw_only=True)
class StateBoard:
    """The table of a map of states. Borders are written data, never guessed from geometry."""

    id: str
    """Key of the map in files: ``europe``."""

    game: str
    """The game that is played on it, by its id in files."""

    names: Mapping[str, str]
    """Title per language."""

    states: Mapping[str, State]
    """By their keys, in the order of keys."""

    borders: tuple[StateBorder, ...]
    apart: tuple[Apart, ...] = ()

    @cached_property
    def parts(self) -> Mapping[str, str]:
        """The state of each part, in the order of the keys of parts."""
        whose = {part: key for key, one in self.states.items() for part in one.parts or (key,)}
        return MappingProxyType(dict(sorted(whose.items())))

    def names_of(self, part: str) -> Mapping[str, str]:
        """Return what a part is called, per language."""
        state = self.states[self.parts[part]]
        return state.parts.get(part, state.names)
