"""A rough picture of a position at once: countries in flat colours, until the fine one is there.

Painting a board takes a few tenths of a second. Whoever turns from phase to phase sees at once who
owns what; hatching and soft rims follow, painted beside the event loop.
"""

from collections.abc import Mapping

from PySide6.QtGui import QPainter, QPixmap

from gui.map import terrain
from gui.map.background import Picture, Wanted
from gui.map.shapes import Shapes


def rough(shapes: Shapes, old: Picture | None, wanted: Wanted) -> Picture | None:
    """Return a picture with other owners, painted over one of the same size; else nothing."""
    if old is None or (old.wanted.scale, old.wanted.rect) != (wanted.scale, wanted.rect):
        return None
    if old.wanted.theme != wanted.theme:
        return None
    before, now = dict(old.wanted.washes), dict(wanted.washes)
    changed = {key for key in shapes.land if before.get(key) != now.get(key)}
    pixmap = QPixmap(old.pixmap)
    pixmap.setDevicePixelRatio(1)
    _recolour(pixmap, shapes, now, changed, wanted)
    return Picture(wanted, pixmap, rough=True)


def _recolour(
    pixmap: QPixmap, shapes: Shapes, washes: Mapping[str, str], changed: set[str], wanted: Wanted
) -> None:
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(-wanted.rect.topLeft())
    painter.scale(wanted.scale, wanted.scale)
    for key in changed:
        painter.fillPath(shapes.land[key], terrain.land_colour(washes.get(key, "")))
    terrain.land_borders(painter, shapes, washes, changed)
    for key in changed:
        terrain.centre(painter, shapes, key)
    painter.end()
