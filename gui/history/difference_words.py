"""Where a game of another program and our ruling disagree, in words."""

from types import MappingProxyType

from PySide6.QtCore import QCoreApplication

from engine.board.board import Board
from engine.formats.comparison import NOTHING, About, Difference
from engine.rules.ruling import Verdict
from gui.games import catalogue
from gui.i18n import QT_TRANSLATE_NOOP
from gui.words import labels


def difference_words(difference: Difference, board: Board) -> str:
    """Say where a record and our ruling disagree, and why we rule so, in the language spoken."""
    text = TEXTS[difference.about] if difference.power else STRANGER
    if difference.about is About.OWNERS and not board.centres:
        text = OWNED
    line = QCoreApplication.translate("Difference", text).format(
        power=labels.power_name(board, difference.power) if difference.power else "",
        what=_named(difference.what, difference.about, board),
        theirs=_side(difference.theirs, difference.about, board),
        ours=_side(difference.ours, difference.about, board),
    )
    ruling = difference.ruling
    if ruling is None or not ruling.findings:
        return line
    reasons = catalogue.played_on(board).reasons()
    why = reasons.tell(ruling.findings[0], ruling, board)
    return f"{line} {reasons.order_line(ruling, board)}: {labels.result_word(ruling, board)}. {why}"


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
        About.OWNERS: QT_TRANSLATE_NOOP(
            "Difference", "The centre {what}: recorded {theirs}, ruled {ours}."
        ),
    }
)
OWNED = QT_TRANSLATE_NOOP(
    "Difference", "{what}, who owns it afterwards: recorded {theirs}, ruled {ours}."
)
"""Of a space, on a map without centres."""

STRANGER = QT_TRANSLATE_NOOP(
    "Difference", "{what}: recorded “{theirs}”, but nobody orders such a unit here."
)
MARKS = MappingProxyType(
    {
        "ok": QT_TRANSLATE_NOOP("Difference", "ok"),
        "bounce": QT_TRANSLATE_NOOP("Difference", "bounce"),
        "no convoy": QT_TRANSLATE_NOOP("Difference", "no convoy"),
        "cut": QT_TRANSLATE_NOOP("Difference", "cut"),
        "void": QT_TRANSLATE_NOOP("Difference", "void"),
        "dislodged": QT_TRANSLATE_NOOP("Difference", "dislodged"),
        "disrupted": QT_TRANSLATE_NOOP("Difference", "disrupted"),
        "disband": QT_TRANSLATE_NOOP("Difference", "disbanded"),
    }
)
"""The words of recorded results."""


def _named(what: str, about: About, board: Board) -> str:
    if about is About.OWNERS:
        return labels.province_name(board, what)
    return labels.unit_name(what, board)


def _side(value: str, about: About, board: Board) -> str:
    """Say what one side holds, in the language spoken."""
    if value == NOTHING:
        return QCoreApplication.translate("Difference", "nothing")
    match about:
        case About.RESULT:
            return ", ".join(map(_mark, value.split(", ")))
        case About.OWNERS:
            return labels.power_name(board, value)
        case About.UNITS:
            return labels.unit_name(value, board)
    return ", ".join(labels.province_name(board, place) for place in value.split())


def _mark(mark: str) -> str:
    """Say one word of a recorded result; what is none of ours stays as it was recorded."""
    if mark in MARKS:
        return QCoreApplication.translate("Difference", MARKS[mark])
    return labels.verdict_word(Verdict(mark)) if mark in set(Verdict) else mark
