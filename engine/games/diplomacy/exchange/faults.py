"""What else can be wrong with what is handed in, where it is about a game of Diplomacy."""

from enum import StrEnum


class DiplomacyFault(StrEnum):
    """What is wrong. The words are those of ``error.code`` in a stream's answers."""

    UNPLAYED_RULE = "unplayed_rule"
    """A value that depends on earlier turns; ``known`` are those that can be played."""
    SEVERAL_PLACES = "several_places"
    """The name fits several spaces: ``candidates``."""
    ARMY_AT_SEA = "army_at_sea"
    FLEET_INLAND = "fleet_inland"
    COAST_MISSING = "coast_missing"
    """A fleet in a space with two coasts, and it does not say at which."""
    NO_SUCH_COAST = "no_such_coast"
    NO_CENTRE = "no_centre"
    """The space has no supply centre."""
    RETREAT_OUT_OF_REACH = "retreat_out_of_reach"
    """A retreat to where the unit cannot step."""
    RETREAT_OCCUPIED = "retreat_occupied"
    """A retreat to where a unit stands."""
    NOT_IN_PHASE = "not_in_phase"
    """Such a thing does not exist in this phase, such as a beaten unit before the moves."""
