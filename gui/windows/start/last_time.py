"""What changed hands the last time, and what everybody owns since."""

from PySide6.QtCore import QCoreApplication

from engine.board.board import Board
from engine.rules.position import Position
from engine.store.cover import Cover
from gui.i18n import QT_TRANSLATE_NOOP
from gui.kit.signs import CountedBar
from gui.words import labels, names
from gui.words.counted import counted

_TOOK = QT_TRANSLATE_NOOP("LastTime", "{power:the} took {places:the}")
_AND_SO = QT_TRANSLATE_NOOP("LastTime", "{power:the} {places:the}")
"""The same of the next power, where *took* is not said again."""

_POWERS = 3
"""How many powers are named; more nobody reads."""


def last_time(board: Board, cover: Cover) -> str:
    """Say who took what the last time spaces changed hands; nothing if none ever did."""
    taken = cover.taken or ()
    gains = {power: [at for by, at in taken if by == power] for power, _ in taken}
    most = sorted(gains, key=lambda power: (-len(gains[power]), list(gains).index(power)))[:_POWERS]
    if not most:
        return ""
    known = names.spoken(board)
    clauses = [
        QCoreApplication.translate("LastTime", _AND_SO if place else _TOOK).format(
            power=known.power(power), places=known.places(gains[power])
        )
        for place, power in enumerate(most)
    ]
    sentence = QCoreApplication.translate("LastTime", "Last time: {taken}.").format(
        taken=", ".join(clauses)
    )
    position = None if cover.outcome is not None else cover.position
    left = "" if position is None else _left(board, position, most)
    return f"{sentence.format(taken=', '.join(clauses))} {left}".strip()


def _left(board: Board, position: Position, winners: list[str]) -> str:
    """Name the power that has the fewest spaces left, if these are few and it took none."""
    owned = {
        power.id: position.counted(power.id, board)
        for power in board.powers
        if power.id not in winners and any(one.power == power.id for one in position.units)
    }
    least = min(owned, key=lambda power: owned[power], default="")
    phrase = counted(board).few_left(owned[least]) if least else ""
    return names.sentence(phrase, power=names.spoken(board).power(least))


def letter_counts(board: Board, position: Position) -> dict[str, int]:
    """Return what is counted of each, by the powers' letters."""
    return {power.letter: position.counted(power.id, board) for power in board.powers}


def counted_bar(board: Board, position: Position, height: int) -> CountedBar:
    """Return the bar of what is counted with its words for those who cannot see it."""
    text = ", ".join(
        f"{labels.power_name(board, power.id)} {position.counted(power.id, board)}"
        for power in board.powers
    )
    whole = counted(board).whole(board)
    return CountedBar(letter_counts(board, position), whole, height, name=text)
