"""Orders in words and in the rulebook's notation."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from engine.board.board import Board
from engine.board.location import coast_of, province_of
from engine.games.diplomacy import orders
from engine.rules.order import Order
from gui.words import names
from gui.words.labels import ARROW, abbreviation, coast_word, province_name


def order_words(order: Order, board: Board) -> str:
    """Say an order beside its unit: ``Budapešť → Halič``, ``podpora F Sevastopol → Rumunsko``.

    What is no order is returned as it was written.
    """
    match orders.meant(order):
        case None:
            return str(order)
        case orders.Retreat(to=to):
            place = province_name(board, to)
            return QCoreApplication.translate("Words", "retreat → {place}").format(place=place)
        case orders.Disband():
            return QCoreApplication.translate("Words", "disband")
        case orders.Build(kind=kind, at=at):
            if kind == "A":
                text = QCoreApplication.translate("Words", "build an army {where:in}")
            else:
                text = QCoreApplication.translate("Words", "build a fleet {where:in}")
            side = coast_of(at)
            text = text.format(where=names.spoken(board).place(province_of(at)))
            return f"{text} ({coast_word(side)})" if side else text
        case orders.Waive():
            return QCoreApplication.translate("Words", "build nothing")
        case move:
            return _move_order_words(move, board)


def _move_order_words(order: orders.MoveOrder, board: Board) -> str:
    match order:
        case orders.Move(at=at, to=to, via_convoy=via, path=seas):
            text = _way(at, to, board)
            if seas:
                across = ", ".join(province_name(board, sea) for sea in seas)
                text = QCoreApplication.translate("Words", "{move}, by convoy ({seas})").format(
                    move=text, seas=across
                )
            elif via:
                text = QCoreApplication.translate("Words", "{move}, by convoy").format(move=text)
        case orders.SupportHold(target_kind=kind, target=target):
            supported = f"{kind} {province_name(board, target)}"
            text = QCoreApplication.translate("Words", "support {unit}").format(unit=supported)
        case orders.SupportMove(target_kind=kind, target=target, to=to):
            supported = f"{kind} {_way(target, to, board)}"
            text = QCoreApplication.translate("Words", "support {unit}").format(unit=supported)
        case orders.Convoy(target=target, to=to):
            carried = f"A {_way(target, to, board)}"
            text = QCoreApplication.translate("Words", "convoy {unit}").format(unit=carried)
        case orders.Hold():
            text = QCoreApplication.translate("Words", "hold")
    return text


def _way(start: str, end: str, board: Board) -> str:
    return f"{province_name(board, start)} {ARROW} {province_name(board, end)}"


def full_order_words(order: Order, board: Board) -> str:
    """Say an order with its unit: ``A Ukrajina: podpora F Sevastopol → Rumunsko``."""
    parsed = orders.meant(order)
    match parsed:
        case None | orders.Waive() | orders.Build():
            return order_words(order, board)
        case orders.Move(kind=kind):
            return f"{kind} {order_words(parsed, board)}"
    return f"{parsed.kind} {province_name(board, parsed.at)}: {order_words(parsed, board)}"


def notation(order: Order, board: Board) -> str:
    """Write an order as the rulebook does (VII.7): ``A Ukr S F Sev-Rum``."""
    parsed = orders.meant(order)
    if parsed is None:
        return str(order)
    if isinstance(parsed, orders.Waive):
        return "–"
    return f"{parsed.kind} {abbreviation(board, parsed.at)}{_notation_of_act(parsed, board)}"


def _notation_of_act(order: orders.DiplomacyOrder, board: Board) -> str:
    match order:
        case orders.Move(to=to, via_convoy=via, path=seas):
            across = "".join(f"-{abbreviation(board, sea)}" for sea in seas)
            return f"{across}-{abbreviation(board, to)}" + (" VIA" if via and not seas else "")
        case orders.SupportHold(target_kind=kind, target=target):
            return f" S {kind} {abbreviation(board, target)}"
        case orders.SupportMove(target_kind=kind, target=target, to=to):
            return f" S {kind} {abbreviation(board, target)}-{abbreviation(board, to)}"
        case orders.Convoy(target=target, to=to):
            return f" C A {abbreviation(board, target)}-{abbreviation(board, to)}"
        case orders.Retreat(to=to):
            return f"-{abbreviation(board, to)}"
    return f" {str(order)[-1]}"  # hold, disband and build are one letter


def kinds() -> Mapping[str, str]:
    """Return the kinds of order in the moves, each with the head of its column in statistics."""
    return {
        "move": QCoreApplication.translate("OrderKinds", "Moves"),
        "support": QCoreApplication.translate("OrderKinds", "Supports"),
        "convoy": QCoreApplication.translate("OrderKinds", "Convoys"),
        "hold": QCoreApplication.translate("OrderKinds", "Holds"),
    }
