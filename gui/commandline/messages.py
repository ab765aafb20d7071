"""The voice of the commands: results and faults in plain sentences, without any window."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from types import MappingProxyType

from engine.board.board import Board
from engine.formats.comparison import Comparison, Difference, Weight
from engine.formats.faults import ExchangeError
from engine.formats.read_report import ReadReport
from engine.formats.recorded_game import Loss
from engine.formats.sentences import OrderResult
from engine.rules.ruling import Finding, Ruling
from engine.store.errors import StoreError
from gui import i18n
from gui.errors.sentences import say_error
from gui.games import catalogue
from gui.history.difference_words import difference_words
from gui.words import labels, phases
from gui.words.formats import (
    as_recorded,
    comparison_words,
    folded_words,
    read_report_words,
    unread_words,
    untold,
)


class BothLanguages:
    """Says every result in Czech and in English, and faults in the language now spoken."""

    def __init__(self) -> None:
        self._board: Board | None = None
        self._said: dict[tuple[Finding, Hashable], Mapping[str, str]] = {}
        """What was said about orders on this board, in both languages."""

    def results(self, told: Sequence[OrderResult], board: Board) -> list[Mapping[str, str]]:
        """Say the result of each order, by language: ``{"cs": …, "en": …}``."""
        if board is not self._board or len(self._said) > _MOST_SAID:
            self._board, self._said = board, {}
        told_apart = catalogue.played_on(board).reasons().told_apart
        return [self._result(one, board, told_apart) for one in told]

    def _result(
        self, told: OrderResult, board: Board, told_apart: Callable[[Finding, Ruling], Hashable]
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
        return f"{phases.full_phase_words(difference.phase)}. {difference_words(difference, board)}"

    def read_report(self, read_report: ReadReport) -> Sequence[str]:
        """Say how much of a file was understood, and name each line that was not."""
        return [*map(unread_words, read_report.unread), read_report_words(read_report)]

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
        return labels.power_name(board, power)

    def set_up_as_recorded(self) -> str:
        """Give the reason for which the board was set up otherwise than by our ruling."""
        return as_recorded()


_MOST_SAID = 4_000
"""Sentences kept in mind: a megabyte."""


def _in_both(told: OrderResult, board: Board) -> dict[str, str]:
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


def result_sentence(told: OrderResult, board: Board) -> str:
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
