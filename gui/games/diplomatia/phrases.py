"""Every reason in a sentence, in which its facts are still missing."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from engine.games.diplomatia.reasons import Reason
from gui.i18n import QT_TRANSLATE_NOOP

PHRASES: Final[Mapping[str, str]] = MappingProxyType(
    {
        Reason.UNREADABLE: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons", "“{written}” cannot be read as an order"
        ),
        Reason.AMBIGUOUS_TEXT: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons", "“{written}” has several meanings, so none of them is carried out"
        ),
        Reason.TWO_ORDERS: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons", "The unit was given several orders, so none of them is carried out"
        ),
        Reason.FOREIGN_UNIT: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons", "The unit {where:in} belongs to another power"
        ),
        Reason.NO_UNIT: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons", "No unit that could be ordered stands {where:in}"
        ),
        Reason.KIND_WRONG: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons",
            "The order calls the unit {where:in} a fleet though it is an army, or the other "
            "way round",
        ),
        Reason.WRONG_PHASE: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons", "Such an order belongs to another part of the turn"
        ),
        Reason.UNKNOWN_SPACE: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons", "This board has no space called “{where}”"
        ),
        Reason.SAME_SPACE: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons", "The unit already stands {where:in}"
        ),
        Reason.TOO_FAR: QT_TRANSLATE_NOOP("DiplomatiaReasons", "{where:the} is no neighbour"),
        Reason.ARMY_AT_SEA: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons", "An army never enters a sector, so not {where:the} either"
        ),
        Reason.FLEET_ON_LAND: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons", "A fleet never enters a territory, so not {where:the} either"
        ),
        Reason.NO_FERRY: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons", "No chain of fleets leads from this army to {where:the}"
        ),
        Reason.SUPPORTS_ITSELF: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons", "A unit cannot support itself"
        ),
        Reason.SUPPORTS_NOBODY: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons", "No unit stands {where:in} to be supported in defence"
        ),
        Reason.SUPPORT_OUT_OF_REACH: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons",
            "The unit could not move to {where:the} itself, so it cannot support there",
        ),
        Reason.SUPPORTS_OTHER_KIND: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons",
            "Armies support nothing at sea and fleets nothing on land, so not {where:in} either",
        ),
        Reason.SEIZED_BY_FLEET: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons", "Only an army can seize a port"
        ),
        Reason.NO_PORT: QT_TRANSLATE_NOOP("DiplomatiaReasons", "There is no port {where:in}"),
        Reason.PORT_ELSEWHERE: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons", "The port {where:in} lies at the coast of {by:the}"
        ),
        Reason.SEIZES_OWN: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons",
            "{where:the} is controlled by the power already, and at this table nobody seizes "
            "his own",
        ),
        Reason.TRANSPORT_BY_ARMY: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons", "Only a fleet can transport"
        ),
        Reason.HELD: QT_TRANSLATE_NOOP("DiplomatiaReasons", "Nobody attacked it"),
        Reason.NO_ORDER: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons", "No order was written, so the unit defends its space"
        ),
        Reason.DISORDER: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons", "In civil war the unit does nothing"
        ),
        Reason.WITHSTOOD: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons", "It withstood the {by:#attack/attacks} from {by:the}"
        ),
        Reason.BESIEGED: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons",
            "The attackers from {by:the} kept each other off: the unit is besieged and stays",
        ),
        Reason.SPARED_BY_OWN: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons",
            "Only its own power’s attack or support would have defeated it, and that does not "
            "count",
        ),
        Reason.DRIVEN_OUT: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons", "It was defeated by the attack from {first:the}"
        ),
        Reason.DRIVEN_OUT_BY_SEIZURE: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons", "It was defeated by the army from {first:the} that seized the port"
        ),
        Reason.TURNED: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons",
            "It was supported in defence from {by:the} and attacked, so it defended its space "
            "instead",
        ),
        Reason.TURNED_IN_CIRCLE: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons",
            "It attacked and was attacked in a circle of units supported in defence, so all "
            "of them defended",
        ),
        Reason.TURNED_BY: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons", "The {by:#attack/attacks} from {by:the} turned it to defence"
        ),
        Reason.UNOPPOSED: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons", "Nobody stood {where:in} and nobody else wanted to go there"
        ),
        Reason.VACATED: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons", "The unit that stood {where:in} left"
        ),
        Reason.STRONGER: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons", "It was the strongest that wanted {where:the}"
        ),
        Reason.DROVE_OUT: QT_TRANSLATE_NOOP("DiplomatiaReasons", "It defeated the unit {where:in}"),
        Reason.ROTATED: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons",
            "It moved round in a ring together with the {by:#unit/units} from {by:the}",
        ),
        Reason.SWAPPED: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons",
            "It changed places with the army from {by:the}, at least one of the two by transport",
        ),
        Reason.SEIZED: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons",
            "Nobody stood {where:in} and nobody else wanted to go there, so its power "
            "controls the sector",
        ),
        Reason.SEIZED_VACATED: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons",
            "The fleet that stood {where:in} left, so its power controls the sector",
        ),
        Reason.SEIZED_STRONGER: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons",
            "It was the strongest that wanted {where:the}, so its power controls the sector",
        ),
        Reason.SEIZED_BY_FORCE: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons",
            "It defeated the fleet {where:in}, so its power controls the sector",
        ),
        Reason.BLOCKED: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons",
            "{where:the} is blocked: the {by:#unit/units} from {by:the} wanted it as strongly",
        ),
        Reason.OUTWEIGHED: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons", "The unit from {first:the} wanted {where:the} with more strength"
        ),
        Reason.REPELLED: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons", "The unit {where:in} stayed and was at least as strong"
        ),
        Reason.HEAD_ON: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons",
            "The unit from {where:the} came the opposite way and was at least as strong; two "
            "units do not change places",
        ),
        Reason.OWN_UNIT_STAYED: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons", "A unit of the same power stayed {where:in} and cannot be defeated"
        ),
        Reason.OWN_SUPPORT_VOID: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons",
            "Support from {by:the} against a unit of the supporter’s own power is void; with "
            "it the move would have succeeded",
        ),
        Reason.NO_TRANSPORT: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons",
            "No whole chain of fleets was ordered to transport the army to {where:the}",
        ),
        Reason.TRANSPORT_BROKEN: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons",
            "The transport over {by:the} was broken, and no other branch was whole",
        ),
        Reason.TRANSPORT_STOPPED: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons", "The transport would have decided its own fate, so it fails"
        ),
        Reason.SEIZER_BEATEN: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons",
            "The army was defeated itself, by the unit from {first:the}, so it seized nothing",
        ),
        Reason.TRANSPORTED_BY: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons", "The army was transported over {by:the}"
        ),
        Reason.WENT_ON_FOOT: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons",
            "Only foreign fleets offered transport, over {by:the}, and {where:the} is a "
            "neighbour: the army walked",
        ),
        Reason.WALKED_AFTER_ALL: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons",
            "Its transport was broken, and {where:the} is a neighbour: the army walked",
        ),
        Reason.RIVAL_BEATEN: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons",
            "The unit from {first:the} was defeated by the one it wanted to change places "
            "with, so it kept nobody out of {where:the}",
        ),
        Reason.BEATEN_STILL_BLOCKS: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons",
            "The unit from {first:the} was defeated, and still kept others out of {where:the}",
        ),
        Reason.SUPPORT_DECIDED: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons",
            "Without this support things {where:in} would have come out otherwise",
        ),
        Reason.SUPPORT_SPARE: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons", "The support counts, but nothing would have changed without it"
        ),
        Reason.SUPPORT_IDLE: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons", "The support counts, but nobody contested it"
        ),
        Reason.SUPPORT_CUT: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons",
            "It was attacked from {by:the}, not from the space that it supports into",
        ),
        Reason.SUPPORT_FALLEN: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons",
            "The supporter was defeated by the unit from {first:the}, so its support falls",
        ),
        Reason.SUPPORT_VOID: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons", "Support against a unit of one’s own power {where:in} is void"
        ),
        Reason.SUPPORT_STAYED_VOID: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons",
            "The mover’s own unit stayed {where:in}, and at this table such a support is void",
        ),
        Reason.SUPPORT_UNMATCHED: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons",
            "The unit from {first:the} was not ordered to do what was supported",
        ),
        Reason.SUPPORT_OF_TURNED: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons",
            "The unit from {first:the} was turned to defence, so there was nothing to support",
        ),
        Reason.SUPPORT_OF_STRANDED: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons",
            "The army from {first:the} had no whole transport, so there was nothing to support",
        ),
        Reason.NOT_CUT_FROM_TARGET: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons",
            "The attack from {by:the} cuts nothing, because it comes from the space supported into",
        ),
        Reason.NOT_CUT_BY_OWN: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons",
            "The {by:#move/moves} from {by:the} {by:#is/are} made by the same power, so "
            "{by:#it is no attack/they are no attacks}",
        ),
        Reason.NOT_CUT_BY_TURNED: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons", "The unit from {by:the} was turned to defence and cuts nothing"
        ),
        Reason.NOT_CUT_BY_STRANDED: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons", "The army from {by:the} had no whole transport and cuts nothing"
        ),
        Reason.TRANSPORTED: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons", "The army from {first:the} had its way over this fleet"
        ),
        Reason.TRANSPORT_IDLE: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons",
            "The fleet was ready, but the army from {first:the} did not go this way",
        ),
        Reason.CARRIER_DRIVEN_OUT: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons",
            "The fleet was defeated by the attack from {first:the}, so the transport is broken",
        ),
        Reason.CARRIER_STOPPED: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons", "The transport would have decided its own fate, so it fails"
        ),
        Reason.CARRIER_WITHSTOOD: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons",
            "The {by:#attack/attacks} from {by:the} did not defeat the fleet, so the "
            "transport goes on",
        ),
        Reason.TRANSPORT_UNMATCHED: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons", "No army was ordered from one end of this chain to the other"
        ),
        Reason.TRANSPORT_WRONG_LINK: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons",
            "The chain breaks off {where:in}, where a link does not name its neighbours",
        ),
        Reason.TRANSPORT_ENDS_AT_SEA: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons", "The chain ends at sea, {where:in}, so it is no transport"
        ),
        Reason.NO_RETREAT: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons", "It has nowhere to retreat to and is destroyed"
        ),
        Reason.DISORDER_DESTROYED: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons",
            "Defeated in civil war, the unit is destroyed instead of retreating",
        ),
        Reason.LOST_WITH_FLEET: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons", "The army was lost with the fleet {first:in} that transported it"
        ),
        Reason.TAKES_ALONG: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons",
            "The {by:#army/armies} from {by:the} {by:#is/are} lost with this fleet",
        ),
        Reason.WAY_HELD: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons",
            "It cannot retreat to {by:the}, where {by:#a unit stays/units stay}",
        ),
        Reason.WAY_TAKEN: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons",
            "It cannot retreat to {where:the}, where the unit from {by:the} has just arrived",
        ),
        Reason.WAY_TO_ATTACKER: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons",
            "It cannot retreat to {where:the}, because the attack came from there",
        ),
        Reason.WAY_BLOCKED: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons",
            "It cannot retreat to {where:the}, blocked by the {by:#unit/units} from {by:the}",
        ),
        Reason.WAY_SEIZED: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons",
            "It cannot retreat to {where:the}, whose port was seized in this turn",
        ),
        Reason.WAY_FREED: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons",
            "It cannot retreat to {where:the}, left only now by an army that was lost",
        ),
        Reason.RETREATED: QT_TRANSLATE_NOOP("DiplomatiaReasons", "{where:the} was free"),
        Reason.RETREAT_CLASH: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons",
            "Several units retreated to {where:the}, so all of them are destroyed",
        ),
        Reason.RETREAT_OCCUPIED: QT_TRANSLATE_NOOP("DiplomatiaReasons", "{where:the} is occupied"),
        Reason.RETREAT_TO_ATTACKER: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons", "The attack came from {where:the}"
        ),
        Reason.RETREAT_CLOSED: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons", "{where:the} was blocked or seized in this turn"
        ),
        Reason.NOT_WRITTEN: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons", "No valid retreat was written, so the unit is destroyed"
        ),
        Reason.DISBANDED: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons", "It was destroyed by order of its own power rather than retreating"
        ),
        Reason.BUILT: QT_TRANSLATE_NOOP("DiplomatiaReasons", "{where:the} was free for a new unit"),
        Reason.WAIVED: QT_TRANSLATE_NOOP("DiplomatiaReasons", "The power leaves this build unused"),
        Reason.REMOVED: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons", "Its own power chose it for removal"
        ),
        Reason.REMOVED_AS_FARTHEST: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons",
            "Nobody chose, so the unit farthest from home goes (distance {strength})",
        ),
        Reason.REMOVED_WITHOUT_WAY: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons",
            "Nobody chose, and no way leads home from here, so this unit goes",
        ),
        Reason.REMOVED_BY_LOT: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons",
            "Nobody chose, and the {by:#unit/units} from {by:the} {by:#is/are} as far from "
            "home: this one goes by lot",
        ),
        Reason.DISORDER_REMOVED: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons", "In civil war the power has nobody who could choose"
        ),
        Reason.CHOSE_TOO_FEW: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons", "Fewer units were chosen than had to go"
        ),
        Reason.NO_BUILD_DUE: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons", "The power has no further build of this kind due"
        ),
        Reason.NO_REMOVAL_DUE: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons", "The power has no further unit of this kind to remove"
        ),
        Reason.NOT_A_HOME_CENTRE: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons", "{where:the} is no home centre of this power"
        ),
        Reason.CENTRE_LOST: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons", "The power does not control {where:the}, its home centre"
        ),
        Reason.NOT_ONES_PORT: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons", "{where:the} is no sector with a port that the power controls"
        ),
        Reason.SITE_OCCUPIED: QT_TRANSLATE_NOOP("DiplomatiaReasons", "A unit stands {where:in}"),
    }
)
"""``{by}`` are all spaces concerned, ``{first}`` the first of them."""

UNKNOWN: Final = QT_TRANSLATE_NOOP(
    "DiplomatiaReasons", "This version of the program does not know the reason that the file tells"
)
"""Of a game that another version played, or of a damaged one."""
