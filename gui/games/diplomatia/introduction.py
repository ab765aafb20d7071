"""What a stranger is told first: the names of the two pages, and the signs of the board."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from engine.board.board import Board
from engine.board.loader import LoadedMap
from engine.catalogue import GAMES
from engine.games.diplomatia.calendar import CALENDAR, ORDERS, RETREATS
from engine.games.diplomatia.orders import ARMY, FLEET
from engine.rules.game import Rules
from engine.rules.order import opened
from engine.rules.position import Dislodged, Position, Unit
from gui.games.diplomatia import marks
from gui.games.diplomatia.counted import goal
from gui.games.example_map import example_map
from gui.i18n import QT_TRANSLATE_NOOP
from gui.paper.line_drawing import LineDrawing
from gui.paper.sign_pictures import SignPicture

A, F = ARMY, FLEET

_UNITS = (
    Unit("UKR", A, "KYJ"),
    Unit("GER", A, "BAV"),
    Unit("GER", A, "POR"),
    Unit("ESP", A, "KAT"),
    Unit("FRA", F, "STS"),
    Unit("ESP", F, "STZ"),
    Unit("RUS", A, "KAR"),
    Unit("ITA", A, "RIM"),
    Unit("FRA", A, "PAR"),
    Unit("GBR", A, "BRT"),
)
_SHEETS = {
    "UKR": ("A KYJ - HAL",),
    "GER": ("A POR - SVY", "A BAV P A POR - SVY"),
    "ESP": ("A KAT - ALZ", "F STZ T STS - ALZ"),
    "FRA": ("F STS T KAT - STZ", "A PAR - NRM"),
    "GBR": ("A BRT - NRM",),
    "RUS": ("A KAR ZP FZA",),
    "ITA": ("A RIM O",),
}
_ON_LAND = (
    QT_TRANSLATE_NOOP("Diplomatia", "An arrow: the unit moves there."),
    QT_TRANSLATE_NOOP("Diplomatia", "A dashed line: it supports. The figure is the strength."),
)
_AT_SEA = (
    QT_TRANSLATE_NOOP("Diplomatia", "A wave: fleets transport the army over the sea."),
    QT_TRANSLATE_NOOP("Diplomatia", "A hook with an anchor: the army seizes the port’s sector."),
    QT_TRANSLATE_NOOP(
        "Diplomatia", "A black dot with a name in italics: a port. It keeps a fleet."
    ),
)
_ALWAYS = (
    QT_TRANSLATE_NOOP("Diplomatia", "A ring: it defends."),
    QT_TRANSLATE_NOOP("Diplomatia", "Blocked: equally strong moves, nobody gets in."),
    QT_TRANSLATE_NOOP("Diplomatia", "Defeated: it must retreat or is destroyed."),
    QT_TRANSLATE_NOOP("Diplomatia", "A supply centre: it keeps an army, and {goal} of them win."),
    QT_TRANSLATE_NOOP(
        "Diplomatia", "The colour and the hatching of a space: who controls it, at sea too."
    ),
)


def page_names() -> tuple[str, ...]:
    """Name the two pages of rules."""
    return (
        QCoreApplication.translate("Diplomatia", "The turn"),
        QCoreApplication.translate("Diplomatia", "Conflicts"),
    )


def signs(board: Board) -> tuple[str, ...]:
    """Say what each sign of a board means; where there is no sea nothing speaks of fleets."""
    signs = (*_ON_LAND, *(_AT_SEA if board.ports else ()), *_ALWAYS)
    return tuple(
        QCoreApplication.translate("Diplomatia", sign).format(goal=goal(board)) for sign in signs
    )


def order_keys() -> tuple[tuple[str, str], ...]:
    """Return the keys of kinds of order, and what they do."""
    return (
        (
            "O P Z T -",
            QCoreApplication.translate("Diplomatia", "defend, support, seize, transport, move"),
        ),
        ("W", QCoreApplication.translate("Diplomatia", "leave a build out")),
    )


def sign_pictures(loaded: LoadedMap, rules: Rules) -> tuple[SignPicture, ...]:
    """Draw the signs, in the same order, on boards that are judged for it."""
    seas = bool(loaded.board.ports)
    shown = example_map(loaded)
    if shown is not loaded:
        loaded, rules = shown, GAMES[shown.board.game].rules(shown.board, {})
    control = rules.start().owners
    before = Position(phase=CALENDAR.phase(1, ORDERS), units=_UNITS, owners=control)
    resolution = rules.adjudicate(before, _SHEETS)
    orders = opened(rules.order, _SHEETS)
    drawn = marks.marks_for_resolution(loaded.board, before, orders, resolution)
    judged = LineDrawing(loaded, before, drawn)
    beaten = LineDrawing(loaded, _beaten(control))
    return (
        SignPicture.of(judged, "KYJ", "HAL"),
        SignPicture.of(judged, "BAV", "POR", "SVY"),
        *(
            (
                SignPicture.of(judged, "STS", "KAT", "STZ"),
                SignPicture.of(judged, "KAR", "FZA"),
                SignPicture.of(judged, "FZA"),
            )
            if seas
            else ()
        ),
        SignPicture.of(judged, "RIM"),
        SignPicture.of(judged, "PAR", "NRM", "BRT"),
        SignPicture.of(beaten, "BUR", "STF"),
        SignPicture.of_centre(judged, "LOM"),
        SignPicture.of(judged, "UPP", "BOT"),
    )


def _beaten(control: Mapping[str, str]) -> Position:
    """Return a board on which an army has to retreat."""
    fallen = Dislodged(unit=Unit("FRA", A, "BUR"), attacker="POR", retreats=("STF",))
    return Position(
        phase=CALENDAR.phase(1, RETREATS),
        units=(Unit("GER", A, "BUR"),),
        owners=control,
        dislodged=(fallen,),
    )
