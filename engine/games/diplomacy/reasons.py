"""Why an order came out as it did: every code that a finding can carry, and its verdict.

Each code names one step of reasoning. ``Finding.where`` is the space it is about, ``Finding.by``
the provinces of the units concerned, ``strength`` and ``against`` count as in IX.2. The first
finding of a ruling decides: ``VERDICTS`` turns it into the verdict, so that judgement and
explanation cannot disagree. Codes without a verdict only ever stand further down the chain.
"""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType

from engine.rules.ruling import Verdict


class Reason(StrEnum):
    """Codes by what they are about. Kept in games on disk: never renamed."""

    # -- texts that order nothing, orders against the rules (VII.4) -----------------------------
    UNREADABLE = "unreadable"
    """The text has no meaning."""
    AMBIGUOUS_TEXT = "ambiguous_text"
    """The text has several meanings; none is carried out."""
    TWO_ORDERS = "two_orders"
    """The unit was given different orders; none is carried out."""
    SUPERSEDED = "superseded"
    """An order against the rules beside a legal one for the same unit: it does not count."""
    EARLIER_COUNTS = "earlier_counts"
    """An earlier order for the same unit is legal and counts (DATC 4.D.3 a)."""
    LATER_COUNTS = "later_counts"
    """A later order for the same unit is legal and counts (DATC 4.D.3 b)."""
    HANDED_OVER = "handed_over"
    """The owner announced that another power orders this unit (DATC 4.E.5 a)."""
    KIND_MISSING = "kind_missing"
    """The order does not say army or fleet (DATC 4.C.1 a, 4.C.3)."""
    KIND_WRONG = "kind_wrong"
    """The order calls an army a fleet, or a fleet an army (DATC 4.C.2 a)."""
    POWER_MISSING = "power_missing"
    """A foreign unit in ``where`` is named without its power (DATC 4.C.5 a)."""
    POWER_WRONG = "power_wrong"
    """The unit in ``where`` is named with a power that it is not of (DATC 4.C.6 a)."""
    COAST_OF_UNIT_WRONG = "coast_of_unit_wrong"
    """The fleet lies at the other coast of ``where`` (DATC 4.B.5 a)."""
    COAST_UNKNOWN = "coast_unknown"
    """A coast is named that ``where`` does not have, or that an army does not need (4.B.6 a)."""
    FOREIGN_UNIT = "foreign_unit"
    """The unit in ``where`` belongs to another power."""
    NO_UNIT = "no_unit"
    """No unit that could be ordered stands in ``where``."""
    WRONG_PHASE = "wrong_phase"
    """The order belongs to another part of the turn."""
    UNKNOWN_SPACE = "unknown_space"
    """``where`` is no space of the board."""
    SAME_SPACE = "same_space"
    """A move to the space where the unit already stands."""
    TOO_FAR = "too_far"
    """``where`` cannot be reached from there: no common border, or no common coast."""
    BORDER_CLOSED = "border_closed"
    """The country that ``where`` belongs to is neutral: nobody crosses its border (XIV.2)."""
    ARMY_AT_SEA = "army_at_sea"
    """An army cannot enter a sea."""
    FLEET_INLAND = "fleet_inland"
    """A fleet cannot enter an inland space."""
    NO_FERRY = "no_ferry"
    """No chain of fleets lies between the army and ``where``, whatever their orders."""
    COAST_MISSING = "coast_missing"
    """Two coasts of ``where`` are possible and none was written (VII.3 b)."""
    COAST_WRONG = "coast_wrong"
    """The coast written cannot be reached, though another one could."""
    SUPPORTS_ITSELF = "supports_itself"
    SUPPORTS_NOBODY = "supports_nobody"
    """No unit stands in the space from which it was to be supported."""
    SUPPORT_OUT_OF_REACH = "support_out_of_reach"
    """The supporter could not itself move into ``where`` (IX.1)."""
    SUPPORTED_MOVE_IMPOSSIBLE = "supported_move_impossible"
    """The supported unit could not get to ``where`` at all."""
    SUPPORTER_IS_FERRY = "supporter_is_ferry"
    """The supported army could only come by way of this very fleet."""
    CONVOY_BY_ARMY = "convoy_by_army"
    CONVOY_FROM_SHORE = "convoy_from_shore"
    """Fleets convoy at sea only, not from a coastal space or a canal (XII.1, XIV.5)."""
    CONVOY_WITHOUT_ARMY = "convoy_without_army"
    """No army stands where it was to be fetched."""
    CONVOY_TO_NOWHERE = "convoy_to_nowhere"
    """It neither starts nor ends at a coast, or starts where it ends."""
    CONVOY_OFF_ROUTE = "convoy_off_route"
    """The fleets on the board make no route at all."""
    CONVOY_DETOUR = "convoy_detour"
    """Fleets make a route, but none leads past this one, unless by a detour (DATC 4.E.1)."""

    # -- units that stay -----------------------------------------------------------------------
    HELD = "held"
    """Nobody attacked."""
    WITHSTOOD = "withstood"
    """Attacked by ``by``, at most ``against`` strong, and not driven out."""
    BELEAGUERED = "beleaguered"
    """Attackers strong enough to drive it out kept each other off (IX.5)."""
    SPARED_BY_OWN = "spared_by_own"
    """Only its own power's attack or support would have driven it out (IX.3)."""
    DRIVEN_OUT = "driven_out"
    """Dislodged by the unit from ``by[0]``, ``against`` strong (IX.2)."""
    NO_ORDER = "no_order"
    """Nothing was written for the unit; it stands (VII.1)."""
    DISORDER = "disorder"
    """Its government fell: it defends itself alone (XIV.3)."""
    NOT_PLAYED = "not_played"
    """Nobody plays its power: it holds by itself (XIV.2)."""
    IMPLIED = "implied"
    """No order was written; own orders of ``by`` imply one (DATC 4.E.3 a)."""

    # -- moves that succeed --------------------------------------------------------------------
    UNOPPOSED = "unopposed"
    """Nobody else wanted the space, and nobody stood there."""
    VACATED = "vacated"
    """The unit that stood there left."""
    STRONGER = "stronger"
    """Stronger than every rival for the space."""
    DROVE_OUT = "drove_out"
    """Drove out the unit in ``where``, ``strength`` against ``against``."""
    ROTATED = "rotated"
    """Units moved round in a circle (XIV.5)."""
    SWAPPED = "swapped"
    """Changed places with ``by``, at least one of the two by sea (XIV.5)."""
    RIVAL_WITHOUT_EFFECT = "rival_without_effect"
    """``by`` was dislodged from this space and has no effect on it (IX.7)."""
    WITHOUT_EFFECT = "without_effect"
    """Dislodged from ``where``, this unit has no effect on that space itself (IX.7)."""
    RIVAL_NOT_CARRIED = "rival_not_carried"
    """``by`` was to come by a convoy that was broken: no effect here (XII.3)."""

    # -- moves that fail -----------------------------------------------------------------------
    BOUNCED = "bounced"
    """Stand-off: ``by`` wanted the space with at least equal strength (VIII, IX.4)."""
    REPELLED = "repelled"
    """The unit in ``where`` stayed and was at least as strong (VIII)."""
    HEAD_ON = "head_on"
    """Two units moved against each other, and the other was at least as strong (VIII)."""
    OWN_UNIT_STAYED = "own_unit_stayed"
    """A unit of the same power stays in the space; it cannot be driven out (IX.3)."""
    OWN_SUPPORT_VOID = "own_support_void"
    """Support by the attacked power itself (``by``) cannot help to drive its unit out (IX.3)."""
    CONVOY_BROKEN = "convoy_broken"
    """Every route was broken; ``by`` are the fleets that failed (XII.3, XII.4)."""
    NO_CONVOY = "no_convoy"
    """No fleets were ordered to carry it all the way (XII.1)."""
    PATH_MISSING = "path_missing"
    """The order does not name the seas that the army is to cross (DATC 4.A.6 c)."""
    PARADOX_FAILED = "paradox_failed"
    """Part of a convoy paradox, of which every move fails (DATC 4.A.2 d)."""

    # -- the way of a move ---------------------------------------------------------------------
    BY_CONVOY = "by_convoy"
    """Went by sea; ``by`` is the route (XII.1, XII.2)."""
    ROUTE_BROKEN = "route_broken"
    """One route failed with the fleets ``by``, another held (XII.4)."""
    SEA_BY_INTENT = "sea_by_intent"
    """Neighbour by land too: own orders (``by``) show that the sea route was meant (XII.6)."""
    LAND_BY_INTENT = "land_by_intent"
    """Could have gone by the convoy of ``by``, but no own order shows that (XII.6)."""
    SEA_BY_MARK = "sea_by_mark"
    """Neighbour by land too, but the order says by convoy (DATC 4.A.3)."""
    SEA_AS_EXCHANGE = "sea_as_exchange"
    """Neighbour by land too, but the unit there (``by``) came the other way (DATC 4.A.3 a)."""
    LAND_WITHOUT_SIGN = "land_without_sign"
    """Fleets (``by``) would have carried it, but nothing says by convoy (DATC 4.A.3)."""
    LAND_WITHOUT_EXCHANGE = "land_without_exchange"
    """Fleets (``by``) would have carried it, but nobody came the other way (DATC 4.A.3 a)."""
    LAND_AS_FALLBACK = "land_as_fallback"
    """No convoy came through, so it went over land (DATC 4.A.3)."""
    SUPPORTED_BY = "supported_by"
    """Support that counted."""
    SUPPORT_LOST = "support_lost"
    """Support that was ordered and cut."""
    OTHER_SIDE_SUPPORTED = "other_side_supported"
    """Who made up the strength of the unit from ``where``, on the other side."""
    CARRIER_DRIVEN_OUT = "carrier_driven_out"
    """By whom the fleet in ``where`` was driven out on which a convoy relied."""

    # -- supports ------------------------------------------------------------------------------
    SUPPORT_DECIDED = "support_decided"
    """Without it the turn would have come out otherwise; it helped ``by`` in ``where``."""
    SUPPORT_IDLE = "support_idle"
    """Given to ``by`` in ``where``, but every move would have come out the same without it."""
    SUPPORT_SPARE = "support_spare"
    """Not needed beside the support from ``by``, but needed had that been missing."""
    SUPPORT_CUT = "support_cut"
    """Attacked from ``by``, not from the space supported into (X)."""
    SUPPORT_CUT_BY_DISLODGEMENT = "support_cut_by_dislodgement"
    """Driven out from the very space supported into (X)."""
    NOT_CUT_FROM_TARGET = "not_cut_from_target"
    """The attack came from the space supported into (X)."""
    NOT_CUT_BY_OWN = "not_cut_by_own"
    """Attacks by the own power cut nothing (IX.6)."""
    NOT_CUT_BY_LANDING = "not_cut_by_landing"
    """An army landing here protects not its own convoy (XII.5)."""
    NOT_CUT_BY_BROKEN_CONVOY = "not_cut_by_broken_convoy"
    """The attacking army's convoy was broken or never ordered (XII.3)."""
    SUPPORTED_UNIT_MOVED = "supported_unit_moved"
    """Supported in defence, but the unit in ``where`` was ordered to move (IX.6)."""
    SUPPORTED_UNIT_DID_OTHERWISE = "supported_unit_did_otherwise"
    """Supported in an attack that it was not ordered to make, or not on that space."""
    SUPPORTED_UNIT_TRIED = "supported_unit_tried"
    """Supported in defence, but ``where`` was ordered to move, against the rules (4.E.1)."""
    SUPPORTED_OTHER_COAST = "supported_other_coast"
    """The fleet from ``by`` went to another coast than the one supported (DATC 4.B.4)."""
    SUPPORT_IN_DISORDER = "support_in_disorder"
    """The unit in ``where`` is in civil disorder and takes no support (DATC 4.D.9 a)."""

    # -- convoys -------------------------------------------------------------------------------
    CONVOYED = "convoyed"
    """The army had its way across this fleet (whether or not it got ashore)."""
    CONVOY_IDLE = "convoy_idle"
    """Ready, but the army went by land or another route; that broke, or a paradox failed it."""
    CONVOY_FLEET_DRIVEN_OUT = "convoy_fleet_driven_out"
    """The fleet was dislodged by ``by`` (XII.3)."""
    CONVOY_WITHSTOOD = "convoy_withstood"
    """Attacked by ``by`` but not dislodged: the convoy goes on (XII.3)."""
    CONVOY_PARADOX = "convoy_paradox"
    """The convoy would decide its own fate, and XII.5 does not say how: the fleet only holds."""
    CONVOY_UNMATCHED = "convoy_unmatched"
    """The army was not ordered to go there (XII.1)."""

    # -- retreats (XI) -------------------------------------------------------------------------
    NO_RETREAT = "no_retreat"
    """Nowhere to go: taken off at once."""
    DISORDER_DISBANDED = "disorder_disbanded"
    """Dislodged in civil disorder: taken off at once (XIV.3)."""
    NOT_PLAYED_DISBANDED = "not_played_disbanded"
    """Dislodged while nobody plays its power: taken off at once (XIV.2)."""
    WAY_HELD = "way_held"
    """Units stay in the spaces ``by`` next to the beaten unit in ``where``: closed to it."""
    WAY_TAKEN = "way_taken"
    """The unit from ``by`` has just moved to ``where``: closed to whoever was beaten."""
    WAY_TO_ATTACKER = "way_to_attacker"
    """The attacker came from ``where``, where now nobody stands: closed to the beaten unit."""
    WAY_TO_STANDOFF = "way_to_standoff"
    """A stand-off between ``by`` left ``where`` empty: closed to whoever was beaten."""
    RETREATED = "retreated"
    RETREAT_CLASH = "retreat_clash"
    """Several retreats to one space: all are taken off (XI.2)."""
    RETREAT_OCCUPIED = "retreat_occupied"
    """A unit stands in ``where``."""
    RETREAT_TO_ATTACKER = "retreat_to_attacker"
    """The attacker came from ``where``."""
    RETREAT_TO_STANDOFF = "retreat_to_standoff"
    """``where`` was left empty by a stand-off."""
    RETREAT_CLOSED = "retreat_closed"
    """``where`` is not among the spaces that this unit may retreat to, as the position says."""
    NOT_WRITTEN = "not_written"
    """No valid retreat was written: disbanded (XI.2)."""
    DISBANDED = "disbanded"
    """Taken off by its owner's order."""

    # -- adjustments (XIII, XIV.4) -------------------------------------------------------------
    BUILT = "built"
    WAIVED = "waived"
    """A build left unused."""
    REMOVED = "removed"
    """Removed by its owner's choice."""
    REMOVED_BY_RULE = "removed_by_rule"
    """Removed as farthest from home; ``strength`` is the distance (XIV.4)."""
    REMOVED_FAR_FROM_COUNTRY = "removed_far_from_country"
    """Removed as farthest from its country; ``strength`` is the distance (DATC 4.D.8 b)."""
    REMOVED_FAR_FROM_CENTRES = "removed_far_from_centres"
    """Removed as farthest from its centres; ``strength`` is the distance (DATC 4.D.8 c)."""
    BUILT_BY_RULE = "built_by_rule"
    """Built because no build may be left unused (DATC 4.D.7 b)."""
    DISORDER_REMOVED = "disorder_removed"
    """Its government fell, so it chose nothing itself (XIV.3)."""
    NO_BUILD_DUE = "no_build_due"
    """The power has no build left."""
    NO_REMOVAL_DUE = "no_removal_due"
    """The power has no unit too many left."""
    NOT_A_HOME_CENTRE = "not_a_home_centre"
    CENTRE_LOST = "centre_lost"
    """The home centre is under another power's control, or nobody's."""
    CENTRE_OCCUPIED = "centre_occupied"
    BUILT_ALREADY = "built_already"
    """A unit was already built there this winter."""
    BUILT_OTHERWISE = "built_otherwise"
    """A later order builds there (DATC 4.D.5 c)."""
    TWO_BUILDS = "two_builds"
    """Several orders build there, so none of them counts (DATC 4.D.5 a)."""
    TOO_MANY_BUILDS = "too_many_builds"
    """More builds were ordered than are due, so none of them counts (DATC 4.D.4 a)."""
    TOO_MANY_REMOVALS = "too_many_removals"
    """More removals were ordered than are due, so none of them counts (DATC 4.D.6 a)."""
    MUST_BUILD = "must_build"
    """No build may be left unused (DATC 4.D.7 b)."""


_ILLEGAL = (
    Reason.UNREADABLE,
    Reason.SUPERSEDED,
    Reason.EARLIER_COUNTS,
    Reason.LATER_COUNTS,
    Reason.HANDED_OVER,
    Reason.KIND_MISSING,
    Reason.KIND_WRONG,
    Reason.POWER_MISSING,
    Reason.POWER_WRONG,
    Reason.COAST_OF_UNIT_WRONG,
    Reason.COAST_UNKNOWN,
    Reason.FOREIGN_UNIT,
    Reason.NO_UNIT,
    Reason.WRONG_PHASE,
    Reason.UNKNOWN_SPACE,
    Reason.SAME_SPACE,
    Reason.TOO_FAR,
    Reason.BORDER_CLOSED,
    Reason.ARMY_AT_SEA,
    Reason.FLEET_INLAND,
    Reason.NO_FERRY,
    Reason.COAST_MISSING,
    Reason.COAST_WRONG,
    Reason.SUPPORTS_ITSELF,
    Reason.SUPPORTS_NOBODY,
    Reason.SUPPORT_OUT_OF_REACH,
    Reason.SUPPORTED_MOVE_IMPOSSIBLE,
    Reason.SUPPORTER_IS_FERRY,
    Reason.CONVOY_BY_ARMY,
    Reason.CONVOY_FROM_SHORE,
    Reason.CONVOY_WITHOUT_ARMY,
    Reason.CONVOY_TO_NOWHERE,
    Reason.CONVOY_OFF_ROUTE,
    Reason.CONVOY_DETOUR,
    Reason.RETREAT_OCCUPIED,
    Reason.RETREAT_TO_ATTACKER,
    Reason.RETREAT_TO_STANDOFF,
    Reason.RETREAT_CLOSED,
    Reason.NO_BUILD_DUE,
    Reason.NO_REMOVAL_DUE,
    Reason.NOT_A_HOME_CENTRE,
    Reason.CENTRE_LOST,
    Reason.CENTRE_OCCUPIED,
    Reason.BUILT_ALREADY,
    Reason.BUILT_OTHERWISE,
    Reason.TWO_BUILDS,
    Reason.TOO_MANY_BUILDS,
    Reason.TOO_MANY_REMOVALS,
    Reason.MUST_BUILD,
)

_DECIDING = {
    Verdict.AMBIGUOUS: (Reason.AMBIGUOUS_TEXT, Reason.TWO_ORDERS),
    Verdict.STANDS: (
        Reason.HELD,
        Reason.WITHSTOOD,
        Reason.BELEAGUERED,
        Reason.SPARED_BY_OWN,
    ),
    Verdict.DISLODGED: (Reason.DRIVEN_OUT,),
    Verdict.SUCCEEDS: (
        Reason.UNOPPOSED,
        Reason.VACATED,
        Reason.STRONGER,
        Reason.DROVE_OUT,
        Reason.ROTATED,
        Reason.SWAPPED,
        Reason.RETREATED,
        Reason.DISBANDED,
        Reason.BUILT,
        Reason.WAIVED,
        Reason.REMOVED,
        Reason.REMOVED_BY_RULE,
        Reason.REMOVED_FAR_FROM_COUNTRY,
        Reason.REMOVED_FAR_FROM_CENTRES,
        Reason.BUILT_BY_RULE,
    ),
    Verdict.FAILS: (
        Reason.BOUNCED,
        Reason.REPELLED,
        Reason.HEAD_ON,
        Reason.OWN_UNIT_STAYED,
        Reason.OWN_SUPPORT_VOID,
        Reason.CONVOY_BROKEN,
        Reason.PARADOX_FAILED,
        Reason.RETREAT_CLASH,
        Reason.NOT_WRITTEN,
        Reason.DISORDER_DISBANDED,
    ),
    Verdict.GIVEN: (Reason.SUPPORT_DECIDED, Reason.SUPPORT_SPARE, Reason.SUPPORT_IDLE),
    Verdict.CUT: (Reason.SUPPORT_CUT, Reason.SUPPORT_CUT_BY_DISLODGEMENT),
    Verdict.AVAILABLE: (Reason.CONVOYED, Reason.CONVOY_IDLE),
    Verdict.DISRUPTED: (Reason.CONVOY_FLEET_DRIVEN_OUT, Reason.CONVOY_PARADOX),
    Verdict.INVALID: (
        Reason.NO_CONVOY,
        Reason.PATH_MISSING,
        Reason.SUPPORTED_UNIT_MOVED,
        Reason.SUPPORTED_UNIT_DID_OTHERWISE,
        Reason.SUPPORTED_UNIT_TRIED,
        Reason.SUPPORTED_OTHER_COAST,
        Reason.SUPPORT_IN_DISORDER,
        Reason.CONVOY_UNMATCHED,
    ),
    Verdict.ILLEGAL: _ILLEGAL,
}

VERDICTS: Mapping[Reason, Verdict] = MappingProxyType(
    {reason: verdict for verdict, reasons in _DECIDING.items() for reason in reasons}
)
"""What a ruling comes to when this reason stands first in it."""
