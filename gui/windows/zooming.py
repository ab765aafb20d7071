"""Zooming the board that is on the screen, whichever screen that is."""

from typing import Protocol, runtime_checkable

from PySide6.QtWidgets import QGraphicsView, QWidget


@runtime_checkable
class Zooms(Protocol):
    """A board's camera. The start screen has no board, so its module is not loaded for this."""

    def zoom_in(self) -> None:
        """Come nearer."""

    def zoom_out(self) -> None:
        """Go farther away."""

    def fit(self) -> None:
        """Show the whole board."""


def camera_of(screen: QWidget | None) -> Zooms | None:
    """Return the camera of the board that a screen shows, if it shows one."""
    views = screen.findChildren(QGraphicsView) if screen is not None else []
    cameras = (getattr(view, "camera", None) for view in views)
    return next((camera for camera in cameras if isinstance(camera, Zooms)), None)


def zoom(screen: QWidget | None, act: str) -> None:
    """Zoom the board on a screen: ``zoom_in zoom_out fit``."""
    camera = camera_of(screen)
    if camera is None:
        return
    match act:
        case "zoom_in":
            camera.zoom_in()
        case "zoom_out":
            camera.zoom_out()
        case _:
            camera.fit()
