"""Which layers of a map are shown beside land, water and whose they are."""

from collections.abc import Collection
from enum import StrEnum
from typing import NamedTuple

from engine.board.board import Board


class Layer(StrEnum):
    """What can be shown or left out."""

    CENTRES = "centres"
    PORTS = "ports"
    """With their names; towns without a centre too."""

    HOMES = "homes"
    """Within whose original borders each space lies."""


LAYERS = frozenset({Layer.CENTRES, Layer.PORTS})
"""Those that are shown where nobody asks for others."""


class Shown(NamedTuple):
    """The same as whoever paints wants it."""

    centres: bool = True
    ports: bool = True
    homes: tuple[tuple[str, str], ...] = ()
    """The letter of the power whose home each space is; none where that is not to be seen."""


USUAL = Shown()


def shown(board: Board, layers: Collection[Layer]) -> Shown:
    """Return what is shown of a board."""
    homes: tuple[tuple[str, str], ...] = ()
    if Layer.HOMES in layers:
        letters = {power.id: power.letter for power in board.powers}
        at_home = ((key, one.home) for key, one in board.provinces.items() if one.home is not None)
        homes = tuple(sorted((key, letters[power]) for key, power in at_home))
    return Shown(Layer.CENTRES in layers, Layer.PORTS in layers, homes)


def layers_of(board: Board) -> tuple[Layer, ...]:
    """Return the layers that a board has anything for."""
    spaces = board.provinces.values()
    has = {
        Layer.CENTRES: bool(board.centres),
        Layer.PORTS: bool(board.ports),
        Layer.HOMES: any(one.home is not None for one in spaces),
    }
    return tuple(layer for layer, there in has.items() if there)
