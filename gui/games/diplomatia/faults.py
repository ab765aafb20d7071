"""What is wrong with something handed in, where it is about a game of Diplomatia."""

from collections.abc import Mapping
from types import MappingProxyType

from engine.games.diplomatia.exchange.faults import DiplomatiaFault
from gui.i18n import QT_TRANSLATE_NOOP

FAULTS: Mapping[str, str] = MappingProxyType(
    {
        DiplomatiaFault.BAD_NAME: QT_TRANSLATE_NOOP(
            "Errors", "nobody could write this name in an order: “{text}”"
        ),
        DiplomatiaFault.TWIN_NAMES: QT_TRANSLATE_NOOP(
            "Errors", "two spaces share a name: “{one}” and “{other}”"
        ),
        DiplomatiaFault.NO_KIND_OF_SPACE: QT_TRANSLATE_NOOP(
            "Errors", "“{text}” is no kind of space; {like} would be"
        ),
        DiplomatiaFault.CENTRE_AT_SEA: QT_TRANSLATE_NOOP(
            "Errors", "only land has supply centres, a sector may have a port"
        ),
        DiplomatiaFault.PORT_ON_LAND: QT_TRANSLATE_NOOP("Errors", "only sea sectors have ports"),
        DiplomatiaFault.PORT_OFF_COAST: QT_TRANSLATE_NOOP(
            "Errors", "the port lies off its coast: this is no land at the sector: {coast}"
        ),
        DiplomatiaFault.LOOSE_BORDER: QT_TRANSLATE_NOOP(
            "Errors", "a border joins two different spaces"
        ),
        DiplomatiaFault.NO_SPACES: QT_TRANSLATE_NOOP("Errors", "a map without a space"),
        DiplomatiaFault.SEVERAL_PLACES: QT_TRANSLATE_NOOP(
            "Errors", "the name fits several spaces: {candidates}"
        ),
        DiplomatiaFault.ARMY_AT_SEA: QT_TRANSLATE_NOOP(
            "Errors", "no army can stand at sea: {text}"
        ),
        DiplomatiaFault.FLEET_ON_LAND: QT_TRANSLATE_NOOP(
            "Errors", "no fleet can stand on land: {text}"
        ),
        DiplomatiaFault.NOT_IN_PHASE: QT_TRANSLATE_NOOP(
            "Errors", "units that have to retreat exist in a phase of retreats only"
        ),
        DiplomatiaFault.RETREAT_OUT_OF_REACH: QT_TRANSLATE_NOOP(
            "Errors", "the unit cannot step there: {unit}, {place}"
        ),
        DiplomatiaFault.RETREAT_OCCUPIED: QT_TRANSLATE_NOOP(
            "Errors", "a unit stands there: {place}"
        ),
        DiplomatiaFault.NOT_CARRIED: QT_TRANSLATE_NOOP(
            "Errors", "only fleets carry, and only armies that stand on the board: {unit}"
        ),
    }
)
