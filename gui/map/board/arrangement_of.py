"""Where pieces, lines and names go on a board, once anything is to be put in its place.

The first sight of a board is a finished picture: what works places out is only imported after it
(of 262 ms until a bare board is painted it took 25).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.board.loader import LoadedMap
    from gui.map.pictures.arrangement import Arrangement


def arrangement_of(loaded: LoadedMap) -> Arrangement:
    """Return what finds places on a map; the same for every view of it."""
    from gui.map.pictures.arrangement import shared  # noqa: PLC0415

    return shared(loaded)[1]
