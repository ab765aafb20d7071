"""The tables of the maps that come with the program, and what people call their states."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING

from engine.board.loader import load_states, state_map_names
from engine.board.names import fold
from engine.games.bez_hranic.states import Border, StateMap

if TYPE_CHECKING:
    from collections.abc import Mapping

    from engine.board.states import State


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


@cache
def table_names() -> tuple[str, ...]:
    """List the maps that come with the program: looked for once, as every line of a file asks."""
    return state_map_names()


@cache
def load_table(name: str) -> Table:
    """Load the table of one of them.

    Raises:
        KeyError: there is none of that name.
    """
    if name not in table_names():
        raise KeyError(name)
    board = load_states(name).board
    sources = {Border(b.a, b.b, b.via): str(b.source) for b in board.borders}
    return Table(
        id=name,
        map=StateMap({key: tuple(one.parts) for key, one in board.states.items()}, sources),
        states=board.states,
        sources=MappingProxyType(sources),
        called=MappingProxyType(_called(board.states)),
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
