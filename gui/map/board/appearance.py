"""How large the pieces of a board are drawn and how its names are written, and in which theme."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING

from gui import settings
from gui.kit import theme
from gui.map.names.lettering import LEAST
from gui.map.pictures.shown import Layer, wished
from gui.map.pieces.piece_scale import piece_scale

if TYPE_CHECKING:
    from gui.map.board.camera import Camera


class Appearance:
    """How a board looks on a desk, in the theme of the whole program."""

    kept = True
    """Whether its first sight may be kept for the next start."""

    public = False
    """Whether the room looks at it: it may see other layers than whoever sits at the laptop."""

    def __init__(self) -> None:
        self.big = 1.0
        """How much larger pieces and lines are drawn."""

        self.naming = "full"
        """How names are written: ``full`` (abbreviated without room), ``abbr`` or ``off``."""

        self.least = 0.0
        """How many pixels their font has at least; 0 for as many as usual."""

        kept = settings.current()
        self.layers: frozenset[Layer] = wished(kept.public_layers if self.public else kept.layers)
        """What of the map is shown."""

    def worn(self) -> AbstractContextManager[None]:
        """Draw what is drawn inside in this board's theme, whoever asks for it."""
        return nullcontext()

    def piece_scale(self, camera: Camera) -> float:
        """Return how large pieces are drawn, looked at from there."""
        return piece_scale(camera.zoom, self.big)

    def names(self, camera: Camera) -> tuple[str, float]:
        """Return how names are written, and the least pixels of their font, seen from there.

        They grow as the words beside the board do.
        """
        del camera
        usual = LEAST * theme.text_scale() if theme.text_scale() > 1 else 0.0
        return self.naming, self.least or usual
