"""Why a piece cannot be put down, in a sentence."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QCoreApplication

from engine.board.board import Board
from engine.board.location import province_of
from gui.i18n import QT_TRANSLATE_NOOP
from gui.study import case
from gui.words import labels, names

REFUSALS: Final[Mapping[str, str]] = MappingProxyType(
    {
        case.OCCUPIED: QT_TRANSLATE_NOOP(
            "Placing", "{where}: a unit already stands here, and there is room for one only."
        ),
        case.AT_SEA: QT_TRANSLATE_NOOP("Placing", "{where}: {piece:a} cannot stand at sea."),
        case.INLAND: QT_TRANSLATE_NOOP("Placing", "{where}: {piece:a} cannot stand inland."),
        case.COAST_MISSING: QT_TRANSLATE_NOOP("Placing", "{where}: choose one of the two coasts."),
        case.NO_SUCH_COAST: QT_TRANSLATE_NOOP("Placing", "{where}: there is no such coast."),
    }
)
"""One sentence per code."""

ON_LAND = QT_TRANSLATE_NOOP("Placing", "{where}: {piece:a} cannot stand on land.")
"""What is said of any land where ships keep to the sea: it need not lie inland."""


def refusal(error: case.PlacingError, board: Board) -> str:
    """Say why a piece cannot stand somewhere."""
    afloat = error.code == case.INLAND and bool(board.shore_borders)
    sentence = QCoreApplication.translate("Placing", ON_LAND if afloat else REFUSALS[error.code])
    piece = names.spoken(board).piece(error.kind) if error.kind else ""
    return sentence.format(where=labels.province_name(board, province_of(error.where)), piece=piece)
