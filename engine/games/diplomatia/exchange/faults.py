"""What else can be wrong with what is handed in, where it is about a game of Diplomatia."""

from enum import StrEnum


class DiplomatiaFault(StrEnum):
    """What is wrong. The words are those of ``error.code`` in a stream's answers."""

    # -- a map that comes within a line ------------------------------------------------------------
    BAD_NAME = "bad_name"
    """``text`` cannot be a name: no letter and no figure in it, or signs that nobody can write."""
    TWIN_NAMES = "twin_names"
    """``one`` and ``other`` are the same name to whoever writes orders."""
    NO_KIND_OF_SPACE = "no_kind_of_space"
    """``text`` is neither land nor sea."""
    CENTRE_AT_SEA = "centre_at_sea"
    """A supply centre in a sea sector (2.1.1.1)."""
    PORT_ON_LAND = "port_on_land"
    """A port in a land province (2.1.2)."""
    PORT_OFF_COAST = "port_off_coast"
    """A port whose coast is no land, or does not touch its sector: ``coast``."""
    LOOSE_BORDER = "loose_border"
    """A border that does not join two different spaces."""
    NO_SPACES = "no_spaces"
    """A map without a space."""

    # -- a position --------------------------------------------------------------------------------
    SEVERAL_PLACES = "several_places"
    """The name fits several spaces: ``candidates``."""
    ARMY_AT_SEA = "army_at_sea"
    FLEET_ON_LAND = "fleet_on_land"
    NOT_IN_PHASE = "not_in_phase"
    """Units that have to retreat, in a phase without retreats."""
    RETREAT_OUT_OF_REACH = "retreat_out_of_reach"
    """A retreat to where the unit cannot step."""
    RETREAT_OCCUPIED = "retreat_occupied"
    """A retreat to where a unit stands."""
    NOT_CARRIED = "not_carried"
    """Only a fleet carries, and only armies that stand on the board: ``unit``."""
