"""What is wrong with something handed in, where it is about a game of Diplomacy."""

from collections.abc import Mapping
from types import MappingProxyType

from engine.games.diplomacy.exchange.faults import DiplomacyFault
from gui.i18n import QT_TRANSLATE_NOOP

FAULTS: Mapping[str, str] = MappingProxyType(
    {
        DiplomacyFault.UNPLAYED_RULE: QT_TRANSLATE_NOOP(
            "Errors",
            "“{text}” cannot be played: it depends on earlier turns, and each phase is judged by "
            "itself; played: {known}",
        ),
        DiplomacyFault.SEVERAL_PLACES: QT_TRANSLATE_NOOP(
            "Errors", "the name fits several spaces: {candidates}"
        ),
        DiplomacyFault.ARMY_AT_SEA: QT_TRANSLATE_NOOP("Errors", "no army can stand at sea: {text}"),
        DiplomacyFault.FLEET_INLAND: QT_TRANSLATE_NOOP("Errors", "no fleet can lie inland: {text}"),
        DiplomacyFault.COAST_MISSING: QT_TRANSLATE_NOOP(
            "Errors", "it does not say at which coast the fleet lies: {text}"
        ),
        DiplomacyFault.NO_SUCH_COAST: QT_TRANSLATE_NOOP("Errors", "there is no such coast: {text}"),
        DiplomacyFault.NO_CENTRE: QT_TRANSLATE_NOOP(
            "Errors", "the space has no supply centre: {place}"
        ),
        DiplomacyFault.RETREAT_OUT_OF_REACH: QT_TRANSLATE_NOOP(
            "Errors", "the unit cannot step there: {unit}, {place}"
        ),
        DiplomacyFault.RETREAT_OCCUPIED: QT_TRANSLATE_NOOP(
            "Errors", "a unit stands there: {place}"
        ),
        DiplomacyFault.NOT_IN_PHASE: QT_TRANSLATE_NOOP(
            "Errors", "units that have to retreat exist in a phase of retreats only"
        ),
    }
)
