"""The start screen's dark column: the wordmark and what can be done, over a piece of board."""

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QLinearGradient, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gui.kit import theme
from gui.kit.widgets import Button, label

VIEW = QRectF(560, 250, 780, 860)
"""The piece of board behind the column, in board units."""

PICTURE = QSize(980, 1080)


class Hero(QWidget):
    """Holds the acts; the picture comes when there is time for it."""

    def __init__(self, acts: tuple[Button, ...], foot: QWidget) -> None:
        super().__init__()
        # The table's surface, so that words and buttons on it take the colours of the dark.
        self.setProperty("surface", "table")
        self._picture = QPixmap()
        self.brand = label("Velmoc", "hero")
        self.brand.setProperty("brand", "true")
        self.motto = label("", "h3", wrap=True)
        self._column = QVBoxLayout(self)
        self._column.setSpacing(12)
        self._column.addWidget(self.brand)
        self._column.addWidget(self.motto)
        self._column.addSpacing(28)
        for act in acts:
            act.setMinimumHeight(48)
            self._column.addWidget(act)
        self._column.addStretch(1)
        self._column.addWidget(foot)

    def set_width(self, width: int) -> None:
        """Be as wide as the window allows."""
        self.setFixedWidth(width)
        side = 48 if width > 400 else 24
        self._column.setContentsMargins(side, 40 if width > 400 else 24, side, 20)

    @property
    def has_picture(self) -> bool:
        """Whether the piece of board is there."""
        return not self._picture.isNull()

    def set_picture(self, picture: QPixmap) -> None:
        """Put the piece of board behind the column."""
        self._picture = picture
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the board in the dark, darkest where words are."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.fillRect(self.rect(), theme.colour("table"))
        if not self._picture.isNull():
            size = self._picture.deviceIndependentSize()
            scale = max(self.height() / size.height(), self.width() / size.width())
            shown = size * scale
            corner = QPointF((self.width() - shown.width()) / 2, self.height() - shown.height())
            target = QRectF(corner, shown)
            painter.drawPixmap(target, self._picture, QRectF(self._picture.rect()))
        shade = QLinearGradient(0, 0, 0, self.height())
        for at, alpha in ((0.0, 255), (0.3, 238), (0.62, 165), (0.8, 185), (1.0, 248)):
            shade.setColorAt(at, theme.colour("table", alpha))
        painter.fillRect(self.rect(), shade)
        painter.fillRect(QRectF(self.width() - 1, 0, 1, self.height()), theme.colour("brass2"))
        painter.end()
