"""Studies as texts, as PGN is for games of chess: ``docs/game_text.md`` says how they are written.

A tree becomes a text and the text the same tree; a text that was written here becomes the same text
again, to the sign.
"""

from engine.formats.faults import ExchangeError, Fault
from engine.notation.known_rules import known_rules
from engine.notation.texts.reader import GameTextReader, ReadText
from engine.notation.texts.writer import GameTextWriter
from engine.study.tree.study import Study

LARGEST = 16 * 1024 * 1024
"""Bytes of a text; a thousand annotated years have two million."""


def game_text(study: Study) -> str:
    """Write a study.

    Raises:
        ValueError: the program does not know its rules, or it holds what nobody can judge.
    """
    return "\n".join(GameTextWriter(study, known_rules).lines()) + "\n"


def read_game_text(text: str) -> ReadText:
    """Read a text as people or programs write it.

    Raises:
        TextError: it is none: says what is wrong, and at which line and column.
        ExchangeError: it is too large.
    """
    if len(text) > LARGEST:
        raise ExchangeError(Fault.TOO_LARGE, "", {"limit": LARGEST})
    plain = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    return GameTextReader(plain).read()
