"""What is odd about a text that was read all the same, in a sentence."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from engine.notation.texts.read_board import Odd
from gui.words import names


def remark_words(remarks: Sequence[Odd]) -> str:
    """Say of the first result that is judged otherwise now where it stands, and how many are."""
    first = remarks[0]
    facts = {name: fact or "–" for name, fact in first.facts.items()}
    said = QCoreApplication.translate(
        "TextRemarks", "Line {line}: the text says “{text}”, judged now it is “{judged}”."
    ).format(line=first.line, **facts)
    if len(remarks) == 1:
        return said
    more = QCoreApplication.translate("TextRemarks", "Results that are judged otherwise: {count}.")
    return f"{said} {more.format(count=names.number(len(remarks)))}"
