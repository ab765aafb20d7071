"""Why an order came out as it did: codes, the verdict that each makes, the paragraph that says so.

``Finding.where`` is the space a reason is about, ``Finding.by`` the spaces of the units concerned
(where they stood before the phase), ``strength`` and ``against`` count as in 7.1. The first finding
of a ruling decides: ``VERDICTS`` turns it into the verdict. Codes without a verdict only ever stand
further down the chain.
"""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType

from engine.rules.ruling import Finding, Verdict


class Reason(StrEnum):
    """Codes by what they are about. Kept in games on disk: never renamed."""

    # -- texts that order nothing, orders against the rules --------------------------------------
    UNREADABLE = "unreadable"
    """The text has no meaning."""
    AMBIGUOUS_TEXT = "ambiguous_text"
    """The text has several meanings; none is carried out."""
    TWO_ORDERS = "two_orders"
    """Two texts for one unit, even alike; none is carried out."""
    FOREIGN_UNIT = "foreign_unit"
    """The unit in ``where`` belongs to another power."""
    NO_UNIT = "no_unit"
    """No unit that could be ordered stands in ``where``."""
    KIND_WRONG = "kind_wrong"
    """The order calls the army in ``where`` a fleet, or the fleet an army."""
    WRONG_PHASE = "wrong_phase"
    """The order belongs to another part of the turn."""
    UNKNOWN_SPACE = "unknown_space"
    """``where`` is no space of the board."""
    SAME_SPACE = "same_space"
    """A move to the space where the unit already stands."""
    TOO_FAR = "too_far"
    """``where`` is no neighbour."""
    ARMY_AT_SEA = "army_at_sea"
    """An army cannot enter a sea sector."""
    FLEET_ON_LAND = "fleet_on_land"
    """A fleet cannot enter a territory."""
    NO_FERRY = "no_ferry"
    """No chain of fleets lies between the army and ``where``, whatever their orders."""
    SUPPORTS_ITSELF = "supports_itself"
    SUPPORTS_NOBODY = "supports_nobody"
    """No unit stands in ``where`` to be supported in defence."""
    SUPPORT_OUT_OF_REACH = "support_out_of_reach"
    """The supporter could not itself move into ``where``."""
    SUPPORTS_OTHER_KIND = "supports_other_kind"
    """An army supports into a sector, or a fleet into a territory."""
    SEIZED_BY_FLEET = "seized_by_fleet"
    """Only armies seize ports."""
    NO_PORT = "no_port"
    """There is no port in ``where``."""
    PORT_ELSEWHERE = "port_elsewhere"
    """The port in ``where`` lies at the coast of ``by``."""
    SEIZES_OWN = "seizes_own"
    """The sector is one's own already (where a table plays so)."""
    TRANSPORT_BY_ARMY = "transport_by_army"
    """Only fleets transport."""

    # -- units that stay -------------------------------------------------------------------------
    HELD = "held"
    """Nobody attacked."""
    NO_ORDER = "no_order"
    """Nothing was written for the unit; it defends its space."""
    DISORDER = "disorder"
    """Its power is in civil war: it does nothing."""
    WITHSTOOD = "withstood"
    """Attacked by ``by``, at most ``against`` strong, and not defeated."""
    BESIEGED = "besieged"
    """Attackers strong enough to defeat it, from ``by``, kept each other off."""
    SPARED_BY_OWN = "spared_by_own"
    """Only its own power's unit or support would have defeated it."""
    DRIVEN_OUT = "driven_out"
    """Defeated by the unit from ``by[0]``, ``against`` strong."""
    DRIVEN_OUT_BY_SEIZURE = "driven_out_by_seizure"
    """Defeated by the army in ``by[0]`` that seized the port, ``against`` strong."""
    TURNED = "turned"
    """Supported in defence by ``by`` and attacked, so it defended instead of what was ordered."""
    TURNED_IN_CIRCLE = "turned_in_circle"
    """It attacked and was attacked in a circle of units supported in defence: all defended."""
    TURNED_BY = "turned_by"
    """The attacks that turned it came from ``by``."""

    # -- moves and seizures ----------------------------------------------------------------------
    UNOPPOSED = "unopposed"
    """Nobody stood in ``where`` or wanted it."""
    VACATED = "vacated"
    """Whoever stood in ``where`` left."""
    STRONGER = "stronger"
    """Others, from ``by``, wanted ``where`` with less strength."""
    DROVE_OUT = "drove_out"
    """Defeated the unit in ``where``."""
    ROTATED = "rotated"
    """Three or more units, from ``by``, changed places in a ring."""
    SWAPPED = "swapped"
    """Two armies changed places; at least one was transported."""
    SEIZED = "seized"
    """Nobody stood in ``where`` or wanted it: the seizer controls it."""
    SEIZED_VACATED = "seized_vacated"
    """The fleet in ``where`` left."""
    SEIZED_STRONGER = "seized_stronger"
    """Fleets from ``by`` wanted ``where`` with less strength."""
    SEIZED_BY_FORCE = "seized_by_force"
    """Defeated the fleet in ``where``."""
    BLOCKED = "blocked"
    """Others, from ``by``, wanted ``where`` with the same strength: nobody came in."""
    OUTWEIGHED = "outweighed"
    """Another, from ``by[0]``, wanted ``where`` with more strength."""
    REPELLED = "repelled"
    """The unit in ``where`` was at least as strong."""
    HEAD_ON = "head_on"
    """The unit in ``where`` wanted to change places, and was at least as strong."""
    OWN_UNIT_STAYED = "own_unit_stayed"
    """A unit of the same power stayed in ``where``."""
    OWN_SUPPORT_VOID = "own_support_void"
    """It would have been enough with the void support of ``by``, against their own unit."""
    NO_TRANSPORT = "no_transport"
    """No whole chain of transports was ordered."""
    TRANSPORT_BROKEN = "transport_broken"
    """The fleets in ``by`` were defeated or turned to defence, and no branch was whole."""
    TRANSPORT_STOPPED = "transport_stopped"
    """The transport would have decided its own fate: it fails."""
    SEIZER_BEATEN = "seizer_beaten"
    """The seizing army was defeated itself, by the unit from ``by[0]``."""
    TRANSPORTED_BY = "transported_by"
    """It went over the fleets in ``by``."""
    WENT_ON_FOOT = "went_on_foot"
    """Only foreign fleets, in ``by``, offered transport to a neighbouring space: it walked."""
    WALKED_AFTER_ALL = "walked_after_all"
    """Its transport was broken, and it walked (where a table plays so)."""
    RIVAL_BEATEN = "rival_beaten"
    """The unit from ``by[0]`` was defeated by the one it wanted to change places with, so it kept
    nobody out of ``where``."""
    BEATEN_STILL_BLOCKS = "beaten_still_blocks"
    """The unit from ``by[0]`` was defeated, and kept others out of ``where`` all the same."""

    # -- supports --------------------------------------------------------------------------------
    SUPPORT_DECIDED = "support_decided"
    """Without it somebody would have fared otherwise."""
    SUPPORT_SPARE = "support_spare"
    """It counted, but was not needed, or was not enough."""
    SUPPORT_IDLE = "support_idle"
    """Nobody contested what was supported."""
    SUPPORT_CUT = "support_cut"
    """Attacked from ``by``, not from the space supported into."""
    SUPPORT_FALLEN = "support_fallen"
    """The supporter was defeated by the unit from ``by[0]``."""
    SUPPORT_VOID = "support_void"
    """Against the space of a unit of the supporter's own power."""
    SUPPORT_STAYED_VOID = "support_stayed_void"
    """The mover's own unit stayed in ``where`` (where a table plays so)."""
    SUPPORT_UNMATCHED = "support_unmatched"
    """The unit in ``by[0]`` was not ordered to do what was supported."""
    SUPPORT_OF_TURNED = "support_of_turned"
    """The unit in ``by[0]`` was turned to defence."""
    SUPPORT_OF_STRANDED = "support_of_stranded"
    """The army in ``by[0]`` had no whole transport."""
    NOT_CUT_FROM_TARGET = "not_cut_from_target"
    """The attack came from the space supported into."""
    NOT_CUT_BY_OWN = "not_cut_by_own"
    """Moves of the own power are no attacks."""
    NOT_CUT_BY_TURNED = "not_cut_by_turned"
    """The attacker from ``by`` was turned to defence."""
    NOT_CUT_BY_STRANDED = "not_cut_by_stranded"
    """The attacking army from ``by`` had no whole transport."""

    # -- transports ------------------------------------------------------------------------------
    TRANSPORTED = "transported"
    """The army from ``by[0]`` had its way over this fleet (whether or not it got in)."""
    TRANSPORT_IDLE = "transport_idle"
    """Ready, but the army from ``by[0]`` went on foot or by another branch, or not at all."""
    CARRIER_DRIVEN_OUT = "carrier_driven_out"
    """The fleet was defeated by ``by[0]``: the transport is broken."""
    CARRIER_STOPPED = "carrier_stopped"
    """The transport would have decided its own fate: it fails."""
    CARRIER_WITHSTOOD = "carrier_withstood"
    """Attacked from ``by`` but not defeated: the transport goes on."""
    TRANSPORT_UNMATCHED = "transport_unmatched"
    """No army was ordered from the beginning of the chain to its end."""
    TRANSPORT_WRONG_LINK = "transport_wrong_link"
    """The chain breaks off at ``where``: a link does not name its neighbours."""
    TRANSPORT_ENDS_AT_SEA = "transport_ends_at_sea"
    """The chain ends in a sea sector."""

    # -- retreats --------------------------------------------------------------------------------
    NO_RETREAT = "no_retreat"
    """Nowhere to go: destroyed at once."""
    DISORDER_DESTROYED = "disorder_destroyed"
    """Defeated in civil war: destroyed instead of retreating."""
    LOST_WITH_FLEET = "lost_with_fleet"
    """The army was lost with the fleet in ``by[0]`` that transported it."""
    TAKES_ALONG = "takes_along"
    """The armies in ``by`` are lost with this fleet."""
    WAY_HELD = "way_held"
    """Units stay in the spaces ``by`` next to the defeated unit."""
    WAY_TAKEN = "way_taken"
    """The unit from ``by`` has just moved to ``where``."""
    WAY_TO_ATTACKER = "way_to_attacker"
    """The victor came from ``where``."""
    WAY_BLOCKED = "way_blocked"
    """``where`` was blocked by equal moves from ``by``."""
    WAY_SEIZED = "way_seized"
    """The port in ``where`` was seized in this turn."""
    WAY_FREED = "way_freed"
    """The army in ``where`` was lost in the same moment."""
    RETREATED = "retreated"
    RETREAT_CLASH = "retreat_clash"
    """Several retreats to one space: all are destroyed."""
    RETREAT_OCCUPIED = "retreat_occupied"
    """A unit stands in ``where``."""
    RETREAT_TO_ATTACKER = "retreat_to_attacker"
    """The victor came from ``where``."""
    RETREAT_CLOSED = "retreat_closed"
    """``where`` was blocked or seized in this turn."""
    NOT_WRITTEN = "not_written"
    """No valid retreat was written: destroyed."""
    DISBANDED = "disbanded"
    """Destroyed by its player's order rather than retreating."""

    # -- evaluation of control -------------------------------------------------------------------
    BUILT = "built"
    WAIVED = "waived"
    """A build left unused."""
    REMOVED = "removed"
    """Removed by its player's choice."""
    REMOVED_AS_FARTHEST = "removed_as_farthest"
    """Nobody chose: removed as farthest from home; ``strength`` is the distance in steps."""
    REMOVED_WITHOUT_WAY = "removed_without_way"
    """Nobody chose: removed before all others, as no way leads home from where it stands."""
    REMOVED_BY_LOT = "removed_by_lot"
    """Nobody chose: removed by lot among those equally far, in ``by``."""
    DISORDER_REMOVED = "disorder_removed"
    """Its power is in civil war, so nobody chose."""
    CHOSE_TOO_FEW = "chose_too_few"
    """Fewer units were removed than had to be."""
    NO_BUILD_DUE = "no_build_due"
    """No build of that kind is left."""
    NO_REMOVAL_DUE = "no_removal_due"
    """No unit of that kind is too many."""
    NOT_A_HOME_CENTRE = "not_a_home_centre"
    """Armies are built in one's home centres."""
    CENTRE_LOST = "centre_lost"
    """The home centre is under another's control (where a table plays so)."""
    NOT_ONES_PORT = "not_ones_port"
    """Fleets are built in port sectors that one controls."""
    SITE_OCCUPIED = "site_occupied"
    """A unit stands in ``where``."""


_WITH_VERDICT: Mapping[Verdict, Mapping[Reason, str]] = {
    Verdict.AMBIGUOUS: {Reason.AMBIGUOUS_TEXT: "8", Reason.TWO_ORDERS: "8"},
    Verdict.ILLEGAL: {
        Reason.UNREADABLE: "8",
        Reason.FOREIGN_UNIT: "8",
        Reason.NO_UNIT: "8",
        Reason.KIND_WRONG: "8",
        Reason.WRONG_PHASE: "6.1",
        Reason.UNKNOWN_SPACE: "8",
        Reason.SAME_SPACE: "7.2.2",
        Reason.TOO_FAR: "7.2.2",
        Reason.ARMY_AT_SEA: "5",
        Reason.FLEET_ON_LAND: "5",
        Reason.NO_FERRY: "7.4.1",
        Reason.SUPPORTS_ITSELF: "7.2.3",
        Reason.SUPPORTS_NOBODY: "7.2.3.4",
        Reason.SUPPORT_OUT_OF_REACH: "7.2.3.1",
        Reason.SUPPORTS_OTHER_KIND: "7.2.3.3",
        Reason.SEIZED_BY_FLEET: "7.3.1",
        Reason.NO_PORT: "7.3.1",
        Reason.PORT_ELSEWHERE: "7.3.1",
        Reason.SEIZES_OWN: "7.3.1",
        Reason.TRANSPORT_BY_ARMY: "7.4.1",
        Reason.RETREAT_OCCUPIED: "7.2.2.5",
        Reason.RETREAT_TO_ATTACKER: "7.2.2.5",
        Reason.RETREAT_CLOSED: "7.2.2.5",
        Reason.NO_BUILD_DUE: "6.5",
        Reason.NO_REMOVAL_DUE: "6.5",
        Reason.NOT_A_HOME_CENTRE: "6.5.1",
        Reason.CENTRE_LOST: "6.5.1",
        Reason.NOT_ONES_PORT: "6.5.2",
        Reason.SITE_OCCUPIED: "6.5.1",
    },
    Verdict.STANDS: {
        Reason.HELD: "7.2.1",
        Reason.NO_ORDER: "7.2.1",
        Reason.DISORDER: "9.1",
        Reason.WITHSTOOD: "7.2.2.2",
        Reason.BESIEGED: "7.2.2.4",
        Reason.SPARED_BY_OWN: "7.2.2.2",
        Reason.LOST_WITH_FLEET: "7.2.2.5",
    },
    Verdict.DISLODGED: {Reason.DRIVEN_OUT: "7.2.2.2", Reason.DRIVEN_OUT_BY_SEIZURE: "7.3.1"},
    Verdict.TURNED: {Reason.TURNED: "7.2.3.4", Reason.TURNED_IN_CIRCLE: "7.2.3.4"},
    Verdict.SUCCEEDS: {
        Reason.UNOPPOSED: "7.2.2",
        Reason.VACATED: "7.2.2",
        Reason.STRONGER: "7.2.2.3",
        Reason.DROVE_OUT: "7.2.2.2",
        Reason.ROTATED: "7.2.2.1",
        Reason.SWAPPED: "7.2.2.1",
        Reason.SEIZED: "7.3.1",
        Reason.SEIZED_VACATED: "7.3.1",
        Reason.SEIZED_STRONGER: "7.3.1",
        Reason.SEIZED_BY_FORCE: "7.3.1",
        Reason.RETREATED: "7.2.2.5",
        Reason.DISBANDED: "7.2.2.5",
        Reason.BUILT: "6.5",
        Reason.WAIVED: "6.5",
        Reason.REMOVED: "6.5",
        Reason.REMOVED_AS_FARTHEST: "9.1",
        Reason.REMOVED_WITHOUT_WAY: "9.1",
        Reason.REMOVED_BY_LOT: "9.1",
    },
    Verdict.FAILS: {
        Reason.BLOCKED: "7.2.2.3",
        Reason.OUTWEIGHED: "7.2.2.3",
        Reason.REPELLED: "7.2.2.2",
        Reason.HEAD_ON: "7.2.2.1",
        Reason.OWN_UNIT_STAYED: "7.2.2.2",
        Reason.OWN_SUPPORT_VOID: "7.2.2.2",
        Reason.NO_TRANSPORT: "7.4.1",
        Reason.TRANSPORT_BROKEN: "7.4.1",
        Reason.TRANSPORT_STOPPED: "7.4.1",
        Reason.SEIZER_BEATEN: "7.2.2.2",
        Reason.RETREAT_CLASH: "7.2.2.5",
        Reason.NOT_WRITTEN: "7.2.2.5",
        Reason.DISORDER_DESTROYED: "9.1",
    },
    Verdict.GIVEN: {
        Reason.SUPPORT_DECIDED: "7.2.3",
        Reason.SUPPORT_SPARE: "7.2.3",
        Reason.SUPPORT_IDLE: "7.2.3",
    },
    Verdict.CUT: {Reason.SUPPORT_CUT: "7.2.3.5"},
    Verdict.FALLEN: {Reason.SUPPORT_FALLEN: "7.2.2.2"},
    Verdict.VOID: {Reason.SUPPORT_VOID: "7.2.2.2", Reason.SUPPORT_STAYED_VOID: "7.2.2.2"},
    Verdict.AVAILABLE: {Reason.TRANSPORTED: "7.4.1", Reason.TRANSPORT_IDLE: "7.4.1.2"},
    Verdict.DISRUPTED: {Reason.CARRIER_DRIVEN_OUT: "7.2.2.2", Reason.CARRIER_STOPPED: "7.4.1"},
    Verdict.INVALID: {
        Reason.SUPPORT_UNMATCHED: "7.2.3",
        Reason.SUPPORT_OF_TURNED: "7.2.3.4",
        Reason.SUPPORT_OF_STRANDED: "7.4.1",
        Reason.TRANSPORT_UNMATCHED: "7.4.1.1",
        Reason.TRANSPORT_WRONG_LINK: "7.4.1.1",
        Reason.TRANSPORT_ENDS_AT_SEA: "7.4.1",
    },
}
_FURTHER_DOWN: Mapping[Reason, str] = {
    Reason.TURNED_BY: "7.2.3.4",
    Reason.TRANSPORTED_BY: "7.4.1",
    Reason.WENT_ON_FOOT: "7.4.1.2",
    Reason.WALKED_AFTER_ALL: "7.4.1.2",
    Reason.RIVAL_BEATEN: "7.2.2.1",
    Reason.BEATEN_STILL_BLOCKS: "7.2.2.3",
    Reason.NOT_CUT_FROM_TARGET: "7.2.3.5",
    Reason.NOT_CUT_BY_OWN: "7.2.2",
    Reason.NOT_CUT_BY_TURNED: "7.2.3.4",
    Reason.NOT_CUT_BY_STRANDED: "7.4.1",
    Reason.CARRIER_WITHSTOOD: "7.4.1",
    Reason.NO_RETREAT: "7.2.2.5",
    Reason.TAKES_ALONG: "7.2.2.5",
    Reason.WAY_HELD: "7.2.2.5",
    Reason.WAY_TAKEN: "7.2.2.5",
    Reason.WAY_TO_ATTACKER: "7.2.2.5",
    Reason.WAY_BLOCKED: "7.2.2.3",
    Reason.WAY_SEIZED: "7.3.1",
    Reason.WAY_FREED: "7.2.2.5",
    Reason.DISORDER_REMOVED: "9.1",
    Reason.CHOSE_TOO_FEW: "6.5",
}

VERDICTS: Mapping[Reason, Verdict] = MappingProxyType(
    {reason: verdict for verdict, reasons in _WITH_VERDICT.items() for reason in reasons}
)
"""The verdict that a deciding reason makes."""

PARAGRAPHS: Mapping[Reason, str] = MappingProxyType(
    {
        **{reason: rule for reasons in _WITH_VERDICT.values() for reason, rule in reasons.items()},
        **_FURTHER_DOWN,
    }
)
"""The paragraph of the handbook that each reason rests on."""


def finding(
    reason: Reason,
    where: str = "",
    by: tuple[str, ...] = (),
    strength: int | None = None,
    against: int | None = None,
) -> Finding:
    """Return a reason with the paragraph of the handbook that it rests on."""
    return Finding(reason, where, by, PARAGRAPHS[reason], strength, against)
