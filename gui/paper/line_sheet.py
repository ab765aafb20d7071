"""A position line on paper: the board, the line, and its QR code for a telephone or a scanner."""

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from engine.notation.position_line import position_line
from engine.rules.position import Position
from gui.kit.codes import paint_code
from gui.paper import ink
from gui.paper.blocks import Drawing, Drawn, Words
from gui.paper.ink import Face
from gui.paper.map_sheet import MapView, line_drawing
from gui.printable import Matter, Sheet
from gui.words import phases

SIDE = 620.0
"""How wide a code is: 6 cm, so that one of the longest lines has modules of 0.8 mm."""

_LINE = Face(points=8)


def line_of(matter: Matter) -> str:
    """Return the line of the board that is looked at; nothing where no line can say it."""
    try:
        return position_line(_board(matter), matter.rules)
    except ValueError:
        return ""


def line_sheet(matter: Matter, *, black: bool = False) -> list[Sheet]:
    """Return the board that is looked at with its line; nothing where no line can say it."""
    line = line_of(matter)
    if not line:
        return []
    view = MapView.PIECES if matter.past is None else MapView.AFTER
    shown = line_drawing(matter, view)

    def board(painter: QPainter, box: QRectF) -> None:
        scale = box.width() / shown.size[0]
        painter.translate(box.topLeft())
        painter.scale(scale, scale)
        painter.setClipRect(QRectF(0, 0, *shown.size))
        shown.paint(painter, black=black, scale=scale)

    told = QCoreApplication.translate(
        "Paper",
        "Whoever has this line has the board: a telephone reads it in the code, and Ctrl+V in a "
        "study sets it up.",
    )
    blocks = [
        Drawn(board, shown.size[0] / shown.size[1], most=0.55),
        Words(line, _LINE),
        Words(told, ink.SMALL, ink.GREY),
        Drawn(code_of(line), 1.0, most=SIDE / _ROOM),
    ]
    title = QCoreApplication.translate("Paper", "Position line")
    return [Sheet(title, blocks, aside=phases.full_phase_words(_board(matter).phase))]


_ROOM = 2460.0
"""How high the room of a page is on A4."""


def code_of(text: str) -> Drawing:
    """Return a text's QR code to be drawn as large as its box."""
    return lambda painter, box: paint_code(painter, box, text)


def _board(matter: Matter) -> Position:
    past = matter.past
    return matter.public.position if past is None else past.resolution.after
