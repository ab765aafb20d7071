"""States by name, in the language now spoken."""

from collections.abc import Sequence

from engine.board.state_forms import state_forms
from engine.games.bez_hranic.placements import STAYS
from engine.games.bez_hranic.tables import load_table
from gui import i18n
from gui.words.names import GRAMMARS, Name


def state_name(map_: str, key: str) -> str:
    """Name a state, or a part of one as its state; where nobody knows the map, by its key."""
    if not map_:
        return key
    table = load_table(map_)
    state = table.states[table.map.state_of.get(key, key)]
    return state.names[i18n.language()]


def part_name(map_: str, key: str) -> str:
    """Name a part of a state where it has a name of its own: ``Kaliningrad``."""
    if not map_:
        return key
    table = load_table(map_)
    state = table.map.state_of[key]
    part = table.states[state].parts.get(key)
    return part[i18n.language()] if part is not None else state_name(map_, state)


def state_words(map_: str, *keys: str) -> Name:
    """Name states or parts as sentences have them: ``{states:acc}`` *Itálii a Maltu*.

    The large part of a state that has several is called as the state.
    """
    language = i18n.language()
    forms, grammar = state_forms(map_)[language], GRAMMARS[language]
    nouns = []
    for key in keys:
        known = load_table(map_)
        state = known.map.state_of.get(key, key)
        meant = state if key == _largest([*known.states[state].parts]) else key
        label = part_name(map_, meant) if meant in known.map.state_of else state_name(map_, meant)
        nouns.append(grammar.space(label, forms.get(meant)))
    return Name(grammar, nouns)


def over_words(map_: str, key: str) -> str:
    """Name what is passed on the way, as it stands behind *přes* and *by way of*."""
    if not map_:
        return key
    return format(state_words(map_, key), "acc" if i18n.language() == "cs" else "the")


def _largest(parts: Sequence[str]) -> str:
    """Return the part that people mean by the whole: the one that is named after it."""
    return next((part for part in parts if part.endswith("-M")), "")


def capital(map_: str, key: str) -> str:
    """Name the capital of a state."""
    return load_table(map_).states[key].capital[i18n.language()]


def field_name(map_: str, field: str) -> str:
    """Name a field of the offer."""
    return field if field == STAYS else state_name(map_, field)
