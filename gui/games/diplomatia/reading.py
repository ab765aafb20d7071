"""What is said of a text that somebody typed, or read off a slip, and of orders before the seal."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QCoreApplication

from engine.board.board import Board
from engine.games.diplomatia import reader
from engine.games.diplomatia.orders import value_of
from engine.rules.choice import Advice, Reading
from engine.rules.game import Rules
from engine.rules.position import Position
from engine.table.master_event import How
from engine.table.slips import ReadLine
from gui.games.diplomatia import writing
from gui.games.diplomatia.words import full_order_words, notation
from gui.i18n import QT_TRANSLATE_NOOP
from gui.orders.slip_line import Look, Said
from gui.words import labels, names

_TROUBLES: Final[Mapping[str, str]] = MappingProxyType(
    {
        reader.NO_PLACE: QT_TRANSLATE_NOOP("Diplomatia", "No quarter is named."),
        reader.NO_GOAL: QT_TRANSLATE_NOOP("Diplomatia", "What shall he do, and where?"),
        reader.UNKNOWN_WORD: QT_TRANSLATE_NOOP("Diplomatia", "“{piece}” is no part of an order."),
        reader.SEVERAL_PLACES: QT_TRANSLATE_NOOP("Diplomatia", "“{piece}” can mean:"),
        reader.SEVERAL_ORDERS: QT_TRANSLATE_NOOP("Diplomatia", "This is more than one order."),
    }
)


def reading_words(reading: Reading) -> str:
    """Say what is wrong with a text, or lead in to its meanings."""
    piece = reading.written[reading.start : reading.end].strip() or reading.written.strip()
    sentence = QCoreApplication.translate("Diplomatia", _TROUBLES[reading.reason])
    return sentence.format(piece=piece[:40])


def note_words(reading: Reading, board: Board) -> str:
    """Say which of its meanings a word was given: it has but one."""
    del reading, board
    return ""


def meaning_words(candidate: str, board: Board) -> str:
    """Name one of several meanings: a quarter, or a whole order."""
    if candidate in board.provinces:
        return labels.province_name(board, candidate)
    return notation(value_of(candidate), board)


def means_places(reading: Reading) -> bool:
    """Tell whether the meanings of a text are quarters."""
    return reading.reason == reader.SEVERAL_PLACES


# -- warnings --------------------------------------------------------------------------------------

_WARNINGS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "no_order": QT_TRANSLATE_NOOP("Diplomatia", "Nothing is written {where:in}: he will rest."),
        "own_crowd": QT_TRANSLATE_NOOP(
            "Diplomatia", "Your own lamplighters keep each other out of {where:the}."
        ),
    }
)


def while_writing(advice: Sequence[Advice]) -> tuple[Advice, ...]:
    """Return what is said beside the rows: not what they say themselves."""
    return tuple(one for one in advice if one.reason == "own_crowd")


def impossible(advice: Sequence[Advice], board: Board) -> dict[str, str]:
    """Return why orders cannot be carried out, by the quarter of their lamplighters."""
    return {one.unit[2:]: advice_words(one, board) for one in advice if one.why}


def at_sealing(advice: Sequence[Advice], board: Board) -> tuple[tuple[str, str], ...]:
    """Return all that is to be known before the seal, each with the kind of its note."""
    return tuple(("bad" if one.why else "warn", advice_words(one, board)) for one in advice)


def advice_words(advice: Advice, board: Board) -> str:
    """Say a warning in a sentence."""
    if advice.why:
        return writing.why_not_words(board, advice.why, advice.where, advice.unit[2:])
    text = QCoreApplication.translate("Diplomatia", _WARNINGS[advice.reason])
    return names.sentence(text, where=names.spoken(board).place(advice.where))


# -- slips -----------------------------------------------------------------------------------------

_LOOKS: Final[Mapping[How, tuple[str, Look]]] = MappingProxyType(
    {
        How.ASIDE: (QT_TRANSLATE_NOOP("Diplomatia", "set aside: not judged"), Look.OUT),
        How.DISORDER: (QT_TRANSLATE_NOOP("Diplomatia", "nobody writes: not judged"), Look.OUT),
        How.LATE: (QT_TRANSLATE_NOOP("Diplomatia", "late: not judged"), Look.OUT),
        How.STRUCK: (QT_TRANSLATE_NOOP("Diplomatia", "struck out"), Look.OUT),
        How.CROSSED: (QT_TRANSLATE_NOOP("Diplomatia", "crossed out on the slip"), Look.OUT),
        How.REMARK: (QT_TRANSLATE_NOOP("Diplomatia", "no order"), Look.NONE),
        How.ASKED: (QT_TRANSLATE_NOOP("Diplomatia", "several meanings"), Look.ASK),
    }
)


def said_lines(
    lines: Sequence[ReadLine], rules: Rules, position: Position, power: str
) -> tuple[Said, ...]:
    """Say how each line of a guild's slip was read."""
    orders = [line.judged.order for line in lines if line.judged.how in (How.READ, How.RULED)]
    vain = impossible(rules.advise(position, power, orders), rules.board)
    rows = []
    for place, line in enumerate(lines):
        at = value_of(line.judged.order).place
        text, look = _said(
            line, rules.board, vain.get(at, ""), mine=at in rules.orderable(position, power)
        )
        rows.append(
            Said(
                number=line.number,
                place=place,
                written=line.written,
                text=text,
                look=look,
                unit=at if look in (Look.GOOD, Look.RULED, Look.WARN) else "",
            )
        )
    return tuple(rows)


def _said(line: ReadLine, board: Board, vain: str, *, mine: bool) -> tuple[str, Look]:
    how = line.judged.how
    if how in _LOOKS:
        text, look = _LOOKS[how]
        return QCoreApplication.translate("Diplomatia", text), look
    if how not in (How.READ, How.RULED):
        return reading_words(line.reading), Look.BAD
    text = full_order_words(value_of(line.judged.order), board)
    if vain or not mine:
        why = vain or QCoreApplication.translate("Diplomatia", "not this guild’s to order")
        return f"{text} – {why}", Look.WARN
    return text, Look.RULED if how is How.RULED else Look.GOOD
