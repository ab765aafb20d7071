"""The voice of the commands: results and faults in plain sentences, without any window."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication

from engine.board.board import Board
from engine.board.errors import MapError
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

    def results(self, outcomes: Sequence[OrderResult], board: Board) -> list[Mapping[str, str]]:
        """Say the result of each order, by language: ``{"cs": …, "en": …}``."""
        if board is not self._board or len(self._said) > _MOST_SAID:
            self._board, self._said = board, {}
        told_apart = catalogue.played_on(board).reasons().told_apart
        return [self._result(one, board, told_apart) for one in outcomes]

    def _result(
        self, result: OrderResult, board: Board, told_apart: Callable[[Finding, Ruling], Hashable]
    ) -> Mapping[str, str]:
        if result.reading is not None:
            return _in_both(result, board)
        ruling = result.ruling
        first = ruling.findings[0]
        key = first, told_apart(first, ruling)
        texts = self._said.get(key)
        if texts is None:
            texts = self._said[key] = MappingProxyType(_in_both(result, board))
        return texts

    def told(self, game: str, what: object) -> Mapping[str, str]:
        """Say something that only this game knows, as a bill, by language."""
        tell = catalogue.LIVE[game].tell
        if tell is None:
            return {}
        texts = {}
        for code in i18n.LANGUAGES:
            with i18n.speaking(code):
                texts[code] = tell(what)
        return texts

    def fault(self, error: ExchangeError) -> str:
        """Say what is wrong with a line or a file."""
        return say_error(error)

    def difference(self, difference: Difference, board: Board) -> str:
        """Say where a record and our ruling disagree, and why we rule so."""
        return f"{phases.full_phase_words(difference.phase)}. {difference_words(difference, board)}"

    def read_report(self, read_report: ReadReport) -> Sequence[str]:
        """Say how much of a file was understood, and name each line that was not."""
        return [*map(unread_words, read_report.unread), read_report_words(read_report)]

    def compared(self, comparison: Comparison, *, folded: bool) -> Sequence[str]:
        """Say how much was compared and how often it disagreed, or why nothing was."""
        more = [folded_words()] if folded and comparison.of(Weight.WORDS) else []
        return [comparison_words(comparison), *more]

    def losses(self, lost: Sequence[Loss]) -> Sequence[str]:
        """Say what other programs are not told of a game, and where it stands all the same."""
        return [untold(lost)] if lost else []

    def trouble(self, error: StoreError | MapError | OSError) -> str:
        """Say what is wrong with a file of our own, with a map, or with any other file."""
        return say_error(error)

    def there_already(self, path: Path) -> str:
        """Say that a file is there, and what replaces it."""
        return there_already(path)

    def power(self, board: Board, power: str) -> str:
        """Name a power, of which nobody knows who played it."""
        return labels.power_name(board, power)

    def set_up_as_recorded(self) -> str:
        """Give the reason for which the board was set up otherwise than by our ruling."""
        return as_recorded()


def there_already(path: Path) -> str:
    """Say that a file is there, and what replaces it."""
    said = QCoreApplication.translate("Commands", "It is there already: {file}. --replace")
    return said.format(file=path)


_MOST_SAID = 4_000
"""Sentences kept in mind: a megabyte."""


def _in_both(result: OrderResult, board: Board) -> dict[str, str]:
    """Say why one order came out as it did, by language."""
    if result.reading is None:
        ruling = result.ruling
        tell_in_each = catalogue.played_on(board).reasons().tell_in_each
        return tell_in_each(i18n.LANGUAGES, ruling.findings[0], ruling, board)
    texts = {}
    for code in i18n.LANGUAGES:
        with i18n.speaking(code):
            texts[code] = result_sentence(result, board)
    return texts


def result_sentence(result: OrderResult, board: Board) -> str:
    """Say why one order came out as it did, in the language now spoken."""
    if result.reading is None:
        tell = catalogue.played_on(board).reasons().tell
        return tell(result.ruling.findings[0], result.ruling, board)
    readings = catalogue.played_on(board).readings()
    sentence = readings.reading_words(result.reading)
    if not result.reading.candidates:
        return sentence
    meanings = ", ".join(readings.meaning_words(one, board) for one in result.reading.candidates)
    return f"{sentence} {meanings}."
