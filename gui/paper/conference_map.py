"""The map to draw into while one talks: abbreviations, strong borders, nobody's colour or piece."""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from engine.rules.position import Position
from gui.paper import ink, writing
from gui.paper.blocks import RIGHT
from gui.paper.flow import A5, Form
from gui.paper.ink import Face
from gui.paper.part import Part, everything
from gui.printable import Alone, Block, Matter, Sheet

POINTS = {"a5": 7.5, "a3": 13.0, "a2": 17.0}
USUAL_POINTS = 10.0
"""How large abbreviations are."""

MARGIN, CAPTION = 80.0, 64.0
ALONE = QSizeF(2700, 2025)
"""As large as on A4, where nothing is round it."""


def conference_map(matter: Matter, form: Form) -> list[Sheet]:
    """Return the map on one page, as large as paper allows."""
    nobody = Position(phase=matter.public.position.phase, units=())
    points = POINTS.get(form.name, USUAL_POINTS)
    part = Part(matter.loaded, nobody, everything(matter.loaded), points)
    page = ConferencePage(part)
    title = QCoreApplication.translate("Paper", "Conference map")
    room = QRectF(0, 0, ALONE.width(), ALONE.height()).adjusted(4, 4, -4, -4)

    def paint(painter: QPainter) -> None:
        with ink.outlined():
            part.paint(painter, room)

    return [Sheet(title, [page], landscape=True, alone=Alone(ALONE, paint), plain=True, zoom=1.0)]


PLAN_GRIDS = {
    "a5": (1, 1, True),
    "a4": (1, 2, False),
    "a3": (2, 2, True),
    "a2": (2, 4, False),
    "letter": (1, 2, False),
}
"""Plans beside and below one another; whether paper lies across."""


def plans(matter: Matter, form: Form) -> list[Sheet]:
    """Return a page of small maps, one for each player to draw into: as many as paper holds."""
    nobody = Position(phase=matter.public.position.phase, units=())
    part = Part(matter.loaded, nobody, everything(matter.loaded), POINTS[A5.name])
    columns, rows, across = PLAN_GRIDS[form.name]
    page = PlansPage(ConferencePage(part), (columns, rows))
    title = QCoreApplication.translate("Paper", "Plans for players, A5")
    return [Sheet(title, [page], landscape=across, plain=True, zoom=1.0)]


@dataclass(frozen=True)
class ConferencePage(Block):
    """The whole page: the board, and what it is for below."""

    part: Part

    def height(self, width: float, room: float) -> float:
        """Take all there is."""
        del width
        return room

    def board(self, page: QRectF) -> QRectF:
        """Return where the board is."""
        room = page.adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN - CAPTION)
        rect = self.part.room(room)
        rect.moveTop(room.top())
        return rect

    def paint(self, painter: QPainter, box: QRectF) -> None:
        """Draw it."""
        board = self.board(box)
        self.part.paint(painter, board)
        at = QRectF(board.left(), board.bottom() + 10, board.width(), CAPTION - 4)
        title, small = Face("h2", self.part.points * 1.3), Face(points=self.part.points * 0.8)
        heading = QCoreApplication.translate("Paper", "Conference map")
        writing.write_in(painter, at, heading, title)
        aside = title.width(heading) + 40
        name = "Velmoc"
        use = QCoreApplication.translate(
            "Paper",
            "Draw into it whatever you like; it gives nothing away. Add the units yourself.",
        )
        room = at.adjusted(aside, 4, -small.width(name) - 30, 4)
        writing.write_in(painter, room, use, small, shade=ink.GREY)
        writing.write_in(painter, at.adjusted(0, 4, 0, 4), name, small, shade=ink.GREY, align=RIGHT)


@dataclass(frozen=True)
class PlansPage(Block):
    """The same map several times, to be cut apart."""

    plan: ConferencePage
    grid: tuple[int, int]

    def height(self, width: float, room: float) -> float:
        """Take all there is."""
        del width
        return room

    def boxes(self, page: QRectF) -> list[QRectF]:
        """Return the room of each plan."""
        columns, rows = self.grid
        wide, high = page.width() / columns, page.height() / rows
        return [
            QRectF(page.left() + column * wide, page.top() + row * high, wide, high)
            for row in range(rows)
            for column in range(columns)
        ]

    def paint(self, painter: QPainter, box: QRectF) -> None:
        """Draw the plans, and where to cut."""
        for at in self.boxes(box):
            self.plan.paint(painter, at)
        columns, rows = self.grid
        for number in range(1, rows):
            y = box.top() + box.height() / rows * number
            one, other = QPointF(box.left() + 30, y), QPointF(box.right() - 30, y)
            writing.cut_line(painter, one, other)
        for number in range(1, columns):
            x = box.left() + box.width() / columns * number
            one, other = QPointF(x, box.top() + 30), QPointF(x, box.bottom() - 30)
            writing.cut_line(painter, one, other)
