"""Every reason of Diplomacy as one plain sentence in English; Czech lives in the translations.

Names stay in the nominative. ``{where}`` is a space, ``{by}`` a list of spaces, ``{from_by}`` the
same list as an origin ("from Warsaw and Rumania"), ``{written}`` what the player wrote. Sentences
have no full stop: strengths and the stop are added by ``gui.games.diplomacy.explain.phrases``.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from engine.games.diplomacy.reasons import Reason
from gui.games.diplomacy.explain.phrases_rulebooks import OTHER_RULEBOOKS
from gui.i18n import QT_TRANSLATE_NOOP

_ILLEGAL = {
    Reason.UNREADABLE: QT_TRANSLATE_NOOP("Finding", "“{written}” cannot be read as an order"),
    Reason.AMBIGUOUS_TEXT: QT_TRANSLATE_NOOP(
        "Finding", "“{written}” has several meanings, so none of them is carried out"
    ),
    Reason.TWO_ORDERS: QT_TRANSLATE_NOOP(
        "Finding", "The unit was given different orders, so none of them is carried out"
    ),
    Reason.SUPERSEDED: QT_TRANSLATE_NOOP(
        "Finding", "Against the rules, but another order for the same unit is legal and counts"
    ),
    Reason.FOREIGN_UNIT: QT_TRANSLATE_NOOP(
        "Finding", "The unit {where:in} belongs to another power"
    ),
    Reason.NO_UNIT: QT_TRANSLATE_NOOP("Finding", "No unit that could be ordered stands {where:in}"),
    Reason.WRONG_PHASE: QT_TRANSLATE_NOOP(
        "Finding", "Such an order belongs to another part of the turn"
    ),
    Reason.UNKNOWN_SPACE: QT_TRANSLATE_NOOP("Finding", "This board has no space called “{where}”"),
    Reason.SAME_SPACE: QT_TRANSLATE_NOOP("Finding", "The unit already stands {where:in}"),
    Reason.TOO_FAR: QT_TRANSLATE_NOOP(
        "Finding",
        "{where:the} cannot be reached from here: there is no common border, or no common coast",
    ),
    Reason.BORDER_CLOSED: QT_TRANSLATE_NOOP(
        "Finding", "{where:the} is neutral, and its borders are closed"
    ),
    Reason.ARMY_AT_SEA: QT_TRANSLATE_NOOP(
        "Finding", "An army cannot put to sea: {where:the} is open water"
    ),
    Reason.FLEET_INLAND: QT_TRANSLATE_NOOP(
        "Finding", "A fleet cannot sail inland: {where:the} has no shore"
    ),
    Reason.NO_FERRY: QT_TRANSLATE_NOOP(
        "Finding", "No chain of fleets leads from this army to {where:the}"
    ),
    Reason.COAST_MISSING: QT_TRANSLATE_NOOP(
        "Finding", "{where:the} has two coasts within reach and the order names neither"
    ),
    Reason.COAST_WRONG: QT_TRANSLATE_NOOP("Finding", "A fleet cannot reach {where:the} from here"),
    Reason.SUPPORTS_ITSELF: QT_TRANSLATE_NOOP("Finding", "A unit cannot support itself"),
    Reason.SUPPORTS_NOBODY: QT_TRANSLATE_NOOP(
        "Finding", "No unit that could be supported stands {where:in}"
    ),
    Reason.SUPPORT_OUT_OF_REACH: QT_TRANSLATE_NOOP(
        "Finding", "The unit could not move to {where:the} itself, so it cannot support there"
    ),
    Reason.SUPPORTED_MOVE_IMPOSSIBLE: QT_TRANSLATE_NOOP(
        "Finding", "The supported unit cannot get to {where:the} at all"
    ),
    Reason.SUPPORTER_IS_FERRY: QT_TRANSLATE_NOOP(
        "Finding", "The supported army could come only across this very fleet"
    ),
    Reason.CONVOY_BY_ARMY: QT_TRANSLATE_NOOP("Finding", "Only a fleet can convoy"),
    Reason.CONVOY_FROM_SHORE: QT_TRANSLATE_NOOP(
        "Finding", "A fleet convoys at sea only, not {where:in}"
    ),
    Reason.CONVOY_WITHOUT_ARMY: QT_TRANSLATE_NOOP(
        "Finding", "No army waits {where:in} to be carried"
    ),
    Reason.CONVOY_TO_NOWHERE: QT_TRANSLATE_NOOP(
        "Finding", "A convoy has to lead from one coast to another"
    ),
    Reason.CONVOY_OFF_ROUTE: QT_TRANSLATE_NOOP(
        "Finding", "With the fleets on the board no route leads this way"
    ),
    Reason.CONVOY_DETOUR: QT_TRANSLATE_NOOP(
        "Finding",
        "Other fleets make the route, and past this one leads only a detour, or none",
    ),
}

_STAYING = {
    Reason.HELD: QT_TRANSLATE_NOOP("Finding", "Nobody attacked it"),
    Reason.WITHSTOOD: QT_TRANSLATE_NOOP(
        "Finding", "It withstood the {by:#attack/attacks} from {by:the}"
    ),
    Reason.BELEAGUERED: QT_TRANSLATE_NOOP(
        "Finding", "The attackers from {by:the} kept each other off, so the garrison stays"
    ),
    Reason.SPARED_BY_OWN: QT_TRANSLATE_NOOP(
        "Finding",
        "Only its own power could have driven it out, by attack or support, and that does not "
        "count",
    ),
    Reason.DRIVEN_OUT: QT_TRANSLATE_NOOP(
        "Finding", "It was driven out by the attack from {first:the}"
    ),
    Reason.NO_ORDER: QT_TRANSLATE_NOOP("Finding", "No order was written, so the unit holds"),
    Reason.DISORDER: QT_TRANSLATE_NOOP(
        "Finding", "In civil disorder the unit defends itself alone"
    ),
    Reason.NOT_PLAYED: QT_TRANSLATE_NOOP("Finding", "Nobody plays this power, so the unit holds"),
}

_MOVES = {
    Reason.UNOPPOSED: QT_TRANSLATE_NOOP(
        "Finding", "Nobody stood {where:in} and nobody else wanted to go there"
    ),
    Reason.VACATED: QT_TRANSLATE_NOOP("Finding", "The unit that stood {where:in} left"),
    Reason.STRONGER: QT_TRANSLATE_NOOP(
        "Finding", "It was the strongest in the contest for {where:the}"
    ),
    Reason.DROVE_OUT: QT_TRANSLATE_NOOP("Finding", "It drove the unit out of {where:the}"),
    Reason.ROTATED: QT_TRANSLATE_NOOP(
        "Finding", "It moved round in a circle together with the {by:#unit/units} from {by:the}"
    ),
    Reason.SWAPPED: QT_TRANSLATE_NOOP(
        "Finding",
        "It changed places with the unit from {by:the}, at least one of the two by convoy",
    ),
    Reason.RIVAL_WITHOUT_EFFECT: QT_TRANSLATE_NOOP(
        "Finding",
        "The {by:#rival/rivals} from {by:the} {by:#was/were} driven out by an attack from "
        "{where:the} and {by:#has/have} no effect there",
    ),
    Reason.WITHOUT_EFFECT: QT_TRANSLATE_NOOP(
        "Finding", "Driven out by an attack from {where:the}, the unit has no effect there"
    ),
    Reason.RIVAL_NOT_CARRIED: QT_TRANSLATE_NOOP(
        "Finding",
        "The {by:#rival/rivals} from {by:the} {by:#was/were} not carried across the sea and "
        "{by:#has/have} no effect here",
    ),
    Reason.BOUNCED: QT_TRANSLATE_NOOP(
        "Finding", "Stand-off over {where:the} with the {by:#attack/attacks} from {by:the}"
    ),
    Reason.REPELLED: QT_TRANSLATE_NOOP(
        "Finding", "The unit {where:in} stayed and was at least as strong"
    ),
    Reason.HEAD_ON: QT_TRANSLATE_NOOP(
        "Finding", "The unit from {where:the} came the opposite way and was at least as strong"
    ),
    Reason.OWN_UNIT_STAYED: QT_TRANSLATE_NOOP(
        "Finding", "A unit of the same power stays {where:in} and cannot be driven out"
    ),
    Reason.OWN_SUPPORT_VOID: QT_TRANSLATE_NOOP(
        "Finding",
        "With its support from {by:the} the attacked power cannot help to drive out its own unit",
    ),
    Reason.CONVOY_BROKEN: QT_TRANSLATE_NOOP(
        "Finding", "The convoy across {by:the} was broken, and no other route held"
    ),
    Reason.NO_CONVOY: QT_TRANSLATE_NOOP(
        "Finding", "No fleets were ordered to carry the army all the way to {where:the}"
    ),
    Reason.BY_CONVOY: QT_TRANSLATE_NOOP("Finding", "The army goes by sea, across {by:the}"),
    Reason.ROUTE_BROKEN: QT_TRANSLATE_NOOP(
        "Finding", "The route across {by:the} was broken, another one held"
    ),
    Reason.SEA_BY_INTENT: QT_TRANSLATE_NOOP(
        "Finding",
        "{where:the} is a neighbour by land too, but own orders {by:in} show that the sea was "
        "meant",
    ),
    Reason.LAND_BY_INTENT: QT_TRANSLATE_NOOP(
        "Finding",
        "A convoy across {by:the} was at hand, but no own order shows that the sea was meant",
    ),
    Reason.SUPPORTED_BY: QT_TRANSLATE_NOOP("Finding", "It was supported from {by:the}"),
    Reason.SUPPORT_LOST: QT_TRANSLATE_NOOP("Finding", "The support from {by:the} was cut"),
    Reason.OTHER_SIDE_SUPPORTED: QT_TRANSLATE_NOOP(
        "Finding", "The other side, the unit from {where:the}, was supported from {by:the}"
    ),
    Reason.CARRIER_DRIVEN_OUT: QT_TRANSLATE_NOOP(
        "Finding", "The fleet {where:in} was driven out by the attack from {first:the}"
    ),
}

_SUPPORTS = {
    Reason.SUPPORT_DECIDED: QT_TRANSLATE_NOOP(
        "Finding", "Without this support things {where:in} would have come out otherwise"
    ),
    Reason.SUPPORT_IDLE: QT_TRANSLATE_NOOP(
        "Finding", "The support counts, but nothing would have changed without it"
    ),
    Reason.SUPPORT_SPARE: QT_TRANSLATE_NOOP(
        "Finding",
        "The support counts. It was not needed, but would have been without the one from {by:the}",
    ),
    Reason.SUPPORT_CUT: QT_TRANSLATE_NOOP(
        "Finding", "It was attacked from {by:the}, not from the space that it supports into"
    ),
    Reason.SUPPORT_CUT_BY_DISLODGEMENT: QT_TRANSLATE_NOOP(
        "Finding", "A unit that is driven out supports nobody, wherever the attack came from"
    ),
    Reason.NOT_CUT_FROM_TARGET: QT_TRANSLATE_NOOP(
        "Finding",
        "The attack from {by:the} cuts nothing, because it comes from the space supported into",
    ),
    Reason.NOT_CUT_BY_OWN: QT_TRANSLATE_NOOP(
        "Finding",
        "The {by:#attack/attacks} from {by:the} {by:#is/are} made by the same power and "
        "{by:#cuts/cut} nothing",
    ),
    Reason.NOT_CUT_BY_LANDING: QT_TRANSLATE_NOOP(
        "Finding",
        "The {by:#army/armies} from {by:the} cannot protect {by:#its/their} own convoy by landing "
        "here",
    ),
    Reason.NOT_CUT_BY_BROKEN_CONVOY: QT_TRANSLATE_NOOP(
        "Finding",
        "The {by:#army/armies} from {by:the} {by:#was/were} not carried across the sea and "
        "{by:#cuts/cut} nothing",
    ),
    Reason.SUPPORTED_UNIT_MOVED: QT_TRANSLATE_NOOP(
        "Finding", "It supported in defence, but the unit {where:in} was ordered to move"
    ),
    Reason.SUPPORTED_UNIT_DID_OTHERWISE: QT_TRANSLATE_NOOP(
        "Finding", "The supported unit had no valid order for this attack"
    ),
}

_CONVOYS = {
    Reason.CONVOYED: QT_TRANSLATE_NOOP("Finding", "The way across this fleet was open to the army"),
    Reason.CONVOY_IDLE: QT_TRANSLATE_NOOP(
        "Finding", "The fleet was ready, but the army did not go this way"
    ),
    Reason.CONVOY_FLEET_DRIVEN_OUT: QT_TRANSLATE_NOOP(
        "Finding", "A fleet that is driven out carries nobody"
    ),
    Reason.CONVOY_WITHSTOOD: QT_TRANSLATE_NOOP(
        "Finding",
        "The {by:#attack/attacks} from {by:the} did not drive the fleet out, and that disturbs no "
        "convoy",
    ),
    Reason.CONVOY_PARADOX: QT_TRANSLATE_NOOP(
        "Finding",
        "The convoy would decide its own fate, so the fleet only holds and carries nobody",
    ),
    Reason.CONVOY_UNMATCHED: QT_TRANSLATE_NOOP(
        "Finding", "The army had no valid order for this crossing"
    ),
}

_RETREATS = {
    Reason.NO_RETREAT: QT_TRANSLATE_NOOP(
        "Finding", "It has nowhere to retreat to and is taken off"
    ),
    Reason.DISORDER_DISBANDED: QT_TRANSLATE_NOOP(
        "Finding", "Driven out in civil disorder, the unit is taken off"
    ),
    Reason.NOT_PLAYED_DISBANDED: QT_TRANSLATE_NOOP(
        "Finding", "Nobody plays this power, so a unit that is driven out is taken off"
    ),
    Reason.WAY_HELD: QT_TRANSLATE_NOOP(
        "Finding", "It cannot retreat to {by:the}, where {by:#a unit/units} stayed"
    ),
    Reason.WAY_TAKEN: QT_TRANSLATE_NOOP(
        "Finding", "It cannot retreat to {where:the}, where the unit from {by:the} has just arrived"
    ),
    Reason.WAY_TO_ATTACKER: QT_TRANSLATE_NOOP(
        "Finding", "It cannot retreat to {where:the}, because the attack came from there"
    ),
    Reason.WAY_TO_STANDOFF: QT_TRANSLATE_NOOP(
        "Finding",
        "It cannot retreat to {where:the}, left empty by a stand-off of the {by:#unit/units} from "
        "{by:the}",
    ),
    Reason.RETREATED: QT_TRANSLATE_NOOP("Finding", "{where:the} was free"),
    Reason.RETREAT_CLASH: QT_TRANSLATE_NOOP(
        "Finding", "Several units retreated to {where:the}, so all of them are taken off"
    ),
    Reason.RETREAT_OCCUPIED: QT_TRANSLATE_NOOP("Finding", "{where:the} is occupied"),
    Reason.RETREAT_TO_ATTACKER: QT_TRANSLATE_NOOP("Finding", "The attack came from {where:the}"),
    Reason.RETREAT_TO_STANDOFF: QT_TRANSLATE_NOOP(
        "Finding", "{where:the} was left empty by a stand-off"
    ),
    Reason.RETREAT_CLOSED: QT_TRANSLATE_NOOP("Finding", "{where:the} is closed to this retreat"),
    Reason.NOT_WRITTEN: QT_TRANSLATE_NOOP(
        "Finding", "No valid retreat was written, so the unit is taken off"
    ),
    Reason.DISBANDED: QT_TRANSLATE_NOOP("Finding", "It was taken off by order of its own power"),
}

_ADJUSTMENTS = {
    Reason.BUILT: QT_TRANSLATE_NOOP("Finding", "{where:the} is a free home centre"),
    Reason.WAIVED: QT_TRANSLATE_NOOP("Finding", "The power leaves this build unused"),
    Reason.REMOVED: QT_TRANSLATE_NOOP("Finding", "Its own power chose it for removal"),
    Reason.REMOVED_BY_RULE: QT_TRANSLATE_NOOP(
        "Finding", "Nobody chose, so the unit farthest from home goes (distance {strength})"
    ),
    Reason.DISORDER_REMOVED: QT_TRANSLATE_NOOP(
        "Finding", "In civil disorder the power has nobody who could choose"
    ),
    Reason.NO_BUILD_DUE: QT_TRANSLATE_NOOP("Finding", "The power has no further build due"),
    Reason.NO_REMOVAL_DUE: QT_TRANSLATE_NOOP("Finding", "The power has no further unit to remove"),
    Reason.NOT_A_HOME_CENTRE: QT_TRANSLATE_NOOP(
        "Finding", "{where:the} is no home centre of this power"
    ),
    Reason.CENTRE_LOST: QT_TRANSLATE_NOOP(
        "Finding", "The power does not control {where:the}, its home centre"
    ),
    Reason.CENTRE_OCCUPIED: QT_TRANSLATE_NOOP("Finding", "{where:the} is occupied"),
    Reason.BUILT_ALREADY: QT_TRANSLATE_NOOP(
        "Finding", "A unit was already built {where:in} this winter"
    ),
}

PHRASES: Final[Mapping[str, str]] = MappingProxyType(
    {
        str(reason): phrase
        for room in (
            *(_ILLEGAL, _STAYING, _MOVES, _SUPPORTS, _CONVOYS),
            *(_RETREATS, _ADJUSTMENTS, OTHER_RULEBOOKS),
        )
        for reason, phrase in room.items()
    }
)
"""Reason code → sentence."""

OUT_OF_REACH: Final[Mapping[str, str]] = MappingProxyType(
    {
        str(Reason.REMOVED_BY_RULE): QT_TRANSLATE_NOOP(
            "Finding", "Nobody chose, and no way leads home from here, so this unit goes"
        ),
        str(Reason.REMOVED_FAR_FROM_COUNTRY): QT_TRANSLATE_NOOP(
            "Finding", "Nobody chose, and no way leads home from here, so this unit goes"
        ),
        str(Reason.REMOVED_FAR_FROM_CENTRES): QT_TRANSLATE_NOOP(
            "Finding", "Nobody chose, and no way leads to an own centre, so this unit goes"
        ),
    }
)
"""A removal where no distance can be counted: there is no centre to count it from."""

UNREACHED: Final[str] = QT_TRANSLATE_NOOP(
    "Finding", "Nobody stood {where:in}, and no rival got that far"
)
"""A move that nobody opposed because its rivals were not carried across the sea."""

UNKNOWN: Final[str] = QT_TRANSLATE_NOOP(
    "Finding", "This version of the program does not know the reason that the file tells"
)
"""Of a game that another version played, or of a damaged one."""

OUTMATCHED: Final[Mapping[str, str]] = MappingProxyType(
    {
        str(Reason.BOUNCED): QT_TRANSLATE_NOOP(
            "Finding",
            "The {by:#attack/attacks} from {by:the} on {where:the} {by:#was/were} stronger",
        ),
        str(Reason.REPELLED): QT_TRANSLATE_NOOP(
            "Finding", "The unit {where:in} stayed and was stronger"
        ),
        str(Reason.HEAD_ON): QT_TRANSLATE_NOOP(
            "Finding", "The unit from {where:the} came the opposite way and was stronger"
        ),
    }
)
"""The same where the other side was stronger, not only as strong: no stand-off."""

EQUALLED: Final[Mapping[str, str]] = MappingProxyType(
    {
        str(Reason.REPELLED): QT_TRANSLATE_NOOP(
            "Finding", "The unit {where:in} stayed and was just as strong"
        ),
        str(Reason.HEAD_ON): QT_TRANSLATE_NOOP(
            "Finding", "The unit from {where:the} came the opposite way and was just as strong"
        ),
    }
)
"""The same where both sides were equally strong."""
