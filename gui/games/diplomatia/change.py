"""What would have changed a result, in words: the orders that differ, and what becomes of it."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QCoreApplication

from engine.board.board import Board
from engine.games.diplomatia.calendar import RETREATS
from engine.games.diplomatia.flips import smallest
from engine.games.diplomatia.flips.smallest import Scope, asked_of, search
from engine.games.diplomatia.flips.turning import REFUSED, About, about
from engine.games.diplomatia.orders import Seize
from engine.rules.flip import Flip, Judged, Progress
from engine.rules.game import Rules
from engine.rules.order import Order, texts_of
from engine.rules.ruling import Ruling, Verdict
from engine.table.view import PastPhase
from gui.games.diplomatia.contests import concerned, goal
from gui.games.diplomatia.reasons import order_said, tell
from gui.i18n import QT_TRANSLATE_NOOP
from gui.words import labels, names

MOST: Final = smallest.MOST
"""Three orders of one power at a time would be more than anybody waits for, or believes."""

_FATES: Final[Mapping[Verdict, str]] = MappingProxyType(
    {
        Verdict.SUCCEEDS: QT_TRANSLATE_NOOP(
            "DiplomatiaChange", "{unit:the} would get to {where:the}."
        ),
        Verdict.GIVEN: QT_TRANSLATE_NOOP(
            "DiplomatiaChange", "The support by {unit:the} would count."
        ),
        Verdict.CUT: QT_TRANSLATE_NOOP(
            "DiplomatiaChange", "The support by {unit:the} would be cut."
        ),
        Verdict.FALLEN: QT_TRANSLATE_NOOP(
            "DiplomatiaChange", "The support by {unit:the} would fall with it."
        ),
        Verdict.TURNED: QT_TRANSLATE_NOOP(
            "DiplomatiaChange", "{unit:the} would be turned to defence."
        ),
        Verdict.AVAILABLE: QT_TRANSLATE_NOOP(
            "DiplomatiaChange", "The transport by {unit:the} would hold."
        ),
        Verdict.DISRUPTED: QT_TRANSLATE_NOOP(
            "DiplomatiaChange", "The transport by {unit:the} would be broken."
        ),
    }
)
"""How an order would end."""

_SEIZURES: Final[Mapping[bool, str]] = MappingProxyType(
    {
        True: QT_TRANSLATE_NOOP("DiplomatiaChange", "{unit:the} would seize the port {where:in}."),
        False: QT_TRANSLATE_NOOP(
            "DiplomatiaChange", "{unit:the} would not seize the port {where:in}."
        ),
    }
)


def can_change(ruling: Ruling, judged: Judged | None) -> bool:
    """Tell whether other orders could have changed a result at all.

    Not where its own text decides, nor where the record says something else than these rules.
    """
    asked = asked_of(judged, ruling.unit) if judged is not None else None
    if asked is None:
        return False
    ours = asked[0]
    return (ours.order, ours.verdict, ours.dislodged) == (
        *(ruling.order, ruling.verdict, ruling.dislodged),
    )


def able_others(ruling: Ruling, past: PastPhase, board: Board) -> tuple[str, ...]:
    """Return the other powers that had an order to write in a phase."""
    units = past.before.units
    if past.phase.kind == RETREATS:
        units = tuple(one.unit for one in past.before.dislodged)
    able = {unit.power for unit in units} - {ruling.power, *past.disorder}
    return tuple(power.id for power in board.powers if power.id in able)


def looking(judged: Judged, unit: str, powers: tuple[str, ...]) -> Iterator[Progress | Flip]:
    """Look for the changes of some powers' orders that a player might have made."""
    return search(judged, unit, Scope(powers=powers, others=True, loyal=True))


def with_changes(past: PastPhase, flip: Flip, rules: Rules) -> PastPhase:
    """Return a past phase as it would have been with a change: every unit with its order."""
    changed = {order.place: order for _, order in flip.changes}
    sheets: dict[str, dict[str, Order]] = {power: {} for power in past.orders}
    for ruling in past.resolution.rulings:
        if ruling.unit and ruling.order and ruling.power not in past.disorder:
            place = ruling.unit[2:]
            order = ruling.given if ruling.verdict in REFUSED else ruling.order
            sheets.setdefault(ruling.power, {})[place] = changed.get(place, order)
    orders = {power: tuple(sheet.values()) for power, sheet in sheets.items()}
    return PastPhase(
        before=past.before,
        orders=orders,
        disorder=past.disorder,
        resolution=rules.adjudicate(past.before, texts_of(orders), frozenset(past.disorder)),
    )


def flip_orders(flip: Flip, was: Ruling, board: Board) -> tuple[tuple[str, str, str], ...]:
    """Return each order that differs: its power, the kind of its unit, and the order in words."""
    rows = []
    for power, order in flip.changes:
        text = order_said(order, board)
        if power != was.power:
            text = f"{text} ({labels.power_name(board, power)})"
        rows.append((power, order.unit[:1], text))
    return tuple(rows)


def flip_fate(flip: Flip, was: Ruling, board: Board) -> str:
    """Say what other orders would have changed a result to, and why."""
    fate, known = flip.ruling, names.spoken(board)
    text = names.sentence(
        QCoreApplication.translate("DiplomatiaChange", _phrase(fate, was)),
        unit=known.unit(fate.unit),
        where=known.place(goal(fate)),
    )
    return f"{text} {tell(fate.findings[0], fate, board)}" if fate.findings else text


def _phrase(fate: Ruling, was: Ruling) -> str:
    if about(was) is About.PLACE:
        if fate.dislodged:
            return QT_TRANSLATE_NOOP("DiplomatiaChange", "{unit:the} would be defeated.")
        return QT_TRANSLATE_NOOP("DiplomatiaChange", "{unit:the} would not be defeated.")
    if isinstance(fate.order, Seize) and fate.verdict is not Verdict.TURNED:
        return _SEIZURES[fate.verdict is Verdict.SUCCEEDS]
    return _FATES.get(
        fate.verdict,
        QT_TRANSLATE_NOOP("DiplomatiaChange", "{unit:the} would not get to {where:the}."),
    )


def flip_places(flip: Flip, board: Board) -> tuple[str, ...]:
    """Return the spaces of which a change speaks."""
    changed = [order.place for _, order in flip.changes]
    return tuple(dict.fromkeys((*changed, *concerned(flip.ruling, board))))
