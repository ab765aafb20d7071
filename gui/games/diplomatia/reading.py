"""Why a typed order could not be taken, in words."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QCoreApplication

from engine.board.board import Board
from engine.games.diplomatia.orders import value_of
from engine.games.diplomatia.reader.written_orders import Trouble
from engine.rules.choice import Reading
from gui.games.diplomatia.words import notation
from gui.i18n import QT_TRANSLATE_NOOP
from gui.words import labels

TROUBLES: Final[Mapping[str, str]] = MappingProxyType(
    {
        Trouble.EMPTY: QT_TRANSLATE_NOOP("DiplomatiaDesk", "Nothing is written."),
        Trouble.TOO_LONG: QT_TRANSLATE_NOOP("DiplomatiaDesk", "Longer than any order is."),
        Trouble.STRANGE_SIGN: QT_TRANSLATE_NOOP(
            "DiplomatiaDesk", "“{piece}” is no part of an order."
        ),
        Trouble.INCOMPLETE: QT_TRANSLATE_NOOP(
            "DiplomatiaDesk", "The order is not complete: {expected}."
        ),
        Trouble.UNKNOWN_PLACE: QT_TRANSLATE_NOOP("DiplomatiaDesk", "No space is called “{piece}”."),
        Trouble.UNKNOWN_ORDER: QT_TRANSLATE_NOOP(
            "DiplomatiaDesk", "What shall the unit do? “{piece}” does not say it."
        ),
        Trouble.TOO_MUCH: QT_TRANSLATE_NOOP(
            "DiplomatiaDesk", "The order is complete before “{piece}”."
        ),
        Trouble.WRONG_PHASE: QT_TRANSLATE_NOOP(
            "DiplomatiaDesk", "Such an order belongs to another part of the turn."
        ),
        Trouble.SEVERAL_PLACES: QT_TRANSLATE_NOOP("DiplomatiaDesk", "“{piece}” can mean:"),
        Trouble.SEVERAL_ORDERS: QT_TRANSLATE_NOOP("DiplomatiaDesk", "This can mean:"),
        Trouble.SIGN_MISSING: QT_TRANSLATE_NOOP(
            "DiplomatiaDesk", "A sign or a goal is missing. Is this meant?"
        ),
        Trouble.DOUBTFUL: QT_TRANSLATE_NOOP(
            "DiplomatiaDesk", "“{piece}” stands beside it. Does it count?"
        ),
        Trouble.OTHER_TURN: QT_TRANSLATE_NOOP(
            "DiplomatiaDesk", "The slip says that it is for another turn. Does it count?"
        ),
    }
)
"""One sentence per code."""

IN_DOUBT: Final = frozenset({Trouble.DOUBTFUL, Trouble.OTHER_TURN})
"""The meaning is clear, but perhaps it was not meant."""


def _expected(what: str) -> str:
    match what:
        case "province" | "place":
            return QCoreApplication.translate("DiplomatiaDesk", "a space is missing")
        case "unit":
            return QCoreApplication.translate("DiplomatiaDesk", "a unit is missing")
    return QCoreApplication.translate("DiplomatiaDesk", "what the unit shall do is missing")


def reading_words(reading: Reading) -> str:
    """Say what is wrong with a text, or lead in to its meanings."""
    piece = reading.written[reading.start : reading.end].strip() or reading.written.strip()
    text = QCoreApplication.translate("DiplomatiaDesk", TROUBLES[Trouble(reading.reason)])
    return text.format(piece=piece[:40], expected=_expected(reading.expected))


def means_places(reading: Reading) -> bool:
    """Tell whether the meanings of a text are spaces, and not whole orders."""
    return reading.reason == Trouble.SEVERAL_PLACES


def note_words(reading: Reading, board: Board) -> str:
    """Say which of its meanings a word was given: none is ever guessed."""
    del reading, board
    return ""


def meaning_words(candidate: str, board: Board) -> str:
    """Name one of several meanings: a space, or a whole order."""
    if candidate in board.provinces:
        return labels.province_name(board, candidate)
    return notation(value_of(candidate), board)
