"""Why a board that the master sets up cannot be, in words."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QCoreApplication

from engine.board.board import Board
from engine.rules.flaws import Flaw, Found
from gui.games import catalogue
from gui.i18n import QT_TRANSLATE_NOOP
from gui.words import labels, names
from gui.words.counted import counted

FLAWS: Final[Mapping[Flaw, str]] = MappingProxyType(
    {
        Flaw.EMPTY: QT_TRANSLATE_NOOP("Board", "No unit stands on the board."),
        Flaw.NO_SPACE: QT_TRANSLATE_NOOP("Board", "The map has no such space or power."),
        Flaw.CROWDED: QT_TRANSLATE_NOOP("Board", "{where}: two units stand in one space."),
        Flaw.AT_SEA: QT_TRANSLATE_NOOP("Board", "{where}: {piece:a} cannot stand at sea."),
        Flaw.INLAND: QT_TRANSLATE_NOOP("Board", "{where}: {piece:a} cannot stand inland."),
        Flaw.COAST_MISSING: QT_TRANSLATE_NOOP("Board", "{where}: the {piece} needs a coast."),
        Flaw.NO_SUCH_COAST: QT_TRANSLATE_NOOP("Board", "{where}: there is no such coast."),
        Flaw.NOBODYS: QT_TRANSLATE_NOOP("Board", "{where}: nobody can own it."),
        Flaw.TOO_MANY: QT_TRANSLATE_NOOP(
            "Board", "More units than there are {counted} on the map."
        ),
        Flaw.ELIMINATED: QT_TRANSLATE_NOOP(
            "Board", "{power} has units and no {counted}: it is out of the game."
        ),
        Flaw.BEATEN_TWICE: QT_TRANSLATE_NOOP(
            "Board", "{where}: only one unit can have to retreat from a space."
        ),
        Flaw.BEATEN_BY_OWN: QT_TRANSLATE_NOOP(
            "Board", "{where}: a unit does not drive out one of its own power."
        ),
        Flaw.NOBODY_BEATEN: QT_TRANSLATE_NOOP(
            "Board", "Retreats are written only where a unit has to retreat."
        ),
        Flaw.TAKEN_STANDOFF: QT_TRANSLATE_NOOP(
            "Board", "{where}: a unit stands where a stand-off left nobody."
        ),
    }
)
"""One sentence per flaw."""

ON_LAND = QT_TRANSLATE_NOOP("Board", "{where}: {piece:a} cannot stand on land.")
"""What is said of any land where ships keep to the sea: it need not lie inland."""


def flaw_words(problem: Found, board: Board) -> str:
    """Say what cannot be."""
    owners = catalogue.played_on(board).owners
    if problem.flaw is Flaw.NOBODYS and owners is not None:
        return owners().nobodys(problem.where, board)
    afloat = problem.flaw is Flaw.INLAND and bool(board.shore_borders)
    message = QCoreApplication.translate("Board", ON_LAND if afloat else FLAWS[problem.flaw])
    where = labels.province_name(board, problem.where) if problem.where in board.provinces else ""
    power = labels.power_name(board, problem.power) if problem.power in board.powers_by_id else ""
    piece = names.spoken(board).piece(problem.kind) if problem.kind else ""
    things = names.things(counted(board).names)
    return message.format(where=where, power=power, piece=piece, counted=things)
