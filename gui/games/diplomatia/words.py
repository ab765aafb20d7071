"""Orders in words, and in the handbook's signs (8.1 to 8.5)."""

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

from engine.board.board import Board
from engine.games.diplomatia import orders
from engine.rules.order import Order
from gui.words import names
from gui.words.labels import ARROW, abbreviation, province_name

DASH = "–"
"""The handbook's sign of a move."""

_SHORT: Final = 24
"""Letters up to which an order is offered with full names."""


def order_words(order: Order, board: Board) -> str:
    """Say an order beside its unit: ``Karélie → Lotyšsko``, ``zabrání přístavu …``.

    What is no order is returned as it was written.
    """
    meaning = orders.meant(order)
    if meaning is None:
        return str(order)
    if isinstance(meaning, orders.Build | orders.Remove | orders.Waive):
        return _evaluation_words(meaning, board)
    return _turn_words(meaning, board)


def _evaluation_words(order: orders.DiplomatiaOrder, board: Board) -> str:
    if isinstance(order, orders.Remove):
        return QCoreApplication.translate("Diplomatia", "remove from the board")
    if not isinstance(order, orders.Build):
        return QCoreApplication.translate("Diplomatia", "build nothing")
    if order.kind == orders.ARMY:
        text = QCoreApplication.translate("Diplomatia", "build an army {where:in}")
    else:
        text = QCoreApplication.translate("Diplomatia", "build a fleet {where:in}")
    return text.format(where=names.spoken(board).place(order.at))


def _turn_words(order: orders.DiplomatiaOrder, board: Board) -> str:
    known = names.spoken(board)
    match order:
        case orders.Move(at=at, to=to):
            text = _way(at, to, board)
        case orders.Seize(to=to):
            text = QCoreApplication.translate("Diplomatia", "seize the port {where:in}")
            text = text.format(where=known.place(to))
        case orders.Support(what=orders.Seize() as what):
            text = QCoreApplication.translate(
                "Diplomatia", "support the seizure {where:in} from {by:the}"
            )
            text = text.format(where=known.place(what.to), by=known.place(what.at))
        case orders.Support(what=what):
            text = QCoreApplication.translate("Diplomatia", "support {move}")
            text = text.format(move=f"{what.kind} {_way(what.at, what.to, board)}")
        case orders.Guard(to=to):
            text = QCoreApplication.translate("Diplomatia", "support the defence {where:in}")
            text = text.format(where=known.place(to))
        case orders.Transport(source=source, to=to):
            text = QCoreApplication.translate("Diplomatia", "transport {way}")
            text = text.format(way=_way(source, to, board))
        case _:
            text = QCoreApplication.translate("Diplomatia", "defend")
    return text


def _way(start: str, end: str, board: Board) -> str:
    return f"{province_name(board, start)} {ARROW} {province_name(board, end)}"


def full_order_words(order: Order, board: Board) -> str:
    """Say an order with its unit: ``A Estonsko: podpora A Karélie → Lotyšsko``."""
    meaning = orders.meant(order)
    match meaning:
        case None | orders.Waive() | orders.Build():
            return order_words(order, board)
        case orders.Move(kind=kind):
            return f"{kind} {order_words(meaning, board)}"
    return f"{meaning.kind} {province_name(board, meaning.at)}: {order_words(meaning, board)}"


def notation(order: Order, board: Board) -> str:
    """Write an order in the handbook's signs: ``Est P Kar – Lot``, ``Kar ZP Fin``."""
    meaning = orders.meant(order)
    if meaning is None:
        return str(order)
    if isinstance(meaning, orders.Waive):
        return DASH
    at = abbreviation(board, meaning.at)
    return f"{at} {_act(meaning, board)}"


def spelt(order: orders.DiplomatiaOrder, board: Board) -> str:
    """Write an order in the handbook's signs as one may type it: names in full if they are short.

    ``Karélie – Lotyšsko``, but ``FiZá T Karé – Both``.
    """
    if isinstance(order, orders.Waive):
        return "WAIVE"
    text = f"{province_name(board, order.at)} {_act(order, board, province_name)}"
    return text if len(text) <= _SHORT else notation(order, board)


def _act(
    order: orders.DiplomatiaOrder, board: Board, name: Callable[[Board, str], str] = abbreviation
) -> str:
    def short(space: str) -> str:
        return name(board, space)

    match order:
        case orders.Move(to=to):
            sign = f"{DASH} {short(to)}"
        case orders.Seize(to=to):
            sign = f"ZP {short(to)}"
        case orders.Support(what=what):
            sign = f"P {short(what.at)} {_act(what, board, name)}"
        case orders.Guard(to=to):
            sign = f"PO {short(to)}"
        case orders.Transport(source=source, to=to):
            sign = f"T {short(source)} {DASH} {short(to)}"
        case orders.Build():
            sign = "B"
        case orders.Remove():
            sign = "D"
        case _:
            sign = "O"
    return sign


def kinds() -> Mapping[str, str]:
    """Return the kinds of order that are counted, each with the head of its column."""
    return {
        "move": QCoreApplication.translate("Diplomatia", "Moves"),
        "support": QCoreApplication.translate("Diplomatia", "Supports"),
        "guard": QCoreApplication.translate("Diplomatia", "In defence"),
        "seize": QCoreApplication.translate("Diplomatia", "Seizures"),
        "transport": QCoreApplication.translate("Diplomatia", "Transports"),
        "defend": QCoreApplication.translate("Diplomatia", "Defences"),
    }
