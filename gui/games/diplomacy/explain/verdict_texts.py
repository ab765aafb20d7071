"""What stands over an explanation: the verdict in two or three words, in English as in `Finding`.

Names stay in the nominative, with the same signs as in ``phrases_texts``.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from engine.games.diplomacy.reasons import Reason
from engine.rules.ruling import Verdict
from gui.i18n import QT_TRANSLATE_NOOP

HEADLINES: Final[Mapping[str, str]] = MappingProxyType(
    {
        str(Reason.BOUNCED): QT_TRANSLATE_NOOP("Finding", "Stand-off over {where:the}"),
        str(Reason.REPELLED): QT_TRANSLATE_NOOP("Finding", "Stand-off over {where:the}"),
        str(Reason.HEAD_ON): QT_TRANSLATE_NOOP("Finding", "Head-on stand-off"),
        str(Reason.CONVOY_BROKEN): QT_TRANSLATE_NOOP("Finding", "The convoy was broken"),
        str(Reason.CONVOY_IDLE): QT_TRANSLATE_NOOP("Finding", "The fleet carried nobody"),
        str(Reason.NO_CONVOY): QT_TRANSLATE_NOOP("Finding", "There was no convoy"),
        str(Reason.RETREAT_CLASH): QT_TRANSLATE_NOOP("Finding", "Several retreats to {where:the}"),
        str(Reason.BELEAGUERED): QT_TRANSLATE_NOOP("Finding", "Beleaguered garrison"),
        str(Reason.DROVE_OUT): QT_TRANSLATE_NOOP("Finding", "It drove the unit out of {where:the}"),
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
