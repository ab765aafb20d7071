"""States by name, in the language now spoken."""

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


def capital(map_: str, key: str) -> str:
    """Name the capital of a state."""
    return load_table(map_).states[key].capital[i18n.language()]


def field_name(map_: str, field: str) -> str:
    """Name a field of the offer."""
    return field if field == STAYS else state_name(map_, field)
