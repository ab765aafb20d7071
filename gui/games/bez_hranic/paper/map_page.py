"""The map on a page of its own: every state named, every small one ringed."""

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from gui.games.bez_hranic.paper.map_drawing import Drawn, paint_map
from gui.games.bez_hranic.paper.page import LONG, SHORT, WholePage, put, sans, serif
from gui.games.bez_hranic.words.options import map_name
from gui.paper.ink import BLACK, GREY

MARGIN, HEAD = 90.0, 190.0


def map_page(map_: str) -> WholePage:
    """Return the page of a map."""
    return WholePage(lambda painter: _paint(painter, map_), map_name(map_))


def _paint(painter: QPainter, map_: str) -> None:
    put(painter, QRectF(MARGIN, 60, 900, 110), map_name(map_), (serif(22), BLACK))
    words = QCoreApplication.translate(
        "BezHranic", "A dashed line over the sea is a border. Small states lie in rings."
    )
    foot = QRectF(MARGIN + 900, 84, LONG - 2 * MARGIN - 900, 60)
    put(painter, foot, words, (sans(9), GREY))
    box = QRectF(MARGIN, HEAD, LONG - 2 * MARGIN, SHORT - HEAD - MARGIN)
    paint_map(painter, box, Drawn(map_))
