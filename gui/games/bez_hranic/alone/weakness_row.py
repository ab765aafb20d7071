"""One line of the worst list: what is misjudged, how often, and by how much."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen

from engine.games.bez_hranic.geography.record import Weakness
from gui.games.bez_hranic.drawing.far import LEFT, RIGHT, sans, write
from gui.games.bez_hranic.words.geography import (
    belief_words,
    weakness_aloud,
    weakness_figures,
    weakness_name,
)
from gui.kit import theme
from gui.kit.widgets import PaintedButton


class WeaknessRow(PaintedButton):
    """Pressed, it shows on the map where it is."""

    def __init__(self, map_: str, one: Weakness) -> None:
        super().__init__()
        self.map, self.weakness = map_, one
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(weakness_aloud(map_, one))
        self.setMinimumHeight(theme.px(48))

    def sizeHint(self) -> QSize:
        """Ask for two lines."""
        return QSize(theme.px(320), theme.px(48))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw name and belief at the left, figures at the right."""
        del event
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing
        )
        lit = self.isChecked() or self.hasFocus()
        edge = "accent" if lit else "line"
        box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        painter.setPen(QPen(theme.colour(edge), 2 if lit else 1))
        painter.setBrush(theme.colour("paper3" if self.underMouse() or lit else "paper2"))
        painter.drawRoundedRect(box, 5, 5)
        inside = box.adjusted(theme.px(14), theme.px(5), -theme.px(12), -theme.px(5))
        figures = theme.px(110)
        words = QRectF(inside.left(), inside.top(), inside.width() - figures, inside.height() / 2)
        write(
            painter,
            words,
            weakness_name(self.map, self.weakness),
            (sans(theme.px(15), 650), theme.hexa("text")),
            LEFT,
        )
        below = words.translated(0, inside.height() / 2)
        said = belief_words(self.weakness.belief)
        write(painter, below, said, (sans(theme.px(13)), theme.hexa("text2")), LEFT)
        first, second = weakness_figures(self.weakness)
        right = QRectF(inside.right() - theme.px(46), inside.top(), theme.px(46), inside.height())
        write(painter, right, second, (sans(theme.px(13)), theme.hexa("text2")), RIGHT)
        left = right.translated(-theme.px(56), 0).adjusted(-theme.px(8), 0, 0, 0)
        write(painter, left, first, (sans(theme.px(16), 700), theme.hexa("text")), RIGHT)
        painter.end()
