"""A board as its parts know it: what they may ask of it, and nothing else.

For the type checker: a board is a view, made of the parts that it hands itself to.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtCore import QPoint, QPointF, QRectF, SignalInstance
    from PySide6.QtWidgets import QGraphicsScene, QWidget

    from engine.board.loader import LoadedMap
    from engine.rules.position import Position
    from gui.map.board.appearance import Appearance
    from gui.map.board.camera import Camera
    from gui.map.board.highlights import Highlights
    from gui.map.board.still import Stills
    from gui.map.shapes import Shapes


class Redrawing(Protocol):
    """When a board is drawn anew, for those who change something on it."""

    @property
    def woken(self) -> bool:
        """Whether anything was arranged yet."""

    def at_first_paint(self) -> bool:
        """Tell whether the next painting arranges everything, so that nobody need do it before."""

    def sharp(self) -> bool:
        """Tell whether everything that is to be seen can be drawn sharply now."""

    def touch(self) -> None:
        """Say that something on the board looks otherwise."""

    def refresh(self) -> None:
        """Arrange everything anew, now if it can be seen, else when it is first painted."""

    def look_anew(self) -> None:
        """Draw at once what is there to be seen for the first time."""

    def rest(self) -> None:
        """Draw everything sharply where the camera has come to rest."""

    def settle(self) -> None:
        """Show everything as it is again, once all of it is sharp."""


class Host(Protocol):
    """What parts ask of the board that they belong to; other parts they are given."""

    loaded: LoadedMap
    shapes: Shapes
    appearance: Appearance
    camera: Camera
    stills: Stills
    highlights: Highlights
    interactive: bool
    position: Position | None
    tinted: bool

    @property
    def redraw(self) -> Redrawing:
        """When it is drawn anew."""

    # -- what it says to others --------------------------------------------------------------

    @property
    def location_clicked(self) -> SignalInstance:
        """Pressed and let go in the same space."""

    @property
    def location_hovered(self) -> SignalInstance:
        """Pointed at, or left."""

    @property
    def location_activated(self) -> SignalInstance:
        """Taken by the keyboard."""

    @property
    def dragged(self) -> SignalInstance:
        """A unit was let go over a space."""

    @property
    def dragging(self) -> SignalInstance:
        """A unit is held over a space."""

    @property
    def menu_asked(self) -> SignalInstance:
        """Pressed for long, or with the other button."""

    @property
    def sketching(self) -> SignalInstance:
        """The other button is held, to draw."""

    @property
    def sketched(self) -> SignalInstance:
        """It was let go."""

    @property
    def chip_clicked(self) -> SignalInstance:
        """A chip beside a unit was taken."""

    # -- what stands on it as a whole --------------------------------------------------------

    def stood(self) -> None:
        """Draw anew what depends on where the pieces stand."""

    def obstacles(self) -> list[QRectF]:
        """Return what no name may be written under."""

    def outlook(self) -> object:
        """Say all that what is worked out beforehand depends on."""

    def look_ahead(self) -> Iterator[None]:
        """Work out what may be looked at next, a piece of it at a time."""

    def ready(self) -> bool:
        """Tell whether everything that is to be seen is drawn sharply now."""

    def plain(self) -> bool:
        """Tell whether nothing but a public position is shown."""

    def finish(self) -> None:
        """Draw everything sharply now."""

    def announce(self, text: str) -> None:
        """Have it said by a screen reader what the keyboard is on; nothing for an empty text."""

    # -- what Qt's view does -----------------------------------------------------------------

    def scene(self) -> QGraphicsScene:
        """Return what items are laid on."""

    def viewport(self) -> QWidget:
        """Return what it is drawn on."""

    def mapToScene(self, point: QPoint, /) -> QPointF:
        """Return the place of the board at a point of the viewport."""

    def mapFromScene(self, point: QPointF, /) -> QPoint:
        """Return the point of the viewport at a place of the board."""

    def isVisible(self) -> bool:
        """Tell whether it may be seen."""

    def devicePixelRatioF(self) -> float:
        """Return how many device pixels a pixel has."""
