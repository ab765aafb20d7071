"""The points on which rulebooks and tables differ, one field for each.

The numbers are the issues of the DATC's chapter 4 (version 3.2). A game stores every field's value,
so that a later change of a default cannot rewrite it. This version plays the rulebook of 1982 and
refuses any other value, with ``ValueError``; the fields are here so that others can follow.
"""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from enum import StrEnum
from typing import Self


class Routes(StrEnum):
    """4.A.1: a convoy with several routes fails when..."""

    ANY_BROKEN = "any_broken"
    ALL_BROKEN = "all_broken"


class Paradox(StrEnum):
    """4.A.2: which support a convoyed army does not cut; the rest follows Szykman's rule."""

    RULE_1971 = "1971"
    RULE_1982 = "1982"
    """Support for an attack on a sea where a fleet takes part in this army's convoy (XII.5)."""
    RULE_1982_ANY_ACTION = "1982_any_action"
    RULE_2000 = "2000"
    ALL_HOLD = "all_hold"
    SZYKMAN = "szykman"


class NeighbourConvoy(StrEnum):
    """4.A.3: an army ordered to a neighbouring space goes by sea when..."""

    ALWAYS = "always"
    BY_INTENT = "by_intent"
    """An own fleet convoys it, or an own unit moves the other way (XII.6)."""
    BY_MARK_OR_OWN_FLEET = "by_mark_or_own_fleet"
    BY_MARK_OR_OWN_FLEET_NO_FALLBACK = "by_mark_or_own_fleet_no_fallback"


class RetreatToConvoyOrigin(StrEnum):
    """4.A.5: a retreat to where a convoyed attacker came from."""

    FORBIDDEN = "forbidden"
    ALLOWED = "allowed"


class BeatenEffect(StrEnum):
    """4.A.7: a dislodged unit has no effect on its attacker's space..."""

    NEVER = "never"
    """Never any effect, however the attacker came (IX.7)."""
    NONE_AFTER_HEAD_ON = "none_after_head_on"


class SupportCoast(StrEnum):
    """4.B.4: a coast written in a support."""

    FREE = "free"
    """Support needs no coast and a written one is not compared (VII.3 b)."""
    MUST_MATCH = "must_match"


class DoubleOrder(StrEnum):
    """4.D.3: two different legal orders for one unit."""

    NEITHER = "neither"
    """The order is ambiguous (VII.4)."""
    FIRST = "first"
    LAST = "last"


class TooMany(StrEnum):
    """4.D.4 to 4.D.6: more builds or removals than are due."""

    FIRST = "first"
    LAST = "last"
    NONE = "none"


class RemovalFrom(StrEnum):
    """4.D.8: in civil disorder units are removed that are farthest from..."""

    HOME_CENTRES = "home_centres"
    """The nearest home centre, by the shortest route with convoys (XIV.4)."""
    COUNTRY = "country"
    OWNED_CENTRES = "owned_centres"


class DisorderSupport(StrEnum):
    """4.D.9: foreign support in defence for a unit in civil disorder."""

    COUNTS = "counts"
    FAILS = "fails"


@dataclass(frozen=True, slots=True, kw_only=True)
class Profile:
    """What one table plays. The defaults are the rulebook of 1982."""

    routes: Routes = Routes.ALL_BROKEN
    paradox: Paradox = Paradox.RULE_1982
    neighbour_convoy: NeighbourConvoy = NeighbourConvoy.BY_INTENT
    retreat_to_convoy_origin: RetreatToConvoyOrigin = RetreatToConvoyOrigin.FORBIDDEN
    beaten_effect: BeatenEffect = BeatenEffect.NEVER
    support_coast: SupportCoast = SupportCoast.FREE
    double_order: DoubleOrder = DoubleOrder.NEITHER
    too_many: TooMany = TooMany.FIRST
    removal_from: RemovalFrom = RemovalFrom.HOME_CENTRES
    disorder_support: DisorderSupport = DisorderSupport.COUNTS

    @classmethod
    def of(cls, options: Mapping[str, str]) -> Self:
        """Read stored values; missing fields take their default.

        Raises:
            ValueError: a field or value that this version does not play.
        """
        known = {item.name: item.default for item in fields(cls)}
        for name, value in options.items():
            if name not in known:
                raise ValueError(f"no such point of the rules: {name}")
            if value != known[name]:
                raise ValueError(f"not played by this version: {name} = {value}")
        return cls()

    @property
    def options(self) -> dict[str, str]:
        """Every field with its value, as a game stores it."""
        return {item.name: str(getattr(self, item.name)) for item in fields(self)}


EDITIONS = ("1982",)
"""Ready-made profiles by name, the default first."""
