"""Sentences for what other rulebooks and a table's own choices add to the rulebook of 1982.

As in ``gui.games.diplomacy.explain.phrases_texts``.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from engine.games.diplomacy.reasons import Reason
from gui.i18n import QT_TRANSLATE_NOOP

OTHER_RULEBOOKS: Final[Mapping[Reason, str]] = MappingProxyType(
    {
        Reason.EARLIER_COUNTS: QT_TRANSLATE_NOOP(
            "Finding", "An earlier order for the same unit counts"
        ),
        Reason.LATER_COUNTS: QT_TRANSLATE_NOOP("Finding", "A later order for the same unit counts"),
        Reason.HANDED_OVER: QT_TRANSLATE_NOOP(
            "Finding", "The unit {where:in} was handed over: what its proxy writes counts"
        ),
        Reason.KIND_MISSING: QT_TRANSLATE_NOOP("Finding", "The order does not say army or fleet"),
        Reason.KIND_WRONG: QT_TRANSLATE_NOOP(
            "Finding",
            "The unit {where:in} is an army and is called a fleet, or the other way round",
        ),
        Reason.POWER_MISSING: QT_TRANSLATE_NOOP(
            "Finding", "The order does not say whose unit stands {where:in}"
        ),
        Reason.POWER_WRONG: QT_TRANSLATE_NOOP(
            "Finding", "The unit {where:in} belongs to another power than the order says"
        ),
        Reason.COAST_OF_UNIT_WRONG: QT_TRANSLATE_NOOP(
            "Finding", "The fleet {where:in} lies at another coast than the order says"
        ),
        Reason.COAST_UNKNOWN: QT_TRANSLATE_NOOP(
            "Finding", "The order names a coast {where:in} that does not count here"
        ),
        Reason.IMPLIED: QT_TRANSLATE_NOOP(
            "Finding",
            "No order was written, but own orders {by:in} take a move to {where:the} for granted",
        ),
        Reason.PATH_MISSING: QT_TRANSLATE_NOOP(
            "Finding", "The order does not name the seas that the army is to cross"
        ),
        Reason.PARADOX_FAILED: QT_TRANSLATE_NOOP(
            "Finding",
            "It is part of a convoy that would decide its own fate, and every such move fails",
        ),
        Reason.SEA_BY_MARK: QT_TRANSLATE_NOOP(
            "Finding", "{where:the} is a neighbour by land too, but the order says by convoy"
        ),
        Reason.SEA_AS_EXCHANGE: QT_TRANSLATE_NOOP(
            "Finding",
            "{where:the} is a neighbour by land too, but the unit there came the other way",
        ),
        Reason.LAND_WITHOUT_SIGN: QT_TRANSLATE_NOOP(
            "Finding",
            "A convoy across {by:the} was at hand, but neither the order nor an own fleet speaks "
            "of it",
        ),
        Reason.LAND_WITHOUT_EXCHANGE: QT_TRANSLATE_NOOP(
            "Finding", "A convoy across {by:the} was at hand, but no unit came the other way"
        ),
        Reason.LAND_AS_FALLBACK: QT_TRANSLATE_NOOP(
            "Finding", "No convoy carried the army, so the way by land counts"
        ),
        Reason.SUPPORTED_UNIT_TRIED: QT_TRANSLATE_NOOP(
            "Finding",
            "It supported in defence, but the unit {where:in} tried to leave, against the rules",
        ),
        Reason.SUPPORTED_OTHER_COAST: QT_TRANSLATE_NOOP(
            "Finding",
            "The fleet from {by:the} went elsewhere than to {where:the}, where the support was "
            "meant",
        ),
        Reason.SUPPORT_IN_DISORDER: QT_TRANSLATE_NOOP(
            "Finding", "The unit {where:in} is in civil disorder and takes no support"
        ),
        Reason.REMOVED_FAR_FROM_COUNTRY: QT_TRANSLATE_NOOP(
            "Finding",
            "Nobody chose, so the unit farthest from its country goes (distance {strength})",
        ),
        Reason.REMOVED_FAR_FROM_CENTRES: QT_TRANSLATE_NOOP(
            "Finding",
            "Nobody chose, so the unit farthest from its own centres goes (distance {strength})",
        ),
        Reason.BUILT_BY_RULE: QT_TRANSLATE_NOOP(
            "Finding", "No build may be left unused, so an army is raised {where:in}"
        ),
        Reason.BUILT_OTHERWISE: QT_TRANSLATE_NOOP("Finding", "A later order builds {where:in}"),
        Reason.TWO_BUILDS: QT_TRANSLATE_NOOP(
            "Finding", "Several orders build {where:in}, so none of them counts"
        ),
        Reason.TOO_MANY_BUILDS: QT_TRANSLATE_NOOP(
            "Finding", "More builds were ordered than are due, so none of them counts"
        ),
        Reason.TOO_MANY_REMOVALS: QT_TRANSLATE_NOOP(
            "Finding", "More removals were ordered than are due, so none of them counts"
        ),
        Reason.MUST_BUILD: QT_TRANSLATE_NOOP("Finding", "No build may be left unused"),
    }
)
"""Reason → sentence."""
