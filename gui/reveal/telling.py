"""What is said during a reveal: how a contest ended, why, and who was silent."""

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from engine.board.board import Board
from engine.board.location import province_of
from engine.games.diplomacy import orders as notation
from engine.games.diplomacy.orders import Convoy, Move
from engine.games.diplomacy.reasons import Reason
from engine.rules.order import OrderError
from engine.rules.phase import Step
from engine.rules.ruling import Conflict, Resolution, Ruling
from engine.session.view import PastPhase
from gui import words
from gui.explain import phrases
from gui.explain.why_parts import went_wrong
from gui.reveal import fights
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
    if not conflict.weighed:
        return QCoreApplication.translate("Reveal", "Several retreats, the units are taken off")
    if not conflict.winner:
        return QCoreApplication.translate("Reveal", "Stand-off, {strengths}").format(
            strengths=strengths(conflict)
        )
    holder = next((s for s in conflict.sides if s.unit == conflict.winner), None)
    unit = words.unit_name(conflict.winner, board)
    if holder is not None and holder.holds:
        return QCoreApplication.translate("Reveal", "{unit} stays").format(unit=unit)
    return QCoreApplication.translate("Reveal", "{unit} gets the space").format(unit=unit)


def strengths(conflict: Conflict) -> str:
    """Write the strengths that met, the greatest first."""
    return " : ".join(str(side.strength) for side in conflict.sides)


def consequence(conflict: Conflict, past: PastPhase, board: Board) -> str:
    """Say in one short sentence what becomes of a contested space."""
    if not conflict.weighed:
        return QCoreApplication.translate("Reveal", "The units are taken off.")
    where = province_of(conflict.where)
    for beaten in past.resolution.after.dislodged:
        if beaten.unit.province == where:
            said = QCoreApplication.translate("Reveal", "{unit} has to retreat.")
            return said.format(unit=words.unit_name(beaten.unit, board))
    for ruling in past.resolution.rulings:
        if ruling.destroyed and province_of(ruling.unit[2:]) == where:
            said = QCoreApplication.translate("Reveal", "{unit} is taken off.")
            return said.format(unit=words.unit_name(ruling.unit, board))
    if not conflict.winner:
        return QCoreApplication.translate("Reveal", "Nobody gets there.")
    return QCoreApplication.translate("Reveal", "The others stay where they are.")


def section(conflict: Conflict, past: PastPhase) -> str:
    """Return the rule that decided a contest; nothing where no text of it can be opened."""
    where, units = province_of(conflict.where), [side.unit for side in conflict.sides]
    found = (
        finding.rule
        for unit in reversed(units)
        for ruling in past.resolution.rulings
        if ruling.unit == unit
        for finding in ruling.findings
        if province_of(finding.where) == where and phrases.weighed(finding)
    )
    return next((rule for rule in found if rule and not rule.startswith("DATC")), "")


def reasons(conflict: Conflict, past: PastPhase, board: Board) -> tuple[str, ...]:
    """Say of every side why it fared as it did, and what else hung on it.

    Nothing is said of one whose fate hung on another space; nor of retreats that met: how that
    ended is all there is to say.
    """
    if not conflict.weighed:
        return ()
    where = province_of(conflict.where)
    found = [reason(side.unit, where, past, board) for side in conflict.sides]
    for ruling in past.resolution.rulings:
        if province_of(ruling.unit[2:]) == where and ruling.destroyed:
            found += _said(ruling, _ENDED, board)
    units = {side.unit for side in conflict.sides}
    for ruling in _stranded(where, past.resolution):
        if ruling.unit not in units:
            found += _said(ruling, _STRANDED, board)
    return tuple(line for line in found if line)


_ENDED = (Reason.NO_RETREAT, Reason.DISORDER_DISBANDED, Reason.NOT_PLAYED_DISBANDED)
_STRANDED = (Reason.CONVOY_BROKEN, Reason.PARADOX_FAILED)


def _said(ruling: Ruling, codes: tuple[Reason, ...], board: Board) -> list[str]:
    """Say what is found of a unit with one of some reasons."""
    unit = words.unit_name(ruling.unit, board)
    told = [finding for finding in ruling.findings if finding.reason in codes]
    return [f"{unit}: {phrases.tell(finding, ruling, board)}" for finding in told[:1]]


def _stranded(where: str, resolution: Resolution) -> Iterator[Ruling]:
    """Yield the armies that were not carried because of what happened to a fleet there."""
    judged = fights.by_province(resolution)
    fleet = judged.get(where)
    if fleet is None or not isinstance(fleet.order, Convoy):
        return
    army = judged.get(province_of(fleet.order.target))
    if army is None or not army.ruling.findings:
        return
    first = army.ruling.findings[0]
    if first.reason == Reason.PARADOX_FAILED or (
        first.reason == Reason.CONVOY_BROKEN and where in map(province_of, first.by)
    ):
        yield army.ruling


_UNASKED = frozenset(
    {
        *(Reason.NO_ORDER, Reason.DISORDER, Reason.NOT_WRITTEN, Reason.DISORDER_DISBANDED),
        *(Reason.REMOVED_BY_RULE, Reason.DISORDER_REMOVED, Reason.BUILT_BY_RULE),
        *(Reason.NOT_PLAYED, Reason.NOT_PLAYED_DISBANDED),
    }
)
"""What became of units that nobody ordered."""


def carried_out(past: PastPhase) -> tuple[int, int]:
    """Return how many orders did what they were to do, and how many were written."""
    ordered = (
        ruling
        for ruling in past.resolution.rulings
        if _UNASKED.isdisjoint(finding.reason for finding in ruling.findings)
    )
    return sum(not went_wrong(ruling) for ruling in ordered), sum(map(len, past.orders.values()))


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
