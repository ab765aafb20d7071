"""What is wrong with something handed in, where it is about a game of Bez hranic."""

from collections.abc import Mapping
from types import MappingProxyType

from engine.games.bez_hranic.exchange.faults import RoadFault
from gui.i18n import QT_TRANSLATE_NOOP

FAULTS: Mapping[str, str] = MappingProxyType(
    {
        RoadFault.NO_QUESTION: QT_TRANSLATE_NOOP(
            "Errors", "neither a round, nor a trip, nor a deal is asked about"
        ),
        RoadFault.BAD_STATE: QT_TRANSLATE_NOOP("Errors", "no state can be called so: “{text}”"),
        RoadFault.PART_TWICE: QT_TRANSLATE_NOOP("Errors", "this part is there twice: “{text}”"),
        RoadFault.BORDER_OF_STATE: QT_TRANSLATE_NOOP(
            "Errors", "“{text}” has parts: the border is one of theirs"
        ),
        RoadFault.NO_BORDER: QT_TRANSLATE_NOOP(
            "Errors", "a border joins two parts of two different states"
        ),
        RoadFault.TOO_FEW_STATES: QT_TRANSLATE_NOOP(
            "Errors", "{needed} states are dealt, and the map has {count}"
        ),
        RoadFault.NOT_BETWEEN: QT_TRANSLATE_NOOP("Errors", "the number is too small or too large"),
        RoadFault.NO_TARGET_YET: QT_TRANSLATE_NOOP("Errors", "round {round} has no target"),
        RoadFault.NOT_SEVEN: QT_TRANSLATE_NOOP("Errors", "an offer has seven states, not {count}"),
        RoadFault.STATE_TWICE: QT_TRANSLATE_NOOP("Errors", "this state is there twice: {state}"),
        RoadFault.SEAT_TWICE: QT_TRANSLATE_NOOP("Errors", "this player is there twice: “{text}”"),
        RoadFault.NO_COLOUR: QT_TRANSLATE_NOOP("Errors", "nobody plays this colour: “{text}”"),
        RoadFault.COLOUR_TWICE: QT_TRANSLATE_NOOP("Errors", "this colour is played twice: {text}"),
        RoadFault.COLOURS: QT_TRANSLATE_NOOP("Errors", "a player has one colour or two"),
        RoadFault.NO_PLAYERS: QT_TRANSLATE_NOOP("Errors", "nobody plays"),
        RoadFault.NO_FIELD: QT_TRANSLATE_NOOP("Errors", "the offer has no such field: “{text}”"),
        RoadFault.TOKENS: QT_TRANSLATE_NOOP(
            "Errors", "tokens of the colour {colour}: {count} laid, {needed} needed"
        ),
        RoadFault.NO_WAY: QT_TRANSLATE_NOOP("Errors", "no way leads there"),
        RoadFault.NO_SUCH_PLAYER: QT_TRANSLATE_NOOP("Errors", "no such player: “{text}”"),
        RoadFault.EMPTY_ROUTE: QT_TRANSLATE_NOOP("Errors", "a route without a stop"),
    }
)
"""Words, of the context ``Errors``, for every fault of the game's stream."""
