"""What is said during a reveal: how a contest ended, why, and who was silent."""

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from engine.board.board import Board
from engine.games.diplomatia.orders import Seize
from engine.games.diplomatia.reasons import Reason
from engine.rules.phase import Kind
from engine.rules.ruling import Conflict, Finding, Ruling, Side, Verdict
from engine.table.view import PastPhase
from gui.explain.why_parts import went_wrong
from gui.games.diplomatia import fights
from gui.games.diplomatia.reasons import tell_after_name, weighed
from gui.reveal.step import Scene
from gui.words import names

_ENDED = (Reason.NO_RETREAT, Reason.DISORDER_DESTROYED)
_STRANDED = (Reason.LOST_WITH_FLEET, Reason.TRANSPORT_BROKEN, Reason.TRANSPORT_STOPPED)

_UNASKED = frozenset(
    {
        *(Reason.NO_ORDER, Reason.DISORDER, Reason.NOT_WRITTEN, Reason.DISORDER_DESTROYED),
        *(Reason.REMOVED_AS_FARTHEST, Reason.REMOVED_WITHOUT_WAY, Reason.REMOVED_BY_LOT),
        *(Reason.DISORDER_REMOVED, Reason.CHOSE_TOO_FEW),
    }
)
"""What became of units that nobody ordered."""


def scene_words(scene: Scene, kind: Kind) -> str:
    """Say what a step of a reveal shows that is about no power and no contest."""
    match scene:
        case Scene.OPENED:
            return QCoreApplication.translate("DiplomatiaReveal", "All seals are open")
        case Scene.LAID:
            return QCoreApplication.translate("DiplomatiaReveal", "All orders")
    if kind.retreats:
        return QCoreApplication.translate("DiplomatiaReveal", "After the retreats")
    if kind.adjusts:
        return QCoreApplication.translate("DiplomatiaReveal", "After the evaluation of control")
    return QCoreApplication.translate("DiplomatiaReveal", "After the orders")


def stays(side: Side, past: PastPhase, board: Board) -> str:
    """Say what the unit does that stands in a contested space."""
    known = names.spoken(board)
    ruling = _ruling_of(side.unit, past)
    if ruling is not None and ruling.verdict is Verdict.TURNED:
        text = QCoreApplication.translate("DiplomatiaReveal", "{place:the} is turned to defence")
    else:
        text = QCoreApplication.translate("DiplomatiaReveal", "{place:the} defends itself")
    return names.sentence(text, place=known.place(side.unit[2:]))


def not_yet() -> str:
    """Say what nobody knows before the first order is read."""
    return QCoreApplication.translate(
        "DiplomatiaReveal",
        "How many orders there are, where they meet and who takes control of what is told by the "
        "order that is being read, not before.",
    )


def outcome(conflict: Conflict, board: Board) -> str:
    """Say in a few words how a contest ended."""
    known = names.spoken(board)
    winner = next((side for side in conflict.sides if side.unit == conflict.winner), None)
    if not conflict.weighed:
        text = QCoreApplication.translate(
            "DiplomatiaReveal", "Several units retreat to {where:the} and are destroyed."
        )
    elif winner is None:
        text = QCoreApplication.translate(
            "DiplomatiaReveal", "{where:the} is blocked, {strengths}."
        )
    elif winner.holds:
        text = QCoreApplication.translate("DiplomatiaReveal", "{where:the} held out, {strengths}.")
    elif _seizes(winner, conflict, board):
        text = QCoreApplication.translate(
            "DiplomatiaReveal", "{power:the} seizes the port {where:in}, {strengths}."
        )
    else:
        text = QCoreApplication.translate(
            "DiplomatiaReveal", "{power:the} takes {where:the}, {strengths}."
        )
    return names.sentence(
        text,
        where=known.place(conflict.where),
        power=known.powers([winner.power] if winner is not None else []),
        strengths=strengths(conflict),
    )


def _seizes(side: Side, conflict: Conflict, board: Board) -> bool:
    """Tell whether an army takes a sector: it can do so in one way only."""
    space = board.provinces[conflict.where]
    return side.unit[:1] == "A" and space.port is not None


def strengths(conflict: Conflict) -> str:
    """Say the strengths that met, the greatest first: ``2 proti 1``, on one line."""
    most, *others = (str(side.strength) for side in conflict.sides)
    if not others:
        return most
    text = QCoreApplication.translate("DiplomatiaReveal", "{most} against {others}")
    return text.format(most=most, others=names.listed(others)).replace(" ", "\N{NO-BREAK SPACE}")


def consequence(conflict: Conflict, past: PastPhase, board: Board) -> str:
    """Say in one short sentence what becomes of a contested space."""
    if not conflict.weighed:
        return QCoreApplication.translate("DiplomatiaReveal", "Nobody gets there.")
    known = names.spoken(board)
    for beaten in past.resolution.after.dislodged:
        if beaten.unit.at == conflict.where:
            text = QCoreApplication.translate("DiplomatiaReveal", "{unit:the} has to retreat.")
            return names.sentence(text, unit=known.unit(beaten.unit))
    judged = fights.by_space(past.resolution)
    lost = judged.get(conflict.where)
    if lost is not None and lost.ruling.destroyed:
        also = [one.ruling.unit for one in judged.values() if lost.province in one.lost_with]
        text = (
            QCoreApplication.translate(
                "DiplomatiaReveal", "{unit:the} is destroyed, and {also:the} with it."
            )
            if also
            else QCoreApplication.translate("DiplomatiaReveal", "{unit:the} is destroyed.")
        )
        return names.sentence(text, unit=known.unit(lost.ruling.unit), also=known.units(also))
    if lost is not None and lost.ruling.verdict is Verdict.TURNED:
        text = QCoreApplication.translate("DiplomatiaReveal", "{unit:the} was turned to defence.")
        return names.sentence(text, unit=known.unit(lost.ruling.unit))
    back = [
        side.unit
        for side in conflict.sides
        if not side.holds and side.unit != conflict.winner and not _stayed(side, past)
    ]
    text = QCoreApplication.translate("DiplomatiaReveal", "{units:from} {units:#goes/go} back.")
    return names.sentence(text, units=known.units(back)) if back else ""


def _stayed(side: Side, past: PastPhase) -> bool:
    """Tell whether a side never left its space: it wanted a port."""
    ruling = _ruling_of(side.unit, past)
    return ruling is not None and isinstance(ruling.order, Seize)


def _ruling_of(unit: str, past: PastPhase) -> Ruling | None:
    return next((one for one in past.resolution.rulings if one.unit == unit), None)


def section(conflict: Conflict, past: PastPhase) -> str:
    """Return the paragraph that decided a contest."""
    units = [side.unit for side in conflict.sides]
    rulings = [
        ruling
        for unit in reversed(units)
        for ruling in past.resolution.rulings
        if ruling.unit == unit
    ]
    rules = (
        finding.rule
        for ruling in rulings
        for finding in ruling.findings
        if finding.where in ("", conflict.where) and finding.rule
    )
    return next(rules, "")


def reasons(conflict: Conflict, past: PastPhase, board: Board) -> tuple[str, ...]:
    """Say of every side why it fared as it did, and what else hung on it.

    Nothing is said of retreats that met: how that ended is all there is to say.
    """
    if not conflict.weighed:
        return ()
    lines = [_reason(side, conflict.where, past, board) for side in conflict.sides]
    units = {side.unit for side in conflict.sides}
    for ruling in past.resolution.rulings:
        if ruling.unit[2:] == conflict.where and ruling.destroyed:
            lines += _said(ruling, _ENDED, board)
        elif ruling.unit not in units:
            lines += [
                _of_unit(finding, ruling, board)
                for finding in ruling.findings[:1]
                if finding.reason in _STRANDED and conflict.where in finding.by
            ]
    return tuple(line for line in lines if line)


def _said(ruling: Ruling, codes: tuple[Reason, ...], board: Board) -> Iterator[str]:
    """Say what is found of a unit with one of some reasons."""
    matching = [finding for finding in ruling.findings if finding.reason in codes]
    yield from (_of_unit(finding, ruling, board) for finding in matching[:1])


def _reason(side: Side, where: str, past: PastPhase, board: Board) -> str:
    """Say why a unit fared in a space as it did; nothing when it was about another one."""
    ruling = _ruling_of(side.unit, past)
    if ruling is None:
        return ""
    here = [one for one in ruling.findings if one.where == where]
    if side.holds:
        here = here or [one for one in ruling.findings if not one.where]
    for finding in sorted(here, key=weighed, reverse=True)[:1]:
        return _of_unit(finding, ruling, board)
    return ""


def _of_unit(finding: Finding, ruling: Ruling, board: Board) -> str:
    """Say of which unit something is found: ``Armáda v Lombardii: ubránila se útoku z Tyrol.``."""
    text = QCoreApplication.translate("DiplomatiaReveal", "{unit:the}: {said}")
    said = tell_after_name(finding, ruling, board)
    return names.sentence(text, unit=names.spoken(board).unit(ruling.unit), said=said)


def carried_out(past: PastPhase) -> tuple[int, int]:
    """Return how many orders did what they were to do, and how many were written."""
    ordered = (
        ruling
        for ruling in past.resolution.rulings
        if _UNASKED.isdisjoint(finding.reason for finding in ruling.findings)
    )
    return sum(not went_wrong(ruling) for ruling in ordered), sum(map(len, past.orders.values()))


def silence(past: PastPhase, power: str) -> str:
    """Say what becomes of a power that wrote nothing, or for which nobody writes."""
    kind = past.phase.kind
    if power in past.disorder:
        if kind.retreats:
            return QCoreApplication.translate(
                "DiplomatiaReveal", "civil war: the units are destroyed"
            )
        if kind.adjusts:
            return QCoreApplication.translate(
                "DiplomatiaReveal", "civil war: nothing is built and the rules remove units"
            )
        return QCoreApplication.translate(
            "DiplomatiaReveal", "civil war: the units defend themselves"
        )
    if kind.retreats:
        return QCoreApplication.translate(
            "DiplomatiaReveal", "no retreats, so the units are destroyed"
        )
    if kind.adjusts:
        return QCoreApplication.translate(
            "DiplomatiaReveal", "no orders, so nothing is built and the rules remove units"
        )
    return QCoreApplication.translate(
        "DiplomatiaReveal", "no orders, so the units defend themselves"
    )
