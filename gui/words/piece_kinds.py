"""Which kinds of piece there are on a map: where there is no sea, nothing speaks of ships."""

from engine.board.board import Board, sails
from engine.board.province import Terrain
from engine.rules.position import UnitKind
from gui.games import catalogue


def kinds_on(board: Board) -> tuple[str, ...]:
    """Return the letters of the pieces that there can be on a board: no ships without a sea."""
    wet = any(one.terrain is Terrain.SEA for one in board.provinces.values())
    kinds = catalogue.played_on(board).pieces
    return tuple(kind for kind in kinds if wet or not sails(UnitKind(kind)))
