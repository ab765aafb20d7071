"""What can be wrong with a game text beside what is wrong with other texts."""

from enum import StrEnum

from engine.formats.faults import ExchangeError

_SHOWN = 240
"""Signs of a wrong text that an error repeats."""


class TextFault(StrEnum):
    """What is wrong. The words are those of ``error.code`` in answers to other programs."""

    OTHER_TEXT_VERSION = "other_text_version"
    """It is of a version that this program does not read; ``like`` is the one that it does."""
    NOT_CLOSED = "not_closed"
    """A text, a note or a variation that begins here does not end."""
    NOT_EXPECTED = "not_expected"
    """A sign with which nothing begins that may stand here; ``like`` is what may."""
    BAD_HEADER = "bad_header"
    """A header is a name and a text: ``[Date "1901"]``."""
    HEADER_TWICE = "header_twice"
    """The same header a second time."""
    UNKNOWN_MODE = "unknown_mode"
    """A chapter is shown in one of the ways in ``like``."""
    UNKNOWN_LINEUP = "unknown_lineup"
    BAD_BOARD = "bad_board"
    """What is between the braces is no board."""
    RULES_DIFFER = "rules_differ"
    """The header says another rulebook, lineup, map or game than what stands beside it."""
    PHASE_DIFFERS = "phase_differs"
    """The phase that comes next on this board is ``like``."""
    NOBODY_WRITES = "nobody_writes"
    """Nobody has anything to write on this board, so that nothing can be judged."""
    NO_PHASE_BEFORE = "no_phase_before"
    """A variation stands behind the phase instead of which it is played."""
    EMPTY_VARIATION = "empty_variation"
    """Nothing is played in it."""
    SAME_BRANCH = "same_branch"
    """The same orders on the same board a second time."""
    TWO_SHEETS = "two_sheets"
    """A power writes twice in one phase."""
    UNREADABLE_ORDER = "unreadable_order"
    """``why`` is the reader's code; in quotation marks it would be taken as it stands."""
    AMBIGUOUS_ORDER = "ambiguous_order"
    """It means several things: ``like`` are those."""
    NO_ORDER = "no_order"
    """Nothing between two commas."""
    NOT_OF_A_PHASE = "not_of_a_phase"
    """Orders, or their results, belong to a phase that is played."""
    UNKNOWN_MARK = "unknown_mark"
    """A mark is a shape, a colour and a space: ``arrow red PAR BUR``."""
    UNKNOWN_LESSON = "unknown_lesson"
    """A lesson's mark is one of those in ``like``."""
    UNKNOWN_RESULT = "unknown_result"
    """A result is a word of ``like`` and units: ``fails: A PAR``."""


class TextRemark(StrEnum):
    """What is odd about a text that was read all the same."""

    RESULT_DIFFERS = "result_differs"
    """Judged now, ``judged`` came of it, and not ``text``."""


class TextError(ExchangeError):
    """A text is no game text. Says where: line and column, counted from 1."""

    def __init__(self, code: StrEnum, line: int, column: int, **facts: object) -> None:
        self.line, self.column = line, column
        shown = {
            name: fact[:_SHOWN] if isinstance(fact, str) else fact
            for name, fact in facts.items()
            if fact != "" or name == "text"
        }
        super().__init__(code, "", {"line": line, "column": column, **shown})
