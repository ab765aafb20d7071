"""Zooming the board that is on the screen, whichever screen that is."""

from typing import Protocol, runtime_checkable

from PySide6.QtWidgets import QGraphicsView, QWidget


@runtime_checkable
class Zooms(Protocol):
    """A board on the screen. The start screen has none, so its module is not loaded for this."""

    def zoom_in(self) -> None:
        """Come nearer."""

    def zoom_out(self) -> None:
        """Go farther away."""

    def fit(self) -> None:
        """Show the whole board."""


def board_of(screen: QWidget | None) -> Zooms | None:
    """Return the board that a screen shows, if it shows one."""
    views = screen.findChildren(QGraphicsView) if screen is not None else []
    return next((view for view in views if isinstance(view, Zooms)), None)


def zoom(screen: QWidget | None, act: str) -> None:
    """Zoom the board on a screen: ``zoom_in zoom_out fit``."""
    view = board_of(screen)
    if view is None:
        return
    match act:
        case "zoom_in":
            view.zoom_in()
        case "zoom_out":
            view.zoom_out()
        case _:
            view.fit()
