"""Orders in words, and in the short notation of paper slips."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from engine.board.board import Board
from engine.games.blank.orders import KIND, BlankOrder, Go, Light, Swap, parse
from engine.rules.order import OrderError
from gui.words import names
from gui.words.labels import ARROW, abbreviation, province_name


def parsed(order: str) -> BlankOrder | None:
    """Read an order; nothing where the text is none."""
    try:
        return parse(order)
    except OrderError:
        return None


def order_words(order: str, board: Board) -> str:
    """Say an order beside its lamplighter: ``Mlýn → Zahrada``, ``rozsvítí``."""
    match parsed(order):
        case Go(at=at, to=to):
            return f"{province_name(board, at)} {ARROW} {province_name(board, to)}"
        case Swap(to=to):
            said = QCoreApplication.translate("Blank", "changes places with {where:the}")
            return names.sentence(said, where=names.spoken(board).place(to))
        case Light():
            return QCoreApplication.translate("Blank", "lights the lamp")
        case None:
            return order
    return QCoreApplication.translate("Blank", "rests")


def full_order_words(order: str, board: Board) -> str:
    """Say an order with its lamplighter: ``L Mlýn: rozsvítí``."""
    meant = parsed(order)
    if meant is None:
        return order
    if isinstance(meant, Go):
        return f"{KIND} {order_words(order, board)}"
    return f"{KIND} {province_name(board, meant.at)}: {order_words(order, board)}"


def notation(order: str, board: Board) -> str:
    """Write an order in short: ``Mil-Gar``, ``Mil*``, ``Mil<>Gar``, ``Mil=``."""
    meant = parsed(order)
    if meant is None:
        return order
    at = abbreviation(board, meant.at)
    match meant:
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
        "go": QCoreApplication.translate("Blank", "Walks"),
        "swap": QCoreApplication.translate("Blank", "Swaps"),
        "light": QCoreApplication.translate("Blank", "Lightings"),
        "rest": QCoreApplication.translate("Blank", "Rests"),
    }
