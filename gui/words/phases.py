"""What is said of a phase: its date and its set phrases, as its game has them.

Most phrases speak of orders. Where a kind of phase asks for something else, as retreats, its game
says them otherwise.
"""

from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication

from engine.board.board import Board
from engine.board.province import Terrain
from engine.catalogue import CARDS
from engine.rules.phase import Kind, Phase
from gui.games import catalogue
from gui.games.sayings import Phrase, Saying
from gui.i18n import QT_TRANSLATE_NOOP

__all__ = [
    "BETWEEN",
    "Saying",
    "column_words",
    "full_phase_words",
    "legend",
    "numbered_turn_words",
    "phase_words",
    "said",
    "turn_words",
]

BETWEEN = "    "
"""Between the parts of a legend."""


_OF_ORDERS: Mapping[Saying, Phrase] = MappingProxyType(
    {
        Saying.WRITTEN: ("Words", QT_TRANSLATE_NOOP("Words", "orders")),
        Saying.DOING: ("Words", QT_TRANSLATE_NOOP("Words", "writing orders")),
        Saying.CLOCK: ("Clock", QT_TRANSLATE_NOOP("Clock", "Writing orders")),
        Saying.PROJECTOR: ("Public", QT_TRANSLATE_NOOP("Public", "Writing orders")),
        Saying.REMINDER: ("Public", QT_TRANSLATE_NOOP("Public", "Only what is written counts.")),
        Saying.NOTHING_WRITTEN: ("Public", QT_TRANSLATE_NOOP("Public", "No orders.")),
        Saying.READY: (
            "TableSide",
            QT_TRANSLATE_NOOP("TableSide", "Ready to write? Tap your sign"),
        ),
        Saying.REVEAL: ("Cards", QT_TRANSLATE_NOOP("Cards", "Reveal orders")),
        Saying.FOLLOWS: (
            "Cards",
            QT_TRANSLATE_NOOP("Cards", "Gather round: all orders are opened at once."),
        ),
        Saying.DISORDER: (
            "Cards",
            QT_TRANSLATE_NOOP("Cards", "Whatever they did not write does not happen."),
        ),
        Saying.HEADING: ("DeskPanel", QT_TRANSLATE_NOOP("DeskPanel", "Orders")),
        Saying.CHOOSE: ("DeskPanel", QT_TRANSLATE_NOOP("DeskPanel", "Choose a unit.")),
        Saying.TYPE: ("DeskPanel", QT_TRANSLATE_NOOP("DeskPanel", "Type an order")),
        Saying.SEAL: ("DeskPanel", QT_TRANSLATE_NOOP("DeskPanel", "Seal orders…")),
        Saying.SEAL_THESE: ("SealSheet", QT_TRANSLATE_NOOP("SealSheet", "Seal these orders?")),
        Saying.BEAD: ("Words", QT_TRANSLATE_NOOP("Words", "orders")),
    }
)


def said(saying: Saying, kind: Kind) -> str:
    """Say a set phrase as a kind of phase has it; nothing where there is no such phrase."""
    own = catalogue.CARDS[kind.game].phases().phrases(kind)
    phrase = own.get(saying) or _OF_ORDERS.get(saying)
    return QCoreApplication.translate(*phrase) if phrase is not None else ""


def plain(saying: Saying) -> str:
    """Say a set phrase as every game could; nothing where there is no such phrase."""
    phrase = _OF_ORDERS.get(saying)
    return QCoreApplication.translate(*phrase) if phrase is not None else ""


def legend(kind: Kind, board: Board) -> str:
    """Say at the foot of an order sheet how it is written in short on a board."""
    wet = any(one.terrain is Terrain.SEA for one in board.provinces.values())
    parts = said(Saying.LEGEND, kind), said(Saying.AT_SEA, kind) if wet else ""
    return BETWEEN.join(filter(None, parts))


def phase_words(phase: Phase) -> str:
    """Say the date of a phase: ``Jaro 1901``."""
    return catalogue.CARDS[phase.kind.game].phases().date(phase)


def full_phase_words(phase: Phase) -> str:
    """Say the name of a phase, told apart from all others: ``Podzim 1901, ústupy``."""
    return catalogue.CARDS[phase.kind.game].phases().name(phase)


def turn_words(phase: Phase) -> str:
    """Say the turn of a phase within a sentence: ``rok 1901``."""
    return catalogue.CARDS[phase.kind.game].phases().turn(phase)


def numbered_turn_words(game: str, turn: int) -> str:
    """Say a turn within a sentence by its number; nothing where none is known."""
    return turn_words(CARDS[game].calendar.turn(turn)[0]) if turn and game in CARDS else ""


def column_words(turn: int, board: Board) -> str:
    """Say a turn by its number, below a chart and over a column: ``1901``."""
    return catalogue.played_on(board).phases().column(turn)
