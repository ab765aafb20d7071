"""How finely things are scaled while the zoom is changing."""

from PySide6.QtGui import QPainter

SMOOTH = 3_000_000
"""Device pixels up to which moving pictures are scaled smoothly.

On a larger screen that takes longer than a frame; nobody sees the difference until the hand rests,
and then everything is drawn sharply.
"""


def soften(painter: QPainter) -> None:
    """Scale pictures as finely as there is time for."""
    device = painter.device()
    ratio = device.devicePixelRatioF()
    fine = device.width() * device.height() * ratio * ratio < SMOOTH
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, fine)
