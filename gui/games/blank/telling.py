"""What is said beside the board while a part of a day is revealed."""

from PySide6.QtCore import QCoreApplication

from engine.board.board import Board
from engine.games.blank.reasons import Reason
from engine.rules.phase import Kind
from engine.rules.ruling import Conflict, Side
from engine.table.view import PastPhase
from gui.explain.why_parts import went_wrong
from gui.games.blank.reasons import order_line, tell
from gui.reveal.step import Scene
from gui.words import labels, names

_UNASKED = frozenset({Reason.NO_ORDER, Reason.DISORDER})


def scene_words(scene: Scene, kind: Kind) -> str:
    """Say what a step shows that is about no guild and no quarter."""
    del kind
    match scene:
        case Scene.OPENED:
            return QCoreApplication.translate("Blank", "All seals are open")
        case Scene.LAID:
            return QCoreApplication.translate("Blank", "All orders")
    return QCoreApplication.translate("Blank", "So it came out")


def outcome(conflict: Conflict, board: Board) -> str:
    """Say in a few words how it ended where several wanted into one quarter."""
    if conflict.winner:
        text = QCoreApplication.translate("Blank", "No room {where:in}.")
    else:
        text = QCoreApplication.translate("Blank", "Too many wanted into {where:the}.")
    return names.sentence(text, where=names.spoken(board).place(conflict.where))


def consequence(conflict: Conflict, past: PastPhase, board: Board) -> str:
    """Say in one short sentence what becomes of a contested quarter."""
    del past
    known = names.spoken(board)
    back = [side.unit[2:] for side in conflict.sides if not side.holds]
    text = QCoreApplication.translate("Blank", "Back {by:#goes/go} who came from {by:the}.")
    return names.sentence(text, by=known.places(back))


def section(conflict: Conflict, past: PastPhase) -> str:
    """Return the rule that decided a contest."""
    del past
    return "3.2" if conflict.sides else ""


def reasons(conflict: Conflict, past: PastPhase, board: Board) -> tuple[str, ...]:
    """Say of every side why it fared as it did."""
    units = {side.unit for side in conflict.sides}
    return tuple(
        tell(ruling.findings[0], ruling, board)
        for ruling in past.resolution.rulings
        if ruling.unit in units
    )


def stays(side: Side, past: PastPhase, board: Board) -> str:
    """Say what the lamplighter does who stands in a contested quarter."""
    ruling = next((one for one in past.resolution.rulings if one.unit == side.unit), None)
    return labels.unit_name(side.unit, board) if ruling is None else order_line(ruling, board)


def not_yet() -> str:
    """Say what nobody knows before the first order is read."""
    return QCoreApplication.translate(
        "Blank",
        "How many orders there are, where lamplighters meet and whose lamps burn is told by the "
        "order that is being read, not before.",
    )


def carried_out(past: PastPhase) -> tuple[int, int]:
    """Return how many orders did what they were to do, and how many were written."""
    ordered = [one for one in past.resolution.rulings if one.findings[0].reason not in _UNASKED]
    return sum(not went_wrong(one) for one in ordered), sum(map(len, past.orders.values()))


def silence(past: PastPhase, power: str) -> str:
    """Say what becomes of a guild that wrote nothing, or for which nobody writes."""
    if power in past.disorder:
        return QCoreApplication.translate("Blank", "nobody wrote, so the lamplighters rest")
    return QCoreApplication.translate("Blank", "no orders, so the lamplighters rest")
