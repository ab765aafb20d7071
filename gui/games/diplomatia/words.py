"""Orders in words, and in the short notation of paper slips."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from engine.board.board import Board
from engine.games.diplomatia.orders import KIND, Go, Light, Swap, meant
from engine.rules.order import Order
from gui.words import names
from gui.words.labels import ARROW, abbreviation, province_name


def order_words(order: Order, board: Board) -> str:
    """Say an order beside its lamplighter: ``Mlýn → Zahrada``, ``rozsvítí``."""
    match meant(order):
        case Go(at=at, to=to):
            return f"{province_name(board, at)} {ARROW} {province_name(board, to)}"
        case Swap(to=to):
            text = QCoreApplication.translate("Diplomatia", "changes places with {where:the}")
            return text.format_map({"where": names.spoken(board).place(to)})
        case Light():
            return QCoreApplication.translate("Diplomatia", "lights the lamp")
        case None:
            return str(order)
    return QCoreApplication.translate("Diplomatia", "rests")


def full_order_words(order: Order, board: Board) -> str:
    """Say an order with its lamplighter: ``L Mlýn: rozsvítí``."""
    meaning = meant(order)
    if meaning is None:
        return str(order)
    if isinstance(meaning, Go):
        return f"{KIND} {order_words(order, board)}"
    return f"{KIND} {province_name(board, meaning.at)}: {order_words(order, board)}"


def notation(order: Order, board: Board) -> str:
    """Write an order in short: ``Mil-Gar``, ``Mil*``, ``Mil<>Gar``, ``Mil=``."""
    meaning = meant(order)
    if meaning is None:
        return str(order)
    at = abbreviation(board, meaning.at)
    match meaning:
        case Go(to=to):
            return f"{at}-{abbreviation(board, to)}"
        case Swap(to=to):
            return f"{at}<>{abbreviation(board, to)}"
        case Light():
            return f"{at}*"
    return f"{at}="


def kinds() -> Mapping[str, str]:
    """Return the kinds of order, each with the head of its column in statistics."""
    return {
        "go": QCoreApplication.translate("Diplomatia", "Walks"),
        "swap": QCoreApplication.translate("Diplomatia", "Swaps"),
        "light": QCoreApplication.translate("Diplomatia", "Lightings"),
        "rest": QCoreApplication.translate("Diplomatia", "Rests"),
    }
