"""One card of the gallery: an example's board, its number and what it teaches."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPixmap
from PySide6.QtWidgets import QPushButton, QSizePolicy, QVBoxLayout, QWidget

from gui.kit import theme
from gui.kit.signs import PieceIcon
from gui.kit.widgets import label, row
from gui.study import titles

LEAST, MOST = 150, 340
"""How high a card's picture may be."""


class Picture(QWidget):
    """The piece of board that a card shows, drawn when it is first seen."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedHeight(LEAST)
        self._pixmap = QPixmap()

    @property
    def empty(self) -> bool:
        """Whether it has not been drawn yet."""
        return self._pixmap.isNull()

    def set_high(self, high: int) -> None:
        """Take another height; the picture has to be drawn again."""
        if high != self.height():
            self.setFixedHeight(high)
            self._pixmap = QPixmap()

    def set_pixmap(self, pixmap: QPixmap) -> None:
        """Show a picture of the board."""
        self._pixmap = pixmap
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it with round corners, cut to the card."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        shape = QPainterPath()
        shape.addRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
        painter.setClipPath(shape)
        painter.fillPath(shape, theme.colour("paper3"))
        if not self._pixmap.isNull():
            ratio = self._pixmap.devicePixelRatio()
            whole = QSize(round(self._pixmap.width() / ratio), round(self._pixmap.height() / ratio))
            box = QRectF(
                (self.width() - whole.width()) / 2,
                (self.height() - whole.height()) / 2,
                whole.width(),
                whole.height(),
            )
            painter.drawPixmap(box, self._pixmap, QRectF(self._pixmap.rect()))
        painter.end()


class ExampleCard(QPushButton):
    """A card to be opened."""

    def __init__(self, example: str, section: str, pieces: tuple[tuple[str, str], ...]) -> None:
        super().__init__()
        self.example = example
        self.setProperty("surface", "choice")
        self.setAutoDefault(False)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._section = section
        self.picture = Picture()
        self.number = label("", "caption")
        self.title = label("", "h3", wrap=True)
        self.lesson = label("", "muted", wrap=True)
        icons = [PieceIcon(kind, letter, 28) for kind, letter in pieces[:9]]
        self._inside = QVBoxLayout(self)
        self._inside.setContentsMargins(10, 10, 12, 12)
        self._inside.setSpacing(5)
        self._inside.addWidget(self.picture)
        self._inside.addWidget(row(self.number, None, *icons, gap=0))
        self._inside.addWidget(self.title)
        self._inside.addWidget(self.lesson)
        self._inside.addStretch(1)
        for child in self.findChildren(QWidget):
            child.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.MinimumExpanding)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.speak()

    def speak(self) -> None:
        """Say everything in the language now spoken."""
        counted = titles.number(self.example)
        self.number.setText(" · ".join(part for part in (counted, self._section) if part))
        self.title.setText(titles.title(self.example))
        self.lesson.setText(titles.lesson(self.example))
        self.setAccessibleName(" ".join((counted, titles.title(self.example))).strip())
        self.setAccessibleDescription(titles.lesson(self.example))

    def sizeHint(self) -> QSize:
        """Ask for what its words need."""
        return QSize(300, self._inside.heightForWidth(300))

    def minimumSizeHint(self) -> QSize:
        """Shrink with the page."""
        return QSize(220, 260)

    def heightForWidth(self, width: int) -> int:
        """Return how high its words make it."""
        return self._inside.heightForWidth(width)
