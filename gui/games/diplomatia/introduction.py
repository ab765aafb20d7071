"""What a stranger is told first: the names of the two pages, and the signs of the board."""

from PySide6.QtCore import QCoreApplication

from engine.board.board import Board
from engine.board.loader import LoadedMap
from engine.catalogue import GAMES
from engine.games.diplomatia.calendar import CALENDAR, EVENING, MORNING
from engine.games.diplomatia.orders import KIND
from engine.rules.game import Rules
from engine.rules.order import opened
from engine.rules.position import Position, Unit
from gui.games.diplomatia import marks
from gui.games.example_map import example_map
from gui.paper.line_drawing import LineDrawing
from gui.paper.sign_pictures import SignPicture

_MORNING = Position(
    phase=CALENDAR.phase(1, MORNING),
    units=(
        Unit("MOTHS", KIND, "MILL"),
        Unit("OWLS", KIND, "INN"),
        Unit("MOTHS", KIND, "MARKET"),
        Unit("OWLS", KIND, "WELL"),
    ),
)
_WALKS = {"MOTHS": ("L MILL - GARDEN", "L MARKET SWAP WELL"), "OWLS": ("L WELL SWAP MARKET",)}
_EVENING = Position(phase=CALENDAR.phase(1, EVENING), units=(Unit("OWLS", KIND, "INN"),))
_LIGHTS = {"OWLS": ("L INN LIGHT",)}


def page_names() -> tuple[str, ...]:
    """Name the two pages of rules."""
    return (
        QCoreApplication.translate("Diplomatia", "The day"),
        QCoreApplication.translate("Diplomatia", "Streets and lamps"),
    )


def signs(board: Board) -> tuple[str, ...]:
    """Say what each sign of a board means."""
    del board
    return (
        QCoreApplication.translate("Diplomatia", "An arrow: the lamplighter goes there."),
        QCoreApplication.translate("Diplomatia", "Arrows there and back: two change places."),
        QCoreApplication.translate("Diplomatia", "A ring: he lights the lamp."),
    )


def order_keys() -> tuple[tuple[str, str], ...]:
    """Return the keys of kinds of order, and what they do."""
    text = QCoreApplication.translate("Diplomatia", "light, change places, rest, go")
    return (("L S R -", text),)


def sign_pictures(loaded: LoadedMap, rules: Rules) -> tuple[SignPicture, ...]:
    """Draw the signs, in the same order, on boards that are judged for it."""
    shown = example_map(loaded)
    if shown is not loaded:
        loaded, rules = shown, GAMES[shown.board.game].rules(shown.board, {})
    day, night = (
        LineDrawing(
            loaded,
            before,
            marks.marks_for_resolution(
                loaded.board,
                before,
                opened(rules.order, sheets),
                rules.adjudicate(before, sheets),
            ),
        )
        for before, sheets in ((_MORNING, _WALKS), (_EVENING, _LIGHTS))
    )
    return (
        SignPicture.of(day, "MILL", "GARDEN"),
        SignPicture.of(day, "MARKET", "WELL"),
        SignPicture.of(night, "INN"),
    )
