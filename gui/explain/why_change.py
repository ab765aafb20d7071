"""The smallest change that would have changed a result: one support by the same power."""

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from engine.board.location import province_of
from engine.games.diplomacy import orders as notation
from engine.games.diplomacy.orders import Move, SupportHold, SupportMove
from engine.rules.game import Rules
from engine.rules.order import OrderError
from engine.rules.phase import Step
from engine.rules.position import Unit, UnitKind
from engine.rules.ruling import Ruling, Verdict
from engine.session.view import PastPhase
from gui import words
from gui.explain import phrases, why


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """One order that would have made the difference."""

    order: str
    """Canonical notation."""

    fate: Ruling
    """What would have become of the order in question."""


def smallest_change(ruling: Ruling, past: PastPhase, rules: Rules) -> Change | None:
    """Find the support by one more own unit that would have turned a result; or nothing.

    Units whose own order failed, or that had none, are asked first: they had least to lose.
    """
    if past.phase.step is not Step.MOVES or not ruling.unit:
        return None
    moves = ruling.verdict is Verdict.FAILS
    if not moves and not ruling.dislodged:
        return None
    for unit in _helpers(ruling, past, rules, moves=moves):
        order = _support(unit, ruling, moves=moves)
        if order is None:
            continue
        fate = _judged(order, unit, ruling, past, rules)
        if fate is not None and (fate.verdict is Verdict.SUCCEEDS if moves else not fate.dislodged):
            return Change(order=order, fate=fate)
    return None


def change_words(change: Change, rules: Rules) -> str:
    """Say what one more support would have done."""
    board, fate = rules.board, change.fate
    said = words.notation(change.order, board)
    unit = words.unit_name(fate.unit, board)
    if fate.verdict is not Verdict.SUCCEEDS:
        stays = QCoreApplication.translate("Change", "{order}: the unit {unit} would stand.")
        return stays.format(order=said, unit=unit)
    where = words.province_name(board, why.goal(fate))
    balance = phrases.balance(fate)
    if not balance:
        takes = QCoreApplication.translate(
            "Change", "{order}: {where} would fall to the unit {unit}."
        )
        return takes.format(order=said, where=where, unit=unit)
    takes = QCoreApplication.translate(
        "Change", "{order}: with {balance}, {where} would fall to the unit {unit}."
    )
    return takes.format(order=said, where=where, unit=unit, balance=balance)


def _helpers(ruling: Ruling, past: PastPhase, rules: Rules, *, moves: bool) -> Iterator[Unit]:
    goal = why.goal(ruling) if moves else why.province_of_unit(ruling.unit)
    mine = why.province_of_unit(ruling.unit)
    fates = {one.unit: one for one in past.resolution.rulings if one.unit}

    def at_stake(unit: Unit) -> tuple[int, str]:
        fate = fates.get(str(unit))
        if fate is None or fate.order.endswith(" H"):
            return 0, unit.at
        return (2 if fate.verdict in (Verdict.SUCCEEDS, Verdict.GIVEN) else 1), unit.at

    for unit in sorted(past.before.of(ruling.power), key=at_stake):
        near = rules.board.reaches(unit.kind, unit.at, goal)
        helps = near and unit.province not in (mine, goal)
        if helps and not _busy_there(fates.get(str(unit)), ruling, goal):
            yield unit


def _busy_there(fate: Ruling | None, ruling: Ruling, goal: str) -> bool:
    """Tell whether a unit supports the other one already, or wants the space itself."""
    if fate is None:
        return False
    supported = f" S {ruling.unit[:1]} {why.province_of_unit(ruling.unit)}"
    return supported in fate.order or (fate.unit != ruling.unit and why.goal(fate) == goal)


def _support(unit: Unit, ruling: Ruling, *, moves: bool) -> str | None:
    try:
        order = notation.parse(ruling.order)
    except OrderError:
        return None
    if not moves:
        if isinstance(order, Move):
            return None  # a unit that was to move cannot be supported where it stands (IX.6)
        kind = UnitKind(ruling.unit[0])
        return str(SupportHold(unit.kind, unit.at, kind, why.province_of_unit(ruling.unit)))
    if not isinstance(order, Move):
        return None
    return str(
        SupportMove(unit.kind, unit.at, order.kind, province_of(order.at), province_of(order.to))
    )


def _judged(order: str, unit: Unit, ruling: Ruling, past: PastPhase, rules: Rules) -> Ruling | None:
    sheets = {power: list(texts) for power, texts in past.orders.items()}
    mine = sheets.setdefault(unit.power, [])
    mine[:] = [text for text in mine if text[2:5] != unit.province] + [order]
    judged = rules.adjudicate(past.before, sheets, frozenset(past.disorder) - {unit.power})
    return next((one for one in judged.rulings if one.unit == ruling.unit), None)
