"""What would have changed a result, in words: the orders that differ, and what becomes of it."""

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QCoreApplication

from engine.board.board import Board
from engine.games.diplomacy import orders as notation
from engine.games.diplomacy.flips.smallest import About, Scope, about, search
from engine.games.diplomacy.phase import Step, dated
from engine.rules.flip import Flip, Judged, Progress
from engine.rules.game import Rules
from engine.rules.order import Order, texts_of
from engine.rules.ruling import Ruling, Verdict
from engine.table.view import PastPhase
from gui.games.diplomacy.explain import phrases, why
from gui.words import labels, names

MOST: Final = 0
"""As many orders are changed as there are, if need be."""


def looking(judged: Judged, unit: str, powers: tuple[str, ...]) -> Iterator[Progress | Flip]:
    """Look for the changes of some powers' orders that a player might have made."""
    most = len(judged.before.units) + len(judged.before.dislodged)
    return search(judged, unit, Scope(powers=powers, most=most, others=True, loyal=True))


def can_change(ruling: Ruling, judged: Judged | None) -> bool:
    """Tell whether other orders could have changed a result at all.

    Not where its own text decides, nor where the record says something else than these rules.
    """
    if judged is None or about(ruling) is None:
        return False
    ours = next((one for one in judged.rulings if one.unit == ruling.unit and one.order), None)
    return ours is not None and (ours.order, ours.verdict, ours.dislodged) == (
        *(ruling.order, ruling.verdict, ruling.dislodged),
    )


def able_others(ruling: Ruling, past: PastPhase, board: Board) -> tuple[str, ...]:
    """Return the other powers that had an order to write in a phase."""
    before = past.before
    units = before.units
    if dated(before.phase).step is Step.RETREATS:
        units = tuple(one.unit for one in before.dislodged)
    able = {unit.power for unit in units} - {ruling.power}
    return tuple(power.id for power in board.powers if power.id in able)


def flip_orders(flip: Flip, was: Ruling, board: Board) -> tuple[tuple[str, str, str], ...]:
    """Return each order that differs: its power, the kind of its unit, and the order in words."""
    rows = []
    for power, order in flip.changes:
        text = phrases.order_said(order, board)
        if power != was.power:
            text = f"{text} ({labels.power_name(board, power)})"
        rows.append((power, order.unit[:1], text))
    return tuple(rows)


def flip_fate(flip: Flip, was: Ruling, board: Board) -> str:
    """Say in one sentence what other orders would have changed a result to."""
    text = _fate_words(flip.ruling, was, board)
    return text[:1].upper() + text[1:]


def flip_places(flip: Flip, board: Board) -> tuple[str, ...]:
    """Return the spaces of which a change speaks."""
    changed = [order.place for _, order in flip.changes]
    return tuple(dict.fromkeys((*changed, *why.concerned(flip.ruling, board))))


def with_changes(past: PastPhase, flip: Flip, rules: Rules) -> PastPhase:
    """Return a past phase as it would have been with a change: every unit with its order."""
    changed = {order.place: order for _, order in flip.changes}
    sheets: dict[str, dict[str, Order]] = {power: {} for power in past.orders}
    for ruling in past.resolution.rulings:
        if ruling.unit and ruling.order:
            place = why.province_of_unit(ruling.unit)
            sheets.setdefault(ruling.power, {})[place] = changed.get(place, ruling.order)
    orders = {power: tuple(sheet.values()) for power, sheet in sheets.items()}
    disorder = frozenset(past.disorder) - {power for power, _ in flip.changes}
    return PastPhase(
        before=past.before,
        orders=orders,
        disorder=tuple(sorted(disorder)),
        resolution=rules.adjudicate(past.before, texts_of(orders), disorder),
    )


def _fate_words(fate: Ruling, was: Ruling, board: Board) -> str:
    known = names.spoken(board)
    unit, where = known.unit(fate.unit), known.place(why.goal(fate))
    text = _place_words(fate) if about(was) is About.PLACE else _order_fate(fate)
    balance = phrases.balance(fate)
    if about(was) is About.ORDER and fate.verdict is Verdict.SUCCEEDS:
        if _flees(fate):
            text = QCoreApplication.translate("Change", "{unit:the} would get to {where:the}.")
        elif balance:
            text = QCoreApplication.translate(
                "Change", "with {balance}, {where:the} would fall to {unit:from}."
            )
        return text.format(where=where, unit=unit, balance=balance)
    return f"{text.format(where=where, unit=unit)} {_reason(fate, board)}".strip()


def _flees(fate: Ruling) -> bool:
    return isinstance(fate.order, notation.Retreat)


def _reason(fate: Ruling, board: Board) -> str:
    """Say why it would be so, unless the change has said that already."""
    if fate.verdict in (Verdict.GIVEN, Verdict.AVAILABLE) or not fate.findings:
        return ""
    return phrases.tell(fate.findings[0], fate, board)


def _place_words(fate: Ruling) -> str:
    if fate.dislodged:
        return QCoreApplication.translate("Change", "{unit:the} would be driven out.")
    return QCoreApplication.translate("Change", "{unit:the} would stand.")


def _order_fate(fate: Ruling) -> str:
    match fate.verdict:
        case Verdict.SUCCEEDS:
            return QCoreApplication.translate("Change", "{where:the} would fall to {unit:from}.")
        case Verdict.GIVEN:
            return QCoreApplication.translate("Change", "the support by {unit:the} would count.")
        case Verdict.CUT:
            return QCoreApplication.translate("Change", "the support by {unit:the} would be cut.")
        case Verdict.AVAILABLE:
            return QCoreApplication.translate("Change", "the convoy by {unit:the} would hold.")
        case Verdict.DISRUPTED:
            return QCoreApplication.translate("Change", "the convoy by {unit:the} would be broken.")
    return QCoreApplication.translate("Change", "{unit:from} would not get to {where:the}.")
