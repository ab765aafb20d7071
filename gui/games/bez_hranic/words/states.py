"""States by name, in the language now spoken."""

from collections.abc import Sequence

from engine.games.bez_hranic.placements import STAYS
from engine.games.bez_hranic.tables import load_table
from gui import i18n


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


def over_words(map_: str, key: str) -> str:
    """Name what is passed on the way, as it stands behind *přes*: ``Itálii``, ``Černou Horu``.

    The large part of a state that has several is called as the state.
    """
    if not map_:
        return key
    parts = [*load_table(map_).states[load_table(map_).map.state_of[key]].parts]
    name = (
        part_name(map_, key) if key in parts and key != _largest(parts) else state_name(map_, key)
    )
    return " ".join(map(_accusative, name.split(" "))) if i18n.language() == "cs" else name


def _largest(parts: Sequence[str]) -> str:
    """Return the part that people mean by the whole: the one that is named after it."""
    return next((part for part in parts if part.endswith("-M")), parts[0])


def _accusative(word: str) -> str:
    """Return a Czech name's word as it is behind *přes*; no state is an animate man."""
    for end, other in (("ie", "ii"), ("á", "ou"), ("a", "u")):
        if len(word) > 1 and word.endswith(end):
            return word[: -len(end)] + other
    return word


def capital(map_: str, key: str) -> str:
    """Name the capital of a state."""
    return load_table(map_).states[key].capital[i18n.language()]


def field_name(map_: str, field: str) -> str:
    """Name a field of the offer."""
    return field if field == STAYS else state_name(map_, field)
