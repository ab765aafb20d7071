"""Lines through points as Qt has them: its points, directions and paths."""

from collections.abc import Iterable

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from gui.map.polyline import Track


def through(points: Iterable[QPointF]) -> Track:
    """Return a line through points."""
    return Track([(at.x(), at.y()) for at in points])


def at(track: Track, far: float) -> QPointF:
    """Return the point of a line so far from its beginning."""
    return QPointF(*track.spot(far))


def ahead(track: Track, far: float) -> QPointF:
    """Return the direction in which a line runs there, as a unit vector."""
    return QPointF(*track.heading(far))


def path(track: Track) -> QPainterPath:
    """Return a line as a path."""
    corners = track.corners
    qt_path = QPainterPath(QPointF(*corners[0]))
    for x, y in corners[1:]:
        qt_path.lineTo(x, y)
    return qt_path
