"""Why a typed order could not be taken, in words."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QCoreApplication

from engine.board.board import Board
from engine.board.location import province_of
from engine.games.diplomacy.orders import value_of
from engine.games.diplomacy.reader.words import USUAL
from engine.games.diplomacy.reader.written_orders import Trouble
from engine.games.diplomacy.rulebooks.badly_written import READ_AS
from engine.rules.choice import Reading
from gui.i18n import QT_TRANSLATE_NOOP
from gui.words import labels, names

TROUBLES: Final[Mapping[str, str]] = MappingProxyType(
    {
        Trouble.EMPTY: QT_TRANSLATE_NOOP("Reading", "Nothing is written."),
        Trouble.TOO_LONG: QT_TRANSLATE_NOOP("Reading", "Longer than any order is."),
        Trouble.STRANGE_SIGN: QT_TRANSLATE_NOOP("Reading", "“{piece}” is no part of an order."),
        Trouble.INCOMPLETE: QT_TRANSLATE_NOOP("Reading", "The order is not complete: {expected}."),
        Trouble.UNKNOWN_PLACE: QT_TRANSLATE_NOOP("Reading", "No space is called “{piece}”."),
        Trouble.UNKNOWN_ORDER: QT_TRANSLATE_NOOP(
            "Reading", "What shall the unit do? “{piece}” does not say it."
        ),
        Trouble.TOO_MUCH: QT_TRANSLATE_NOOP("Reading", "The order is complete before “{piece}”."),
        Trouble.WRONG_PHASE: QT_TRANSLATE_NOOP(
            "Reading", "Such an order belongs to another part of the turn."
        ),
        Trouble.KIND_MISSING: QT_TRANSLATE_NOOP("Reading", "Write A for an army or F for a fleet."),
        Trouble.KIND_WRONG: QT_TRANSLATE_NOOP(
            "Reading", "An army is called a fleet here, or a fleet an army."
        ),
        Trouble.POWER_MISSING: QT_TRANSLATE_NOOP(
            "Reading", "Write whose the supported or carried unit is."
        ),
        Trouble.POWER_WRONG: QT_TRANSLATE_NOOP("Reading", "The unit belongs to another power."),
        Trouble.COAST_OF_UNIT_WRONG: QT_TRANSLATE_NOOP(
            "Reading", "The fleet lies at another coast."
        ),
        Trouble.COAST_UNKNOWN: QT_TRANSLATE_NOOP("Reading", "A coast is named that is not there."),
        Trouble.SEVERAL_PLACES: QT_TRANSLATE_NOOP("Reading", "“{piece}” can mean:"),
        Trouble.SEVERAL_ORDERS: QT_TRANSLATE_NOOP("Reading", "This can mean:"),
        Trouble.QUOTED: QT_TRANSLATE_NOOP("Reading", "Quoted from another letter. Does it count?"),
        Trouble.DOUBTFUL: QT_TRANSLATE_NOOP(
            "Reading", "“{piece}” stands beside it. Does it count?"
        ),
    }
)
"""One sentence per code."""


def _expected(what: str) -> str:
    match what:
        case "province" | "place":
            return QCoreApplication.translate("Reading", "a space is missing")
        case "unit":
            return QCoreApplication.translate("Reading", "a unit is missing")
    return QCoreApplication.translate("Reading", "what the unit shall do is missing")


def reading_words(reading: Reading) -> str:
    """Say what is wrong with a text, or lead in to its meanings."""
    piece = reading.written[reading.start : reading.end].strip() or reading.written.strip()
    sentence = QCoreApplication.translate("Reading", TROUBLES[reading.reason])
    return sentence.format(piece=piece[:40], expected=_expected(reading.expected))


def means_places(reading: Reading) -> bool:
    """Tell whether the meanings of a text are spaces, and not whole orders."""
    return reading.reason == Trouble.SEVERAL_PLACES


def note_words(reading: Reading, board: Board) -> str:
    """Say which of its meanings a word was given; empty where it has but one."""
    for remark in reading.remarks:
        if remark.reason == READ_AS:
            word = next(word for word, meant in USUAL.items() if meant == remark.where)
            text = QCoreApplication.translate("Reading", "“{word}” is read as {place:the}.")
            place = names.spoken(board).place(remark.where)
            return text.format(word=word.title(), place=place)
    return ""


def meaning_words(candidate: str, board: Board) -> str:
    """Name one of several meanings: a space, or a whole order."""
    if province_of(candidate) in board.provinces:
        return labels.province_name(board, candidate)
    return labels.notation(value_of(candidate), board)
