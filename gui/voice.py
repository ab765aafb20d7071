"""The voice of the commands: results and faults in plain sentences, without any window."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication

from engine.board.board import Board
from engine.exchange.answer import Told
from engine.exchange.faults import ExchangeError
from engine.exchange.foreign import Mark
from engine.exchange.ledger import Ledger
from engine.exchange.losses import Loss
from engine.exchange.replay import NOTHING, About, Comparison, Difference, Weight
from engine.rules.ruling import Finding, Ruling
from engine.store.errors import StoreError
from gui import i18n, words
from gui.errors import say_error
from gui.exchange_words import (
    as_recorded,
    comparison_words,
    folded_words,
    ledger_words,
    unread_words,
    untold,
)
from gui.games import catalogue
from gui.i18n import QT_TRANSLATE_NOOP


class BothLanguages:
    """Says every result in Czech and in English, and faults in the language now spoken."""

    def __init__(self) -> None:
        self._board: Board | None = None
        self._said: dict[tuple[Finding, Hashable], Mapping[str, str]] = {}
        """What was said about orders on this board, in both languages."""

    def results(self, told: Sequence[Told], board: Board) -> list[Mapping[str, str]]:
        """Say the result of each order, by language: ``{"cs": …, "en": …}``."""
        if board is not self._board or len(self._said) > _MOST_SAID:
            self._board, self._said = board, {}
        told_apart = catalogue.played_on(board).reasons().told_apart
        return [self._result(one, board, told_apart) for one in told]

    def _result(
        self, told: Told, board: Board, told_apart: Callable[[Finding, Ruling], Hashable]
    ) -> Mapping[str, str]:
        if told.reading is not None:
            return _in_both(told, board)
        ruling = told.ruling
        first = ruling.findings[0]
        key = first, told_apart(first, ruling)
        said = self._said.get(key)
        if said is None:
            said = self._said[key] = MappingProxyType(_in_both(told, board))
        return said

    def fault(self, error: ExchangeError) -> str:
        """Say what is wrong with a line or a file."""
        return say_error(error)

    def difference(self, difference: Difference, board: Board) -> str:
        """Say where a record and our ruling disagree, and why we rule so."""
        return f"{words.full_phase_words(difference.phase)}. {difference_words(difference, board)}"

    def ledger(self, ledger: Ledger) -> Sequence[str]:
        """Say how much of a file was understood, and name each line that was not."""
        return [*map(unread_words, ledger.unread), ledger_words(ledger)]

    def compared(self, found: Comparison, *, folded: bool) -> Sequence[str]:
        """Say how much was compared and how often it disagreed, or why nothing was."""
        more = [folded_words()] if folded and found.of(Weight.WORDS) else []
        return [comparison_words(found), *more]

    def losses(self, lost: Sequence[Loss]) -> Sequence[str]:
        """Say what other programs are not told of a game, and where it stands all the same."""
        return [untold(lost)] if lost else []

    def trouble(self, error: StoreError) -> str:
        """Say what is wrong with a file of our own."""
        return say_error(error)

    def power(self, board: Board, power: str) -> str:
        """Name a power, of which nobody knows who played it."""
        return words.power_name(board, power)

    def set_up_as_recorded(self) -> str:
        """Give the reason for which the board was set up otherwise than by our ruling."""
        return as_recorded()


def difference_words(difference: Difference, board: Board) -> str:
    """Say where a record and our ruling disagree, and why we rule so, in the language spoken."""
    text = TEXTS[difference.about] if difference.power else STRANGER
    said = QCoreApplication.translate("Difference", text).format(
        power=words.power_name(board, difference.power) if difference.power else "",
        what=_named(difference.what, difference.about, board),
        theirs=_side(difference.theirs, difference.about, board),
        ours=_side(difference.ours, difference.about, board),
    )
    ruling = difference.ruling
    if ruling is None or not ruling.findings:
        return said
    reasons = catalogue.played_on(board).reasons()
    why = reasons.tell(ruling.findings[0], ruling, board)
    return f"{said} {reasons.order_line(ruling, board)}: {words.result_word(ruling)}. {why}"


TEXTS = MappingProxyType(
    {
        About.RESULT: QT_TRANSLATE_NOOP(
            "Difference", "{power}, {what}: recorded “{theirs}”, ruled “{ours}”."
        ),
        About.UNITS: QT_TRANSLATE_NOOP(
            "Difference", "{power}, on the board afterwards: recorded {theirs}, ruled {ours}."
        ),
        About.RETREATS: QT_TRANSLATE_NOOP(
            "Difference", "{power}, {what}, retreats: recorded {theirs}, ruled {ours}."
        ),
        About.CENTRES: QT_TRANSLATE_NOOP(
            "Difference", "The centre {what}: recorded {theirs}, ruled {ours}."
        ),
    }
)
STRANGER = QT_TRANSLATE_NOOP(
    "Difference", "{what}: recorded “{theirs}”, but nobody orders such a unit here."
)
MARKS = MappingProxyType(
    {
        "ok": QT_TRANSLATE_NOOP("Difference", "ok"),
        Mark.BOUNCE: QT_TRANSLATE_NOOP("Difference", "bounce"),
        Mark.NO_CONVOY: QT_TRANSLATE_NOOP("Difference", "no convoy"),
        Mark.CUT: QT_TRANSLATE_NOOP("Difference", "cut"),
        Mark.VOID: QT_TRANSLATE_NOOP("Difference", "void"),
        Mark.DISLODGED: QT_TRANSLATE_NOOP("Difference", "dislodged"),
        Mark.DISRUPTED: QT_TRANSLATE_NOOP("Difference", "disrupted"),
        Mark.DISBAND: QT_TRANSLATE_NOOP("Difference", "disbanded"),
    }
)
"""The words of recorded results."""


def _named(what: str, about: About, board: Board) -> str:
    if about is About.CENTRES:
        return words.province_name(board, what)
    return words.unit_name(what, board)


def _side(said: str, about: About, board: Board) -> str:
    """Say what one side holds, in the language spoken."""
    if said == NOTHING:
        return QCoreApplication.translate("Difference", "nothing")
    match about:
        case About.RESULT:
            marks = [QCoreApplication.translate("Difference", MARKS[m]) for m in said.split(", ")]
            return ", ".join(marks)
        case About.CENTRES:
            return words.power_name(board, said)
        case About.UNITS:
            return words.unit_name(said, board)
    return ", ".join(words.province_name(board, place) for place in said.split())


_MOST_SAID = 4_000
"""Sentences kept in mind: a megabyte."""


def _in_both(told: Told, board: Board) -> dict[str, str]:
    """Say why one order came out as it did, by language."""
    if told.reading is None:
        ruling = told.ruling
        tell_in_each = catalogue.played_on(board).reasons().tell_in_each
        return tell_in_each(i18n.LANGUAGES, ruling.findings[0], ruling, board)
    said = {}
    for code in i18n.LANGUAGES:
        with i18n.spoken(code):
            said[code] = result_sentence(told, board)
    return said


def result_sentence(told: Told, board: Board) -> str:
    """Say why one order came out as it did, in the language now spoken."""
    if told.reading is None:
        tell = catalogue.played_on(board).reasons().tell
        return tell(told.ruling.findings[0], told.ruling, board)
    readings = catalogue.played_on(board).readings()
    said = readings.reading_words(told.reading)
    if not told.reading.candidates:
        return said
    meanings = ", ".join(readings.meaning_words(one, board) for one in told.reading.candidates)
    return f"{said} {meanings}."
