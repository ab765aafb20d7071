"""Which layers of a map are shown over land and water."""

from collections.abc import Collection
from enum import StrEnum
from typing import NamedTuple

from engine.board.board import Board


class Layer(StrEnum):
    """What can be shown or left out."""

    CONTROL = "control"
    """The colours of who controls each space. Without them hatching and letters say it."""

    HOMES = "homes"
    """Within whose original borders each space lies."""

    MARKS = "marks"
    """The marks of spaces that count, where not every space does."""

    PORTS = "ports"
    """With their names; towns without a mark too."""


LAYERS = frozenset({Layer.CONTROL, Layer.MARKS, Layer.PORTS})
"""Those that are shown where nobody asks for others."""


class Shown(NamedTuple):
    """The same as whoever paints wants it."""

    marks: bool = True
    ports: bool = True
    homes: tuple[tuple[str, str], ...] = ()
    """The letter of the power whose home each space is; none where that is not to be seen."""

    coloured: bool = True
    """Whether who controls a space is told by colour, or by hatching and a letter alone."""


USUAL = Shown()


def shown(board: Board, layers: Collection[Layer]) -> Shown:
    """Return what is shown of a board."""
    homes: tuple[tuple[str, str], ...] = ()
    if Layer.HOMES in layers:
        letters = {power.id: power.letter for power in board.powers}
        at_home = ((key, one.home) for key, one in board.provinces.items() if one.home is not None)
        homes = tuple(sorted((key, letters[power]) for key, power in at_home))
    return Shown(Layer.MARKS in layers, Layer.PORTS in layers, homes, Layer.CONTROL in layers)


def layers_of(board: Board) -> tuple[Layer, ...]:
    """Return the layers that a board has anything for."""
    spaces = board.provinces.values()
    has = {
        Layer.CONTROL: True,
        Layer.HOMES: any(one.home is not None for one in spaces),
        Layer.MARKS: len(board.counted) < len(board.provinces),
        Layer.PORTS: bool(board.ports),
    }
    return tuple(layer for layer, there in has.items() if there)


def wished(switched: str) -> frozenset[Layer]:
    """Return what is shown where these were switched: names of layers as they are remembered.

    What a newer program may have remembered is not known here, and nothing is switched for it.
    """
    known = {layer.value: layer for layer in Layer}
    return LAYERS ^ {known[name] for name in switched.split() if name in known}


def switched(layers: Collection[Layer]) -> str:
    """Return how that is remembered: nothing where all is as usual."""
    return " ".join(sorted(LAYERS ^ frozenset(layers)))
