"""One card of the gallery: an example's board, its number and what it teaches."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QVBoxLayout, QWidget

from gui.games.protocols import StudyTitles
from gui.kit.signs import PieceIcon
from gui.kit.widgets import label, pressed_by_enter, row

LEAST, MOST = 150, 340
"""How high a card's picture may be."""


First = Callable[[QSize], tuple[QPixmap, bool]]
"""Finds what a picture shows at its first sight: a pixmap, and whether it is the finished one."""


_AIR = 8
"""Between the number of an example and its pieces."""


class Picture(QWidget):
    """The piece of board that a card shows: a sketch of it until its picture is painted."""

    def __init__(self, first: First) -> None:
        super().__init__()
        self.setFixedHeight(LEAST)
        self._first = first
        self._pixmap = QPixmap()
        self._finished = False

    @property
    def unfinished(self) -> bool:
        """Whether its picture is still to be painted."""
        return not self._finished

    def set_high(self, high: int) -> None:
        """Take another height; what it shows is scaled until it is painted again."""
        if high != self.height():
            self.setFixedHeight(high)
            self._finished = False

    def forget(self) -> None:
        """Show it in other colours: whatever was painted is of no use any more."""
        self._pixmap, self._finished = QPixmap(), False
        self.update()

    def set_pixmap(self, pixmap: QPixmap) -> None:
        """Show the finished picture of the board."""
        self._pixmap, self._finished = pixmap, True
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it with round corners, cut to the card."""
        del event
        if self._pixmap.isNull():
            self._pixmap, self._finished = self._first(self.size())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        shape = QPainterPath()
        shape.addRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
        painter.setClipPath(shape)
        drawn = self._pixmap.deviceIndependentSize()
        fit = max(1.0, self.width() / drawn.width(), self.height() / drawn.height())
        box = QRectF(0, 0, drawn.width() * fit, drawn.height() * fit)
        box.moveCenter(QRectF(self.rect()).center())
        if fit == 1:
            box.moveTo(round(box.x()), round(box.y()))  # on whole pixels it stays sharp
        painter.drawPixmap(box, self._pixmap, QRectF(self._pixmap.rect()))
        painter.end()


class ExampleCard(QPushButton):
    """A card to be opened."""

    def __init__(
        self,
        example: str,
        section: str,
        pieces: tuple[tuple[str, str], ...],
        first: First,
        titles: StudyTitles,
    ) -> None:
        super().__init__()
        self.example, self._titles = example, titles
        self.setProperty("surface", "choice")
        self.setAutoDefault(False)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._section = section
        self.picture = Picture(first)
        self.number = label("", "caption")
        self.title = label("", "h3", wrap=True)
        self.lesson = label("", "muted", wrap=True)
        self._icons = [PieceIcon(kind, letter, 28) for kind, letter in pieces[:9]]
        self._inside = QVBoxLayout(self)
        self._inside.setContentsMargins(10, 10, 12, 12)
        self._inside.setSpacing(5)
        self._inside.addWidget(self.picture)
        self._inside.addWidget(row(self.number, None, *self._icons, gap=0))
        self._inside.addWidget(self.title)
        self._inside.addWidget(self.lesson)
        self._inside.addStretch(1)
        for child in self.findChildren(QWidget):
            child.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.MinimumExpanding)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.speak()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take Enter as well as the space bar."""
        if not pressed_by_enter(self, event):
            super().keyPressEvent(event)

    def speak(self) -> None:
        """Say everything in the language now spoken."""
        titles = self._titles
        counted = titles.number(self.example)
        self.number.setText(" · ".join(part for part in (counted, self._section) if part))
        self.title.setText(titles.title(self.example))
        self.lesson.setText(titles.lesson(self.example))
        self.setAccessibleName(" ".join((counted, titles.title(self.example))).strip())
        self.setAccessibleDescription(titles.lesson(self.example))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show as many pieces as there is room for beside the number."""
        super().resizeEvent(event)
        margins = self._inside.contentsMargins()
        words = margins.left() + margins.right() + self.number.sizeHint().width() + _AIR
        for place, icon in enumerate(self._icons, 1):
            icon.setVisible(words + place * icon.width() <= self.width())

    def sizeHint(self) -> QSize:
        """Ask for what its words need."""
        return QSize(300, self._inside.heightForWidth(300))

    def minimumSizeHint(self) -> QSize:
        """Shrink with the page."""
        return QSize(220, 260)

    def heightForWidth(self, width: int) -> int:
        """Return how high its words make it."""
        return self._inside.heightForWidth(width)
