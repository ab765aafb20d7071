"""What is said during a reveal: how a contest ended, why, and who was silent."""

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from engine.board.board import Board
from engine.board.location import province_of
from engine.games.diplomacy.orders import Convoy, Move, meant
from engine.games.diplomacy.phase import Step, dated
from engine.games.diplomacy.reasons import Reason
from engine.rules.phase import Kind
from engine.rules.ruling import Conflict, Finding, Resolution, Ruling, Side
from engine.table.view import PastPhase
from gui.explain.why_parts import went_wrong
from gui.games.diplomacy.explain import phrases
from gui.games.diplomacy.reveal import fights
from gui.reveal.step import Scene
from gui.words import names


def scene_words(scene: Scene, kind: Kind) -> str:
    """Say what a step of a reveal shows that is about no power and no contest."""
    match scene:
        case Scene.OPENED:
            return QCoreApplication.translate("Reveal", "All seals are open")
        case Scene.LAID:
            return QCoreApplication.translate("Reveal", "All orders")
    if kind.retreats:
        return QCoreApplication.translate("Reveal", "After the retreats")
    if kind.adjusts:
        return QCoreApplication.translate("Reveal", "After the adjustments")
    return QCoreApplication.translate("Reveal", "After the moves")


def stays(side: Side, past: PastPhase, board: Board) -> str:
    """Say what the unit does that stands in a contested space."""
    del past
    message = QCoreApplication.translate("Public", "{place:the} defends itself")
    return names.sentence(message, place=names.spoken(board).place(side.unit[2:]))


def not_yet() -> str:
    """Say what nobody knows before the first order is read."""
    return QCoreApplication.translate(
        "RevealSide",
        "How many orders there are, where they meet and who wins centres is told by the "
        "order that is being read, not before.",
    )


def outcome(conflict: Conflict, board: Board) -> str:
    """Say in a few words how a contest ended."""
    known = names.spoken(board)
    winner = next((side for side in conflict.sides if side.unit == conflict.winner), None)
    if not conflict.weighed:
        text = QCoreApplication.translate(
            "Reveal", "Several units retreat to {where:the} and are taken off."
        )
    elif winner is None:
        text = QCoreApplication.translate("Reveal", "Stand-off over {where:the}, {strengths}.")
    elif winner.holds:
        text = QCoreApplication.translate("Reveal", "{where:the} held out, {strengths}.")
    else:
        text = QCoreApplication.translate("Reveal", "{power:the} takes {where:the}, {strengths}.")
    return names.sentence(
        text,
        where=known.place(province_of(conflict.where)),
        power=known.powers([winner.power] if winner is not None else []),
        strengths=strengths(conflict),
    )


def strengths(conflict: Conflict) -> str:
    """Say the strengths that met, the greatest first: ``2 proti 1``."""
    most, *others = (str(side.strength) for side in conflict.sides)
    message = QCoreApplication.translate("Reveal", "{most} against {others}")
    return message.format(most=most, others=names.listed(others))


def consequence(conflict: Conflict, past: PastPhase, board: Board) -> str:
    """Say in one short sentence what becomes of a contested space."""
    if not conflict.weighed:
        return QCoreApplication.translate("Reveal", "Nobody gets there.")
    where = province_of(conflict.where)
    known = names.spoken(board)
    for beaten in past.resolution.after.dislodged:
        if beaten.unit.province == where:
            message = QCoreApplication.translate("Reveal", "{unit:the} has to retreat.")
            return names.sentence(message, unit=known.unit(beaten.unit))
    for ruling in past.resolution.rulings:
        if ruling.destroyed and province_of(ruling.unit[2:]) == where:
            message = QCoreApplication.translate("Reveal", "{unit:the} is taken off.")
            return names.sentence(message, unit=known.unit(ruling.unit))
    back = [s.unit for s in conflict.sides if not s.holds and s.unit != conflict.winner]
    message = QCoreApplication.translate("Reveal", "{units:from} {units:#goes/go} back.")
    return names.sentence(message, units=known.units(back)) if back else ""


def section(conflict: Conflict, past: PastPhase) -> str:
    """Return the rule that decided a contest; nothing where no text of it can be opened."""
    where, units = province_of(conflict.where), [side.unit for side in conflict.sides]
    rules = (
        finding.rule
        for unit in reversed(units)
        for ruling in past.resolution.rulings
        if ruling.unit == unit
        for finding in ruling.findings
        if province_of(finding.where) == where and phrases.weighed(finding)
    )
    return next((rule for rule in rules if rule and not rule.startswith("DATC")), "")


def reasons(conflict: Conflict, past: PastPhase, board: Board) -> tuple[str, ...]:
    """Say of every side why it fared as it did, and what else hung on it.

    Nothing is said of one whose fate hung on another space; nor of retreats that met: how that
    ended is all there is to say.
    """
    if not conflict.weighed:
        return ()
    where = province_of(conflict.where)
    lines = [reason(side.unit, where, past, board) for side in conflict.sides]
    for ruling in past.resolution.rulings:
        if province_of(ruling.unit[2:]) == where and ruling.destroyed:
            lines += _said(ruling, _ENDED, board)
    units = {side.unit for side in conflict.sides}
    for ruling in _stranded(where, past.resolution):
        if ruling.unit not in units:
            lines += _said(ruling, _STRANDED, board)
    return tuple(line for line in lines if line)


_ENDED = (Reason.NO_RETREAT, Reason.DISORDER_DISBANDED, Reason.NOT_PLAYED_DISBANDED)
_STRANDED = (Reason.CONVOY_BROKEN, Reason.PARADOX_FAILED)


def _said(ruling: Ruling, codes: tuple[Reason, ...], board: Board) -> list[str]:
    """Say what is found of a unit with one of some reasons."""
    matching = [finding for finding in ruling.findings if finding.reason in codes]
    return [_of_unit(finding, ruling, board) for finding in matching[:1]]


def _of_unit(finding: Finding, ruling: Ruling, board: Board) -> str:
    """Say of which unit something is found: ``Armáda v Mnichově: ubránila se útoku z Tyrol.``."""
    unit = names.spoken(board).unit(ruling.unit)
    phrase = phrases.tell_after_name(finding, ruling, board)
    return names.sentence(
        QCoreApplication.translate("Reveal", "{unit:the}: {said}"), unit=unit, said=phrase
    )


def _stranded(where: str, resolution: Resolution) -> Iterator[Ruling]:
    """Yield the armies that were not carried because of what happened to a fleet there."""
    judged = fights.by_province(resolution)
    fleet = judged.get(where)
    order = None if fleet is None else meant(fleet.ruling.order)
    if not isinstance(order, Convoy):
        return
    army = judged.get(province_of(order.target))
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
            return _of_unit(finding, ruling, board)
    return ""


def _went(ruling: Ruling) -> bool:
    return isinstance(ruling.order, Move)


def silence(past: PastPhase, power: str) -> str:
    """Say what becomes of a power that wrote nothing, or for which nobody writes."""
    step = dated(past.phase).step
    if power in past.disorder:
        match step:
            case Step.MOVES:
                return QCoreApplication.translate(
                    "Reveal", "civil disorder: the units defend themselves"
                )
            case Step.RETREATS:
                return QCoreApplication.translate(
                    "Reveal", "civil disorder: the units are taken off"
                )
        return QCoreApplication.translate(
            "Reveal", "civil disorder: nothing is built and the rules remove units"
        )
    match step:
        case Step.MOVES:
            return QCoreApplication.translate("Reveal", "no orders, so the units defend themselves")
        case Step.RETREATS:
            return QCoreApplication.translate("Reveal", "no retreats, so the units are taken off")
    return QCoreApplication.translate(
        "Reveal", "no orders, so nothing is built and the rules remove units"
    )
