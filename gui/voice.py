"""The voice of the commands: results and faults in plain sentences, without any window."""

from collections.abc import Mapping, Sequence

from engine.board.board import Board
from engine.exchange.answer import Told
from engine.exchange.faults import ExchangeError
from gui import i18n
from gui.errors import say_error
from gui.explain.phrases import tell
from gui.orders.reading import meaning_words, reading_words


class BothLanguages:
    """Says every result in Czech and in English, and faults in the language now spoken."""

    def results(self, told: Sequence[Told], board: Board) -> list[Mapping[str, str]]:
        """Say the result of each order, by language: ``{"cs": …, "en": …}``."""
        said: list[dict[str, str]] = [{} for _ in told]
        for code in i18n.LANGUAGES:
            with i18n.spoken(code):
                for sentences, one in zip(said, told, strict=True):
                    sentences[code] = result_sentence(one, board)
        return list(said)

    def fault(self, error: ExchangeError) -> str:
        """Say what is wrong with a line or a file."""
        return say_error(error)


def result_sentence(told: Told, board: Board) -> str:
    """Say why one order came out as it did, in the language now spoken."""
    if told.reading is None:
        return tell(told.ruling.findings[0], told.ruling, board)
    said = reading_words(told.reading)
    if not told.reading.candidates:
        return said
    meanings = ", ".join(meaning_words(one, board) for one in told.reading.candidates)
    return f"{said} {meanings}."
