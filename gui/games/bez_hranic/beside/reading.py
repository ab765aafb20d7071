"""Stacks and cards as somebody types them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches

from engine.board.names import fold
from engine.games.bez_hranic.placements import Placement
from engine.games.bez_hranic.tables import load_table

_SHORTEST, _ALIKE = 3, 0.7
"""Signs without which nothing can be guessed, and how alike a guess is to what is written."""


@dataclass(frozen=True, slots=True)
class ReadStack:
    """One field's stack as it was typed, the lowest token first."""

    tokens: tuple[Placement, ...]
    unread: str
    """The first signs that are nobody's letter; nothing where all is read."""


def read_stack(field: str, text: str, letters: Mapping[str, str]) -> ReadStack:
    """Read letters of players, or of colours where one plays two; blanks may stand between.

    ``letters`` are those of every colour.
    """
    found: list[Placement] = []
    left = text.strip().casefold()
    longest_first = sorted(letters.items(), key=lambda one: -len(one[1]))
    while left:
        colour = next((c for c, sign in longest_first if left.startswith(sign.casefold())), "")
        if not colour:
            return ReadStack(tuple(found), left[:12])
        found.append(Placement(colour, field))
        left = left[len(letters[colour]) :].lstrip(" ,;+")
    return ReadStack(tuple(found), "")


def read_card(map_: str, text: str) -> str:
    """Read a state by its key or its name in either language, or by how a name begins.

    Returns its key; nothing where none is called so, or several begin so.
    """
    table = load_table(map_)
    key = table.key_of(text)
    if key in table.states:
        return key
    begun = text.strip().casefold()
    fits = {
        state: None
        for state, one in table.states.items()
        for name in one.names.values()
        if begun and name.casefold().startswith(begun)
    }
    return next(iter(fits)) if len(fits) == 1 else ""


def likely_card(map_: str, text: str) -> str:
    """Return the one state that somebody who wrote this may have meant; nothing where none is."""
    written, table = fold(text), load_table(map_)
    if len(written) < _SHORTEST:
        return ""
    known = {name: table.map.state_of.get(key, key) for name, key in table.called.items()}
    found = get_close_matches(written, [*known], n=3, cutoff=_ALIKE)
    states = [*dict.fromkeys(known[name] for name in found)]
    begun = [*dict.fromkeys(key for name, key in known.items() if name.startswith(written))]
    if len(begun) == 1:
        return begun[0]
    return states[0] if states else ""


def twice(states: Sequence[str]) -> str:
    """Return the first state that is there twice; nothing where all are different."""
    return next((one for place, one in enumerate(states) if one and one in states[:place]), "")
