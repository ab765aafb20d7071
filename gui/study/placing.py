"""Why a piece cannot be put down, in a sentence."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QCoreApplication

from engine.board.board import Board
from engine.board.location import province_of
from engine.study import pieces
from gui.i18n import QT_TRANSLATE_NOOP
from gui.words import labels, names

REFUSALS: Final[Mapping[str, str]] = MappingProxyType(
    {
        pieces.OCCUPIED: QT_TRANSLATE_NOOP(
            "Placing", "{where}: a unit already stands here, and there is room for one only."
        ),
        pieces.AT_SEA: QT_TRANSLATE_NOOP("Placing", "{where}: {piece:a} cannot stand at sea."),
        pieces.INLAND: QT_TRANSLATE_NOOP("Placing", "{where}: {piece:a} cannot stand inland."),
        pieces.COAST_MISSING: QT_TRANSLATE_NOOP(
            "Placing", "{where}: choose one of the two coasts."
        ),
        pieces.NO_SUCH_COAST: QT_TRANSLATE_NOOP("Placing", "{where}: there is no such coast."),
    }
)
"""One sentence per code."""

ON_LAND = QT_TRANSLATE_NOOP("Placing", "{where}: {piece:a} cannot stand on land.")
"""What is said of any land where ships keep to the sea: it need not lie inland."""


def refusal(error: pieces.PlacingError, board: Board) -> str:
    """Say why a piece cannot stand somewhere."""
    afloat = error.code == pieces.INLAND and bool(board.shore_borders)
    sentence = QCoreApplication.translate("Placing", ON_LAND if afloat else REFUSALS[error.code])
    piece = names.spoken(board).piece(error.kind) if error.kind else ""
    return sentence.format(where=labels.province_name(board, province_of(error.where)), piece=piece)
