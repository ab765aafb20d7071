"""Sentences for what other rulebooks and a table's own choices add to the rulebook of 1982.

As in ``gui.explain.phrases_texts``.
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
            "Finding", "The unit in {where} was handed over: what its proxy writes counts"
        ),
        Reason.KIND_MISSING: QT_TRANSLATE_NOOP("Finding", "The order does not say army or fleet"),
        Reason.KIND_WRONG: QT_TRANSLATE_NOOP(
            "Finding", "An army is called a fleet here, or a fleet an army: {where}"
        ),
        Reason.POWER_MISSING: QT_TRANSLATE_NOOP(
            "Finding", "The order does not say whose the unit in {where} is"
        ),
        Reason.POWER_WRONG: QT_TRANSLATE_NOOP(
            "Finding", "The unit in {where} belongs to another power than the order says"
        ),
        Reason.COAST_OF_UNIT_WRONG: QT_TRANSLATE_NOOP(
            "Finding", "The fleet lies at another coast than the order says: {where}"
        ),
        Reason.COAST_UNKNOWN: QT_TRANSLATE_NOOP(
            "Finding", "The order names a coast that does not count here: {where}"
        ),
        Reason.IMPLIED: QT_TRANSLATE_NOOP(
            "Finding",
            "No order was written; the own orders {from_by} take a move to {where} for granted",
        ),
        Reason.PATH_MISSING: QT_TRANSLATE_NOOP(
            "Finding", "The order does not name the seas that the army is to cross"
        ),
        Reason.PARADOX_FAILED: QT_TRANSLATE_NOOP(
            "Finding", "Part of a convoy that would decide its own fate: every such move fails"
        ),
        Reason.SEA_BY_MARK: QT_TRANSLATE_NOOP(
            "Finding", "{where} is a neighbour by land too; the order says by convoy"
        ),
        Reason.SEA_AS_EXCHANGE: QT_TRANSLATE_NOOP(
            "Finding",
            "{where} is a neighbour by land too, but the unit there came the other way",
        ),
        Reason.LAND_WITHOUT_SIGN: QT_TRANSLATE_NOOP(
            "Finding",
            "A convoy was at hand ({by}), but neither the order nor an own fleet says so",
        ),
        Reason.LAND_WITHOUT_EXCHANGE: QT_TRANSLATE_NOOP(
            "Finding", "A convoy was at hand ({by}), but no unit came the other way"
        ),
        Reason.LAND_AS_FALLBACK: QT_TRANSLATE_NOOP(
            "Finding", "No convoy carried the army, so the way by land counts"
        ),
        Reason.SUPPORTED_UNIT_TRIED: QT_TRANSLATE_NOOP(
            "Finding",
            "Support in defence, but the unit in {where} tried to leave, against the rules",
        ),
        Reason.SUPPORTED_OTHER_COAST: QT_TRANSLATE_NOOP(
            "Finding", "The fleet {from_by} went to another coast than the one supported: {where}"
        ),
        Reason.SUPPORT_IN_DISORDER: QT_TRANSLATE_NOOP(
            "Finding", "The unit in {where} is in civil disorder and takes no support"
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
            "Finding", "No build may be left unused, so an army is raised in {where}"
        ),
        Reason.BUILT_OTHERWISE: QT_TRANSLATE_NOOP("Finding", "A later order builds in {where}"),
        Reason.TWO_BUILDS: QT_TRANSLATE_NOOP(
            "Finding", "Several orders build in {where}, so none of them counts"
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
