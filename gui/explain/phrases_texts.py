"""Every reason of Diplomacy as one plain sentence in English; Czech lives in the translations.

Names stay in the nominative. ``{where}`` is a space, ``{by}`` a list of spaces, ``{from_by}`` the
same list as an origin ("from Warsaw and Rumania"), ``{written}`` what the player wrote. Sentences
have no full stop: strengths and the stop are added by ``gui.explain.phrases``.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from engine.games.diplomacy.reasons import Reason
from engine.rules.ruling import Verdict
from gui.explain.phrases_rulebooks import OTHER_RULEBOOKS
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
        "Finding", "Against the rules; another order for the same unit is legal and counts"
    ),
    Reason.FOREIGN_UNIT: QT_TRANSLATE_NOOP(
        "Finding", "The unit in {where} belongs to another power"
    ),
    Reason.NO_UNIT: QT_TRANSLATE_NOOP("Finding", "No unit that could be ordered stands in {where}"),
    Reason.WRONG_PHASE: QT_TRANSLATE_NOOP(
        "Finding", "Such an order belongs to another part of the turn"
    ),
    Reason.UNKNOWN_SPACE: QT_TRANSLATE_NOOP("Finding", "{where} is no space of this board"),
    Reason.SAME_SPACE: QT_TRANSLATE_NOOP("Finding", "The unit already stands in {where}"),
    Reason.TOO_FAR: QT_TRANSLATE_NOOP(
        "Finding", "{where} cannot be reached from here: no common border, or no common coast"
    ),
    Reason.BORDER_CLOSED: QT_TRANSLATE_NOOP(
        "Finding", "{where}: the country is neutral, its borders are closed"
    ),
    Reason.ARMY_AT_SEA: QT_TRANSLATE_NOOP("Finding", "An army cannot enter a sea: {where}"),
    Reason.FLEET_INLAND: QT_TRANSLATE_NOOP(
        "Finding", "A fleet cannot enter an inland space: {where}"
    ),
    Reason.NO_FERRY: QT_TRANSLATE_NOOP(
        "Finding", "No chain of fleets lies between this army and {where}"
    ),
    Reason.COAST_MISSING: QT_TRANSLATE_NOOP(
        "Finding", "{where} has two coasts within reach and the order names neither"
    ),
    Reason.COAST_WRONG: QT_TRANSLATE_NOOP(
        "Finding", "This coast cannot be reached from here: {where}"
    ),
    Reason.SUPPORTS_ITSELF: QT_TRANSLATE_NOOP("Finding", "A unit cannot support itself"),
    Reason.SUPPORTS_NOBODY: QT_TRANSLATE_NOOP(
        "Finding", "No unit that could be supported stands in {where}"
    ),
    Reason.SUPPORT_OUT_OF_REACH: QT_TRANSLATE_NOOP(
        "Finding", "It could not move to {where} itself, so it cannot support there"
    ),
    Reason.SUPPORTED_MOVE_IMPOSSIBLE: QT_TRANSLATE_NOOP(
        "Finding", "The supported unit cannot get to {where} at all"
    ),
    Reason.SUPPORTER_IS_FERRY: QT_TRANSLATE_NOOP(
        "Finding", "The supported army could come only across this very fleet"
    ),
    Reason.CONVOY_BY_ARMY: QT_TRANSLATE_NOOP("Finding", "Only a fleet can convoy"),
    Reason.CONVOY_FROM_SHORE: QT_TRANSLATE_NOOP(
        "Finding", "A fleet convoys at sea only, not from {where}"
    ),
    Reason.CONVOY_WITHOUT_ARMY: QT_TRANSLATE_NOOP(
        "Finding", "No army waits in {where} to be carried"
    ),
    Reason.CONVOY_TO_NOWHERE: QT_TRANSLATE_NOOP(
        "Finding", "A convoy has to lead from one coast to another"
    ),
    Reason.CONVOY_OFF_ROUTE: QT_TRANSLATE_NOOP(
        "Finding", "With the fleets on the board no route leads this way"
    ),
    Reason.CONVOY_DETOUR: QT_TRANSLATE_NOOP(
        "Finding",
        "Other fleets make the route; past this one leads only a detour, or none",
    ),
}

_STAYING = {
    Reason.HELD: QT_TRANSLATE_NOOP("Finding", "Nobody attacked"),
    Reason.WITHSTOOD: QT_TRANSLATE_NOOP("Finding", "The attack {from_by} was not strong enough"),
    Reason.BELEAGUERED: QT_TRANSLATE_NOOP(
        "Finding", "The attackers {from_by} kept each other off, so the garrison stays"
    ),
    Reason.SPARED_BY_OWN: QT_TRANSLATE_NOOP(
        "Finding",
        "Only its own power could have driven it out, by attack or support: that does not count",
    ),
    Reason.DRIVEN_OUT: QT_TRANSLATE_NOOP("Finding", "Driven out by the attack {from_first}"),
    Reason.NO_ORDER: QT_TRANSLATE_NOOP("Finding", "No order was written, so the unit holds"),
    Reason.DISORDER: QT_TRANSLATE_NOOP("Finding", "Civil disorder: the unit defends itself alone"),
    Reason.NOT_PLAYED: QT_TRANSLATE_NOOP("Finding", "Nobody plays this power: the unit holds"),
}

_MOVES = {
    Reason.UNOPPOSED: QT_TRANSLATE_NOOP(
        "Finding", "{where}: nobody stood there and nobody else wanted it"
    ),
    Reason.VACATED: QT_TRANSLATE_NOOP("Finding", "The unit in {where} left"),
    Reason.STRONGER: QT_TRANSLATE_NOOP("Finding", "Stronger than every rival for {where}"),
    Reason.DROVE_OUT: QT_TRANSLATE_NOOP("Finding", "The unit in {where} was driven out"),
    Reason.ROTATED: QT_TRANSLATE_NOOP(
        "Finding", "Moved round in a circle together with the units {from_by}"
    ),
    Reason.SWAPPED: QT_TRANSLATE_NOOP(
        "Finding", "Changed places with the unit {from_by}, at least one of the two by convoy"
    ),
    Reason.RIVAL_WITHOUT_EFFECT: QT_TRANSLATE_NOOP(
        "Finding", "The rival {from_by} was driven out by an attack from {where}: no effect there"
    ),
    Reason.WITHOUT_EFFECT: QT_TRANSLATE_NOOP(
        "Finding", "Driven out by an attack from {where}, the unit has no effect there"
    ),
    Reason.RIVAL_NOT_CARRIED: QT_TRANSLATE_NOOP(
        "Finding", "The rival {from_by} was not carried across the sea: no effect here"
    ),
    Reason.BOUNCED: QT_TRANSLATE_NOOP("Finding", "Stand-off in {where} with the attack {from_by}"),
    Reason.REPELLED: QT_TRANSLATE_NOOP(
        "Finding", "The unit in {where} stayed and was at least as strong"
    ),
    Reason.HEAD_ON: QT_TRANSLATE_NOOP(
        "Finding", "The units moved against each other ({where}), the other was at least as strong"
    ),
    Reason.OWN_UNIT_STAYED: QT_TRANSLATE_NOOP(
        "Finding", "A unit of the same power stays in {where}, it cannot be driven out"
    ),
    Reason.OWN_SUPPORT_VOID: QT_TRANSLATE_NOOP(
        "Finding", "Support by the attacked power ({by}) cannot help to drive out its own unit"
    ),
    Reason.CONVOY_BROKEN: QT_TRANSLATE_NOOP(
        "Finding", "The convoy was broken, no route held ({by})"
    ),
    Reason.NO_CONVOY: QT_TRANSLATE_NOOP(
        "Finding", "No fleets were ordered to carry the army all the way to {where}"
    ),
    Reason.BY_CONVOY: QT_TRANSLATE_NOOP("Finding", "The army goes by sea ({by})"),
    Reason.ROUTE_BROKEN: QT_TRANSLATE_NOOP(
        "Finding", "One route of the convoy broke ({by}), another one held"
    ),
    Reason.SEA_BY_INTENT: QT_TRANSLATE_NOOP(
        "Finding", "{where} is a neighbour by land too; own orders ({by}) show the sea was meant"
    ),
    Reason.LAND_BY_INTENT: QT_TRANSLATE_NOOP(
        "Finding", "A convoy was at hand ({by}), but no own order shows that the sea was meant"
    ),
    Reason.SUPPORTED_BY: QT_TRANSLATE_NOOP("Finding", "Supported {from_by}"),
    Reason.SUPPORT_LOST: QT_TRANSLATE_NOOP("Finding", "The support {from_by} was cut"),
    Reason.OTHER_SIDE_SUPPORTED: QT_TRANSLATE_NOOP(
        "Finding", "The other side, the unit from {where}, was supported {from_by}"
    ),
    Reason.CARRIER_DRIVEN_OUT: QT_TRANSLATE_NOOP(
        "Finding", "The fleet in {where} was driven out by the attack {from_first}"
    ),
}

_SUPPORTS = {
    Reason.SUPPORT_DECIDED: QT_TRANSLATE_NOOP(
        "Finding", "Without this support it would have come out otherwise ({where})"
    ),
    Reason.SUPPORT_IDLE: QT_TRANSLATE_NOOP(
        "Finding", "The support counts, but nothing would have changed without it"
    ),
    Reason.SUPPORT_SPARE: QT_TRANSLATE_NOOP(
        "Finding",
        "The support counts; it was not needed, but would have been without the one {from_by}",
    ),
    Reason.SUPPORT_CUT: QT_TRANSLATE_NOOP(
        "Finding", "Attacked {from_by}, not from the space it supports into"
    ),
    Reason.SUPPORT_CUT_BY_DISLODGEMENT: QT_TRANSLATE_NOOP(
        "Finding", "A unit that is driven out supports nobody, wherever the attack came from"
    ),
    Reason.NOT_CUT_FROM_TARGET: QT_TRANSLATE_NOOP(
        "Finding", "The attack {from_by} cuts nothing: it comes from the space supported into"
    ),
    Reason.NOT_CUT_BY_OWN: QT_TRANSLATE_NOOP(
        "Finding", "The attack {from_by} is made by the same power and cuts nothing"
    ),
    Reason.NOT_CUT_BY_LANDING: QT_TRANSLATE_NOOP(
        "Finding", "The army {from_by} cannot protect its own convoy by landing here"
    ),
    Reason.NOT_CUT_BY_BROKEN_CONVOY: QT_TRANSLATE_NOOP(
        "Finding", "The army {from_by} was not carried across the sea and cuts nothing"
    ),
    Reason.SUPPORTED_UNIT_MOVED: QT_TRANSLATE_NOOP(
        "Finding", "Support in defence, but the unit in {where} was ordered to move"
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
        "Finding", "The attack {from_by} did not drive the fleet out: that disturbs no convoy"
    ),
    Reason.CONVOY_PARADOX: QT_TRANSLATE_NOOP(
        "Finding", "The convoy would decide its own fate: the fleet only holds and carries nobody"
    ),
    Reason.CONVOY_UNMATCHED: QT_TRANSLATE_NOOP(
        "Finding", "The army had no valid order for this crossing"
    ),
}

_RETREATS = {
    Reason.NO_RETREAT: QT_TRANSLATE_NOOP("Finding", "Nowhere to retreat to: the unit is taken off"),
    Reason.DISORDER_DISBANDED: QT_TRANSLATE_NOOP(
        "Finding", "Driven out in civil disorder: the unit is taken off"
    ),
    Reason.NOT_PLAYED_DISBANDED: QT_TRANSLATE_NOOP(
        "Finding", "Nobody plays this power: driven out, the unit is taken off"
    ),
    Reason.WAY_HELD: QT_TRANSLATE_NOOP("Finding", "No retreat to spaces where a unit stayed: {by}"),
    Reason.WAY_TAKEN: QT_TRANSLATE_NOOP(
        "Finding", "No retreat to {where}: the unit {from_by} has just arrived there"
    ),
    Reason.WAY_TO_ATTACKER: QT_TRANSLATE_NOOP(
        "Finding", "No retreat to {where}: the attack came from there"
    ),
    Reason.WAY_TO_STANDOFF: QT_TRANSLATE_NOOP(
        "Finding", "No retreat to {where}: a stand-off of the units {from_by} left it empty"
    ),
    Reason.RETREATED: QT_TRANSLATE_NOOP("Finding", "{where} was free"),
    Reason.RETREAT_CLASH: QT_TRANSLATE_NOOP(
        "Finding", "Several units retreated to {where}: all of them are taken off"
    ),
    Reason.RETREAT_OCCUPIED: QT_TRANSLATE_NOOP("Finding", "{where} is occupied"),
    Reason.RETREAT_TO_ATTACKER: QT_TRANSLATE_NOOP("Finding", "The attack came from {where}"),
    Reason.RETREAT_TO_STANDOFF: QT_TRANSLATE_NOOP(
        "Finding", "{where} was left empty by a stand-off"
    ),
    Reason.RETREAT_CLOSED: QT_TRANSLATE_NOOP("Finding", "{where} is closed to this retreat"),
    Reason.NOT_WRITTEN: QT_TRANSLATE_NOOP(
        "Finding", "No valid retreat was written: the unit is taken off"
    ),
    Reason.DISBANDED: QT_TRANSLATE_NOOP("Finding", "Taken off by order of its owner"),
}

_ADJUSTMENTS = {
    Reason.BUILT: QT_TRANSLATE_NOOP("Finding", "{where} is a free home centre"),
    Reason.WAIVED: QT_TRANSLATE_NOOP("Finding", "The power leaves this build unused"),
    Reason.REMOVED: QT_TRANSLATE_NOOP("Finding", "Removed by choice of its owner"),
    Reason.REMOVED_BY_RULE: QT_TRANSLATE_NOOP(
        "Finding", "Nobody chose, so the unit farthest from home goes (distance {strength})"
    ),
    Reason.DISORDER_REMOVED: QT_TRANSLATE_NOOP(
        "Finding", "Civil disorder: the power has nobody who could choose"
    ),
    Reason.NO_BUILD_DUE: QT_TRANSLATE_NOOP("Finding", "The power has no further build"),
    Reason.NO_REMOVAL_DUE: QT_TRANSLATE_NOOP("Finding", "The power has no further unit to remove"),
    Reason.NOT_A_HOME_CENTRE: QT_TRANSLATE_NOOP(
        "Finding", "{where} is no home centre of this power"
    ),
    Reason.CENTRE_LOST: QT_TRANSLATE_NOOP(
        "Finding", "The power does not control its home centre {where}"
    ),
    Reason.CENTRE_OCCUPIED: QT_TRANSLATE_NOOP("Finding", "{where} is occupied"),
    Reason.BUILT_ALREADY: QT_TRANSLATE_NOOP(
        "Finding", "A unit was already built in {where} this winter"
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
    "Finding", "{where}: nobody stood there, and no rival got that far"
)
"""A move that nobody opposed because its rivals were not carried across the sea."""

OUTMATCHED: Final[Mapping[str, str]] = MappingProxyType(
    {
        str(Reason.BOUNCED): QT_TRANSLATE_NOOP(
            "Finding", "{where}: the attack {from_by} was stronger"
        ),
        str(Reason.REPELLED): QT_TRANSLATE_NOOP(
            "Finding", "The unit in {where} stayed and was stronger"
        ),
        str(Reason.HEAD_ON): QT_TRANSLATE_NOOP(
            "Finding", "The units moved against each other ({where}), the other was stronger"
        ),
    }
)
"""The same where the other side was stronger, not only as strong: no stand-off."""

EQUALLED: Final[Mapping[str, str]] = MappingProxyType(
    {
        str(Reason.REPELLED): QT_TRANSLATE_NOOP(
            "Finding", "The unit in {where} stayed and was just as strong"
        ),
        str(Reason.HEAD_ON): QT_TRANSLATE_NOOP(
            "Finding", "The units moved against each other ({where}) and were equally strong"
        ),
    }
)
"""The same where both sides were equally strong."""

HEADLINES: Final[Mapping[str, str]] = MappingProxyType(
    {
        str(Reason.BOUNCED): QT_TRANSLATE_NOOP("Finding", "Stand-off over {where}"),
        str(Reason.REPELLED): QT_TRANSLATE_NOOP("Finding", "Stand-off over {where}"),
        str(Reason.HEAD_ON): QT_TRANSLATE_NOOP("Finding", "Head-on stand-off"),
        str(Reason.CONVOY_BROKEN): QT_TRANSLATE_NOOP("Finding", "The convoy was broken"),
        str(Reason.CONVOY_IDLE): QT_TRANSLATE_NOOP("Finding", "The fleet carried nobody"),
        str(Reason.NO_CONVOY): QT_TRANSLATE_NOOP("Finding", "There was no convoy"),
        str(Reason.RETREAT_CLASH): QT_TRANSLATE_NOOP("Finding", "Two retreats to {where}"),
        str(Reason.BELEAGUERED): QT_TRANSLATE_NOOP("Finding", "Beleaguered garrison"),
        str(Reason.DROVE_OUT): QT_TRANSLATE_NOOP("Finding", "Drove out the unit: {where}"),
        str(Reason.BUILT): QT_TRANSLATE_NOOP("Finding", "Built"),
        str(Reason.WAIVED): QT_TRANSLATE_NOOP("Finding", "Build unused"),
        str(Reason.DISBANDED): QT_TRANSLATE_NOOP("Finding", "Disbanded"),
        str(Reason.REMOVED): QT_TRANSLATE_NOOP("Finding", "Removed"),
        str(Reason.REMOVED_BY_RULE): QT_TRANSLATE_NOOP("Finding", "Removed by the rules"),
        str(Reason.REMOVED_FAR_FROM_COUNTRY): QT_TRANSLATE_NOOP("Finding", "Removed by the rules"),
        str(Reason.REMOVED_FAR_FROM_CENTRES): QT_TRANSLATE_NOOP("Finding", "Removed by the rules"),
        str(Reason.BUILT_BY_RULE): QT_TRANSLATE_NOOP("Finding", "Built"),
        str(Reason.NOT_WRITTEN): QT_TRANSLATE_NOOP("Finding", "Disbanded"),
        str(Reason.DISORDER_DISBANDED): QT_TRANSLATE_NOOP("Finding", "Disbanded"),
        str(Reason.RETREATED): QT_TRANSLATE_NOOP("Finding", "Retreated"),
    }
)
"""Deciding reasons that have a verdict of their own in words, where no side was stronger."""

VERDICT_WORDS: Final[Mapping[Verdict, str]] = MappingProxyType(
    {
        Verdict.STANDS: QT_TRANSLATE_NOOP("Finding", "The unit stands"),
        Verdict.DISLODGED: QT_TRANSLATE_NOOP("Finding", "The unit must retreat"),
        Verdict.SUCCEEDS: QT_TRANSLATE_NOOP("Finding", "Carried out"),
        Verdict.FAILS: QT_TRANSLATE_NOOP("Finding", "Not carried out"),
        Verdict.GIVEN: QT_TRANSLATE_NOOP("Finding", "The support counts"),
        Verdict.CUT: QT_TRANSLATE_NOOP("Finding", "The support was cut"),
        Verdict.AVAILABLE: QT_TRANSLATE_NOOP("Finding", "The fleet did its part"),
        Verdict.DISRUPTED: QT_TRANSLATE_NOOP("Finding", "The convoy was broken"),
        Verdict.INVALID: QT_TRANSLATE_NOOP("Finding", "Matches no order that was given"),
        Verdict.ILLEGAL: QT_TRANSLATE_NOOP("Finding", "Against the rules"),
        Verdict.AMBIGUOUS: QT_TRANSLATE_NOOP("Finding", "Ambiguous"),
    }
)
"""Verdict → the words over an explanation."""
