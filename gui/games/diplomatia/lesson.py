"""A first turn that is led by the hand: a walk or a light, then a rest, then the seal."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from engine.board.board import Board
from engine.games.diplomatia.orders import Go, Rest
from engine.rules.game import Rules
from engine.rules.order import Order
from engine.rules.position import Position
from gui.orders.leads import SEAL, Act, Lead
from gui.words import names


def lead_for(
    rules: Rules, position: Position, power: str, orders: Sequence[Order], *, led: Act | None = None
) -> Lead:
    """Return what to try next after these orders; ``led`` is what was done last."""
    given = [order for order in orders if order]
    ordered = {order.at for order in given}
    idle = [unit for unit in position.of(power) if unit.at not in ordered]
    if led is None and idle and not any(isinstance(order, Go) for order in given):
        piece = idle[0]
        for choice in rules.choices(position, power, (str(piece),)):
            if choice.location and position.at(choice.location) is None:
                goal = choice.location
                return Lead(act=Act.MOVE, unit=str(piece), order=choice.order, goal=goal)
    if led in (None, Act.MOVE) and idle and not any(isinstance(order, Rest) for order in given):
        piece = idle[0]
        rest = str(Rest(piece.at))
        return Lead(act=Act.HOLD, unit=str(piece), order=rest, goal=piece.at)
    return SEAL


def number_of(act: Act) -> int:
    """Return which of the three bubbles asks for something."""
    return {Act.MOVE: 1, Act.SUPPORT: 2, Act.HOLD: 2, Act.SEAL: 3}[act]


def title_words(act: Act) -> str:
    """Name what is asked for."""
    match act:
        case Act.MOVE:
            return QCoreApplication.translate("Diplomatia", "Go")
        case Act.SEAL:
            return QCoreApplication.translate("Diplomatia", "Seal")
    return QCoreApplication.translate("Diplomatia", "Rest")


def step_words(lead: Lead, board: Board, *, left: int = 0) -> str:
    """Say what to do; ``left`` is how many lamplighters have no order yet."""
    match lead.act:
        case Act.MOVE:
            text = QCoreApplication.translate(
                "Diplomatia", "Click your lamplighter {unit:in}, then {goal:the}."
            )
        case Act.SEAL if left:
            text = QCoreApplication.translate(
                "Diplomatia", "Who has no order rests. Seal when done."
            )
        case Act.SEAL:
            text = QCoreApplication.translate("Diplomatia", "Done? Seal.")
        case _:
            text = QCoreApplication.translate(
                "Diplomatia", "Click your lamplighter {unit:in}, then Rest in his row."
            )
    known = names.spoken(board)
    unit, goal = lead.unit.partition(" ")[2], lead.goal
    return names.sentence(
        text,
        unit=known.places([unit] if unit else []),
        goal=known.places([goal] if goal else []),
    )
