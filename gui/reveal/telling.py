"""What is said during a reveal: how a contest ended, why, and who was silent."""

from PySide6.QtCore import QCoreApplication

from engine.board.board import Board
from engine.board.location import province_of
from engine.games.diplomacy import orders as notation
from engine.games.diplomacy.orders import Move
from engine.rules.order import OrderError
from engine.rules.phase import Step
from engine.rules.ruling import Conflict, Ruling
from engine.session.view import PastPhase
from gui import words
from gui.explain import phrases
from gui.reveal.step import Scene


def scene_words(scene: Scene, step: Step) -> str:
    """Say what a step of a reveal shows that is about no power and no contest."""
    match scene:
        case Scene.OPENED:
            return QCoreApplication.translate("Reveal", "All seals are open")
        case Scene.LAID:
            return QCoreApplication.translate("Reveal", "All orders")
    match step:
        case Step.RETREATS:
            return QCoreApplication.translate("Reveal", "After the retreats")
        case Step.ADJUSTMENTS:
            return QCoreApplication.translate("Reveal", "After the adjustments")
    return QCoreApplication.translate("Reveal", "After the moves")


def outcome(conflict: Conflict, board: Board) -> str:
    """Say in a few words how a contest ended."""
    if not conflict.winner:
        strengths = " : ".join(str(side.strength) for side in conflict.sides)
        return QCoreApplication.translate("Reveal", "Stand-off, {strengths}").format(
            strengths=strengths
        )
    holder = next((s for s in conflict.sides if s.unit == conflict.winner), None)
    unit = words.unit_name(conflict.winner, board)
    if holder is not None and holder.holds:
        return QCoreApplication.translate("Reveal", "{unit} stays").format(unit=unit)
    return QCoreApplication.translate("Reveal", "{unit} gets the space").format(unit=unit)


def reasons(conflict: Conflict, past: PastPhase, board: Board) -> tuple[str, ...]:
    """Say of every side why it fared as it did; nothing of one whose fate hung on another space."""
    where = province_of(conflict.where)
    found = (reason(side.unit, where, past, board) for side in conflict.sides)
    return tuple(line for line in found if line)


def reason(unit: str, where: str, past: PastPhase, board: Board) -> str:
    """Say why a unit fared in a space as it did; nothing when it was about another one."""
    for ruling in past.resolution.rulings:
        if ruling.unit != unit:
            continue
        here = [f for f in ruling.findings if province_of(f.where) == where]
        if where == province_of(unit[2:]) and _went(ruling):
            # Who helped it on its way out did not help it here.
            here = [finding for finding in here if phrases.weighed(finding)]
        for finding in sorted(here, key=phrases.weighed, reverse=True)[:1]:
            said = phrases.tell(finding, ruling, board)
            return f"{words.unit_name(unit, board)}: {said}"
    return ""


def _went(ruling: Ruling) -> bool:
    try:
        return isinstance(notation.parse(ruling.order), Move)
    except OrderError:
        return False


def silence(past: PastPhase, power: str) -> str:
    """Say what becomes of a power that wrote nothing, or did not seal."""
    step = past.phase.step
    if power in past.disorder:
        match step:
            case Step.MOVES:
                return QCoreApplication.translate(
                    "Reveal", "not sealed: the units defend themselves"
                )
            case Step.RETREATS:
                return QCoreApplication.translate("Reveal", "not sealed: the units are taken off")
        return QCoreApplication.translate(
            "Reveal", "not sealed: nothing is built, the rules remove units"
        )
    match step:
        case Step.MOVES:
            return QCoreApplication.translate("Reveal", "no orders: the units defend themselves")
        case Step.RETREATS:
            return QCoreApplication.translate("Reveal", "no retreats: the units are taken off")
    return QCoreApplication.translate(
        "Reveal", "no orders: nothing is built, the rules remove units"
    )
