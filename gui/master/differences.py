"""What a phase changes on the board, in sentences, for the preview."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from engine.board.board import Board
from engine.table.comparing import Change, Difference, RuledOtherwise
from gui.words import labels, names


def difference_words(one: Difference, board: Board) -> str:
    """Say what became of a unit, or of an owned space."""
    known = names.spoken(board)
    match one.change:
        case Change.MOVED:
            message = "{unit} → {where}"
        case Change.DISLODGED:
            message = QCoreApplication.translate(
                "Preview", "{unit:the} is dislodged and has to retreat"
            )
        case Change.GONE:
            message = QCoreApplication.translate("Preview", "{unit:the} leaves the board")
        case Change.NEW:
            message = QCoreApplication.translate("Preview", "{unit:the} is built")
        case Change.OWNER:
            message = _owner(one)
    return names.sentence(
        message,
        unit=known.units([one.unit] if one.unit else []),
        where=known.places([one.where] if one.where else []),
        new=known.powers([one.power] if one.power else []),
        old=known.powers([one.before] if one.before else []),
    )


def _owner(one: Difference) -> str:
    if not one.power:
        return QCoreApplication.translate("Preview", "{where:the} no longer belongs to {old:the}")
    if not one.before:
        return QCoreApplication.translate("Preview", "{where:the} now belongs to {new:the}")
    return QCoreApplication.translate("Preview", "{where:the} goes from {old:the} to {new:the}")


def otherwise_words(one: RuledOtherwise, board: Board) -> str:
    """Say how the second judging of a phase differs from the first."""
    nothing = QCoreApplication.translate("Preview", "not on the board")
    message = QCoreApplication.translate("Preview", "{unit}: {old}, now {new}")
    old, new = (
        f"{labels.order_words(ruling.order, board)} ({labels.result_word(ruling, board)})"
        if ruling is not None
        else nothing
        for ruling in (one.old, one.new)
    )
    return message.format(unit=labels.unit_name(one.unit, board), old=old, new=new)


def by_power(
    changes: Sequence[Difference], board: Board
) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Group what became of units by power, in the board's order, and owned spaces after them."""
    groups: list[tuple[str, tuple[str, ...]]] = []
    for power in board.powers:
        mine = tuple(
            difference_words(one, board)
            for one in changes
            if one.power == power.id and one.change is not Change.OWNER
        )
        if mine:
            groups.append((power.id, mine))
    owned = tuple(difference_words(one, board) for one in changes if one.change is Change.OWNER)
    if owned:
        groups.append(("", owned))
    return tuple(groups)
