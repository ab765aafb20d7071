"""What a stranger is told first: the names of the two pages, and the signs of the board."""

from PySide6.QtCore import QCoreApplication

from engine.board.board import Board
from engine.board.loader import LoadedMap
from engine.catalogue import GAMES
from engine.games.diplomacy.units import ARMY, FLEET
from engine.games.diplomacy.victory import enough
from engine.rules.game import Rules
from engine.rules.order import opened
from engine.rules.position import Dislodged, Position, Unit
from gui.games.diplomacy.marks import drawing
from gui.games.example_map import example_map
from gui.i18n import QT_TRANSLATE_NOOP
from gui.paper.line_drawing import LineDrawing
from gui.paper.sign_pictures import SignPicture

A, F = ARMY, FLEET

_UNITS = (
    Unit("RUSSIA", A, "WAR"),
    Unit("GERMANY", A, "MUN"),
    Unit("GERMANY", A, "BER"),
    Unit("ENGLAND", A, "LON"),
    Unit("ENGLAND", F, "ENG"),
    Unit("ITALY", A, "ROM"),
    Unit("TURKEY", A, "SMY"),
    Unit("AUSTRIA", A, "SER"),
    Unit("TURKEY", A, "CON"),
)
_SHEETS = {
    "RUSSIA": ("A WAR - UKR",),
    "GERMANY": ("A BER - SIL", "A MUN S A BER - SIL"),
    "ENGLAND": ("A LON - BRE", "F ENG C A LON - BRE"),
    "ITALY": ("A ROM H",),
    "AUSTRIA": ("A SER - BUL",),
    "TURKEY": ("A CON - BUL", "A SMY H"),
}
_BEATEN = Dislodged(unit=Unit("FRANCE", A, "BUR"), attacker="MUN", retreats=("GAS",))
_SIGNS = (
    QT_TRANSLATE_NOOP("Help", "An arrow: the unit moves there."),
    QT_TRANSLATE_NOOP("Help", "A dashed line: it supports. The figure is the strength."),
    QT_TRANSLATE_NOOP("Help", "A wave: a fleet carries the army over the sea."),
    QT_TRANSLATE_NOOP("Help", "A ring: it holds."),
    QT_TRANSLATE_NOOP("Help", "A stand-off: equally strong, nobody gets in."),
    QT_TRANSLATE_NOOP("Help", "Dislodged: it must retreat or is disbanded."),
    QT_TRANSLATE_NOOP("Help", "A supply centre: {goal} of them win."),
)


def page_names() -> tuple[str, ...]:
    """Name the two pages of rules."""
    return (
        QCoreApplication.translate("HelpCard", "The turn"),
        QCoreApplication.translate("HelpCard", "Conflicts"),
    )


def signs(board: Board) -> tuple[str, ...]:
    """Say what each sign of a board means."""
    goal = enough(board)
    return tuple(QCoreApplication.translate("Help", sign).format(goal=goal) for sign in _SIGNS)


def order_keys() -> tuple[tuple[str, str], ...]:
    """Return the keys of kinds of order, and what they do."""
    return (
        ("H S C -", QCoreApplication.translate("Keys", "hold, support, convoy, move")),
        ("W", QCoreApplication.translate("Keys", "waive a build")),
    )


def sign_pictures(loaded: LoadedMap, rules: Rules) -> tuple[SignPicture, ...]:
    """Draw the signs, in the same order, on boards that are judged for it."""
    shown = example_map(loaded)
    if shown is not loaded:
        loaded, rules = shown, GAMES[shown.board.game].rules(shown.board, {})
    before = Position(phase=rules.calendar.parse("S1901M"), units=_UNITS)
    resolution = rules.adjudicate(before, _SHEETS)
    orders = opened(rules.order, _SHEETS)
    marks = drawing.marks_for_resolution(loaded.board, before, orders, resolution)
    stands = (Unit("GERMANY", A, "BUR"), Unit("ITALY", A, "MAR"))
    after = Position(phase=rules.calendar.parse("S1901R"), units=stands, dislodged=(_BEATEN,))
    judged, beaten = LineDrawing(loaded, before, marks), LineDrawing(loaded, after)
    return (
        SignPicture.of(judged, "WAR", "UKR"),
        SignPicture.of(judged, "MUN", "BER", "SIL"),
        SignPicture.of(judged, "ENG", "LON", "BRE"),
        SignPicture.of(judged, "ROM"),
        SignPicture.of(judged, "SER", "BUL", "CON"),
        SignPicture.of(beaten, "BUR", "GAS"),
        SignPicture.of_centre(judged, "SER"),
    )
