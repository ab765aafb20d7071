"""What tables may decide differently, point by point: one enumeration per issue.

The numbers are the issues of the DATC's chapter 4 (version 3.2); Roman ones are sections of the
rulebook of 1982. Which option a table plays is told by its profile, in ``profile.py``.
"""

from enum import StrEnum


class Routes(StrEnum):
    """4.A.1: a convoy with several routes fails when..."""

    ANY_BROKEN = "any_broken"
    """One of them is broken (1971)."""
    ALL_BROKEN = "all_broken"
    """All of them are broken (XII.4)."""


class Paradox(StrEnum):
    """4.A.2: support that a convoyed army does not cut; what this leaves follows Szykman."""

    ATTACK_ON_CONVOY_FLEET = "attack_on_convoy_fleet"
    """Given to an attack on a fleet on one of the routes of its own convoy (1971)."""
    ATTACK_ON_OWN_CONVOY = "attack_on_own_convoy"
    """Given to an attack on a sea whose fleet takes part in this army's convoy (XII.5)."""
    ACTION_AT_CONVOYING_FLEET = "action_at_convoying_fleet"
    """Given to any action in a sea with a convoying fleet (1982, English wording)."""
    ATTACK_ON_NECESSARY_FLEET = "attack_on_necessary_fleet"
    """Given to an attack on a fleet that the convoy cannot do without (2000)."""
    ALL_HOLD = "all_hold"
    """None: all moves of the paradox fail."""
    SZYKMAN = "szykman"
    """None: the convoying fleets of the paradox hold."""


class NeighbourConvoy(StrEnum):
    """4.A.3: an army ordered to a neighbouring space goes by sea when..."""

    WHEN_NEEDED = "when_needed"
    """The unit there comes the other way and the convoy holds (1971); else over land."""
    BY_INTENT = "by_intent"
    """An own fleet convoys it, or an own unit comes the other way (XII.6)."""
    BY_MARK_OR_OWN_FLEET = "by_mark_or_own_fleet"
    """An own fleet convoys it or its order says so, and the convoy holds (2000); else over land."""
    BY_MARK_NO_FALLBACK = "by_mark_no_fallback"
    """As in 2000, and never over land instead."""
    BY_MARK = "by_mark"
    """Its order says so, whatever fleets do (DPTG); never over land instead."""


class ConvoyedAttackFrom(StrEnum):
    """4.A.4: an attack by convoy comes from..."""

    ARMY = "army"
    """The space of the army."""
    LAST_FLEET = "last_fleet"
    """The last fleet of the convoy (Brannan)."""


class RetreatToConvoyOrigin(StrEnum):
    """4.A.5: a retreat to the space a convoyed attacker came from is..."""

    FORBIDDEN = "forbidden"
    """Closed like any attacker's space (XI)."""
    ALLOWED = "allowed"
    """Open."""


class ConvoyPath(StrEnum):
    """4.A.6: a path written in a convoyed move is..."""

    IGNORED = "ignored"
    """Not read (XII.1)."""
    ALLOWED = "allowed"
    """Followed: no other fleet carries the army."""
    REQUIRED = "required"
    """Necessary: without it no fleet carries the army."""


class BeatenEffect(StrEnum):
    """4.A.7: a dislodged unit has no effect on the space of its attacker..."""

    NEVER = "never"
    """However that one came (IX.7)."""
    NONE_AFTER_HEAD_ON = "none_after_head_on"
    """When the two met head-on."""


class CoastOpen(StrEnum):
    """4.B.1: a fleet's move that does not say which of two possible coasts..."""

    FAILS = "fails"
    """Is not carried out (VII.3 b)."""
    DEFAULT = "default"
    """Goes to the first coast that the map lists for the space."""


class CoastSingle(StrEnum):
    """4.B.2: a fleet's move without the one possible coast..."""

    TAKEN = "taken"
    """Goes to that coast (VII.4)."""
    FAILS = "fails"
    """Is not carried out."""


class CoastWrong(StrEnum):
    """4.B.3: a fleet's move to an impossible coast, where another is possible..."""

    OTHER_TAKEN = "other_taken"
    """Goes to the other."""
    ILLEGAL = "illegal"
    """Is against the rules (VII.3 b)."""


class SupportCoast(StrEnum):
    """4.B.4: a coast in a support..."""

    FREE = "free"
    """Is neither needed nor compared (VII.3 b)."""
    MUST_MATCH = "must_match"
    """Is not needed; a written one must match."""
    REQUIRED_FOR_FOREIGN = "required_for_foreign"
    """Is necessary where two are possible, unless the fleet is one's own; it must match."""
    REQUIRED = "required"
    """Is necessary where two are possible, and must match."""


class CoastOfUnit(StrEnum):
    """4.B.5: a wrong coast of a unit that stands there..."""

    ILLEGAL = "illegal"
    """Makes the order illegal."""
    IGNORED = "ignored"
    """Does no harm (VII.4)."""


class CoastUnknown(StrEnum):
    """4.B.6: a coast that the space does not have..."""

    ILLEGAL = "illegal"
    """Makes the order illegal."""
    IGNORED = "ignored"
    """Does no harm (VII.4)."""


class CoastOfBuild(StrEnum):
    """4.B.7: a fleet built in a space with two coasts without naming one..."""

    FAILS = "fails"
    """Is not built (XIII.2)."""
    DEFAULT = "default"
    """Lies at the first coast that the map lists for the space."""


class KindMissing(StrEnum):
    """4.C.1: an order without the kind of the unit is..."""

    ILLEGAL = "illegal"
    """Not carried out."""
    LEGAL = "legal"
    """Carried out (VII.4)."""


class KindWrong(StrEnum):
    """4.C.2: an order with the wrong kind of unit is..."""

    ILLEGAL = "illegal"
    """Not carried out."""
    LEGAL = "legal"
    """Carried out (VII.4)."""


class KindOfBuild(StrEnum):
    """4.C.3: a build at the coast that does not say army or fleet..."""

    FAILS = "fails"
    """Is not carried out (XIII.2)."""
    BY_COAST = "by_coast"
    """Is a fleet if it names a coast."""


class FleetInland(StrEnum):
    """4.C.4: a fleet built inland..."""

    FAILS = "fails"
    """Is not built (XIII.2)."""
    ARMY = "army"
    """Is an army."""


class PowerMissing(StrEnum):
    """4.C.5: a foreign unit named without its power..."""

    ILLEGAL = "illegal"
    """Makes the order illegal."""
    LEGAL = "legal"
    """Does no harm (XII.1)."""


class PowerWrong(StrEnum):
    """4.C.6: a foreign unit named with the wrong power..."""

    ILLEGAL = "illegal"
    """Makes the order illegal."""
    LEGAL = "legal"
    """Does no harm (VII.4)."""


class SheetsInSequence(StrEnum):
    """4.D.1: of several sheets of one power whose sequence is known..."""

    COMBINE = "combine"
    """All count together."""
    COMBINE_UNLESS_REPLACED = "combine_unless_replaced"
    """All count unless the last evidently replaces them."""
    LAST_UNLESS_ADDED = "last_unless_added"
    """The last counts unless it evidently adds to them."""
    LAST = "last"
    """The last counts."""


class SheetsUnordered(StrEnum):
    """4.D.2: of several sheets of one power whose sequence is unknown..."""

    ALL_HOLD = "all_hold"
    """None counts."""
    COMBINE = "combine"
    """All count together."""


class DoubleOrder(StrEnum):
    """4.D.3: of two different legal orders for one unit..."""

    FIRST = "first"
    """The first counts."""
    LAST = "last"
    """The last counts."""
    NEITHER = "neither"
    """Neither counts (VII.4)."""


class BuildsTooMany(StrEnum):
    """4.D.4: of more builds than are due..."""

    NONE = "none"
    """None is carried out."""
    FIRST = "first"
    """The first legal ones are."""
    LAST = "last"
    """The last legal ones are."""


class BuildsInOnePlace(StrEnum):
    """4.D.5: of two builds in one space..."""

    NEITHER = "neither"
    """Neither is carried out."""
    FIRST = "first"
    """The first is."""
    LAST = "last"
    """The last is."""


class RemovalsTooMany(StrEnum):
    """4.D.6: of more removals than are due..."""

    BY_RULE = "by_rule"
    """None counts and XIV.4 decides."""
    FIRST = "first"
    """The first legal ones are carried out."""
    LAST = "last"
    """The last legal ones are."""


class BuildsDeclined(StrEnum):
    """4.D.7: builds that are due may be left unused..."""

    ALLOWED = "allowed"
    """As the owner likes (XIII.2)."""
    FORBIDDEN = "forbidden"
    """Never: what is not ordered is built as armies, by the alphabet of the free home centres."""


class RemovalFrom(StrEnum):
    """4.D.8: in civil disorder the unit goes first that is farthest from..."""

    HOME_CENTRES = "home_centres"
    """The nearest home centre, by the shortest route with convoys (XIV.4)."""
    COUNTRY = "country"
    """The country: any space within its borders of the beginning (2000)."""
    OWNED_CENTRES = "owned_centres"
    """The nearest centre it owns, all units counting land and sea steps alike (2023)."""


class DisorderSupport(StrEnum):
    """4.D.9: foreign support in defence for a unit in civil disorder..."""

    FAILS = "fails"
    """Does not count."""
    COUNTS = "counts"
    """Counts (XIV.3)."""


class IllegalOrders(StrEnum):
    """4.E.1: a unit whose order is against the rules..."""

    SUPPORTABLE = "supportable"
    """Stands and can be supported in defence (VII.4)."""
    ATTEMPTED = "attempted"
    """Cannot be supported in defence when the order was a move: it tried to leave."""


class UnclearOrders(StrEnum):
    """4.E.2: an order with several meanings (so numbered in 3.0, a part of 4.E.3 in 3.2)..."""

    ALONE = "alone"
    """Is read by itself (VII.4)."""
    BY_OTHERS = "by_others"
    """Means what its owner's other orders show: one that only they make sense with."""


class ImplicitOrders(StrEnum):
    """4.E.3: an order that is only implied by another..."""

    ALLOWED = "allowed"
    """Counts."""
    IGNORED = "ignored"
    """Does not count (VII.4)."""


class PerpetualOrders(StrEnum):
    """4.E.4: an order given for several turns..."""

    ALLOWED = "allowed"
    """Counts in each of them. Not played: a judge of one phase does not know the earlier ones."""
    IGNORED = "ignored"
    """Counts once (VII.1)."""


class ProxyOrders(StrEnum):
    """4.E.5: orders written by another power in one's place..."""

    ANNOUNCED = "announced"
    """Count alone: who announced that proxy has given the unit out of his hands."""
    IN_SHEET = "in_sheet"
    """Count like any order for the unit, beside what its owner wrote for it himself."""
    IGNORED = "ignored"
    """Do not count (VII.1)."""


class IllegalUnit(StrEnum):
    """4.E.6: a unit that should not stand there (a Flying Dutchman)..."""

    STAYS = "stays"
    """Plays on; at the next adjustments its owner removes what he has too many (XIII.2)."""
    REMOVED = "removed"
    """Goes when it is found. Not played: which one it is follows from the earlier turns."""
