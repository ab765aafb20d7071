"""The tables of the maps that come with the program, and what people call their states."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING

from engine import resources
from engine.board.names import fold
from engine.games.bez_hranic.states import Border, StateMap, Via

if TYPE_CHECKING:
    from collections.abc import Mapping

FILE = "states.json"
"""Lies beside a map's drawing."""


@dataclass(frozen=True, slots=True)
class State:
    """What is known of a state beside its borders."""

    names: Mapping[str, str]
    """By language."""

    aliases: tuple[str, ...]
    """What else people call it, in either language."""

    capital: Mapping[str, str]
    parts: Mapping[str, Mapping[str, str]]
    """Names of its parts by their keys; none where it is one."""


@dataclass(frozen=True, slots=True)
class Table:
    """One map's states, borders, and where each border comes from."""

    id: str
    map: StateMap
    states: Mapping[str, State]
    sources: Mapping[Border, str]
    """``rulebook``, ``geography`` or ``ruling``, for each border."""

    called: Mapping[str, str]
    """Keys of states and parts, by folded key, name or alias."""

    def key_of(self, text: str) -> str:
        """Return the key of a state or a part as somebody calls it; nothing where none is so."""
        return self.called.get(fold(text), "")


def table_names() -> tuple[str, ...]:
    """List the maps that come with the program."""
    return tuple(sorted(path.parent.name for path in resources.maps().glob(f"*/{FILE}")))


@cache
def load_table(name: str) -> Table:
    """Load the table of one of them.

    Raises:
        KeyError: there is none of that name.
    """
    if name not in table_names():
        raise KeyError(name)
    read = json.loads((resources.maps() / name / FILE).read_text("utf-8"))
    states = {
        key: State(
            names=one["names"],
            aliases=tuple(one["aliases"]),
            capital=one["capital"],
            parts=one.get("parts", {}),
        )
        for key, one in read["states"].items()
    }
    sources = {Border(b["a"], b["b"], Via(b["via"])): b["source"] for b in read["borders"]}
    return Table(
        id=name,
        map=StateMap({key: tuple(one.parts) for key, one in states.items()}, sources),
        states=MappingProxyType(states),
        sources=MappingProxyType(sources),
        called=MappingProxyType(_called(states)),
    )


def _called(states: Mapping[str, State]) -> dict[str, str]:
    called: dict[str, str] = {}
    for key, state in states.items():
        for text in (*state.names.values(), *state.aliases):
            called.setdefault(fold(text), key)
        for part, names in state.parts.items():
            for text in (part, *names.values()):
                called.setdefault(fold(text), part)
    return called | {fold(key): key for key in states}
